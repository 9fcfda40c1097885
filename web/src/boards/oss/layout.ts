// Where everything lies, for a room of any size: three arrangements, each stretched until it fills its room. The stage
// is a portrait field for whatever hands do: beside the table where there is room, over it on a phone held upright.

import type { Room } from "../board";
import { choose, type Box } from "../parts/room";
import type { TribeCard } from "./cards";
import { FAMILIES, type Family, type OssView } from "./view";

export interface Place {
  x: number;
  y: number;
  /** Of a card of full size. */
  size: number;
}

export interface Layout {
  width: number;
  height: number;
  /** How many screen pixels one of ours is. */
  scale: number;
  figures: Record<Family, Box>;
  /** Where cards lie before a figure. */
  before: Record<Family, Box>;
  hand: Box;
  challenges: Box;
  out: Box;
  /** None where the players sit in the rack. */
  seats: Box[];
  stage: Box;
  /** The stage lies over the table, and is seen only while something happens there. */
  over: boolean;
  /** The size of cards before figures and in the own hand. */
  laidSize: number;
  handSize: number;
}

/** Whom there must be room for. */
export interface Company {
  players: number;
  hand: boolean;
}

/** A tribe card at full size. */
export const CARD = { width: 56, height: 78 };
/** With a player. */
export const SMALL = 0.44;
/** A field for hands is so much higher than wide. */
const PORTRAIT = 1.25;
const MOST_HELD = 5;
const GAP = 8;
/** Cards before a figure need so much. */
const BEFORE = 88;
const TIGHT = 5;
/** A drawing is 120 to 100; above it the family's band, under it the name and a line of marks. */
const art = (width: number): number => (width * 100) / 120;
export const bandOf = (width: number): number => (width < 130 ? 18 : 22);
const footOf = (width: number): number => (width < 130 ? 34 : 40);
const cardHeight = (width: number): number => art(width) + bandOf(width) + footOf(width);
const widthFor = (height: number): number => ((height - 56) * 120) / 100;

/** A lower room is that of a phone that lies; one so much higher than wide is held upright; a narrower one has its players in the rack. */
const [LYING, UPRIGHT, RACK] = [430, 0.9, 600];
const seatRows = (players: number, rack: boolean): number => (rack ? 0 : Math.ceil(players / 3) * (50 + TIGHT));

export function layOut(room: Room, company: Company): Layout {
  const rack = room.w < RACK;
  const sketches = [
    { w: 1040, h: company.hand ? 540 : 450, target: 56, lay: desk },
    ...(room.h > UPRIGHT * room.w ? [{ w: 360, h: (company.hand ? 440 : 350) + seatRows(company.players, rack), target: 50, lay: tall(rack) }] : []),
    ...(room.h < LYING ? [{ w: 632, h: company.hand ? 306 : 250, target: 46, lay: flat }] : []),
  ];
  const { plan, scale } = choose(sketches, room);
  const [width, height] = [room.w / scale, room.h / scale];
  return { width, height, scale, ...plan.lay(width, height, company) };
}

type Laid = Omit<Layout, "width" | "height" | "scale">;

const families = (box: (at: number) => Box): Record<Family, Box> => ({ classic: box(0), hand: box(1), exotic: box(2), duel: box(3) });

/** A desk: the stage right, all players in sight. */
function desk(w: number, h: number, { players, hand: withHand }: Company): Laid {
  const field = Math.min(w * 0.36, (h - 2 * GAP) / PORTRAIT);
  const left = w - field - 3 * GAP;
  const column = (left - 3 * GAP) / 4;
  const columns = players > 4 ? 3 : 2;
  const lines = Math.ceil(players / columns);
  const others = BEFORE + (withHand ? 94 : 60) + lines * (62 + GAP) + 3 * GAP + TIGHT;
  const figure = Math.min(cardHeight(column), h - others);
  const least = figure + others;
  const spare = Math.max(0, h - least);
  const beforeTop = GAP + figure + TIGHT;
  const beforeHeight = BEFORE + spare * 0.4;
  const handTop = beforeTop + beforeHeight + GAP;
  const handHeight = (withHand ? 94 : 60) + spare * 0.25;
  const handSize = Math.min(1.25, (handHeight - 16) / CARD.height);
  const handWidth = withHand ? MOST_HELD * (CARD.width * handSize + 8) + 12 : 0;
  const pile = (left - handWidth - (withHand ? 2 : 1) * GAP) / 2;
  const seatTop = handTop + handHeight + GAP;
  const seatHeight = (h - seatTop - lines * GAP) / lines;
  const seatWidth = (left - (columns - 1) * GAP) / columns;
  const pilesAt = GAP + (withHand ? handWidth + GAP : 0);
  return {
    figures: families((at) => ({ x: GAP + at * (column + GAP), y: GAP, w: column, h: figure })),
    before: families((at) => ({ x: GAP + at * (column + GAP), y: beforeTop, w: column, h: beforeHeight })),
    hand: { x: GAP, y: handTop, w: handWidth, h: withHand ? handHeight : 0 },
    challenges: { x: pilesAt, y: handTop, w: pile, h: handHeight },
    out: { x: pilesAt + pile + GAP, y: handTop, w: pile, h: handHeight },
    seats: Array.from({ length: players }, (_, seat) => ({
      x: GAP + (seat % columns) * (seatWidth + GAP),
      y: seatTop + Math.floor(seat / columns) * (seatHeight + GAP),
      w: seatWidth,
      h: seatHeight,
    })),
    stage: { x: w - field - GAP, y: GAP, w: field, h: h - 2 * GAP },
    over: false,
    laidSize: Math.min(0.72, (beforeHeight - 12) / (players > 3 ? 2 : 1) / CARD.height),
    handSize,
  };
}

