"""Does a table fit its window? What must be seen is in sight, uncovered, large enough, and stays where it is."""

from typing import Any

from playwright.sync_api import Page

SIZES = ((1366, 657), (1280, 720), (1920, 1080), (844, 390), (390, 844), (360, 640))
"""Laptops, a desk, phones lying and upright, in CSS pixels."""

LOOK = """
() => {
  const found = [];
  const lying = innerHeight < 480;
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inside = ({ left, top, right, bottom }, whole = window) =>
    left > whole.left - 1 && top > whole.top - 1 && right < whole.right + 1 && bottom < whole.bottom + 1;
  const named = (one) =>
    one.dataset.move ?? one.dataset.pick ?? one.dataset.own ?? `${one.localName}.${one.getAttribute("class") ?? ""}`;
  const at = (box) => [box.left, box.top, box.width, box.height].map((one) => one.toFixed(0)).join(" ");
  const shell = document.querySelector(".shell");
  if (!shell) return ["there is no shell"];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push("the page scrolls");
  const parts = ":is(.strip, .table, .rack, .dock)";
  for (const one of shell.querySelectorAll(`${parts}, ${parts} :not(svg *)`)) {
    const style = getComputedStyle(one);
    const scrolls = (way) => way === "auto" || way === "scroll";
    const high = scrolls(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
    const wide = scrolls(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
    if ((high || wide) && !one.closest("[data-scrolls]")) found.push(`${named(one)} scrolls`);
  }
  const table = shell.querySelector(".table").getBoundingClientRect();
  for (const svg of shell.querySelectorAll(".board svg:not(svg svg)")) {
    const box = svg.getBoundingClientRect();
    if (box.width && !inside(box, table)) found.push(`the board leaves its room: ${at(box)} in ${at(table)}`);
  }
  const asked = shell.querySelector(".dock #turn:is(.prompt, :has(.asked, .held))");
  // On phones what a piece that is pointed at does stands instead of the question.
  const instead = shell.querySelector(".dock .detail:has([data-instead])");
  const isCovered = instead && asked && asked.closest(".voice").clientWidth <= 1;
  const read = isCovered ? instead : asked;
  if (read && (!inside(read.getBoundingClientRect()) || read.scrollHeight > read.clientHeight + 2))
    found.push(`the question is cut: ${read.innerText}`);
  // What may be chosen is asked for, whatever happened before; only a hint or a why-not stands instead for a while.
  const chosen = shell.querySelector("[data-pick]:not(.hand, .hand-rest)");
  if (chosen && !asked && !shell.querySelector(".dock :is(.notice-line, .answer p)")) found.push("nothing is asked");
  for (const one of shell.querySelectorAll("[data-pick], [data-own], .dock button")) {
    const box = one.getBoundingClientRect();
    if (isCovered && one.closest(".voice")) continue;
    if (!box.width || getComputedStyle(one).visibility === "hidden") {
      found.push(`${named(one)} is not drawn`);
      continue;
    }
    if (!inside(box)) found.push(`${named(one)} is out of sight: ${at(box)}`);
    if (one.closest("[inert]") || (one.dataset.own !== undefined && one.dataset.pick === undefined)) continue;
    // Its shape, tried at points: where it lies, it must lie on top.
    let open = 0, hidden = 0, over = null;
    for (let x = 0.1; x < 1; x += 0.2) for (let y = 0.1; y < 1; y += 0.2) {
      const [px, py] = [box.left + box.width * x, box.top + box.height * y];
      const stack = document.elementsFromPoint(px, py);
      if (!stack.some((part) => one.contains(part))) continue;
      if (one.contains(stack[0])) open += 1;
      else { hidden += 1; over = stack[0]; }
    }
    if (open < 3 * hidden || !open) found.push(`${named(one)} is covered${over ? ` by ${named(over)}` : ""}`);
    const small = Math.min(box.width, box.height) < 43.5;
    if (small && !one.matches("[data-aim], .link")) found.push(`${named(one)} is small: ${at(box)}`);
  }
  for (const one of shell.querySelectorAll("button, .button")) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
      found.push(`the text of a button is cut: ${one.textContent.trim()}`);
  }
  const least = (lying ? 10 : 11) - 0.05;
  for (const text of shell.querySelectorAll(".table svg text, .rack svg text")) {
    const visible = text.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!visible || !text.textContent.trim()) continue;
    const turn = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(turn.a * turn.d - turn.b * turn.c));
    if (size < least) found.push(`"${text.textContent.trim()}" is written in ${size.toFixed(1)} px`);
  }
  return [...new Set(found)];
}
"""

BOX = """
() => [document.querySelector(".table"), document.querySelector(".board svg")].map((one) => {
  const box = one?.getBoundingClientRect();
  return box ? [box.left, box.top, box.width, box.height] : null;
})
"""

AGAIN, MOMENT = 3, 250
"""How often, and milliseconds apart, one looks again."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))))"


class Fitting:
    """Looks at one page at every size, and remembers where its board lay."""

    def __init__(self, page: Page, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
        self._page, self._sizes = page, sizes
        self._boxes: dict[tuple[int, int], Any] = {}
        self.wrong: list[str] = []

    def look(self, when: str) -> None:
        """Notes what does not fit now, at any size; the page comes back to the first one."""
        for size in (*self._sizes[1:], self._sizes[0]):
            width, height = size
            self._page.set_viewport_size({"width": width, "height": height})
            self._page.evaluate(DRAWN)
            self.wrong += [f"{width}×{height}, {when}: {one}" for one in self._found()]
            self.wrong += [f"{width}×{height}, {when}: {one}" for one in self._moved(size)]

    def _found(self) -> list[str]:
        """What does not fit, nor a moment later: after its window has changed, a page measures its text anew."""
        found: list[str] = self._page.evaluate(LOOK)
        for _ in range(AGAIN):
            if found:
                self._page.wait_for_timeout(MOMENT)
                again = set(self._page.evaluate(LOOK))
                found = [one for one in found if one in again]
        return found

    def stays(self, when: str) -> None:
        """Notes where the board has moved at the size it has now."""
        size = self._sizes[0]
        self._page.evaluate(DRAWN)
        self.wrong += [f"{when}: {one}" for one in self._moved(size)]

    def _moved(self, size: tuple[int, int]) -> list[str]:
        boxes = self._page.evaluate(BOX)
        before = self._boxes.setdefault(size, boxes)
        pairs = [(one, two) for one, two in zip(before, boxes, strict=True) if one and two]
        far = max((abs(a - b) for one, two in pairs for a, b in zip(one, two, strict=True)), default=0.0)
        return [f"the board moves by {far:.0f} px"] if far > 1 else []
