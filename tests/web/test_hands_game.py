"""Oss by one's own hand where others look on, at an equal table, in the lesson, and from the cabinet to the result."""

import time

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Waited

from tests.browser import DESK, PHONE, Browsing, shot
from tests.web.conftest import Serving
from tests.web.people import RESULT, reach
from tests.web.test_hands import BONES, JACK, LAY_TABLE, SPOT, Finger, sit_down

LONGEST = 400.0
"""Seconds that a game may take on a machine that does other things too."""
READY = ".hands [data-pick=ready]"
LIVE = "canvas.live"
CHOICE = ".shell [data-pick]"
AT_ONCE = "localStorage['osselet-pace'] = 'instant'"
"""What others do is not told step by step; their hands are skipped."""
PICTURE = "document.querySelector('.hands canvas')?.toDataURL() ?? ''"

KEEP_VERDICT = """
new MutationObserver(() => (window.verdict = document.querySelector(".verdict")?.textContent ?? window.verdict))
    .observe(document, { childList: true, subtree: true });
"""
"""A verdict is to be seen for a moment only: what was read there is kept."""


@pytest.fixture(scope="module")
def serving(built, tmp_path_factory):
    """A server whose tables are dealt alike each time."""
    found = Serving(tmp_path_factory.mktemp("server"), program="tests.web.seeded")
    found.start()
    yield found
    found.stop()


def sit_beside(page: Page, server: str) -> None:
    """A table of Oss on the screen where a bot lays first: one lays elsewhere, with a Jack, and so is called alone."""
    page.goto(server)
    page.wait_for_selector("[data-game]")
    found = page.evaluate(
        LAY_TABLE,
        {
            "game": "oss",
            "seats": [{"kind": "bot", "level": 1, "name": "Bob"}, {"kind": "me"}],
            "options": {"hands": "screen"},
        },
    )
    page.goto(f"{server}/t/{found}")
    page.locator(".piece [role=button][data-pick]").first.click()
    taken = page.locator("[aria-label^='Bob has laid']").get_attribute("aria-label")
    assert taken is not None
    figures = page.locator("g[role=presentation] [role=button]")
    names = [figures.nth(at).get_attribute("aria-label") or "" for at in range(figures.count())]
    free = [at for at, name in enumerate(names) if name.split(": ")[1].split(".")[0] not in taken]
    figures.nth(next(at for at in free if not names[at].startswith("Hand"))).click()
    page.locator(".dock [data-move^='lay:']").first.click()


def drop(page: Page, finger: Finger) -> None:
    """Throws the Jack and lets it fall: an attempt that ends soon, and always the same way."""
    while page.locator(".word", has_text="Throw!").count():
        finger.throw()
    finger.down(60, 700)
    page.wait_for_timeout(60)
    finger.up()


@pytest.mark.soak
def test_a_spectator_and_a_latecomer_see_the_hand_move(server, browser: Browsing):
    page, looker, late = (browser.device(size, motion=True) for size in (DESK, PHONE, DESK))
    for one in (page, looker, late):
        one.add_init_script(KEEP_VERDICT)
    page.add_init_script(AT_ONCE)
    sit_beside(page, server)
    expect(page.locator(READY)).to_be_visible()
    late.goto(server)
    late.wait_for_selector("[data-game]")
    looker.goto(page.url)
    expect(looker.locator(".hands")).to_contain_text("Waiting for Ann")
    page.locator(READY).click()
    page.wait_for_selector(LIVE)
    expect(looker.locator(".hands .tag")).to_have_text("Ann")
    before = looker.evaluate(PICTURE)
    finger = Finger(page, touch=False)
    finger.down(300, 700)
    finger.move(420, 640)
    finger.up()
    looker.wait_for_function(f"before => ![before, ''].includes({PICTURE})", arg=before)
    shot(looker, "hands-spectator")
    late.goto(page.url)
    expect(late.locator(".hands .tag")).to_have_text("Ann")
    drop(page, finger)
    for one in (page, looker, late):  # who came late is shown all of it when it is over
        one.wait_for_function("() => window.verdict?.includes('Missed!')")
    assert looker.locator(LIVE).count() == late.locator(LIVE).count() == 0
    shot(late, "hands-latecomer")


