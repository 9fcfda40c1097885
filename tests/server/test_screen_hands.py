"""Hands on a screen over real sockets: timed, blind, watched, lent, and never lost."""

import asyncio
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from osselet.client import Device, RefusedError, TableView, pieces_of
from osselet.core.trace import DOWN, encode
from osselet.wire import hands, messages
from tests.knack import GAME
from tests.server.handy import KNACK, Hours, act, hours, is_called, lay, model, oss, until
from tests.server.hosting import Host, hosted
from tests.server.scenes import BOT, ME, OPEN, scenario, somebody

__all__ = ["hours"]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("hands"), games=(KNACK,)) as found:
        yield found


@pytest.fixture
def ann(host: Host) -> Device:
    return somebody(host, "Ann")


@pytest.fixture
def bob(host: Host) -> Device:
    return somebody(host, "Bob")


def table_for_two(ann: Device, bob: Device, **more: Any) -> str:
    table = lay(ann, [ME, OPEN], **more)
    bob.sit(table)
    return table


async def called(view: TableView, seat: int) -> hands.CallNotice:
    """Begins as soon as the seat is called."""
    await until(view, is_called(seat))
    return await view.begin()


async def turn(view: TableView, seat: int, game: Any, hours: Hours, seed: int) -> None:
    """Does whatever the seat has to do next: a move or a figure."""
    assert view.beat is not None
    if view.bout is not None and seat in view.bout.seats and not view.bout.done:
        call = await view.begin()
        await act(view, model(game, call, seat, 10 * seed + seat), hours)
    elif view.beat.moves:
        await view.play(view.beat.moves[seed % len(view.beat.moves)])


async def play_out(views: list[TableView], game: Any, hours: Hours) -> None:
    """A whole game, one seat after the other."""
    for number in range(3000):
        for seat, view in enumerate(views):
            while view._inbox or number % 7 == 0:
                try:
                    await asyncio.wait_for(view.next(), 0.02)
                except TimeoutError:
                    break
            try:
                await turn(view, seat, game, hours, number)
            except RefusedError as error:
                if error.code not in ("stale", "not-called", "not-your-turn", "by-hand", "over"):
                    raise
                await view.next()
            if view.beat is not None and view.beat.over is not None:
                return
    raise AssertionError("The game does not end.")


def test_a_whole_game_is_played_by_hand_through_the_socket(host: Host, ann: Device, bob: Device, hours: Hours) -> None:
    table = table_for_two(ann, bob)

    async def play() -> None:
        async with ann.view(table, 0) as one, bob.view(table, 1) as two:
            await play_out([one, two], GAME, hours)

    scenario(play)
    record = ann.call("GET", f"/api/tables/{table}/record")
    assert len(record["hands"]) == 6
    opened = ann.call("POST", "/api/records", record)
    assert opened["result"]["winners"]
    seen = ann.call("GET", f"/api/tables/{table}/history")
    assert [one["at"] for one in seen["shown"]] == [one["after"] for one in record["hands"]]
    assert seen["shown"][0]["hands"][0]["trace"] == record["hands"][0]["exchanges"][0][0]["trace"]
    record["hands"][0]["exchanges"][0][0]["deal"] = [7, 7]
    record["hands"][0]["exchanges"][0][0]["trace"] = b64encode(
        encode([(9, DOWN, *((900, 900) if record["steps"][1] == "hit:ok" else (7, 7)))])
    ).decode()
    with pytest.raises(RefusedError):
        ann.call("POST", "/api/records", record)


def test_a_whole_game_of_oss_by_hand_with_a_bot(host: Host, ann: Device, bob: Device, hours: Hours) -> None:
    table = lay(ann, [ME, OPEN, BOT], "oss")
    bob.sit(table)

    async def play() -> None:
        async with ann.view(table, 0) as one, bob.view(table, 1) as two:
            await play_out([one, two], oss(), hours)

    asyncio.run(asyncio.wait_for(play(), 240))
    record = ann.call("GET", f"/api/tables/{table}/record")
    attempts = [one for bout in record["hands"] for attempts in bout["exchanges"] for one in attempts]
    assert {one["seat"] for one in attempts if one["lent"]} == {2}
    assert {one["seat"] for one in attempts if not one["lent"]} == {0, 1}


