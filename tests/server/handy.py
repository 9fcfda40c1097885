"""People who do figures on the screen, over real sockets, in a time of their own."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from osselet.client import Device, TableView, pieces_of
from osselet.core import registry
from osselet.core.dexterity import Call
from osselet.core.game import Game
from osselet.server import house_clock
from osselet.server.house_clock import HouseClock
from osselet.wire import hands, messages
from osselet.wire.hands import CallNotice
from osselet.wire.rest import NewTable, SeatWish

KNACK = str(Path(__file__).parents[1] / "knack")
"""The folder of a tiny game of dexterity."""


class Hours:
    """A clock of the house that goes when a test says so."""

    def __init__(self) -> None:
        self.passed = 1000.0
        self.clock = HouseClock(wall=lambda: 2.5e9, even=lambda: self.passed)  # after the server began

    async def sleep(self, seconds: float) -> None:
        """Lets time go by."""
        self.passed += seconds
        await asyncio.sleep(0)


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    found = Hours()
    monkeypatch.setattr(house_clock, "clock", found.clock)
    return found


def lay(device: Device, seats: list[SeatWish], game: str = "knack", **more: Any) -> str:
    """A table by hand."""
    return device.lay(NewTable(game=game, seats=seats, options={"hands": "screen"}, **more)).table.id


def model(game: Game, call: CallNotice, seat: int, seed: int = 3, skill: int = 60) -> bytes:
    """What the motor model does for the seat that has this call."""
    bout = call.bout
    assert game.dexterity is not None
    called = Call(bout.figure, tuple(bout.seats), tuple(bout.level), tuple(bout.shared))
    return game.dexterity.lend(
        called,
        bout.seats.index(seat),
        tuple(call.deal),
        skill,
        seed,
        tempo=call.tempo,
        reach=call.reach,
        ring=call.ring,
    )


async def act(view: TableView, trace: bytes, hours: Hours, pace: float = 1.0) -> messages.Ack:
    """Sends a trace piece by piece, each as soon as its time has come: `pace` times as long as the trace says."""
    assert view.call is not None
    bout, passed = view.call.bout, 0
    where = {"bout": bout.number, "exchange": bout.exchange}
    for offset, chunk, clock in pieces_of(trace):
        await hours.sleep(pace * (clock - passed) / 1000)
        passed = clock
        await view.ask(hands.Hand(id=view.new_id(), offset=offset, chunk=chunk, clock=clock, **where))
    over: messages.Ack = await view.ask(
        hands.Hand(id=view.new_id(), offset=len(trace), clock=passed, last=True, **where)
    )
    view.bout = None  # what follows comes after the answer
    return over


async def until(view: TableView, holds: Callable[[TableView], bool]) -> None:
    """Listens until something holds of what the view knows."""
    while not holds(view):
        await view.next()


def is_called(seat: int) -> Callable[[TableView], bool]:
    """Is the seat called, and has it not acted?"""
    return lambda view: view.bout is not None and seat in view.bout.seats and not view.bout.done


def oss() -> Game:
    return registry.installed("oss")
