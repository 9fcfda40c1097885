// Arrows walk from thing to thing in the direction they point, within a place as well as between places.

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much a step aside counts against a step ahead. */
const ASIDE = 2.5;

const isOurs = (element: Element | null): element is SVGElement => element instanceof SVGElement && element.matches(".thing.open");

/** Is the focus on something that may be touched? */
export const hasFocusIn = (event: KeyboardEvent): boolean => isOurs(event.target instanceof Element ? event.target : null) && event.key in WAYS;

const at = (element: SVGElement): [number, number] => [Number(element.dataset["x"]), Number(element.dataset["y"])];

/** Goes to the nearest thing in the direction of an arrow, if there is one. */
export function nearest(event: KeyboardEvent): void {
  const here = event.target;
  const way = WAYS[event.key];
  if (!(here instanceof SVGElement) || !way) return;
  const [x, y] = at(here);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const one of here.ownerSVGElement?.querySelectorAll<SVGElement>(".thing.open") ?? []) {
    const [ox, oy] = at(one);
    const ahead = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    const far = ahead + aside * ASIDE;
    if (one === here || ahead <= 1 || far >= least) continue;
    [best, least] = [one, far];
  }
  event.preventDefault();
  best?.focus();
}
