// Everything that is not play, over REST.

import type {
  Arrange,
  Belongings,
  Block,
  BlockInfo,
  Change,
  DeviceInfo,
  DossierInfo,
  Done,
  GameInfo,
  HouseInfo,
  StepHistory,
  Laid,
  LookInfo,
  Me,
  MoveWord,
  NewTable,
  Opened,
  Phrase,
  Problem,
  PromptInfo,
  Report,
  Result,
  ReviewState,
  Seated,
  SeatWish,
  TableInfo,
  Views,
  Visit,
} from "../wire";
import { noteLids } from "./lid-infos";
import { line } from "./line.svelte";
import { ask, PUBLISHED } from "./published.svelte";

/** The server said no: a code with its arguments, and the reason in the language that was spoken then. */
export class Refusal extends Error {
  readonly why: Problem;

  constructor(why: Problem) {
    super(why.reason);
    this.why = why;
  }

  get code(): string {
    return this.why.code;
  }
}

/** Sends a body as it is where it is a text: then it is JSON already. */
async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = typeof body === "string" ? body : JSON.stringify(body);
  const said = typeof request.body === "string" ? request.body : "";
  const asked = PUBLISHED ? ask(method, path, document.documentElement.lang, said) : fetch(path, request);
  const answer = await asked.catch(() => null);
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
  return { code: "no-server", reason: "", args: {} };
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await call("GET", path)).text();
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export async function games(): Promise<GameInfo[]> {
  const found = await json<GameInfo[]>("GET", "/api/games");
  noteLids(found);
  return found;
}
/** Where the rules of a game come from. */
export const dossier = (game: string, lang: string): Promise<DossierInfo> =>
  json("GET", `/api/games/${game}/dossier/${lang}`);
/** The same to cite, as JSON-LD. */
export const citation = (game: string): string => (PUBLISHED ? `dossier/${game}.jsonld` : `/api/games/${game}/dossier`);
/** Where the box of a game lies as a PDF, to be printed and cut out. */
export const boxToPrint = (game: string, language: string): string => `/api/games/${encodeURIComponent(game)}/print/${language}`;
export const rules = (game: string, lang: string): Promise<string> => text(`/api/games/${game}/rules/${lang}`);
/** How a game looks at such a table; null where its view has to be shown in words. */
export const look = (game: string, players: number, options: Record<string, unknown>): Promise<LookInfo | null> =>
  json("GET", `/api/games/${game}/look?${new URLSearchParams({ players: String(players), options: JSON.stringify(options) })}`);
const lesson = (game: string, role: string): string => `/api/games/${game}/lesson${role ? `?role=${encodeURIComponent(role)}` : ""}`;
export const prompts = (game: string, role = ""): Promise<PromptInfo[]> => json("GET", lesson(game, role));
export const learn = (game: string, role = ""): Promise<Laid> => json("POST", lesson(game, role));
export const gameTexts = (game: string, lang: string): Promise<string> => text(`/api/games/${game}/texts/${lang}`);

/** Who I am; null if the server does not know me. */
export async function me(): Promise<Me | null> {
  return (await json<Visit>("GET", "/api/me/visit")).me;
}

export const callMe = (name: string, avatar?: number): Promise<Me> => json("POST", "/api/me", { name, avatar });
export const newPhrase = (): Promise<Phrase> => json("POST", "/api/me/phrase");
export const recover = (phrase: string): Promise<Me> => json("POST", "/api/me/recover", { phrase });
export const forgetMe = (): Promise<Done> => json("DELETE", "/api/me");
export const myTables = (): Promise<TableInfo[]> => json("GET", "/api/me/tables");

export const devices = (): Promise<DeviceInfo[]> => json("GET", "/api/me/devices");
export const signOut = (device: string): Promise<Done> => json("DELETE", `/api/me/devices/${encodeURIComponent(device)}`);
export const signOutOthers = (): Promise<Done> => json("DELETE", "/api/me/devices");
export const blocks = (): Promise<BlockInfo[]> => json("GET", "/api/me/blocks");
export const block = (whom: Block): Promise<BlockInfo[]> => json("POST", "/api/me/blocks", whom);
export const unblock = (id: number): Promise<BlockInfo[]> => json("DELETE", `/api/me/blocks/${id}`);
export const exported = (): Promise<Belongings> => json("GET", "/api/me/export");
export const enter = (code: string): Promise<Me> => json("POST", "/api/me/member", { code });

export const house = (): Promise<HouseInfo> => json("GET", "/api/house");
export const report = (table: string, what: Report): Promise<Done> =>
  json("POST", `/api/house/reports/${encodeURIComponent(table)}`, what);

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

/** How a finished game ended, and how it was decided. */
export const result = (id: string): Promise<Result> => json("GET", at(id, "/result"));

/** What happened so far, as this seat or a spectator saw it. */
export const history = (id: string, seat: number | null): Promise<StepHistory> =>
  allPages((since) => json("GET", at(id, `/history?${page(seat, since)}`)));

function page(seat: number | null, since: number): URLSearchParams {
  const query = new URLSearchParams({ since: String(since) });
  if (seat !== null) query.set("seat", String(seat));
  return query;
}

/** All pages of a story, from the beginning again where steps were taken back meanwhile. */
async function allPages(ask: (since: number) => Promise<StepHistory>): Promise<StepHistory> {
  let told = await ask(0);
  while (told.steps.length < told.count) {
    const next = await ask(told.steps.length);
    if (next.count < told.count) told = await ask(0);
    else if (next.steps.length === 0) break;
    else told = { count: next.count, steps: [...told.steps, ...next.steps], log: [...told.log, ...next.log], shown: [...told.shown, ...next.shown] };
  }
  return told;
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
  allPages((since) => json("POST", `/api/records/history?${page(seat, since)}`, record));
export const recordReview = (record: string): Promise<ReviewState> => json("POST", "/api/records/review", record);

/** The record of a finished game, as it is saved. */
export const record = (id: string): Promise<string> => text(recordOf(id));
export const recordOf = (id: string): string => at(id, "/record");
export const invitationOf = (id: string): string => at(id, "/invitation.svg");
