"""What `osselet watch` starts anew for every reading of a folder: `python -m osselet.cli.watched try|serve …`.

`try` loads the game and looks whether it plays; `serve` goes on with its tables and serves them.
"""

import asyncio
import json
import os
import signal
import sys
import threading
import time
from typing import Any

from osselet.cli.console import out
from osselet.conformance import ConformanceError, suite
from osselet.core.errors import OsseletError
from osselet.core.registry import find, where
from osselet.core.texts import Speaker

NEEDED = ("ends", "lists")
"""Where one of these fails nobody can play."""
TOLD = ("names", "refusals", "labels", "texts", "look")
"""Where one of these fails one can, and its author is told."""


def main(task: str, folder: str, *rest: str) -> int:
    """Does what the first word says."""
    return _serve(folder, *rest) if task == "serve" else _try(folder)


def _try(folder: str) -> int:
    """Prints one JSON object: what keeps the game from being played, and what else its author should know."""
    error, advice = "", list[str]()
    try:
        found = find(folder)
        first = next(iter(suite(found, plain=True, games=1)))
        for check in suite(found, plain=True, games=1):
            if (check.players, check.options) != (first.players, first.options) or check.name not in NEEDED + TOLD:
                continue
            problem = _problem(check)
            if problem and check.name in NEEDED:
                error = problem
                break
            if problem:
                advice.append(f"{check.name}: {problem}")
    except OsseletError as refused:
        error = str(refused)
    except Exception as failed:
        error = where(failed)
    json.dump({"error": _line(error), "advice": [_line(one) for one in dict.fromkeys(advice)]}, sys.stdout)
    return 0


def _problem(check: Any) -> str:
    try:
        check.run()
    except ConformanceError as error:
        return str(error)
    return ""


def _line(text: str) -> str:
    return " ".join(text.split())


def _end_with(parent: int) -> None:
    """Nobody would read the folder again, and our door would stay taken."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)


def _serve(folder: str, port: str, reading: str, lang: str) -> int:
    """Serves the game, after its tables have been read by its new rules."""
    from osselet.server import live_table
    from osselet.server.renewal import renew
    from osselet.server.serve import serve
    from osselet.server.settings import from_env

    settings = from_env(host="127.0.0.1", port=int(port), games=(folder,), log="error")
    game = find(folder)
    for reason in asyncio.run(renew(settings.store, game)):
        out().print(Speaker(None, lang)("cli-watch-anew", reason=reason), markup=False, soft_wrap=True)
    live_table.reading = int(reading)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    return serve(settings)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
