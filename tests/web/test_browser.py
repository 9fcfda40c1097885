"""People in front of browsers: they click, and the games go on to their ends."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, expect

import osselet
from tests.browser import DESK, PHONE, shot

MOVE = "[data-move]"
RESULT = ".outcome"
LONGEST = 120.0
"""Seconds a game by clicking may take."""


def play_now(page: Page, server: str, game: str) -> None:
    page.goto(server)
    page.click(f"[data-game={game}] button.main")
    page.wait_for_selector(f"{MOVE}, {RESULT}")


def introduce(page: Page, server: str, name: str) -> None:
    """Says who sits before a device."""
    page.goto(server)
    page.get_by_label("Your name").fill(name)
    with page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "POST"):
        page.get_by_label("Your name").blur()


def lay(page: Page, server: str, game: str, company: str, players: int) -> None:
    page.goto(server)
    box = page.locator(f"[data-game={game}]")
    box.get_by_role("button", name="Choose…").click()
    box.get_by_label(company, exact=True).check()
    box.get_by_label("How many players?").select_option(str(players))
    shot(page, f"choosing-{game}")
    box.get_by_role("button", name="Lay the table").click()


def click_a_move(page: Page) -> None:
    """The first move of the list; it may be gone again by the time the pointer is there."""
    page.locator(MOVE).first.click()
    page.wait_for_selector(f"{MOVE}, {RESULT}, .turn-box", state="attached")


def fits(page: Page) -> bool:
    """Is nothing wider than the screen?"""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("name", "size"), [("phone", PHONE), ("desk", DESK)])
def test_a_game_against_bots_from_the_cabinet_to_the_result(server, browser, name, size):
    page = browser.device(size)
    page.goto(server)
    page.wait_for_selector("[data-game]")
    shot(page, f"cabinet-{name}")
    assert fits(page)
    play_now(page, server, "hunde")
    expect(page.get_by_text("It is your turn.")).to_be_visible()
    shot(page, f"hunde-{name}")
    end = time.monotonic() + LONGEST
    while not page.locator(RESULT).count():
        assert time.monotonic() < end
        click_a_move(page)
        page.wait_for_selector(f"{MOVE}, {RESULT}")
    expect(page.locator(RESULT)).to_contain_text("The game is over.")
    expect(page.locator(f"{RESULT} tbody tr")).to_have_count(4)
    shot(page, f"result-{name}")
    assert fits(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    record = json.loads(download.value.path().read_text())
    assert osselet.replay(record).over
    before = page.url
    page.get_by_role("button", name="Play again").click()
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
    page.get_by_role("button", name="Règles").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    shot(page, f"rules-{game}")


def test_two_browsers_at_one_table(server, browser):
    ann, bob = browser.device(), browser.device(PHONE)
    introduce(ann, server, "Ann")
    lay(ann, server, "doggybag", "Friends", 2)
    code = ann.locator(".invitation .code").inner_text()
    shot(ann, "waiting-creator")
    introduce(bob, server, "Bob")
    bob.get_by_label("Have the five letters of a table?").fill(code.lower())
    bob.get_by_role("button", name="Go there").click()
    bob.get_by_role("button", name="Sit here").wait_for()
    shot(bob, "waiting-guest")
    bob.get_by_role("button", name="Sit here").click()
    for page in (ann, bob):
        page.wait_for_selector(MOVE)
    assert secrets_shown(ann, "Ann")
    assert not secrets_shown(ann, "Bob")
    assert not secrets_shown(bob, "Ann")
    ann.get_by_label("Say something").fill("Good luck, Bob")
    ann.get_by_role("button", name="Send").click()
    expect(bob.get_by_role("log")).to_contain_text("Good luck, Bob")
    bob.get_by_text("Quick words").click()
    bob.get_by_role("button", name="Thank you!").click()
    expect(ann.get_by_role("log")).to_contain_text("Thank you!")
    end = time.monotonic() + LONGEST
    while not (ann.locator(RESULT).count() and bob.locator(RESULT).count()):
        assert time.monotonic() < end
        for page in (ann, bob):
            if page.locator(MOVE).count():
                click_a_move(page)
    assert secrets_shown(bob, "Ann")
    shot(bob, "two-result")


def secrets_shown(page: Page, name: str) -> bool:
    """Does the table on the page show what somebody has behind the screen?"""
    row = page.locator(".board tbody tr", has=page.locator("th", has_text=name)).first
    return row.locator("td").first.inner_text().strip() != "–"


def test_a_step_is_taken_back_when_all_agree(server, browser):
    ann, bob = browser.device(), browser.device()
    lay(ann, server, "kakuzu", "Friends", 2)
    ann.get_by_role("button", name="Stand up").wait_for()
    bob.goto(ann.url)
    bob.get_by_role("button", name="Sit here").click()
    ann.locator(MOVE).first.click()
    bob.wait_for_selector(MOVE)
    ann.get_by_role("button", name="Ask to take back").click()
    expect(ann.locator(".notice")).to_contain_text("would like to take back")
    shot(bob, "wish")
    bob.get_by_role("button", name="I agree").click()
    ann.wait_for_selector(MOVE)
    expect(ann.locator(".notice")).to_have_count(0)
    expect(bob.locator(MOVE)).to_have_count(0)


def test_several_people_on_one_device_do_not_see_each_others_secrets(server, browser):
    page = browser.device(PHONE)
    page.goto(server)
    box = page.locator("[data-game=doggybag]")
    box.get_by_role("button", name="Choose…").click()
    box.get_by_label("On this device", exact=True).check()
    box.get_by_label("How many players?").select_option("2")
    box.get_by_label("Name", exact=True).fill("Cleo")
    box.get_by_role("button", name="Lay the table").click()
    page.get_by_role("heading", name="Pass the device to Player 1").wait_for()
    assert not page.locator(".board").count()
    shot(page, "curtain")
    page.get_by_role("button", name="I am Player 1").click()
    page.wait_for_selector(MOVE)
    while not page.get_by_role("button", name="Hand over to Cleo").count():
        if page.locator(MOVE).count():
            click_a_move(page)
    shot(page, "hand-over")
    page.get_by_role("button", name="Hand over to Cleo").click()
    assert not page.locator(".board").count()
    page.get_by_role("button", name="I am Cleo").click()
    page.wait_for_selector(MOVE)
    assert secrets_shown(page, "Cleo")
    assert not secrets_shown(page, "Player 1")


def test_the_language_changes_at_the_table(server, browser):
    page = browser.device()
    play_now(page, server, "hunde")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_text("C’est votre tour.")).to_be_visible()
    expect(page.locator(MOVE).first).to_have_text(re.compile("Courir"))
    expect(page.locator("#story ~ ol li").first).to_contain_text("Manche")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.reload()
    expect(page.get_by_text("C’est votre tour.")).to_be_visible()


def test_hints_reasons_and_a_robot_for_a_while(server, browser):
    page = browser.device()
    play_now(page, server, "hunde")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("A strong player would choose", exact=False)).to_be_visible()
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Why can I not", exact=False).fill("black:3")
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_text("Dice are thrown, not chosen", exact=False)).to_be_visible()
    shot(page, "hint-and-why")
    page.get_by_role("button", name="See the rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="I am back").click()


def test_a_game_by_keyboard(server, browser):
    page = browser.device()
    page.goto(server)
    page.locator("[data-game=hunde] button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(MOVE)
    page.locator("#turn").focus()
    for _ in range(5):
        page.keyboard.press("Tab")
        assert page.evaluate("'move' in document.activeElement.dataset")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"{MOVE}, {RESULT}")
        if page.locator(RESULT).count():
            break


def test_the_page_comes_back_after_the_server(serving, browser):
    page = browser.device()
    play_now(page, serving.address, "hunde")
    serving.stop()
    expect(page.locator(".notice")).to_be_visible()
    shot(page, "restarting")
    browser.complaints.clear()
    serving.start()
    expect(page.locator(".notice")).to_have_count(0, timeout=30_000)
    click_a_move(page)
    page.wait_for_selector(f"{MOVE}, {RESULT}")
    browser.complaints[:] = [said for said in browser.complaints if "ERR_CONNECTION" not in said]
