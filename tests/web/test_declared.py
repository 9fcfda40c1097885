"""Games with no line of web code, from the cabinet to their results, touching things, steppers, keys and buttons."""

import json
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shot
from tests.web.conftest import Serving
from tests.web.fits import LOOK, Fitting
from tests.web.people import LONGEST, RESULT
from tests.web.test_access import complaints

GAMES = [Path(__file__).parents[2] / "examples" / "games" / name for name in ("perudo", "oh_hell", "ur")]
THING = ".declared .thing.open"
BUTTON = ".dock [data-pick]"


@pytest.fixture(scope="module")
def serving(built, tmp_path_factory):
    found = Serving(tmp_path_factory.mktemp("server"), *GAMES, program="tests.web.seeded")
    found.start()
    yield found
    found.stop()


def set_up(page: Page, server: str, game: str, players: int, **numbers: int) -> None:
    page.goto(server)
    box = page.locator(f"[data-game={game}]")
    expect(box.locator(".picture :is(svg .piece, img)")).not_to_have_count(0)
    box.get_by_role("button", name="Set up…").click()
    dialog = page.get_by_role("dialog")
    if players:  # some games are for two and nobody else
        dialog.get_by_label("How many players?").select_option(str(players))
    for name, number in numbers.items():
        dialog.get_by_label(name.replace("_", " ")).fill(str(number))
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(f"{THING}, {BUTTON}")


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
    set_up(page, serving.address, "perudo", 2, Dice_for_everybody=2)
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
    set_up(page, serving.address, "perudo", 2)
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


def and_seen(page: Page, act: Callable[[], None]) -> None:
    """Does something that plays a move, and waits until the board shows more steps."""
    before = page.locator(".board").get_attribute("data-count")
    act()
    page.wait_for_function("(before) => document.querySelector('.board').dataset.count !== before", arg=before)


def test_a_hand_of_cards_is_played_to_the_end_on_a_phone(serving, browser):
    page = browser.device((360, 640), dark=True)
    heard = views(page)
    set_up(page, serving.address, "oh_hell", 3, Cards_in_the_largest_hands=2)
    assert wrong(page) == []
    assert complaints(page) == []
    chosen = random.Random(7)
    keys = cards = 0
    end = time.monotonic() + LONGEST
    while not page.locator(RESULT).count():
        assert time.monotonic() < end, "The game does not end."
        page.wait_for_selector(f"{THING}, {BUTTON}, {RESULT}")
        what = BUTTON if page.locator(BUTTON).count() else THING
        if page.locator(RESULT).count():
            break
        keys += page.locator(".keypad button").count() > 0
        if what == THING:
            cards += 1
            assert wrong(page) == []
        one = page.locator(what).nth(chosen.randrange(page.locator(what).count()))
        and_seen(page, one.click)
    assert keys == 3, "every deal one says how many tricks"
    assert cards == 4, "hands of one, two and one"
    assert heard[-1]["phase"] == "over"
    page.keyboard.press("Escape")
    expect(page.locator(".declared .piece.card")).to_have_count(len(heard[-1]["trick"]) + 1)


def test_a_race_fits_every_size_and_goes_by_its_keys(serving, browser):
    """A piece, or where it may go: either is touched; what is pointed at shows the other."""
    page = browser.device((1366, 657))
    heard = views(page)
    set_up(page, serving.address, "ur", 0, Pieces_for_each=3)
    fitting = Fitting(page)
    for number in range(8):
        page.wait_for_selector(THING)
        if number in (0, 6):
            fitting.look(f"move {number}")
            assert complaints(page) == []
        one = page.locator(THING).first
        one.focus()
        if number == 0:
            expect(page.locator(f"{THING}.partner")).to_have_count(2)
        and_seen(page, lambda: page.keyboard.press("Enter"))
    assert fitting.wrong == []
    standing = sum(len(seat["track"]) + seat["waiting"] + seat["home"] for seat in heard[-1]["seats"])
    assert standing == 6
    page.wait_for_selector(THING)
    expect(page.locator(".declared .piece.disc")).to_have_count(6)
