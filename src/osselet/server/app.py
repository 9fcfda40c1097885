"""The ASGI application of a worker: sockets, REST, pages, health and metrics, and what guards them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, MutableMapping
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, Litestar, MediaType, Request, Response, get, route
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from osselet.core.errors import OsseletError
from osselet.room.refusal import Refusal, reason
from osselet.server.connection import cookie, header, is_foreign
from osselet.server.desk import worker_of
from osselet.server.limits import FILE
from osselet.server.rest import Games, Records, Tables, Texts
from osselet.server.rest_house import HouseDesk
from osselet.server.rest_me import Myself
from osselet.server.static_files import StaticFiles
from osselet.server.store import trouble
from osselet.server.watch import Health
from osselet.server.websocket import Scope
from osselet.server.worker import Worker
from osselet.wire.rest import Problem

log = logging.getLogger("osselet.app")
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
STATIC = Path(__file__).parent / "static"
STATIC_FILES = StaticFiles(STATIC)
LOOKING = [HttpMethod.GET, HttpMethod.HEAD]
PAGES = [
    "/",
    "/t/{table:str}",
    "/replay/{table:str}",
    "/screen/{table:str}",
    "/rules/{game:str}",
    "/practice/{game:str}",
    "/record",
]
"""Addresses of the one page."""
LARGEST_BODY = 16_384
LONGEST_PART = 200
"""Bytes between two slashes of a path."""
ANSWER_WITHIN = 30.0
"""Seconds for a request with its body and the answer to it."""
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def language(accepted: str) -> str:
    """The reader's language, as its browser says."""
    for wanted in accepted.lower().split(","):
        if wanted.strip()[:2] in ("fr", "en", "de"):
            return wanted.strip()[:2]
    return "en"


