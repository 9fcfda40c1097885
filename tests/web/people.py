"""What people do before a browser: they say who they are, lay tables, sit down and click."""

import json
import random
import time
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

from tests.browser import shot
from tests.web.look import pick_something

MOVE = ".shell [data-pick]"
RESULT = ".outcome"
LONGEST = 120.0
"""Seconds a game by clicking may take."""


def play_now(page: Page, server: str, game: str) -> None:
    page.goto(server)
    page.click(f"[data-game={game}] button.main")
    page.wait_for_selector(f"{MOVE}, {RESULT}")


def introduce(page: Page, server: str, name: str) -> None:
    """Says who sits before a device."""
    page.goto(server)
    page.get_by_label("Your name").fill(name)
    with page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "POST"):
        page.get_by_label("Your name").blur()


def lay(page: Page, server: str, game: str, company: str, players: int) -> None:
    page.goto(server)
    box = page.locator(f"[data-game={game}]")
    box.get_by_role("button", name="Set up…").click()
    box.get_by_label(company, exact=True).check()
    box.get_by_label("How many players?").select_option(str(players))
    shot(page, f"choosing-{game}")
    box.get_by_role("button", name="Open the table").click()


_chance = random.Random(1)


def click_a_move(page: Page) -> None:
    """Something of the board that can be chosen, a move or a part of one; it may be gone before one is there."""
    page.wait_for_selector(f"{MOVE}, {RESULT}, .dock", state="attached")
    pick_something(page, _chance)


def play_until(page: Page, seen: Locator) -> None:
    """Plays on until something is to be seen."""
    end = time.monotonic() + LONGEST
    while not seen.count():
        assert time.monotonic() < end, f"{seen} does not come"
        click_a_move(page)


def fits(page: Page) -> bool:
    """Is nothing wider than the screen, and at a table nothing higher?"""
    wide, high, table = page.evaluate(
        """() => {
            const { scrollWidth, scrollHeight } = document.documentElement;
            return [scrollWidth > innerWidth, scrollHeight > innerHeight, !!document.querySelector(".shell")];
        }"""
    )
    return not wide and not (table and high)


def open_menu(page: Page) -> Locator:
    """What is not the game: language, sounds, and on phones the rules."""
    page.locator(".menu > button").click()
    return page.locator(".menu .card")


def open_tab(page: Page, name: str) -> None:
    """A page of the panel beside the board; on a phone it comes up as a sheet."""
    page.locator(".shell").wait_for()
    if page.locator(".panel").is_hidden():
        page.get_by_role("button", name="Log, chat and more").click()
    page.locator(f"#tab-{name}").click()


MOST_TABS = 40
"""Times somebody presses Tab before they give up."""


def reach(page: Page, wanted: str) -> None:
    """Goes by keyboard to something of this kind: Tab from group to group, and on through what a board offers."""
    is_there = "wanted => document.activeElement.matches(wanted)"
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(is_there, wanted):
            return
        for _ in range(
            page.evaluate("document.activeElement.closest('.board')?.querySelectorAll('.spot.open').length ?? 0")
        ):
            page.keyboard.press("PageDown")
            if page.evaluate(is_there, wanted):
                return
    raise AssertionError(f"The keyboard never comes to {wanted}.")


def close_sheet(page: Page) -> None:
    page.locator(".panel .close").click()


class Heard:
    """Every beat that a page is sent, to look for what it must not know."""

    def __init__(self, page: Page) -> None:
        self.beats: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        notice = json.loads(frame)
        if notice["type"] == "beat":
            self.beats.append(notice)

    def looked_behind(self) -> set[int]:
        """Behind whose screens the page could look while the game went on."""
        views = [beat["view"] for beat in self.beats if "over" not in beat]
        assert views
        return {seat for view in views for seat, one in enumerate(view["seats"]) if one["stock"] is not None}
