"""Tables as people use them, over real sockets: laying, sitting, playing, taking back, leaving, coming back."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import osselet
from osselet.client import Device, RefusedError, TableView
from osselet.server import room as rooms
from osselet.server.ledger import SNAPSHOT_EVERY
from osselet.server.store import StoreError, Write
from osselet.wire import messages
from osselet.wire.lobby import Arrange, Begin, Change, History, Leave, NewTable, Phrase, Seated, SeatWish
from osselet.wire.messages import Clock, TableInfo
from tests.server.hosting import Host

ME, OPEN, DEVICE = SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="device", name="Kim")
BOT = SeatWish(kind="bot", level=1)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("host"), rate=1000.0) as made:
        yield made.without_limits()


def somebody(host: Host, name: str) -> Device:
    device = Device(host.url)
    device.hello(name)
    return device


def scenario(made: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(made(), 60))


async def beat(view: TableView, holds: Callable[[messages.Beat], bool]) -> messages.Beat:
    """The next beat of which something holds."""
    while view.beat is None or not holds(view.beat):
        await view.next()
    return view.beat


async def until(view: TableView, kind: type[Any]) -> Any:
    while True:
        notice = await view.next()
        if isinstance(notice, kind):
            return notice


async def play_any(view: TableView) -> None:
    """Plays the first move as soon as this seat may."""
    found = await beat(view, lambda beat: bool(beat.moves))
    await view.play(found.moves[0])
    await beat(view, lambda beat: beat.version > found.version)


def two(host: Host, game: str, **more: Any) -> tuple[Device, Device, str]:
    """Ann lays a table for two and Bob sits down."""
    ann, bob = somebody(host, "Ann"), somebody(host, "Bob")
    laid = ann.lay(NewTable(game=game, seats=[ME, OPEN], **more))
    bob.sit(laid.table.id)
    return ann, bob, laid.table.id


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


def test_a_whole_game_against_bots_ends_with_a_result_a_record_and_a_rematch_one_seat_on(host: Host) -> None:
    ann = somebody(host, "Ann")
    table = ann.lay(NewTable(game="hunde", seats=[ME, BOT, BOT])).table.id

    async def game() -> None:
        async with ann.view(table, 0, sentences=True, lang="de") as view:
            while True:
                found = await beat(view, lambda beat: bool(beat.moves) or beat.over is not None)
                if found.over is not None:
                    break
                assert set(found.texts) == set(found.moves)
                await view.play(found.moves[-1])
                await beat(view, lambda beat, found=found: beat.version > found.version)  # type: ignore[misc]
            assert found.over.winners
            assert found.log[-1].endswith("!")

    scenario(game)
    record = ann.call("GET", f"/api/tables/{table}/record")
    assert osselet.replay(record).over
    again: TableInfo = ann.call("POST", f"/api/tables/{table}/rematch", None, TableInfo)
    assert (again.stage, again.mine) == ("playing", [1])
    assert ann.call("POST", f"/api/tables/{table}/rematch", None, TableInfo).id == again.id
    ann.call("DELETE", f"/api/tables/{table}")
    assert [kept.id for kept in ann.tables()] == [again.id]


def test_the_record_stays_closed_until_the_end(host: Host) -> None:
    ann, bob, table = two(host, "kakuzu")
    for device in (ann, bob, Device(host.url)):
        with pytest.raises(RefusedError) as refused:
            device.call("GET", f"/api/tables/{table}/record")
        assert refused.value.code == "not-over"


def test_a_command_sent_twice_is_done_once(host: Host) -> None:
    ann, bob, table = two(host, "kakuzu")

    async def game() -> None:
        async with ann.view(table, 0) as view, bob.view(table, 1) as other:
            first = await beat(view, lambda beat: bool(beat.moves))
            command = messages.Play(id="once", version=first.version, move=first.moves[0])
            acks = [await view.ask(command), await view.ask(command)]
            assert [type(ack) for ack in acks] == [messages.Ack, messages.Ack]
            assert (await beat(view, lambda beat: beat.version > first.version)).count == view.beat.count  # type: ignore[union-attr]
            assert view.beat is not None
            before = view.beat.count
            with pytest.raises(RefusedError) as refused:
                await view.ask(messages.Play(id="late", version=first.version, move=first.moves[0]))
            assert refused.value.code in {"stale", "not-your-turn"}
            assert (await beat(other, lambda beat: beat.count == before)).actors == view.beat.actors

    scenario(game)


def test_a_refusal_says_why_in_the_readers_language_and_names_the_rule(host: Host) -> None:
    ann, _, table = two(host, "kakuzu")

    async def game() -> None:
        async with ann.view(table, 0, lang="fr") as view:
            found = await beat(view, lambda beat: bool(beat.moves))
            with pytest.raises(RefusedError, match="Aucun coup"):
                await view.play("fly")
            told = await view.ask(messages.Why(id="w", move=found.moves[0]))
            assert told.code is None
            told = await view.ask(messages.Why(id="x", move="fly"))
            assert told.code == "unknown"

    scenario(game)


def test_a_step_is_taken_back_by_oneself_where_nothing_was_shown(host: Host) -> None:
    """Doggy Bag: a sealed choice may be taken back until it enters."""
    ann, bob, table = two(host, "doggybag")

    async def game() -> None:
        async with ann.view(table, 0) as view, bob.view(table, 1) as other:
            found = await beat(view, lambda beat: bool(beat.moves))
            theirs = await beat(other, lambda beat: bool(beat.moves))
            assert set(found.actors) == {0, 1}
            late = view if found.view != theirs.view and found.actors[0] != 0 else other
            asked = late.beat
            assert asked is not None
            await late.play(asked.moves[0])
            sealed = await beat(late, lambda beat: beat.version > asked.version)
            assert sealed.cause == "seal"
            assert sealed.undo
            await late.undo()
            back = await beat(late, lambda beat: beat.version > sealed.version)
            assert back.moves == asked.moves

    scenario(game)


def test_a_step_that_showed_something_is_taken_back_if_the_others_agree(host: Host) -> None:
    ann, bob, table = two(host, "kakuzu")

    async def game() -> None:
        async with ann.view(table, 0) as view, bob.view(table, 1) as other:
            first = await beat(view, lambda beat: bool(beat.moves))
            await view.play(first.moves[0])
            played = await beat(view, lambda beat: beat.count > first.count)
            await view.undo()
            asked = await until(other, messages.Asked)
            assert asked.wish == messages.Wish(seat=0, waiting=[1])
            with pytest.raises(RefusedError):
                await view.ask(messages.Agree(id="self", yes=True))
            await other.ask(messages.Agree(id="no", yes=False))
            assert (await beat(view, lambda beat: beat.version > played.version + 1)).count == played.count
            await view.undo()
            await until(other, messages.Asked)
            await other.ask(messages.Agree(id="yes", yes=True))
            back = await beat(view, lambda beat: beat.count < played.count)
            assert back.moves == first.moves
            assert (await beat(other, lambda beat: beat.count == back.count)).actors == [0]

    scenario(game)


def test_bots_always_agree_to_take_back(host: Host) -> None:
    ann = somebody(host, "Ann")
    table = ann.lay(NewTable(game="kakuzu", seats=[ME, BOT])).table.id

    async def game() -> None:
        async with ann.view(table, 0) as view:
            first = await beat(view, lambda beat: bool(beat.moves))
            await view.play(first.moves[0])
            await beat(view, lambda beat: bool(beat.moves) and beat.count > first.count)
            await view.undo()
            assert (await beat(view, lambda beat: beat.cause == "undo")).moves == first.moves

    scenario(game)


def test_who_was_cut_off_gets_what_was_missed_or_a_fresh_view(host: Host) -> None:
    ann, bob, table = two(host, "kakuzu")

    async def game() -> None:
        async with ann.view(table, 0) as view:
            async with bob.view(table, 1) as other:
                have = await beat(other, lambda beat: True)
            await play_any(view)
            hello = messages.Hello(table=table, seat=1, have=have.version)
            for version, fresh in ((have.version, False), (None, True), (10_000, True)):
                async with bob.view(table, 1) as other:
                    assert other._socket is not None
                    asked = msgspec.structs.replace(hello, have=version)
                    await other._socket.send(msgspec.json.encode(asked).decode())
                    welcome = await until(other, messages.Welcome)
                    assert welcome.fresh is fresh
                    told = await until(other, messages.Beat)
                    assert told.cause == ("sync" if fresh else "play")
                    assert bool(told.steps) is not fresh

    scenario(game)


def test_a_bot_plays_for_somebody_gone_and_gives_the_seat_back(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, table = two(host, "kakuzu")

    async def game() -> None:
        async with ann.view(table, 0) as view:
            await play_until_turn(view, of=1)
            with pytest.raises(RefusedError) as refused:
                await view.ask(messages.Away(id="soon", seat=1))
            assert refused.value.code == "not-gone"
            monkeypatch.setattr("osselet.server.socket.GONE_AFTER", 0.0)
            await view.ask(messages.Away(id="now", seat=1))
            assert view.beat is not None
            count = view.beat.count
            await beat(view, lambda beat: beat.count > count)
            async with bob.view(table, 1):
                while True:
                    seating = await until(view, messages.Seating)
                    if not seating.seats[1].away:
                        break

    scenario(game)


async def play_until_turn(view: TableView, of: int) -> None:
    while True:
        found = await beat(view, lambda beat: bool(beat.actors))
        if of in found.actors:
            return
        await play_any(view)


def test_a_player_may_leave_and_come_back_by_wish(host: Host) -> None:
    ann = somebody(host, "Ann")
    table = ann.lay(NewTable(game="kakuzu", seats=[ME, BOT])).table.id

    async def game() -> None:
        async with ann.view(table, 0) as view:
            await view.ask(messages.Away(id="off", seat=0))
            await beat(view, lambda beat: beat.count > 8)
            await view.ask(messages.Back(id="on", seat=0))
            await beat(view, lambda beat: bool(beat.moves))
            assert view.beat is not None
            count = view.beat.count
            await asyncio.sleep(0.3)
            assert view.beat.count == count

    scenario(game)


def test_a_live_clock_that_runs_out_gives_the_seat_to_a_bot(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("osselet.server.lobby.SHORTEST_CLOCK", 1)
    ann, bob, table = two(host, "kakuzu", clock=Clock(kind="live", seconds=1, increment=0))

    async def game() -> None:
        async with ann.view(table, 0) as view, bob.view(table, 1):
            first = await beat(view, lambda beat: bool(beat.moves))
            assert first.left is not None
            assert first.left[0] <= 1.0
            while (await until(view, messages.Seating)).seats[0].away != "time":
                pass
            await beat(view, lambda beat: beat.count > first.count)

    scenario(game)


def test_the_tournament_clock_of_kakuzu_passes_for_who_is_too_slow(host: Host) -> None:
    ann, bob, table = two(host, "kakuzu", options={"clock": 1})

    async def game() -> None:
        async with ann.view(table, 0) as view, bob.view(table, 1) as other:
            for turn in range(9):
                await play_any((view, other)[turn % 2])
            late = await beat(view, lambda beat: beat.cause == "clock")
            assert late.steps[0].name.startswith("pass")

    scenario(game)


def test_chat_reaches_everybody_and_can_be_switched_off(host: Host) -> None:
    ann, bob, table = two(host, "kakuzu")

    async def game() -> None:
        async with ann.view(table, 0) as view, bob.view(table, 1) as other, Device(host.url).view(table) as watcher:
            await view.say("  Hello\tBob <b> ")
            heard = await until(other, messages.Chat)
            assert (heard.name, heard.text, heard.seat) == ("Ann", "Hello Bob <b>", 0)
            assert (await until(watcher, messages.Chat)).text == heard.text
            await other.ask(messages.Say(id="p", phrase="thanks"))
            assert [(await until(view, messages.Chat)).phrase for _ in range(2)] == [None, "thanks"]
            for bad in (messages.Say(id="a", phrase="curse"), messages.Say(id="b", text="  "), messages.Say(id="c")):
                with pytest.raises(RefusedError):
                    await view.ask(bad)
            with pytest.raises(RefusedError):
                await watcher.say("psst")
            ann.call("PATCH", f"/api/tables/{table}", Change(chat="off"))
            assert (await until(other, messages.Seating)).chat == "off"
            with pytest.raises(RefusedError) as refused:
                await other.say("still here")
            assert refused.value.code == "no-chat"

    scenario(game)


def test_two_people_on_one_device_hold_their_own_seats(host: Host) -> None:
    ann = somebody(host, "Ann")
    laid = ann.lay(NewTable(game="doggybag", seats=[ME, DEVICE]))
    assert [seat.seat for seat in laid.seats] == [0, 1]

    async def game() -> None:
        async with ann.view(laid.table.id, 0) as view, ann.view(laid.table.id, 1) as other:
            assert (await beat(view, lambda beat: True)).view != (await beat(other, lambda beat: True)).view

    scenario(game)


def test_a_token_opens_its_seat_and_no_other(host: Host) -> None:
    ann = somebody(host, "Ann")
    laid = ann.lay(NewTable(game="doggybag", seats=[ME, DEVICE]))
    phone = Device(host.url)

    async def game() -> None:
        async with phone.view(laid.table.id, 1, token=laid.seats[1].token) as view:
            assert view.table is not None
        for seat, token in ((0, laid.seats[1].token), (1, None), (1, "guess"), (7, None), (-1, None)):
            with pytest.raises(RefusedError) as refused:
                async with phone.view(laid.table.id, seat, token=token):
                    pass
            assert refused.value.code == "not-yours"

    scenario(game)


def test_a_phrase_moves_seats_to_another_device(host: Host) -> None:
    ann, _, table = two(host, "kakuzu")
    phrase: Phrase = ann.call("POST", "/api/me/phrase", None, Phrase)
    assert len(phrase.phrase.split()) == 6
    phone = somebody(host, "Phone")
    own = phone.lay(NewTable(game="kakuzu", seats=[ME, OPEN])).table.id
    with pytest.raises(RefusedError) as refused:
        phone.call("POST", "/api/me/recover", Phrase(phrase="lala lala lala lala lala lala"))
    assert refused.value.code == "no-phrase"
    me = phone.call("POST", "/api/me/recover", Phrase(phrase=f"  {phrase.phrase.upper()} "))
    assert me["name"] == "Ann"
    assert {kept.id for kept in phone.tables()} == {table, own}
    assert all(kept.mine == [0] for kept in phone.tables())

    async def game() -> None:
        async with phone.view(table, 0) as view:
            await play_any(view)

    scenario(game)


def test_who_wants_to_be_forgotten_is(host: Host) -> None:
    ann, bob, table = two(host, "kakuzu")
    bob.call("DELETE", "/api/me")
    with pytest.raises(RefusedError) as refused:
        bob.tables()
    assert refused.value.code == "no-name"
    info: TableInfo = ann.call("GET", f"/api/tables/{table}", None, TableInfo)
    assert [(chair.kind, chair.name) for chair in info.seats] == [("person", "Ann"), ("bot", "")]


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


def test_real_dice_are_entered_by_the_people(host: Host) -> None:
    ann = somebody(host, "Ann")
    table = ann.lay(NewTable(game="hunde", seats=[ME, DEVICE, DEVICE], dealer="asked")).table.id

    async def game() -> None:
        async with ann.view(table, 0) as view:
            first = await beat(view, lambda beat: beat.waits)
            await view.play(first.moves[0])
            second = await beat(view, lambda beat: beat.count > first.count)
            assert second.steps[0].name == first.moves[0]
            if second.undo:
                await view.undo()
                assert (await beat(view, lambda beat: beat.cause == "undo")).moves == first.moves

    scenario(game)


def test_history_is_told_from_the_eyes_of_the_seat(host: Host) -> None:
    ann, bob, table = two(host, "doggybag")

    async def game() -> None:
        async with ann.view(table, 0) as view, bob.view(table, 1) as other:
            for _ in range(6):
                for one in (view, other):
                    if one.beat is not None and one.beat.moves:
                        with contextlib.suppress(RefusedError):
                            await one.play(one.beat.moves[0])
                        await until(one, messages.Beat)

    scenario(game)
    mine: History = ann.call("GET", f"/api/tables/{table}/history?seat=0&lang=fr", None, History)
    watched: History = Device(host.url).call("GET", f"/api/tables/{table}/history", None, History)
    assert mine.count == watched.count == len(mine.steps)
    assert [step.name for step in mine.steps] != [step.name for step in watched.steps]
    assert any(step.name.endswith(":?") for step in watched.steps)
    moment = ann.call("GET", f"/api/tables/{table}/moments/{mine.count}?seat=0")
    assert moment
    for path in ("history?seat=1", f"moments/{mine.count}?seat=1"):
        with pytest.raises(RefusedError) as refused:
            ann.call("GET", f"/api/tables/{table}/{path}")
        assert refused.value.code == "not-yours"


def test_a_long_table_opens_from_its_snapshot_and_all_is_as_it_was(tmp_path: Path) -> None:
    """The server stops in the middle and comes back: views, undo, history and sealed choices are the same."""
    with Host(tmp_path, rate=1000.0) as first:
        first.without_limits()
        ann = somebody(first, "Ann")
        table = ann.lay(NewTable(game="doggybag", seats=[ME, DEVICE, DEVICE])).table.id
        seen: dict[str, Any] = {}

        async def game() -> None:
            views = [await ann.view(table, seat).__aenter__() for seat in range(3)]
            for _ in range(SNAPSHOT_EVERY + 10):
                for view in views:
                    assert view.beat is not None
                    if view.beat.moves and view.beat.over is None:
                        with contextlib.suppress(RefusedError):
                            await view.play(view.beat.moves[-1])
                        await until(view, messages.Beat)
            for seat, view in enumerate(views):
                async with ann.view(table, seat) as fresh:
                    assert fresh.beat is not None
                    seen[str(seat)] = msgspec.to_builtins(fresh.beat)
                await view.__aexit__(None, None, None)

        scenario(game)
        seen["history"] = ann.call("GET", f"/api/tables/{table}/history?seat=0")
        cookies = ann._jar
    with Host(tmp_path, rate=1000.0) as second:
        again = Device(second.url)
        for cookie in cookies:
            again._jar.set_cookie(cookie)

        async def look() -> None:
            for seat in range(3):
                async with again.view(table, seat) as fresh:
                    assert msgspec.to_builtins(fresh.beat) == seen[str(seat)]

        scenario(look)
        assert again.call("GET", f"/api/tables/{table}/history?seat=0") == seen["history"]
        second.house.hall._rooms.clear()
        scenario(look)


def test_a_hint_comes_with_its_reasons(host: Host) -> None:
    ann, bob, table = two(host, "kakuzu")

    async def game() -> None:
        async with ann.view(table, 0) as view, bob.view(table, 1) as other:
            found = await beat(view, lambda beat: bool(beat.moves))
            advice = await view.ask(messages.Hint(id="h"))
            assert advice.opinions
            assert {one.move for one in advice.opinions} <= set(found.moves)
            with pytest.raises(RefusedError):
                await other.ask(messages.Hint(id="h"))
            ann.call("PATCH", f"/api/tables/{table}", Change(hints=False))
            with pytest.raises(RefusedError) as refused:
                await view.ask(messages.Hint(id="i"))
            assert refused.value.code == "no-hints"

    scenario(game)


def test_a_deleted_table_says_goodbye(host: Host) -> None:
    ann, bob, table = two(host, "kakuzu")

    async def game() -> None:
        async with bob.view(table, 1) as view:
            with pytest.raises(RefusedError):
                bob.call("DELETE", f"/api/tables/{table}")
            ann.call("DELETE", f"/api/tables/{table}")
            await until(view, messages.Gone)

    scenario(game)
    with pytest.raises(RefusedError) as refused:
        ann.call("GET", f"/api/tables/{table}")
    assert refused.value.code == "no-table"


def test_an_orderly_stop_tells_the_players(tmp_path: Path) -> None:
    with Host(tmp_path) as short:
        ann = somebody(short, "Ann")
        table = ann.lay(NewTable(game="kakuzu", seats=[ME, BOT])).table.id

        async def game() -> None:
            async with ann.view(table, 0) as view:
                short.server.should_exit = True
                told = await until(view, messages.Restart)
                assert told.seconds > 0

        scenario(game)


@pytest.mark.parametrize(
    ("new", "code"),
    [
        (NewTable(game="nothing", seats=[ME, OPEN]), "no-game"),
        (NewTable(game="hunde", seats=[ME]), "wrong-players"),
        (NewTable(game="hunde", seats=[ME, OPEN, OPEN], options={"wings": 2}), "bad-options"),
        (NewTable(game="kakuzu", seats=[ME, OPEN], clock=Clock(kind="live", seconds=1)), "bad-clock"),
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


def test_versions_do_not_count_what_a_viewer_may_not_know(host: Host) -> None:
    """A choice that is sealed in part moves nobody's version but its own seat's."""
    assert rooms.PHRASES
    started = time.time()
    ann, bob, table = two(host, "doggybag")

    async def game() -> None:
        async with ann.view(table, 0) as view, bob.view(table, 1) as other:
            assert view.beat is not None
            assert other.beat is not None
            sealer, reader = (other, view) if view.beat.actors[0] == 0 else (view, other)
            before = reader.version
            assert sealer.beat is not None
            await sealer.play(sealer.beat.moves[0])
            own = await until(sealer, messages.Beat)
            if own.moves:
                await asyncio.sleep(0.1)
                await reader.say("hello")
                assert (await until(reader, messages.Chat)).version == before + 1

    scenario(game)
    assert time.time() - started < 60


def test_a_commit_whose_answer_was_lost_is_looked_up(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line to the database breaks: stored or not, the player is told what is so."""
    ann, bob, table = two(host, "kakuzu")
    append = host.house.store.append

    async def stored_but_lost(write: Write) -> None:
        await append(write)
        raise StoreError("the line broke after the commit")

    async def lost(write: Write) -> None:
        raise StoreError("the line broke before the commit")

    async def game() -> None:
        async with ann.view(table, 0) as view, bob.view(table, 1) as other:
            first = await beat(view, lambda beat: bool(beat.moves))
            monkeypatch.setattr(host.house.store, "append", lost)
            with pytest.raises(RefusedError) as refused:
                await view.play(first.moves[0])
            assert refused.value.code == "store"
            monkeypatch.setattr(host.house.store, "append", stored_but_lost)
            await view.play(first.moves[0])
            monkeypatch.setattr(host.house.store, "append", append)
            then = await beat(view, lambda beat: beat.count > first.count)
            assert (await beat(other, lambda beat: beat.count == then.count)).moves
            await play_any(other)

    scenario(game)
