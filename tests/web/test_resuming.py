"""What the page says to the server when it comes, and what it is told when it comes back."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bench.server import ours
from playwright.sync_api import Page, WebSocketRoute, expect

from osselet.client import Device
from osselet.wire.rest import NewTable, SeatWish
from tests.web.people import MOVE, introduce, open_menu, play_now

PLAYERS = 6
MISSED = 3


class Wire:
    """The sockets of a page: all that goes over them, and a way to cut them."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        self._cut = False
        self._ends: tuple[WebSocketRoute, ...] = ()
        page.route_web_socket(re.compile("/api/socket"), self._open)

    def _open(self, line: WebSocketRoute) -> None:
        if self._cut:
            line.close()
            return
        server = line.connect_to_server()

        def send(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            server.send(message)

        def receive(message: str | bytes) -> None:
            self.received.append(json.loads(message))
            line.send(message)

        line.on_message(send)
        server.on_message(receive)
        self._ends = line, server

    def cut(self) -> None:
        """The line breaks, and there is none to be had."""
        self._cut = True
        for end in self._ends:
            end.close()

    def mend(self) -> None:
        """There are lines again; what went over them before is forgotten."""
        self._cut = False
        self.sent.clear()
        self.received.clear()


def play(device: Device, table: str, mine: int, decisions: int | None) -> int:
    """The others decide so many times, or until it is our turn; says how often they did."""

    async def go_on() -> int:
        done = 0
        async with device.view(table, (mine + 1) % PLAYERS) as view:
            while view.beat is not None and done != decisions and view.beat.actors != [mine]:
                [seat] = view.beat.actors
                count = view.beat.count
                async with device.view(table, seat) as theirs:
                    assert theirs.beat is not None
                    await theirs.play(theirs.beat.moves[0])
                while view.beat.count == count:
                    await view.next()
                done += 1
        return done

    with ThreadPoolExecutor(1) as thread:  # the browser's own loop is at work in this one
        return thread.submit(asyncio.run, go_on()).result()


def test_three_missed_beats_are_all_that_comes_after_a_break(server, device, browser):
    page = browser.device()
    introduce(page, server, "Bob")
    others = [SeatWish(kind="device", name=f"P{seat}") for seat in range(2, PLAYERS)]
    table = device.lay(NewTable(game="hunde", seats=[SeatWish(kind="me"), SeatWish(kind="open"), *others])).table.id
    wire, asked = Wire(page), []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server}/t/{table}")
    page.get_by_role("button", name="Sit here").click()
    page.wait_for_selector(".dock")
    play(device, table, 1, None)
    page.locator(f"{MOVE}[data-move=move]").first.click()
    expect(page.locator(".dock.mine")).to_have_count(0)
    have = max(notice["version"] for notice in wire.received if "version" in notice)

    wire.cut()
    expect(page.locator(".strip.broken")).to_be_visible()
    assert play(device, table, 1, MISSED) == MISSED
    before = len(asked)
    wire.mend()
    expect(page.locator(".strip.broken")).to_have_count(0, timeout=15_000)
    page.wait_for_function("() => !document.querySelector('.skip-steps')")

    assert wire.sent[0] == {"type": "hello", "table": table, "seat": 1, "have": have}
    told = [notice for notice in wire.received if notice["type"] not in ("presence", "pong")]
    assert [notice["type"] for notice in told] == ["welcome", *["beat"] * MISSED]
    assert (told[0]["fresh"], told[0]["version"]) == (False, have + MISSED)
    assert [notice["version"] for notice in told[1:]] == [have + 1, have + 2, have + 3]
    assert all("log" not in beat and "texts" not in beat for beat in told[1:])
    assert [url for url in asked[before:] if "/history" in url] == []

    story, board = page.locator(".story li").all_inner_texts(), page.locator(".board").inner_text()
    page.reload()
    expect(page.locator(".story li")).to_have_text(story)
    expect(page.locator(".board")).to_have_text(board, use_inner_text=True)


def test_the_bench_says_hello_as_the_page_does(server, browser):
    page = browser.device()
    wire = Wire(page)
    play_now(page, server, "hunde")
    [hello] = [said for said in wire.sent if said["type"] == "hello"]
    bench = json.loads(ours.hello({"table": hello["table"], "seat": hello["seat"], "token": "secret"}))
    assert bench.pop("token") == "secret"
    assert hello == bench


def test_another_language_needs_no_hello(server, browser):
    page = browser.device()
    wire = Wire(page)
    play_now(page, server, "hunde")
    asked = page.locator("#turn").inner_text()
    open_menu(page).get_by_role("button", name="DE Deutsch").click()
    expect(page.locator("#turn")).not_to_have_text(asked)
    assert [said["type"] for said in wire.sent].count("hello") == 1