@pytest.mark.parametrize(("pace", "why"), [(2.5, "behind"), (0.2, "ahead")])
def test_slowed_down_and_sped_up_traces_are_refused_once_and_then_count_as_not_done(
    pace: float, why: str, ann: Device, bob: Device, hours: Hours
) -> None:
    table = table_for_two(ann, bob)
    trace = [(100 * step, 0, 500 + step, 600) for step in range(1, 30)]

    async def play() -> None:
        async with ann.view(table, 0) as one, bob.view(table, 1) as two:
            await one.play("go")
            for _ in range(2):
                call = await called(one, 0)
                with pytest.raises(RefusedError) as refused:
                    await act(one, encode([*trace, (3000, DOWN, call.deal[0], call.deal[1])]), hours, pace)
                assert (refused.value.code, refused.value.arguments) == ("unbelievable", {"why": why})
                await one.next()
            await until(two, lambda view: view.beat is not None and view.beat.count == 2)
            assert two.beat is not None
            assert two.beat.steps[0].name == "hit:miss"

    scenario(play)


def test_an_honest_trace_with_a_line_that_stalls_is_believed(ann: Device, bob: Device, hours: Hours) -> None:
    table = table_for_two(ann, bob)

    async def play() -> None:
        async with ann.view(table, 0) as one:
            await one.play("go")
            call = await called(one, 0)
            moves = [(100 * step, 0, 500 + step, 600) for step in range(1, 30)]
            trace = encode([*moves, (3000, DOWN, call.deal[0], call.deal[1])])
            held: list[Any] = []
            passed, where = 0, {"bout": call.bout.number, "exchange": call.bout.exchange}
            for offset, chunk, clock in pieces_of(trace):
                await hours.sleep((clock - passed) / 1000)
                passed = clock
                held.append(hands.Hand(id=one.new_id(), offset=offset, chunk=chunk, clock=clock, **where))
                if not 900 < clock < 2200:  # for more than a second nothing gets through
                    for piece in held:
                        await one.ask(piece)
                    held.clear()
            ack = await one.ask(hands.Hand(id=one.new_id(), offset=len(trace), clock=passed, last=True, **where))
            assert isinstance(ack, messages.Ack)
            await until(one, lambda view: view.beat is not None and view.beat.count == 2)
            assert one.beat is not None
            assert one.beat.steps[0].name == "hit:ok"

    scenario(play)


def test_pieces_sent_again_do_no_harm_missing_ones_are_asked_for_and_changed_ones_refused(
    ann: Device, bob: Device, hours: Hours
) -> None:
    table = table_for_two(ann, bob)

    async def play() -> None:
        async with ann.view(table, 0) as one:
            await one.play("go")
            call = await called(one, 0)
            where: dict[str, Any] = {"bout": call.bout.number, "exchange": call.bout.exchange}
            trace = model(GAME, call, 0)
            half = len(encode([])) + next(offset for offset, _, _ in pieces_of(trace)[1:])
            await hours.sleep(0.5)
            first = hands.Hand(id="a", offset=0, chunk=b64encode(trace[:half]).decode(), clock=400, **where)
            for _ in range(2):
                taken = await one.ask(first)
                assert (taken.id, taken.have) == ("a", half)
            with pytest.raises(RefusedError) as gap:
                await one.ask(hands.Hand(id="b", offset=half + 1, chunk="AAAA", clock=400, **where))
            assert gap.value.code == "hand-gap"
            with pytest.raises(RefusedError) as stale:
                await one.ask(hands.Hand(id="c", bout=99, exchange=0, offset=0, clock=400, last=True))
            assert stale.value.code == "stale"
            whole = hands.Hand(
                id="d", offset=half, chunk=b64encode(trace[half:]).decode(), clock=450, last=True, **where
            )
            assert [type(await one.ask(whole)) for _ in range(2)] == [messages.Ack] * 2
            await until(one, is_called(0))
            call = await one.begin()
            where = {"bout": call.bout.number, "exchange": call.bout.exchange}
            await hours.sleep(0.5)
            mine, other = (b64encode(encode([(t, 0, 1, 1)])).decode() for t in (9, 8))
            await one.ask(hands.Hand(id="e", offset=0, chunk=mine, clock=10, **where))
            with pytest.raises(RefusedError) as changed:
                await one.ask(hands.Hand(id="f", offset=0, chunk=other, clock=450, last=True, **where))
            assert changed.value.arguments == {"why": "changed"}

    scenario(play)


