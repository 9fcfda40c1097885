"""What a host does at a terminal, whether or not a server runs: in the database, with orders to the workers."""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_network
from typing import Any

import msgspec

from osselet.core.errors import OptionError
from osselet.room import history
from osselet.room.refusal import Refusal
from osselet.server import house_clock
from osselet.server.bus import Alone
from osselet.server.catalogue import Catalogue
from osselet.server.commands import Commands
from osselet.server.forgetting import Forgetting
from osselet.server.house import hidden
from osselet.server.housekeeper import Housekeeper
from osselet.server.identity import CODE_LETTERS
from osselet.server.keeping import StoreError
from osselet.server.limits import UNLIMITED, Addresses
from osselet.server.lobby import Lobby
from osselet.server.presence import PresenceTracker
from osselet.server.retention import DAY, STAGES
from osselet.server.settings import Settings
from osselet.server.store import Devices, Store
from osselet.server.store.host_rows import HostRows, Row
from osselet.server.store.house_rows import HouseRows
from osselet.server.store.sweep_rows import SweepRows
from osselet.server.store.upgrade import newest
from osselet.server.table_cache import TableCache
from osselet.table.album import Album
from osselet.wire.messages import TableInfo

UNITS = {"m": 60.0, "h": 3600.0, "d": DAY, "w": 7 * DAY}
SHOWN_LINES = 20
"""Of the chat of a table."""


def seconds(said: str) -> float:
    """A time such as 90m, 12h, 7d or 2w."""
    found = re.fullmatch(r"(\d{1,5})([mhdw])", said.strip().lower())
    if found is None:
        raise OptionError(f"A time is a number with m, h, d or w behind it, such as 7d, not {said[:40]!r}.")
    return int(found[1]) * UNITS[found[2]]


@asynccontextmanager
async def caretaker(settings: Settings, who: str) -> AsyncIterator["Caretaker"]:
    """Somebody who looks after the house; nothing is made where nothing is."""
    store = Store(settings.store)
    try:
        shape = await store.shape()
        if shape is None:
            raise StoreError(f"There is nothing of Osselet at {store.place}: is that the right database?")
        if shape != newest():
            raise StoreError("The database is of an older Osselet: start the server once, which brings it up to date.")
        await store.start()
        yield Caretaker(store, settings, who)
    finally:
        await store.close()


