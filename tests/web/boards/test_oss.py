"""The table of Oss in the browser: figures, tribes, the stage, and real bones with a referee."""

import json
import random
import re

import hatch_build
import pytest
from playwright.sync_api import Page, expect

from osselet.games.oss import GAME
from osselet.games.oss.rules.difficulty import SOLOS
from osselet.games.oss.state import CHALLENGES, FIGURES
from tests.browser import PHONE, shot
from tests.web.look import PICK, RESULT, play_to_the_end
from tests.web.people import reach

FOLDER = hatch_build.WEB / "src" / "boards" / "oss"
LONGEST = 60.0
HAND = ".piece [role=button]"
FIGURE = "g[role=presentation] [role=button]"
CONFIRM = ".dock [data-move]"


def sit_down(page: Page, server: str, players: int = 2, **more: object) -> str:
    """Lays a table against quick bots and goes there; the address of the table."""
    page.goto(server)
    page.wait_for_selector("[data-game]")
    seats = [{"kind": "me"}, *({"kind": "bot", "level": 1, "name": f"Bot {at}"} for at in range(1, players))]
    found = page.evaluate(
        """async (table) => {
            const post = (path, body) => fetch(path, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
            });
            await post("/api/me", {name: "Ann"});
            return (await (await post("/api/tables", table)).json()).table.id;
        }""",
        {"game": "oss", "seats": seats, **more},
    )
    address = f"{server}/t/{found}"
    page.goto(address)
    page.wait_for_selector(PICK)
    return address


def lay_a_card(page: Page) -> None:
    """The first card before the first figure: both are pointed at, and confirmed in the dock."""
    page.locator(f"{HAND}[data-pick]").first.click()
    page.locator(FIGURE).first.click()
    page.locator(".dock [data-move^='lay:'][data-move$=':classic']").click()


def test_a_game_by_clicks_on_the_board_alone(server, browser):
    page = browser.device(PHONE, "fr-FR", dark=True)
    sit_down(page, server)
    assert play_to_the_end(page, random.Random(1), LONGEST)
    expect(page.locator(".stage")).to_contain_text("Grand Chef")
    shot(page, "oss-end-phone-dark")


def test_a_game_of_real_bones_with_a_phone_as_referee(server, browser):
    page = browser.device(PHONE)
    sit_down(page, server, options={"hands": "referee"})
    lay_a_card(page)
    worked = page.get_by_role("button", name="It worked!").or_(page.get_by_role("button", name="Ann wins"))
    expect(worked).to_be_visible()
    box, stage = worked.bounding_box(), page.locator(".stage").bounding_box()
    assert box
    assert stage
    assert box["height"] >= 44
    assert stage["height"] > 1.2 * stage["width"] > 400, "the stage is a portrait field as wide as the phone"
    shot(page, "oss-referee-phone")
    assert play_to_the_end(page, random.Random(2), LONGEST)


def test_cards_and_figures_can_be_entered_too(server, browser):
    page = browser.device()
    sit_down(page, server, dealer="asked")
    while not page.locator(".dock [data-move^='figure:']").count():
        page.locator(".dock [data-move^='card:']").first.click()
        page.wait_for_selector(PICK)
    page.get_by_role("button", name="Wollo").click()
    expect(page.get_by_role("img", name=re.compile("Classic: Wollo"))).to_be_visible()


def test_a_game_by_keyboard_alone(server, browser):
    page = browser.device()
    sit_down(page, server)
    for _ in range(200):
        page.wait_for_selector(f"{PICK}, {RESULT}")
        if page.locator(RESULT).count():
            return
        # What is confirmed in the dock comes first, then our own hand on the stage, then the parts of a move.
        ways = (CONFIRM, ".throw", f"{HAND}[data-pick][aria-pressed=false]", f"{FIGURE}[data-pick]")
        held = page.locator(f"{HAND}[aria-pressed=true]").count()
        wanted = next((way for way in ways if page.locator(way).count() and not (held and way.startswith(HAND))), PICK)
        reach(page, wanted)
        page.keyboard.press("Enter")
    raise AssertionError("The game has no end.")


