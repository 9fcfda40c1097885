"""hunde on its board: the ring, the dice and the bowls are enough to play by."""

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import PHONE
from tests.web.look import PICK, RESULT, play_to_the_end

LONGEST = 60.0


def lay(page: Page, server: str, players: int, **given: Any) -> None:
    """Sits down with bots at a table of this kind."""
    page.goto(server)
    page.request.post(f"{server}/api/me", data={"name": "Ann"})
    seats = [{"kind": "me"}, *({"kind": "bot", "level": 1, "name": f"Bot {at}"} for at in range(1, players))]
    laid = page.request.post(f"{server}/api/tables", data={"game": "hunde", "seats": seats, **given})
    assert laid.ok, laid.text()
    page.goto(f"{server}/t/{laid.json()['table']['id']}")
    page.wait_for_selector(".board svg")


def enter(page: Page, *faces: str) -> None:
    """Says what the real dice on the table show."""
    for face in faces:
        page.get_by_role("button", name=face, exact=True).click()


def test_a_game_by_clicks_on_the_board_alone(server, browser):
    page = browser.device(PHONE)
    lay(page, server, 6, options={"push": "rear"})
    assert play_to_the_end(page, random.Random(1), LONGEST)
    bowls = page.locator(".board svg [aria-label*=', runner ']")
    expect(bowls).to_have_count(6)
    expect(bowls.filter(has=page.locator("title", has_text="no bones"))).not_to_have_count(0)
    expect(bowls.filter(has=page.locator("title", has_text="winner"))).not_to_have_count(0)


def test_a_game_by_keyboard_alone(server, browser):
    page = browser.device()
    lay(page, server, 6)
    used = set()
    # In turn: the space where the runner would land, the black dice, and both buttons.
    for tabs in [3, 4, 1, 2] * 30:
        page.wait_for_selector(f"{PICK}, {RESULT}")
        if page.locator(RESULT).count():
            break
        page.locator("#turn").focus()
        for _ in range(tabs):
            page.keyboard.press("Tab")
        used.add(page.evaluate("`${document.activeElement.tagName} ${document.activeElement.dataset.move}`"))
        page.keyboard.press("Enter")
    expect(page.locator(RESULT)).to_be_visible()
    assert used >= {"g move", "g black"}


def test_real_dice_are_entered_and_a_face_that_is_not_there_tells_why(server, browser):
    page = browser.device()
    lay(page, server, 3, dealer="asked", options={"black_dice": "risky"})
    enter(page, "White die: 2", "White die: 3")
    expect(page.get_by_role("button", name="Run: 5 spaces, then 5 ahead of the dog", exact=True)).to_be_visible()
    page.get_by_role("button", name="Throw the black dice as well", exact=False).click()
    # A greyed choice answers as well.
    page.get_by_role("button", name="Black die: 1", exact=True).click(force=True)
    expect(page.get_by_text("That cannot come up now", exact=False)).to_be_visible()
    enter(page, "Black die: dog", "Black die: 4")
    expect(page.locator("[aria-label^='Ann (you), runner A, 8 bones, 9 ahead']")).to_be_visible()


def test_what_happens_is_told_and_the_runner_travels(server, browser):
    page = browser.device()
    page.emulate_media(reduced_motion="no-preference")
    lay(page, server, 3, dealer="asked")
    enter(page, "White die: 2", "White die: 3")
    runner = page.locator(".board svg g.travels", has=page.locator(".figure.seat-0"))
    # Five of sixteen spaces from the dog: 112.5 degrees.
    expect(runner).not_to_have_attribute("style", re.compile("112.5deg"))
    page.get_by_role("button", name="Run", exact=False).first.click()
    expect(page.locator(".caption")).to_have_text("Ann starts from the middle and is now 5 spaces ahead of the dog.")
    expect(runner).to_have_attribute("style", re.compile("rotate.112.5deg"))
    assert runner.evaluate("one => getComputedStyle(one).transitionProperty") == "transform"
