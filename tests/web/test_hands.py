"""Oss by hand in the browser: real pointers, fingers and keys on the field; the training page; traces as in Python."""

import base64
import gzip
import json
import random
import re
import shutil
import subprocess
import time

import hatch_build
import pytest
from bench.hands import MOUSED
from playwright.sync_api import Page, expect

from osselet.core.dexterity import Attempt, judge
from osselet.core.registry import find
from osselet.core.texts import LANGUAGES
from osselet.core.trace import decode, encode
from tests.browser import DESK, PHONE, Browsing, shot
from tests.web.hands import HERE, call_of, dexterity, levels
from tests.web.test_access import complaints

SIZES = [(360, 640), (390, 844), (844, 390), (1366, 657), (1920, 1080)]
FOLDER = HERE.parent
MOST_CODE = 30_000
"""Bytes, compressed, of what is loaded for hands, with the judge: by the training page, or at a table."""
TRIES = 6
JACK = (500, 1060)
"""Where it lies on the field."""
SPOT = """([red, green, blue]) => {
    const canvas = document.querySelector("canvas.live");
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
    let [x, y, count] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
        const off = Math.abs(data[at] - red) + Math.abs(data[at + 1] - green) + Math.abs(data[at + 2] - blue);
        const [column, row] = [(at / 4) % width, Math.floor(at / 4 / width)];
        if (off > 24 || row < height * 0.1 || row > height * 0.66) continue;
        [x, y, count] = [x + column, y + row, count + 1];
    }
    return count < 20 ? null : [x / count / width * 1000, y / count / width * 1000];
}"""
BONES = [(0xC2, 0x49, 0x3D), (0xE2, 0xB2, 0x3E), (0x4B, 0x80, 0xB4), (0x5F, 0x9A, 0x5A)]

LAY_TABLE = """async (table) => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
    });
    await post("/api/me", {name: "Ann"});
    return (await (await post("/api/tables", table)).json()).table.id;
}"""


