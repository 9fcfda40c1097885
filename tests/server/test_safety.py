"""Who one is, what is one's own, and what strangers and spies get: a no, in order, and nothing else."""

import asyncio
import json

import pytest

from osselet.server.close_codes import POLICY
from tests.server.hosting import Caller, Host, Line, problem


def test_a_cookie_is_for_the_server_alone(host: Host) -> None:
    with host.device() as device:
        given = (device.post("/api/me", {"name": "Ann"}).header("set-cookie") or "").lower()
        assert "httponly" in given
        assert "samesite=lax" in given


def forged(cookie: str) -> list[str]:
    name, _, value = cookie.partition("=")
    person, _, mac = value.partition(".")
    other = "A" if person[0] != "A" else "B"
    return [
        "",
        f"{name}=",
        f"{name}={person}",
        f"{name}={person}.",
        f"{name}={person}.{mac[:-1]}",
        f"{name}={person}.{mac[:-1]}{'0' if mac[-1] != '0' else '1'}",
        f"{name}={other}{person[1:]}.{mac}",
        f"{name}=.{mac}",
        f"{name}={person}.{mac}.x",
        f'{name}="{person}\\303\\251.{mac}"',
        f"{name}={person}\xe9.{mac}\xe9",
        f"{name}={person};{name}={person}.{mac}x",
        "=;=;\\",
    ]


def test_a_forged_cookie_is_nobodys(host: Host, ann: Caller, table: str) -> None:
    async def look(cookie: str) -> None:
        async with Line(host.port, cookie) as line:
            assert (await line.hello(table, 0))["code"] == "not-yours"

    for cookie in forged(ann.cookie):
        with Caller(host.port, cookie) as eve:
            problem(eve.get("/api/me"), 401, "no-name")
            assert eve.get(f"/api/tables/{table}").data.get("mine") is None
            problem(eve.call("DELETE", f"/api/tables/{table}"), 401, "no-name")
        asyncio.run(look(cookie))


def test_a_seat_opens_to_its_person_or_token_and_to_nothing_else(host: Host, ann: Caller, bob: Caller) -> None:
    laid = ann.lay("oss", 1)
    table, mine, his = laid["id"], laid["token"], bob.sit(laid["id"])["token"]
    tries = [(0, his), (0, ""), (0, mine[:-1]), (0, mine + "x"), (1, mine), (1, "\u00e9"), (7, mine), (-1, mine)]

    async def look() -> None:
        async with Line(host.port) as line:
            for seat, token in tries:
                assert (await line.hello(table, seat, token=token))["code"] == "not-yours"
            assert (await line.hello(table, 0))["code"] == "not-yours"
            assert (await line.hello(table, 0, token=mine))["type"] == "welcome"
        async with Line(host.port, bob.cookie) as line:
            assert (await line.hello(table, 0))["code"] == "not-yours"
            answer = await line.ask("play", move="x", version=0)
            assert answer["code"] == "no-hello"
            assert (await line.hello(table, 1))["type"] == "welcome"

    asyncio.run(look())


@pytest.mark.parametrize("how", ["leaves", "is sent away", "draws another lot", "wants to be forgotten"])
def test_who_has_lost_a_seat_neither_looks_from_it_nor_plays_it(host: Host, how: str) -> None:
    ann, bob, eve = (host.device(name) for name in ("Ann", "Bob", "Eve"))
    laid = ann.lay("oss", 2, begin=False)
    table, token = laid["id"], bob.sit(laid["id"])["token"]

    def part() -> None:
        if how == "leaves":
            assert bob.post(f"/api/tables/{table}/leave", {"seat": 1}).status == 200
        elif how == "is sent away":
            assert ann.call("PUT", f"/api/tables/{table}/seats", {"seat": 1, "to": {"kind": "open"}}).status == 200
        elif how == "wants to be forgotten":
            assert bob.call("DELETE", "/api/me").status == 200
        else:
            while 1 in bob.get(f"/api/tables/{table}").data.get("mine", []):
                assert ann.post(f"/api/tables/{table}/shuffle").status == 200
        while "open" in [chair["kind"] for chair in eve.get(f"/api/tables/{table}").data["seats"]]:
            eve.sit(table)
        assert ann.post(f"/api/tables/{table}/begin", {}).status == 200

    async def look() -> None:
        async with Line(host.port, bob.cookie) as his, Line(host.port) as by_token, Line(host.port) as watcher:
            await his.hello(table, 1)
            await by_token.hello(table, 1, token=token)
            await watcher.hello(table)
            await asyncio.to_thread(part)
            if how == "wants to be forgotten":  # the device is signed out as well, and comes back as a stranger's
                assert await his.closed() == POLICY
                await his.__aenter__()
                assert (await his.hello(table))["type"] == "welcome"
            for line in (his, by_token, watcher):
                line.frames.clear()
                await line.settle()
            for line in (his, by_token):
                for kind, more in (
                    ("play", {"move": "x"}),
                    ("why", {"move": "x"}),
                    ("undo", {}),
                    ("away", {"seat": 1}),
                ):
                    answer = await line.ask(kind, **more)
                    assert answer["code"] in ("only-watching", "not-yours")
                assert (await line.hello(table, 1))["code"] == "not-yours"
                assert line.beat is not None
                assert watcher.beat is not None
                assert line.beat["view"] == watcher.beat["view"]

    asyncio.run(look())
    for device in (ann, bob, eve):
        device.close()


