"""Chicago in the browser: a whole game on the board, by mouse and finger and by keyboard, and its secrets."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from osselet.games.chicago.state.maps import GATE, HOUSE, MAPS, STAR, STREET, TOWNS
from tests.browser import DESK, PHONE, Browsing
from tests.web.people import reach

NAMES = ("Ann", "Bob", "Cleo", "Dora")
"""Thieves 0, 1 and 2, and the Police."""
POST = """([path, body]) => fetch(path, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)
}).then((answer) => answer.json())"""

BEGINNING = "0:enter:a4 1:enter:o4 2:enter:o5 0:rob:a3 0:house:weapon 1:stay 2:stay 0:rob:b5 0:house:m20"
"""Ann is armed and rich; the houses are real ones, whose contents she enters as the one who laid the table."""
HUNT = (
    "1:rob:o3 0:house:police 3:place:d4 3:move:d4:b4 3:done 2:rob:o6 0:house:police 3:place:d8 3:move:d8:a5 "
    "0:shoot:a5:d8 3:move:d8:a5 0:surrender 3:done"
)
"""Two policemen surround Ann; she chases one away, he comes back, and both are immobilised."""
ESCAPE = "1:rob:n5 0:house:m100 2:leave 3:done 1:leave"
SHORT = (
    "0:enter:a4 1:enter:o4 2:enter:o5 0:leave 1:rob:o3 0:house:police 3:place:d4 3:move:d4:b4 3:done "
    "2:leave 3:done 1:leave"
)
GROUNDS = {HOUSE: "house", STREET: "street", GATE: "gate", STAR: "star"}


def seated(server: str, browser: Browsing, players: int = 4, **options: object) -> list[Page]:
    """People at one table, each with a device; the dealer asks what real houses hold."""
    pages = [browser.device(PHONE if at == 1 else DESK) for at in range(players)]
    table = ""
    for at, page in enumerate(pages):
        page.goto(server)
        page.evaluate(POST, ["/api/me", {"name": NAMES[at]}])
        if at == 0:
            seats = [{"kind": "me"}, *({"kind": "open"} for _ in pages[1:])]
            wish = {"game": "chicago", "seats": seats, "options": options, "dealer": "asked"}
            table = page.evaluate(POST, ["/api/tables", wish])["table"]["id"]
        else:
            page.evaluate(POST, [f"/api/tables/{table}/sit", {"seat": at}])
    for page in pages:
        page.goto(f"{server}/t/{table}")
    return pages


def click(page: Page, picked: str) -> None:
    """Points at something and clicks."""
    page.locator(picked).click()


def press(page: Page, picked: str) -> None:
    """Goes from one thing to the next by keyboard until it is the one, and presses Enter."""
    page.wait_for_selector(picked)
    reach(page, picked)
    page.keyboard.press("Enter")


def play(pages: list[Page], steps: str, choose: Callable[[Page, str], None] = click) -> None:
    """Plays steps such as `3:move:d4:b4`, each from its own seat."""
    for step in steps.split():
        seat, _, move = step.partition(":")
        page = pages[int(seat)]
        word, _, cells = move.partition(":")
        page.wait_for_selector(".shell [data-pick]")
        picked = f'[data-move="{move}"]'
        if word in ("move", "shoot") and not page.locator(picked).count():
            choose(page, f'[data-pick]:has([data-cell="{cells.split(":")[0]}"])')
        choose(page, picked)
        page.wait_for_selector(picked, state="detached")


def loot(page: Page, thief: int) -> list[str]:
    """What lies on a thief's card: kinds, or `hidden`."""
    tokens = page.locator(f'[data-thief="{thief}"] .token')
    return [str(name).split()[1] for name in tokens.evaluate_all("all => all.map((one) => one.getAttribute('class'))")]


def test_a_whole_game_on_the_board_and_what_nobody_else_may_see(server, browser):
    pages = seated(server, browser)
    ann, bob, _, dora = pages
    play(pages, BEGINNING)
    expect(bob.locator('[data-thief="0"] .token')).to_have_count(2)
    assert loot(ann, 0) == ["weapon", "m20"]
    assert loot(bob, 0) == ["hidden", "hidden"]
    play(pages, HUNT)
    expect(dora.locator("[data-police] .token.m20")).to_be_visible()
    assert not ann.locator("[data-police] .token").count()
    assert dora.locator(".pawn.frozen").count() == 2
    play(pages, ESCAPE)
    for page in pages:
        expect(page.locator('[data-thief="1"]')).to_contain_text("winner")
        assert loot(page, 1) == ["m100"]
        assert page.locator("[data-police] .token.m20").count() == 1


def test_a_whole_game_by_keyboard_alone(server, browser):
    pages = seated(server, browser)
    play(pages, SHORT, press)
    expect(pages[3].locator(".outcome")).to_be_visible()


def test_a_finger_aims_first_and_a_shut_way_tells_why(server, browser):
    bob = browser.device(PHONE)
    bob.goto(server)
    bob.click("[data-game=chicago] button.main")
    bob.wait_for_selector('[data-move="enter:e1"]')

    def tap(cell: str, aside: float = 0.0) -> None:
        bob.locator(f'[data-cell="{cell}"]').scroll_into_view_if_needed()
        box = bob.locator(f'[data-cell="{cell}"]').bounding_box()
        assert box is not None
        bob.touchscreen.tap(box["x"] + box["width"] / 2 + aside, box["y"] + box["height"] / 2)

    tap("h8")
    expect(bob.get_by_role("alert")).to_contain_text("H8 is not a gate")
    tap("e1", aside=14)
    expect(bob.get_by_role("button", name="Enter by E1", exact=True)).to_be_visible()
    tap("o4")
    expect(bob.get_by_role("button", name="Enter by O4", exact=True)).to_be_visible()
    bob.get_by_role("button", name="Enter by O4", exact=True).click()
    expect(bob.locator('[data-thief="0"]')).to_contain_text("in town, O4")


def test_the_arrows_walk_through_the_town_that_the_rules_know(server, browser):
    page = browser.device()
    page.goto(server)
    page.click("[data-game=chicago] button.main")
    page.wait_for_selector(".shell [data-pick]")
    drawn = page.locator(".board [data-cell]").evaluate_all(
        "all => all.map((one) => [one.dataset.cell, one.classList[1]])"
    )
    town = TOWNS[MAPS.index("hex59")]
    assert [tuple(cell) for cell in drawn] == [
        (name, GROUNDS[sign]) for name, sign in zip(town.names, town.signs, strict=True)
    ]
    page.locator('.board [data-move="enter:d1"]').focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    here = page.evaluate("document.activeElement.querySelector('[data-cell]').dataset.cell")
    beside = [town.names[cell] for cell in town.beside[town.names.index("d4")]]
    assert here in beside
    assert here[0] == "e"
