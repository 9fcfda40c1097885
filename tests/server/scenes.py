"""People at a server's tables, and what tests say of them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from osselet.client import Device, TableView
from osselet.wire import messages
from osselet.wire.rest import NewTable, SeatWish
from tests.server.hosting import Host

ME, OPEN, DEVICE = SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="device", name="Kim")
BOT = SeatWish(kind="bot", level=1)


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
