"""The house around the tables, in a real browser: boxes, first games, rules, sound, notices, and no line at all."""

import json

import pytest
from playwright.sync_api import Page, expect

import osselet
from tests.browser import DESK, PHONE, Browsing, shot
from tests.web.people import Heard, fits

OFFLINE = {"fr-FR": "hors ligne", "en-GB": "You are offline", "de-DE": "Du bist offline"}


@pytest.mark.parametrize(("name", "size", "dark"), [("phone", PHONE, True), ("desk", DESK, False)])
def test_the_cabinet_shows_its_boxes_and_one_click_plays(server: str, browser: Browsing, name, size, dark) -> None:
    page = browser.device(size, dark=dark)
    page.goto(server)
    boxes = page.locator("[data-game]")
    expect(boxes).to_have_count(5)
    for box in boxes.all():
        expect(box.locator("svg").first).to_be_visible()
        expect(box).to_contain_text("A game by")
        expect(box).to_contain_text("min")
    expect(boxes.first.get_by_role("button", name="Play", exact=False).first).to_be_in_viewport()
    assert fits(page)
    shot(page, f"cabinet-{name}")
    boxes.first.locator("button.main").click()
    page.wait_for_selector(".dock")
    page.goto(server)
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(page.locator("li.acts")).to_contain_text("It is your turn")


def test_a_first_game_teaches_and_then_lets_go(server: str, browser: Browsing) -> None:
    page = browser.device(PHONE)
    page.goto(server)
    page.get_by_role("button", name="Learn by playing: Kakuzu").click()
    lesson = page.locator(".prompt")
    expect(lesson).to_contain_text("1 of 5")
    expect(lesson).to_contain_text("under the marked stone. Lift it!")
    assert lesson.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    expect(page.locator(".board")).to_be_in_viewport(ratio=1)
    shot(page, "lesson-phone")
    assert fits(page)
    for part in range(2, 6):
        page.get_by_role("button", name="Do it for me").click()
        expect(lesson).to_contain_text(f"{part} of 5")
    expect(lesson).to_contain_text("Play on as you like")


LESSONS = [(game, "Learn by playing") for game in osselet.games()] + [("chicago", "Learn as the Police")]


@pytest.mark.parametrize(("game", "button"), LESSONS)
def test_the_move_that_a_lesson_wants_is_marked_on_the_board(
    server: str, browser: Browsing, game: str, button: str
) -> None:
    page = browser.device()
    heard = Heard(page)
    page.goto(server)
    page.locator(f"[data-game={game}]").get_by_role("button", name=button).click()
    dock, mark = page.locator(".dock"), page.locator(".table, .dock").get_by_text("★")
    done, end = (dock.get_by_role("button", name=name) for name in ("Do it for me", "Back to the cabinet"))
    tried = 0
    while expect(done.or_(end)).to_be_visible() or done.count():  # `expect` gives nothing: it waits
        expect(mark.or_(page.locator(".exercise [data-pick]"))).not_to_have_count(0)  # or it is done by hand
        shot(page, f"lesson-{game}-{tried}")
        known, by_hand = len(heard.beats), page.locator(".exercise").count()
        done.click()
        tried += 1
        while not by_hand and len(heard.beats) == known:
            page.wait_for_timeout(20)
    assert tried > 1
    expect(mark).to_have_count(0)


def test_another_move_gets_a_friendly_word(server: str, browser: Browsing) -> None:
    page = browser.device()
    page.goto(server)
    page.get_by_role("button", name="Learn by playing: Den letzten").click()
    page.locator(".board").get_by_role("button", name="black dice").click()
    expect(page.get_by_role("alert")).to_contain_text("try what is suggested")
    expect(page.locator(".answer.gentle")).to_be_visible()


