"""People in front of browsers: they click, and the games go on to their ends."""

import json
import re
import time

import pytest
from playwright.sync_api import expect

import osselet
from tests.browser import DESK, PHONE, shot
from tests.web.people import LONGEST, MOVE, RESULT, click_a_move, close_sheet, fits, open_menu, open_tab, play_now


@pytest.mark.parametrize(("name", "size"), [("phone", PHONE), ("desk", DESK)])
def test_a_game_against_bots_from_the_cabinet_to_the_result(server, browser, name, size):
    page = browser.device(size)
    page.goto(server)
    page.wait_for_selector("[data-game]")
    shot(page, f"cabinet-{name}")
    assert fits(page)
    play_now(page, server, "hunde")
    expect(page.locator("#turn")).to_contain_text("Run, or add the black dice?")
    shot(page, f"hunde-{name}")
    end = time.monotonic() + LONGEST
    while not page.locator(RESULT).count():
        assert time.monotonic() < end
        click_a_move(page)
        page.wait_for_selector(f"{MOVE}, {RESULT}")
    expect(page.locator(RESULT).get_by_role("heading").first).to_contain_text(re.compile("win|share"))
    expect(page.locator(f"{RESULT} .bars > li")).to_have_count(4)
    shot(page, f"result-{name}")
    assert fits(page)
    open_tab(page, "table")
    with page.expect_download() as download:
        page.locator(".panel").get_by_role("link", name="Save this game").click()
    record = json.loads(download.value.path().read_text())
    assert osselet.replay(record).over
    if name == "phone":
        close_sheet(page)
    before = page.url
    page.locator(".dock").get_by_role("button", name="Play again").click()
    page.wait_for_selector(MOVE)
    assert page.url != before


@pytest.mark.parametrize("game", osselet.games())
def test_every_game_can_be_played(server, browser, game):
    page = browser.device(PHONE, "fr-FR", dark=True)
    play_now(page, server, game)
    for _ in range(4):
        page.wait_for_selector(f"{MOVE}, {RESULT}")
        if page.locator(RESULT).count():
            break
        click_a_move(page)
    shot(page, f"game-{game}")
    assert fits(page)
    open_menu(page).get_by_role("button", name="Règles").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    shot(page, f"rules-{game}")


def test_the_language_changes_at_the_table(server, browser):
    page = browser.device()
    play_now(page, server, "hunde")
    open_menu(page).get_by_role("button", name="Français").click()
    expect(page.locator("#turn")).to_contain_text("Courir")
    expect(page.locator(MOVE).first).to_have_text(re.compile("Courir"))
    expect(page.locator(".story li").first).to_contain_text("Tour")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.reload()
    expect(page.locator("#turn")).to_contain_text("Courir")


def test_hints_reasons_and_a_robot_for_a_while(server, browser):
    page = browser.device()
    play_now(page, server, "hunde")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".dock .advice")).to_contain_text("games of 100", timeout=60_000)
    expect(page.locator(".advised li")).to_have_count(2)
    open_tab(page, "table")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Why can’t I", exact=False).first.fill("black 3")
    page.get_by_role("button", name="Black die: 3").click()
    expect(page.get_by_text("Dice are thrown, not chosen", exact=False)).to_be_visible()
    shot(page, "hint-and-why")
    page.get_by_role("button", name="See the rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="I am back").dispatch_event("click")  # before the bot has played to the end
    page.get_by_role("button", name="Let a bot play for me").wait_for()


def test_a_game_by_keyboard(server, browser):
    page = browser.device()
    page.goto(server)
    page.locator("[data-game=hunde] button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(MOVE)
    page.locator("#turn").focus()
    for _ in range(5):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.more')"):  # what was told last is longer than two lines
            page.keyboard.press("Tab")
        assert page.evaluate("'pick' in document.activeElement.dataset")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"{MOVE}, {RESULT}")
        if page.locator(RESULT).count():
            break
