"""Setting up: a dialog with its button always in sight, roles by name, skill by sliders; curtains before secrets."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shot
from tests.web.test_access import complaints

SIZES = [(360, 640), (844, 390), (1366, 657)]


def opened(page: Page, server: str, game: str):
    page.goto(server)
    page.locator(f"[data-game={game}]").get_by_role("button", name="Set up…").click()
    return page.get_by_role("dialog")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_button_is_in_sight_at_every_size(server, browser, size):
    page = browser.device(size, dark=size[0] < 900)
    dialog = opened(page, server, "oss")
    expect(dialog.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_who_is_the_police_is_chosen_by_name(server, browser):
    page = browser.device()
    dialog = opened(page, server, "chicago")
    roles = dialog.get_by_role("group", name="Who is the Police?")
    expect(roles.locator("label", has_text="the Police").locator("svg .police")).to_have_count(1)
    expect(roles.locator("label", has_text="a thief").locator("svg .police")).to_have_count(0)
    roles.get_by_label("Me", exact=True).check()
    expect(roles.locator("label", has_text="Me").locator("svg .police")).to_be_visible()
    shot(page, "roles")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.locator(".chips")).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    assert page.request.get(f"{server}/api/tables/{table}").json()["options"]["police"] == 0


def test_skill_is_a_slider_for_each_player(server, browser):
    page = browser.device()
    dialog = opened(page, server, "oss")
    sliders = dialog.get_by_role("slider")
    expect(sliders).to_have_count(4)
    expect(sliders.nth(1)).to_have_attribute("aria-valuetext", "good")
    sliders.nth(1).fill("80")
    expect(sliders.nth(1)).to_have_attribute("aria-valuetext", "master")
    shot(page, "skills")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.locator(".chips")).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    assert page.request.get(f"{server}/api/tables/{table}").json()["options"]["skill"] == [50, 80, 50, 50]


def test_no_curtain_where_nothing_is_secret(server, browser):
    page = browser.device()
    dialog = opened(page, server, "hunde")
    dialog.get_by_label("On this device", exact=True).check()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".curtain")).to_have_count(0)
