"""`osselet serve`, and `osselet` alone."""

import os
import socket
import threading
import time
import urllib.request
import webbrowser
from http.client import HTTPException
from typing import Any

import msgspec

from osselet.cli.console import out
from osselet.core.errors import OptionError
from osselet.core.texts import Speaker
from osselet.server.settings import PREFIX, Settings, from_env

NEIGHBOURS = 20
"""How many ports after the usual one are tried where nobody has asked for one."""


def open_server(lang: str, browser: bool, **given: Any) -> int:
    """Serves, says where, and opens the browser if it is asked to."""
    settings = _with_free_port(from_env(**given), asked=_is_port_asked(**given))
    _say(lang, "cli-serve-open", address=settings.public)
    _say(lang, "cli-serve-stop")
    if browser:
        threading.Thread(target=_open_when_ready, args=(settings,), daemon=True).start()
    from osselet.server.serve import serve

    return serve(settings)


def open_at_home(lang: str) -> int:
    """Serves for this machine alone and opens the browser; where Osselet runs already, only that."""
    settings = from_env(host="127.0.0.1")
    if is_running(settings.port):
        _say(lang, "cli-serve-running", address=settings.public)
        webbrowser.open(settings.public)
        return 0
    return open_server(lang, browser=True, host=settings.host)


def is_running(port: int) -> bool:
    """Is it Osselet that answers on this port of this machine, and is it well?"""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=3) as answer:
            return b'"status":"ok"' in answer.read(200)
    except (OSError, HTTPException):
        return False


def free_port(wanted: int | None) -> int:
    """A port of this machine that is free: the one asked for, else the usual one or one of the next."""
    given = {} if wanted is None else {"port": wanted}
    return _with_free_port(from_env(host="127.0.0.1", **given), asked=_is_port_asked(**given)).port


def _say(lang: str, key: str, **arguments: str) -> None:
    """To a terminal, a log or another program alike, and at once."""
    console = out()
    console.print(Speaker(None, lang)(key, **arguments), soft_wrap=True, markup=False)
    console.file.flush()


def _is_port_asked(port: int | None = None, **_: Any) -> bool:
    return port is not None or bool(os.environ.get(f"{PREFIX}PORT"))


def _with_free_port(settings: Settings, asked: bool) -> Settings:
    """The settings with a port that is free: the one asked for, else the usual one or one of the next."""
    ports = [settings.port] if asked else [*range(settings.port, settings.port + NEIGHBOURS), 0]
    for port in ports:
        try:
            return msgspec.structs.replace(settings, port=_opened(settings.host, port))
        except OSError as error:
            reason = error.strerror
    raise OptionError(
        f"{settings.host}:{settings.port} cannot be opened ({reason}); "
        "another program may be there: choose another --port, or 0 for any."
    )


def _opened(host: str, port: int) -> int:
    """The port, if it can be opened now; 0 finds any."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
        return int(probe.getsockname()[1])


def _open_when_ready(settings: Settings) -> None:
    for _ in range(100):
        if is_running(settings.port):
            webbrowser.open(settings.public)
            return
        time.sleep(0.1)
