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