class Finger:
    """A mouse or a finger on the field, in its own units."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page, self.touch = page, touch
        self._line = page.context.new_cdp_session(page) if touch else None
        box = page.locator("canvas.live").bounding_box()
        assert box is not None
        self._box = box

    def _at(self, x: float, y: float) -> tuple[float, float]:
        scale = self._box["width"] / 1000
        return self._box["x"] + x * scale, self._box["y"] + y * scale

    def _send(self, kind: str, x: float, y: float) -> None:
        left, top = self._at(x, y)
        if self._line is not None:
            points = [] if kind == "touchEnd" else [{"x": left, "y": top}]
            self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        elif kind == "touchStart":
            self.page.mouse.move(left, top)
            self.page.mouse.down()
        elif kind == "touchMove":
            self.page.mouse.move(left, top)
        else:
            self.page.mouse.up()

    def down(self, x: float, y: float) -> None:
        """Presses."""
        self._send("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        """Moves."""
        self._send("touchMove", x, y)

    def up(self) -> None:
        """Lets go."""
        self._send("touchEnd", 0, 0)

    def throw(self) -> None:
        """Swipes the Jack up."""
        x, y = JACK
        self.down(x, y)
        for step in range(1, 4):
            # No hand is there at once, and what is faster than a hand is not believed.
            self.page.wait_for_timeout(16)
            self.move(x, y - 110 * step)
        self.up()


def begin(page: Page, server: str, figure: str) -> None:
    """Opens a figure of the training page and begins."""
    page.goto(f"{server}/practice/oss?try={figure}")
    page.locator(".go").click()
    page.wait_for_selector("canvas.live")


def red_or_other(page: Page) -> tuple[float, float]:
    """A bone that lies on the field, as it is seen there."""
    for colour in BONES:
        if found := page.evaluate(SPOT, list(colour)):
            return found[0], found[1]
    raise AssertionError("no bone is to be seen")


def verdict(page: Page) -> str:
    """What was said of the attempt."""
    page.wait_for_selector(".verdict", timeout=30_000)
    return page.locator(".verdict").inner_text()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_aslik_is_done_by_a_pointer(server, browser: Browsing, touch):
    page = browser.device(PHONE if touch else DESK, motion=True)
    for _ in range(TRIES):
        begin(page, server, "aslik")
        bone = red_or_other(page)
        finger = Finger(page, touch)
        finger.throw()
        finger.down(*bone)
        page.wait_for_timeout(30)
        finger.up()
        finger.down(*JACK)
        said = verdict(page)
        finger.up()
        if "Done!" in said:
            break
    assert "Done!" in said
    expect(page.locator(".record")).to_contain_text("Best: 1")
    expect(page.locator(".go")).to_contain_text("level 2")
    shot(page, f"hands-aslik-{'finger' if touch else 'mouse'}")
    assert browser.complaints == []


def test_a_jack_that_falls_says_by_how_much(server, browser: Browsing):
    page = browser.device((360, 640), motion=True)
    for _ in range(TRIES):
        begin(page, server, "aslik")
        finger = Finger(page, touch=False)
        finger.throw()
        finger.down(120, 240)
        said = verdict(page)
        finger.up()
        if "Jack" in said:
            break
    assert "Missed!" in said
    assert re.search(r"missed the hand by \d+(\.\d)? cm", said)
    expect(page.locator(".trial [role=status]")).to_contain_text("Not done")
    page.get_by_role("button", name="Slow motion").click()
    expect(page.locator(".tag")).to_have_text("In slow motion")
    expect(page.locator("canvas.live")).to_have_count(0)
    shot(page, "hands-missed")


def test_aslik_is_done_by_one_key(server, browser: Browsing):
    """Reduced motion brings the ring: Space throws, chooses, presses, catches."""
    page = browser.device((390, 844))
    for _ in range(TRIES):
        begin(page, server, "aslik")
        began = time.monotonic()
        for pause in (0.0, 0.1, 0.6, 1.1):
            page.wait_for_timeout(max(0.0, 1000 * (began + pause - time.monotonic())))
            page.keyboard.press("Space")
        said = verdict(page)
        if "Done!" in said:
            break
    assert "Done!" in said
    expect(page.locator(".trial [role=status]")).to_contain_text("Done: 1 of 1.")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_scrolls_where_a_figure_is_tried(server, browser: Browsing, size):
    page = browser.device(size, "de-DE", dark=size[0] == 390)
    page.goto(f"{server}/practice/oss?try=ehfel")
    page.wait_for_selector("canvas")
    high, wide = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert high <= size[1]
    assert wide <= size[0]
    for part in (page.locator("canvas"), page.locator(".go")):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1]
    canvas = page.locator("canvas").bounding_box()
    assert canvas is not None
    assert canvas["width"] >= min(300, 0.4 * size[1])
    shot(page, f"hands-{size[0]}x{size[1]}")


@pytest.mark.parametrize("dark", [False, True])
def test_the_training_page_is_for_everybody(server, browser: Browsing, dark):
    page = browser.device(PHONE if dark else DESK, dark=dark)
    page.goto(f"{server}/practice/oss")
    expect(page.locator(".figure")).to_have_count(25)
    assert complaints(page) == []
    shot(page, f"hands-practice-{'dark' if dark else 'light'}")
    page.locator(".figure").first.click()
    page.wait_for_selector("canvas")
    assert complaints(page) == []
    page.go_back()
    expect(page.locator(".figure")).to_have_count(25)


def test_it_is_found_from_the_box_and_the_rules(server, browser: Browsing):
    page = browser.device()
    page.goto(server)
    page.locator("[data-game=oss]").get_by_role("link", name="Try it: the figures of Oss").click()
    expect(page.locator(".figure")).to_have_count(25)
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="Try it").click()
    expect(page.locator(".figure")).to_have_count(25)


def test_the_days_figures_are_tried_once(server, browser: Browsing):
    page = browser.device(motion=True)
    page.goto(f"{server}/practice/oss")
    expect(page.locator(".today li")).to_have_count(5)
    names = page.locator(".today li strong").all_inner_texts()
    other = browser.device(PHONE, "fr-FR")
    other.goto(f"{server}/practice/oss")
    expect(other.locator(".today li")).to_have_count(5)
    assert other.locator(".today li strong").all_inner_texts() == names
    page.locator(".today a").first.click()
    page.locator(".go").click()
    page.wait_for_selector("canvas.live")
    verdict(page)
    expect(page.locator(".go")).to_have_count(0)
    page.get_by_role("link", name="All figures").click()
    expect(page.locator(".today a").first).to_contain_text("✗")


@pytest.mark.parametrize("page", ["Practice", "AtTable"])
def test_the_code_for_hands_is_small(built, page):
    wanted = [
        path for path in (built / "assets").iterdir() if re.match(rf"({page}|Tries|judge)-.*\.(js|wasm)$", path.name)
    ]
    assert sorted(path.name.split("-")[0] for path in wanted) == sorted([page, "Tries", "judge"])
    assert sum(len(gzip.compress(path.read_bytes())) for path in wanted) <= MOST_CODE


def test_traces_are_the_same_bytes_in_the_page():
    chance = random.Random(20)
    traces = []
    for _ in range(60):
        t, events = 0, []
        for _ in range(chance.randrange(40)):
            t += chance.choice([0, 1, 16, 17, 300, 1200])
            events.append((t, chance.randrange(4), chance.randrange(-4095, 4096), chance.randrange(-4095, 4096)))
        traces.append(events)
    node = hatch_build.find_node()
    assert node is not None
    program = shutil.which("node", path=node.folder)
    assert program is not None
    ran = subprocess.run(
        [program, "src/testing/trace.mjs"],
        cwd=hatch_build.WEB,
        input=json.dumps(traces),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    for events, (found, again) in zip(traces, json.loads(ran.stdout), strict=True):
        assert bytes(found) == encode(events)
        assert [tuple(one) for one in again] == [tuple(one) for one in decode(bytes(found))]


def test_a_mouse_has_the_handicaps_that_were_measured():
    said = (FOLDER / "handicaps.ts").read_text(encoding="utf-8")
    assert f"MOUSE: Handicap = {{ tempo: {MOUSED['tempo']}, reach: {MOUSED['reach']} }}" in said


def test_lessons_are_those_of_the_judge():
    kept = json.loads(HERE.read_text(encoding="utf-8"))
    assert list(kept) == list(dexterity().figures)
    for figure, lesson in kept.items():
        assert list(map(int, lesson["levels"])) == list(levels(figure))
        for level, one in lesson["levels"].items():
            call = call_of(figure, int(level))
            assert tuple(one["ranges"]) == dexterity().ranges(call, 0)
            assert tuple(one["shared"]) == call.shared


@pytest.mark.parametrize("figure", dexterity().figures)
def test_demonstrations_succeed(figure):
    demo = json.loads(HERE.read_text(encoding="utf-8"))[figure]["demo"]
    trace = base64.b64decode(demo["trace"])
    field = judge(dexterity(), figure, demo["level"], demo["shared"], Attempt(0, tuple(demo["deal"]), 100, 100, trace))
    assert field.fault == 0
    assert field.result >= 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_on_the_field_exists(lang):
    text = (find("oss").folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    paths = [
        path for path in FOLDER.parent.rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name
    ]
    source = "".join(path.read_text(encoding="utf-8") for path in paths)
    assert set(re.findall(r"[\"'`](hands-[a-z-]+[a-z])[\"'`]", source)) <= known
    wanted = {f"fault-{fault}" for fault in dexterity().faults[1:]}
    wanted |= {f"hands-{kind}-{figure}" for kind in ("do", "how") for figure in dexterity().figures}
    assert wanted <= known


def sit_down(page: Page, server: str, **options: object) -> None:
    """A table of Oss on the screen against a bot."""
    page.goto(server)
    page.wait_for_selector("[data-game]")
    found = page.evaluate(
        LAY_TABLE,
        {
            "game": "oss",
            "seats": [{"kind": "me"}, {"kind": "bot", "level": 1, "name": "Bob"}],
            "options": {"hands": "screen", **options},
        },
    )
    page.goto(f"{server}/t/{found}")
    page.wait_for_selector(".piece [role=button][data-pick]")
    page.locator(".piece [role=button][data-pick]").first.click()
    page.locator("g[role=presentation] [role=button]").first.click()
    page.locator(".dock [data-move^='lay:']").first.click()


def test_a_call_at_the_table_is_answered_by_ones_own_hand(server, browser: Browsing):
    page = browser.device((360, 640), motion=True)
    sit_down(page, server)
    ready = page.locator(".hands [data-pick=ready]")
    expect(ready).to_be_visible()
    expect(page.locator("#turn")).to_contain_text("It is your turn")
    box = page.locator(".hands").bounding_box()
    assert box is not None
    assert page.evaluate("document.documentElement.scrollHeight") <= 640
    shot(page, "hands-call")
    before = page.locator(".board").get_attribute("data-count")
    ready.click()
    page.wait_for_selector("canvas.live")
    finger = Finger(page, touch=False)
    # A swipe that was too slow throws nothing: a person would try again, and not wait until time is up.
    while page.locator(".word", has_text="Throw!").count():
        finger.throw()
    finger.down(60, 700)
    page.wait_for_timeout(300)
    shot(page, "hands-live")
    finger.up()
    page.wait_for_selector(".hands", state="detached", timeout=90_000)
    expect(page.locator(".board")).not_to_have_attribute("data-count", before or "")
    assert browser.complaints == []


def test_a_hand_can_be_lent_on_the_spot(server, browser: Browsing):
    page = browser.device(PHONE, motion=True)
    sit_down(page, server)
    page.locator(".hands [data-pick=lend]").click()
    expect(page.locator(".hands figcaption").first).to_contain_text("Ann (lent hand)")
    shot(page, "hands-lent")
    page.wait_for_selector(".hands", state="detached", timeout=90_000)
