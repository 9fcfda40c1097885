"""A published folder behind a plain file server, in a browser that may go nowhere else: played to the end by clicks."""

import functools
import http.server
import json
import random
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from osselet.core import registry
from osselet.table.replay import as_recorded
from tests.browser import Browsing, launched, shot
from tests.web.look import PICK, RESULT, play_to_the_end

LONGEST = 240.0
STARTS = 300_000.0
"""Milliseconds in which Python starts, also where ten others use the machine; alone it takes five seconds."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Shows files, and says nothing of it."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def hurried(published: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in a folder of a site, with bots that do not dawdle."""
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(published, site / "games")
    path = site / "games" / "contents.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"pause": 0.02}))
    return site


@pytest.fixture(scope="module")
def address(hurried: Path) -> Iterator[str]:
    """Where a file server shows it."""
    handler = functools.partial(Quiet, directory=str(hurried))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/games/"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browsing]:
    """A browser."""
    with launched() as browser:
        browsing = Browsing(browser)
        yield browsing
        browsing.close()


def begin(page: Page, address: str, game: str) -> None:
    page.goto(address)
    page.click(f"[data-game={game}] button.main")
    page.wait_for_selector(f"{PICK}, {RESULT}", timeout=STARTS)


def test_a_game_is_played_to_its_end_without_a_server(chromium: Browsing, address: str, tmp_path: Path) -> None:
    page = chromium.device()
    asked: list[Request] = []
    page.context.on("request", lambda one: asked.append(one))
    begin(page, address, "hunde")
    shot(page, "published-hunde")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)", timeout=STARTS)
    page.context.set_offline(True)
    page.locator(PICK).first.click()
    there = page.url
    page.reload()
    page.wait_for_selector(f"{PICK}, {RESULT}", timeout=STARTS)
    assert page.url == there
    assert play_to_the_end(page, random.Random(1), LONGEST)
    page.locator("#tab-table").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save this game").click()
    saved.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text())
    assert as_recorded(record, registry.find("hunde")).record()["steps"] == record["steps"]
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".board")
    page.context.set_offline(False)
    other = page.context.new_page()
    other.goto(address)
    expect(other.get_by_text("open in another tab")).to_be_visible(timeout=STARTS)
    assert all(one.url.startswith((address, "blob:")) for one in asked), [one.url for one in asked]
    assert chromium.complaints == []


def test_half_a_folder_says_so(chromium: Browsing, address: str, hurried: Path) -> None:
    half = hurried / "half"
    shutil.copytree(hurried / "games", half)
    (half / "python" / "osselet.zip").unlink()
    page = chromium.device(lang="de-DE")
    page.goto(address.replace("/games/", "/half/"))
    expect(page.get_by_text("nicht vollständig")).to_be_visible(timeout=STARTS)
    expect(page.get_by_text("python/osselet.zip")).to_be_visible()
    (half / "contents.json").unlink()
    page.reload()
    expect(page.get_by_text("contents.json")).to_be_visible(timeout=STARTS)


@pytest.mark.soak
@pytest.mark.parametrize("game", [*registry.games(), "perudo"])
def test_every_game_is_played_to_its_end(chromium: Browsing, address: str, game: str) -> None:
    page = chromium.device()
    begin(page, address, game)
    assert play_to_the_end(page, random.Random(2), 10 * LONGEST)
