"""The sixth game: what `osselet new` and the tutorial write is played in the browser, with no line of web code."""

import random

import pytest

from osselet.cli.new import write_game
from tests.tutorial import write_all
from tests.web.conftest import Serving
from tests.web.look import play_to_the_end
from tests.web.people import LONGEST, RESULT, fits, play_now


@pytest.fixture
def with_both(built, tmp_path):
    write_game("owls", tmp_path / "owls", "en")
    pebbles = write_all(tmp_path)
    (tmp_path / "data").mkdir()
    found = Serving(tmp_path / "data", tmp_path / "owls", pebbles)
    found.start()
    yield found
    found.stop()


@pytest.mark.parametrize("name", ["owls", "pebbles"])
def test_a_new_game_is_played_to_its_end(with_both, browser, name):
    page = browser.device()
    play_now(page, with_both.address, name)
    assert play_to_the_end(page, random.Random(1), LONGEST)
    assert page.locator(f"{RESULT} .bars > li").count() > 1
    assert fits(page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".board .declared")
