// One stop for the Tab key in a board: from there arrows go to the next thing that may be chosen, as in any toolbar.

import { getContext, setContext, untrack } from "svelte";

const ROVER = Symbol("rover");
/** Boards that have places side by side take the arrows themselves; the others go on everywhere. */
const KEYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 };

export class Rover {
  /** What may be chosen, as it stands in the page. */
  #spots = $state.raw<readonly SVGElement[]>([]);
  /** Where somebody was last. */
  #last = $state.raw<SVGElement | null>(null);

  /** Something more may be chosen, until the answer is called. */
  add(spot: SVGElement): () => void {
    const inOrder = (one: Node, two: Node): number => (one.compareDocumentPosition(two) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
    untrack(() => (this.#spots = [...this.#spots, spot].sort(inOrder)));
    return () => (this.#spots = this.#spots.filter((one) => one !== spot));
  }

  /** Does Tab come there? */
  isStop(spot: SVGElement | undefined): boolean {
    return spot === (this.#last && this.#spots.includes(this.#last) ? this.#last : this.#spots[0]);
  }

  /** Follows the focus and the keys in a board. */
  readonly follow = (board: HTMLElement): (() => void) => {
    const spotOf = (event: Event): SVGElement | null => (event.target instanceof Element ? event.target.closest<SVGElement>(".spot") : null);
    const focused = (event: Event): void => {
      this.#last = spotOf(event) ?? this.#last;
    };
    const pressed = (event: KeyboardEvent): void => {
      const by = KEYS[event.key];
      const spot = spotOf(event);
      if (by === undefined || !spot || event.defaultPrevented || !this.#spots.length) return;
      event.preventDefault();
      const next = this.#spots.indexOf(spot) + by;
      this.#spots.at(next % this.#spots.length)?.focus();
    };
    board.addEventListener("focusin", focused);
    board.addEventListener("keydown", pressed);
    return () => {
      board.removeEventListener("focusin", focused);
      board.removeEventListener("keydown", pressed);
    };
  };
}

/** For all spots of a board that is being made. */
export const provideRover = (): Rover => setContext(ROVER, new Rover());

export const roverHere = (): Rover | undefined => getContext(ROVER);
