"""The tray of Kakuzu, as people touch it."""

import random
import re
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import DESK, PHONE
from tests.web.fits import Fitting
from tests.web.look import PICK, RESULT, play_to_the_end

LONGEST = 60.0
OPEN = "() => [...document.querySelectorAll('[data-cell][data-move]')].map((cell) => cell.dataset.cell)"
NUMBERS = "(cells) => cells.map((cell) => cell.dataset.cell)"
FOCUSED = "() => document.activeElement?.dataset.cell ?? null"


def lay(page: Page, server: str, players: int, **options: Any) -> None:
    """Sits down with bots at a table of these options."""
    page.goto(server)
    page.wait_for_selector("[data-game]")
    bots = [{"kind": "bot", "level": 1, "name": f"Bot {seat}"} for seat in range(1, players)]
    table = {"game": "kakuzu", "seats": [{"kind": "me"}, *bots], "options": options}
    laid = page.evaluate(
        """async (table) => {
            const send = (to, body) => fetch(to, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
            }).then((answer) => answer.json());
            await send("/api/me", {name: "Ada"});
            return (await send("/api/tables", table)).table.id;
        }""",
        table,
    )
    page.goto(f"{server}/t/{laid}")
    page.wait_for_selector(PICK)


def test_a_game_to_its_end_by_clicks_on_the_board(server, browser):
    page = browser.device(DESK)
    lay(page, server, 4, opening="random")
    assert play_to_the_end(page, random.Random(1), LONGEST)
    expect(page.locator(RESULT)).to_contain_text("The last stone is lifted: the game is over.")
    expect(page.locator("[data-cell].covered")).to_have_count(0)
    piles = page.locator(".pile .count").all_text_contents()
    assert sum(int(count.strip("★ ")) for count in piles) == 72


def test_a_finger_aims_at_small_stones_and_the_dock_lifts(server, browser):
    page = browser.device(PHONE)
    lay(page, server, 1, opening="random")
    stones = page.locator("[data-cell].covered[data-pick]")
    first, second = (stones.nth(at).get_attribute("data-pick") or "" for at in (0, 5))
    dock = page.get_by_role("region", name="Question and choices")
    confirm = dock.locator("[data-move^=take]")
    stones.first.tap()
    expect(confirm).to_have_attribute("data-move", first)
    page.locator(f"[data-cell][data-pick='{second}']").tap()
    expect(confirm).to_have_attribute("data-move", second)
    fitting = Fitting(page, ((PHONE),))
    fitting.look("aimed")
    assert fitting.wrong == []
    dock.get_by_role("button", name="Choose again").tap()
    expect(confirm).to_have_count(0)
    expect(page.locator("[data-cell].covered")).to_have_count(72)
    stones.first.tap()
    confirm.tap()
    expect(page.locator("[data-cell].covered")).to_have_count(71)


def to_the_tray(page: Page) -> int:
    """Presses Tab until a cell of the tray has the focus, and says which."""
    for _ in range(40):
        if (cell := page.evaluate(FOCUSED)) is not None:
            return int(cell)
        page.keyboard.press("Tab")
    raise AssertionError("The Tab key does not come to the tray.")


