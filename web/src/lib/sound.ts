// What the table sounds like.

/** The sounds a step can make. */
export type Sound = "stone" | "dice" | "card" | "bag" | "step" | "coin" | "bones" | "good" | "bad";
