// Where everything lies on the table, in pixels of the screen, for any width and any number of players.

import type { TribeCard } from "./cards";
import { FAMILIES, type Family, type OssView } from "./view";

export interface Place {
  x: number;
  y: number;
  /** Of a card of full size. */
  size: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Layout {
  width: number;
  height: number;
  /** A phone. */
  narrow: boolean;
  figures: Record<Family, Box>;
  /** Where cards lie before a figure. */
  before: Record<Family, Box>;
  hand: Box;
  challenges: Box;
  out: Box;
  seats: Box[];
  /** The size of cards before figures, in the own hand, and with a player. */
  laidSize: number;
  handSize: number;
}

/** A tribe card at full size. */
export const CARD = { width: 56, height: 78 };
/** With a player. */
export const SMALL = 0.44;
const NARROW = 600;
const MOST_HELD = 5;
const LABEL = 20;

export function layOut(width: number, players: number, withHand: boolean, over = false): Layout {
  const narrow = width < NARROW;
  const gap = narrow ? 6 : 14;
  const column = (width - 3 * gap) / 4;
  const art = Math.round((column * 100) / 120);
  const figureHeight = art + (narrow ? 54 : 64);
  const laidSize = narrow ? 0.5 : 0.72;
  const row = CARD.height * laidSize + 6;
  const rows = Math.max(Math.ceil(players / perRow(column, laidSize)), Math.floor(players / 2));
  const beforeTop = figureHeight + 6;
  // After the end nobody lays a card any more.
  const beforeHeight = over ? 0 : rows * row + 4;

  const figures = {} as Record<Family, Box>;
  const before = {} as Record<Family, Box>;
  FAMILIES.forEach((family, at) => {
    const x = at * (column + gap);
    figures[family] = { x, y: 0, width: column, height: figureHeight };
    before[family] = { x, y: beforeTop, width: column, height: beforeHeight };
  });

  let y = beforeTop + beforeHeight + 12;
  const handSize = narrow ? 1 : 1.1;
  const handHeight = LABEL + CARD.height * handSize + 10;
  const handWidth = withHand ? MOST_HELD * (CARD.width * handSize + 8) + 12 : 0;
  const hand = { x: 0, y, width: Math.min(width, handWidth), height: withHand ? handHeight : 0 };
  // Piles lie beside the hand where there is room, else below it.
  const beside = !narrow || !withHand;
  if (!beside) y += handHeight + 8;
  const left = beside && withHand ? hand.width + 16 : 0;
  const pileWidth = (width - left - 10) / 2;
  const pileHeight = beside && withHand ? handHeight : 74;
  const challenges = { x: left, y, width: pileWidth, height: pileHeight };
  const out = { x: left + pileWidth + 10, y, width: pileWidth, height: pileHeight };
  y += pileHeight + 12;

  const columns = narrow ? 1 : 2;
  const seatWidth = (width - (columns - 1) * gap) / columns;
  const seatHeight = 80;
  const seats = Array.from({ length: players }, (_, seat) => ({
    x: (seat % columns) * (seatWidth + gap),
    y: y + Math.floor(seat / columns) * (seatHeight + 8),
    width: seatWidth,
    height: seatHeight,
  }));
  const height = y + Math.ceil(players / columns) * (seatHeight + 8);
  return { width, height, narrow, figures, before, hand, challenges, out, seats, laidSize, handSize };
}

/** Cards beside each other before a figure; they may overlap a little. */
function perRow(column: number, size: number): number {
  return Math.max(2, Math.floor((column + 8) / (CARD.width * size - 2)));
}

/** The middle of each card. */
export function places(cards: readonly TribeCard[], view: OssView, seat: number | null, layout: Layout): Map<number, Place> {
  const found = new Map<number, Place>();
  const at = (card: TribeCard, x: number, y: number, size: number): unknown => found.set(card.id, { x, y, size });
  const of = (spot: TribeCard["spot"], who: number): TribeCard[] => cards.filter((card) => card.spot === spot && card.seat === who);

  for (const family of FAMILIES) {
    const box = layout.before[family];
    const here = family === "duel" ? pairs(view) : view.laid.filter((one) => one.family === family && !one.duel);
    const [wide, high] = [CARD.width * layout.laidSize, CARD.height * layout.laidSize];
    const columns = family === "duel" ? 2 : perRow(box.width, layout.laidSize);
    const step = family === "duel" ? Math.min(wide + 26, box.width - wide) : Math.min(wide + 6, (box.width - wide) / Math.max(1, columns - 1));
    here.forEach((one, number) => {
      const inRow = Math.min(columns, here.length - Math.floor(number / columns) * columns);
      const card = of("laid", one.seat)[0];
      if (!card) return;
      const x = box.x + box.width / 2 + ((number % columns) - (inRow - 1) / 2) * step;
      at(card, x, box.y + high / 2 + 4 + Math.floor(number / columns) * (high + 6), layout.laidSize);
    });
  }

  view.seats.forEach((_, who) => {
    const box = layout.seats[who];
    if (!box) return;
    const held = of("hand", who).sort((one, two) => (one.value ?? 0) - (two.value ?? 0) || one.id - two.id);
    const line = box.y + 54;
    held.forEach((card, number) => {
      if (who === seat && layout.hand.width) {
        const step = Math.min(CARD.width * layout.handSize + 8, (layout.hand.width - 12) / MOST_HELD);
        const x = layout.hand.x + 7 + CARD.width * layout.handSize * 0.5 + number * step;
        at(card, x, layout.hand.y + LABEL + (CARD.height * layout.handSize) / 2 + 2, layout.handSize);
      } else at(card, box.x + box.width - 74 - (held.length - 1 - number) * 9, line, SMALL);
    });
    of("deck", who).forEach((card, number) => at(card, box.x + box.width - 26 - number * 2, line - number * 1.5, SMALL));
    const won = of("won", who).sort((one, two) => (one.value ?? 0) - (two.value ?? 0) || one.id - two.id);
    won.forEach((card, number) => at(card, box.x + 24 + number * 27, line, SMALL));
  });

  const gone = cards.filter((card) => card.spot === "out");
  const { x, y, width, height } = layout.out;
  gone.forEach((card, number) => {
    // A heap, not a row: a little of each card is seen.
    const spread = Math.min(12, (width - 60) / Math.max(1, gone.length));
    at(card, x + 26 + number * spread, y + height / 2 + 10 + ((number * 7) % 5) - 2, 0.5);
  });
  return found;
}

/** The cards in duels, pair by pair in the order laid. */
export function pairs(view: OssView): OssView["laid"] {
  return FAMILIES.flatMap((family) => view.laid.filter((one) => one.duel && one.family === family));
}
