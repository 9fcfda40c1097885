"""How the server is set up: by the command line, or by environment variables."""

import os
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec

from osselet.core.errors import OptionError

PREFIX = "OSSELET_"
LISTS = {"games": os.pathsep, "trusted": ",", "proxies": ","}
"""Settings that are lists, and what stands between their parts."""


KEEP = {"open": 14, "idle": 60, "over": 365, "chat": 180, "guests": 400}
"""Days after which a table nobody has begun, an abandoned one, a finished one, the chat of a table and a guest go."""
QUOTA = {"tables": 100, "newcomers": 200, "entries": 20_000}
"""Unfinished tables of a person, new people from an address a day, entries of a table."""


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Everything a host may say."""

    host: str = "127.0.0.1"
    port: int = 8088
    database: str = ""
    """sqlite:///FILE or postgresql://…; empty: a file in the data folder."""
    redis: str = ""
    """redis://…; the bus between workers, PostgreSQL's own if empty."""
    workers: int = 1
    origin: str = ""
    """The public address, such as https://play.example.org."""
    proxy: bool = False
    """Believe what a proxy says of the address and scheme of whoever asks."""
    data: str = ""
    """The folder of the embedded database."""
    games: tuple[str, ...] = ()
    """Folders of games to put in the cabinet as well."""
    pause: float = 0.9
    """Seconds a bot takes for a move, on average."""
    rate: float = 20.0
    """Commands a second a socket may send."""
    sockets: int = 64
    """Sockets an address may hold open."""
    limits: float = 1.0
    """How many times as much as usual people, addresses and networks may ask; 0 where all come from one address."""
    trusted: tuple[str, ...] = ()
    """Networks from which many people come: they are limited as people, hardly as a network."""
    proxies: tuple[str, ...] = ()
    """Networks of further proxies, whose word on the address of whoever asks is believed too."""
    space: int = 200
    """Free megabytes where the database lies below which the host is warned."""
    house: str = "open"
    """`members`: an invitation is needed before one may play or see tables."""
    contact: str = ""
    """How to reach the host: an address that begins with https:// or mailto:, or plain words."""
    imprint: str = ""
    """Who the host is, or the address of a page that says so."""
    keep: str = ""
    """Days for which things are kept, such as `open=14,over=365`; see KEEP."""
    quota: str = ""
    """How much somebody may have, such as `tables=100`; see QUOTA."""
    metrics: bool = False
    """Show /metrics to everybody, not only to this machine."""
    log: str = "info"

    @property
    def store(self) -> str:
        """The address of the database."""
        if self.database:
            return self.database
        from platformdirs import user_data_path

        folder = Path(self.data) if self.data else user_data_path("osselet", appauthor=False)
        return f"sqlite:///{folder.absolute() / 'osselet.db'}"

    @property
    def keeps(self) -> dict[str, int]:
        """Days for which things are kept; 0 for ever."""
        return read_numbers(self.keep, KEEP, "keep")

    @property
    def quotas(self) -> dict[str, int]:
        """How much somebody may have; 0 without end."""
        return read_numbers(self.quota, QUOTA, "quota")

    @property
    def public(self) -> str:
        """The address people type."""
        host = "localhost" if self.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else self.host
        return self.origin.rstrip("/") or f"http://{host}:{self.port}"


def read_numbers(said: str, usual: dict[str, int], setting: str) -> dict[str, int]:
    """The usual numbers with what the host says instead, `open=14,over=365`."""
    found = dict(usual)
    for part in said.replace(",", " ").split():
        name, _, number = part.partition("=")
        if name not in usual or not number.isdecimal():
            raise OptionError(f"{PREFIX}{setting.upper()} is like {_example(usual)}, not {said!r}.")
        found[name] = int(number)
    return found


def _example(usual: dict[str, int]) -> str:
    return ",".join(f"{name}={number}" for name, number in usual.items())


def from_env(**given: Any) -> Settings:
    """The settings: what is given, else the environment, else the usual."""
    found: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        if given.get(name) is not None:
            found[name] = given[name]
        elif value := os.environ.get(PREFIX + name.upper(), ""):
            found[name] = _listed(value, LISTS[name]) if name in LISTS else value
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError(f"A setting is not as it should be: {error}.") from None
    check(settings)
    return settings


def _listed(value: str, mark: str) -> list[str]:
    return [one.strip() for one in value.split(mark) if one.strip()]


def check(settings: Settings) -> None:
    """Refuses what cannot work."""
    if not 0 <= settings.port < 65_536:
        raise OptionError(f"A port is a number from 0 to 65535, not {settings.port}.")
    if settings.workers < 1:
        raise OptionError("At least one worker is needed.")
    if settings.workers > 1 and settings.store.startswith("sqlite") and sys.platform != "linux":
        raise OptionError("Here several workers need PostgreSQL: --database postgresql://USER@HOST/NAME.")
    if settings.space < 0:
        raise OptionError("The space to be warned of is a number of megabytes, 0 for no warning.")
    if settings.origin and not settings.origin.startswith(("http://", "https://")):
        raise OptionError(f"The public address begins with https://, not like {settings.origin!r}.")
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        raise OptionError(f"A Redis is redis://HOST:PORT, not {settings.redis!r}.")
    if settings.house not in ("open", "members"):
        raise OptionError(f"The house is open or members, not {settings.house!r}.")
    read_numbers(settings.keep, KEEP, "keep")
    read_numbers(settings.quota, QUOTA, "quota")
    for name in ("trusted", "proxies"):
        for network in getattr(settings, name):
            try:
                ip_network(network, strict=False)
            except ValueError:
                raise OptionError(f"A network is written like 192.0.2.0/24, not {network!r} ({name}).") from None
    if settings.sockets < 1 or settings.rate <= 0 or settings.limits < 0:
        raise OptionError("Limits are numbers above 0; OSSELET_LIMITS=0 lifts those on requests.")
    if settings.log not in ("debug", "info", "warning", "error"):
        raise OptionError(f"The log is debug, info, warning or error, not {settings.log!r}.")
