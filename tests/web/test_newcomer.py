"""Somebody who comes for the first time is asked once who they are, with one tap, and sits with that face."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import PHONE, shot
from tests.web.people import MOVE, fits, lay

DIALOG = "dialog[aria-labelledby=introduce]"
SIZES = ((360, 640), (390, 844), (844, 390), (1366, 657), (1920, 1080))


def play(page: Page, server: str, game: str = "hunde") -> None:
    page.goto(server)
    page.click(f"[data-game={game}] button.main")


def test_one_tap_and_one_plays_under_a_proposed_name_and_is_not_asked_again(server, browser):
    page = browser.device(PHONE, new=True)
    play(page, server)
    page.locator(DIALOG).wait_for()
    shot(page, "introduce")
    proposed = page.get_by_label("Your name").last.input_value()
    assert proposed
    expect(page.get_by_role("button", name="That’s me")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(MOVE)
    expect(page.locator(".chips li[data-seat='0'] svg")).to_be_visible()
    play(page, server)
    page.wait_for_selector(MOVE)
    assert page.evaluate("fetch('/api/me').then((answer) => answer.json())")["name"] == proposed


def test_the_name_and_the_picture_are_seen_by_others(server, browser):
    ann, bob = browser.device(), browser.device(new=True)
    lay(ann, server, "kakuzu", "Friends", 2)
    ann.get_by_role("button", name="Leave my seat").wait_for()
    bob.goto(ann.url)
    dialog = bob.locator(DIALOG)
    dialog.get_by_role("radio", name="Hedgehog").check()
    expect(dialog.get_by_label("Your name")).to_have_value("Hedgehog")
    dialog.get_by_label("Your name").fill("Bob")
    dialog.get_by_role("radio", name="Owl").check()
    expect(dialog.get_by_label("Your name")).to_have_value("Bob")
    dialog.get_by_role("button", name="That’s me").click()
    ann.wait_for_selector(MOVE)
    sits = ann.locator(".chips li", has_text="Bob")
    expect(sits.locator(".avatar svg")).to_be_visible()
    bob.goto(server)
    expect(bob.get_by_role("radio", name="Owl")).to_be_checked()
    bob.get_by_role("radio", name="Snail").check()
    bob.reload()
    expect(bob.get_by_role("radio", name="Snail")).to_be_checked()


def test_who_only_closes_the_question_does_not_sit_and_is_asked_again(server, browser):
    page = browser.device(new=True)
    play(page, server)
    page.locator(DIALOG).wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.click("[data-game=hunde] button.main")
    page.locator(DIALOG).wait_for()
    page.get_by_label("Your name").last.fill("")
    page.get_by_role("button", name="That’s me").click()
    page.wait_for_selector(MOVE)


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR", "de-DE"])
def test_the_question_fits_every_screen(server, browser, lang):
    page = browser.device(new=True, lang=lang, dark=lang == "fr-FR")
    play(page, server)
    dialog = page.locator(DIALOG)
    dialog.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        shot(page, f"introduce-{lang[:2]}-{width}")
        assert fits(page)
        assert dialog.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), (width, height)
