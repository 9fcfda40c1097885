"""Devices: each has a cookie of its own, which counts as long as the device is on the list."""

from dataclasses import dataclass

import sqlalchemy as sa

from osselet.server import house_clock, schema
from osselet.server.keeping import Person, Visitor
from osselet.server.store.store import Store

MOST_DEVICES = 20
"""Those not seen for longest make room."""


@dataclass(frozen=True)
class Device:
    """A device of somebody."""

    id: str
    kind: str
    made: float
    seen: float


_people, _devices = schema.people, schema.devices
_VISITOR = (
    sa.select(
        _people.c.id,
        _people.c.name,
        _people.c.phrase,
        _people.c.member,
        _people.c.avatar,
        _people.c.since,
        _people.c.seen,
        _devices.c.id.label("device"),
        _devices.c.seen.label("noted"),
    )
    .select_from(
        _people.outerjoin(_devices, sa.and_(_devices.c.person == _people.c.id, _devices.c.id == sa.bindparam("device")))
    )
    .where(_people.c.id == sa.bindparam("person"))
)


class Devices:
    """The devices of everybody."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def visitor(self, person: str, device: str | None) -> Visitor | None:
        """Who comes with this cookie, if it still counts."""
        asked = {"person": person, "device": device or ""}
        found = await self._store.look_up(lambda line: line.execute(_VISITOR, asked).one_or_none())
        if found is None or (found.device is None if device else found.since is not None):
            return None
        known = Person(found.id, found.name, found.phrase is not None, bool(found.member), found.avatar)
        return Visitor(known, device, found.seen if found.noted is None else found.noted)

    async def add(self, person: str, device: str, kind: str) -> None:
        """A device more."""
        now = house_clock.now()
        row = {"id": device, "person": person, "kind": kind, "made": now, "seen": now}
        async with self._store.writing() as connection:
            await connection.execute(_devices.insert().values(row))
            mine = sa.select(_devices.c.id).where(_devices.c.person == person).order_by(_devices.c.seen.desc())
            ids = [row[0] for row in await connection.execute(mine)]
            if late := ids[MOST_DEVICES:]:
                await connection.execute(_devices.delete().where(_devices.c.id.in_(late)))

    async def see(self, person: str, device: str | None) -> None:
        """Notes that somebody is here."""
        now = house_clock.now()
        async with self._store.writing() as connection:
            await connection.execute(_people.update().where(_people.c.id == person).values(seen=now))
            if device is not None:
                await connection.execute(_devices.update().where(_devices.c.id == device).values(seen=now))

    async def of(self, person: str) -> list[Device]:
        """Somebody's devices, the latest first."""
        columns = [_devices.c[name] for name in Device.__dataclass_fields__]
        query = sa.select(*columns).where(_devices.c.person == person).order_by(_devices.c.seen.desc())
        async with self._store.reading() as connection:
            return [Device(*row) for row in await connection.execute(query)]

    async def end(self, person: str, device: str) -> bool:
        """One of somebody's devices is signed out; says whether there was one."""
        own = sa.and_(_devices.c.person == person, _devices.c.id == device)
        async with self._store.writing() as connection:
            return (await connection.execute(_devices.delete().where(own))).rowcount > 0

    async def end_all(self, person: str, device: str, kind: str) -> None:
        """All cookies of somebody end; a fresh one stands for this device: its old one may have been copied."""
        now = house_clock.now()
        row = {"id": device, "person": person, "kind": kind, "made": now, "seen": now}
        async with self._store.writing() as connection:
            await connection.execute(_devices.delete().where(_devices.c.person == person))
            await connection.execute(_people.update().where(_people.c.id == person).values(since=now))
            await connection.execute(_devices.insert().values(row))
