// Where we are: the cabinet, the rules of a game, its practice, a table, its replay, or its big screen; or the replay of a saved game.

import { PUBLISHED, ROOT } from "./published.svelte";

export type Route =
  | { page: "cabinet" }
  | { page: "record" }
  | { page: "rules"; game: string }
  | { page: "practice"; game: string; chosen: string | null }
  | { page: "table" | "replay" | "screen"; table: string };

/** The first part of a path, and the page of a table it leads to. */
const PAGES: Record<string, "table" | "replay" | "screen"> = { t: "table", replay: "replay", screen: "screen" };

/** Where a game is played again that somebody brought along. */
export const RECORD = `${ROOT}/record`;
/** The cabinet. */
export const HOME = `${ROOT}/`;

export function read(given: string): Route {
  const path = given.startsWith("#") ? given.slice(1) : given;
  if (/^\/record\/?(?:[?#].*)?$/.test(path)) return { page: "record" };
  const [, first = "", second] = /^\/(\w+)\/([^/?#]+)\/?(?:[?#].*)?$/.exec(path) ?? [];
  if (!second) return { page: "cabinet" };
  if (first === "rules") return { page: "rules", game: decodeURIComponent(second) };
  if (first === "practice") return { page: "practice", game: decodeURIComponent(second), chosen: new URLSearchParams(path.split("?")[1] ?? "").get("try") };
  const page = PAGES[first];
  return page ? { page, table: decodeURIComponent(second) } : { page: "cabinet" };
}

export const addressOf = (table: string): string => `${ROOT}/t/${encodeURIComponent(table)}`;
/** The big screen, which may be a device nobody has told the code: whoever knows it takes it there. */
export const screenOf = (table: string, code?: string | null): string => `${ROOT}/screen/${encodeURIComponent(table)}${code ? `#${code}` : ""}`;
/** The code that an address brings along. */
export const codeIn = (hash: string): string | undefined => /^#(\w{1,16})$/.exec(hash)?.[1]?.toUpperCase();
export const replayOf = (table: string): string => `${ROOT}/replay/${encodeURIComponent(table)}`;
export const rulesOf = (game: string): string => `${ROOT}/rules/${encodeURIComponent(game)}`;
/** The address where a game's figures are tried, or one of them. */
export const practiceAt = (game: string, chosen: string | null = null): string =>
  `${ROOT}/practice/${encodeURIComponent(game)}${chosen === null ? "" : `?try=${encodeURIComponent(chosen)}`}`;

class Place {
  route = $state.raw<Route>({ page: "cabinet" });
  /** There is a newer page than this one: it is loaded on the way to the next place. */
  stale = false;

  /** Path and query, wherever the address keeps them. */
  get #address(): string {
    return PUBLISHED ? location.hash : location.pathname + location.search;
  }

  /** The path alone, for what is kept by place. */
  get path(): string {
    return this.#address.split("?")[0] ?? "";
  }

  /** What the address asks for beside the place. */
  get query(): URLSearchParams {
    return new URLSearchParams(this.#address.split("?")[1] ?? "");
  }

  begin(): void {
    const look = (): void => {
      // Somebody else's hash is a place within the page.
      if (!PUBLISHED || !location.hash || location.hash.startsWith("#/")) this.route = read(this.#address);
    };
    look();
    addEventListener("popstate", look);
  }

  go(path: string): void {
    if (this.stale) {
      location.assign(path);
      return;
    }
    history.pushState(null, "", path);
    this.route = read(path);
    scrollTo(0, 0);
  }

  /** Keeps a place within the page in its address, for whoever shares or reloads it. */
  note(path: string): void {
    history.replaceState(null, "", path);
  }

  /** Follows a link of ours without loading the page again, unless a new tab is wanted. */
  follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (PUBLISHED) {
      if (!link.hash || link.pathname !== location.pathname) return;
      if (!link.hash.startsWith("#/")) {
        event.preventDefault();
        const there = document.getElementById(link.hash.slice(1));
        there?.scrollIntoView();
        there?.focus({ preventScroll: true });
        return;
      }
    } else {
      if (link.pathname !== "/" && read(link.pathname).page === "cabinet") return;
      if (link.hash && link.pathname === location.pathname) return;
    }
    event.preventDefault();
    this.go(PUBLISHED ? link.hash : link.pathname + link.search);
  }
}

export const place = new Place();
