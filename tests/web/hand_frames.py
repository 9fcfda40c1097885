"""How smoothly a field of Oss moves under a hand and how soon it answers: `python -m tests.web.hand_frames [FIGURE …]`.

Tries figures of the training page by mouse and finger, in a browser whose processor is made four times slower and that
draws in software. Prints the frames of each field, and how long a press took from the device to the screen.
"""

import argparse
import random
import statistics
import tempfile
from pathlib import Path

import hatch_build
from playwright.sync_api import Page

from tests.browser import DESK, PHONE, Browsing, launched
from tests.web.conftest import Serving
from tests.web.frames import percentile
from tests.web.hands import dexterity
from tests.web.test_hands import Finger, begin

SLOWER = 4
SECONDS = 4.0
WATCH = """
window.measured = {frames: [], shown: []};
{
  let last = null;
  const frame = (now) => {
    const live = document.querySelector("canvas.live") !== null;
    if (live && last !== null) measured.frames.push(now - last);
    last = live ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  // From the press until the frame that was drawn after it has been handed on.
  addEventListener("pointerdown", ({target, timeStamp}) => {
    if (!target.matches("canvas.live")) return;
    requestAnimationFrame(() => setTimeout(() => measured.shown.push(performance.now() - timeStamp)));
  }, true);
}
"""


def measure(page: Page, touch: bool, chosen: random.Random) -> tuple[list[float], list[float]]:
    """Presses and swipes here and there for a while: milliseconds between frames, and from a press to the screen."""
    finger = Finger(page, touch)
    for _ in range(int(SECONDS / 0.4)):
        if not page.locator("canvas.live").count():
            break
        finger.throw()
        finger.down(chosen.randrange(150, 850), chosen.randrange(250, 800))
        page.wait_for_timeout(250)
        finger.up()
    found = page.evaluate("measured")
    return found["frames"], found["shown"]


def main() -> None:
    """Prints a table."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("figures", nargs="*", metavar="FIGURE")
    given = read.parse_args()
    hatch_build.build()
    print("| figure | by | frames | median | 95 % | presses | shown after, median | worst |")
    print("|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as data, launched() as chromium:
        serving = Serving(Path(data))
        serving.start()
        for figure in given.figures or dexterity().figures:
            for touch in (False, True):
                browsing = Browsing(chromium)
                page = browsing.device(PHONE if touch else DESK, motion=True)
                page.add_init_script(WATCH)
                page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
                begin(page, serving.address, figure)
                frames, shown = measure(page, touch, random.Random(figure))
                browsing.close()
                by = "finger" if touch else "mouse"
                print(
                    f"| {figure} | {by} | {len(frames)} | {statistics.median(frames):.1f} ms"
                    f" | {percentile(frames, 0.95):.1f} ms | {len(shown)}"
                    f" | {statistics.median(shown):.0f} ms | {max(shown):.0f} ms |",
                    flush=True,
                )
        serving.stop()


if __name__ == "__main__":
    main()
