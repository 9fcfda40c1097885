// Everything that is not play, over REST.

import type {
  Arrange,
  Change,
  Done,
  GameInfo,
  StepHistory,
  Laid,
  Me,
  MoveWord,
  NewTable,
  Opened,
  Phrase,
  Problem,
  PromptInfo,
  Result,
  ReviewState,
  Seated,
  SeatWish,
  TableInfo,
  Views,
} from "../wire";
import { line } from "./line.svelte";

/** The server said no: a code, and the reason in the reader's language. */
export class Refusal extends Error {
  readonly code: string;

  constructor(problem: Problem) {
    super(problem.reason);
    this.code = problem.code;
  }
}

/** Sends a body as it is where it is a text: then it is JSON already. */
async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(path, request).catch(() => null);
  if (!answer) throw new Refusal(noServer());
  if (!answer.ok) throw new Refusal(await problem(answer));
  return answer;
}

async function problem(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    // That was no word of ours: a proxy speaks where there is no server behind it.
    return noServer();
  }
}

function noServer(): Problem {
  line.lost();
  return { code: "no-server", reason: "" };
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await call("GET", path)).text();
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const games = (): Promise<GameInfo[]> => json("GET", "/api/games");
export const rules = (game: string, lang: string): Promise<string> => text(`/api/games/${game}/rules/${lang}`);
export const prompts = (game: string): Promise<PromptInfo[]> => json("GET", `/api/games/${game}/lesson`);
export const learn = (game: string): Promise<Laid> => json("POST", `/api/games/${game}/lesson`);
export const gameTexts = (game: string, lang: string): Promise<string> => text(`/api/games/${game}/texts/${lang}`);

/** Who I am; null if the server does not know me. */
export async function me(): Promise<Me | null> {
  try {
    return await json<Me>("GET", "/api/me");
  } catch (error) {
    if (error instanceof Refusal && error.code === "no-name") return null;
    throw error;
  }
}

export const callMe = (name: string): Promise<Me> => json("POST", "/api/me", { name });
export const newPhrase = (): Promise<Phrase> => json("POST", "/api/me/phrase");
export const recover = (phrase: string): Promise<Me> => json("POST", "/api/me/recover", { phrase });
export const forgetMe = (): Promise<Done> => json("DELETE", "/api/me");
export const myTables = (): Promise<TableInfo[]> => json("GET", "/api/me/tables");

export const publicTables = (): Promise<TableInfo[]> => json("GET", "/api/tables");
export const lay = (table: NewTable): Promise<Laid> => json("POST", "/api/tables", table);
export const join = (code: string): Promise<TableInfo> => json("POST", "/api/tables/join", { code });
export const table = (id: string): Promise<TableInfo> => json("GET", at(id));
export const sit = (id: string, seat: number): Promise<Seated> => json("POST", at(id, "/sit"), { seat });
export const leave = (id: string, seat: number): Promise<Done> => json("POST", at(id, "/leave"), { seat });
export const shuffle = (id: string): Promise<Done> => json("POST", at(id, "/shuffle"));
export const begin = (id: string): Promise<Done> => json("POST", at(id, "/begin"), {});
export const rematch = (id: string): Promise<TableInfo> => json("POST", at(id, "/rematch"));
export const change = (id: string, wish: Change): Promise<TableInfo> => json("PATCH", at(id), wish);
export const remove = (id: string): Promise<Done> => json("DELETE", at(id));

export function arrange(id: string, seat: number, to: SeatWish): Promise<Seated[]> {
  const wish: Arrange = { seat, to };
  return json("PUT", at(id, "/seats"), wish);
}

/** What happened so far, as this seat or a spectator saw it. */
export function history(id: string, seat: number | null, since = 0): Promise<StepHistory> {
  const query = new URLSearchParams({ since: String(since) });
  if (seat !== null) query.set("seat", String(seat));
  return json("GET", at(id, `/history?${query}`));
}

/** Through whose eyes one looks back: a seat's, a spectator's (null), or, after the end, with nothing hidden. */
export type Eyes = number | null | "everything";

/** The views after so many steps and the next few. */
export function views(id: string, eyes: Eyes, first: number): Promise<Views> {
  return json("GET", at(id, `/views?${looking(eyes, first)}`));
}

function looking(eyes: Eyes, first: number): URLSearchParams {
  const query = new URLSearchParams({ first: String(first) });
  if (eyes === "everything") query.set("everything", "true");
  else if (eyes !== null) query.set("seat", String(eyes));
  return query;
}

/** What moves are called there, whether or not they are possible now. */
export const words = (id: string): Promise<MoveWord[]> => json("GET", at(id, "/words"));

/** How far the review of a finished game is; asking begins it. */
export const review = (id: string): Promise<ReviewState> => json("POST", at(id, "/review"));

/** What a record says of the end. */
export const ending = (id: string): Promise<Result> => json("GET", recordOf(id));

/** What a record is of that somebody brings along; its text goes to the server with every question. */
export const openRecord = (record: string): Promise<Opened> => json("POST", "/api/records", record);
export const recordViews = (record: string, eyes: Eyes, first: number): Promise<Views> =>
  json("POST", `/api/records/views?${looking(eyes, first)}`, record);
export const recordHistory = (record: string, seat: number | null): Promise<StepHistory> =>
  json("POST", `/api/records/history${seat === null ? "" : `?seat=${seat}`}`, record);
export const recordReview = (record: string): Promise<ReviewState> => json("POST", "/api/records/review", record);

export const recordOf = (id: string): string => at(id, "/record");
export const invitationOf = (id: string): string => at(id, "/invitation.svg");
