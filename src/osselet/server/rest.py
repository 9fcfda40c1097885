"""REST for everything that is not play. Its description is served at /api/docs/openapi.json."""

import io
from functools import partial
from typing import Annotated, Any, Literal

import segno
from litestar import MediaType, Request, Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from osselet.core.texts import HOUSE
from osselet.printing.press import Wish
from osselet.room.refusal import Refusal
from osselet.server.desk import (
    Desk,
    Lang,
    charge,
    desk,
    language_of,
    looker,
    owner,
    person,
    person_id,
    worker_of,
    written,
)
from osselet.server.kits import prints
from osselet.server.limits import BOTS_ALONE
from osselet.server.looks import picture
from osselet.server.records import RecordReader
from osselet.wire import rest as wire
from osselet.wire.look import LookInfo
from osselet.wire.messages import Result, TableInfo
from osselet.wire.rest import LARGEST_RECORD

LONGEST_BASE = 300
"""Letters of the address a house is reached by; who names itself longer has no such name."""


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
        return worker_of(request).catalogue.rules(game, language_of(lang))

    @get("/{game:str}/dossier/{lang:str}")
    async def dossier(self, request: Request[Any, Any, Any], game: FromPath[str], lang: Lang) -> wire.DossierInfo:
        """Where the rules of a game come from: of each rule and ruling its source, and what else it could have been."""
        return worker_of(request).catalogue.dossier(game, language_of(lang))

    @get("/{game:str}/dossier", media_type="application/ld+json")
    async def citation(self, request: Request[Any, Any, Any], game: FromPath[str]) -> dict[str, Any]:
        """The same to cite, as JSON-LD in all languages."""
        return worker_of(request).catalogue.citation(game)

    @get("/{game:str}/print/{lang:str}", media_type="application/pdf")
    async def print_box(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        lang: Lang,
        paper: Annotated[Literal["a4", "letter"], QueryParameter(description="What is in the printer.")] = "a4",
        ink: Annotated[Literal["colour", "grey"], QueryParameter(description="Grey hatches colours.")] = "colour",
    ) -> Response[bytes]:
        """The box of a game to print and cut out, where this server can make it: a PDF."""
        worker, found = worker_of(request), worker_of(request).catalogue.find(game)
        if not prints(found):
            raise Refusal("no-such-page")
        wish = Wish(paper=paper, languages=(language_of(lang),), ink=ink)
        made = worker.kits.at_hand(found, wish)
        if made is None:
            charge(request, worker.limits.advising)
            made = await worker.kits.make(found, wish, owner(request))
        named = {"Content-Disposition": f'attachment; filename="{found.id}-{lang}.pdf"'}
        return Response(made, media_type="application/pdf", headers=named)

    @get("/{game:str}/texts/{lang:str}", media_type=MediaType.TEXT)
    async def texts(self, request: Request[Any, Any, Any], game: FromPath[str], lang: Lang) -> str:
        """What a game says, as Fluent messages."""
        folder = worker_of(request).catalogue.find(game).folder
        return (folder / "texts" / f"{language_of(lang)}.ftl").read_text(encoding="utf-8")

    @get("/{game:str}/look")
    async def look(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        players: Annotated[int, QueryParameter(ge=1, le=12)],
        options: Annotated[str, QueryParameter(max_length=2000, description="as JSON")] = "{}",
    ) -> LookInfo | None:
        """The pieces, places and touches of a game at such a table; null where a page has to show views in words."""
        worker, looks = worker_of(request), worker_of(request).catalogue.looks
        found = worker.catalogue.find(game)
        if looks.is_at_hand(found, players, options):
            return looks.find(found, players, options)
        charge(request, worker.limits.advising)
        return await worker.drawing.run(owner(request), partial(looks.find, found, players, options))

    @get("/{game:str}/pictures/{name:str}", media_type="image/svg+xml")
    async def picture(
        self, request: Request[Any, Any, Any], game: FromPath[str], name: FromPath[str]
    ) -> Response[bytes]:
        """A picture of a piece of a game, or `lid`: what lies on its box."""
        return picture(worker_of(request).catalogue.find(game), name)

    @get("/{game:str}/lesson")
    async def prompts(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        role: Annotated[str, QueryParameter(max_length=40)] = "",
    ) -> list[wire.PromptInfo]:
        """What the first game that teaches says, and when; or that of a role with a lesson of its own."""
        return worker_of(request).catalogue.prompts(game, role)

    @post("/{game:str}/lesson")
    async def learn(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        role: Annotated[str, QueryParameter(max_length=40)] = "",
    ) -> wire.Laid:
        """A table for a first game that teaches, or for one of its roles."""
        known = await person(request)
        charge(request, worker_of(request).limits.making)
        info, seated = await desk(request).teach(known, game, owner(request), role)
        return wire.Laid(table=info, seats=seated)