@pytest.mark.soak
def test_a_warm_up_gives_a_clumsy_hand_more_time_and_reach(server, browser: Browsing):
    page = browser.device(PHONE, motion=True)
    page.add_init_script(AT_ONCE)
    sit_down(page, server, equal=True)
    shot(page, "hands-warm-up")
    page.locator(".hands [data-pick=warm]").tap()
    for number in "123":  # tossed, and none is caught
        expect(page.locator(".hands .tag")).to_contain_text(f"{number} of 3")
        finger = Finger(page, touch=True)
        while page.locator(".word", has_text="Toss!").count():
            finger.throw()
        shot(page, f"hands-warm-up-{number}")
        expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".hands .soft")).to_have_text("time 200 %, reach 200 %")
    shot(page, "hands-warmed")


def test_the_lesson_lets_one_do_a_figure_by_one_key(server, browser: Browsing):
    page = browser.device((390, 844))
    page.goto(server)
    page.locator("[data-game=oss]").get_by_role("button", name="Learn by playing").click()
    page.get_by_role("button", name="Do it for me").click()
    expect(page.locator(".prompt")).to_contain_text("with your own hand")
    shot(page, "hands-lesson")
    page.locator(".exercise [data-pick=ready]").click()
    page.wait_for_selector(LIVE)
    page.keyboard.press("Space")  # thrown, and nothing is done about it
    expect(page.locator(".verdict")).to_contain_text("Missed!")
    expect(page.locator(".exercise [data-pick=ready]")).to_have_text("Again")
    expect(page.locator(".exercise .missed")).to_contain_text("Jack")
    shot(page, "hands-lesson-missed")
    page.get_by_role("button", name="Do it for me").click()
    expect(page.locator(".prompt")).to_contain_text("You did it!")


CARD, FIGURE, MOVE = (
    ".piece [role=button][data-pick]",
    "g[role=presentation] [data-pick]",
    ".dock [data-move][data-pick]",
)
"""A card of one's hand, a figure to lay it at, and what then, or otherwise, may be chosen."""


def next_step(page: Page) -> str:
    """What is to be done next, as it is to be seen."""
    page.wait_for_selector(f"{READY}, {LIVE}, {RESULT}, {CHOICE}")
    held = FIGURE if page.locator(".piece [aria-pressed=true]").count() else CARD
    return next((wanted for wanted in (RESULT, LIVE, READY, MOVE, held) if page.locator(wanted).count()), CHOICE)


def ring_on(page: Page) -> None:
    """Space again and again, as rings close: thrown, chosen, acted, caught, or missed."""
    end = time.monotonic() + 60
    while page.locator(LIVE).count():
        assert time.monotonic() < end, "A hand does not come to its end."
        page.keyboard.press("Space")
        page.wait_for_timeout(250)


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(server, browser: Browsing):
    page = browser.device(DESK)
    page.add_init_script(AT_ONCE)
    page.goto(server)
    page.wait_for_selector("[data-game=oss] button.main")
    reach(page, "[data-game=oss] button.main")
    page.keyboard.press("Enter")
    end, done = time.monotonic() + LONGEST, 0
    while (wanted := next_step(page)) != RESULT:
        assert time.monotonic() < end, f"After {done} attempts the game is not over."
        if wanted == LIVE:
            ring_on(page)
            done += 1
            continue
        try:
            reach(page, wanted)
        except AssertionError:
            if page.locator(wanted).count():
                raise
            continue  # it has gone meanwhile
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    assert done >= 4, "Each round has a figure of one's own."
    shot(page, "hands-game-keyboard")


def act(page: Page, finger: Finger) -> None:
    """Whatever is called: swipe the Jack up, press a bone that is to be seen, be under the Jack."""
    end = time.monotonic() + 60
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


@pytest.mark.soak
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_whole_game_by_a_pointer(server, browser: Browsing, touch):
    page = browser.device(PHONE if touch else DESK, motion=True)
    page.add_init_script(AT_ONCE)
    page.goto(server)
    start = page.locator("[data-game=oss] button.main")
    start.tap() if touch else start.click()
    end, done = time.monotonic() + LONGEST, 0
    while (wanted := next_step(page)) != RESULT:
        assert time.monotonic() < end, f"After {done} attempts the game is not over."
        if wanted == LIVE:
            act(page, Finger(page, touch))
            done += 1
            continue
        chosen = page.locator(wanted).first
        try:
            chosen.tap(timeout=2000) if touch else chosen.click(timeout=2000)
        except Waited:
            continue  # it has gone meanwhile
        page.wait_for_timeout(60)
    assert done >= 4, "Each round has a figure of one's own."
    shot(page, f"hands-game-{'finger' if touch else 'mouse'}")
