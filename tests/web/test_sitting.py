"""Ways to sit: far apart, on one device, around a big screen with phones, or only watching."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser import PHONE, shot
from tests.web.people import (
    MOVE,
    Heard,
    click_a_move,
    close_sheet,
    fits,
    introduce,
    lay,
    open_tab,
    play_until,
)


@pytest.fixture
def laid(server, browser):
    """Whoever laid a table for two with one open seat, and what their page hears."""
    ann = browser.device()
    heard = Heard(ann)
    introduce(ann, server, "Ann")
    lay(ann, server, "doggybag", "Friends", 2)
    ann.get_by_role("button", name="Leave my seat").wait_for()
    return ann, heard


def test_two_people_and_a_spectator(server, browser, laid):
    (ann, heard_by_ann), bob, cleo = laid, browser.device(PHONE), browser.device()
    heard_by_bob, heard_by_cleo = Heard(bob), Heard(cleo)
    code = ann.locator(".invitation .code").inner_text()
    shot(ann, "waiting-creator")
    introduce(bob, server, "Bob")
    bob.get_by_role("button", name="I have a code").click()
    expect(bob.get_by_label("Have a table’s five-letter code?")).to_be_focused()
    bob.keyboard.type(code.lower())
    bob.get_by_role("button", name="Join").click()
    ann.wait_for_selector(MOVE)
    bob.wait_for_selector(MOVE)
    cleo.goto(ann.url)
    expect(cleo.locator("#turn")).to_contain_text("You are watching. Waiting for Ann and Bob.")
    assert cleo.locator(MOVE).count() == 0
    open_tab(ann, "chat")
    ann.get_by_label("Say something").fill("Good luck, Bob")
    ann.get_by_role("button", name="Send").click()
    expect(bob.locator(".strip").get_by_text("1 unread")).to_have_count(1)
    bob.get_by_role("button", name="Log, chat and more").click()
    expect(bob.get_by_role("tab", name="Chat 1 unread")).to_be_visible()
    bob.get_by_role("tab", name="Chat").click()
    expect(bob.get_by_role("log", name="Chat")).to_contain_text("Good luck, Bob")
    bob.get_by_text("Quick phrases").click()
    bob.get_by_role("button", name="Thank you!").click()
    expect(ann.get_by_role("log", name="Chat")).to_contain_text("Thank you!")
    close_sheet(bob)
    play_until(ann, ann.locator("#turn").get_by_text("You have chosen. Still to choose: Bob."))
    expect(cleo.locator("li[data-seat='0']")).to_contain_text("has chosen")
    expect(bob.locator(".dock.mine")).to_have_count(1)
    for _ in range(6):
        for page in (ann, bob):
            if page.locator(MOVE).count():
                click_a_move(page)
    shot(bob, "two-phone")
    assert fits(bob)
    assert heard_by_ann.looked_behind() == {0}
    assert heard_by_bob.looked_behind() == {1}
    assert heard_by_cleo.looked_behind() == set()


def test_who_sits_down_before_the_page_knows_who_it_is_keeps_the_name(server, browser):
    ann, bob = browser.device(), browser.device()
    lay(ann, server, "kakuzu", "Friends", 2)
    ann.get_by_role("button", name="Leave my seat").wait_for()
    introduce(bob, server, "Bob")
    held: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.method == "GET" and not held:
            held.append(route)
        else:
            route.continue_()

    bob.route("**/api/me/visit", hold)
    bob.goto(ann.url)
    bob.get_by_role("button", name="Sit here").click()
    expect(ann.locator("li[data-seat]", has_text="Bob")).to_be_visible()
    held[0].continue_()


def test_a_step_is_taken_back_when_all_agree(server, browser):
    ann, bob = browser.device(), browser.device()
    lay(ann, server, "kakuzu", "Friends", 2)
    ann.get_by_role("button", name="Leave my seat").wait_for()
    bob.goto(ann.url)
    bob.get_by_role("button", name="Sit here").click()
    ann.locator(MOVE).first.click()
    bob.wait_for_selector(MOVE)
    ann.get_by_role("button", name="Ask to take back").click()
    expect(ann.locator(".dock .controls")).to_contain_text("would like to take back")
    shot(bob, "wish")
    bob.get_by_role("button", name="I agree").click()
    ann.wait_for_selector(MOVE)
    expect(ann.locator(".dock .controls")).not_to_contain_text("would like to take back")
    expect(bob.locator(MOVE)).to_have_count(0)


def test_several_people_on_one_device_do_not_see_each_others_secrets(server, browser):
    page = browser.device(PHONE)
    heard = Heard(page)
    page.goto(server)
    box = page.locator("[data-game=doggybag]")
    box.get_by_role("button", name="Set up…").click()
    box.get_by_label("On this device", exact=True).check()
    box.get_by_label("How many players?").select_option("2")
    box.get_by_label("Name", exact=True).fill("Cleo")
    box.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Pass the device to Player 1").wait_for()
    assert not page.locator(".board").count()
    shot(page, "curtain")
    heard.beats.clear()
    page.get_by_role("button", name="I am Player 1").click()
    page.wait_for_selector(MOVE)
    play_until(page, page.get_by_role("button", name="Hand over to Cleo"))
    shot(page, "hand-over")
    assert heard.looked_behind() == {0}
    page.get_by_role("button", name="Hand over to Cleo").click()
    assert not page.locator(".board").count()
    heard.beats.clear()
    page.get_by_role("button", name="I am Cleo").click()
    page.wait_for_selector(MOVE)
    assert heard.looked_behind() == {1}


def test_a_big_screen_and_phones(server, browser, laid):
    screen, _ = laid
    open_tab(screen, "table")
    with screen.expect_popup() as opened:
        screen.get_by_role("link", name="Open the big screen").click()
    big = opened.value
    big.get_by_role("heading", name="Join with your phone").wait_for()  # a page that just opens cannot be loaded again
    heard = Heard(big)
    big.reload()
    big.get_by_role("heading", name="Join with your phone").wait_for()
    code = big.get_by_alt_text("The link as a QR code")
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    assert len(big.locator(".code").inner_text()) == 5
    shot(big, "screen-waiting")
    screen.get_by_role("button", name="Leave my seat").click()
    phones = [browser.device(PHONE) for _ in range(2)]
    for phone, name in zip(phones, ("Bob", "Cleo"), strict=True):
        introduce(phone, server, name)
        phone.goto(screen.url)  # what the QR code says
        phone.get_by_role("button", name="Sit here").first.click()
        expect(big.locator("li[data-seat]", has_text=name)).to_be_visible()
    big.wait_for_selector(".board")
    expect(big.get_by_text("Waiting for Bob and Cleo.")).to_be_visible()
    assert big.locator(MOVE).count() == 0
    for phone in phones:
        click_a_move(phone)
    shot(big, "screen-play")
    assert heard.looked_behind() == set()
