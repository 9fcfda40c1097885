"""Pictures of every page and every board, to be looked at: `python -m tests.web.shots [FOLDER] [--only WORD]`.

Bots play each game; the pictures show it early, crowded and at its end, on a phone and a desk, in light and dark.
What pages complain of, and what is wider than its screen, is printed.
"""

import argparse
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import hatch_build
from playwright.sync_api import Page

import osselet
from osselet.client import Device
from osselet.wire.lobby import SeatWish
from tests.browser import DESK, PHONE, Browsing, launched
from tests.web.conftest import Serving
from tests.web.finished import finished, lay
from tests.web.people import MOVE, RESULT, play_now

MOMENTS = {"early": 0.12, "crowded": 0.6, "end": 1.0}


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    size: tuple[int, int]
    dark: bool

    @property
    def name(self) -> str:
        """For the picture's name."""
        return f"{'phone' if self.size == PHONE else 'desk'}{'-dark' if self.dark else ''}"


LOOKS = [Look(size, dark) for size in (DESK, PHONE) for dark in (False, True)]


class Photographer:
    """Takes pictures of one server."""

    def __init__(self, server: str, browsing: Browsing, folder: Path, only: str) -> None:
        self._server, self._browsing, self._folder, self._only = server, browsing, folder, only
        self._device = Device(server)
        self._device.hello("Ann")
        self.wide: list[str] = []

    def all(self) -> None:
        """Every page and every board."""
        for name, path, ready in [*self._pages(), *self._boards()]:
            if self._only in name:
                for look in LOOKS:
                    page = self._browsing.device(look.size, dark=look.dark)
                    page.goto(self._server + path)
                    page.wait_for_selector(ready)
                    self._take(page, name, look)
        for game in osselet.games():
            if self._only in f"play-{game}":
                self._play(game)

    def _pages(self) -> Iterator[tuple[str, str, str]]:
        open_seats = [SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="open")]
        waiting = lay(self._device, "hunde", open_seats)
        yield "cabinet", "/", "[data-game]"
        yield "waiting", f"/t/{waiting}", "#seats"
        yield "screen-waiting", f"/screen/{waiting}", ".way-in"

    def _boards(self) -> Iterator[tuple[str, str, str]]:
        for game in osselet.games():
            if self._only and self._only not in f"replay-{game} screen-{game} result-{game}":
                continue
            players = max(osselet.game(game).players)
            table = finished(self._device, game, players)
            count = self._device.call("GET", f"/api/tables/{table}/history")["count"]
            for moment, part in MOMENTS.items():
                at = round(part * count)
                yield f"replay-{game}-{moment}", f"/replay/{table}?at={at}&eyes=0", ".board > :not(h2)"
            yield f"screen-{game}", f"/screen/{table}", ".board > :not(h2)"
            yield f"result-{game}", f"/t/{table}", RESULT

    def _play(self, game: str) -> None:
        """A table at play, and its rules."""
        for look in LOOKS:
            page = self._browsing.device(look.size, dark=look.dark)
            play_now(page, self._server, game)
            page.wait_for_selector(f"{MOVE}, {RESULT}")
            self._take(page, f"play-{game}", look)
            page.get_by_role("button", name="Rules").click()
            page.get_by_role("dialog").wait_for()
            page.screenshot(path=self._folder / f"rules-{game}-{look.name}.png")
            page.context.close()

    def _take(self, page: Page, name: str, look: Look) -> None:
        page.wait_for_load_state("networkidle")
        page.screenshot(path=self._folder / f"{name}-{look.name}.png", full_page=True)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            self.wide.append(f"{name}-{look.name} is wider than its screen.")


def main() -> None:
    """Takes all pictures."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("folder", type=Path, nargs="?", default=Path("shots"))
    read.add_argument("--only", default="", help="only pictures whose name holds this")
    given = read.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    hatch_build.build()
    with tempfile.TemporaryDirectory() as data, launched() as chromium:
        serving = Serving(Path(data))
        serving.start()
        browsing = Browsing(chromium)
        try:
            photographer = Photographer(serving.address, browsing, given.folder, given.only)
            photographer.all()
        finally:
            browsing.close()
            serving.stop()
    print(*browsing.complaints, *photographer.wide, f"The pictures are in {given.folder}.", sep="\n")


if __name__ == "__main__":
    main()
