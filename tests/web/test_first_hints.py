"""Somebody who meets a kind of decision for the first time is told something of it, once, and never in the way."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shot
from tests.web.fits import Fitting
from tests.web.people import MOVE, open_menu, play_now

HINT = ".dock [role=status] > button"
CUT = """(hint) => {
    const box = hint.getBoundingClientRect();
    const line = hint.closest(".line").getBoundingClientRect();
    const text = hint.querySelector(".text").getBoundingClientRect();
    const out = (one, whole) => one.bottom > whole.bottom + 1 || one.top < whole.top - 1;
    return out(text, box) || out(box, line);
}"""
SIZES = ((360, 640), (390, 844), (844, 390), (1366, 657), (1920, 1080))
LANGUAGES = ("en-GB", "fr-FR", "de-DE")


def newcomer(page: Page, server: str, game: str) -> None:
    """Somebody whose name is known, but who has never played."""
    page.add_init_script("localStorage['osselet-introduced'] = 'yes'")
    play_now(page, server, game)


def put_away(page: Page) -> None:
    """A tap puts a hint away; one that has no room is shown whole first."""
    hint = page.locator(HINT)
    hint.click()
    if page.locator(f"{HINT}.open").count():
        hint.click()
    expect(hint).to_have_count(0)


def test_a_hint_stands_below_the_first_question_until_it_is_put_away(server, browser):
    page = browser.device((360, 640), new=True)
    newcomer(page, server, "hunde")
    expect(page.locator(HINT)).to_contain_text("two dogs cost a bone")
    expect(page.locator(f"{HINT} strong")).to_contain_text("black dice")
    put_away(page)
    expect(page.locator("#turn .asked")).to_contain_text("black dice")
    page.reload()
    page.wait_for_selector(MOVE)
    expect(page.locator(HINT)).to_have_count(0)


def test_whoever_decides_has_met_it(server, browser):
    page = browser.device(new=True)
    newcomer(page, server, "kakuzu")
    expect(page.locator(HINT)).to_contain_text("first nine stones")
    page.locator(".board [data-pick]").first.click()
    page.wait_for_function("() => localStorage['osselet-met'] === 'kakuzu/opening'")
    expect(page.locator(HINT, has_text="first nine stones")).to_have_count(0)


def test_hints_are_switched_off_and_shown_again_from_the_menu(server, browser):
    page = browser.device(new=True)
    newcomer(page, server, "hunde")
    put_away(page)
    menu = open_menu(page)
    menu.get_by_role("button", name="Show them all again").click()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator(HINT)).to_be_visible()
    menu = open_menu(page)
    menu.get_by_label("Hints when something is new").uncheck()
    expect(page.locator(HINT)).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["hunde", "doggybag", "kakuzu", "chicago", "oss"])
def test_a_hint_fits_and_the_board_stays_where_it_is(server, browser, game, lang):
    page = browser.device(SIZES[0], lang=lang, dark=lang == "fr-FR", new=True)
    newcomer(page, server, game)
    fitting = Fitting(page, SIZES)
    hint = page.locator(HINT)
    hint.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        shot(page, f"hint-{game}-{lang[:2]}-{width}")
        assert not hint.evaluate(CUT), (width, height)
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    fitting.look("hint")
    expect(hint.locator("strong")).to_be_in_viewport()
    put_away(page)
    fitting.look("question")
    assert fitting.wrong == []


def test_on_a_phone_the_question_and_what_explains_it_are_a_tap_apart(server, browser):
    page = browser.device((360, 640))
    play_now(page, server, "oss")
    question, detail = page.locator(".dock #turn"), page.locator(".dock .line > .detail")
    flip = page.get_by_role("button", name="Question or explanation")
    page.locator(".board .piece [data-pick]").first.click()
    expect(detail).to_be_in_viewport()
    assert detail.bounding_box()["width"] > 100
    flip.click()
    assert question.bounding_box()["width"] > 100
    assert detail.bounding_box()["width"] <= 1
    page.locator(".board g[role=presentation] [data-pick]").first.click()
    assert detail.bounding_box()["width"] > 100, "who points at something else sees what that does"