def test_a_replayed_trace_is_refused(ann: Device, hours: Hours) -> None:
    table = lay(ann, [ME])

    async def play() -> None:
        async with ann.view(table, 0) as one:
            await one.play("go")
            call = await called(one, 0)
            trace = model(GAME, call, 0)
            await act(one, trace, hours)
            await until(one, lambda view: view.beat is not None and view.beat.count == 3)
            await one.play("go")
            await called(one, 0)
            with pytest.raises(RefusedError) as refused:
                await act(one, trace, hours)
            assert refused.value.arguments == {"why": "known"}

    scenario(play)


def test_a_hand_is_done_on_one_screen_and_may_go_on_at_another_when_that_is_gone(
    ann: Device, bob: Device, hours: Hours
) -> None:
    table = table_for_two(ann, bob)

    async def play() -> None:
        async with ann.view(table, 0) as other:
            async with ann.view(table, 0) as one:
                await one.play("go")
                call = await called(one, 0)
                trace = model(GAME, call, 0)
                await until(other, lambda view: view.call is not None)
                assert other.call is not None
                assert other.call.deal == call.deal
                await hours.sleep(0.2)
                where = {"bout": call.bout.number, "exchange": call.bout.exchange}
                (offset, chunk, clock), *_ = pieces_of(trace)
                await one.ask(hands.Hand(id="a", offset=offset, chunk=chunk, clock=clock, **where))
                with pytest.raises(RefusedError) as elsewhere:
                    await act(other, encode([(3, 0, 1, 1)]), hours)
                assert elsewhere.value.code == "hand-elsewhere"
            await asyncio.sleep(0.05)
            await until(other, lambda view: True)
            ack = await act(other, trace, hours)
            assert isinstance(ack, messages.Ack)

    scenario(play)


def test_who_does_not_begin_in_time_lends_their_hand(ann: Device, bob: Device, hours: Hours) -> None:
    table = table_for_two(ann, bob)

    async def play() -> None:
        async with ann.view(table, 0) as one, bob.view(table, 1) as two:
            await one.play("go")
            await until(two, is_called(0))
            assert two.bout is not None
            assert two.bout.left == 45.0
            hours.passed += 46
            await until(two, lambda view: view.beat is not None and view.beat.count == 2)
            info = ann.call("GET", f"/api/tables/{table}", kind=messages.TableInfo)
            assert info.seats[0].lent == "time"
            await one.lend(False)
            await until(one, is_called(0))
            assert one.bout is not None

    scenario(play)


def test_of_a_hand_that_does_not_end_what_it_did_counts(ann: Device, bob: Device, hours: Hours) -> None:
    table = table_for_two(ann, bob)

    async def play() -> None:
        async with ann.view(table, 0) as one:
            await one.play("go")
            call = await called(one, 0)
            await hours.sleep(0.2)
            hit = b64encode(encode([(150, DOWN, call.deal[0], call.deal[1])])).decode()
            await one.ask(
                hands.Hand(id="x", offset=0, chunk=hit, clock=180, bout=call.bout.number, exchange=call.bout.exchange)
            )
            hours.passed += 31
            await until(one, lambda view: view.beat is not None and view.beat.count == 2)
            assert one.beat is not None
            assert one.beat.steps[0].name == "hit:ok"

    scenario(play)


def test_lent_hands_are_judged_like_everybodys(ann: Device, bob: Device, hours: Hours) -> None:
    table = lay(ann, [ME, OPEN, BOT])
    bob.sit(table)

    async def play() -> None:
        async with ann.view(table, 0) as one, bob.view(table, 1) as two:
            await two.lend()
            await one.play("go")
            call = await called(one, 0)
            await act(one, model(GAME, call, 0), hours)
            call = await called(one, 0)
            await until(two, lambda view: view.bout is not None and view.bout.lent == [1, 2])
            await act(one, model(GAME, call, 0), hours)
            await until(two, lambda view: view.beat is not None and view.beat.count == 3)
            assert two.beat is not None
            assert two.beat.shown is not None
            assert [hand.lent for hand in two.beat.shown.hands] == [False, True, True]

    scenario(play)


