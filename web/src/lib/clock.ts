// Time left, as people read it.

import type { ClockRules } from "../wire";

/** `1:05`, `2:00:09` or, from two days on, `3 d`. */
export function timeLeft(seconds: number, day: string): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * 86_400) return `${Math.floor(left / 86_400)} ${day}`;
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Clocks to choose from. */
export const CLOCKS: ClockRules[] = [
  {},
  { kind: "live", seconds: 300, increment: 5 },
  { kind: "live", seconds: 900, increment: 15 },
  { kind: "days", seconds: 86_400 },
  { kind: "days", seconds: 3 * 86_400 },
  { kind: "days", seconds: 7 * 86_400 },
];
