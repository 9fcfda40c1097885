"""The result lies on the table as a sheet: who won by how much, why, where it turned, and what to do next."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.finished import finished
from tests.web.look import play_to_the_end
from tests.web.people import play_now
from tests.web.test_access import complaints

SIZES = [(360, 640), (844, 390), (1366, 657), (1920, 1080)]
INSIDE = """(sheet) => {
    const box = sheet.getBoundingClientRect();
    const acts = document.querySelectorAll(".dock button, .dock .button");
    const buttons = [...acts].map((one) => one.getBoundingClientRect());
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
        && buttons.filter((one) => one.width).every((one) => one.bottom <= innerHeight && one.height >= 44)
        && document.documentElement.scrollHeight <= innerHeight;
}"""


@pytest.fixture(scope="module")
def over(device):
    """A game that bots have played to its end."""
    return finished(device, "oss", 3)


def opened(page: Page, server: str, table: str) -> Page:
    page.goto(f"{server}/t/{table}")
    page.wait_for_selector(".outcome")
    return page


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_sheet_says_who_won_and_why_and_fits(server, browser, device, over, size):
    page = opened(browser.device(size, dark=size[0] < 900), server, over)
    result = device.call("GET", f"/api/tables/{over}/record")
    names = ("Ann", "Bob", "Cleo")
    sheet = page.locator(".outcome")
    for seat in result["winners"]:
        expect(sheet.locator("h2")).to_contain_text(names[seat])
    expect(sheet.locator(".bars li")).to_have_count(3)
    expect(sheet.locator(".how")).to_contain_text(re.compile(r"points: \d+ from figures"))
    assert sheet.evaluate(INSIDE)
    assert complaints(page) == []


def test_escape_closes_it_and_the_dock_opens_it_again(server, browser, over):
    page = opened(browser.device(), server, over)
    page.keyboard.press("Escape")
    expect(page.locator(".outcome")).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".outcome h2")).to_be_focused()


def test_a_turning_point_is_watched_and_play_stops_after_it(server, browser, device, over):
    turn = device.call("GET", f"/api/tables/{over}/result")["decided"]["turns"][0]["count"]
    assert turn < device.call("GET", f"/api/tables/{over}/history")["count"], "it is not the end that is watched"
    page = opened(browser.device(), server, over)
    page.locator(".turns button").first.click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(str(turn), timeout=15_000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.wait_for_timeout(2500)
    expect(slider).to_have_value(str(turn))
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".outcome")).to_be_visible()


def test_whoever_plays_again_finds_it_once_and_whoever_lost_reads_how_near_they_came(server, browser):
    page = browser.device((360, 640))
    play_now(page, server, "hunde")
    assert play_to_the_end(page, random.Random(1), 120.0)
    sheet, again = page.locator(".outcome"), page.get_by_role("button", name="Play again")
    expect(again).to_have_count(1)
    expect(again).to_be_in_viewport()
    own = sheet.locator(".bars li", has_text="you")
    expect(own).to_be_in_viewport(ratio=1)
    won = sheet.locator("h2").inner_text().startswith("You ")
    expect(sheet.locator(".ahead")).to_contain_text("on" if won else "behind")
