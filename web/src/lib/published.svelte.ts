// A published page has no server behind it: its house is a worker of the page (`src/published/`), asked by the same messages.

import type { Line } from "./connection";

/** Was this page written by `osselet publish`? Its `index.html` says so. */
export const PUBLISHED = globalThis.document?.documentElement.dataset["published"] !== undefined;
/** What addresses within the page begin with: a folder of files knows no paths, so a published page keeps them behind a `#`. */
export const ROOT = PUBLISHED ? "#" : "";

/** How the house of a published page is. */
class Standing {
  state = $state<"starting" | "ready" | "broken" | "elsewhere">("starting");
  /** What is missing or damaged, for whoever put the folder there. */
  what = $state("");
}

export const standing = new Standing();

type Local = typeof import("../published/local");
let loading: Promise<Local> | undefined;

function local(): Promise<Local> {
  loading ??= import("../published/local").catch((error: unknown) => {
    standing.state = "broken";
    standing.what = String(error);
    throw error;
  });
  return loading;
}

/** Starts the house before anybody asks for it: that takes some seconds. */
export function begin(): void {
  if (PUBLISHED) void local().then((house) => house.start(), () => {});
}

/** When the house is open. */
export async function ready(): Promise<void> {
  await (await local()).start();
}

/** What the server would answer. */
export async function ask(method: string, path: string, language: string, body: string): Promise<Response> {
  return (await local()).ask(method, path, language, body);
}

/** A line to the house, in the place of a socket. */
export function dial(): Line {
  const line: Line & { readyState: number } = {
    onopen: null,
    onmessage: null,
    onclose: null,
    readyState: 0,
    send: () => {},
    close: () => (line.readyState = 3),
  };
  void local().then((house) => house.connect(line), () => {});
  return line;
}

/** Where a picture of a game lies: `NAME.svg` of its pieces, or its lid. */
export const picturesOf = (game: string): string => (PUBLISHED ? `pictures/${game}` : `/api/games/${encodeURIComponent(game)}/pictures`);
export const PICTURE = PUBLISHED ? ".svg" : "";
