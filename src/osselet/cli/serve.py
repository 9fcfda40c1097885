"""`osselet serve`, and `osselet` alone."""

import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Any

import msgspec

from osselet.cli.console import out
from osselet.core.errors import OptionError
from osselet.core.texts import Speaker
from osselet.server.running import serve
from osselet.server.settings import Settings, from_env


def open_house(lang: str, browser: bool, **given: Any) -> int:
    """Serves, says where, and opens the browser if it is asked to."""
    settings = _with_port(from_env(**given))
    say = Speaker(None, lang)
    if out().is_terminal:
        out().print(say("cli-serve-open", address=settings.public), soft_wrap=True, highlight=False)
        out().print(say("cli-serve-stop"), highlight=False)
    if browser:
        threading.Thread(target=_open_when_ready, args=(settings,), daemon=True).start()
    return serve(settings)


def open_at_home(lang: str) -> int:
    """Serves for this machine alone and opens the browser; where Osselet runs already, only that."""
    settings = from_env(host="127.0.0.1")
    if answers(settings.port):
        webbrowser.open(settings.public)
        return 0
    port = settings.port if _is_free(settings) else 0
    return open_house(lang, browser=True, host=settings.host, port=port)


def answers(port: int) -> bool:
    """Is it Osselet that answers on this port of this machine, and is it well?"""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=3) as answer:
            return b'"status":"ok"' in answer.read(200)
    except OSError:
        return False


def _is_free(settings: Settings) -> bool:
    try:
        _with_port(settings)
    except OptionError:
        return False
    return True


def _with_port(settings: Settings) -> Settings:
    """The settings with a port that is free; a taken one is said in plain words."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise OptionError(
                f"{settings.host}:{settings.port} cannot be opened ({error.strerror}); "
                "another program may be there: choose another --port, or 0 for any."
            ) from None
        return msgspec.structs.replace(settings, port=probe.getsockname()[1])


def _open_when_ready(settings: Settings) -> None:
    for _ in range(100):
        if answers(settings.port):
            webbrowser.open(settings.public)
            return
        time.sleep(0.1)
