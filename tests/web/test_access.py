"""Everybody can use every page: axe finds nothing serious, and the keyboard is enough."""

import hatch_build
import pytest
from playwright.sync_api import Page, expect

import osselet
from osselet.wire.rest import SeatWish
from tests.browser import DESK, PHONE
from tests.web.finished import finished, lay
from tests.web.people import MOVE, RESULT, play_now

AXE = hatch_build.WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


RUN = """async (drawn) => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    const isDrawn = (node) => document.querySelector(node.target[0])?.closest(".board svg");
    return violations.map((one) => ({
        ...one, nodes: one.nodes.filter((node) => !(drawn.includes(one.id) && isDrawn(node))),
    }));
}"""
DRAWN = ["label-content-name-mismatch"]
"""Not asked of drawings on a board: axe strings what is written on a piece together without spaces ("0Creep") and
misses it in the piece's name ("0, Creep"). Everywhere else it counts."""


def complaints(page: Page) -> list[str]:
    """What axe finds that matters; it is put into the page from outside, past the page's own policy."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{one['id']}: {one['help']}: {node['html'][:200]}: {node['failureSummary']}"
        for one in page.evaluate(RUN, DRAWN)
        if one["impact"] in GRAVE
        for node in one["nodes"][:3]
    ]


@pytest.fixture(scope="module")
def over(device):
    return finished(device, "hunde", 3)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("game", osselet.games())
def test_the_table_of_every_game(server, browser, game, dark):
    page = browser.device(PHONE if dark else DESK, dark=dark)
    play_now(page, server, game)
    assert complaints(page) == []


@pytest.mark.parametrize("dark", [False, True])
def test_every_other_page(server, browser, device, over, dark):
    page = browser.device(DESK if dark else PHONE, dark=dark)
    page.goto(server)
    page.wait_for_selector("[data-game]")
    assert complaints(page) == []
    waiting = lay(device, "hunde", [SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="open")])
    for path, ready in (
        (f"/t/{waiting}", ".waiting li"),
        (f"/screen/{waiting}", ".waiting li"),
        (f"/screen/{over}", ".board"),
        (f"/t/{over}", RESULT),
        (f"/replay/{over}", ".bar"),
    ):
        page.goto(server + path)
        page.wait_for_selector(ready)
        assert complaints(page) == [], path


def test_the_rules_open_at_the_rule_that_matters(server, browser):
    page = browser.device()
    play_now(page, server, "hunde")
    page.get_by_role("button", name="Rules").press("Enter")
    page.get_by_role("dialog").wait_for()
    assert page.locator("[data-here]").get_attribute("id") == "rule-black-dice"
    assert complaints(page) == []
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.textContent.trim()") == "Rules"


def test_each_step_is_told_to_those_who_do_not_see_it(server, browser):
    page = browser.device()
    play_now(page, server, "hunde")
    told = page.locator("#turn[role=status]")
    before = told.inner_text()
    page.locator("#turn").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('#turn').innerText !== before", arg=before)
    expect(told).to_contain_text("Player 1")
    page.wait_for_selector(f"{MOVE}, {RESULT}")
