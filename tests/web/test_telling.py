"""What happens is told in time: no text, count or sound is ahead of its piece; and one's own hand is in the game."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import osselet
from tests.browser import Browsing
from tests.web.people import MOVE, RESULT, click_a_move, play_now

HAND = "button.hand"
VOICE = "#turn"
PACE = "localStorage.setItem('osselet-pace', '{}')"
RECORD = """
window.seen = [];
window.sounds = [];
window.told = [];
{
  const frame = () => {
    const board = document.querySelector(".board");
    if (board) {
      const lines = [...document.querySelectorAll(".story li")].map((one) => one.innerText.trim());
      const now = {
        at: performance.now(),
        count: Number(board.dataset.count),
        landed: board.dataset.landed === "true",
        hands: document.querySelector(".hands canvas") !== null,
        voice: document.querySelector("#turn")?.innerText.trim() ?? "",
        busy: document.querySelector(".skip-steps") !== null,
        lines: lines.length,
        title: document.title,
        numbers: [...board.querySelectorAll("text")]
          .map((one) => one.textContent.trim())
          .filter((one) => /^\\d+$/.test(one))
          .join(" "),
      };
      const last = seen.at(-1);
      const key = JSON.stringify({ ...now, at: 0 });
      if (!last || key !== last.key) seen.push({ ...now, key });
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.AudioContext = class {
    sampleRate = 8000;
    state = "running";
    destination = {};
    createBuffer(_channels, length) { return { length, copyToChannel() {} }; }
    createBufferSource() {
      return {
        playbackRate: { value: 1 },
        connect() {},
        start() { sounds.push({ at: performance.now(), seconds: this.buffer.length / 8000 }); },
      };
    }
  };
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const notice = JSON.parse(data);
        const { type, count, steps = [] } = notice;
        if (type === "beat") told.push({ at: performance.now(), count, steps });
      });
    }
  };
}
"""
FEELINGS = (0.70, 0.56)
"""Seconds that the sounds of good and bad luck last: they tell how something ended."""


def watched(page: Page, pace: str = "fast") -> Page:
    page.add_init_script(RECORD + PACE.format(pace))
    return page


def play_some(page: Page, steps: int, seconds: float) -> None:
    """Plays by clicks, throwing and drawing with one's own hand, until so many steps were seen."""
    end = time.monotonic() + seconds
    begun = page.evaluate("seen.at(-1)?.count ?? 0")
    while time.monotonic() < end and page.evaluate("seen.at(-1).count") < begun + steps:
        if page.locator(RESULT).count():
            return
        if page.locator(HAND).count():
            page.keyboard.press(" ")
        elif page.locator(MOVE).count():
            click_a_move(page)
        page.wait_for_timeout(60)


@pytest.mark.alone
@pytest.mark.parametrize("game", osselet.games())
def test_nothing_is_told_before_its_piece_has_landed(server: str, browser: Browsing, game: str) -> None:
    page = watched(browser.device(motion=True))
    play_now(page, server, game)
    play_some(page, 6, 60.0)
    frames: list[dict[str, Any]] = page.evaluate("seen")
    beats: list[dict[str, Any]] = page.evaluate("told")
    lines = page.evaluate("[...document.querySelectorAll('.story li')].map((one) => one.innerText.trim())")
    numbered = numbers_of_lines(beats)
    assert numbered, "nothing was told with motion"
    assert any(not frame["landed"] for frame in frames)
    offset = len(lines) - len([number for number in numbered if number <= frames[-1]["count"]])
    for frame in frames:
        # The log has the lines of what has been seen, never of what is to come.
        assert frame["lines"] <= offset + len([number for number in numbered if number <= frame["count"]]), frame
    for before, frame, after in zip(frames, frames[1:], frames[2:], strict=False):
        ahead = before["landed"] is False and frame["landed"] is False and frame["count"] == before["count"]
        if not ahead:
            continue
        if frame["voice"] == before["voice"]:
            # What a board counts itself may be a few frames off the stage's clock, on a busy machine.
            is_due = after["at"] - frame["at"] < 100 and (after["landed"] or after["voice"] != frame["voice"])
            assert is_due or frame["numbers"] == before["numbers"], (before, frame)
        else:
            # Of a step that has not landed the voice may say at most what has been seen of it already.
            assert frame["voice"] not in lines_after(lines[offset:], numbered, frame["count"] + 1), frame
    for sound in page.evaluate("sounds"):
        if any(abs(sound["seconds"] - felt) < 0.01 for felt in FEELINGS):
            # What hands do is seen and heard on their field, before the step that it leads to.
            during = [frame for frame in frames if frame["at"] <= sound["at"]]
            is_felt = bool(during) and during[-1]["hands"]
            assert is_felt or any(frame["landed"] and abs(frame["at"] - sound["at"]) < 150 for frame in frames), sound


def numbers_of_lines(beats: list[dict[str, Any]]) -> list[int]:
    """For each line that was told, the number of its step."""
    found = []
    for beat in beats:
        first = beat["count"] - len(beat["steps"]) + 1
        for at, step in enumerate(beat["steps"]):
            found += [first + at] * len(step.get("lines", []))
    return found


