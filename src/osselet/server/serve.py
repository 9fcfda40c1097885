"""Starts the server: one worker in this process, or several."""

import asyncio
import gc
import json
import logging
import multiprocessing
import os
import secrets
import signal
import socket
import sys
import tempfile
import threading
import time
from functools import partial
from importlib.metadata import version
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import uvicorn

from osselet.server import house_clock
from osselet.server.app import App
from osselet.server.catalogue import Catalogue
from osselet.server.connection import go_on, talk
from osselet.server.http import HttpProtocol
from osselet.server.metrics import Board
from osselet.server.settings import Settings
from osselet.server.standing import fields
from osselet.server.store import Store
from osselet.server.store.upgrade import shape, upgrade
from osselet.server.store.upkeep import set_clock
from osselet.server.websocket import WebSocket
from osselet.server.worker import Worker
from osselet.server.worker_links import HandedOver, WorkerLinks

log = logging.getLogger("osselet")
YOUNG = 20_000
"""Objects after which memory is tidied: a server holds many that live long, and looking at them costs time."""
SHARE = 0.001
"""Seconds for which a thread may keep the interpreter from another: the writer needs it, and moves wait for commits."""
TOGETHER = 10.0
"""Seconds for which workers wait for each other before they let people in."""
DRAIN = 5
"""Seconds for which an orderly stop waits for what is under way."""


class JsonLines(logging.Formatter):
    """One JSON object a line; no cookies, tokens, phrases, codes or addresses of people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        kept: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        kept |= getattr(record, "fields", {})
        if record.exc_info:
            kept["exception"] = self.formatException(record.exc_info)
        return json.dumps(kept, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """Structured logs on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("alembic", "aiosqlite", "uvicorn", "uvicorn.error", "sqlalchemy"):
        logging.getLogger(name).setLevel(logging.WARNING)


class Server(uvicorn.Server):
    """Uvicorn, but players are told before their sockets close."""

    def __init__(self, config: uvicorn.Config, worker: Worker) -> None:
        super().__init__(config)
        self._worker = worker
        if worker.links is not None:
            worker.links.on_handed = self._take
        self._taking: set[asyncio.Task[Any]] = set()

    def _take(self, connection: socket.socket, handed: HandedOver) -> None:
        """Goes on with a socket another worker has greeted."""
        goes_on = partial(go_on, services=self._worker, handed=handed)
        loop = asyncio.get_running_loop()
        opened = partial(WebSocket, goes_on, self.config, self.server_state, is_open=True)
        task = loop.create_task(loop.connect_accepted_socket(opened, connection))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def shutdown(self, sockets: Any = None) -> None:
        """Says goodbye, then drains."""
        self._worker.farewell()
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)


def config(worker: Worker | None, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves us; without a worker it only opens the door."""
    return uvicorn.Config(
        worker and App(worker),  # type: ignore[arg-type]
        host=settings.host,
        port=settings.port,
        ws=worker and partial(WebSocket, partial(talk, services=worker)),  # type: ignore[arg-type]
        http=partial(HttpProtocol, worker and worker.lines),  # type: ignore[arg-type]
        loop="auto",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=DRAIN,
        h11_max_incomplete_event_size=16_384,
    )


def serve(settings: Settings) -> int:
    """Serves until it is told to stop. What cannot be is said before anybody is let in."""
    set_up_logs(settings.log)
    Catalogue(settings.games)
    store = Store(settings.store)
    with store.lock():
        store.refuse_beside_rescued()
        before, after = asyncio.run(_open_and_close(store))
        if before not in (None, after):
            said = "the database was brought from shape %s to %s"
            log.info(said, before, after, extra=fields("upgrade", before=before, after=after))
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again once all is done
        served = {"version": version("osselet"), "database": store.place, "workers": settings.workers}
        served |= {"address": f"{settings.host}:{settings.port}", "origin": settings.origin}
        log.info("Osselet %s starts", served["version"], extra=fields("start", **served))
        began = time.monotonic()
        try:
            return run_worker(settings) if settings.workers == 1 else supervise(settings)
        finally:
            seconds = round(time.monotonic() - began)
            log.info("Osselet has stopped after %s s", seconds, extra=fields("stop", seconds=seconds))


async def _open_and_close(store: Store) -> tuple[str | None, str | None]:
    """Brings the database to our shape; says which it had and has."""
    async with store.changing() as connection:
        before = await connection.run_sync(shape)
        await connection.run_sync(upgrade)
        after = await connection.run_sync(shape)
    await set_clock(store, house_clock.now())
    await store.dispose()
    return before, after


def run_worker(
    settings: Settings,
    listening: socket.socket | None = None,
    links: WorkerLinks | None = None,
    board: Board | None = None,
) -> int:
    """One worker, in this process."""
    worker = Worker(settings, links, board)
    sys.setswitchinterval(SHARE)
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 50)
    server = Server(config(worker, settings), worker)
    server.run(None if listening is None else [listening])
    return 0 if server.started else 1


def _child(settings: Settings, listening: socket.socket, own: int, name: str, begun: float, folder: str) -> None:
    """A worker: its number, the name of the house among processes, when its clock began, where numbers are laid out."""
    set_up_logs(settings.log)
    house_clock.clock.begun = begun
    threading.Thread(target=_end_with_parent, daemon=True).start()
    links = WorkerLinks(name, own, settings.workers, TOGETHER) if sys.platform == "linux" else None
    sys.exit(run_worker(settings, listening, links, Board(Path(folder), own, settings.workers)))


def _end_with_parent() -> None:
    """Nobody would replace us, and our door would stay taken."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def supervise(settings: Settings) -> int:
    """Several workers that share one door; one that dies is replaced."""
    with tempfile.TemporaryDirectory(prefix="osselet-") as folder:
        return _supervise(settings, folder)


def _supervise(settings: Settings, folder: str) -> int:
    listening = config(None, settings).bind_socket()
    spawn, name = multiprocessing.get_context("spawn"), secrets.token_hex(8)
    stopping = False

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True

    for wanted in (signal.SIGINT, signal.SIGTERM):
        signal.signal(wanted, stop)

    shared = (name, house_clock.clock.begun, folder)

    def start(own: int) -> BaseProcess:
        worker = spawn.Process(target=_child, args=(settings, listening, own, *shared))
        worker.start()
        return worker

    workers = [start(own) for own in range(settings.workers)]
    while not stopping:
        time.sleep(0.5)
        for at, worker in enumerate(workers):
            if not worker.is_alive() and not stopping:
                said = "a worker ended with status %s and is started again"
                log.error(said, worker.exitcode, extra=fields("worker", worker=at, status=worker.exitcode))
                time.sleep(1.0)
                workers[at] = start(at)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(2 * DRAIN)
        worker.kill()
    return 0
