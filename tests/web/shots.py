"""Pictures of every page and every board: `python -m tests.web.shots [FOLDER] [--only NAME…]`; see `--help`.

Bots play each game; the pictures show it early, crowded and at its end, on a phone and a desk, in light and dark.
The situations are what happens around a board: tables being laid, lessons, hints, curtains, a broken line.
What pages complain of, and what is wider than its screen, is printed.
"""

import argparse
import re
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path

import hatch_build
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Waited

import osselet
from osselet.client import Device
from osselet.wire.rest import SeatWish
from tests.browser import DESK, PHONE, Browsing, launched
from tests.web.conftest import Serving
from tests.web.finished import finished, lay
from tests.web.people import RESULT, click_a_move, play_now

MOMENTS = {"early": 0.12, "crowded": 0.6, "end": 1.0}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
HOUSE = Path(osselet.__file__).parent / "texts"


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    size: tuple[int, int]
    dark: bool

    @property
    def name(self) -> str:
        """For the picture's name."""
        return f"{'phone' if self.size == PHONE else 'desk'}{'-dark' if self.dark else ''}"


LOOKS = {look.name: look for look in (Look(size, dark) for size in (DESK, PHONE) for dark in (False, True))}


class Photographer:
    """Takes pictures of one server."""

    def __init__(self, server: str, browsing: Browsing, given: argparse.Namespace) -> None:
        self._server, self._browsing = server, browsing
        self._folder, self._only, self._lang = given.folder, given.only, given.lang
        self._looks = [LOOKS[name] for name in given.looks]
        self._house = (HOUSE / f"{self._lang}.ftl").read_text()
        self._device = Device(server)
        self._device.hello("Ann")
        self.wrong: list[str] = []

    def all(self) -> None:
        """Every page, every board and every situation."""
        for name, path, ready in chain(self._pages(), self._boards()):
            if self._wanted(name):
                for look in self._looks:
                    page = self._page(look)
                    page.goto(self._server + path)
                    page.wait_for_selector(ready)
                    self._take(page, name, look)
                    page.context.close()
        for name, put in self._situations():
            if self._wanted(name):
                for look in self._looks:
                    page = self._page(look)
                    try:
                        put(page)
                    except Waited:
                        self.wrong.append(f"{name}-{look.name} did not come about.")
                    self._take(page, name, look)
                    page.context.close()

    def _wanted(self, *names: str) -> bool:
        return not self._only or any(name.startswith(tuple(self._only)) for name in names)

    def _page(self, look: Look) -> Page:
        return self._browsing.device(look.size, LANGUAGES[self._lang], dark=look.dark)

    def _word(self, key: str) -> str:
        """A text of the house that has no parts to fill in."""
        found = re.search(rf"^{key} = (.+)$", self._house, re.MULTILINE)
        assert found, key
        return found[1]

    def _press(self, page: Page, key: str) -> None:
        page.get_by_role("button", name=self._word(key), exact=True).first.click()

    def _pages(self) -> Iterator[tuple[str, str, str]]:
        open_seats = [SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="open")]
        waiting = lay(self._device, "hunde", open_seats)
        yield "cabinet", "/", "[data-game]"
        yield "guest", f"/t/{waiting}", "#seats"
        yield "screen-waiting", f"/screen/{waiting}", ".waiting li"
        against_bots = [SeatWish(kind="me"), SeatWish(kind="bot", level=1), SeatWish(kind="bot", level=1)]
        for game in osselet.games():
            playing = lay(self._device, game, against_bots)
            yield f"screen-playing-{game}", f"/screen/{playing}", ".board > :not(h2)"
        for game in osselet.games():
            yield f"page-rules-{game}", f"/rules/{game}", "h1"

    def _boards(self) -> Iterator[tuple[str, str, str]]:
        for game in osselet.games():
            if not self._wanted(*(f"replay-{game}-{moment}" for moment in MOMENTS), f"screen-{game}", f"result-{game}"):
                continue
            players = max(osselet.game(game).players)
            try:
                table = finished(self._device, game, players)
            except AssertionError as late:
                self.wrong.append(str(late))
                continue
            count = self._device.call("GET", f"/api/tables/{table}/history")["count"]
            for moment, part in MOMENTS.items():
                at = round(part * count)
                yield f"replay-{game}-{moment}", f"/replay/{table}?at={at}&eyes=0", ".board > :not(h2)"
            yield f"screen-{game}", f"/screen/{table}", ".board > :not(h2)"
            yield f"result-{game}", f"/t/{table}", RESULT

    def _situations(self) -> Iterator[tuple[str, Callable[[Page], None]]]:
        for game in osselet.games():
            yield f"setup-{game}", partial(self._set_up, game)
            yield f"play-{game}", partial(self._playing, game)
            yield f"rules-{game}", partial(self._rules, game)
            yield f"lesson-{game}", partial(self._lesson, game)
            yield f"hint-{game}", partial(self._hint, game)
        yield "switches", self._switches
        yield "lobby", self._lobby
        yield "curtain", self._curtain
        yield "log", partial(self._beside, "story")
        yield "chat", partial(self._beside, "chat")
        yield "settings", self._settings
        yield "missed", self._missed
        yield "offline", self._offline
        yield "review", self._review

    def _set_up(self, game: str, page: Page, company: str = "friends") -> None:
        page.goto(self._server)
        page.locator(f"[data-game={game}] button[aria-expanded]").click()
        page.check(f"[data-game={game}] input[value={company}]")
        page.locator(f"[data-game={game}] form summary").last.click()

    def _playing(self, game: str, page: Page) -> None:
        play_now(page, self._server, game)

    def _rules(self, game: str, page: Page) -> None:
        play_now(page, self._server, game)
        self._press(page, "web-rules")
        page.get_by_role("dialog").wait_for()

    def _lesson(self, game: str, page: Page) -> None:
        page.goto(self._server)
        page.locator(f"[data-game={game}] .learn").click()
        self._press(page, "web-lesson-do")
        page.get_by_role("button", name=self._word("web-lesson-do")).wait_for()

    def _hint(self, game: str, page: Page) -> None:
        play_now(page, self._server, game)
        self._press(page, "web-hint")
        page.wait_for_selector(".advice", timeout=60_000)

    def _switches(self, page: Page) -> None:
        page.goto(self._server)
        page.wait_for_selector("[data-game]")
        self._press(page, "web-switches")

    def _lobby(self, page: Page) -> None:
        self._set_up("hunde", page)
        page.click("[data-game=hunde] .end button")
        page.wait_for_selector(".invitation img")

    def _curtain(self, page: Page) -> None:
        self._set_up("doggybag", page, "device")
        page.click("[data-game=doggybag] .end button")
        page.wait_for_selector(".curtain")

    def _beside(self, tab: str, page: Page) -> None:
        play_now(page, self._server, "hunde")
        for _ in range(3):
            click_a_move(page)
            time.sleep(1)
        if page.locator(f"#tab-{tab}").count():
            page.click(f"#tab-{tab}")
        if tab == "chat":
            page.locator("section:has(> #chat) summary").click()
            page.locator("section:has(> #chat) details button").first.click()

    def _settings(self, page: Page) -> None:
        play_now(page, self._server, "kakuzu")
        for summary in page.locator("summary").all():
            summary.click()

    def _missed(self, page: Page) -> None:
        play_now(page, self._server, "hunde")
        for _ in range(4):
            click_a_move(page)
            time.sleep(1)
        page.evaluate(
            """() => {
                const key = Object.keys(localStorage).find((one) => one.startsWith("osselet-seen"));
                localStorage.setItem(key, JSON.stringify({ count: 1, at: Date.now() - 3_600_000 }));
            }"""
        )
        page.reload()
        page.wait_for_selector(".missed")

    def _offline(self, page: Page) -> None:
        page.goto(self._server)
        page.evaluate("navigator.serviceWorker.ready")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.context.set_offline(True)
        page.goto(self._server)
        page.wait_for_selector(".notice")

    def _review(self, page: Page) -> None:
        table = finished(self._device, "doggybag", 3)
        page.goto(f"{self._server}/replay/{table}?at=30")
        self._press(page, "web-review")
        page.wait_for_selector("polyline", timeout=90_000)
        page.locator("summary", has_text=self._word("web-review-more")).click()

    def _take(self, page: Page, name: str, look: Look) -> None:
        page.wait_for_load_state("networkidle")
        # A dialog covers the screen, not the page behind it.
        whole = not page.get_by_role("dialog").count()
        page.screenshot(path=self._folder / f"{name}-{look.name}.png", full_page=whole)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            self.wrong.append(f"{name}-{look.name} is wider than its screen.")


def main() -> None:
    """Takes all pictures."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("folder", type=Path, nargs="?", default=Path("shots"))
    read.add_argument("--only", nargs="*", default=[], help="only pictures whose name begins with one of these")
    read.add_argument("--looks", nargs="*", default=list(LOOKS), choices=LOOKS)
    read.add_argument("--lang", choices=LANGUAGES, default="en")
    given = read.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    hatch_build.build()
    with tempfile.TemporaryDirectory() as data, launched() as chromium:
        serving = Serving(Path(data))
        serving.start()
        browsing = Browsing(chromium)
        try:
            photographer = Photographer(serving.address, browsing, given)
            photographer.all()
        finally:
            browsing.close()
            serving.stop()
    print(*browsing.complaints, *photographer.wrong, f"The pictures are in {given.folder}.", sep="\n")


if __name__ == "__main__":
    main()
