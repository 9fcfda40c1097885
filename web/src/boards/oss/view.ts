// What a seat sees of Oss, as `view.py` tells it.

export const SOLO = ["classic", "hand", "exotic"] as const;
export const FAMILIES = [...SOLO, "duel"] as const;
export type Solo = (typeof SOLO)[number];
export type Family = (typeof FAMILIES)[number];

export interface Laid {
  seat: number;
  value: number;
  family: Solo;
  duel: boolean;
}
export interface Attempt {
  seats: number[];
  figure: string;
  /** The value of the card; null in a duel. */
  needed: number | null;
  /** Bones, or who has won a duel; a tie is only ever told. */
  result: number | "first" | "second" | "tie" | null;
  replays: number[];
}
export interface Contest {
  tower: number | null;
  missed: number[];
  said: string | null;
  idle: number;
}
export interface SeatView {
  hand: number[] | null;
  hand_size: number;
  deck_size: number;
  won: number[];
  challenges: string[];
  played: number[];
  score: number;
  skill: number;
}
export interface OssView {
  round: number;
  phase: "deal" | "reveal" | "lay" | "figures" | "challenge" | "draw" | "over";
  turn: number | null;
  chief: number;
  figures: Record<Family, string | null>;
  challenge: string | null;
  laid: Laid[];
  attempt: Attempt | null;
  alive: number[];
  contest: Contest | null;
  seats: SeatView[];
}

/** Rounds of a game; a player may replay twice in each. */
export const ROUNDS = 4;
export const MOST_REPLAYS = 2;
/** Challenge cards in the box; with two players one stays in it. */
export const challengesIn = (players: number): number => (players === 2 ? 4 : 5);

/** The values of the cards that have left the game: all that were played, but for those lying and won. */
export function outOfGame(view: OssView): number[] {
  const gone = view.seats.flatMap((one) => one.played);
  for (const value of [...view.laid.map((one) => one.value), ...view.seats.flatMap((one) => one.won)]) {
    const at = gone.indexOf(value);
    if (at >= 0) gone.splice(at, 1);
  }
  return gone;
}
