"""What guests of a house find on the page: the host's word, a way to complain, and all that is theirs."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Locator, Page, expect

from osselet.core.texts import Speaker
from osselet.server.caretaker import Caretaker, caretaker
from osselet.server.settings import from_env
from tests.browser import DESK, PHONE, Browsing, shot
from tests.web.conftest import Serving
from tests.web.people import fits

Found = TypeVar("Found")
LOOKS = [("phone", PHONE, "fr-FR", True), ("phone", PHONE, "de-DE", False), ("desk", DESK, "en-GB", True)]
"""Sizes, languages, light and dark: each of them at least once."""
FETCH = """async ([method, path, body]) => {
    const sent = body === null ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const answer = await fetch(path, { method, ...sent });
    return [answer.status, await answer.json()];
}"""


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """What the page of this person asks the server."""
    status, answer = page.evaluate(FETCH, [method, path, body])
    assert status < 300, answer
    return answer


def care(serving: Serving, does: Callable[[Caretaker], Awaitable[Found]]) -> Found:
    """Something the host does at a terminal; in a thread, for the browser keeps an event loop in this one."""

    async def whole() -> Found:
        async with caretaker(from_env(database=serving.database), "tester") as found:
            return await does(found)

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, whole()).result()


def words(lang: str) -> Callable[..., str]:
    """The texts of a language."""
    return Speaker(None, lang[:2])


def named(page: Page, server: str, name: str) -> None:
    page.goto(server)
    call(page, "POST", "/api/me", {"name": name})


def meet(server: str, hers: Page, his: Page, say: Callable[..., str]) -> str:
    """Ann and Bob sit at a table and look at its chat."""
    named(hers, server, "Ann")
    named(his, server, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: str = call(hers, "POST", "/api/tables", {"game": "oss", "seats": seats, "chat": "all"})["table"]["id"]
    call(his, "POST", f"/api/tables/{table}/sit", {})
    for page, beside in ((hers, say("web-beside")), (his, "Beside the board")):
        page.goto(f"{server}/t/{table}")
        page.locator(".shell").wait_for()
        if page.locator("aside.panel").is_hidden():
            page.get_by_role("button", name=beside).click()
        page.locator("#tab-chat").click()
    return table


def talk(page: Page, text: str) -> None:
    field = page.locator("form input[maxlength='300']")
    field.fill(text)
    field.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(text)


def open_data(page: Page, say: Callable[..., str]) -> Locator:
    page.locator("summary", has_text=say("web-my-data")).click()
    found = page.locator("details[open]", has=page.locator("summary", has_text=say("web-my-data")))
    expect(found.locator("li").first).to_be_visible()
    return found


@pytest.mark.parametrize(("name", "size", "lang", "dark"), LOOKS)
def test_a_line_is_reported_and_its_writer_blocked(
    serving: Serving, browser: Browsing, name: str, size: tuple[int, int], lang: str, dark: bool
) -> None:
    say = words(lang)
    hers, his = browser.device(size, lang, dark), browser.device()
    table = meet(serving.address, hers, his, say)
    talk(his, "something rude")
    more = hers.get_by_role("log").get_by_role("button", name=say("web-more-about", name="Bob"))
    more.click()
    dialog = hers.get_by_role("dialog")
    shot(hers, f"line-menu-{name}-{lang[:2]}")
    dialog.get_by_role("textbox").fill("see this?")
    dialog.get_by_role("button", name=say("web-report-line")).click()
    expect(dialog.get_by_role("status")).to_have_text(say("web-reported"))
    found = [row for row in care(serving, lambda house: house.books.reports(False)) if row["table_id"] == table]
    assert [(row["kind"], row["name"], row["text"], row["note"]) for row in found] == [
        ("chat", "Bob", "something rude", "see this?")
    ]
    dialog.get_by_role("button", name=say("web-close")).click()
    more.click()
    dialog.get_by_role("button", name=say("web-block"), exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("Bob")
    shot(hers, f"blocked-{name}-{lang[:2]}")
    assert fits(hers)
    dialog.get_by_role("button", name=say("web-close")).click()
    expect(hers.get_by_text("something rude")).to_have_count(0)
    talk(his, "can you hear me?")
    talk(hers, "is anybody here?")
    expect(hers.get_by_text("can you hear me?")).to_have_count(0)


def test_a_name_is_reported_from_its_seat(serving: Serving, browser: Browsing) -> None:
    hers, his = browser.device(), browser.device()
    table = meet(serving.address, hers, his, words("en"))
    hers.get_by_role("tab", name="Table").click()
    hers.locator("aside [data-seat='1']").get_by_role("button", name="More about Bob").first.click()
    dialog = hers.get_by_role("dialog")
    dialog.get_by_role("button", name="Report this name").click()
    expect(dialog.get_by_role("status")).to_be_visible()
    found = [row for row in care(serving, lambda house: house.books.reports(False)) if row["table_id"] == table]
    assert [(row["kind"], row["name"]) for row in found] == [("name", "Bob")]


@pytest.mark.parametrize(("name", "size", "lang", "dark"), LOOKS)
def test_devices_blocks_data_and_being_forgotten(
    serving: Serving, browser: Browsing, name: str, size: tuple[int, int], lang: str, dark: bool
) -> None:
    say = words(lang)
    hers, his, other = browser.device(size, lang, dark), browser.device(), browser.device(PHONE)
    table = meet(serving.address, hers, his, say)
    talk(hers, "mine to take along")
    phrase = call(hers, "POST", "/api/me/phrase")["phrase"]
    other.goto(serving.address)
    call(other, "POST", "/api/me/recover", {"phrase": phrase})
    call(hers, "POST", "/api/me/blocks", {"table": table, "seat": 1})
    hers.goto(serving.address)
    data = open_data(hers, say)
    expect(data.locator("li", has_text=say("web-device-here"))).to_have_count(1)
    expect(data.get_by_role("button", name=say("web-sign-out"), exact=True)).to_have_count(1)
    shot(hers, f"my-data-{name}-{lang[:2]}")
    assert fits(hers)
    data.get_by_role("button", name=say("web-sign-out-others")).click()
    expect(data.get_by_role("button", name=say("web-sign-out"), exact=True)).to_have_count(0)
    assert other.evaluate("fetch('/api/me/visit').then((answer) => answer.json())") == {"me": None}
    expect(data.locator("li", has_text="Bob")).to_be_visible()
    data.get_by_role("button", name=say("web-unblock")).click()
    expect(data.locator("li", has_text="Bob")).to_have_count(0)
    with hers.expect_download() as saved:
        data.get_by_role("button", name=say("web-export-save")).click()
    taken = json.loads(Path(saved.value.path()).read_text())
    assert (saved.value.suggested_filename, taken["name"]) == ("osselet.json", "Ann")
    assert [line["text"] for line in taken["chat"]] == ["mine to take along"]
    data.get_by_role("button", name=say("web-forget"), exact=True).click()
    shot(hers, f"forget-{name}-{lang[:2]}")
    data.get_by_role("button", name=say("web-forget-sure")).click()
    expect(hers.get_by_label(say("web-your-name"))).to_have_value("")
    expect(hers.locator("summary", has_text=say("web-my-data"))).to_have_count(0)
    assert hers.evaluate("fetch('/api/me/visit').then((answer) => answer.json())") == {"me": None}
    expect(his.get_by_text("mine to take along")).to_have_count(0)


@pytest.mark.parametrize(("name", "size", "lang", "dark"), LOOKS)
def test_the_host_has_a_word_for_everybody(
    serving: Serving, browser: Browsing, name: str, size: tuple[int, int], lang: str, dark: bool
) -> None:
    say = words(lang)
    page, his = browser.device(size, lang, dark), browser.device()
    meet(serving.address, page, his, say)
    said = {"": "The house closes at ten tonight.", "fr": "La maison ferme ce soir à dix heures."}
    said["de"] = "Das Haus schließt heute um zehn."
    care(serving, lambda house: house.announce(said, 600.0))
    notice = page.locator(".notices")
    expect(notice).to_contain_text(said[lang[:2]] if lang[:2] != "en" else said[""])
    shot(page, f"notice-table-{name}-{lang[:2]}")
    assert fits(page)
    page.goto(serving.address)
    expect(notice).to_contain_text(say("web-house-notice"))
    shot(page, f"notice-cabinet-{name}-{lang[:2]}")
    notice.get_by_role("button", name=say("web-close")).click()
    expect(notice.locator("p")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-game]")).to_have_count(5)
    expect(notice.locator("p")).to_have_count(0)
    care(serving, lambda house: house.silence())


@pytest.fixture(scope="module")
def club(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A house for members that says whose it is."""
    imprint = "Spielekreis Musterstadt e. V., Hauptstraße 1"
    said = {"house": "members", "contact": "mailto:host@example.org", "imprint": imprint}
    found = Serving(tmp_path_factory.mktemp("club"), **said)
    found.start()
    yield found
    found.stop()


