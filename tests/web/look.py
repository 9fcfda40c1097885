"""Look at a game in the browser as a player sees it: `python -m tests.web.look GAME FOLDER`.

Builds the page, starts a server of its own, plays the game against bots by clicking on the board alone, and leaves
pictures in the folder: one every few decisions and one of the end. What the page complains of is printed.
"""

import argparse
import random
import tempfile
import time
from pathlib import Path

import hatch_build
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Waited

from tests.browser import DESK, PHONE, Browsing, launched
from tests.web.conftest import Serving

PICK = ".shell [data-pick]"
RESULT = ".outcome"


def pick_something(page: Page, chosen: random.Random) -> None:
    """Clicks on something of the board that can be chosen."""
    # A driver of clicks has no hands: it lends them.
    lends = page.locator(".shell [data-pick=lend]")
    picks = lends if lends.count() else page.locator(PICK)
    count = picks.count()
    if not count:
        return
    try:
        picks.nth(chosen.randrange(count)).click(timeout=2000)
    except Waited:
        # It may have gone meanwhile, or another piece lies over it: the next click finds something else.
        return


def play_to_the_end(page: Page, chosen: random.Random, seconds: float, every: int = 0, picture: str = "") -> bool:
    """Plays by clicks on the board; says whether the game came to its end."""
    end = time.monotonic() + seconds
    clicks = 0
    while time.monotonic() < end:
        page.wait_for_selector(f"{PICK}, {RESULT}", timeout=60_000)
        if page.locator(RESULT).count():
            return True
        if every and clicks % every == 0:
            page.screenshot(path=f"{picture}-{clicks:03}.png", full_page=True)
        pick_something(page, chosen)
        clicks += 1
    return False


def main() -> None:
    """Plays, and leaves pictures."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("game")
    read.add_argument("folder", type=Path)
    read.add_argument("--phone", action="store_true")
    read.add_argument("--dark", action="store_true")
    read.add_argument("--lang", default="en-GB")
    read.add_argument("--every", type=int, default=10)
    read.add_argument("--seconds", type=float, default=120.0)
    read.add_argument("--seed", type=int, default=1)
    given = read.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    hatch_build.build()
    name = f"{given.game}-{'phone' if given.phone else 'desk'}{'-dark' if given.dark else ''}"
    with tempfile.TemporaryDirectory() as data, launched() as chromium:
        serving = Serving(Path(data))
        serving.start()
        browsing = Browsing(chromium)
        page = browsing.device(PHONE if given.phone else DESK, given.lang, given.dark)
        page.goto(serving.address)
        page.click(f"[data-game={given.game}] button.main")
        picture = str(given.folder / name)
        ended = play_to_the_end(page, random.Random(given.seed), given.seconds, given.every, picture)
        page.screenshot(path=f"{picture}-{'end' if ended else 'last'}.png", full_page=True)
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        browsing.close()
        serving.stop()
    print("played to the end" if ended else "did not come to the end", *browsing.complaints, sep="\n")
    if wide:
        print("The page is wider than the screen.")


if __name__ == "__main__":
    main()
