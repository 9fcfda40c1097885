// Pieces that travel from place to place: `class="travels"` and this as their transform; `parts/Board.svelte` says how.

import type { Point } from "./room";

/** Where a piece lies, and how large; a change of it is a journey. */
export const placed = (at: Point, size = 1): string => `translate(${at.x}px, ${at.y}px) scale(${size})`;
