"""REST for everything that is not play. Its description is served at /api/docs/openapi.json."""

import io
from typing import Annotated, Any

import segno
from litestar import Controller, MediaType, Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from osselet.core.texts import HOUSE, LANGUAGES
from osselet.room.refusal import STATUS, Refusal
from osselet.server.identity import COOKIE, COOKIE_AGE, clean_name, new_id, new_phrase, phrase_hash
from osselet.server.lobby import Lobby
from osselet.server.records import RecordReader
from osselet.server.store import Person
from osselet.server.worker import Worker
from osselet.wire import rest as wire
from osselet.wire.messages import TableInfo
from osselet.wire.rest import LARGEST_RECORD, LONGEST_NAME

Lang = Annotated[str, PathParameter(description="fr, en or de")]
REFUSALS = {
    status: ResponseSpec(wire.Problem, description="Refused: the code and the reason say why.", generate_examples=False)
    for status in sorted({400, *STATUS.values()})
}


def worker_of(request: Request[Any, Any, Any]) -> Worker:
    """The worker that answers."""
    worker: Worker = request.app.state.worker
    return worker


def _lang(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal("no-such-page")
    return lang


def person_id(request: Request[Any, Any, Any]) -> str | None:
    """Who asks, by the cookie."""
    return worker_of(request).signer.read(request.cookies.get(COOKIE))


async def person(request: Request[Any, Any, Any]) -> Person:
    """Who asks; refuses who is not known."""
    found = person_id(request)
    known = None if found is None else await worker_of(request).store.person(found)
    if known is None:
        raise Refusal("no-name")
    return known


def desk(request: Request[Any, Any, Any]) -> Lobby:
    """Where tables are laid."""
    return worker_of(request).lobby


def _cookie(request: Request[Any, Any, Any], who: str) -> Cookie:
    worker = worker_of(request)
    forwarded = request.headers.get("x-forwarded-proto") if worker.settings.proxy else None
    secure = worker.settings.origin.startswith("https://") or (forwarded or request.url.scheme) == "https"
    return Cookie(
        COOKIE, value=worker.signer.sign(who), max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure
    )


class Desk(Controller):
    """Every route may be refused, and its description says how."""

    def __init_subclass__(cls) -> None:
        """Adds the refusals to all routes of a desk."""
        for found in vars(cls).values():
            if isinstance(found, HTTPRouteHandler):
                found.responses = REFUSALS


class Games(Desk):
    """The cabinet."""

    path = "/api/games"
    tags = ("games",)

    @get("/")
    async def contents(self, request: Request[Any, Any, Any]) -> list[wire.GameInfo]:
        """What is in the cabinet."""
        return worker_of(request).catalogue.infos

    @get("/{game:str}/rules/{lang:str}", media_type=MediaType.TEXT)
    async def rules(self, request: Request[Any, Any, Any], game: FromPath[str], lang: Lang) -> str:
        """The rules of a game in our own words, as Markdown."""
        return worker_of(request).catalogue.rules(game, _lang(lang))

    @get("/{game:str}/texts/{lang:str}", media_type=MediaType.TEXT)
    async def texts(self, request: Request[Any, Any, Any], game: FromPath[str], lang: Lang) -> str:
        """What a game says, as Fluent messages."""
        folder = worker_of(request).catalogue.find(game).folder
        return (folder / "texts" / f"{_lang(lang)}.ftl").read_text(encoding="utf-8")

    @get("/{game:str}/lesson")
    async def prompts(self, request: Request[Any, Any, Any], game: FromPath[str]) -> list[wire.PromptInfo]:
        """What the first game that teaches says, and when."""
        return worker_of(request).catalogue.prompts(game)

    @post("/{game:str}/lesson")
    async def learn(self, request: Request[Any, Any, Any], game: FromPath[str]) -> wire.Laid:
        """A table for a first game that teaches."""
        known = await person(request)
        worker = worker_of(request)
        if not worker.making.take(worker.address(request.scope)):
            raise Refusal("too-fast")
        info, seated = await desk(request).teach(known.id, known.name, game)
        return wire.Laid(table=info, seats=seated)


class Texts(Desk):
    """What the house itself says."""

    path = "/api/texts"
    tags = ("games",)

    @get("/{lang:str}", media_type=MediaType.TEXT)
    async def house(self, lang: Lang) -> str:
        """As Fluent messages."""
        return (HOUSE / f"{_lang(lang)}.ftl").read_text(encoding="utf-8")


class Myself(Desk):
    """Who I am: a name and a cookie, no account."""

    path = "/api/me"
    tags = ("me",)

    @get("/")
    async def me(self, request: Request[Any, Any, Any]) -> wire.Me:
        """My name."""
        known = await person(request)
        return wire.Me(name=known.name, recoverable=known.recoverable)

    @post("/", status_code=200)
    async def hello(self, request: Request[Any, Any, Any], data: JSONBody[wire.Rename]) -> Response[wire.Me]:
        """I am new here, or I have another name."""
        worker = worker_of(request)
        name = clean_name(data.name, LONGEST_NAME)
        found = person_id(request)
        known = None if found is None else await worker.store.person(found)
        if known is None:
            if not worker.making.take(worker.address(request.scope)):
                raise Refusal("too-fast")
            known = Person(new_id(), name, False)
            await worker.store.add_person(known.id, name)
        else:
            await worker.store.change_person(known.id, name=name)
        return Response(wire.Me(name=name, recoverable=known.recoverable), cookies=[_cookie(request, known.id)])

    @post("/phrase", status_code=200)
    async def new_phrase(self, request: Request[Any, Any, Any]) -> wire.Phrase:
        """A fresh recovery phrase, shown only now; an older one stops working."""
        known = await person(request)
        phrase = new_phrase()
        await worker_of(request).store.change_person(known.id, phrase=phrase_hash(phrase))
        return wire.Phrase(phrase=phrase)

    @post("/recover", status_code=200)
    async def recover(self, request: Request[Any, Any, Any], data: JSONBody[wire.Phrase]) -> Response[wire.Me]:
        """I come from another device: this one gets my name, my seats and my tables."""
        worker = worker_of(request)
        if not worker.guessing.take(worker.address(request.scope)):
            raise Refusal("too-fast")
        known = await worker.store.person_of_phrase(phrase_hash(data.phrase))
        if known is None:
            raise Refusal("no-phrase")
        here = person_id(request)
        if here is not None and here != known.id:
            await desk(request).hand_over(here, known.id)
        return Response(wire.Me(name=known.name, recoverable=True), cookies=[_cookie(request, known.id)])

    @delete("/", status_code=200)
    async def forget(self, request: Request[Any, Any, Any]) -> Response[wire.Done]:
        """Forget me: my name, my phrase and my tables go, bots play on for me elsewhere."""
        known = await person(request)
        await desk(request).leave_everything(known.id)
        await worker_of(request).store.forget_person(known.id)
        response = Response(wire.Done())
        response.delete_cookie(COOKIE)
        return response

    @get("/tables")
    async def tables(self, request: Request[Any, Any, Any]) -> list[TableInfo]:
        """My tables, the latest first, with whose turn it is."""
        return await desk(request).mine((await person(request)).id)


class Tables(Desk):
    """Tables: laying them, sitting down, looking back."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/")
    async def public(self, request: Request[Any, Any, Any]) -> list[TableInfo]:
        """Public tables that are open or being played."""
        return await desk(request).public(person_id(request))

    @post("/")
    async def lay(self, request: Request[Any, Any, Any], data: JSONBody[wire.NewTable]) -> wire.Laid:
        """A new table."""
        known = await person(request)
        worker = worker_of(request)
        if not worker.making.take(worker.address(request.scope)):
            raise Refusal("too-fast")
        info, seated = await desk(request).lay(known.id, known.name, data)
        return wire.Laid(table=info, seats=seated)

    @post("/join", status_code=200)
    async def join(self, request: Request[Any, Any, Any], data: JSONBody[wire.Join]) -> TableInfo:
        """The table with these five letters."""
        worker = worker_of(request)
        if not worker.guessing.take(worker.address(request.scope)):
            raise Refusal("too-fast")
        return await desk(request).info(await desk(request).find(data.code), person_id(request))

    @get("/{table:str}")
    async def table(self, request: Request[Any, Any, Any], table: FromPath[str]) -> TableInfo:
        """A table."""
        return await desk(request).info(table, person_id(request))

    @delete("/{table:str}", status_code=200)
    async def delete_table(self, request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Done:
        """Deletes a table of mine with all that was kept of it."""
        await desk(request).delete(table, (await person(request)).id)
        return wire.Done()

    @post("/{table:str}/sit", status_code=200)
    async def sit(self, request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.Sit]) -> wire.Seated:
        """I take an open seat."""
        known = await person(request)
        return await desk(request).sit(table, known.id, known.name, data)

    @post("/{table:str}/leave", status_code=200)
    async def leave(
        self, request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.Leave]
    ) -> wire.Done:
        """I leave my seat: open again before the game, a bot's afterwards."""
        await desk(request).stand_up(table, (await person(request)).id, data.seat)
        return wire.Done()

    @put("/{table:str}/seats")
    async def arrange(
        self, request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.Arrange]
    ) -> list[wire.Seated]:
        """The creator frees a seat, fills it with a bot or with somebody on this device."""
        known = await person(request)
        return await desk(request).arrange(table, known.id, known.name, data)

    @post("/{table:str}/shuffle", status_code=200)
    async def shuffle(self, request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Done:
        """The creator draws by lot who sits where."""
        await desk(request).shuffle(table, (await person(request)).id)
        return wire.Done()

    @post("/{table:str}/begin", status_code=200)
    async def begin(
        self, request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.Begin]
    ) -> wire.Done:
        """The creator begins; open seats go to bots if a level is said."""
        await desk(request).begin(table, (await person(request)).id, data.fill)
        return wire.Done()

    @post("/{table:str}/rematch", status_code=200)
    async def rematch(self, request: Request[Any, Any, Any], table: FromPath[str]) -> TableInfo:
        """The same again, everybody one seat on."""
        return await desk(request).rematch(table, (await person(request)).id)

    @patch("/{table:str}")
    async def change(
        self, request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.Change]
    ) -> TableInfo:
        """The creator switches chat, hints or watching."""
        return await desk(request).change(table, (await person(request)).id, data)

    @get("/{table:str}/record")
    async def record(self, request: Request[Any, Any, Any], table: FromPath[str]) -> dict[str, Any]:
        """The record of a finished game: every step, chance included."""
        return await desk(request).record(table, person_id(request))

    @get("/{table:str}/history")
    async def history(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        seat: Annotated[int | None, QueryParameter(ge=0, le=11)] = None,
        since: Annotated[int, QueryParameter(ge=0)] = 0,
        lang: Annotated[str, QueryParameter(description="fr, en or de")] = "en",
    ) -> wire.StepHistory:
        """What happened, as I may see it: from my seat, or after the end from any."""
        return await desk(request).history(table, person_id(request), seat, since, _lang(lang))

    @get("/{table:str}/moments/{count:int}")
    async def moment(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        count: FromPath[int],
        seat: Annotated[int | None, QueryParameter(ge=0, le=11)] = None,
    ) -> dict[str, Any]:
        """The view when so many steps had happened."""
        return await desk(request).moment(table, person_id(request), seat, count)

    @get("/{table:str}/views")
    async def views(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        seat: Annotated[int | None, QueryParameter(ge=0, le=11)] = None,
        everything: Annotated[bool, QueryParameter(description="hide nothing; only after the end")] = False,
        first: Annotated[int, QueryParameter(ge=0)] = 0,
    ) -> wire.Views:
        """The views after so many steps and the next few, to play them again; after the end with nothing hidden too."""
        return await desk(request).views(table, person_id(request), seat, everything, first)

    @post("/{table:str}/review", status_code=200)
    async def review(self, request: Request[Any, Any, Any], table: FromPath[str]) -> wire.ReviewState:
        """The review of a finished game: begins it if need be, and says how far it is. Ask again until it is ready."""
        worker = worker_of(request)
        game, record = await desk(request).finished(table, person_id(request))
        found = worker.reviews.find(table)
        if found is None:
            if not worker.advising.take(worker.address(request.scope)):
                raise Refusal("too-fast")
            found = worker.reviews.begin(table, game, record)
        return found

    @get("/{table:str}/words")
    async def words(self, request: Request[Any, Any, Any], table: FromPath[str]) -> list[wire.MoveWord]:
        """What moves are called at this table, whether or not they are possible now."""
        info = await desk(request).info(table, person_id(request))
        return worker_of(request).catalogue.words(info)

    @get("/{table:str}/invitation.svg", media_type="image/svg+xml")
    async def invitation(self, request: Request[Any, Any, Any], table: FromPath[str]) -> bytes:
        """The link to the table as a QR code."""
        info = await desk(request).info(table, person_id(request))
        worker = worker_of(request)
        base = worker.settings.origin.rstrip("/") or str(request.base_url).rstrip("/")
        drawn = io.BytesIO()
        segno.make(f"{base}/t/{info.id}", error="m").save(drawn, kind="svg", scale=6, border=2, xmldecl=False)
        return drawn.getvalue()


