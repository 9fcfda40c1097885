// Mice point surely, fingers do not: what is small is only aimed at by a finger, and confirmed in the dock.

/** Did a finger click? A mouse, a key and a screen reader mean what they say. */
export const byFinger = (event: Event): boolean => event instanceof PointerEvent && (event.pointerType === "touch" || event.pointerType === "pen");
