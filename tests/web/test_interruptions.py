"""Whatever comes in between, nobody loses their place: reloads, broken lines, a restart, a while away."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser import shot
from tests.web.fits import Fitting
from tests.web.look import pick_something
from tests.web.people import MOVE, RESULT, Heard, click_a_move, open_menu, play_now

CLICKS = 8
ASKED = f".shell:has(.dock.mine) {MOVE.removeprefix('.shell ')}"
"""Something to choose, while it is my turn: what was answered is not asked again."""


@pytest.mark.parametrize("game", ["doggybag", "chicago", "oss"])
def test_a_reload_in_the_middle_of_any_phase_asks_the_same_again(server, browser, game):
    page = browser.device()
    heard = Heard(page)
    play_now(page, server, game)
    chosen, seen = random.Random(1), set()
    for _ in range(CLICKS):
        page.wait_for_selector(f"{ASKED}, {RESULT}")
        if page.locator(RESULT).count():
            break
        phase = heard.beats[-1]["view"]["phase"]
        if phase not in seen:
            expect(page.locator("#turn")).to_contain_text("It is your turn")
            expect(page.locator("#turn .told")).to_have_count(0)  # all that happened has been told
            asked, choices = page.locator("#turn").inner_text(), page.locator(MOVE).count()
            page.reload()
            page.wait_for_selector(ASKED)
            assert page.locator("#turn").inner_text() == asked
            assert page.locator(MOVE).count() == choices
            seen.add(phase)
        pick_something(page, chosen)
    assert seen


def test_offline_and_back(server, browser):
    page = browser.device()
    lines = []
    page.route_web_socket(re.compile("/api/socket"), lambda line: (lines.append(line), line.connect_to_server()))
    play_now(page, server, "hunde")
    page.context.set_offline(True)
    lines[-1].close()
    strip = page.locator(".strip.broken")
    expect(strip).to_contain_text("You are offline")
    expect(page.locator(".dock")).to_have_attribute("inert", "")
    page.locator(".board [data-pick]").first.click()  # sent as soon as there is a line again
    shot(page, "offline")
    page.context.set_offline(False)
    expect(strip).to_have_count(0, timeout=15_000)
    page.wait_for_selector(f"{MOVE}, {RESULT}")
    expect(page.locator(".story li").last).not_to_have_text("")
    browser.complaints[:] = [said for said in browser.complaints if "ERR_INTERNET_DISCONNECTED" not in said]


def test_whoever_comes_back_is_told_what_they_missed(server, browser):
    page = browser.device()
    play_now(page, server, "hunde")
    address = page.url
    click_a_move(page)
    page.goto(server)
    page.goto(address)
    page.wait_for_selector(f"{MOVE}, {RESULT}")
    page.evaluate(  # as if the last look was before the first step
        """() => {
            const key = Object.keys(localStorage).find((one) => one.startsWith("osselet-seen"));
            localStorage.setItem(key, "1");
        }"""
    )
    page.reload()
    page.get_by_role("button", name="Show me").wait_for()
    shot(page, "missed")
    fitting = Fitting(page)
    fitting.look("with what was missed")
    assert fitting.wrong == []
    dock = page.locator(".dock").bounding_box()
    offer = page.locator(".offer").bounding_box()
    assert offer["y"] + offer["height"] <= dock["y"], "it takes no room from what may be chosen"
    page.get_by_role("button", name="Show me").click()
    page.locator(".skip-steps").click()
    page.wait_for_selector(f"{MOVE}, {RESULT}")
    expect(page.locator(".missed")).to_have_count(0)


def test_the_page_comes_back_after_the_server(serving, browser):
    page = browser.device()
    play_now(page, serving.address, "hunde")
    serving.stop()
    expect(page.locator(".strip.broken")).to_be_visible()
    shot(page, "restarting")
    browser.complaints.clear()
    serving.start()
    expect(page.locator(".strip.broken")).to_have_count(0, timeout=30_000)
    click_a_move(page)
    page.wait_for_selector(f"{MOVE}, {RESULT}")
    browser.complaints[:] = [said for said in browser.complaints if "ERR_CONNECTION" not in said]


def test_a_page_of_an_older_build_loads_the_new_one(server, browser):
    page = browser.device()
    loaded = []
    page.on("request", lambda request: request.is_navigation_request() and loaded.append(request.url))
    board = re.compile("/assets/Board-")
    page.route(board, lambda route: route.continue_() if len(loaded) > 1 else route.fulfill(status=404))
    play_now(page, server, "hunde")
    assert len(loaded) == 2
    browser.complaints[:] = [said for said in browser.complaints if "404" not in said and not board.search(said)]


def test_a_server_out_of_reach_is_tried_again(server, browser):
    page = browser.device()
    page.route(re.compile("/api/|/health"), lambda route: route.abort())
    page.goto(server)
    notice = page.locator(".notice")
    expect(notice).to_contain_text("The server cannot be reached")
    page.unroute_all()
    page.get_by_role("button", name="Try again now").click()
    expect(notice).to_have_count(0)
    expect(page.locator("[data-game]")).to_have_count(5)
    browser.complaints[:] = [said for said in browser.complaints if "ERR_FAILED" not in said]


def speak(page, language: str) -> None:
    """Somebody chooses another language in the menu, or at the head of the page."""
    if page.locator(".menu").count():
        open_menu(page)
    page.get_by_role("button", name=language).click()
    page.keyboard.press("Escape")


def test_without_a_line_a_language_is_changed_wholly_or_not_at_all(server, browser):
    page = browser.device()
    play_now(page, server, "hunde")
    page.context.set_offline(True)
    expect(page.locator(".strip.broken")).to_be_visible()
    speak(page, "FR Français")
    expect(page.locator(".dock")).to_contain_text("the language can be changed once it is back")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.context.set_offline(False)
    expect(page.locator(".strip.broken")).to_have_count(0, timeout=15_000)
    speak(page, "FR Français")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#turn")).to_contain_text("dés noirs")
    page.context.set_offline(True)
    expect(page.locator(".strip.broken")).to_be_visible()
    speak(page, "EN English")  # it was spoken here before: all of it is there
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#turn")).to_contain_text("black dice")
    browser.complaints[:] = [said for said in browser.complaints if "ERR_" not in said and "fetch" not in said]


def test_what_was_refused_speaks_the_language_that_is_spoken_now(server, browser):
    page = browser.device()
    page.goto(f"{server}/t/nothing-here")
    alert = page.locator("p[role=alert]")
    expect(alert).to_contain_text("There is no such table")
    speak(page, "DE Deutsch")
    expect(alert).to_contain_text("Diesen Tisch gibt es nicht")
    page.get_by_role("link", name="Zum Schrank").click()
    page.locator("#code").fill("XXXXX")
    page.locator("#code").press("Enter")
    expect(page.locator(".trouble")).not_to_be_empty()
    german = page.locator(".trouble").inner_text()
    speak(page, "EN English")
    expect(page.locator(".trouble")).not_to_have_text(german)
    browser.complaints[:] = [said for said in browser.complaints if "404" not in said]
