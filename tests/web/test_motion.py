"""The stage with everything that moves: what happens can be skipped."""

import pytest

import osselet
from tests.browser import PHONE, Browsing
from tests.web.people import click_a_move, play_now

SKIPS = """async () => {
  const skip = document.querySelector(".skip-steps");
  if (!skip) return null;
  const box = skip.getBoundingClientRect(), turn = document.querySelector(".dock").getBoundingClientRect();
  const inside = turn.top <= box.top && box.bottom <= turn.bottom + 1;
  const seen = box.top >= 0 && box.bottom <= innerHeight;
  skip.click();
  let gone = false;
  for (let frame = 0; frame < 20 && !gone; frame++) {
    await new Promise(requestAnimationFrame);
    gone = !skip.isConnected;  // the next thing told, perhaps at once, has a button of its own
  }
  return { inside, seen, gone };
}"""
"""Looks and skips at one go: what is told may be over, or go on, before a test comes back."""


@pytest.mark.parametrize("game", osselet.games())
def test_what_is_told_can_be_skipped_from_anywhere_and_nothing_is_covered(
    server: str, browser: Browsing, game: str
) -> None:
    page = browser.device(PHONE, motion=True)
    play_now(page, server, game)
    while not (found := page.evaluate(SKIPS)):
        click_a_move(page)
        page.wait_for_timeout(50)
    assert found == {"inside": True, "seen": True, "gone": True}
