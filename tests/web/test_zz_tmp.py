from tests.web.test_access import PHONE, SeatWish, lay


def test_zz(server, browser, device):
    page = browser.device(PHONE)
    w = lay(device, "hunde", [SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="open")])
    for p in (f"/t/{w}", f"/screen/{w}"):
        page.goto(server + p)
        page.wait_for_timeout(2000)
        print(
            "TEXT",
            p,
            page.url,
            page.locator("body").inner_text()[:600],
            page.locator(".waiting").count(),
            page.locator(".invitation").count(),
            page.locator("dialog[open]").count(),
        )
    assert 0
