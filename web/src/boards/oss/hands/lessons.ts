// What the page knows of the figures: their families, what is dealt for them, and how they are done.

import type { Speaker } from "../../../lib/texts";
import { decode, fromBase64, type Deed } from "../../../lib/trace";
import { FIGURES } from "./layout";
import type { Setup } from "./playing";

export const GROUPS = ["classic", "hand", "exotic", "duel", "challenge"] as const;
export type Group = (typeof GROUPS)[number];

/** Figures of a group: five each, in the judge's order. */
export const figuresOf = (group: Group): readonly string[] => FIGURES.slice(GROUPS.indexOf(group) * 5, GROUPS.indexOf(group) * 5 + 5);
export const groupOf = (figure: string): Group => GROUPS[Math.floor((FIGURES as readonly string[]).indexOf(figure) / 5)] ?? "classic";

export const nameOf = (figure: string, say: Speaker): string =>
  groupOf(figure) === "challenge" ? say.say("challenge-name", { challenge: figure }) : say.say("figure-name", { figure });

/** As `python -m tests.web.hands` writes it: levels with the bounds of their deals, and a demonstration. */
export interface Lesson {
  levels: Record<string, { ranges: number[]; shared: number[] }>;
  demo: { level: number; deal: number[]; shared: number[]; trace: string };
}

let loaded: Promise<Record<string, Lesson>> | null = null;
/** All lessons, loaded once. */
export function lessons(): Promise<Record<string, Lesson>> {
  return (loaded ??= import("./figures.json").then((found) => found.default as Record<string, Lesson>));
}

/** How a figure is done. */
export function demonstrationOf(figure: string, { demo }: Lesson): { setup: Setup; deeds: Deed[] } {
  const { level, deal, shared, trace } = demo;
  return { setup: { figure, level, deal, shared, tempo: 100, reach: 100, ring: false }, deeds: decode(fromBase64(trace)) };
}
