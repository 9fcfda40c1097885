// Where we are: the cabinet, a table, or the rules of a game.

export type Route = { page: "cabinet" } | { page: "table"; table: string } | { page: "rules"; game: string };

export function read(path: string): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (table) return { page: "table", table: decodeURIComponent(table) };
  const game = /^\/rules\/([^/]+)\/?$/.exec(path)?.[1];
  return game ? { page: "rules", game: decodeURIComponent(game) } : { page: "cabinet" };
}

export const addressOf = (table: string): string => `/t/${encodeURIComponent(table)}`;
export const rulesOf = (game: string): string => `/rules/${encodeURIComponent(game)}`;

class Place {
  route = $state.raw<Route>({ page: "cabinet" });

  begin(): void {
    this.route = read(location.pathname);
    addEventListener("popstate", () => (this.route = read(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = read(path);
    scrollTo(0, 0);
  }

  /** Follows a link of ours without loading the page again, unless a new tab is wanted. */
  follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname !== "/" && read(link.pathname).page === "cabinet") return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const place = new Place();
