"""Looking back: at a moment of a game that goes on, and at a whole game after its end."""

import json
import re

import pytest
from playwright.sync_api import expect

import osselet
from osselet.wire.rest import SeatWish
from tests.browser import PHONE, shot
from tests.web.finished import finished, lay
from tests.web.people import MOVE, RESULT, click_a_move, close_sheet, fits, open_tab, play_now

SLIDER = "input[type=range]"


@pytest.fixture(scope="module")
def table(device):
    """A game that is over."""
    return finished(device, "doggybag", 2)


def test_a_click_on_a_line_shows_that_moment(server, browser):
    page = browser.device()
    play_now(page, server, "hunde")
    click_a_move(page)
    page.wait_for_selector(f"{MOVE}, {RESULT}")
    page.locator(".story li button").first.click()
    expect(page.get_by_text("You are looking at an earlier moment.")).to_be_visible()
    expect(page.locator(".story [aria-current=step]")).to_have_count(1)
    assert page.locator(MOVE).count() == 0
    shot(page, "looking-back")
    page.get_by_role("button", name="Back to the game").click()
    page.wait_for_selector(f"{MOVE}, {RESULT}")


def test_a_whole_game_through_anybodys_eyes(server, browser, table):
    page = browser.device(PHONE)
    page.goto(f"{server}/replay/{table}?at=0")
    slider = page.locator(SLIDER)
    expect(slider).to_have_value("0")
    expect(page.get_by_role("button", name="A step back")).to_be_disabled()
    open_tab(page, "table")
    scores = page.locator(".panel table")
    expect(scores).to_have_count(0)
    assert page.get_by_label("Through whose eyes?").locator("option").count() == 4
    close_sheet(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    open_tab(page, "table")
    page.get_by_label("Through whose eyes?").select_option(label="Bob")
    expect(page).to_have_url(re.compile(r"at=1&eyes=1$"))
    close_sheet(page)
    forward = page.get_by_role("button", name="A step forward")
    page.keyboard.press("End")
    expect(forward).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(forward).to_be_enabled()
    forward.click()
    expect(forward).to_be_disabled()
    page.keyboard.press("ArrowLeft")  # the keys work on, though the button that had the focus is closed
    expect(forward).to_be_enabled()
    page.keyboard.press("End")
    open_tab(page, "table")
    expect(scores).to_have_count(1)
    open_tab(page, "story")
    expect(page.locator(".story [aria-current=step]")).to_have_text(re.compile("wins|share"))
    close_sheet(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider).to_have_value("1", timeout=10_000)
    page.get_by_role("button", name="Pause").click()
    assert fits(page)
    shot(page, "replay-phone")


def test_a_link_leads_to_the_same_moment(server, browser, table):
    page, friend = browser.device(), browser.device(lang="de-DE")
    page.goto(f"{server}/replay/{table}?at=7&eyes=everything")
    page.get_by_role("button", name="A step forward").click()
    expect(page).to_have_url(re.compile(r"at=8&eyes=everything$"))
    friend.goto(page.url)
    expect(friend.locator(SLIDER)).to_have_value("8")
    friend.locator("#tab-table").click()
    expect(friend.get_by_label("Mit wessen Augen?")).to_have_value("everything")
    open_tab(page, "table")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save this game").click()
    assert osselet.replay(json.loads(download.value.path().read_text())).over


FILE = ".desk input[type=file]"


@pytest.fixture
def saved(device, table, tmp_path):
    """The record of the game in a file."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(device.call("GET", f"/api/tables/{table}/record")))
    return path


def test_a_saved_game_is_opened_from_its_file(server, browser, saved):
    page = browser.device(PHONE)
    page.goto(server)
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Open a saved game…").click()
    chosen.value.set_files(saved)
    page.get_by_role("heading", level=1, name="Doggy Bag").wait_for()
    eyes, slider = page.get_by_label("Through whose eyes?"), page.locator(SLIDER)
    open_tab(page, "table")
    assert eyes.locator("option").all_inner_texts() == ["with nothing hidden", "Ann", "Bob", "a spectator’s"]
    expect(page.locator(".board [data-behind=open]")).to_have_count(2)
    close_sheet(page)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    open_tab(page, "table")
    eyes.select_option(label="Bob")
    expect(page.locator(".board [data-seat='1']")).to_have_attribute("data-behind", "open")
    expect(page.locator(".board [data-seat='0']")).to_have_attribute("data-behind", "closed")
    page.reload()
    expect(slider).to_have_value("1")
    open_tab(page, "table")
    expect(eyes).to_have_value("1")
    assert fits(page)
    shot(page, "record-phone")
    close_sheet(page)
    page.get_by_role("link", name="Back to the cabinet").first.click()
    page.get_by_role("button", name="Open a saved game…").wait_for()


def test_a_saved_game_may_be_dropped_on_the_page(server, browser, saved):
    page = browser.device()
    page.goto(server)
    page.get_by_role("button", name="Open a saved game…").wait_for()
    dropped = page.evaluate_handle(
        """text => { const all = new DataTransfer(); all.items.add(new File([text], "game.json")); return all; }""",
        saved.read_text(),
    )
    page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    page.get_by_role("heading", level=1, name="Doggy Bag").wait_for()


def test_what_is_no_saved_game_is_refused_with_a_sentence(server, browser, saved, tmp_path):
    page = browser.device()
    page.goto(server)
    page.get_by_role("button", name="Open a saved game…").wait_for()
    (tmp_path / "picture.json").write_bytes(b"\x89PNG")
    page.set_input_files(FILE, tmp_path / "picture.json")
    expect(page.get_by_text("This file is not a record of a game.")).to_be_visible()
    saved.write_text(saved.read_text().replace("put:", "eat:"))
    page.set_input_files(FILE, saved)
    expect(page.get_by_text("This record does not fit")).to_be_visible()
    page.goto(f"{server}/record")
    expect(page.get_by_text("The saved game is gone: choose its file again.")).to_be_visible()
    browser.complaints.clear()  # the browser writes a refusal down as an error


def test_the_chances_are_drawn_over_the_replay(server, browser, table):
    page = browser.device()
    page.goto(f"{server}/replay/{table}?at=0")
    page.get_by_role("button", name="Show how the chances stood").click()
    curves = page.get_by_role("group", name="Each player’s chances over the game")
    curves.wait_for(timeout=60_000)
    assert curves.locator("polyline").count() == 2
    curves.click(position={"x": 100, "y": 20})
    expect(page.locator(SLIDER)).not_to_have_value("0")
    shot(page, "replay-curves")


def test_before_the_end_nobody_looks_through_others_eyes(server, browser, device):
    table = lay(device, "doggybag", [SeatWish(kind="me"), SeatWish(kind="open")])
    device.call("PUT", f"/api/tables/{table}/seats", {"seat": 1, "to": {"kind": "bot", "level": 1}})
    page = browser.device()
    page.goto(f"{server}/replay/{table}?at=0&eyes=0")
    open_tab(page, "table")
    expect(page.get_by_label("Through whose eyes?")).to_have_value("null")
    assert page.get_by_label("Through whose eyes?").locator("option").count() == 1
    answer = page.evaluate(f"fetch('/api/tables/{table}/views?seat=0').then((answer) => answer.status)")
    assert answer == 403
    browser.complaints.clear()
