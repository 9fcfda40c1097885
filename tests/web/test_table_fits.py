"""The table fills the window at every size, in every phase: played by the page's own controls, from seeds.

For one game alone: `pytest tests/web/test_table_fits.py -k GAME`; everything that does not fit is listed.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page

import osselet
from osselet.client import Device
from osselet.wire.rest import NewTable, SeatWish
from tests.browser import Browsing
from tests.web.company import Company
from tests.web.conftest import Serving
from tests.web.fits import SIZES, Fitting
from tests.web.look import PICK, RESULT, pick_something
from tests.web.seeded import SEED

LISTED = 40


@dataclass(frozen=True)
class Case:
    """A game to be played."""

    game: str
    players: int
    seed: int
    seat: int = 0
    clicks: int = 60
    asked: bool = False
    """People throw real dice and enter what they show."""

    def __str__(self) -> str:
        return f"{self.game}-{self.players}-{self.seed}{'-asked' if self.asked else ''}"


CASES = [
    Case(game, players, seed=1)
    for game in osselet.games()
    for players in (min(osselet.game(game).players), max(osselet.game(game).players))
] + [Case("hunde", 4, seed=1, asked=True, clicks=12)]

SITUATION = """
() => {
  const all = (what, of) => [...new Set([...document.querySelectorAll(what)].map(of))].sort().join(" ");
  const words = all(".shell [data-move]", (one) => one.dataset.move.split(":")[0]);
  const parts = document.querySelectorAll(".shell [data-pick]:not([data-move])").length ? "parts" : "";
  const chosen = document.querySelectorAll(".shell [aria-pressed=true]:not(.languages *)").length ? "chosen" : "";
  return [document.querySelector(".shell [data-phase]")?.dataset.phase ?? "", words, parts, chosen].join("|");
}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("seeded")


@pytest.fixture(scope="module")
def seeded(built: Path, folder: Path) -> Iterator[Serving]:
    """A server whose tables have the seeds we say."""
    found = Serving(folder, program="tests.web.seeded")
    found.start()
    yield found
    found.stop()


def sit_down(page: Page, server: str, folder: Path, case: Case) -> tuple[Device, str]:
    """A table of this case with the page at one seat, and the device that plays the others."""
    (folder / SEED).write_text(str(case.seed))
    others = Device(server)
    others.hello("Bob")
    wishes = [SeatWish(kind="open" if seat == case.seat else "me") for seat in range(case.players)]
    laid = others.lay(NewTable(game=case.game, seats=wishes, dealer="asked" if case.asked else "dealt")).table
    page.goto(server)
    page.evaluate(
        """async ([table, seat]) => {
            const headers = {"content-type": "application/json"};
            const post = (path, body) => fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
            await post("/api/me", {name: "Ann"});
            const answer = await post(`/api/tables/${table}/sit`, {seat});
            if (!answer.ok) throw new Error(await answer.text());
        }""",
        [laid.id, case.seat],
    )
    page.goto(f"{server}/t/{laid.id}")
    return others, laid.id


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_is_in_sight_in_every_phase(seeded: Serving, folder: Path, browser: Browsing, case: Case) -> None:
    page = browser.device(SIZES[0])
    others, table = sit_down(page, seeded.address, folder, case)
    seats = [seat for seat in range(case.players) if seat != case.seat]
    fitting, chosen, seen = Fitting(page), random.Random(case.seed), set[str]()
    with Company(others, table, seats, case.seed):
        for _ in range(case.clicks):
            page.wait_for_selector(f"{PICK}, {RESULT}", timeout=60_000)
            situation = page.evaluate(SITUATION)
            if situation not in seen:
                seen.add(situation)
                fitting.look(situation)
            if page.locator(RESULT).count():
                break
            pick_something(page, chosen)
    assert seen
    count = len(fitting.wrong)
    assert not count, "\n".join([f"{count} things do not fit:", *fitting.wrong[:LISTED]])


CLOSED = """
() => {
  const closed = document.querySelector(".shell :is(.board, .dock) [aria-disabled=true]");
  closed?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return closed !== null;
}
"""
"""Tries something that cannot be done now."""
EXTREMES = ((1366, 657), (844, 390), (360, 640))


@pytest.mark.parametrize("game", osselet.games())
def test_nothing_beside_the_game_moves_the_board_or_covers_a_choice(
    seeded: Serving, folder: Path, browser: Browsing, game: str
) -> None:
    page = browser.device(SIZES[0])
    players = max(osselet.game(game).players)
    others, table = sit_down(page, seeded.address, folder, Case(game, players, seed=1))
    fitting = Fitting(page, EXTREMES)
    with Company(others, table, list(range(1, players)), seed=1):
        page.wait_for_selector(PICK, timeout=60_000)
        fitting.look("at rest")
        if page.evaluate(CLOSED):
            page.locator(".dock .answer p").wait_for()
            fitting.look("with a why-not")
            page.locator(".dock .answer p").wait_for(state="detached", timeout=10_000)
        if page.locator(".dock .hint").count():
            page.locator(".dock .hint").click()
            page.locator(".dock .advice").wait_for(timeout=60_000)
            fitting.look("with a hint")
        page.context.set_offline(True)
        page.locator(".strip.broken").wait_for()
        fitting.look("offline")
        page.context.set_offline(False)
    browser.complaints[:] = [said for said in browser.complaints if "ERR_INTERNET_DISCONNECTED" not in said]
    assert not fitting.wrong, "\n".join(fitting.wrong[:LISTED])


@pytest.mark.parametrize("game", osselet.games())
def test_a_lesson_fits_as_well(seeded: Serving, browser: Browsing, game: str) -> None:
    page = browser.device(SIZES[0])
    page.goto(seeded.address)
    page.locator(f"[data-game={game}]").get_by_role("button", name="Learn by playing").click()
    page.wait_for_selector(".dock .prompt")
    fitting = Fitting(page, EXTREMES)
    for part in range(3):
        fitting.look(f"part {part}")
        page.get_by_role("button", name="Do it for me").click()
        page.wait_for_selector(".dock .prompt")
    assert not fitting.wrong, "\n".join(fitting.wrong[:LISTED])
