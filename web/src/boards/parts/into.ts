// What a board shows outside its box: controls in the dock, extras in the panel, seats in the rack, facts in the strip.

import type { Attachment } from "svelte/attachments";

/**
 * - `dock`: what may be done now and has no place on the board; what was aimed at, to be confirmed.
 * - `detail`: a short sentence on effects and chances, under the question.
 * - `panel`: the game's extra, above log and chat; on phones in a sheet.
 * - `rack`: seats and loot that the board does not draw; on phones only.
 * - `facts`: the round and such, beside the game's name.
 */
export type Region = "dock" | "detail" | "panel" | "rack" | "facts";

/**
 * Puts an element into a region of the shell. The element must lie inside another one of the board, or be all there is
 * in its `{#if}`: Svelte finds what it takes away again by neighbours, and a moved element has others.
 */
export const into =
  (region: Region): Attachment =>
  (element) => {
    element.closest(".shell")?.querySelector(`[data-region="${region}"]`)?.append(element);
    return () => element.remove();
  };
