"""`osselet doctor`: what is wrong with a set-up, in plain words."""

import asyncio
import json
import os
import shutil
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine
from http.client import HTTPException
from pathlib import Path
from typing import Any

from osselet.cli.console import out
from osselet.core.errors import OsseletError
from osselet.core.extras import MissingExtra, command, require
from osselet.core.texts import Speaker
from osselet.server.catalogue import Catalogue
from osselet.server.housekeeper import SOON
from osselet.server.retention import DAY, STAGES
from osselet.server.settings import Settings, from_env
from osselet.server.store import Store
from osselet.server.store.sweep_rows import SweepRows
from osselet.server.store.upgrade import newest
from osselet.server.store.upkeep import editions

ASKED_WITHIN = 8.0
"""Seconds for an answer of the public address."""


class Ill(OsseletError):
    """Something to be mended: the key of a text and its arguments."""

    mark = "✗"

    def __init__(self, key: str, **arguments: Any) -> None:
        self.key, self.arguments = key, arguments
        super().__init__(key)


class Well(Ill):
    """Something that looks wrong and is not."""

    mark = "✓"


class Known(Ill):
    """Something a host should know, and that need not be mended."""

    mark = "!"


class Unasked(Ill):
    """Something that cannot be found out from here."""

    mark = "?"


def examine(lang: str, **given: Any) -> int:
    """Looks at everything a server needs, and says what to do where something is missing."""
    say = Speaker(None, lang)
    settings = from_env(**given)
    marks = []
    for name, check in CHECKS.items():
        mark = Ill.mark
        try:
            found = asyncio.run(check(settings))
            if found is None:
                continue
            mark, text = Well.mark, say(f"cli-doctor-{name}", **found)
        except Ill as error:
            mark, text = error.mark, say(f"cli-doctor-{error.key}", **error.arguments)
        except MissingExtra as error:
            text = say("cli-doctor-extra", module=error.module, extra=command(error.extra))
        except OsseletError as error:
            text = str(error)
        marks.append(mark)
        out().print(f"{mark} {text}", markup=False, highlight=False, soft_wrap=True)
    ill, unasked = marks.count(Ill.mark), marks.count(Unasked.mark)
    if ill:
        out().print(say("cli-doctor-ill", count=ill), highlight=False)
    else:
        out().print(say("cli-doctor-unsure", count=unasked) if unasked else say("cli-doctor-well"), highlight=False)
    return 1 if ill else 0


async def _games(settings: Settings) -> dict[str, Any]:
    return {"games": ", ".join(Catalogue(settings.games).games)}


async def _port(settings: Settings) -> dict[str, Any]:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            at = {"host": settings.host, "port": str(settings.port)}
            if health := _health(f"http://127.0.0.1:{settings.port}"):
                if health.get("status") == "ok":
                    raise Well("running", **at) from None
                raise Ill("unwell", **at, why=str(health.get("reason", health["status"]))) from None
            raise Ill("port-taken", host=settings.host, port=str(settings.port), why=str(error.strerror)) from None
    return {"host": settings.host, "port": str(settings.port)}


async def _database(settings: Settings) -> dict[str, Any]:
    """It is only looked at: a server may be running, and it is the server that brings it to its shape."""
    store = Store(settings.store, only_looks=True)
    try:
        store.refuse_beside_rescued()
        shape = await store.shape()
    finally:
        await store.dispose()
    if shape is None:
        raise Well("database-new", database=store.place)
    if shape != newest():
        raise Known("database-older", database=store.place, shape=shape, ours=newest())
    return {"database": store.place}


async def _tables(settings: Settings) -> dict[str, Any] | None:
    """Tables that wait for rules this house does not have."""
    try:
        kept = await _editions(settings)
    except OsseletError:
        return None  # that the database is ill was said
    known = Catalogue(settings.games).editions
    aside = [(game, rules, count) for game, rules, count in kept if (game, rules) not in known]
    if aside:
        listed = ", ".join(f"{game} {rules} ({count})" for game, rules, count in aside)
        raise Known("aside", count=sum(count for *_, count in aside), listed=listed)
    return {"count": sum(count for *_, count in kept)}


