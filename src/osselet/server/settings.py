"""How the server is set up: by the command line, or by environment variables."""

import os
import sys
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from osselet.core.errors import OptionError

PREFIX = "OSSELET_"


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
    limits: bool = True
    """Limit how many requests, guesses and new tables come from one address; off where all come from one."""
    metrics: bool = False
    """Show /metrics to everybody, not only to this machine."""
    log: str = "info"

    @property
    def store(self) -> str:
        """The address of the database."""
        if self.database:
            return self.database
        folder = Path(self.data) if self.data else user_data_path("osselet", appauthor=False)
        return f"sqlite:///{folder.absolute() / 'osselet.db'}"

    @property
    def public(self) -> str:
        """The address people type."""
        host = "localhost" if self.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else self.host
        return self.origin.rstrip("/") or f"http://{host}:{self.port}"


def from_env(**given: Any) -> Settings:
    """The settings: what is given, else the environment, else the usual."""
    found: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        if given.get(name) is not None:
            found[name] = given[name]
        elif value := os.environ.get(PREFIX + name.upper(), ""):
            found[name] = value.split(os.pathsep) if name == "games" else value
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError(f"A setting is not as it should be: {error}.") from None
    check(settings)
    return settings


def check(settings: Settings) -> None:
    """Refuses what cannot work."""
    if not 0 <= settings.port < 65_536:
        raise OptionError(f"A port is a number from 0 to 65535, not {settings.port}.")
    if settings.workers < 1:
        raise OptionError("At least one worker is needed.")
    if settings.workers > 1 and settings.store.startswith("sqlite") and sys.platform != "linux":
        raise OptionError("Here several workers need PostgreSQL: --database postgresql://USER@HOST/NAME.")
    if settings.origin and not settings.origin.startswith(("http://", "https://")):
        raise OptionError(f"The public address begins with https://, not like {settings.origin!r}.")
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        raise OptionError(f"A Redis is redis://HOST:PORT, not {settings.redis!r}.")
    if settings.log not in ("debug", "info", "warning", "error"):
        raise OptionError(f"The log is debug, info, warning or error, not {settings.log!r}.")
