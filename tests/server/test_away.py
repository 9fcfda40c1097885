"""Who is cut off, gone or too slow, and what is said meanwhile."""

import asyncio

import msgspec
import pytest

from osselet.client import Device, RefusedError, TableView
from osselet.wire import messages
from osselet.wire.messages import ClockRules
from osselet.wire.rest import Change, NewTable
from tests.server.hosting import Host
from tests.server.scenes import BOT, ME, beat, play_any, scenario, somebody, two, until


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
            monkeypatch.setattr("osselet.server.presence.GONE_AFTER", 0.0)
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


def test_nobody_fills_a_table_with_comings_and_goings(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("osselet.server.live_table.RESEATING", (0.0, 4.0))
    ann = somebody(host, "Ann")
    table = ann.lay(NewTable(game="kakuzu", seats=[ME, BOT])).table.id

    async def game() -> None:
        async with ann.view(table, 0) as view:
            for number in range(2):
                await view.ask(messages.Away(id=f"off{number}", seat=0))
                await view.ask(messages.Back(id=f"on{number}", seat=0))
            with pytest.raises(RefusedError) as refused:
                await view.ask(messages.Away(id="again", seat=0))
            assert refused.value.code == "too-fast"

    scenario(game)


def test_a_live_clock_that_runs_out_gives_the_seat_to_a_bot(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("osselet.server.lobby.SHORTEST_CLOCK", 1)
    ann, bob, table = two(host, "kakuzu", clock=ClockRules(kind="live", seconds=1, increment=0))

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
