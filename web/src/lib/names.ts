// Who is called how.

import type { OptionInfo, SeatWish } from "../wire";

/** Bones, for a house named after one: the same in every language. */
const BOTS = ["Talus", "Fibula", "Radius", "Patella", "Ulna", "Tibia", "Scapula", "Coccyx", "Vomer", "Hamatum", "Cuboid", "Stapes"];

/** A bot for a seat, with a name that nobody at the table has. */
export function bot(level: number, taken: readonly string[] = []): SeatWish {
  return { kind: "bot", level, name: BOTS.find((name) => !taken.includes(name)) ?? "" };
}

/** Wishes for a table: me, and bots in all other seats. */
export function againstBots(players: number, level: number): SeatWish[] {
  const seats: SeatWish[] = [{ kind: "me" }];
  while (seats.length < players) {
    seats.push(bot(level, seats.map((seat) => seat.name ?? "")));
  }
  return seats;
}

/** How many usually sit down: four, or as near as the game allows. */
export function usualPlayers(players: readonly number[]): number {
  return Math.min(Math.max(4, Math.min(...players)), Math.max(...players));
}

/** What a game proposes where people play on a page, beside its usual options. */
export function proposed(options: readonly OptionInfo[]): Record<string, unknown> {
  return Object.fromEntries(options.filter((one) => one.proposed).map((one) => [one.name, one.proposed]));
}