class Texts(Desk):
    """What the house itself says."""

    path = "/api/texts"
    tags = ("games",)

    @get("/{lang:str}", media_type=MediaType.TEXT)
    async def house(self, lang: Lang) -> str:
        """As Fluent messages."""
        return (HOUSE / f"{language_of(lang)}.ftl").read_text(encoding="utf-8")


class Tables(Desk):
    """Tables: laying them, sitting down, looking back."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/")
    async def public(self, request: Request[Any, Any, Any]) -> list[TableInfo]:
        """Public tables that are open or being played."""
        return await desk(request).public(await person_id(request))

    @post("/")
    async def lay(self, request: Request[Any, Any, Any], data: JSONBody[wire.NewTable]) -> wire.Laid:
        """A new table."""
        known = await person(request)
        plays = any(seat.kind != "bot" for seat in data.seats)
        charge(request, worker_of(request).limits.making, 1.0 if plays else BOTS_ALONE)
        info, seated = await desk(request).lay(known, data, owner(request))
        return wire.Laid(table=info, seats=seated)

    @post("/join", status_code=200)
    async def join(self, request: Request[Any, Any, Any], data: JSONBody[wire.Join]) -> TableInfo:
        """The table with these five letters."""
        worker, asks = worker_of(request), await person_id(request)
        charge(request, worker.limits.guessing)
        if not worker.limits.misses.bears(worker.address(request.scope), asks):
            raise Refusal("many-guesses")
        try:
            found = await desk(request).find(data.code)
        except Refusal:
            worker.limits.misses.count(asks)
            raise
        return await desk(request).info(found, asks)

    @get("/{table:str}")
    async def table(self, request: Request[Any, Any, Any], table: FromPath[str]) -> TableInfo:
        """A table."""
        return await desk(request).info(table, await person_id(request))

    @delete("/{table:str}", status_code=200)
    async def delete_table(self, request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Done:
        """Deletes a table of mine with all that was kept of it."""
        await desk(request).delete(table, (await person(request)).id)
        return wire.Done()

    @post("/{table:str}/sit", status_code=200)
    async def sit(self, request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.Sit]) -> wire.Seated:
        """I take an open seat."""
        known = await person(request)
        return await desk(request).sit(table, known, data)

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
        return await desk(request).arrange(table, known, data)

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
        return await desk(request).record(table, await person_id(request))

    @get("/{table:str}/history")
    async def history(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        seat: Annotated[int | None, QueryParameter(ge=0, le=11)] = None,
        since: Annotated[int, QueryParameter(ge=0)] = 0,
        lang: Annotated[str, QueryParameter(description="fr, en or de")] = "en",
    ) -> Response[wire.StepHistory]:
        """A page of what happened after so many steps, as I may see it: from my seat, or after the end from any."""
        album = await desk(request).album(table, await person_id(request), seat)
        if album is None:
            return Response(wire.StepHistory(count=0, steps=[], log=[]))
        back = worker_of(request).back
        return written(await back.history(looker(request), table, album, seat, since, language_of(lang)))

    @get("/{table:str}/result")
    async def result(self, request: Request[Any, Any, Any], table: FromPath[str]) -> Response[Result]:
        """How a finished game ended, and how it was decided."""
        album = await desk(request).album(table, await person_id(request), None, finished=True)
        if album is None:
            raise Refusal("not-over")
        return written(await worker_of(request).back.result(looker(request), table, album))

    @get("/{table:str}/moments/{count:int}")
    async def moment(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        count: FromPath[int],
        seat: Annotated[int | None, QueryParameter(ge=0, le=11)] = None,
    ) -> Response[dict[str, Any]]:
        """The view when so many steps had happened."""
        album = await desk(request).album(table, await person_id(request), seat)
        if album is None:
            raise Refusal("not-begun")
        if not 0 <= count <= album.count:
            raise Refusal("no-such-page")
        return written(await worker_of(request).back.moment(looker(request), table, album, seat, count))

    @get("/{table:str}/views")
    async def views(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        seat: Annotated[int | None, QueryParameter(ge=0, le=11)] = None,
        everything: Annotated[bool, QueryParameter(description="hide nothing; only after the end")] = False,
        first: Annotated[int, QueryParameter(ge=0)] = 0,
    ) -> Response[wire.Views]:
        """The views after so many steps and the next few, to play them again; after the end with nothing hidden too."""
        album = await desk(request).album(table, await person_id(request), seat, everything)
        if album is None:
            raise Refusal("not-begun")
        back = worker_of(request).back
        return written(await back.views(looker(request), table, album, seat, everything, first))

    @post("/{table:str}/review", status_code=200)
    async def review(self, request: Request[Any, Any, Any], table: FromPath[str]) -> wire.ReviewState:
        """The review of a finished game: begins it if need be, and says how far it is. Ask again until it is ready."""
        worker = worker_of(request)
        game, record = await desk(request).finished(table, await person_id(request))
        found = worker.reviews.find(table)
        if found is None:
            charge(request, worker.limits.reviewing, len(record["steps"]))
            found = worker.reviews.begin(table, game, record, owner(request))
        return found

    @get("/{table:str}/words")
    async def words(self, request: Request[Any, Any, Any], table: FromPath[str]) -> list[wire.MoveWord]:
        """What moves are called at this table, whether or not they are possible now."""
        return await desk(request).words(table, await person_id(request))

    @get("/{table:str}/invitation.svg", media_type="image/svg+xml")
    async def invitation(self, request: Request[Any, Any, Any], table: FromPath[str]) -> bytes:
        """The link to the table as a QR code."""
        info = await desk(request).info(table, await person_id(request))
        worker = worker_of(request)
        base = worker.settings.origin.rstrip("/") or str(request.base_url).rstrip("/")
        if len(base) > LONGEST_BASE:
            raise Refusal("malformed")
        return await worker.drawing.run(owner(request), partial(_code, f"{base}/t/{info.id}"))


def _code(link: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=6, border=2, xmldecl=False)
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
        return await (await _records(request)).open(looker(request), data)

    @post("/history", status_code=200)
    async def history(
        self,
        request: Request[Any, Any, Any],
        data: Brought,
        seat: Annotated[int | None, QueryParameter(ge=0, le=11)] = None,
        since: Annotated[int, QueryParameter(ge=0)] = 0,
        lang: Annotated[str, QueryParameter(description="fr, en or de")] = "en",
    ) -> Response[wire.StepHistory]:
        """A page of what happened after so many steps, as a seat or a spectator saw it."""
        records = await _records(request)
        return written(await records.history(looker(request), data, seat, since, language_of(lang)))

    @post("/views", status_code=200)
    async def views(
        self,
        request: Request[Any, Any, Any],
        data: Brought,
        seat: Annotated[int | None, QueryParameter(ge=0, le=11)] = None,
        everything: Annotated[bool, QueryParameter(description="hide nothing")] = False,
        first: Annotated[int, QueryParameter(ge=0)] = 0,
    ) -> Response[wire.Views]:
        """The views after so many steps and the next few, to play them again."""
        return written(await (await _records(request)).views(looker(request), data, seat, everything, first))

    @post("/review", status_code=200)
    async def review(self, request: Request[Any, Any, Any], data: Brought) -> wire.ReviewState:
        """The review of a finished game: begins it if need be, and says how far it is. Ask again until it is ready."""
        records, limits, who = await _records(request), worker_of(request).limits, looker(request)

        def may_begin(steps: int) -> bool:
            return limits.reviewing.take(who.address, steps, who.person)

        return await records.review(who, data, owner(request), may_begin)


async def _records(request: Request[Any, Any, Any]) -> RecordReader:
    """Who walks through records, for whom the house lets in."""
    await person_id(request)
    return worker_of(request).records
