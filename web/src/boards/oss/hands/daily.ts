// The day's deal: five figures, one of each family, the same for everybody on the same day.

import { dayOf, seeded } from "./deal";
import { figuresOf, GROUPS } from "./lessons";

export interface DailyFigure {
  figure: string;
  level: number;
  seed: string;
}

/** The five figures of a day; `levels` says how hard each may be. */
export function dailyOf(day: string, levels: (figure: string) => readonly number[]): DailyFigure[] {
  const random = seeded(day);
  return GROUPS.map((group) => {
    const five = figuresOf(group);
    const figure = five[Math.floor(random() * five.length)] ?? five[0] ?? "";
    const some = levels(figure);
    const level = some[Math.floor(random() * Math.min(3, some.length))] ?? 1;
    return { figure, level, seed: `${day} ${figure}` };
  });
}

export function dayBefore(day: string): string {
  const date = new Date(`${day}T12:00:00`);
  date.setDate(date.getDate() - 1);
  return dayOf(date);
}

/** A day's results as a line to be shared: a bone for each figure done. */
export const rowOf = (results: readonly (number | null)[]): string => results.map((one) => (one === null ? "·" : one > 0 ? "🦴" : "▫️")).join("");