def lines_after(lines: list[str], numbered: list[int], step: int) -> set[str]:
    """The sentences of the steps after this one that are said of no other."""
    told = list(zip(lines, numbered, strict=False))
    return {line for line, number in told if number > step} - {line for line, number in told if number <= step}


class Friends:
    """Ann, Bob and Cleo at a table of hunde."""

    def __init__(self, server: str, browser: Browsing) -> None:
        self.ann, self.bob, self.cleo = self.pages = [browser.device(motion=True) for _ in range(3)]
        for page, name in zip(self.pages, ("Ann", "Bob", "Cleo"), strict=True):
            watched(page)
            assert page.request.post(f"{server}/api/me", data={"name": name}).ok
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        laid = self.ann.request.post(f"{server}/api/tables", data={"game": "hunde", "seats": seats}).json()["table"][
            "id"
        ]
        for page in (self.bob, self.cleo):
            assert page.request.post(f"{server}/api/tables/{laid}/sit", data={}).ok
        for page in self.pages:
            page.goto(f"{server}/t/{laid}")
            page.wait_for_selector(".board[data-count]")


def run(page: Page) -> None:
    """Runs with what was thrown."""
    page.wait_for_selector(MOVE)
    page.get_by_role("button", name="Run").first.click()


def test_ones_own_throw_waits_for_ones_hand_and_everybody_waits_with_it(server: str, browser: Browsing) -> None:
    table = Friends(server, browser)
    run(table.ann)
    table.bob.wait_for_selector(HAND)
    expect(table.ann.locator(VOICE)).to_contain_text("Bob is about to find out", timeout=5000)
    for page in (table.ann, table.bob):
        assert "Bob throws" not in page.locator("body").inner_text()
        assert page.locator(".board").get_attribute("data-count") == "3"
    table.bob.keyboard.press(" ")
    for page in (table.ann, table.bob):
        expect(page.locator(VOICE)).to_contain_text("Bob throws", timeout=3000)
    # Nobody waits for a sleeper.
    run(table.bob)
    table.cleo.wait_for_selector(HAND)
    asked = time.monotonic()
    expect(table.cleo.locator(VOICE)).to_contain_text("Cleo throws", timeout=12_000)
    assert 6.5 < time.monotonic() - asked < 12
    # Who does not want to is not asked.
    for page in (table.ann, table.bob):
        page.evaluate("localStorage.setItem('osselet-deal-for-me', 'on')")
        page.reload()
        page.wait_for_selector(".board[data-count]")
    run(table.cleo)
    expect(table.cleo.locator(VOICE)).to_contain_text(re.compile("(Ann|Bob) throws"), timeout=8000)
    assert all(page.locator(HAND).count() == 0 for page in table.pages)


HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_what_was_missed_is_shown_on_the_board_and_what_was_watched_never(server: str, browser: Browsing) -> None:
    table = Friends(server, browser)
    run(table.ann)
    table.bob.wait_for_selector(HAND)
    table.bob.keyboard.press(" ")
    table.bob.wait_for_selector(MOVE)
    # Ann has watched that; looking away and back shows her nothing.
    expect(table.ann.locator(VOICE)).to_contain_text("Bob", timeout=5000)
    expect(table.ann.locator(".skip-steps")).to_have_count(0, timeout=5000)
    table.ann.evaluate(HIDE, True)
    table.ann.evaluate(HIDE, False)
    assert table.ann.locator(".missed").count() == 0
    count = int(table.ann.locator(".board").get_attribute("data-count") or 0)
    table.ann.evaluate(HIDE, True)
    run(table.bob)
    table.cleo.wait_for_selector(HAND)
    table.cleo.keyboard.press(" ")
    run(table.cleo)
    now = "Number(document.querySelector('.board').dataset.count)"
    table.ann.wait_for_function(f"(count) => {now} > count + 4", arg=count)
    last = table.ann.evaluate(now)
    table.ann.evaluate(HIDE, False)
    table.ann.locator("button.missed").click()
    table.ann.wait_for_function(f"(count) => {now} === count", arg=count)
    begun = time.monotonic()
    table.ann.wait_for_function(f"(last) => {now} === last && !document.querySelector('.skip-steps')", arg=last)
    assert time.monotonic() - begun < 20
    assert table.ann.locator("button.missed").count() == 0


@pytest.mark.alone
def test_at_once_means_at_once(server: str, browser: Browsing) -> None:
    page = watched(browser.device(motion=True), "instant")
    play_now(page, server, "hunde")
    play_some(page, 5, 5.0)
    frames, beats = page.evaluate("seen"), [beat for beat in page.evaluate("told") if beat["steps"]]
    assert beats
    assert not any(frame["busy"] for frame in frames)
    took = [
        min((frame["at"] for frame in frames if frame["count"] >= beat["count"]), default=1e9) - beat["at"]
        for beat in beats
    ]
    assert sorted(took)[len(took) // 2] < 100, took
