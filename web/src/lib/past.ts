// A game that can be looked back at: one of a table here, or one that somebody brings along in a file.

import type { StepHistory, Opened, Result, ReviewState, TableInfo, Views } from "../wire";
import { LARGEST_RECORD } from "../wire";
import * as api from "./api";

export interface Past {
  /** What it is of, and how it ended if it did. */
  about(): Promise<{ info: TableInfo; result: Result | null }>;
  history(seat: number | null): Promise<StepHistory>;
  views(eyes: api.Eyes, first: number): Promise<Views>;
  review(): Promise<ReviewState>;
}

/** The past of a table. */
export const ofTable = (id: string): Past => ({
  async about() {
    const info = await api.table(id);
    return { info, result: info.stage === "over" ? await api.ending(id) : null };
  },
  history: (seat) => api.history(id, seat),
  views: (eyes, first) => api.views(id, eyes, first),
  review: () => api.review(id),
});

/** The past that a record holds: the server keeps nothing of it, so every question carries it. */
export const ofRecord = (record: string): Past => ({
  async about() {
    const { table, result } = await api.openRecord(record);
    return { info: table, result };
  },
  history: (seat) => api.recordHistory(record, seat),
  views: (eyes, first) => api.recordViews(record, eyes, first),
  review: () => api.recordReview(record),
});

const KEPT = "osselet-record";

/** Takes a record for this tab, also when it is loaded again, if the server can read it; null where it is no record at all. */
export async function bring(file: File, keeping: Storage = sessionStorage): Promise<Opened | null> {
  if (file.size > LARGEST_RECORD) return null;
  const record = await file.text();
  try {
    JSON.parse(record);
  } catch {
    return null;
  }
  const opened = await api.openRecord(record);
  keeping.setItem(KEPT, record);
  return opened;
}

/** The record that was brought along last. */
export const brought = (keeping: Storage = sessionStorage): string | null => keeping.getItem(KEPT);
