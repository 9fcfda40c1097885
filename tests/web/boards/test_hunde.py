"""hunde on its board: the ring, the dice and the bowls are enough to play by."""

import json
import random
import re
import shutil
import subprocess
from collections import Counter
from typing import Any

import hatch_build
from playwright.sync_api import Page, expect

import osselet
from osselet.table import Table
from tests.browser import PHONE
from tests.web.look import PICK, RESULT, play_to_the_end

LONGEST = 60.0
TABLES = 12
"""Games played at random."""
SHARE = 0.12
"""Of their choices so many are looked at."""


def lay(page: Page, server: str, players: int, **given: Any) -> None:
    """Sits down with bots at a table of this kind."""
    page.goto(server)
    page.request.post(f"{server}/api/me", data={"name": "Ann"})
    seats = [{"kind": "me"}, *({"kind": "bot", "level": 1, "name": f"Bot {at}"} for at in range(1, players))]
    laid = page.request.post(f"{server}/api/tables", data={"game": "hunde", "seats": seats, **given})
    assert laid.ok, laid.text()
    page.goto(f"{server}/t/{laid.json()['table']['id']}")
    page.wait_for_selector(".board svg")


def enter(page: Page, *faces: str) -> None:
    """Says what the real dice on the table show."""
    for face in faces:
        page.get_by_role("button", name=face, exact=True).click()


def test_a_game_by_clicks_on_the_board_alone(server, browser):
    page = browser.device(PHONE)
    lay(page, server, 6, options={"push": "rear"})
    assert play_to_the_end(page, random.Random(1), LONGEST)
    bowls = page.locator(".board svg [aria-label*=', runner ']")
    expect(bowls).to_have_count(6)
    expect(bowls.filter(has=page.locator("title", has_text="no bones"))).not_to_have_count(0)
    expect(bowls.filter(has=page.locator("title", has_text="winner"))).not_to_have_count(0)


def test_a_game_by_keyboard_alone(server, browser):
    page = browser.device()
    lay(page, server, 3)
    used = set()
    # In turn: what the board offers before the question, one after the other; both buttons, after it.
    for keys in [["Shift+Tab"], ["Shift+Tab", "ArrowRight"], ["Tab"], ["Tab"] * 2] * 30:
        page.wait_for_selector(f"{PICK}, {RESULT}")
        if page.locator(RESULT).count():
            break
        page.locator("#turn").focus()
        for key in keys:
            page.keyboard.press(key)
        used.add(page.evaluate("`${document.activeElement.tagName} ${document.activeElement.dataset.move}`"))
        page.keyboard.press("Enter")
    expect(page.locator(RESULT)).to_be_visible()
    assert used >= {"g move", "g black", "BUTTON move", "BUTTON black"}


def brought(table: Table, *steps: str) -> set[str]:
    """What these steps bring to whoever decides, in the words of the story; the table is left as it was."""
    count, seat = table.count, table.actor
    for step in steps:
        table.play(step)
    lines = [line for _, lines in table.tell(count) for line in lines]
    table.rewind(count)
    keys = [line.key for line in lines if line.arguments.get("player") == seat]
    ends = next((at for at, line in enumerate(lines) if line.key == "pay"), len(lines))
    pushes = any(line.key in ("pushed", "sent", "pushed-bitten") for line in lines[:ends])
    return {*keys, *(["pushes"] if pushes else [])}


def by_the_rules(table: Table, faces: list[str]) -> dict[str, int]:
    """In how many of the 36 throws of the black dice what happens."""
    found = Counter[str]()
    for one in faces:
        for two in faces:
            keys = brought(table, "black", f"black:{one}", f"black:{two}")
            bust, bitten, last = "bust" in keys, "run-bitten" in keys, bool(keys & {"pay", "dog-bites"})
            found["busts"] += bust
            found["bites"] += bitten
            found["lasts"] += last and not bust
            found["pushes"] += "pushes" in keys
            found["lost"] += bust or bitten or last
    return dict(found)


def by_the_page(cases: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the board says of the same choices."""
    node = hatch_build.find_node()
    assert node is not None
    program = shutil.which("node", path=node.folder)
    assert program is not None
    said = subprocess.run(
        [program, "src/testing/risk.mjs"],
        cwd=hatch_build.WEB,
        input=json.dumps(cases),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    found: list[dict[str, Any]] = json.loads(said.stdout)
    return found


def test_the_whole_risk_of_the_black_dice_is_told_as_the_rules_have_it(built):
    chance, cases, risks, runs = random.Random(1), [], [], []
    for at in range(TABLES):
        options = {"push": ("back", "rear")[at % 2], "black_dice": ("same", "risky")[at // 2 % 2]}
        table = osselet.game("hunde").table(3 + at % 4, dealer=osselet.Asked(), options=options)
        faces = ["dog", "dog" if options["black_dice"] == "risky" else "1", "2", "3", "4", "5"]
        while not table.over:
            if table.view()["phase"] == "choose" and chance.random() < SHARE:
                cases.append({"view": table.view(), "options": options})
                risks.append(by_the_rules(table, faces))
                runs.append(brought(table, "move"))
            table.play(chance.choice(table.moves()).name)
    said = by_the_page(cases)
    assert [one["risk"] for one in said] == risks
    assert [one["run"]["fate"] == "bitten" for one in said] == ["run-bitten" in keys for keys in runs]
    assert [one["run"]["last"] is not None for one in said] == [bool(keys & {"pay", "dog-bites"}) for keys in runs]
    # Every kind of harm was among them, and pushes too.
    assert all(any(risk[kind] for risk in risks) for kind in ("busts", "bites", "lasts", "pushes"))
    assert all(risk["lost"] == risk["busts"] + risk["bites"] + risk["lasts"] for risk in risks)


def test_real_dice_are_entered_and_a_face_that_is_not_there_tells_why(server, browser):
    page = browser.device()
    lay(page, server, 3, dealer="asked", options={"black_dice": "risky"})
    enter(page, "White die: 2", "White die: 3")
    expect(page.get_by_role("button", name="Run: 5 spaces, then 5 ahead of the dog", exact=True)).to_be_visible()
    page.get_by_role("button", name="Throw the black dice as well", exact=False).click()
    # A greyed choice answers as well.
    page.get_by_role("button", name="Black die: 1", exact=True).click(force=True)
    expect(page.get_by_text("That cannot come up now", exact=False)).to_be_visible()
    enter(page, "Black die: dog", "Black die: 4")
    expect(page.locator("[aria-label^='Ann (you), runner A, 8 bones, 9 ahead']")).to_be_visible()


def test_what_happens_is_told_and_the_runner_travels(server, browser):
    page = browser.device()
    page.emulate_media(reduced_motion="no-preference")
    lay(page, server, 3, dealer="asked")
    enter(page, "White die: 2", "White die: 3")
    runner = page.locator(".board svg g.travels", has=page.locator(".figure.seat-0"))
    # Five of sixteen spaces from the dog: 112.5 degrees.
    expect(runner).not_to_have_attribute("style", re.compile("112.5deg"))
    page.get_by_role("button", name="Run", exact=False).first.click()
    expect(page.locator(".voice .lately")).to_have_text(
        "Ann starts from the middle and is now 5 spaces ahead of the dog."
    )
    expect(runner).to_have_attribute("style", re.compile("rotate.112.5deg"))
    assert runner.evaluate("one => getComputedStyle(one).transitionProperty") == "transform"
