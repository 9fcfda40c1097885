// What the voice says when nothing is told: the question, or for whom one waits.

import { t } from "./language.svelte";
import { hasSealed } from "./sealed";
import type { TableState } from "./table.svelte";
import { nameless, type Speaker } from "./texts";

export interface Asking {
  /** Whose turn it is. */
  turn: string;
  /** What is asked; it says by itself whose turn it is. */
  asked: string | null;
}

export function askingOf(table: TableState, say: Speaker): Asking {
  const beat = table.shown;
  const { seat } = table;
  const asked = table.myTurn && beat?.ask ? say.question(beat.ask) : null;
  // With several players on this device the question says whom it asks.
  const several = table.mine.length > 1 || seat === null;
  return { turn: turnOf(table, say), asked: asked === null || several ? asked : nameless(asked, say.player(seat)) };
}

function turnOf(table: TableState, say: Speaker): string {
  const beat = table.shown;
  if (beat?.waits) return t("web-enter-chance");
  if (table.myTurn || table.handsCalled) return t("web-your-turn");
  // A hand that the table has lent its owner is not waited for: it says so, not that one waits for oneself.
  if (table.seat !== null && table.desk.bout?.lent?.includes(table.seat)) return t("web-hand-lent");
  const players = say.players(slowest(table));
  if (table.seat !== null && beat && hasSealed(beat.view, table.seat)) return t("web-chosen", { players });
  if (table.over) return `${t("web-over")} ${endOf(table.over.winners, table.seat, say)}`.trim();
  const waits = waitingFor(table, say);
  return table.mine.length ? waits : `${t("web-you-watch")} ${waits}`;
}

/** Who has won, in a word. */
export function endOf(winners: readonly number[], seat: number | null, say: Speaker): string {
  if (!winners.length) return t("web-nobody-wins");
  if (seat !== null && winners.includes(seat)) return t(winners.length === 1 ? "web-you-win" : "web-you-share");
  return t("web-wins", { players: say.players(winners), count: winners.length });
}

/** Whom one waits for: people, or bots where nobody else is to decide. */
function slowest(table: TableState): number[] {
  const people = table.actors.filter((seat) => table.info?.seats[seat]?.kind !== "bot");
  return people.length ? people : table.actors;
}

/** For whom the table waits; of bots it is only said that they think. */
export function waitingFor(table: TableState, say: Speaker): string {
  const seats = slowest(table);
  if (!seats.length) return t("web-nobody-acts");
  const think = seats.every((seat) => table.info?.seats[seat]?.kind === "bot");
  return t(think ? "web-bots-think" : "web-waiting-for", { players: say.players(seats), count: seats.length });
}
