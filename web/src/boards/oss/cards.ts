// Follows every tribe card from deck to hand to table to pile, so that it can be seen to travel.

import { outOfGame, type OssView } from "./view";

export type Spot = "deck" | "hand" | "laid" | "won" | "out";
export interface TribeCard {
  id: number;
  /** Whose tribe it shows; a card won shows its winner's. */
  tribe: number;
  /** Null where we may not know. */
  value: number | null;
  spot: Spot;
  /** In whose deck, hand or pile; of a card that has left the game who had it last. */
  seat: number;
}

const TRIBE = 8;

/** Where all cards lie in this view, each the nearest to where it lay before. */
export function follow(before: readonly TribeCard[], view: OssView): TribeCard[] {
  const left = before.length ? before.map((card) => ({ ...card })) : fresh(view.seats.length);
  const placed: TribeCard[] = [];

  /** Moves the first card that one of the tests finds; tests are tried in order. */
  const put = (to: Partial<TribeCard>, ...tests: ((card: TribeCard) => boolean)[]): void => {
    for (const test of tests) {
      const at = left.findIndex(test);
      const card = at < 0 ? undefined : left.splice(at, 1)[0];
      if (!card) continue;
      placed.push({ ...card, ...to });
      return;
    }
  };
  const lies = (spot: Spot, seat: number, value?: number) => (card: TribeCard) =>
    card.spot === spot && card.seat === seat && (value === undefined || card.value === value);
  const hidden = (spot: Spot, seat: number) => (card: TribeCard) => lies(spot, seat)(card) && card.value === null;

  const shows = (value: number) => (card: TribeCard) => card.value === value;
  const any = (): boolean => true;

  for (const { seat, value } of view.laid) {
    put({ spot: "laid", seat, value, tribe: seat }, lies("laid", seat), lies("hand", seat, value), hidden("hand", seat), lies("deck", seat));
  }
  // Hands and decks take only cards of their own, so that what remains is what was played.
  view.seats.forEach((owner, seat) => {
    const to = { seat, tribe: seat };
    for (let at = 0; at < owner.hand_size; at++) {
      const value = owner.hand?.[at] ?? null;
      // After an undo a card comes back from the table.
      const back = (card: TribeCard): boolean => card.tribe === seat && card.spot !== "deck" && (value === null || card.value === value);
      if (value === null) put({ ...to, spot: "hand", value }, lies("hand", seat), lies("deck", seat), back);
      else put({ ...to, spot: "hand", value }, lies("hand", seat, value), hidden("hand", seat), back, lies("deck", seat), lies("hand", seat));
    }
    for (let at = 0; at < owner.deck_size; at++) put({ ...to, spot: "deck", value: null }, lies("deck", seat), lies("hand", seat));
  });
  view.seats.forEach((owner, seat) => {
    for (const value of owner.won) {
      const to = { spot: "won", seat, tribe: seat, value } as const;
      put(to, lies("won", seat, value), lies("laid", seat, value), (card) => card.spot === "laid" && card.value === value, any);
    }
  });
  for (const value of outOfGame(view)) {
    put({ spot: "out", value }, (card) => card.spot === "out" && card.value === value, shows(value), any);
  }
  return placed.sort((one, two) => one.id - two.id);
}

function fresh(players: number): TribeCard[] {
  return Array.from({ length: players * TRIBE }, (_, id) => {
    const seat = Math.floor(id / TRIBE);
    return { id, tribe: seat, value: null, spot: "deck" as const, seat };
  });
}