def test_rules_have_an_address_and_mark_rulings(server: str, browser: Browsing) -> None:
    page = browser.device(lang="de-DE")
    page.goto(f"{server}/rules/chicago")
    expect(page.get_by_role("heading", level=1)).to_have_text("Chicago")
    expect(page.locator("blockquote").first).to_contain_text("Festlegung")
    assert "Chicago" in page.title()
    ruling = page.locator("blockquote").first
    expect(ruling.get_by_text("Von uns festgelegt · offen")).to_be_hidden()
    ruling.get_by_text("Woher?").click()
    expect(ruling.get_by_text("Von uns festgelegt · offen")).to_be_visible()
    expect(ruling).to_contain_text("1\N{NO-BREAK SPACE}000 Partien")
    assert page.locator("blockquote").count() == page.get_by_text("Woher?", exact=True).count()
    assert page.locator("blockquote", has_text="{#").count() == 0
    page.get_by_text("Woher die Regeln kommen").click()
    with page.expect_download() as kept:
        page.get_by_role("link", name="Zum Zitieren").click()
    assert json.loads(kept.value.path().read_text())["@context"][0] == "https://schema.org"
    page.emulate_media(media="print")
    expect(page.locator("header")).to_be_hidden()
    page.emulate_media(media="screen")
    page.get_by_role("link", name="Zum Schrank").click()
    page.locator("[data-game=chicago]").get_by_role("button", name="Regeln").click()
    page.get_by_role("dialog").get_by_role("link", name="Als eigene Seite").click()
    expect(page).to_have_url(f"{server}/rules/chicago")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_switch_of_the_sounds_is_remembered(server: str, browser: Browsing) -> None:
    page = browser.device()
    page.goto(server)
    page.get_by_role("button", name="Sound and notifications").click()
    expect(page.get_by_label("Sounds")).to_be_checked()
    page.get_by_label("Sounds").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Sounds")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Sound and notifications").click()
    expect(page.get_by_label("Sounds")).not_to_be_checked()


def test_a_notice_calls_whoever_looks_elsewhere(server: str, browser: Browsing) -> None:
    page = browser.device()
    page.context.grant_permissions(["notifications"])
    page.add_init_script(
        "window.shown = []; window.away = false;"
        "Object.defineProperty(document, 'hidden', {get: () => window.away});"
        "ServiceWorkerRegistration.prototype.showNotification = async (title, more) => shown.push([title, more.body]);"
    )
    page.goto(server)
    page.evaluate("navigator.serviceWorker.ready")
    page.get_by_role("button", name="Sound and notifications").click()
    page.get_by_label("Notify me").check()
    page.click("[data-game=hunde] button.main")
    page.wait_for_selector("[data-pick], [data-move]")
    page.evaluate("away = true")
    page.locator("[data-pick], [data-move]").first.click()
    page.wait_for_function("() => shown.length > 0")
    assert page.evaluate("shown[0]") == ["Den letzten beißen die Hunde", "It is your turn."]


def keeps(page: Page) -> list[str]:
    """The paths the worker has kept."""
    found: list[str] = page.evaluate(
        """async () => {
            const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const kept = await Promise.all(caches_.map((cache) => cache.keys()));
            return kept.flat().map((request) => new URL(request.url).pathname);
        }"""
    )
    return found


@pytest.mark.parametrize("lang", OFFLINE)
def test_without_a_line_the_page_opens_and_says_so(server: str, browser: Browsing, lang: str) -> None:
    page = browser.device(PHONE, lang)
    page.goto(server)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto(f"{server}/rules/hunde")
    expect(page.locator(".notice")).to_contain_text(OFFLINE[lang])
    page.goto(server)
    expect(page.locator(".notice")).to_contain_text(OFFLINE[lang])
    shot(page, f"offline-{lang[:2]}")
    page.context.set_offline(False)
    expect(page.locator("[data-game]")).to_have_count(5)
    expect(page.locator(".notice")).to_have_count(0)
    kept = keeps(page)
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
    browser.complaints[:] = [said for said in browser.complaints if "ERR_INTERNET_DISCONNECTED" not in said]