async def _keeping(settings: Settings) -> dict[str, Any] | None:
    """How long things are kept, and how much goes soon."""
    keeps, now = settings.keeps, time.time()
    ends = [(stage, now - (keeps[name] - SOON) * DAY) for stage, name in STAGES.items() if keeps[name]]
    try:
        due = await _due(settings, ends)
    except OsseletError:
        return None  # that the database is ill was said
    return None if due is None else {**keeps, "due": due}


async def _due(settings: Settings, ends: list[tuple[str, float]]) -> int | None:
    store = Store(settings.store, only_looks=True)
    try:
        if await store.shape() != newest():
            return None
        rows = SweepRows(store)
        return sum([await rows.count(stage, before) for stage, before in ends])
    finally:
        await store.dispose()


async def _editions(settings: Settings) -> list[tuple[str, int, int]]:
    store = Store(settings.store, only_looks=True)
    try:
        return await editions(store) if await store.shape() is not None else []
    finally:
        await store.dispose()


async def _space(settings: Settings) -> dict[str, Any]:
    if not settings.store.startswith("sqlite"):
        raise Unasked("space-elsewhere")
    path = Path(settings.store.removeprefix("sqlite:///"))
    folder = next(found for found in (path.parent, *path.parent.parents) if found.is_dir())
    free = shutil.disk_usage(folder).free
    if free < settings.space << 20:
        raise Ill("space-low", folder=str(folder), free=free >> 20)
    if not os.access(folder, os.W_OK):
        raise Ill("folder-closed", folder=str(folder))
    return {"folder": str(folder), "free": free >> 20}


async def _redis(settings: Settings) -> dict[str, Any]:
    if not settings.redis:
        return {"redis": "no"}
    require("redis")
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    client: Any = Redis.from_url(settings.redis, socket_connect_timeout=3, socket_timeout=3)
    try:
        await client.ping()
    except (RedisError, OSError) as error:
        raise Ill("redis-down", why=str(error)) from None
    finally:
        await client.aclose()
    return {"redis": "yes"}


async def _origin(settings: Settings) -> dict[str, Any]:
    outside = settings.host not in ("127.0.0.1", "localhost", "::1") or settings.proxy
    if outside and not settings.origin.startswith("https://"):
        raise Ill("origin-missing")
    return {"origin": settings.public}


async def _public(settings: Settings) -> dict[str, Any] | None:
    """Asks the public address what a browser would: the page by https, and a socket."""
    if not settings.origin:
        return None
    origin = settings.public
    if not _health(f"http://127.0.0.1:{settings.port}"):
        raise Unasked("public-later", origin=origin)
    try:
        health = _asked(origin)
    except (OSError, HTTPException, ValueError) as error:
        raise Ill("public-silent", origin=origin, why=str(getattr(error, "reason", error))) from None
    if "status" not in health:
        raise Ill("public-other", origin=origin)
    why = await _talked(origin)
    if why:
        raise Ill("public-no-socket", origin=origin, why=why)
    return {"origin": origin}


def _asked(address: str) -> dict[str, Any]:
    """What an address says of its health; nothing where that is not ours. Raises what goes wrong on the way."""
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=ASKED_WITHIN) as answer:
            said = answer.read(1000)
    except urllib.error.HTTPError as error:
        said = error.read(1000)
    try:
        found = json.loads(said)
    except ValueError:
        return {}
    return found if isinstance(found, dict) and "status" in found else {}


def _health(address: str) -> dict[str, Any]:
    try:
        return _asked(address)
    except (OSError, HTTPException, ValueError):
        return {}


async def _talked(origin: str) -> str:
    """Why a socket at this address does not answer; empty if it does."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import WebSocketException

    try:
        async with (
            asyncio.timeout(ASKED_WITHIN),
            connect(origin.replace("http", "ws", 1) + "/api/socket", additional_headers={"Origin": origin}) as line,
        ):
            await line.send('{"type":"ping"}')
            await line.recv()
    except (OSError, WebSocketException, TimeoutError, ValueError) as error:
        return str(error) or type(error).__name__
    return ""


CHECKS: dict[str, Callable[[Settings], Coroutine[Any, Any, dict[str, Any] | None]]] = {
    "games": _games,
    "port": _port,
    "database": _database,
    "tables": _tables,
    "keeping": _keeping,
    "space": _space,
    "redis": _redis,
    "origin": _origin,
    "public": _public,
}