def test_a_card_can_be_laid_figure_first_and_unpicked(server, browser):
    page = browser.device()
    sit_down(page, server, options={"hands": "referee"})
    figure = page.get_by_role("button", name=re.compile("^Hand: "))
    figure.click()
    expect(figure).to_have_attribute("aria-pressed", "true")
    figure.click()
    expect(figure).to_have_attribute("aria-pressed", "false")
    figure.click()
    page.locator(HAND).first.click()
    expect(page.locator(CONFIRM)).to_have_count(1)
    page.get_by_role("button", name="Choose another").click()
    expect(page.locator(".shell [aria-pressed=true]")).to_have_count(0)
    expect(page.get_by_role("button", name="Lay a card")).to_be_disabled()
    page.locator(HAND).first.click()
    figure.click()
    expect(page.locator(HAND)).to_have_count(5)  # nothing is laid before it is confirmed
    page.locator(CONFIRM).click()
    expect(page.locator(HAND)).to_have_count(4)


def test_marks_of_difficulty_say_the_same_as_the_chance_beside_them(server, browser):
    page = browser.device()
    sit_down(page, server)
    expect(page.locator(".hardness")).to_have_count(0)  # no card is held: nothing can be said
    seen = []
    for card in range(5):
        page.locator(HAND).nth(card).click()
        expect(page.locator(".hardness")).to_have_count(3)
        for one in page.locator(".hardness").all():
            seen.append((int((one.locator("text").text_content() or "").rstrip("%")), one.locator(".full").count()))
    for chance, marks in seen:
        assert marks == (1 if chance > 75 else 2 if chance > 50 else 3), (chance, marks)


def test_what_a_pointer_rests_on_comes_on_the_stage_and_nothing_moves(server, browser):
    page = browser.device()
    sit_down(page, server)
    duel, table = page.locator("g[role=presentation]").nth(3), page.get_by_role("group", name="The table of Oss")
    before, names = table.bounding_box(), set()
    for figure in range(4):
        page.locator("g[role=presentation]").nth(figure).hover()
        name = page.locator("g[role=presentation]").nth(figure).locator(".name").text_content()
        assert name
        expect(page.locator(".stage h3")).to_have_text(name)
        names.add(name)
        assert table.bounding_box() == before
    assert len(names) == 4
    expect(duel.locator("[data-pick]")).to_have_count(0)  # nothing is ever laid on a duel


def test_a_hint_puts_one_star_at_most_on_figures_and_hand(server, browser):
    page = browser.device()
    sit_down(page, server)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".advice")
    told = page.locator(".advice").inner_text()
    best = 0 if "stands out" in told else 2  # on the card, and on the figure
    expect(page.locator(".cloth text", has_text="★")).to_have_count(best)
    shares = [int(one.rstrip("%")) for one in page.locator(".advice .number").all_inner_texts()]
    assert shares == sorted(shares, reverse=True)


def test_hands_of_others_are_drawn_face_down(server, browser):
    ann = browser.device()
    address = sit_down(ann, server, players=3)
    values = ann.locator(".piece .value")
    assert values.count() == 5
    ben = browser.device()
    ben.goto(address)
    ben.wait_for_selector(".piece")
    assert ben.locator(".piece").count() == 3 * 8
    assert ben.locator(".piece .value").count() == 0, "a spectator sees no hand"


def test_a_greyed_card_tells_why(server, browser):
    page = browser.device()
    sit_down(page, server, options={"hands": "referee"})
    lay_a_card(page)
    page.wait_for_selector(CONFIRM)
    page.locator(f"{HAND}[aria-disabled=true]").first.click(force=True)
    expect(page.get_by_role("alert")).not_to_be_empty()


@pytest.mark.parametrize("name", [*FIGURES, *CHALLENGES])
def test_everything_is_drawn(name):
    drawn = json.loads((GAME.folder / "drawings.json").read_text(encoding="utf-8"))
    assert drawn["scenes"][name]


def test_chances_are_those_of_the_model():
    written = (FOLDER / "chances.ts").read_text(encoding="utf-8")
    for name, hard in SOLOS.items():
        facts = ", ".join(f"{key}: {value}" for key, value in hard._asdict().items())
        assert f"  {name}: {{ {facts} }}," in written