def test_those_who_look_on_see_a_hand_alone_a_little_later_and_latecomers_all_of_it(
    ann: Device, bob: Device, hours: Hours
) -> None:
    table = table_for_two(ann, bob)

    async def play() -> None:
        async with ann.view(table, 0) as one, bob.view(table, 1) as two:
            await one.play("go")
            call = await called(one, 0)
            await until(two, lambda view: view.bout is not None and view.bout.deal == call.deal)
            trace = model(GAME, call, 0)
            where = {"bout": call.bout.number, "exchange": call.bout.exchange}
            began = asyncio.get_running_loop().time()
            for offset, chunk, clock in pieces_of(trace):
                hours.passed = 1000 + clock / 1000
                await one._send(hands.Hand(id=one.new_id(), offset=offset, chunk=chunk, clock=clock, **where))
            seen = b""
            while len(seen) < len(trace):
                notice = await two.next()
                if isinstance(notice, hands.HandsNotice):
                    assert notice.offset == len(seen)
                    seen += b64decode(notice.chunk)
            assert asyncio.get_running_loop().time() - began > 0.4
            assert seen == trace
            async with TableView(ann.url, table, None) as late:
                while not isinstance(notice := await late.next(), hands.HandsNotice):
                    pass
                assert b64decode(notice.chunk) == trace
            over = hands.Hand(id="over", offset=len(trace), clock=round(1000 * hours.passed - 1e6), last=True, **where)
            await one.ask(over)
            while not isinstance(notice := await two.next(), hands.HandsNotice | messages.Beat):
                pass
            assert isinstance(notice, hands.HandsNotice)  # before what it led to
            assert notice.last

    scenario(play)


def test_a_person_who_goes_away_in_the_middle_of_an_attempt_has_done_what_they_did(
    ann: Device, bob: Device, hours: Hours
) -> None:
    table = table_for_two(ann, bob)

    async def play() -> None:
        async with ann.view(table, 0) as one, bob.view(table, 1) as two:
            await one.play("go")
            await called(one, 0)
            await one.ask(messages.Away(id=one.new_id(), seat=0))
            hours.passed += 31
            await until(two, lambda view: view.beat is not None and view.beat.count == 2)
            assert two.beat is not None
            assert two.beat.steps[0].name == "hit:miss"
            await until(two, lambda view: view.bout is not None and 0 in view.bout.lent)

    scenario(play)


def test_only_ones_own_hand_is_lent_and_handicaps_are_seen_by_all(ann: Device, bob: Device) -> None:
    table = table_for_two(ann, bob)

    async def play() -> None:
        async with ann.view(table, 0) as one, bob.view(table, 1) as two:
            for wish in (
                hands.Lend(id=one.new_id(), seat=1, on=True),
                hands.Handicap(id=one.new_id(), seat=1, tempo=100, reach=100),
            ):
                with pytest.raises(RefusedError) as refused:
                    await one.ask(wish)
                assert refused.value.code == "not-yours"
            await one.handicap(150, 120)
            while not isinstance(notice := await two.next(), messages.Seating):
                pass
            assert (notice.seats[0].tempo, notice.seats[0].reach) == (150, 120)

    scenario(play)


def test_where_no_hands_play_none_is_lent(ann: Device) -> None:
    laid = lay(ann, [ME, BOT], "oss")
    other = ann.lay(messages_table()).table.id

    async def play() -> None:
        async with ann.view(laid, 0) as view:
            assert isinstance(await view.lend(), messages.Ack)
        async with ann.view(other, 0) as view:
            with pytest.raises(RefusedError) as refused:
                await view.lend()
            assert refused.value.code == "no-hands"

    scenario(play)


def messages_table() -> Any:
    from osselet.wire.rest import NewTable

    return NewTable(game="oss", seats=[ME, BOT])


def test_two_lines_measured_alike_are_allowed_alike(host: Host, ann: Device, bob: Device, hours: Hours) -> None:
    table = table_for_two(ann, bob)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(ann.view(table, 0))
            await one.play("go")
            await called(one, 0)
            bout = host.worker.tables._tables[table].room.state.bout
            assert bout is not None
            assert 150 <= bout.begun[0].allowance < 500

    scenario(play)
