"""The sixth game: what `osselet new` writes is played in the browser to its end, with no line of web code."""

import random

import pytest

from osselet.cli.scaffolding import write_game
from tests.web.conftest import Serving
from tests.web.look import play_to_the_end
from tests.web.people import LONGEST, RESULT, fits, play_now


@pytest.fixture
def with_owls(built, tmp_path):
    write_game("owls", tmp_path / "owls", "en")
    (tmp_path / "data").mkdir()
    found = Serving(tmp_path / "data", tmp_path / "owls")
    found.start()
    yield found
    found.stop()


def test_a_new_game_is_played_to_its_end(with_owls, browser):
    page = browser.device()
    play_now(page, with_owls.address, "owls")
    assert play_to_the_end(page, random.Random(1), LONGEST)
    assert page.locator(f"{RESULT} tbody tr").count() > 1
    assert fits(page)
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".board dl")