Brought = JSONBody[dict[str, Any]]
"""A record that somebody brings along, whole."""


class Records(Desk):
    """Records that people bring along, whole with every question: looked at like finished tables, and kept nowhere."""

    path = "/api/records"
    tags = ("records",)
    request_max_body_size = LARGEST_RECORD

    @post("/", status_code=200)
    async def open(self, request: Request[Any, Any, Any], data: Brought) -> wire.Opened:
        """What a record is of; refuses what is none."""
        return await _reading(request).open(data)

    @post("/history", status_code=200)
    async def history(
        self,
        request: Request[Any, Any, Any],
        data: Brought,
        seat: Annotated[int | None, QueryParameter(ge=0, le=11)] = None,
        lang: Annotated[str, QueryParameter(description="fr, en or de")] = "en",
    ) -> wire.StepHistory:
        """What happened, as a seat or a spectator saw it."""
        return await _reading(request).history(data, seat, _lang(lang))

    @post("/views", status_code=200)
    async def views(
        self,
        request: Request[Any, Any, Any],
        data: Brought,
        seat: Annotated[int | None, QueryParameter(ge=0, le=11)] = None,
        everything: Annotated[bool, QueryParameter(description="hide nothing")] = False,
        first: Annotated[int, QueryParameter(ge=0)] = 0,
    ) -> wire.Views:
        """The views after so many steps and the next few, to play them again."""
        return await _reading(request).views(data, seat, everything, first)

    @post("/review", status_code=200)
    async def review(self, request: Request[Any, Any, Any], data: Brought) -> wire.ReviewState:
        """The review of a finished game: begins it if need be, and says how far it is. Ask again until it is ready."""
        worker = worker_of(request)
        return await _reading(request).review(data, lambda: worker.advising.take(worker.address(request.scope)))


def _reading(request: Request[Any, Any, Any]) -> RecordReader:
    """Who walks through records, unless this address asks too often."""
    worker = worker_of(request)
    if not worker.reading.take(worker.address(request.scope)):
        raise Refusal("too-fast")
    return worker.records
