"""`osselet doctor`: what is wrong with a set-up, in plain words."""

import asyncio
import os
import shutil
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from osselet.cli.console import out
from osselet.cli.serve import is_running
from osselet.core.errors import OsseletError
from osselet.core.extras import MissingExtra, command, require
from osselet.core.texts import Speaker
from osselet.server.catalogue import Catalogue
from osselet.server.settings import Settings, from_env
from osselet.server.store import Store

ENOUGH_SPACE = 200 << 20


class Ill(OsseletError):
    """Something to be mended: the key of a text and its arguments."""

    def __init__(self, key: str, **arguments: Any) -> None:
        self.key, self.arguments = key, arguments
        super().__init__(key)


class Well(Ill):
    """Something that looks wrong and is not."""


def examine(lang: str, **given: Any) -> int:
    """Looks at everything a server needs, and says what to do where something is missing."""
    say = Speaker(None, lang)
    settings = from_env(**given)
    ill = 0
    for name, check in CHECKS.items():
        try:
            found = asyncio.run(check(settings))
            mark, text = "✓", say(f"cli-doctor-{name}", **found)
        except Ill as error:
            ill += not isinstance(error, Well)
            mark, text = "✓" if isinstance(error, Well) else "✗", say(f"cli-doctor-{error.key}", **error.arguments)
        except MissingExtra as error:
            ill += 1
            mark, text = "✗", say("cli-doctor-extra", module=error.module, extra=command(error.extra))
        except OsseletError as error:
            ill += 1
            mark, text = "✗", str(error)
        out().print(f"{mark} {text}", markup=False, highlight=False, soft_wrap=True)
    out().print(say("cli-doctor-ill", count=ill) if ill else say("cli-doctor-well"), highlight=False)
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
            if is_running(settings.port):
                raise Well("running", host=settings.host, port=str(settings.port)) from None
            raise Ill("port-taken", host=settings.host, port=str(settings.port), why=str(error.strerror)) from None
    return {"host": settings.host, "port": str(settings.port)}


async def _database(settings: Settings) -> dict[str, Any]:
    store = Store(settings.store)
    try:
        await store.open()
        await store.alive()
    finally:
        await store.engine.dispose()
    return {"database": store.url.render_as_string(hide_password=True)}


async def _space(settings: Settings) -> dict[str, Any]:
    store = settings.store
    folder = Path(store.removeprefix("sqlite:///")).parent if store.startswith("sqlite") else Path.cwd()
    free = shutil.disk_usage(folder).free
    if free < ENOUGH_SPACE:
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


CHECKS: dict[str, Callable[[Settings], Coroutine[Any, Any, dict[str, Any]]]] = {
    "games": _games,
    "port": _port,
    "database": _database,
    "space": _space,
    "redis": _redis,
    "origin": _origin,
}
