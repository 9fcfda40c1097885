"""REST about oneself: name, devices, phrase, blocks; taking one's data along, or being forgotten."""

from dataclasses import replace
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from osselet.room.refusal import Refusal
from osselet.server import house_clock
from osselet.server.desk import Desk, charge, cookie, desk, person, visitor, worker_of
from osselet.server.identity import COOKIE, clean_name, device_kind, new_id, new_phrase, phrase_hash
from osselet.server.keeping import Person, Visitor
from osselet.wire import rest as wire
from osselet.wire.messages import TableInfo
from osselet.wire.rest import LONGEST_NAME

NOTE_EVERY = 3600.0
"""Seconds between notes that somebody was here."""


async def myself(request: Request[Any, Any, Any], banned: bool = False) -> Visitor:
    """Who asks, member or not; refuses who is not known, and whoever is banned unless they may take their leave."""
    found = await visitor(request)
    if found is None:
        raise Refusal("no-name")
    if not banned and worker_of(request).house.is_banned(found.person.id):
        raise Refusal("banned")
    return found


def _kind(request: Request[Any, Any, Any]) -> str:
    return device_kind(request.headers.get("user-agent", ""))


async def _noted(request: Request[Any, Any, Any], found: Visitor) -> str:
    """The device somebody comes with, noted now and then."""
    known, device, devices = found.person, found.device, worker_of(request).house.devices
    if device is None:
        device = new_id()
        await devices.add(known.id, device, _kind(request))
    elif found.seen < house_clock.now() - NOTE_EVERY:
        await devices.see(known.id, device)
    return device


