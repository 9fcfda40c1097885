"""The stage with everything that moves: what happens can be skipped."""

import pytest
from playwright.sync_api import expect

import osselet
from tests.browser import PHONE, Browsing, shot
from tests.web.people import click_a_move, play_now

SKIP = ".skip-steps"


@pytest.mark.parametrize("game", osselet.games())
def test_what_is_told_can_be_skipped_from_anywhere_and_nothing_is_covered(
    server: str, browser: Browsing, game: str
) -> None:
    page = browser.device(PHONE, motion=True)
    play_now(page, server, game)
    skip = page.locator(SKIP)
    while not skip.count():
        click_a_move(page)
        page.wait_for_timeout(50)
    page.evaluate("scrollTo(0, document.querySelector('.board').getBoundingClientRect().bottom + scrollY - 500)")
    expect(skip).to_be_in_viewport(ratio=1)
    box, turn = skip.bounding_box(), page.locator(".turn-box").bounding_box()
    assert box is not None
    assert turn is not None
    assert turn["y"] <= box["y"]
    assert box["y"] + box["height"] <= turn["y"] + turn["height"] + 1
    shot(page, f"skip-{game}")
    skip.click()
    expect(skip).to_have_count(0)