def _problem(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    said = reason(error, None, language(request.headers.get("accept-language", "")))
    problem = Problem(code=error.why.code, reason=said, args=dict(error.why.arguments))
    return Response(problem, status_code=error.status)


def _refused(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, Refusal)
    return _problem(request, error)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    trouble(log, "a request failed: %s", error)
    return _problem(request, Refusal("store"))


def _invalid(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return _problem(request, Refusal("malformed"))


def _crashed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    # Litestar has no class of its own for a client that hangs up: whoever does so again and again shall fill no log.
    has_left = isinstance(error, InternalServerException) and "disconnected" in error.detail
    log.log(logging.DEBUG if has_left else logging.ERROR, "a request failed: %s", error, exc_info=error)
    said = reason(Refusal("store"), None, language(request.headers.get("accept-language", "")))
    return Response(Problem(code="store", reason=said), status_code=500)


def _other(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, HTTPException)
    if error.status_code >= 500:
        return _crashed(request, error)
    code = {404: "no-such-page", 405: "no-such-page", 413: "too-large"}.get(error.status_code, "malformed")
    said = reason(Refusal(code), None, language(request.headers.get("accept-language", "")))
    return Response(Problem(code=code, reason=said), status_code=error.status_code, headers=error.headers or {})


@get("/health", tags=["host"])
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Is the server well? 200 if it is, 503 with a reason if nothing can be written or the server is stopping."""
    worker = worker_of(request)
    await worker.store.examine()
    if why := worker.store.standing.why:
        return Response(Health("no database", reason=why), status_code=503)
    if worker.closing:
        return Response(Health("closing", reason="the server is stopping"), status_code=503)
    return Response(Health("ok", version("osselet"), warnings=worker.watch.warnings))


@get("/metrics", media_type=MediaType.TEXT, tags=["host"])
async def measures(request: Request[Any, Any, Any]) -> bytes:
    """What Prometheus reads, on this machine unless the host says otherwise: on a quiet server counts tell a little."""
    near = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    if not worker_of(request).settings.metrics and (forwarded or not near):
        raise Refusal("no-such-page")
    worker_of(request).measure()
    return worker_of(request).board.page()


def _give(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    asked = request.headers
    return STATIC_FILES.give(name, asked.get("accept-encoding", ""), asked.get("if-none-match", ""))


@route(PAGES, http_method=LOOKING, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The one page; it looks at its own address."""
    return _give(request, "index.html")


@route("/sw.js", http_method=LOOKING, include_in_schema=False)
async def service_worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The service worker: from here it may keep house for all addresses."""
    return _give(request, "sw.js")


@route("/static/{path:path}", http_method=LOOKING, include_in_schema=False)
async def static(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """What the page is made of."""
    return _give(request, path)


def rest(worker: Worker) -> Litestar:
    """The part Litestar serves."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await worker.start()
        try:
            yield
        finally:
            await worker.close()

    return Litestar(
        [
            Games,
            Texts,
            Myself,
            Tables,
            Records,
            HouseDesk,
            health,
            measures,
            page,
            service_worker,
            static,
        ],
        state=State({"worker": worker}),
        lifespan=[lifespan],
        exception_handlers={
            Refusal: _refused,
            OsseletError: _failed,
            ValidationException: _invalid,
            UnicodeDecodeError: _invalid,  # so a body fails that is no text,
            RecursionError: _invalid,  # and one that is nested too deep
            Exception: _crashed,
            HTTPException: _other,
        },
        openapi_config=OpenAPIConfig(
            title="Osselet",
            version=version("osselet"),
            path="/api/docs",
            render_plugins=[JsonRenderPlugin()],
            description="Everything around a table that is not play. Play goes over the socket at /api/socket.",
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


class App:
    """All of a worker but its sockets, which have a line of their own."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._rest = rest(worker)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Requests go through the guard to Litestar."""
        if scope["type"] == "http":
            await self._guarded(scope, receive, send)
        else:
            await self._rest(scope, receive, send)  # type: ignore[arg-type]

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        answers = False

        async def with_headers(message: dict[str, Any]) -> None:
            nonlocal answers
            answers = True
            if message["type"] == "http.response.start":
                kept = dict(HEADERS)
                if self.worker.settings.origin.startswith("https://"):
                    kept["strict-transport-security"] = "max-age=31536000"
                if scope["path"].startswith("/api/"):
                    kept["cache-control"] = "no-store"
                message["headers"] = [
                    *message["headers"],
                    *((name.encode(), value.encode()) for name, value in kept.items()),
                ]
            await send(message)

        worker = self.worker
        cost = FILE if scope["path"].startswith("/static/") else 1.0
        if not worker.limits.asking.take(worker.address(scope), cost, worker.signed(cookie(scope))):
            await _refuse(scope, with_headers, Refusal("too-fast"))
        elif self.worker.house.is_shut_out(self.worker.address(scope)):
            await _refuse(scope, with_headers, Refusal("banned"))
        elif scope["method"] not in ("GET", "HEAD", "OPTIONS") and (
            is_foreign(scope, self.worker.settings.origin) or header(scope, b"sec-fetch-site") == "cross-site"
        ):
            await _refuse(scope, with_headers, Refusal("foreign"))
        elif not _can_be(scope["path"]):
            await _refuse(scope, with_headers, Refusal("no-such-page"))
        else:
            try:
                async with asyncio.timeout(ANSWER_WITHIN):
                    await self._rest(scope, receive, with_headers)  # type: ignore[arg-type]
            except TimeoutError:
                if not answers:
                    await _refuse(scope, with_headers, Refusal("too-slow"))


def _can_be(path: str) -> bool:
    """May something lie there? File systems take offence at the rest."""
    return "\0" not in path and all(len(part.encode(errors="replace")) <= LONGEST_PART for part in path.split("/"))


async def _refuse(scope: Scope, send: Send, error: Refusal) -> None:
    """A problem as the answer to a request that was not even read."""
    said = reason(error, None, language(header(scope, b"accept-language")))
    body = msgspec.json.encode(Problem(code=error.why.code, reason=said, args=dict(error.why.arguments)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