@pytest.mark.parametrize(("name", "size", "lang", "dark"), LOOKS)
def test_a_house_for_members_opens_with_an_invitation(
    club: Serving, browser: Browsing, name: str, size: tuple[int, int], lang: str, dark: bool
) -> None:
    say = words(lang)
    page = browser.device(size, lang, dark)
    page.goto(club.address)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-members-title"))
    expect(page.locator("[data-game]")).to_have_count(0)
    expect(page.get_by_role("link", name=say("web-contact"))).to_have_attribute("href", "mailto:host@example.org")
    expect(page.locator("footer")).to_contain_text("Spielekreis Musterstadt e. V.")
    code = page.get_by_label(say("web-invitation"))
    code.fill("nope-nope-nope")
    page.get_by_role("button", name=say("web-enter")).click()
    expect(page.get_by_text(say("why-no-invitation"))).to_be_visible()
    shot(page, f"members-{name}-{lang[:2]}")
    assert fits(page)
    invited = care(club, lambda house: house.invite(1, 600.0, name))["code"]
    page.goto(f"{club.address}/?invite={invited}")
    expect(code).to_have_value(invited)
    page.get_by_role("button", name=say("web-enter")).click()
    expect(page.locator("[data-game]")).to_have_count(5)
    assert "invite" not in page.url
    expect(page.get_by_role("link", name=say("web-contact"))).to_be_visible()
    shot(page, f"club-{name}-{lang[:2]}")
    page.reload()
    expect(page.locator("[data-game]")).to_have_count(5)
    browser.complaints[:] = [said for said in browser.complaints if "403" not in said]
