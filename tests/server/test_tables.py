"""Tables as people lay them, over real sockets: seats, invitations, lists, spectators."""

from pathlib import Path

import pytest

from osselet.client import Device, RefusedError
from osselet.wire import messages
from osselet.wire.messages import ClockRules, TableInfo
from osselet.wire.rest import Arrange, Begin, Change, Leave, MoveWord, NewTable, Seated
from tests.server.hosting import Host, Line, hosted
from tests.server.scenes import BOT, DEVICE, ME, OPEN, scenario, somebody, two, until


def test_friends_join_by_five_letters_and_play_begins_when_all_sit(host: Host) -> None:
    ann, bob = somebody(host, "Ann"), somebody(host, "Bob")
    laid = ann.lay(NewTable(game="kakuzu", seats=[ME, OPEN]))
    assert laid.table.stage == "open"
    assert laid.table.code is not None
    assert len(laid.table.code) == 5
    found = bob.join(f" {laid.table.code[:2].lower()}-{laid.table.code[2:]} ")
    assert (found.id, found.mine, found.code) == (laid.table.id, [], None)
    seated = bob.sit(found.id)
    assert seated.seat == 1
    info: TableInfo = ann.call("GET", f"/api/tables/{found.id}", None, TableInfo)
    assert info.stage == "playing"
    assert [chair.name for chair in info.seats] == ["Ann", "Bob"]
    assert [table.to_act for table in bob.tables()] == [[0]]
    with pytest.raises(RefusedError, match="begun"):
        somebody(host, "Cem").sit(found.id)


def test_only_the_creator_arranges_seats(host: Host) -> None:
    ann, bob = somebody(host, "Ann"), somebody(host, "Bob")
    table = ann.lay(NewTable(game="hunde", seats=[ME, OPEN, OPEN, OPEN])).table.id
    bob.sit(table, 2)
    seats = f"/api/tables/{table}/seats"
    with pytest.raises(RefusedError) as refused:
        bob.call("PUT", seats, Arrange(seat=1, to=BOT))
    assert refused.value.code == "not-creator"
    ann.call("PUT", seats, Arrange(seat=1, to=BOT))
    ann.call("PUT", seats, Arrange(seat=2, to=OPEN))
    ann.call("PUT", seats, Arrange(seat=3, to=DEVICE), list[Seated])
    info: TableInfo = ann.call("GET", f"/api/tables/{table}", None, TableInfo)
    assert [chair.kind for chair in info.seats] == ["person", "bot", "open", "person"]
    assert info.mine == [0, 3]
    ann.call("POST", f"/api/tables/{table}/shuffle")
    ann.call("POST", f"/api/tables/{table}/begin", Begin(fill=2))
    begun: TableInfo = ann.call("GET", f"/api/tables/{table}", None, TableInfo)
    assert begun.stage == "playing"
    assert sorted(chair.kind for chair in begun.seats) == ["bot", "bot", "person", "person"]
    with pytest.raises(RefusedError, match="begun"):
        ann.call("POST", f"/api/tables/{table}/shuffle")


def test_nobody_at_a_table_is_called_like_another(host: Host) -> None:
    ann, other = somebody(host, "Ann"), somebody(host, "Ann")
    table = ann.lay(NewTable(game="hunde", seats=[ME, OPEN, OPEN, OPEN])).table.id
    ann.sit(table)
    other.sit(table)
    seats = ann.call("GET", f"/api/tables/{table}")["seats"]
    assert [seat.get("name") for seat in seats[:3]] == ["Ann", "Ann 2", "Ann 3"]
    long = somebody(host, "x" * 24)
    table = long.lay(NewTable(game="hunde", seats=[ME, OPEN, OPEN])).table.id
    long.sit(table)
    assert long.call("GET", f"/api/tables/{table}")["seats"][1]["name"] == "x" * 21 + " 2"


def test_who_no_longer_sits_there_sees_no_more_than_a_spectator(host: Host) -> None:
    ann, bob = somebody(host, "Ann"), somebody(host, "Bob")
    table = ann.lay(NewTable(game="doggybag", seats=[ME, OPEN, OPEN], begin=False)).table.id
    seated = bob.sit(table, 1)

    async def game() -> None:
        async with bob.view(table, 1) as view, bob.view(table, 1, token=seated.token) as other:
            ann.call("PUT", f"/api/tables/{table}/seats", Arrange(seat=1, to=DEVICE))
            assert (await until(view, messages.Welcome)).seat is None
            assert (await until(other, messages.Welcome)).seat is None
            ann.call("POST", f"/api/tables/{table}/begin", Begin(fill=1))
            shown = await until(view, messages.Beat)
            async with Device(host.url).view(table) as stranger, ann.view(table, 1) as owner:
                assert stranger.beat is not None
                assert owner.beat is not None
                assert shown.view == stranger.beat.view != owner.beat.view
            with pytest.raises(RefusedError) as refused:
                await view.play("put:grey")
            assert refused.value.code == "only-watching"

    scenario(game)


def test_a_table_begins_only_when_nobody_is_missing(host: Host) -> None:
    ann = somebody(host, "Ann")
    table = ann.lay(NewTable(game="kakuzu", seats=[ME, OPEN], begin=False)).table.id
    with pytest.raises(RefusedError) as refused:
        ann.call("POST", f"/api/tables/{table}/begin", Begin())
    assert refused.value.code == "seats-open"


