"""What every desk of REST has: who asks, and how it is refused."""

from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from osselet.core.texts import LANGUAGES
from osselet.room.refusal import STATUS, Refusal
from osselet.server.identity import COOKIE, COOKIE_AGE, read_cookie
from osselet.server.limits import Addresses
from osselet.server.lobby import Lobby
from osselet.server.looking_back import Looker
from osselet.server.origins import Owner
from osselet.server.store import Person, Visitor
from osselet.server.worker import Worker
from osselet.wire import rest as wire

Lang = Annotated[str, PathParameter(description="fr, en or de")]
Asked = Request[Any, Any, Any]
REFUSALS = {
    status: ResponseSpec(wire.Problem, description="Refused: the code and the reason say why.", generate_examples=False)
    for status in sorted({400, *STATUS.values()})
}


class Desk(Controller):
    """Every route may be refused, and its description says how."""

    def __init_subclass__(cls) -> None:
        """Adds the refusals to all routes of a desk."""
        for found in vars(cls).values():
            if isinstance(found, HTTPRouteHandler):
                found.responses = REFUSALS


def worker_of(request: Asked) -> Worker:
    """The worker that answers."""
    worker: Worker = request.app.state.worker
    return worker


def language_of(lang: str) -> str:
    """One of our languages; refuses others."""
    if lang not in LANGUAGES:
        raise Refusal("no-such-page")
    return lang


async def visitor(request: Asked) -> Visitor | None:
    """Who asks, by the cookie, also where they may not play."""
    return await worker_of(request).visitor(read_cookie(request.headers.get("cookie", "")))


async def person_id(request: Asked) -> str | None:
    """Who asks, where strangers may ask as well; refuses whom the house does not let in."""
    found = await worker_of(request).guest(read_cookie(request.headers.get("cookie", "")))
    return None if found is None else found.person.id


async def person(request: Asked) -> Person:
    """Who asks; refuses who is not known, and whom the house does not let in."""
    found = await worker_of(request).guest(read_cookie(request.headers.get("cookie", "")))
    if found is None:
        raise Refusal("no-name")
    return found.person


def signed(request: Asked) -> str | None:
    """For whom the cookie was signed: enough to count what is asked."""
    return worker_of(request).signed(read_cookie(request.headers.get("cookie", "")))


def looker(request: Asked) -> Looker:
    """Who looks back."""
    return Looker(worker_of(request).address(request.scope), signed(request))


def owner(request: Asked) -> Owner:
    """For whom work is done."""
    return worker_of(request).origins.owner(worker_of(request).address(request.scope), signed(request))


def charge(request: Asked, limit: Addresses, amount: float = 1.0) -> None:
    """Refuses what is asked for too often."""
    if not limit.take(worker_of(request).address(request.scope), amount, signed(request)):
        raise Refusal("too-fast")


def written(answer: bytes) -> Response[Any]:
    """An answer that was written out already."""
    return Response(answer, media_type=MediaType.JSON)


def desk(request: Asked) -> Lobby:
    """Where tables are laid."""
    return worker_of(request).lobby


def cookie(request: Asked, who: str, device: str) -> Cookie:
    """The cookie of a device."""
    worker = worker_of(request)
    forwarded = request.headers.get("x-forwarded-proto") if worker.settings.proxy else None
    secure = worker.settings.origin.startswith("https://") or (forwarded or request.url.scheme) == "https"
    value = worker.signer.sign(who, device)
    return Cookie(COOKIE, value=value, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure)
