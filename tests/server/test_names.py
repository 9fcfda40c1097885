"""Names and words are data, whatever they look like."""

import asyncio
from typing import Any

import pytest

from tests.server.hosting import Caller, Host, Line, problem

MARKUP = "<img src=x onerror=alert(1)>"


NAMES = {
    MARKUP[:24]: MARKUP[:24],
    "</script><script>x": "</script><script>x",
    "{{7*7}}${7*7}": "{{7*7}}${7*7}",
    "A\u202enna\u2066": "Anna",
    "A\x00n\x1bn\na\u200b": "Anna",
    "  A \t nn\u2028a  ": "A nna",
    "A\u0301" + "\u0301" * 20: "\u00c1",
    "Ann\ufe0f\u3164": "Ann",
    "\u3164\u2800\u115f": "",
    "\u20dd\u0489" * 9: "",
    "\u0e01" + "\u0e34" * 20: "\u0e01\u0e34\u0e34",
    '"; DROP TABLE people;--': '"; DROP TABLE people;--',
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_cleaned_of_what_cannot_be_seen_and_otherwise_left_as_it_is(host: Host, name: str) -> None:
    with host.device() as device:
        answer = device.post("/api/me", {"name": name})
        assert answer.header("content-type") == "application/json"
        assert answer.data["name"] == NAMES[name]
        assert device.get("/api/me").data["name"] == NAMES[name]


@pytest.mark.parametrize("name", ["x" * 25, "x" * 5000, None, 7, ["x"]])
def test_a_name_that_is_none_is_refused(host: Host, name: Any) -> None:
    with host.device() as device:
        problem(device.post("/api/me", {"name": name}), 400, "malformed")


def test_chat_and_names_reach_others_as_data(host: Host, table: str, ann: Caller, bob: Caller) -> None:
    async def talk() -> None:
        async with Line(host.port, ann.cookie) as hers, Line(host.port, bob.cookie) as his:
            await hers.hello(table, 0)
            await his.hello(table, 1, sentences=True)
            for text in (MARKUP, "{ $name }", "\\u003cscript>", '"}]', "👨\u200d👩\u200d👧 ❤️"):
                assert (await hers.ask("say", text=text))["type"] == "ack"
                said = await his.until(lambda notice: notice["type"] == "chat")
                assert said["text"] == text
                assert said["name"] == "Ann"
            assert (await hers.ask("say", text="tower e" + "\u0301" * 200))["type"] == "ack"
            said = await his.until(lambda notice: notice["type"] == "chat")
            assert said["text"] == "tower e" + "\u0301" * 4
            for text in ("", " \n ", "a\u202eb", "a\x00b", "\u200b", "\u200d"):
                assert (await hers.ask("say", text=text))["code"] == "nothing-said"
            assert (await hers.ask("say", phrase="shut-up"))["code"] == "nothing-said"
            await hers.send({"type": "say", "id": "x", "text": "x" * 301})
            assert (await hers.until(lambda notice: notice["type"] == "refused"))["code"] == "malformed"

    asyncio.run(talk())


def test_a_name_with_markup_stays_data_in_lists_and_logs(host: Host) -> None:
    with host.device(MARKUP[:24]) as eve:
        laid = eve.lay("hunde", 2, public=True)
        for path in ("/api/tables", "/api/me/tables", f"/api/tables/{laid['id']}"):
            answer = eve.get(path)
            assert answer.header("content-type") == "application/json"
            assert MARKUP[:24] in answer.body.decode()
        eve.post(f"/api/tables/{laid['id']}/begin", {"fill": 1})
        log = eve.get(f"/api/tables/{laid['id']}/history?lang=de")
        assert log.header("content-type") == "application/json"
        eve.call("DELETE", f"/api/tables/{laid['id']}")


def test_the_picture_somebody_chose_stands_at_their_seat_for_everybody(host: Host) -> None:
    with host.device("Ann") as ann, host.device("Bob") as bob:
        assert ann.get("/api/me").data["avatar"] == 0
        assert ann.post("/api/me", {"name": "Ann", "avatar": 7}).data["avatar"] == 7
        assert ann.post("/api/me", {"name": "Anna"}).data == ann.get("/api/me").data
        assert ann.get("/api/me").data["avatar"] == 7
        table = ann.lay("oss", 1, begin=False)["id"]
        bob.post("/api/me", {"name": "Bob", "avatar": 12})
        bob.sit(table)
        seats = bob.get(f"/api/tables/{table}").data["seats"]
        assert [(seat["name"], seat["avatar"]) for seat in seats] == [("Anna", 7), ("Bob", 12)]
        assert ann.get("/api/me/export").data["avatar"] == 7


def test_who_gives_a_second_place_to_somebody_beside_them_does_not_give_their_face(host: Host) -> None:
    with host.device("Ann") as ann:
        ann.post("/api/me", {"name": "Ann", "avatar": 3})
        table = ann.lay("oss", 1, begin=False)["id"]
        ann.sit(table)
        seats = ann.get(f"/api/tables/{table}").data["seats"]
        assert [(seat["name"], seat.get("avatar", 0)) for seat in seats] == [("Ann", 3), ("Ann 2", 0)]


def test_who_is_forgotten_leaves_no_picture(host: Host) -> None:
    with host.device("Ann") as ann, host.device("Bob") as bob:
        bob.post("/api/me", {"name": "Bob", "avatar": 5})
        table = ann.lay("oss", 1)["id"]
        bob.sit(table)
        bob.call("DELETE", "/api/me")
        seats = ann.get(f"/api/tables/{table}").data["seats"]
        assert "name" not in seats[1] or not seats[1]["name"]
        assert "avatar" not in seats[1]


@pytest.mark.parametrize("avatar", [-1, 13, 1.5, "fox"])
def test_a_picture_that_is_none_is_refused(host: Host, avatar: Any) -> None:
    with host.device() as device:
        problem(device.post("/api/me", {"name": "Ann", "avatar": avatar}), 400, "malformed")
