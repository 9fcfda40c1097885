"""A server that stops and comes back."""

import contextlib
from pathlib import Path
from typing import Any

import msgspec

from osselet.client import Device, RefusedError
from osselet.room.room import SNAPSHOT_EVERY
from osselet.wire import messages
from osselet.wire.rest import NewTable
from tests.server.hosting import Host
from tests.server.scenes import BOT, DEVICE, ME, scenario, somebody, until


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
        second.worker.tables._tables.clear()
        scenario(look)


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
