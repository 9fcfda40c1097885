// The frame round a table: how much of it there is room for, and what of it is open.

import { MediaQuery } from "svelte/reactivity";

class Frame {
  readonly #small = new MediaQuery("(width < 900px) or (height < 480px)");
  readonly #upright = new MediaQuery("(width < 900px) and (height >= 480px)");
  /** A table fills the window: what is to be said is said in its dock and strip. */
  table = $state(false);
  /** The panel is open where it is a sheet. */
  sheet = $state(false);

  /** The page of the panel that is seen. */
  tab = $state("story");

  /** Opens a page of the panel. */
  open(tab: string): void {
    this.tab = tab;
    this.sheet = true;
  }

  /** A phone held upright: the dock has two lines for words. */
  get upright(): boolean {
    return this.#upright.current;
  }

  /** There is no room beside the board: the panel is a sheet. */
  get small(): boolean {
    return this.#small.current;
  }
}

export const frame = new Frame();
