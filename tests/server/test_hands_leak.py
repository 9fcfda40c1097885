"""Of an exchange at once nobody hears, by what is sent, when or how much of it, before all have acted."""

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from osselet.core.dealers import Seeded
from osselet.core.trace import DOWN, encode
from osselet.room.room import Effect, Room
from osselet.server import hands as server_hands
from osselet.server.live_table import HandInMemory, LiveTable
from osselet.wire import hands
from tests.knack import GAME
from tests.server.handy import KNACK, Hours, act, hours, is_called, lay, model, until
from tests.server.hosting import Caller, Host, Line, hosted
from tests.server.scenes import ME, OPEN, somebody

__all__ = ["hours"]
PASSING = re.compile(rb'"(made|at)":[0-9.]+')
WAITS = 3.0
"""Seconds by which one of the worlds is slower."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("leaks"), games=(KNACK,)) as found:
        yield found


Frames = list[tuple[str, bytes]]


async def world(host: Host, hours: Hours, seat: int | None, way: int) -> Frames:
    """A race of which a looker sees everything until it is the last to act, or before the last does.

    In the worlds a seat does different things, with more or fewer pieces, sooner or later, and once not to be believed.
    """
    devices = [somebody(host, name) for name in ("Ann", "Bob", "Cid")]
    clock = {"kind": "live", "seconds": 3000, "increment": 600}
    table = lay(devices[0], [ME, OPEN, OPEN], clock=clock)
    for device in devices[1:]:
        device.sit(table)
    host.worker.tables._tables[table].room.playing.progress.seeded = Seeded(5)
    told: Frames = []
    me = Caller(host.port, devices[2].cookie if seat == 2 else "")
    views = [device.view(table, at) for at, device in enumerate(devices)]
    async with views[0] as ann, views[1] as bob, Line(host.port, me.cookie) as line:
        await line.hello(table, seat)

        async def hear(label: str) -> None:
            await line.settle()
            told.extend((label, bare(frame, table)) for frame in line.frames if b'"pong"' not in frame)
            line.frames.clear()
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/history"):
                told.append((f"{label} /", bare(me.get(path).body, table)))
            async with Line(host.port, me.cookie) as fresh:
                await fresh.hello(table, seat)
                told.extend((f"{label}, anew", bare(frame, table)) for frame in fresh.frames if b"pong" not in frame)

        await ann.play("go")
        await until(ann, is_called(0))
        call = await ann.begin()
        await act(ann, encode([(300, DOWN, call.deal[0], call.deal[1])]), hours)
        line.frames.clear()
        for view, number in ((ann, 0), (bob, 1)):
            await until(view, is_called(number))
            await view.begin()
            await hear(f"{number} ready")
        mine = model(GAME, ann.call, 0) if ann.call else b""
        if way == 0:
            await act(ann, mine, hours)
        else:
            hours.passed += WAITS
            assert ann.call is not None
            bout = {"bout": ann.call.bout.number, "exchange": ann.call.bout.exchange}
            with pytest.raises(Exception, match="Time on your screen"):
                await ann.ask(hands.Hand(id="no", offset=0, chunk="", clock=99, last=True, **bout))
            await hear("0 acts")
            await until(ann, is_called(0))
            await ann.begin()
            moves = [(20 * step, 0, step, step) for step in range(1, 60)]
            await act(ann, encode([*moves, (1800, DOWN, 7, 7)]), hours)
        await hear("0 acts" if way == 0 else "0 acts anew")
        await asyncio.sleep(0.6)  # if anything were relayed it would come now
        await hear("later")
    me.close()
    return told


def bare(data: bytes, table: str) -> bytes:
    """Without what differs anyway: names of tables and dates."""
    found = PASSING.sub(rb'"\1":0', data.replace(table.encode(), b"TABLE"))
    found = re.sub(rb'"code":"[A-Z0-9]+"', b'"code":""', found)
    return re.sub(rb'"left":\[[^]]*\]', _granted, found)


def _granted(left: re.Match[bytes]) -> bytes:
    return b",".join(b"%d" % round(float(one) / 600) for one in left[0][8:-1].split(b","))


def both(host: Host, hours: Hours, seat: int | None) -> tuple[Frames, Frames]:
    one = asyncio.run(asyncio.wait_for(world(host, hours, seat, 0), 60))
    two = asyncio.run(asyncio.wait_for(world(host, hours, seat, 1), 60))
    looks = {"0 acts anew"}
    return one, [(label, data) for label, data in two if label.partition(",")[0].partition(" /")[0] not in looks]


@pytest.mark.parametrize("seat", [2, None])
def test_nobody_can_tell_what_others_do_before_all_have_acted(seat: int | None, host: Host, hours: Hours) -> None:
    one, two = both(host, hours, seat)
    assert any(b'"type":"bout"' in data for label, data in one if label == "0 ready")
    for mine, theirs in zip(one, two, strict=True):
        assert mine == theirs


def _tell_who_is_done(patch: pytest.MonkeyPatch) -> None:
    plain = Room._who_notices_hands

    def everybody(room: Room, entry: Any) -> Any:
        return None if plain(room, entry) is None else room._everybody

    patch.setattr(Room, "_who_notices_hands", everybody)


def _tell_actors(patch: pytest.MonkeyPatch) -> None:
    plain = Room.apply

    def apply(room: Room, entry: Any) -> Effect:
        effect = plain(room, entry)
        if len(effect.lookers) == 1:
            acted = room.state.bout.acted if room.state.bout else ()
            room.actors = [seat for seat in room.actors if seat not in acted]
        return effect

    patch.setattr(Room, "apply", apply)


def _relay_at_once(patch: pytest.MonkeyPatch) -> None:
    def relay(live: LiveTable, attempted: Any, hand: HandInMemory, command: hands.Hand, fresh: bytes) -> None:
        hand.held.append(hands.HandsNotice(bout=0, exchange=0, seat=0, offset=0, chunk="", clock=0))
        live.relay(attempted, 1)

    patch.setattr(server_hands, "_relay", relay)


@pytest.mark.parametrize("leak", [_tell_who_is_done, _tell_actors, _relay_at_once])
def test_a_server_that_tells_too_much_of_hands_is_found_out(
    leak: Callable[[pytest.MonkeyPatch], None], host: Host, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    one, two = both(host, hours, 2)
    assert one != two
