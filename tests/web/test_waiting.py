"""A table that still fills lies in the same frame as the game will: nothing scrolls, everything is within reach."""

import pytest
from playwright.sync_api import expect

from osselet.wire.rest import SeatWish
from tests.browser import shot
from tests.web.finished import lay as lay_by
from tests.web.people import fits, lay, open_tab
from tests.web.test_access import complaints

SIZES = ((360, 640), (390, 844), (844, 390), (1366, 657), (1920, 1080))
CUT = """() => {
    const wanted = ".waiting li, .waiting button, .invitation, .invitation *, .dock button";
    const seen = [...document.querySelectorAll(wanted)];
    return seen.flatMap((one) => {
        const box = one.getBoundingClientRect();
        const named = `${one.localName}.${one.getAttribute("class") ?? ""} ${one.textContent.trim().slice(0, 20)}`;
        const out = box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const covered = box.width && !one.contains(over) && !over?.contains(one);
        const small = one.localName === "button" && Math.min(box.width, box.height) < 43.5;
        const wide = one.localName === "button" && one.scrollWidth > one.clientWidth + 1;
        return [out && "out of sight", covered && "covered", small && "small", wide && "too wide"]
            .filter(Boolean).map((what) => `${named}: ${what}`);
    });
}"""


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR", "de-DE"])
@pytest.mark.parametrize(("game", "players"), [("doggybag", 6), ("kakuzu", 2)])
def test_the_waiting_room_fits_every_screen(server, browser, lang, game, players):
    page = browser.device(lang=lang, dark=lang == "de-DE")
    page.goto(server)
    seats = '[{"kind":"me"}' + ',{"kind":"open"}' * (players - 1) + "]"
    table = page.evaluate(
        f"""async () => {{
            const post = (path, body) => fetch(path, {{ method: "POST", body: JSON.stringify(body),
                headers: {{ "content-type": "application/json" }} }}).then((answer) => answer.json());
            await post("/api/me", {{ name: "Wilhelmina von Osten-Sac", avatar: 9 }});
            return (await post("/api/tables", {{ game: "{game}", seats: {seats} }})).table.id;
        }}"""
    )
    page.goto(f"{server}/t/{table}")
    page.locator(".invitation img").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        shot(page, f"waiting-{game}-{lang[:2]}-{width}")
        assert fits(page), (width, height)
        assert page.evaluate(CUT) == [], (width, height)
    assert complaints(page) == []


def test_who_waits_can_chat_and_bots_take_the_empty_seats(server, browser):
    page = browser.device()
    lay(page, server, "doggybag", "Friends", 4)
    expect(page.locator(".seats li.open")).to_have_count(3)
    open_tab(page, "chat")
    page.get_by_label("Say something").fill("Where are you?")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Where are you?")
    page.get_by_role("button", name="A bot").first.click()
    expect(page.locator(".seats li.open")).to_have_count(2)
    page.get_by_role("button", name="Begin with bots").click()
    page.wait_for_selector(".shell [data-pick]")


def test_a_stranger_who_comes_by_link_sees_who_is_there_and_where_to_sit(server, browser, device):
    table = lay_by(device, "hunde", [SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="bot", name="Talus")])
    page = browser.device((390, 844))
    page.goto(f"{server}/t/{table}")
    expect(page.locator(".seats li", has_text="Keeper")).to_be_visible()
    expect(page.locator(".seats li", has_text="Talus")).to_contain_text("Bot")
    expect(page.get_by_role("button", name="Sit here")).to_have_count(1)
    expect(page.locator(".dock .main")).to_have_count(0)
    page.get_by_role("button", name="Sit here").click()
    page.wait_for_selector(".board")
