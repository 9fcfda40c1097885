// All that is kept of me as one file: what the server knows, and what I saw of the games I have finished.

import * as api from "./api";

const A_WHILE = 3000;
const TRIES = 20;

/** Asks again where the server wants us to be slower. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES || !(error instanceof api.Refusal) || error.code !== "too-fast") throw error;
      await new Promise((go) => setTimeout(go, A_WHILE));
    }
  }
}

export async function belongings(): Promise<string> {
  const kept = await patiently(api.exported);
  const games = [];
  for (const table of kept.tables) {
    const [seat] = table.mine ?? [];
    const over = table.stage === "over" && seat !== undefined && !table.aside;
    games.push(over ? { ...table, seen: { seat, ...(await patiently(() => api.history(table.id, seat))) } } : table);
  }
  return JSON.stringify({ ...kept, tables: games }, null, 2);
}
