"""A game with no line of web code: Perudo, from the cabinet to its result, touching things, the stepper and buttons."""

import json
import random
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shot
from tests.web.conftest import Serving
from tests.web.fits import LOOK
from tests.web.people import LONGEST, RESULT
from tests.web.test_access import complaints

PERUDO = Path(__file__).parents[2] / "examples" / "games" / "perudo"
THING = ".declared .thing.open"
BUTTON = ".dock [data-pick]"


@pytest.fixture(scope="module")
def serving(built, tmp_path_factory):
    found = Serving(tmp_path_factory.mktemp("server"), PERUDO, program="tests.web.seeded")
    found.start()
    yield found
    found.stop()


def set_up(page: Page, server: str, players: int, dice: int) -> None:
    page.goto(server)
    box = page.locator("[data-game=perudo]")
    expect(box.locator(".picture svg .die")).not_to_have_count(0)
    box.get_by_role("button", name="Set up…").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("How many players?").select_option(str(players))
    dialog.get_by_label("Dice for everybody").fill(str(dice))
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(THING)


def wrong(page: Page) -> list[str]:
    """What does not fit now; after a touch its buttons need a moment."""
    page.wait_for_timeout(80)
    found: list[str] = page.evaluate(LOOK)
    return found


def views(page: Page) -> list[dict]:
    """Every view that the page is sent from now on."""
    found: list[dict] = []

    def hear(frame: str | bytes) -> None:
        notice = json.loads(frame)
        if notice["type"] == "beat":
            found.append(notice["view"])

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return found


@pytest.mark.parametrize("size", [(1280, 720), (360, 640)], ids=str)
def test_perudo_is_played_by_touching(serving, browser, size):
    page = browser.device(size, dark=size[0] < 900)
    heard = views(page)
    set_up(page, serving.address, 2, 2)
    assert wrong(page) == []
    assert complaints(page) == []
    chosen = random.Random(4)
    stepped = touched = 0
    end = time.monotonic() + LONGEST
    while not page.locator(RESULT).count():
        assert time.monotonic() < end, "The game does not end."
        page.wait_for_selector(f"{THING}, {BUTTON}, {RESULT}")
        if page.locator(BUTTON).count():
            page.locator(BUTTON).nth(chosen.randrange(page.locator(BUTTON).count())).click()
        elif page.locator(THING).count():
            page.locator(THING).nth(chosen.randrange(page.locator(THING).count())).click()
            touched += 1
            if page.locator(".stepper").count():
                more = page.get_by_role("button", name="More", exact=True)
                if more.is_enabled():
                    more.click()
                    stepped += 1
                shot(page, f"perudo-stepper-{size[0]}")
                assert wrong(page) == []
                page.locator(".dock button.main").click()
        page.wait_for_timeout(60)
    assert touched
    assert stepped
    expect(page.locator(f"{RESULT} .bars > li")).to_have_count(2)
    # What lies on the table is what the last view says, after all that has travelled.
    page.keyboard.press("Escape")
    dice = sum(len(seat["dice"]) for seat in heard[-1]["seats"])
    expect(page.locator(".declared .piece.die")).to_have_count(dice + len(heard[-1]["face"]))
    shot(page, f"perudo-end-{size[0]}")


def test_the_keyboard_goes_back_and_through_what_may_be_touched(serving, browser):
    page = browser.device((1280, 720))
    set_up(page, serving.address, 2, 5)
    first = page.locator(THING).first
    expect(first).to_have_attribute("aria-label", "Faces to bid on, face 2: 10 ways to go on")
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".thing:focus")).to_have_attribute("aria-label", "Faces to bid on, face 3: 10 ways to go on")
    page.keyboard.press("Enter")
    expect(page.locator(".stepper")).to_be_visible()
    expect(page.locator(".thing.chosen, .dock .back")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".stepper")).to_have_count(0)
    page.locator(THING).nth(4).focus()
    page.keyboard.press("Enter")
    page.locator(".dock button.main").click()
    expect(page.locator("ol li", has_text="1 × sixes")).not_to_have_count(0)
