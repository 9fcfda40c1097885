// What is opened at the foot of a part that scrolls by itself would stay out of sight.

/** Brings what was just opened into view; for `ontoggle`. */
export function reveal(event: Event & { currentTarget: HTMLDetailsElement }): void {
  if (event.currentTarget.open) event.currentTarget.scrollIntoView({ block: "nearest" });
}
