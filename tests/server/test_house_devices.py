"""Devices: a list of one's own, signing out, and cookies that end."""

import asyncio
import sqlite3
import time

import pytest

from osselet.server.identity import device_kind, new_id, read_cookie
from osselet.server.websocket import POLICY
from tests.server.hosting import Caller, Host, Line, problem

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0"
LAPTOP = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15"


def linked(host: Host, ann: Caller) -> Caller:
    """A second device of Ann's."""
    phone = host.device()
    phrase = ann.post("/api/me/phrase").data["phrase"]
    assert phone.post("/api/me/recover", {"phrase": phrase}, user_agent=PHONE).data["name"] == "Ann"
    return phone


def test_the_kind_of_a_device_is_rough() -> None:
    assert device_kind(PHONE) == "Firefox, Android"
    assert device_kind(LAPTOP) == "Safari, macOS"
    assert device_kind("Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/120 Safari/537 Edg/120") == "Edge, Windows"
    assert device_kind("") == device_kind("curl/8") == ""


def test_one_sees_ones_own_devices_and_signs_one_out(host: Host, ann: Caller, bob: Caller) -> None:
    phone = linked(host, ann)
    found = ann.get("/api/me/devices").data
    assert [(one["kind"], one["here"]) for one in found] == [("Firefox, Android", False), ("", True)]
    problem(bob.call("DELETE", f"/api/me/devices/{found[0]['id']}"), 404, "no-device")
    assert phone.get("/api/me").status == 200
    assert ann.call("DELETE", f"/api/me/devices/{found[0]['id']}").status == 200
    problem(phone.get("/api/me"), 401, "no-name")
    assert len(ann.get("/api/me/devices").data) == 1
    phone.close()


def test_others_are_signed_out_with_their_sockets(host: Host, ann: Caller, table: str) -> None:
    phone = linked(host, ann)

    async def look() -> None:
        async with Line(host.port, phone.cookie) as line:
            assert (await line.hello(table, 0))["type"] == "welcome"
            assert (await asyncio.to_thread(ann.call, "DELETE", "/api/me/devices")).status == 200
            assert await line.closed() == POLICY
        async with Line(host.port, phone.cookie) as line:
            assert (await line.hello(table, 0))["code"] == "not-yours"
        async with Line(host.port, ann.cookie) as line:
            assert (await line.hello(table, 0))["type"] == "welcome"

    asyncio.run(look())
    phone.close()


def test_a_copied_cookie_ends_with_a_new_phrase(host: Host, ann: Caller) -> None:
    with Caller(host.port, ann.cookie) as thief:
        assert thief.get("/api/me").data["name"] == "Ann"
        ann.post("/api/me/phrase")
        problem(thief.get("/api/me"), 401, "no-name")
    assert ann.get("/api/me").data["name"] == "Ann"


def test_a_cookie_of_the_version_before_counts_until_others_are_signed_out(host: Host, ann: Caller) -> None:
    person = ann.cookie.partition("=")[2].split(".")[0]
    old = f"osselet={person}.{host.worker.signer._mac(person)}"
    with Caller(host.port, old) as browser:
        assert browser.get("/api/me/tables").status == 200
        assert browser.get("/api/me").data["name"] == "Ann"
        assert browser.cookie != old  # from now on it has a cookie of its own
        assert browser.get("/api/me").status == 200
    assert ann.call("DELETE", "/api/me/devices").status == 200
    with Caller(host.port, old) as browser:
        problem(browser.get("/api/me"), 401, "no-name")


def test_a_signed_cookie_of_no_device_is_nobodys(host: Host, ann: Caller) -> None:
    person = ann.cookie.partition("=")[2].split(".")[0]
    with Caller(host.port, f"osselet={host.worker.signer.sign(person, new_id())}") as stranger:
        problem(stranger.get("/api/me"), 401, "no-name")
        assert stranger.get("/api/me/visit").data == {"me": None}


def test_a_page_that_opens_learns_who_comes(host: Host, ann: Caller) -> None:
    with Caller(host.port) as stranger:
        found = stranger.get("/api/me/visit")
        assert (found.status, found.data) == (200, {"me": None})
    assert ann.get("/api/me/visit").data == {"me": ann.get("/api/me").data}


def test_a_visit_renews_the_cookie_and_is_noted(host: Host, ann: Caller) -> None:
    path = host.settings.database.removeprefix("sqlite:///")
    person = ann.cookie.partition("=")[2].split(".")[0]
    with sqlite3.connect(path) as database:
        for table, key in (("people", "id"), ("devices", "person")):
            database.execute(f"UPDATE {table} SET seen = 1000 WHERE {key} = ?", (person,))
    given = ann.get("/api/me").header("set-cookie") or ""
    assert "max-age=34560000" in given.lower()
    with sqlite3.connect(path) as database:
        for table, key in (("people", "id"), ("devices", "person")):
            ((seen,),) = database.execute(f"SELECT seen FROM {table} WHERE {key} = ?", (person,))
            assert time.time() - seen < 60


@pytest.mark.parametrize(
    ("sent", "value"),
    [
        ("osselet=a.b.c", "a.b.c"),
        ("x=1; osselet=a.b.c; y=2", "a.b.c"),
        ("osselet=old;osselet=new", "new"),
        ("other=a.b.c", None),
        ("", None),
        ("osselet", ""),
        ('osselet="' + '\\"' * 8 + '"', '"' + '\\"' * 8 + '"'),
    ],
)
def test_our_cookie_is_read_as_it_is(sent: str, value: str | None) -> None:
    assert read_cookie(sent) == value
