// Messages for tests.

import type { Beat, TableInfo, Welcome } from "../wire";

export function info(given: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "pig",
    players: 2,
    options: {},
    stage: "playing",
    seats: [
      { kind: "person", name: "Ann" },
      { kind: "bot", name: "Talus", level: 2 },
    ],
    clock: {},
    public: false,
    chat: "seats",
    hints: true,
    watching: true,
    made: 0,
    mine: [0],
    ...given,
  };
}

export function welcome(given: Partial<Welcome> = {}): Welcome {
  return { type: "welcome", table: info(), seat: 0, version: 0, fresh: true, server: "0", phrases: [], ...given };
}

export function beat(given: Partial<Beat> = {}): Beat {
  return { type: "beat", version: 1, cause: "sync", view: {}, count: 0, ...given };
}
