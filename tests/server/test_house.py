"""The house: what a host does against a running server, on both databases."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from osselet.core.errors import OptionError
from osselet.server import house as house_module
from osselet.server.caretaker import Caretaker, seconds
from osselet.server.close_codes import POLICY
from osselet.server.store import house_rows
from osselet.server.store.house_rows import MOST_REPORTS
from tests.server.hosting import Host, Line, hosted, problem
from tests.server.household import care, chat, person_of


def test_a_muted_person_plays_on_and_says_nothing(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann, host.device("Bob") as bob:
        table = ann.lay("oss", 1)["id"]
        bob.sit(table)

        async def look() -> None:
            async with Line(host.port, bob.cookie) as line:
                await line.hello(table, 1)
                assert (await line.ask("say", text="rude"))["type"] == "ack"
                await asyncio.to_thread(care, host, lambda house: house.sanction("mute", person_of(bob), 60.0, "rude"))
                await asyncio.to_thread(host.wait, lambda: host.worker.house.is_muted(person_of(bob)))
                assert (await line.ask("say", text="rude"))["code"] == "muted"
                assert (await line.ask("away", seat=1))["type"] == "ack"
                await asyncio.to_thread(care, host, lambda house: house.lift("mute", "Bob"))
                await asyncio.to_thread(host.wait, lambda: not host.worker.house.is_muted(person_of(bob)))
                assert (await line.ask("say", text="kind"))["type"] == "ack"

        asyncio.run(look())
        trail = care(host, lambda house: house.books.trail(10))
        assert [(row["who"], row["what"], row["subject"]) for row in trail] == [
            ("tester", "unmute", person_of(bob)),
            ("tester", "mute", person_of(bob)),
        ]


def test_who_is_banned_is_out_at_once_and_may_still_take_their_leave(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann, host.device("Bob") as bob:
        table = ann.lay("oss", 1)["id"]
        bob.sit(table)

        async def look() -> None:
            async with Line(host.port, bob.cookie) as line:
                await line.hello(table, 1)
                await asyncio.to_thread(care, host, lambda house: house.sanction("ban", "Bob", None, ""))
                assert await line.closed() == POLICY

        asyncio.run(look())
        problem(bob.get("/api/tables"), 403, "banned")
        problem(bob.get("/api/me"), 403, "banned")
        assert bob.get("/api/me/export").status == 200
        care(host, lambda house: house.sanction("ban", "127.0.0.0/8", None, "all of them"))
        host.wait(lambda: ann.get("/api/tables").status == 403)
        care(host, lambda house: house.lift("ban", "127.0.0.0/8"))
        host.wait(lambda: ann.get("/api/tables").status == 200)
        assert bob.call("DELETE", "/api/me").status == 200


def test_a_network_that_is_banned_is_out_at_once_with_its_strangers(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann:
        table = ann.lay("oss", 1, public=True)["id"]

        async def look() -> None:
            async with Line(host.port) as line:
                await line.hello(table)
                await asyncio.to_thread(care, host, lambda house: house.sanction("ban", "127.0.0.0/8", 60.0, ""))
                assert await line.closed() == POLICY
            with pytest.raises(InvalidStatus):
                async with Line(host.port):
                    pass

        asyncio.run(look())


def test_an_order_that_was_crowded_out_by_others_holds_all_the_same(
    lively: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_rows, "KEPT_ORDERS", 3)
    with lively.device("Bob") as bob:

        async def flood(house: Caretaker) -> None:
            with monkeypatch.context() as asleep:
                asleep.setattr(house_module, "LOOK_EVERY", 2.0)
                await asyncio.sleep(0.1)  # the last look is over
                await house.sanction("ban", "Bob", None, "")
                for number in range(5):
                    await house.books.order("look", f"nothing {number}")

        care(lively, flood)
        lively.wait(lambda: lively.worker.house.is_banned(person_of(bob)))


def test_a_sanction_goes_along_to_who_somebody_becomes(lively: Host) -> None:
    with lively.device("Bob") as clean, lively.device("Rude") as rude:
        phrase = clean.post("/api/me/phrase").data["phrase"]
        care(lively, lambda house: house.sanction("mute", "Rude", None, "rude"))
        assert rude.post("/api/me/recover", {"phrase": phrase}).status == 200
        assert person_of(rude) == person_of(clean)
        lively.wait(lambda: lively.worker.house.is_muted(person_of(clean)))


def test_a_closed_table_is_gone_and_a_notice_is_read_everywhere(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann:
        table = ann.lay("oss", 1)["id"]

        async def look() -> None:
            async with Line(host.port, ann.cookie) as line:
                await line.hello(table, 0)
                words = {"": "Closed at ten", "fr": "Fermé à dix heures"}
                await asyncio.to_thread(care, host, lambda house: house.announce(words, 60.0))
                notice = await line.until(lambda notice: notice["type"] == "house")
                assert notice["words"] == words
                assert ann.get("/api/house").data["notices"][0]["words"] == words
                await asyncio.to_thread(care, host, lambda house: house.close(table, sure=False))
                assert ann.get(f"/api/tables/{table}").status == 200
                await asyncio.to_thread(care, host, lambda house: house.close(table[:8], sure=True))
                await line.until(lambda notice: notice["type"] == "gone")

        asyncio.run(look())
        problem(ann.get(f"/api/tables/{table}"), 404, "no-table")
        assert care(host, lambda house: house.silence()) == 1
        host.wait(lambda: ann.get("/api/house").data["notices"] == [])


def test_what_is_reported_reaches_the_host_and_nobody_else(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann, host.device("Bob") as bob:
        table = ann.lay("oss", 1)["id"]
        bob.sit(table)
        at = asyncio.run(chat(host, bob, table, 1, "something rude"))
        path = f"/api/house/reports/{table}"
        for _ in range(2):  # twice is once
            assert ann.post(path, {"at": at, "note": "see?"}).data == {"done": True}
        assert ann.post(path, {"seat": 1}).status == 200
        problem(ann.post(path, {"at": 5.0}), 404, "no-line")
        problem(ann.post(path, {"seat": 7}), 404, "no-line")
        found = care(host, lambda house: house.books.reports(False))
        assert [(row["kind"], row["name"], row["text"], row["person"]) for row in found] == [
            ("name", "Bob", "", person_of(bob)),
            ("chat", "Bob", "something rude", person_of(bob)),
        ]
        care(host, lambda house: house.settle(found[0]["id"]))
        assert len(care(host, lambda house: house.books.reports(False))) == 1


def test_who_reports_everything_does_not_hide_what_others_report(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann, host.device("Bob") as bob:
        table = ann.lay("oss", 1)["id"]
        bob.sit(table)

        async def talk() -> list[float]:
            async with Line(host.port, ann.cookie) as line:
                await line.hello(table, 0)
                for number in range(MOST_REPORTS + 1):
                    await line.ask("say", text=f"line {number}")
                await line.settle()
                return [json.loads(frame)["at"] for frame in line.frames if b'"chat","version"' in frame]

        times, path = asyncio.run(talk()), f"/api/house/reports/{table}"
        assert len(times) == MOST_REPORTS + 1
        for at in times[:MOST_REPORTS]:
            assert bob.post(path, {"at": at, "note": "see\x1b[2J\u202ethis\n"}).status == 200
        problem(bob.post(path, {"at": times[-1]}), 429, "too-many-reports")
        assert bob.post(path, {"at": times[0]}).status == 200  # the host knows already
        assert ann.post(path, {"seat": 1}).status == 200
        found = care(host, lambda house: house.books.reports(False))
        assert len(found) == MOST_REPORTS + 1
        assert found[1]["note"] == "see [2J this"
        care(host, lambda house: house.settle(found[1]["id"]))
        assert bob.post(path, {"at": times[-1]}).status == 200


def test_who_is_blocked_is_not_heard_and_does_not_sit_at_ones_own_tables(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann, host.device("Bob") as bob, host.device("Eve") as eve:
        table = eve.lay("oss", 2, begin=False, chat="all")["id"]
        ann.sit(table)
        bob.sit(table)

        async def look() -> None:
            async with Line(host.port, ann.cookie) as hers, Line(host.port, eve.cookie) as other:
                await hers.hello(table, 1)
                await other.hello(table, 0)
                blocked = await asyncio.to_thread(ann.post, "/api/me/blocks", {"table": table, "seat": 2})
                assert [one["name"] for one in blocked.data] == ["Bob"]
                await chat(host, bob, table, 2, "blah")
                await hers.settle()
                await other.settle()
                assert b"blah" in b"".join(other.frames)
                assert b"blah" not in b"".join(hers.frames)
                assert hers.version == other.version
                hers.frames.clear()
                await hers.hello(table, 1, have=hers.version - 1)  # nor when she comes back
                assert b"blah" not in b"".join(hers.frames)

        asyncio.run(look())
        own = ann.lay("oss", 1)["id"]
        problem(bob.post(f"/api/tables/{own}/sit", {}), 403, "not-welcome")
        (block,) = ann.get("/api/me/blocks").data
        assert ann.call("DELETE", f"/api/me/blocks/{block['id']}").data == []
        bob.sit(own)


def test_a_house_for_members_wants_an_invitation(tmp_path: Path) -> None:
    said = {"contact": "mailto:host@example.org", "imprint": "The club"}
    with hosted(tmp_path, house="members", **said) as host, host.device("Ann") as ann, host.device("Bob") as bob:
        info = ann.get("/api/house").data
        assert (info["members"], info["contact"], info["imprint"]) == (True, "mailto:host@example.org", "The club")
        assert ann.get("/api/games").status == 200
        for path in ("/api/tables", "/api/tables/x", "/api/me/tables"):
            problem(ann.get(path), 403, "members-only")
        problem(ann.post("/api/tables/join", {"code": "ABCDE"}), 403, "members-only")
        problem(ann.post("/api/tables", {"game": "oss", "seats": [{"kind": "me"}]}), 403, "members-only")
        problem(ann.post("/api/me/member", {"code": "nope"}), 403, "no-invitation")
        code = care(host, lambda house: house.invite(1, 60.0, "Ann"))["code"]
        assert ann.post("/api/me/member", {"code": f" {code.upper()} "}).data["member"]
        problem(bob.post("/api/me/member", {"code": code}), 403, "no-invitation")  # it was for one
        table = ann.lay("oss", 1)["id"]
        late = care(host, lambda house: house.invite(5, -1.0, ""))["code"]
        problem(bob.post("/api/me/member", {"code": late}), 403, "no-invitation")

        async def look() -> None:
            async with Line(host.port, ann.cookie) as line:
                assert (await line.hello(table, 0))["type"] == "welcome"
            with pytest.raises(InvalidStatus):
                async with Line(host.port, bob.cookie):
                    pass

        asyncio.run(look())


def test_a_name_that_several_have_is_not_guessed(lively: Host) -> None:
    with lively.device("Twin"), lively.device("Twin"):
        with pytest.raises(OptionError, match="Several"):
            care(lively, lambda house: house.rows.person("Twin"))
        with pytest.raises(OptionError, match="Nobody"):
            care(lively, lambda house: house.rows.person("Nobody"))
        assert len(care(lively, lambda house: house.rows.people("twi"))) == 2


def test_times_are_read() -> None:
    assert [seconds(said) for said in ("90m", "12h", "7d", "2w")] == [5400.0, 43_200.0, 604_800.0, 1_209_600.0]
    for said in ("", "7", "d", "-1d", "1.5h", "7 days"):
        with pytest.raises(OptionError):
            seconds(said)


def test_quotas_are_refused_kindly(tmp_path: Path) -> None:
    with hosted(tmp_path, quota="tables=2,newcomers=3,entries=40") as host, host.device("Ann") as ann:
        kept = [ann.lay("oss", 1, chat="all")["id"] for _ in range(2)]
        answer = ann.post("/api/tables", {"game": "oss", "seats": [{"kind": "me"}, {"kind": "open"}]})
        problem(answer, 409, "too-many-tables")
        assert "2" in answer.data["reason"]
        assert ann.call("DELETE", f"/api/tables/{kept[1]}").status == 200
        ann.lay("oss", 1)

        async def talk() -> str:
            async with Line(host.port, ann.cookie) as line:
                await line.hello(kept[0], 0)
                for number in range(60):
                    answer = await line.ask("say", text=f"line {number}")
                    if answer["type"] == "refused":
                        return str(answer["code"])
            return ""

        assert asyncio.run(talk()) == "table-full"

        async def toggle() -> str:
            """Comes and goes; the open seat beside is nobody who leaves."""
            async with Line(host.port, ann.cookie) as line:
                await line.hello(kept[0], 0)
                for number in range(60):
                    answer = await line.ask("away" if number % 2 == 0 else "back", seat=0)
                    if answer["type"] == "refused":
                        return str(answer["code"])
            return ""

        assert asyncio.run(toggle()) == "table-full"
        assert ann.post(f"/api/tables/{kept[0]}/leave", {"seat": 0}).status == 200  # it can be left


def test_an_address_brings_so_many_new_people_a_day(tmp_path: Path) -> None:
    with Host(tmp_path, quota="newcomers=3", sockets=10) as host:
        for number in range(3):
            with host.device(f"P{number}"):
                pass
        with host.device() as late:
            problem(late.post("/api/me", {"name": "P4"}), 429, "too-many-people")