class Caretaker:
    """Everything a host may do; what changes something is written down."""

    def __init__(self, store: Store, settings: Settings, who: str) -> None:
        self._settings, self._who = settings, who
        self._store, self.rows, self.books = store, HostRows(store), HouseRows(store)
        self._devices, self._sweep = Devices(store), SweepRows(store)
        catalogue = Catalogue(settings.games)
        store.playable = catalogue.editions
        self._tables = TableCache(store, catalogue)
        everybody = Addresses(UNLIMITED, UNLIMITED)
        commands = Commands(
            store, self._tables, Alone(), PresenceTracker(store, self._tables, False), lambda: everybody
        )
        self._lobby = Lobby(store, catalogue, self._tables, commands, settings, self.books)
        self._forgetting = Forgetting(store, self._lobby, self._order)
        self._keeper = Housekeeper(store, self._forgetting, self._order, settings.keeps)

    async def _order(self, kind: str, subject: str) -> None:
        await self.books.order(kind, hidden(subject) if kind == "devices" else subject)

    async def _note(self, what: str, subject: str, detail: str = "") -> None:
        await self.books.note(self._who, what, subject, detail)

    async def show(self, said: str) -> dict[str, Any]:
        """All that a host may know of a person or a table; never what anybody holds."""
        table = await self.rows.table(said)
        if table is not None:
            return {"table": await self._shown(table)}
        person = await self.rows.person(said)
        reports = [row for row in await self.books.reports(True) if row["person"] == person["id"]]
        sanctions = [row for row in await self.books.sanctions() if row["subject"] == person["id"]]
        return {
            "person": {
                **person,
                "devices": [vars(one) for one in await self._devices.of(person["id"])],
                "tables": await self.rows.tables(person=person["id"]),
                "reports": reports,
                "sanctions": sanctions,
                "audit": [row for row in await self.books.trail(500) if row["subject"] == person["id"]],
            }
        }

    async def _shown(self, table: Row) -> dict[str, Any]:
        seated = [
            {"seat": one.seat, "name": one.name, "kind": one.kind, "person": one.person, "seen": one.seen}
            for one in await self._store.seats([table["id"]])
        ]
        chat: list[dict[str, Any]] = []
        try:
            async with self._tables.holding(table["id"]) as live:
                for said in live.room.state.chat[-SHOWN_LINES:]:
                    chat.append({"at": said.at, "name": said.name, "text": said.text or f"({said.phrase})"})
        except Refusal:
            pass  # its rules are not here
        reports = [row for row in await self.books.reports(True) if row["table_id"] == table["id"]]
        return {**table, "seats": seated, "chat": chat, "reports": reports}

    async def close(self, said: str, sure: bool) -> Row:
        """A table goes with all that was kept of it."""
        table = await self.rows.table(said)
        if table is None:
            raise OptionError(f"There is no table {said[:40]!r}: see osselet house tables.")
        if sure:
            await self._store.delete_table(table["id"])
            await self.books.order("look", table["id"])
            await self._note("close", table["id"], table["game"])
        return table

    async def sanction(self, kind: str, said: str, lasts: float | None, why: str) -> Row:
        """Mutes a person, or bans a person or a network."""
        person = {"id": _network(said), "name": ""} if kind == "ban" and "/" in said else await self.rows.person(said)
        until = None if lasts is None else house_clock.now() + lasts
        await self.books.sanction(kind, person["id"], until, why)
        await self.books.order("sanctions", "")
        await self._note(kind, person["id"], why)
        return {**person, "until": until}

    async def lift(self, kind: str, said: str) -> Row:
        """Lifts what holds against somebody."""
        person = {"id": _network(said), "name": ""} if "/" in said else await self.rows.person(said)
        if not await self.books.lift(kind, person["id"]):
            raise OptionError(
                f"There is nothing to lift: {said[:40]!r} is not {'muted' if kind == 'mute' else 'banned'}."
            )
        await self.books.order("sanctions", "")
        await self._note(f"un{kind}", person["id"])
        return person

    async def forget(self, said: str, sure: bool) -> Row:
        """Somebody is forgotten, as if they had asked for it themselves."""
        person = await self.rows.person(said)
        if sure:
            at = await self._forgetting.forget(person["id"])
            await self._note("forget", "", f"{at} tables")
        return person

    async def export(self, said: str, lang: str) -> dict[str, Any]:
        """All that is kept of somebody, with what they saw of the games they have finished."""
        person = await self.rows.person(said)
        tables = await self._lobby.mine(person["id"])
        await self._note("export", person["id"])
        return {
            **person,
            "devices": [vars(one) for one in await self._devices.of(person["id"])],
            "blocks": [{"name": row["name"], "made": row["made"]} for row in await self.books.blocks(person["id"])],
            "tables": [await self._seen(table, lang) for table in tables],
            "chat": [_plain(line) for line in await self._forgetting.lines(person["id"])],
        }

    async def _seen(self, table: TableInfo, lang: str) -> dict[str, Any]:
        """A table as its seat saw it."""
        found = _plain(table)
        if table.stage == "over" and table.mine and not table.aside:
            async with self._tables.holding(table.id) as live:
                album = live.room.playing.album()
            found["history"] = await asyncio.to_thread(_told, album, table.mine[0], lang)
        return found

    async def prune(self, older: float, sure: bool) -> dict[str, int]:
        """Tables that nobody has touched for so long go, and guests who were not here since."""
        now = house_clock.now()
        before = now - older
        found = {name: await self._sweep.count(stage, before) for stage, name in STAGES.items()}
        found["guests"] = len(await self._sweep.guests(before, 100_000, idle=False))
        if sure:
            for stage in STAGES:
                while stale := await self._sweep.stale(stage, before, 100):
                    await self._keeper.remove(stale, before)
            while late := await self._sweep.guests(before, 100, idle=False):
                for person in late:
                    await self._forgetting.forget(person)
            await self._note("prune", "", ", ".join(f"{name} {count}" for name, count in found.items()))
        return found

    async def announce(self, words: dict[str, str], lasts: float) -> int:
        """A word to everybody."""
        number = await self.books.announce(words, house_clock.now() + lasts)
        await self.books.order("notice", str(number))
        await self._note("notice", str(number), next(iter(words.values())))
        return number

    async def silence(self) -> int:
        """All notices end."""
        ended = await self.books.silence()
        await self.books.order("notice", "")
        await self._note("notice", "", f"{ended} ended")
        return ended

    async def invite(self, uses: int, lasts: float | None, note: str) -> Row:
        """A fresh code with which so many may come in."""
        code = "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(4)) for _ in range(3)).lower()
        until = None if lasts is None else house_clock.now() + lasts
        await self.books.invite(code, uses, until, note)
        await self._note("invite", "", f"{uses} uses {note}".strip())
        return {"code": code, "uses": uses, "until": until, "link": f"{self._settings.public}/?invite={code}"}

    async def withdraw(self, code: str) -> None:
        """A code lets nobody in any more."""
        if not await self.books.withdraw(code.strip().lower()):
            raise OptionError(f"There is no invitation {code[:40]!r}.")
        await self._note("withdraw", "")

    async def settle(self, number: int) -> None:
        """A report needs nobody's care any more."""
        if not await self.books.settle(number):
            raise OptionError(f"There is no open report {number}.")
        await self._note("settle", str(number))


def _network(said: str) -> str:
    try:
        return str(ip_network(said, strict=False))
    except ValueError:
        raise OptionError(f"A network is like 203.0.113.0/24 or 2001:db8::/48, not {said[:40]!r}.") from None


def _told(album: Album, seat: int, lang: str) -> dict[str, Any]:
    """All steps of a finished game as a seat saw them, page by page."""
    steps: list[str] = []
    log: list[str] = []
    while len(steps) < album.count:
        page = history.history(album, seat, len(steps), lang)
        steps += [step.name for step in page.steps]
        log += page.log
    album.close()
    return {"seat": seat, "steps": steps, "log": log}


def _plain(value: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(value)
    return found