/** A phone held upright: the figures two by two, the cards before them at their side. */
const tall = (rack: boolean) => (w: number, full: number, { players, hand: withHand }: Company): Laid => {
  const h = full - seatRows(players, rack);
  const handHeight = withHand ? Math.min(112, 92 + Math.max(0, h - 440) * 0.2) : 0;
  const piles = 50;
  const room = (h - handHeight - piles - (withHand ? 5 : 4) * TIGHT) / 2;
  const column = (w - 3 * TIGHT) / 2;
  const wide = Math.min(column - 62, widthFor(room));
  const side = column - wide - 3;
  const at = (number: number): { x: number; y: number } => ({ x: TIGHT + (number % 2) * (column + TIGHT), y: TIGHT + Math.floor(number / 2) * (room + TIGHT) });
  const handTop = 3 * TIGHT + 2 * room;
  const pileTop = withHand ? handTop + handHeight + TIGHT : handTop;
  const pile = (w - 3 * TIGHT) / 2;
  return {
    figures: families((number) => ({ ...at(number), w: wide, h: room })),
    before: families((number) => ({ x: at(number).x + wide + 3, y: at(number).y, w: side, h: room })),
    hand: { x: TIGHT, y: handTop, w: withHand ? w - 2 * TIGHT : 0, h: handHeight },
    challenges: { x: TIGHT, y: pileTop, w: pile, h: piles },
    out: { x: 2 * TIGHT + pile, y: pileTop, w: pile, h: piles },
    seats: rack ? [] : Array.from({ length: players }, (_, seat) => ({ x: TIGHT + ((seat % 3) * (w - TIGHT)) / 3, y: h + Math.floor(seat / 3) * (50 + TIGHT), w: (w - TIGHT) / 3 - TIGHT, h: 50 })),
    stage: { x: 0, y: 0, w, h },
    over: true,
    laidSize: 0.52,
    handSize: (handHeight - 12) / CARD.height,
  };
};

/** A phone that lies: the stage right, the players in the rack. */
function flat(w: number, h: number, { hand: withHand }: Company): Laid {
  const field = Math.min(w * 0.4, (h - 2 * TIGHT) / PORTRAIT);
  const left = w - field - 3 * TIGHT;
  const column = (left - 3 * TIGHT) / 4;
  const figure = Math.min(cardHeight(column), h * 0.42);
  const handHeight = withHand ? 80 : 56;
  const handTop = h - handHeight - TIGHT;
  const handSize = (handHeight - 10) / CARD.height;
  const handWidth = withHand ? MOST_HELD * (CARD.width * handSize + 5) + 8 : 0;
  const pilesAt = TIGHT + (withHand ? handWidth + TIGHT : 0);
  const pile = left - pilesAt + TIGHT;
  const high = withHand ? (handHeight - 4) / 2 : handHeight;
  const before = 2 * TIGHT + figure;
  return {
    figures: families((at) => ({ x: TIGHT + at * (column + TIGHT), y: TIGHT, w: column, h: figure })),
    before: families((at) => ({ x: TIGHT + at * (column + TIGHT), y: before, w: column, h: handTop - TIGHT - before })),
    hand: { x: TIGHT, y: handTop, w: handWidth, h: withHand ? handHeight : 0 },
    challenges: { x: pilesAt, y: handTop, w: withHand ? pile : pile / 2 - 2, h: high },
    out: withHand ? { x: pilesAt, y: handTop + high + 4, w: pile, h: high } : { x: pilesAt + pile / 2 + 2, y: handTop, w: pile / 2 - 2, h: high },
    seats: [],
    stage: { x: w - field - TIGHT, y: TIGHT, w: field, h: h - 2 * TIGHT },
    over: false,
    laidSize: 0.5,
    handSize,
  };
}

