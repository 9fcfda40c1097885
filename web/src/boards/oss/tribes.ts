// The shapes of the six tribes on their cards, 20 wide around their middle; colour and mark are the seat's.

import drawings from "../../../../src/osselet/games/oss/drawings.json";

export const shapeOf = (seat: number): string => drawings.tribes[seat] ?? drawings.tribes[0] ?? "";
