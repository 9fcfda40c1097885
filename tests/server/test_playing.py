"""Playing at a table over real sockets: moves, refusals, taking back, hints, and looking at what happened."""

import asyncio
import contextlib
import threading
import time
from typing import Any

import pytest

import osselet
from osselet.client import Device, RefusedError
from osselet.room import decisions
from osselet.room.rows import Write
from osselet.search.thought import Thought
from osselet.server.bot_runner import BotRunner
from osselet.server.keeping import StoreError
from osselet.table.seat import Seat
from osselet.wire import messages
from osselet.wire.messages import TableInfo
from osselet.wire.rest import Change, NewTable, StepHistory
from tests.server.hosting import PATIENCE, Host, Line
from tests.server.scenes import BOT, DEVICE, ME, beat, play_any, scenario, somebody, two, until


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
                await beat(view, lambda beat, found=found: beat.version > found.version)
            assert found.over.winners
            assert found.log[-1].endswith("!") or "Sieg" in found.log[-1]  # alone or shared

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
            assert (await beat(view, lambda beat: beat.version > first.version)).count == view.beat.count
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
            asked = await until(other, messages.WishNotice)
            assert asked.wish == messages.Wish(seat=0, waiting=[1])
            with pytest.raises(RefusedError):
                await view.ask(messages.Agree(id="self", yes=True))
            await other.ask(messages.Agree(id="no", yes=False))
            assert (await beat(view, lambda beat: beat.version > played.version + 1)).count == played.count
            await view.undo()
            await until(other, messages.WishNotice)
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
    mine: StepHistory = ann.call("GET", f"/api/tables/{table}/history?seat=0&lang=fr", None, StepHistory)
    watched: StepHistory = Device(host.url).call("GET", f"/api/tables/{table}/history", None, StepHistory)
    assert mine.count == watched.count == len(mine.steps)
    assert [step.name for step in mine.steps] != [step.name for step in watched.steps]
    assert any(step.name.endswith(":?") for step in watched.steps)
    moment = ann.call("GET", f"/api/tables/{table}/moments/{mine.count}?seat=0")
    assert moment
    for path in ("history?seat=1", f"moments/{mine.count}?seat=1"):
        with pytest.raises(RefusedError) as refused:
            ann.call("GET", f"/api/tables/{table}/{path}")
        assert refused.value.code == "not-yours"


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


def test_versions_do_not_count_what_a_viewer_may_not_know(host: Host) -> None:
    """A choice that is sealed in part moves nobody's version but its own seat's."""
    assert decisions.PHRASES
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
    append = host.worker.store.append

    async def stored_but_lost(write: Write) -> None:
        await append(write)
        raise StoreError("the line broke after the commit")

    async def lost(write: Write) -> None:
        raise StoreError("the line broke before the commit")

    async def game() -> None:
        async with ann.view(table, 0) as view, bob.view(table, 1) as other:
            first = await beat(view, lambda beat: bool(beat.moves))
            monkeypatch.setattr(host.worker.store, "append", lost)
            with pytest.raises(RefusedError) as refused:
                await view.play(first.moves[0])
            assert refused.value.code == "store"
            monkeypatch.setattr(host.worker.store, "append", stored_but_lost)
            await view.play(first.moves[0])
            monkeypatch.setattr(host.worker.store, "append", append)
            then = await beat(view, lambda beat: beat.count > first.count)
            assert (await beat(other, lambda beat: beat.count == then.count)).moves
            await play_any(other)

    scenario(game)


def test_a_move_does_not_wait_for_a_hint_that_is_being_thought_out(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    thinks = threading.Event()

    def weigh(_runner: BotRunner, _game: Any, held: Seat) -> Thought:
        assert thinks.wait(PATIENCE)
        return Thought([held.moves()[0].id], [1], [0.5], [])

    monkeypatch.setattr(BotRunner, "_weigh", weigh)

    async def play() -> None:
        async with Line(host.port, ann.cookie) as line:
            await line.hello(table, 0)
            assert line.beat is not None
            await line.send({"type": "hint", "id": "slow"})
            played = await line.ask("play", move=line.beat["moves"][0])
            assert played["type"] == "ack"
            thinks.set()
            assert (await line.until(lambda notice: notice.get("id") == "slow"))["type"] == "advice"

    with host.device("Ann") as ann:
        seats = [{"kind": "me"}, {"kind": "device"}, {"kind": "device"}]
        table = ann.post("/api/tables", {"game": "hunde", "seats": seats}).data["table"]["id"]
        asyncio.run(play())