class Myself(Desk):
    """Who I am: a name and a cookie, no account."""

    path = "/api/me"
    tags = ("me",)

    @get("/")
    async def me(self, request: Request[Any, Any, Any]) -> Response[wire.Me]:
        """My name; the visit is noted, and the cookie lasts anew."""
        found = await myself(request)
        return Response(_me(found.person), cookies=[cookie(request, found.person.id, await _noted(request, found))])

    @get("/visit")
    async def visit(self, request: Request[Any, Any, Any]) -> Response[wire.Visit]:
        """The same for a page that opens: to be new is no mistake, and says nobody."""
        if await visitor(request) is None:
            return Response(wire.Visit(me=None))
        found = await myself(request)
        known = cookie(request, found.person.id, await _noted(request, found))
        return Response(wire.Visit(me=_me(found.person)), cookies=[known])

    @post("/", status_code=200)
    async def hello(self, request: Request[Any, Any, Any], data: JSONBody[wire.Rename]) -> Response[wire.Me]:
        """I am new here, or I have another name or picture."""
        worker = worker_of(request)
        name = clean_name(data.name, LONGEST_NAME)
        changed: dict[str, Any] = {"name": name} | ({} if data.avatar is None else {"avatar": data.avatar})
        found = await visitor(request)
        if found is not None and found.device is not None:
            known, device = (await myself(request)).person, found.device
            await worker.store.change_person(known.id, **changed)
            return Response(_me(replace(known, **changed)), cookies=[cookie(request, known.id, device)])
        device = new_id()
        if found is None:
            charge(request, worker.limits.making)
            if not worker.limits.newcomers.take(worker.address(request.scope)):
                raise Refusal("too-many-people")
            who = new_id()
            await worker.store.add_person(who, name, data.avatar or 0)
        else:
            who = (await myself(request)).person.id
            await worker.store.change_person(who, **changed)
        await worker.house.devices.add(who, device, _kind(request))
        known = Person(who, "", False) if found is None else found.person
        return Response(_me(replace(known, **changed)), cookies=[cookie(request, who, device)])

    @post("/member", status_code=200)
    async def enter(self, request: Request[Any, Any, Any], data: JSONBody[wire.Enter]) -> wire.Me:
        """I come with an invitation to the house."""
        worker, known = worker_of(request), (await myself(request)).person
        charge(request, worker.limits.guessing)
        code = data.code.strip().lower()
        if not known.member and not (code.isprintable() and await worker.house.rows.use(code, known.id)):
            raise Refusal("no-invitation")
        return _me(replace(known, member=True))

    @post("/phrase", status_code=200)
    async def new_phrase(self, request: Request[Any, Any, Any]) -> Response[wire.Phrase]:
        """A fresh recovery phrase, shown only now; an older one and all other cookies stop working."""
        known = (await myself(request)).person
        charge(request, worker_of(request).limits.making)
        phrase, device = new_phrase(), new_id()
        worker = worker_of(request)
        await worker.store.change_person(known.id, phrase=phrase_hash(phrase))
        await worker.house.devices.end_all(known.id, device, _kind(request))
        await worker.house.order("devices", known.id)
        return Response(wire.Phrase(phrase=phrase), cookies=[cookie(request, known.id, device)])

    @post("/recover", status_code=200)
    async def recover(self, request: Request[Any, Any, Any], data: JSONBody[wire.Phrase]) -> Response[wire.Me]:
        """I come from another device: this one gets my name, my seats and my tables."""
        worker = worker_of(request)
        charge(request, worker.limits.guessing)
        known = await worker.store.person_of_phrase(phrase_hash(data.phrase))
        if known is None:
            raise Refusal("no-phrase")
        here = await visitor(request)
        if here is not None and here.person.id != known.id:
            await desk(request).hand_over(here.person.id, known.id)
            await worker.house.rows.take_over(here.person.id, known.id)
            await worker.house.order("sanctions")
        device = new_id()
        await worker.house.devices.add(known.id, device, _kind(request))
        return Response(_me(known), cookies=[cookie(request, known.id, device)])

    @get("/devices")
    async def devices(self, request: Request[Any, Any, Any]) -> list[wire.DeviceInfo]:
        """The devices on which I am known, the latest first."""
        found = await myself(request)
        return await _devices(request, found)

    @delete("/devices", status_code=200)
    async def sign_out_others(self, request: Request[Any, Any, Any]) -> Response[wire.Done]:
        """All my other devices are signed out, and whoever has copied a cookie of mine."""
        known, device, house = (await myself(request)).person, new_id(), worker_of(request).house
        charge(request, worker_of(request).limits.making)
        await house.devices.end_all(known.id, device, _kind(request))
        await house.order("devices", known.id)
        return Response(wire.Done(), cookies=[cookie(request, known.id, device)])

    @delete("/devices/{device:str}", status_code=200)
    async def sign_out(self, request: Request[Any, Any, Any], device: FromPath[str]) -> wire.Done:
        """One of my devices is signed out."""
        known, house = (await myself(request)).person, worker_of(request).house
        charge(request, worker_of(request).limits.making)
        if not device.isprintable() or not await house.devices.end(known.id, device):
            raise Refusal("no-device")
        await house.order("devices", known.id)
        return wire.Done()

    @get("/blocks")
    async def blocks(self, request: Request[Any, Any, Any]) -> list[wire.BlockInfo]:
        """Those of whom I want to hear nothing."""
        return await _blocks(request, (await myself(request)).person.id)

    @post("/blocks", status_code=200)
    async def block(self, request: Request[Any, Any, Any], data: JSONBody[wire.Block]) -> list[wire.BlockInfo]:
        """I hear nothing more of somebody, and they cannot sit down at tables I lay."""
        known, house = await person(request), worker_of(request).house
        charge(request, worker_of(request).limits.making)
        other = await worker_of(request).house.pointed_at(data.table, known.id, data)
        if other.person is None or other.person == known.id:
            raise Refusal("no-line")
        await house.rows.block(known.id, other.person, other.name)
        await house.order("blocks", known.id)
        return await _blocks(request, known.id)

    @delete("/blocks/{block:int}", status_code=200)
    async def unblock(self, request: Request[Any, Any, Any], block: FromPath[int]) -> list[wire.BlockInfo]:
        """I hear somebody again."""
        known, house = (await myself(request)).person, worker_of(request).house
        charge(request, worker_of(request).limits.making)
        if not 0 < block < 2**31 or not await house.rows.unblock(known.id, block):
            raise Refusal("no-line")
        await house.order("blocks", known.id)
        return await _blocks(request, known.id)

    @get("/export")
    async def export(self, request: Request[Any, Any, Any]) -> wire.Belongings:
        """All that is kept of me, to take along; what I saw of my games comes from their histories."""
        found, worker = await myself(request, banned=True), worker_of(request)
        charge(request, worker.limits.making, 5)
        known = found.person
        made, seen = await worker.house.rows.times(known.id)
        return wire.Belongings(
            name=known.name,
            avatar=known.avatar,
            made=made,
            seen=seen,
            recoverable=known.recoverable,
            member=known.member,
            devices=await _devices(request, found),
            blocks=await _blocks(request, known.id),
            tables=await desk(request).mine(known.id),
            chat=await worker.forgetting.lines(known.id),
        )

    @delete("/", status_code=200)
    async def forget(self, request: Request[Any, Any, Any]) -> Response[wire.Done]:
        """Forget me: my name, my phrase and my words go for good, bots play on for me."""
        worker, known = worker_of(request), (await myself(request, banned=True)).person
        charge(request, worker.limits.making, 5)
        await worker.forgetting.forget(known.id)
        response = Response(wire.Done())
        response.delete_cookie(COOKIE)
        return response

    @get("/tables")
    async def tables(self, request: Request[Any, Any, Any]) -> list[TableInfo]:
        """My tables, the latest first, with whose turn it is."""
        return await desk(request).mine((await person(request)).id)


def _me(known: Person) -> wire.Me:
    return wire.Me(name=known.name, avatar=known.avatar, recoverable=known.recoverable, member=known.member)


async def _devices(request: Request[Any, Any, Any], found: Visitor) -> list[wire.DeviceInfo]:
    return [
        wire.DeviceInfo(id=one.id, kind=one.kind, made=one.made, seen=one.seen, here=one.id == found.device)
        for one in await worker_of(request).house.devices.of(found.person.id)
    ]


async def _blocks(request: Request[Any, Any, Any], who: str) -> list[wire.BlockInfo]:
    rows = await worker_of(request).house.rows.blocks(who)
    return [wire.BlockInfo(id=row["id"], name=row["name"], made=row["made"]) for row in rows]
