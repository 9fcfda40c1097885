// What a published page and its worker say to each other.

/** What `osselet publish` wrote beside the page. */
export interface Contents {
  /** Of all that was written: tells one edition of a folder from another. */
  edition: string;
  /** Seconds a bot takes for a move, on average. */
  pause: number;
  /** The archive with the rules and the house, in Python. */
  python: string;
  /** The wheels beside it. */
  wheels: string[];
  /** By game: its search as WebAssembly, and where things lie in its memory. */
  kernels: Record<string, { file: string; places: Record<string, number>; end: number }>;
  /** By path: answers that are the same for everybody. */
  answers: Record<string, string>;
}

export type ToWorker =
  | { kind: "start"; base: string; contents: Contents }
  | { kind: "ask"; id: number; method: string; path: string; language: string; body: string }
  | { kind: "dial"; line: number }
  | { kind: "say"; line: number; text: string }
  | { kind: "hang-up"; line: number };

export type FromWorker =
  | { kind: "ready" }
  /** Something is missing or damaged, or another tab has these tables. */
  | { kind: "failed"; why: "broken" | "elsewhere"; what: string }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "said"; line: number; text: string };
