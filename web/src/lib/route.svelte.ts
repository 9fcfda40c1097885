// Where we are: the cabinet, or a table.

export type Route = { page: "cabinet" } | { page: "table"; table: string };

export function read(path: string): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return table ? { page: "table", table: decodeURIComponent(table) } : { page: "cabinet" };
}

export const addressOf = (table: string): string => `/t/${encodeURIComponent(table)}`;

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
    if (link.pathname !== "/" && !link.pathname.startsWith("/t/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const place = new Place();