/** The middle of each card. */
export function places(cards: readonly TribeCard[], view: OssView, seat: number | null, layout: Layout): Map<number, Place> {
  const found = new Map<number, Place>();
  const at = (card: TribeCard, x: number, y: number, size: number): unknown => found.set(card.id, { x, y, size });
  const of = (spot: TribeCard["spot"], who: number): TribeCard[] => cards.filter((card) => card.spot === spot && card.seat === who);
  const inOrder = (some: TribeCard[]): TribeCard[] => some.sort((one, two) => (one.value ?? 0) - (two.value ?? 0) || one.id - two.id);

  for (const family of FAMILIES) {
    const here = family === "duel" ? pairs(view) : view.laid.filter((one) => one.family === family && !one.duel);
    const spots = laidSpots(layout.before[family], here.length, family === "duel" ? 2 : 0, layout.laidSize);
    here.forEach((one, number) => {
      const [card, spot] = [of("laid", one.seat)[0], spots[number]];
      if (card && spot) at(card, spot.x, spot.y, layout.laidSize);
    });
  }

  view.seats.forEach((_, who) => {
    const held = inOrder(of("hand", who));
    const { hand } = layout;
    if (who === seat && hand.w) {
      const step = Math.min(CARD.width * layout.handSize + 8, (hand.w - 8) / Math.max(1, held.length));
      const start = hand.x + hand.w / 2 - ((held.length - 1) * step) / 2;
      held.forEach((card, number) => at(card, start + number * step, hand.y + hand.h / 2, layout.handSize));
    }
    const box = layout.seats[who];
    if (!box) {
      // Whoever sits in the rack takes cards down there.
      const x = (layout.width * (who + 0.5)) / view.seats.length;
      for (const card of [...(who === seat && hand.w ? [] : held), ...of("deck", who), ...of("won", who)]) at(card, x, layout.height + 60, SMALL);
      return;
    }
    const line = box.y + box.h - 21;
    const right = box.x + box.w;
    if (who !== seat || !hand.w) held.forEach((card, number) => at(card, right - 74 - (held.length - 1 - number) * 8, line, SMALL));
    of("deck", who).forEach((card, number) => at(card, right - 24 - number * 2, line - number * 1.5, SMALL));
    const won = inOrder(of("won", who));
    const step = wonStep(box, won.length + (view.seats[who]?.challenges.length ?? 0), who === seat && hand.w > 0);
    won.forEach((card, number) => at(card, box.x + 21 + number * step, line, SMALL));
  });

  const gone = cards.filter((card) => card.spot === "out");
  const { x, y, w, h } = layout.out;
  const size = Math.max(0.28, Math.min(0.5, (h - 20) / CARD.height));
  gone.forEach((card, number) => {
    // A heap, not a row: a little of each card is seen.
    const spread = Math.min(12, (w - 40) / Math.max(1, gone.length));
    at(card, x + 20 + number * spread, y + h / 2 + 8 + ((number * 7) % 5) - 2, size);
  });
  return found;
}

/** How far apart what a player has won lies. */
export const wonStep = (box: Box, count: number, own: boolean): number => Math.min(27, (box.w - (own ? 84 : 146)) / Math.max(1, count));

/** Places for so many cards before a figure, in rows that come closer where they must. */
export function laidSpots(box: Box, count: number, columns: number, size: number): { x: number; y: number }[] {
  const [wide, high] = [CARD.width * size, CARD.height * size];
  const most = columns || Math.max(1, Math.floor((box.w - 2) / (wide + 2)));
  const rows = Math.ceil(count / most);
  const dx = Math.min(wide + (columns ? 16 : 6), most > 1 ? (box.w - wide - 2) / (most - 1) : 0);
  const dy = Math.min(high + 5, rows > 1 ? (box.h - high - 6) / (rows - 1) : 0);
  return Array.from({ length: count }, (_, number) => {
    const row = Math.floor(number / most);
    const inRow = Math.min(most, count - row * most);
    return { x: box.x + box.w / 2 + ((number % most) - (inRow - 1) / 2) * dx, y: box.y + high / 2 + 3 + row * dy };
  });
}

/** The cards in duels, pair by pair in the order laid. */
export function pairs(view: OssView): OssView["laid"] {
  return FAMILIES.flatMap((family) => view.laid.filter((one) => one.duel && one.family === family));
}