def test_who_leaves_before_the_game_frees_the_seat_and_later_a_bot_plays_on(host: Host) -> None:
    ann, bob = somebody(host, "Ann"), somebody(host, "Bob")
    table = ann.lay(NewTable(game="kakuzu", seats=[ME, OPEN], begin=False)).table.id
    bob.sit(table)
    bob.call("POST", f"/api/tables/{table}/leave", Leave(seat=1))
    assert [chair.kind for chair in ann.tables()[0].seats] == ["person", "open"]
    bob.sit(table)
    ann.call("POST", f"/api/tables/{table}/begin", Begin())
    bob.call("POST", f"/api/tables/{table}/leave", Leave(seat=1))
    assert [chair.kind for chair in ann.tables()[0].seats] == ["person", "bot"]
    assert bob.tables() == []


def test_public_tables_are_listed_and_private_ones_are_not(host: Host) -> None:
    ann = somebody(host, "Ann")
    shown = ann.lay(NewTable(game="kakuzu", seats=[ME, OPEN], public=True)).table.id
    hidden = ann.lay(NewTable(game="kakuzu", seats=[ME, OPEN])).table.id
    stranger = Device(host.url)
    listed = [table.id for table in stranger.call("GET", "/api/tables", None, list[TableInfo])]
    assert shown in listed
    assert hidden not in listed
    ann.call("PATCH", f"/api/tables/{shown}", Change(public=False))
    assert shown not in [table.id for table in stranger.call("GET", "/api/tables", None, list[TableInfo])]


def test_spectators_may_be_kept_out(host: Host) -> None:
    ann, _, table = two(host, "kakuzu", watching=False)
    stranger = Device(host.url)

    async def game() -> None:
        with pytest.raises(RefusedError) as refused:
            async with stranger.view(table):
                pass
        assert refused.value.code == "no-watching"
        async with ann.view(table):
            pass

    scenario(game)
    with pytest.raises(RefusedError):
        stranger.call("GET", f"/api/tables/{table}/history")


def test_a_deleted_table_says_goodbye(host: Host) -> None:
    ann, bob, table = two(host, "kakuzu")

    async def game() -> None:
        async with bob.view(table, 1) as view:
            with pytest.raises(RefusedError):
                bob.call("DELETE", f"/api/tables/{table}")
            with pytest.raises(RefusedError) as refused:
                ann.call("DELETE", f"/api/tables/{table}")
            assert refused.value.code == "others-play"
            bob.call("POST", f"/api/tables/{table}/leave", Leave(seat=1))
            ann.call("DELETE", f"/api/tables/{table}")
            await until(view, messages.Gone)

    scenario(game)
    with pytest.raises(RefusedError) as refused:
        ann.call("GET", f"/api/tables/{table}")
    assert refused.value.code == "no-table"


@pytest.mark.parametrize(
    ("new", "code"),
    [
        (NewTable(game="nothing", seats=[ME, OPEN]), "no-game"),
        (NewTable(game="hunde", seats=[ME]), "wrong-players"),
        (NewTable(game="hunde", seats=[ME, OPEN, OPEN], options={"wings": 2}), "bad-options"),
        (NewTable(game="kakuzu", seats=[ME, OPEN], clock=ClockRules(kind="live", seconds=1)), "bad-clock"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(host: Host, new: NewTable, code: str) -> None:
    with pytest.raises(RefusedError) as refused:
        somebody(host, "Ann").lay(new)
    assert refused.value.code == code


def test_the_invitation_is_a_picture(host: Host) -> None:
    import urllib.request

    ann = somebody(host, "Ann")
    table = ann.lay(NewTable(game="kakuzu", seats=[ME, OPEN])).table.id
    with urllib.request.urlopen(f"{host.url}/api/tables/{table}/invitation.svg") as answer:
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert b"<svg" in answer.read()


def test_what_moves_are_called_is_told_whether_or_not_they_are_possible(host: Host) -> None:
    ann = somebody(host, "Ann")
    table = ann.lay(NewTable(game="kakuzu", seats=[ME, BOT])).table.id
    words = {word.key: word for word in ann.call("GET", f"/api/tables/{table}/words", None, list[MoveWord])}
    assert [words["take"].parts[0].name, words["take"].parts[0].kind] == ["cell", "text"]
    assert "r5c5" in words["take"].parts[0].values
    assert words["say"].parts[0].kind == "number"
    assert words["grid"].parts[0].values == []
    assert list(words)[-2:] == ["digit", "grid"]
    doggybag = ann.lay(NewTable(game="doggybag", seats=[ME, BOT])).table.id
    [steal] = [w for w in ann.call("GET", f"/api/tables/{doggybag}/words", None, list[MoveWord]) if w.key == "steal"]
    assert (steal.parts[0].kind, steal.parts[0].values) == ("seat", ["0", "1"])


def test_who_sat_down_at_another_worker_a_moment_ago_is_let_in(tmp_path: Path) -> None:
    """The worker that hears the hello has the table in memory, and has not heard of them yet."""
    with hosted(tmp_path) as one, hosted(tmp_path) as other, one.device("Ann") as ann, one.device("Bob") as bob:
        table = ann.lay("oss", 1, watching=False)["id"]

        async def look() -> None:
            async with Line(other.port, ann.cookie) as line:
                assert (await line.hello(table, 0))["type"] == "welcome"
                token = bob.sit(table)["token"]
                async with Line(other.port, bob.cookie) as late, Line(other.port) as stranger:
                    assert (await late.hello(table, 1))["type"] == "welcome"
                    assert (await stranger.hello(table, 1))["code"] == "not-yours"
                    assert (await stranger.hello(table, 1, token=token))["type"] == "welcome"

        scenario(look)