def test_two_spectators_may_count_their_lines_alike(host: Host, ann: Caller) -> None:
    table = ann.lay("oss", 1, chat="all")["id"]

    async def talk() -> None:
        with host.device("Kim") as kim, host.device("Max") as max_:
            async with Line(host.port, kim.cookie) as hers, Line(host.port, max_.cookie) as his:
                for line in (hers, his):
                    await line.hello(table)
                for line, text in ((hers, "one"), (his, "two"), (his, "two")):
                    assert (await line.ask("say", id="1", text=text))["type"] == "ack"
                await hers.settle()
                said = [json.loads(frame) for frame in hers.frames]
        assert [notice["text"] for notice in said if notice["type"] == "chat"] == ["one", "two"]

    asyncio.run(talk())


def test_others_seats_and_tables_are_left_alone(host: Host, ann: Caller, bob: Caller, table: str) -> None:
    problem(bob.post(f"/api/tables/{table}/leave", {"seat": 0}), 403, "not-yours")
    for method, path, body in (
        ("PUT", "/seats", {"seat": 0, "to": {"kind": "bot"}}),
        ("POST", "/shuffle", None),
        ("POST", "/begin", {}),
        ("PATCH", "", {"chat": "off"}),
        ("DELETE", "", None),
    ):
        problem(bob.call(method, f"/api/tables/{table}{path}", body), 403, "not-creator")
    with host.device("Eve") as eve:
        problem(eve.post(f"/api/tables/{table}/rematch"), 403, "not-yours")
        problem(eve.post(f"/api/tables/{table}/leave", {"seat": 1}), 403, "not-yours")

    async def play_for_another() -> None:
        async with Line(host.port, bob.cookie) as line:
            await line.hello(table, 1)
            for kind in ("away", "back"):
                answer = await line.ask(kind, seat=0)
                assert answer["code"] in ("not-gone", "not-yours")
            for seat in (-1, 2, 10**9):
                assert (await line.ask("away", seat=seat))["code"] == "not-yours"
        async with Line(host.port) as line:
            await line.hello(table)
            for kind, more in (("play", {"move": "x"}), ("undo", {}), ("agree", {"yes": True}), ("why", {"move": "x"})):
                assert (await line.ask(kind, **more))["code"] == "only-watching"

    asyncio.run(play_for_another())
    assert [seat["name"] for seat in ann.get(f"/api/tables/{table}").data["seats"]] == ["Ann", "Bob"]


def test_before_the_end_one_looks_back_from_ones_own_seat_only(
    host: Host, ann: Caller, bob: Caller, table: str
) -> None:
    problem(ann.get(f"/api/tables/{table}/record"), 409, "not-over")
    for path in ("history?seat=", "moments/1?seat="):
        assert ann.get(f"/api/tables/{table}/{path}0").status == 200
        problem(ann.get(f"/api/tables/{table}/{path}1"), 403, "not-yours")
        with host.device("Eve") as eve:
            problem(eve.get(f"/api/tables/{table}/{path}0"), 403, "not-yours")


def test_nobody_learns_who_or_what_exists_by_asking(host: Host, ann: Caller, table: str) -> None:
    phrase = ann.post("/api/me/phrase").data["phrase"]
    over = ann.lay("hunde", 2)
    ann.call("DELETE", f"/api/tables/{over['id']}")
    with host.device() as eve:
        wrong = [phrase[:-1], phrase + " ba", "ba be bi bo bu ba", "", "x" * 200]
        answers = [eve.post("/api/me/recover", {"phrase": said}) for said in wrong]
        assert len({(answer.status, answer.body, answer.header("set-cookie")) for answer in answers}) == 1
        problem(answers[0], 400, "no-phrase")
        codes = [over["code"], "AAAAA", "zzzzz", "", "x" * 16, "\u00e9\u00e9\u00e9\u00e9\u00e9"]
        refused = [eve.post("/api/tables/join", {"code": code}) for code in codes]
        assert len({(answer.status, answer.body) for answer in refused}) == 1
        problem(refused[0], 404, "no-code")
        for unknown in (over["id"], "nothing", "%00", "x" * 300, "..", "%F0%9F%90%B6", "'--"):
            for path in ("", "/history", "/record", "/moments/0", "/invitation.svg"):
                answer = eve.get(f"/api/tables/{unknown}{path}")
                assert answer.status == 404, (unknown, path, answer)
                assert answer.data["code"] in ("no-table", "no-such-page")
        # Who knows a table's address does not thereby know the letters with which to invite.
        assert eve.get(f"/api/tables/{table}").data.get("code") is None


def test_whoever_sits_at_a_table_learns_no_more_of_others_than_their_names(
    host: Host, ann: Caller, bob: Caller
) -> None:
    laid = ann.lay("oss", 1)
    his = bob.sit(laid["id"])["token"]
    secrets = [bob.cookie.partition("=")[2], bob.cookie.partition("=")[2].partition(".")[0], his]

    async def look() -> list[bytes]:
        async with Line(host.port, ann.cookie) as line:
            await line.hello(laid["id"], 0)
            return line.frames

    heard = b"".join(asyncio.run(look()))
    for path in ("", "/history?seat=0", "/moments/0", "/invitation.svg"):
        heard += ann.get(f"/api/tables/{laid['id']}{path}").body
    heard += ann.get("/api/me/tables").body + ann.get("/api/tables").body + ann.get("/metrics").body
    assert not [secret for secret in secrets if secret.encode() in heard]


def test_metrics_are_for_the_host_alone(host: Host) -> None:
    with host.device() as caller:
        assert caller.get("/metrics").status == 200
        assert caller.get("/metrics", x_forwarded_for="203.0.113.7").status == 404
