"""How soon: the first page can be used within a second, and a step is on the screen within a tenth of one."""

import statistics

import pytest

import osselet
from tests.browser import DESK, PHONE, Browsing
from tests.web.frames import measure, percentile, watched
from tests.web.people import MOVE, RESULT, play_now

pytestmark = pytest.mark.alone

FIRST_PAGE = 1000.0
"""Milliseconds, the best of three loads."""
STEP = 100.0
"""Milliseconds, the quickest half of the steps: a machine that also runs other tests is late now and then."""
FRAME = 1000 / 60
READY = """
new MutationObserver((_, seen) => {
  if (!document.querySelector("[data-game] button.main")) return;
  window.ready = performance.now();
  seen.disconnect();
}).observe(document, {subtree: true, childList: true});
"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_first_page_can_be_used_within_a_second(server: str, browser: Browsing, size: tuple[int, int]) -> None:
    page = browser.device(size)
    page.add_init_script(READY)
    took = []
    for _ in range(4):
        page.goto(server)
        page.wait_for_function("() => window.ready")
        took.append(page.evaluate("ready"))
    page.locator("[data-game] button.main").first.click()
    page.wait_for_selector(f"{MOVE}, {RESULT}, .dock")
    assert min(took[1:]) < FIRST_PAGE, took  # the first one warms the server


@pytest.mark.parametrize("motion", [False, True], ids=["still", "moving"])
@pytest.mark.parametrize("game", osselet.games())
def test_a_step_is_shown_within_a_tenth_of_a_second(server: str, browser: Browsing, game: str, motion: bool) -> None:
    page = watched(browser.device(motion=motion))
    play_now(page, server, game)
    for _ in range(3):  # what the machine does beside may spoil one try, but not all
        page.evaluate("Object.assign(measured, {frames: [], shown: []})")
        found = measure(page, seconds=60, steps=4)
        assert len(found.shown) >= 4
        # Half of the frames on time: whoever wants to know more takes `python -m tests.web.frames`.
        is_smooth = not motion or percentile(found.frames, 0.5) < 1.5 * FRAME
        if statistics.median_low(found.shown) < STEP and is_smooth:
            return
    pytest.fail(f"Never shown in time: {found.shown}, {found.frames}")
