"""How smoothly boards move, and how soon they show a step: `python -m tests.web.frames [GAME …]`.

Plays each game against bots by clicks on the board, with everything that moves, on a phone and a desk, in a browser
that draws in software. Prints for each board the frames while something was told, and how long a step took from the
socket to the screen.
"""

import argparse
import random
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import hatch_build
from playwright.sync_api import Page

import osselet
from tests.browser import DESK, PHONE, Browsing, launched
from tests.web.conftest import Serving
from tests.web.look import PICK, RESULT, pick_something

SKIP = ".skip-steps"
"""There while the stage tells something."""
WATCH = """
window.measured = {frames: [], shown: []};
{
  let last = null;
  const frame = (now) => {
    const busy = document.querySelector(".skip-steps") !== null;
    if (busy && last !== null) measured.frames.push(now - last);
    last = busy ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  // From the arrival of a step until the frame after the board's first change is drawn.
  let came = null;
  const seen = new MutationObserver((changes) => {
    // Nor does one that waits for a hand show anything before.
    if (document.querySelector("button.hand")) came = null;
    if (came === null || !changes.some(({target}) => (target.parentElement ?? target).closest(".board"))) return;
    const begun = came;
    came = null;
    requestAnimationFrame(() => setTimeout(() => measured.shown.push(performance.now() - begun)));
  });
  seen.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({data}) => {
        // A step that comes while others are told waits for its turn, and shall.
        const isStep = data.includes('"steps":[{') && document.querySelector(".board svg");
        if (isStep && !document.querySelector(".skip-steps")) came = performance.now();
      });
    }
  };
}
"""


@dataclass(frozen=True)
class Measured:
    """Milliseconds."""

    frames: list[float]
    """Between two frames while something moved."""
    shown: list[float]
    """From the arrival of a step until it was painted, or its movement had begun."""


def watched(page: Page) -> Page:
    """A page that measures itself from its next load on."""
    page.add_init_script(WATCH)
    return page


def measure(page: Page, seconds: float, steps: int | None = None, seed: int = 1) -> Measured:
    """Plays on a watched page by clicks for so long, or, skipping what is told, until so many steps were shown."""
    end, chosen = time.monotonic() + seconds, random.Random(seed)
    while time.monotonic() < end and not page.locator(RESULT).count():
        if page.locator(PICK).count():
            pick_something(page, chosen)
        page.wait_for_timeout(100)
        if steps is not None:
            page.evaluate("document.querySelector('.skip-steps')?.click()")
            if page.evaluate("measured.shown.length") >= steps:
                break
    return Measured(**page.evaluate("measured"))


def percentile(some: list[float], part: float) -> float:
    """The value below which this part lies."""
    return sorted(some)[min(len(some) - 1, int(part * len(some)))]


def main() -> None:
    """Prints a table."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("games", nargs="*", metavar="GAME")
    read.add_argument("--seconds", type=float, default=20.0)
    given = read.parse_args()
    hatch_build.build()
    print("| board | screen | frames | median | 95 % | worst | step shown, median | worst |")
    print("|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as data, launched() as chromium:
        serving = Serving(Path(data))
        serving.start()
        for game in given.games or osselet.games():
            for name, size in (("desk", DESK), ("phone", PHONE)):
                browsing = Browsing(chromium)
                page = watched(browsing.device(size, motion=True))
                page.goto(serving.address)
                page.click(f"[data-game={game}] button.main")
                page.wait_for_selector(f"{PICK}, {SKIP}")
                found = measure(page, given.seconds)
                browsing.close()
                frames, shown = found.frames or [0.0], found.shown or [0.0]
                print(
                    f"| {game} | {name} | {len(found.frames)} | {statistics.median(frames):.1f} ms"
                    f" | {percentile(frames, 0.95):.1f} ms | {max(frames):.0f} ms"
                    f" | {statistics.median(shown):.0f} ms | {max(shown):.0f} ms |",
                    flush=True,
                )
        serving.stop()


if __name__ == "__main__":
    main()
