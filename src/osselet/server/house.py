"""What holds in the whole house: who is banned or muted, what the host says. Workers learn of changes by orders.

Whoever changes something, a worker or a command at a terminal, writes it to the database and adds an order; every
worker looks for new orders each second. That works with both databases and however many workers there are.
"""

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Callable
from ipaddress import ip_address, ip_network
from typing import NamedTuple, Protocol

from osselet.core.errors import OsseletError
from osselet.room.refusal import Refusal
from osselet.server import house_clock
from osselet.server.close_codes import POLICY
from osselet.server.live_table import Viewer
from osselet.server.store import Devices, Store
from osselet.server.store.house_rows import HouseRows
from osselet.server.table_cache import TableCache
from osselet.server.table_sync import TableSync
from osselet.wire import messages
from osselet.wire.rest import Announcement, Pointing

log = logging.getLogger("osselet.house")
LOOK_EVERY = 1.0
"""Seconds between looks for orders."""


class Socket(Protocol):
    """A socket that can be closed."""

    def close(self, code: int) -> None:
        """Closes it."""


class Guest(Protocol):
    """A connection, as far as the house cares."""

    viewer: Viewer
    device: str | None

    @property
    def socket(self) -> Socket:
        """Its socket."""


class Named(NamedTuple):
    """Somebody at a table: who it is where that is known, the name they go by there, and what they said."""

    person: str | None
    name: str
    text: str


def hidden(person: str) -> str:
    """Stands for somebody where their id must not be kept."""
    return hashlib.blake2b(person.encode(), digest_size=12, person=b"osselet order").hexdigest()


class House:
    """The house as one worker knows it."""

    def __init__(self, store: Store, tables: TableCache, sync: TableSync, guests: Callable[[], list[Guest]]) -> None:
        self.rows, self.devices = HouseRows(store), Devices(store)
        self._store, self._tables, self._sync, self._guests = store, tables, sync, guests
        self._sanctions: dict[tuple[str, str], float | None] = {}
        self._networks: list[str] = []
        self.notices: list[Announcement] = []
        self._last = 0
        self._task: asyncio.Task[None] | None = None
        self._orders: dict[str, Callable[[str], Awaitable[None]]] = {
            "sanctions": self._sanction,
            "notice": self._announce,
            "look": self._look_at,
            "devices": self._sign_out,
            "blocks": self._block,
        }

    async def start(self) -> None:
        """Learns what holds, and begins to look for orders."""
        self._last = await self.rows.last_order()
        await self._sanction("")
        await self._read_notices()
        self._task = asyncio.create_task(self._run(), name="osselet-house")

    async def close(self) -> None:
        """Stops."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def order(self, kind: str, subject: str = "") -> None:
        """Here at once, and at the other workers in a moment; people are named by a hash alone."""
        subject = hidden(subject) if kind in ("devices", "blocks") else subject
        await self._orders[kind](subject)
        await self.rows.order(kind, subject)

    def is_banned(self, subject: str | None) -> bool:
        """May this person not come in?"""
        return subject is not None and self._holds("ban", subject)

    def is_shut_out(self, address: str) -> bool:
        """May nobody from this address come in?"""
        if not self._networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in ip_network(network) and self._holds("ban", network) for network in self._networks)

    def is_muted(self, person: str | None) -> bool:
        """May this person say nothing?"""
        return person is not None and self._holds("mute", person)

    def _holds(self, kind: str, subject: str) -> bool:
        until = self._sanctions.get((kind, subject), 0.0)
        return until is None or until > house_clock.now()

    async def pointed_at(self, table: str, asks: str, at: Pointing) -> Named:
        """Whom somebody means by a seat or a line of chat of a table they may see."""
        async with self._tables.holding(table) as live:
            room = live.room
            if not room.admits(None, asks, None):
                raise Refusal("no-watching")
            if at.at is not None:
                said = next((line for line in room.state.chat if line.at == at.at), None)
                if said is None:
                    raise Refusal("no-line")
                seated = None if said.seat is None else room.state.occupants[said.seat].person
                return Named(said.person or seated, said.name, said.text or said.phrase or "")
            if at.seat is None or at.seat >= room.players:
                raise Refusal("no-line")
            return Named(room.state.occupants[at.seat].person, room.chairs[at.seat].name, "")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                for number, kind, subject in await self.rows.orders(self._last):
                    missed, self._last = number > self._last + 1, number
                    if missed:  # only the latest are kept, and somebody has given very many
                        await self._look_at_everything()
                    if kind in self._orders:
                        await self._orders[kind](subject)
            except OsseletError as error:
                log.debug("could not look for orders: %s", error)  # whoever writes says so loudly enough
            except Exception:
                log.exception("an order failed")

    async def _sanction(self, _: str) -> None:
        found = await self.rows.sanctions()
        self._sanctions = {(row["kind"], row["subject"]): row["until"] for row in found}
        self._networks = [row["subject"] for row in found if row["kind"] == "ban" and "/" in row["subject"]]
        for guest in self._guests():
            if self.is_banned(guest.viewer.person) or self.is_shut_out(guest.viewer.address):
                guest.socket.close(POLICY)

    async def _read_notices(self) -> None:
        self.notices = [
            Announcement(id=row["id"], at=row["made"], until=row["until"], words=row["body"])
            for row in await self.rows.notices()
        ]

    def announcements(self) -> list[Announcement]:
        """What everybody shall read now."""
        now = house_clock.now()
        return [notice for notice in self.notices if notice.until > now]

    async def _announce(self, _: str) -> None:
        before = {notice.id for notice in self.notices}
        await self._read_notices()
        for notice in self.notices:
            if notice.id not in before:
                for live in self._tables.tables:
                    live.tell_all(messages.HouseNotice(id=notice.id, at=notice.at, words=notice.words))

    async def _look_at(self, table: str) -> None:
        """A table was changed or deleted by somebody who is no worker."""
        live = self._tables.known(table)
        if live is not None:
            found = await self._store.seqs([table])
            if table in found:
                self._sync.heard(table, found[table])
            else:
                self._tables.forget(live)

    async def _look_at_everything(self) -> None:
        """Whatever the orders were: who may be here, what is announced, and every table."""
        await self._sanction("")
        await self._announce("")
        for live in self._tables.tables:
            await self._look_at(live.room.id)
        await self._sign_out(None)
        await self._block(None)

    async def _sign_out(self, person: str | None) -> None:
        """Sockets whose cookie counts no longer are closed."""
        for guest, who in self._named(person):
            if await self.devices.visitor(who, guest.device) is None:
                guest.socket.close(POLICY)

    async def _block(self, person: str | None) -> None:
        for guest, who in self._named(person):
            guest.viewer.blocked = await self.rows.blocked(who)

    def _named(self, person: str | None) -> list[tuple[Guest, str]]:
        """The connections of somebody, by the hash of their id (None: of everybody who is known)."""
        known = [(guest, who) for guest in self._guests() if (who := guest.viewer.person) is not None]
        return [(guest, who) for guest, who in known if person is None or hidden(who) == person]
