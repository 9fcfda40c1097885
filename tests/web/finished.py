"""Games played by bots, to look at: finished tables of every kind without a click."""

import time
from urllib.parse import urlsplit

from osselet.client import Device
from osselet.wire.rest import NewTable, SeatWish
from tests.server.hosting import Watching

PATIENCE = 120.0


def lay(device: Device, game: str, seats: list[SeatWish], **more: object) -> str:
    """A table of this device."""
    return device.lay(NewTable(game=game, seats=seats, **more)).table.id


def finished(device: Device, game: str, players: int, level: int = 1, **more: object) -> str:
    """A table that bots have played to its end."""
    names = ("Ann", "Bob", "Cleo", "Dora", "Emil", "Fritz")
    seats = [SeatWish(kind="bot", level=level, name=name) for name in names[:players]]
    table = lay(device, game, seats, **more)
    end = time.monotonic() + PATIENCE
    with Watching(urlsplit(device.url).port or 80, table):
        while device.call("GET", f"/api/tables/{table}")["stage"] != "over":
            assert time.monotonic() < end, f"{game} does not come to its end"
            time.sleep(0.05)
    return table
