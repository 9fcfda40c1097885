"""The board of Doggy Bag in a browser: played by clicks and by keys, and what it does not show."""

import random
import re

from playwright.sync_api import Page, expect

from tests.browser import PHONE, shot
from tests.web.look import PICK, RESULT, play_to_the_end
from tests.web.people import lay as table
from tests.web.people import reach

COLOURS = ("grey", "white", "red", "yellow", "black")
LONGEST = 60.0
"""Seconds a game may take on a machine with much else to do."""


def lay(page: Page, server: str, players: int, roles: bool = True) -> None:
    """A table against bots."""
    page.goto(server)
    box = page.locator("[data-game=doggybag]")
    box.get_by_role("button", name="Set up…").click()
    box.get_by_label("Bots", exact=True).check()
    box.get_by_label("How many players?").select_option(str(players))
    if not roles:
        box.get_by_role("group", name="Tokens").get_by_label("without effects").check()
    box.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(PICK)


def put_some(page: Page) -> int:
    """Chooses the bones for the bag without sealing them; says how many."""
    count = 0
    while page.locator(".board g.spot.open[data-move^='put:']").count():
        page.locator(".board g.spot.open[data-move^='put:']").last.click()
        count += 1
    return count


def test_a_game_by_clicks_on_the_board_alone(server, browser):
    page = browser.device(PHONE)
    lay(page, server, 2)
    assert play_to_the_end(page, random.Random(3), LONGEST)
    expect(page.locator(".board [data-behind=open]")).to_have_count(2)
    shot(page, "doggybag-end")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_by_keyboard_alone(server, browser):
    page = browser.device()
    lay(page, server, 2, roles=False)
    for _ in range(400):
        page.wait_for_selector(f"{PICK}, {RESULT}")
        if page.locator(RESULT).count():
            break
        reach(page, "[data-move]")
        page.keyboard.press("Enter")
    expect(page.locator(RESULT)).to_be_visible()


def test_bones_are_chosen_first_and_sealed_together(server, browser):
    page = browser.device()
    lay(page, server, 2)
    said = page.locator("ol li", has_text="everybody puts").last.inner_text()
    loot = int(re.search(r"puts (\d)", said)[1])
    expect(page.locator(".board .bone[data-at=stock-0]")).to_have_count(16)
    assert put_some(page) == loot
    expect(page.locator(".board .bone[data-at=tray]")).to_have_count(loot)
    page.locator(".board").get_by_role("button", name="Take back a", exact=False).first.click()
    expect(page.locator(".board .bone[data-at=tray]")).to_have_count(loot - 1)
    expect(page.get_by_role("button", name="Into the bag · 1 more")).to_be_disabled()
    put_some(page)
    expect(page.get_by_role("button", name="Into the bag", exact=True)).to_be_enabled()
    page.get_by_role("button", name="Into the bag", exact=True).click()
    expect(page.locator(".board .bone[data-at=stock-0]")).to_have_count(16 - loot)
    expect(page.locator("ol li", has_text="secretly puts a black bone")).to_have_count(min(loot, 3))


def tray(page: Page) -> list[str]:
    """The colours of the bones that lie in our tray."""
    return page.locator(".board .bone[data-at=tray]").evaluate_all("all => all.map(one => one.dataset.colour).sort()")


def test_what_is_sealed_out_of_turn_is_taken_back_bone_by_bone(server, browser):
    ann, bob = browser.device(), browser.device()
    table(ann, server, "doggybag", "Friends", 2)
    ann.get_by_role("button", name="Leave my seat").wait_for()
    bob.goto(ann.url)
    bob.get_by_role("button", name="Sit here").click()
    bob.wait_for_selector(PICK)  # Ann is first, Bob chooses early
    loot, back = put_some(bob), bob.get_by_role("button", name="Take back", exact=True)
    first = tray(bob)
    bob.get_by_role("button", name="Into the bag", exact=True).click()
    expect(bob.get_by_text("You have chosen.")).to_be_visible()
    for left in (loot - 1, loot - 2):
        back.click()
        expect(bob.locator(".board .bone[data-at=tray]")).to_have_count(left)
    assert tray(bob) == sorted(sorted(first, key=COLOURS.index)[: loot - 2])
    kept = tray(bob)
    bob.reload()
    bob.wait_for_selector(PICK)
    assert tray(bob) == kept
    for _ in range(2):
        bob.locator(".board g.spot.open[data-move^='put:']").first.click()
    second = tray(bob)
    assert len(second) == loot
    bob.get_by_role("button", name="Into the bag", exact=True).click()
    expect(bob.get_by_text("You have chosen.")).to_be_visible()
    assert tray(bob) == second
    bob.reload()
    expect(bob.get_by_text("You have chosen.")).to_be_visible()
    expect(bob.locator(".board .bone[data-at=tray]")).to_have_count(loot)
    assert tray(bob) == second
    assert tray(ann) == []


def test_what_lies_behind_another_screen_is_nowhere_on_the_page(server, browser):
    page = browser.device()
    lay(page, server, 3)
    expect(page.locator(".board .bone[data-at=stock-1][data-colour=unknown]")).to_have_count(16)
    expect(
        page.locator(".board .bone[data-at^=stock]:not([data-at=stock-0]):not([data-colour=unknown])")
    ).to_have_count(0)
    expect(page.locator(".board .bone[data-at=bag]:not([data-colour=unknown])")).to_have_count(0)
    expect(page.locator(".board [data-seat='1']")).to_have_attribute("data-behind", "closed")


def test_a_greyed_token_tells_why(server, browser):
    page = browser.device()
    lay(page, server, 2)
    page.locator(".board").get_by_role("button", name="5, Scout").click(force=True)  # disabled, but it answers
    expect(page.get_by_text("First you have to put bones into the bag.")).to_be_visible()


def test_the_tray_has_a_place_for_each_bone_still_to_go(server, browser):
    page = browser.device()
    page.goto(server)
    page.locator("[data-game=doggybag] .learn").click()
    places = page.locator(".board circle.slot")
    expect(places).to_have_count(2)
    page.get_by_role("button", name="Do it for me").click()
    expect(places).to_have_count(1)