def lift_by_keys(page: Page) -> None:
    """Goes to the first stone that may be lifted with the arrows, and lifts it."""
    here = to_the_tray(page)
    # The nearest one to the right or below, else any.
    cells = [int(cell) for cell in page.evaluate(OPEN)]
    if not cells:
        return
    wanted = next((cell for cell in cells if cell > here), cells[0])
    for distance, forward, back in (
        (wanted // 9 - here // 9, "ArrowDown", "ArrowUp"),
        (wanted % 9 - here % 9, "ArrowRight", "ArrowLeft"),
    ):
        for _ in range(abs(distance)):
            page.keyboard.press(forward if distance > 0 else back)
    page.keyboard.press("Enter")


def test_by_keyboard_alone_until_the_time_is_up(server, browser):
    page = browser.device(DESK)
    lay(page, server, 1, variant="announce", clock=3)
    end = time.monotonic() + LONGEST
    while not page.locator(RESULT).count():
        assert time.monotonic() < end
        said = page.locator("[data-move^=say]")
        if said.count():
            page.keyboard.press((said.last.get_attribute("data-move") or "")[-1])
        elif page.locator("[data-cell][data-move]").count():
            lift_by_keys(page)
        page.wait_for_selector(f"{PICK}, {RESULT}")
    # What lay under the stones that nobody lifted is shown.
    left = page.locator("[data-cell].covered")
    assert 0 < left.count() < 72
    expect(left.first).to_have_attribute("aria-label", re.compile(r"^row \d, column \d: \d, still covered at the end$"))
    expect(page.locator(".pile").first).to_contain_text("out of time")


def test_a_stone_that_cannot_be_lifted_tells_why(server, browser):
    page = browser.device(DESK)
    lay(page, server, 2)
    page.locator("[data-cell='0']").click()
    page.wait_for_selector("[data-move^='open:r']")
    expect(page.locator("[data-cell='1']")).not_to_have_attribute("data-move", "open:r1c2")
    page.locator("[data-cell='1']").click()
    expect(page.locator(".dock").get_by_text("Box 1 has already lost a stone")).to_be_visible()
    page.locator("[data-cell='0']").click()
    expect(page.locator(".dock").get_by_text("Box 1 has already lost a stone")).to_be_visible()


def test_notes_stay_in_this_browser_and_are_never_sent(server, browser):
    page = browser.device(DESK)
    sent: list[Any] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    lay(page, server, 1, opening="random")
    before = len(sent)
    page.on("request", lambda request: sent.append(request.url))
    number = page.locator("[data-cell].covered[data-pick]").last.get_attribute("data-cell") or ""
    stone, name = page.locator(f"[data-cell='{number}']"), f"row {int(number) // 9 + 1}, column {int(number) % 9 + 1}"
    page.get_by_role("button", name="Pencil", exact=True).click()
    stone.click()
    page.get_by_role("button", name="Pencil 7").click()
    expect(stone).to_have_accessible_name(f"{name}, covered, you may lift it, noted: 7")
    page.keyboard.press("4")
    page.keyboard.press("7")
    expect(stone).to_have_accessible_name(f"{name}, covered, you may lift it, noted: 4, crossed out: 7")
    assert [frame for frame in sent[before:] if "ping" not in str(frame)] == []
    page.reload()
    page.wait_for_selector(PICK)
    expect(stone).to_have_accessible_name(f"{name}, covered, you may lift it, noted: 4, crossed out: 7")
    lay(page, server, 1, opening="random")
    assert not page.locator("[data-cell][aria-label*=noted]").count()


def test_candidates_are_shown_to_those_who_want_them(server, browser):
    page = browser.device(DESK)
    lay(page, server, 1, opening="random")
    digit = page.locator("[data-cell]:not(.covered)").first
    row, shown = int(digit.get_attribute("data-cell") or 0) // 9, (digit.get_attribute("aria-label") or "")[-1]
    cells = page.locator("[data-cell].covered[data-pick]")
    number = next(int(found) for found in cells.evaluate_all(NUMBERS) if int(found) // 9 == row)
    stone, place = page.locator(f"[data-cell='{number}']"), f"row {row + 1}, column {number % 9 + 1}"
    expect(stone).to_have_accessible_name(f"{place}, covered, you may lift it")
    page.get_by_role("button", name="Show candidates").click()
    expect(stone).to_have_accessible_name(re.compile(f"{place}, covered, you may lift it, could be "))
    name = stone.get_attribute("aria-label") or ""
    assert shown not in name.partition("could be")[2]
    page.reload()
    page.wait_for_selector(PICK)
    expect(stone).to_have_accessible_name(name)
