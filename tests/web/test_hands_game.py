"""A whole game of Oss by one's own hand, from the cabinet to the result, by drivers that read only the screen."""

import time

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Waited

from tests.browser import DESK, PHONE, Browsing, shot
from tests.web.people import RESULT, reach
from tests.web.test_hands import BONES, JACK, SPOT, Finger, sit_down

LONGEST = 150.0
"""Seconds that a game may take on a machine that does other things too."""
READY = ".hands [data-pick=ready]"
LIVE = "canvas.live"
AT_ONCE = "localStorage['osselet-pace'] = 'instant'"
"""What others do is not told step by step; their hands are skipped."""
ANYTHING = f"{READY}, {LIVE}, {RESULT}, .shell [data-pick], .skip-step"


def step_of(page: Page) -> str:
    """What is to be done next, as it is to be seen."""
    page.wait_for_selector(ANYTHING)
    for wanted in (RESULT, LIVE, READY):
        if page.locator(wanted).count():
            return wanted
    return ".shell [data-pick]"


def ring_on(page: Page) -> None:
    """Space again and again, as rings close: thrown, chosen, acted, caught, or missed."""
    end = time.monotonic() + 30
    while page.locator(LIVE).count():
        assert time.monotonic() < end, "A hand does not come to its end."
        page.keyboard.press("Space")
        page.wait_for_timeout(250)


def test_a_whole_game_by_keyboard_alone(server, browser: Browsing):
    page = browser.device(DESK)
    page.add_init_script(AT_ONCE)
    page.goto(server)
    page.wait_for_selector("[data-game=oss] button.main")
    reach(page, "[data-game=oss] button.main")
    page.keyboard.press("Enter")
    end = time.monotonic() + LONGEST
    done = 0
    while (wanted := step_of(page)) != RESULT:
        assert time.monotonic() < end, f"After {done} figures the game is not over."
        if wanted == LIVE:
            ring_on(page)
            done += 1
            continue
        if wanted == READY:
            reach(page, "[data-pick=ready]")
        else:
            try:
                reach(page, ".shell [data-pick]")
            except AssertionError:
                continue  # it has gone meanwhile
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    print("figures done:", done)
    assert done >= 1
    shot(page, "hands-game-keyboard")


def act(page: Page, finger: Finger) -> None:
    """Whatever is called: swipe the Jack up, press a bone that is to be seen, be under the Jack."""
    end = time.monotonic() + 30
    while page.locator(LIVE).count():
        assert time.monotonic() < end, "A hand does not come to its end."
        bone = next((found for colour in BONES if (found := page.evaluate(SPOT, list(colour)))), None)
        finger.throw()
        if bone:
            finger.down(*bone)
            page.wait_for_timeout(30)
            finger.up()
        finger.down(*JACK)
        page.wait_for_timeout(900)
        finger.up()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_whole_game_by_a_pointer(server, browser: Browsing, touch):
    page = browser.device(PHONE if touch else DESK, motion=True)
    page.add_init_script(AT_ONCE)
    page.goto(server)
    start = page.locator("[data-game=oss] button.main")
    start.tap() if touch else start.click()
    end = time.monotonic() + LONGEST
    done = 0
    while (wanted := step_of(page)) != RESULT:
        assert time.monotonic() < end, f"After {done} figures the game is not over."
        if wanted == LIVE:
            try:
                act(page, Finger(page, touch))
            except (AssertionError, Waited):
                if page.locator(LIVE).count():
                    raise
            done += 1
            continue
        chosen = page.locator(wanted).first
        try:
            chosen.tap(timeout=2000) if touch else chosen.click(timeout=2000)
        except Waited:
            continue  # it has gone meanwhile
        page.wait_for_timeout(60)
    print("figures done:", done)
    assert done >= 1
    shot(page, f"hands-game-{'finger' if touch else 'mouse'}")


def test_an_equal_table_gives_a_clumsy_hand_more_time_and_reach(server, browser: Browsing):
    page = browser.device(PHONE, motion=True)
    page.add_init_script(AT_ONCE)
    sit_down(page, server, equal=True)
    page.locator(".hands [data-pick=warm]").tap()
    for number in ("1", "2", "3"):  # tossed, and none is caught
        expect(page.locator(".tag")).to_contain_text(f"{number} of 3")
        shot(page, f"hands-warm-up-{number}")
        while page.locator(".word", has_text="Toss!").count():
            Finger(page, touch=True).throw()
        page.wait_for_selector(".verdict")
    expect(page.locator(".hands .soft")).to_contain_text("time 200 %")
    page.locator(READY).tap()
    page.wait_for_selector(LIVE)
    shot(page, "hands-warmed")


PICTURE = "document.querySelector('.hands canvas')?.toDataURL() ?? ''"


def test_a_spectator_and_a_latecomer_see_the_hand_move(server, browser: Browsing):
    page, looker = browser.device(DESK, motion=True), browser.device(PHONE, motion=True)
    sit_down(page, server)
    expect(page.locator(READY)).to_be_visible()
    looker.goto(page.url)
    expect(looker.locator(".hands")).to_contain_text("Waiting for Ann")
    page.locator(READY).click()
    page.wait_for_selector(LIVE)
    finger = Finger(page, touch=False)
    finger.throw()
    finger.down(300, 700)
    expect(looker.locator(".hands .tag")).to_have_text("Ann")
    before = looker.evaluate(PICTURE)
    looker.wait_for_function(f"before => ![before, ''].includes({PICTURE})", arg=before)
    shot(looker, "hands-spectator")
    expect(looker.locator(LIVE)).to_have_count(0)
    late = browser.device(DESK, motion=True)
    late.goto(page.url)
    late.wait_for_selector(".hands")
    finger.up()
    end = time.monotonic() + 20
    while page.locator(LIVE).count() and time.monotonic() < end:
        finger.throw()
        page.wait_for_timeout(1500)
    for one in (looker, late):  # what came of it is said to both, the latecomer saw it all at the end
        expect(one.locator(".verdict").first).to_be_visible()
    shot(late, "hands-latecomer")
