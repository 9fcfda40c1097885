"""What the page asks beside play, answered as the server's REST answers it. What needs other people is not there."""

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from osselet.core.texts import HOUSE, LANGUAGES
from osselet.publish.inside.house import House
from osselet.room.refusal import Refusal, reason
from osselet.server.identity import clean_name, new_id
from osselet.server.keeping import Person
from osselet.wire import rest as wire
from osselet.wire.base import encode
from osselet.wire.rest import LONGEST_NAME


class Answer(NamedTuple):
    """A status and a body, which is JSON or plain text."""

    status: int
    body: bytes


@dataclass(frozen=True)
class Ask:
    """A request, taken apart."""

    house: House
    query: dict[str, str]
    body: bytes

    def read(self, kind: Any) -> Any:
        """What was sent along, as this kind of message; refuses what is none."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.DecodeError:
            raise Refusal("malformed") from None

    def number(self, name: str) -> int | None:
        """A number of the query, if it is there."""
        said = self.query.get(name)
        if said is None:
            return None
        if not said.isdecimal():
            raise Refusal("malformed")
        return int(said)

    @property
    def me(self) -> Person:
        """Who asks."""
        if self.house.store.me is None:
            raise Refusal("no-name")
        return self.house.store.me

    @property
    def asks(self) -> str | None:
        """The id of who asks, if they are known."""
        return None if self.house.store.me is None else self.house.store.me.id


Handler = Callable[..., Awaitable[Any]]
_routes: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Answers this path; what stands in braces is handed on by its name."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def note(handler: Handler) -> Handler:
        _routes.append((method, pattern, handler))
        return handler

    return note


async def answer(house: House, method: str, address: str, language: str, body: bytes = b"") -> Answer:
    """The answer to a request, a refusal included."""
    parts = urlsplit(address)
    ask = Ask(house, dict(parse_qsl(parts.query)), body)
    try:
        for of, pattern, handler in _routes:
            found = pattern.fullmatch(parts.path.rstrip("/"))
            if of == method and found:
                given = {name: unquote(value) for name, value in found.groupdict().items()}
                made = await handler(ask, **given)
                return Answer(200, made if isinstance(made, bytes) else encode(made))
        raise Refusal("no-such-page")
    except Refusal as error:
        said = reason(error, None, language if language in LANGUAGES else "en")
        problem = wire.Problem(code=error.why.code, reason=said, args=dict(error.why.arguments))
        return Answer(error.status, encode(problem))


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal("no-such-page")
    return lang


@route("GET", "/api/house")
async def house_info(ask: Ask) -> wire.HouseInfo:
    """Nobody is the host here."""
    return wire.HouseInfo(members=False, contact="", imprint="", notices=[], keep=ask.house.settings.keeps)


@route("GET", "/api/games")
async def games(ask: Ask) -> list[wire.GameInfo]:
    """What is in the cabinet."""
    return ask.house.catalogue.infos


@route("GET", "/api/games/{game}/rules/{lang}")
async def rules(ask: Ask, game: str, lang: str) -> bytes:
    """The rules of a game, as Markdown."""
    return ask.house.catalogue.rules(game, _language(lang)).encode()


@route("GET", "/api/games/{game}/dossier/{lang}")
async def dossier(ask: Ask, game: str, lang: str) -> wire.DossierInfo:
    """Where the rules of a game come from."""
    return ask.house.catalogue.dossier(game, _language(lang))


@route("GET", "/api/games/{game}/dossier")
async def citation(ask: Ask, game: str) -> dict[str, Any]:
    """The same to cite, as JSON-LD."""
    return ask.house.catalogue.citation(game)


@route("GET", "/api/games/{game}/texts/{lang}")
async def texts(ask: Ask, game: str, lang: str) -> bytes:
    """What a game says, as Fluent messages."""
    return (ask.house.catalogue.find(game).folder / "texts" / f"{_language(lang)}.ftl").read_bytes()


@route("GET", "/api/texts/{lang}")
async def house_texts(ask: Ask, lang: str) -> bytes:
    """What the house says, as Fluent messages."""
    return (HOUSE / f"{_language(lang)}.ftl").read_bytes()


@route("GET", "/api/games/{game}/look")
async def look(ask: Ask, game: str) -> Any:
    """The pieces, places and touches of a game; null where a page has to show views in words."""
    catalogue = ask.house.catalogue
    return catalogue.looks.find(catalogue.find(game), ask.number("players") or 1, ask.query.get("options", "{}"))


@route("GET", "/api/games/{game}/lesson")
async def prompts(ask: Ask, game: str) -> list[wire.PromptInfo]:
    """What the first game that teaches says, and when."""
    return ask.house.catalogue.prompts(game, ask.query.get("role", ""))


@route("POST", "/api/games/{game}/lesson")
async def learn(ask: Ask, game: str) -> wire.Laid:
    """A table for a first game that teaches."""
    info, seated = await ask.house.lobby.teach(ask.me, game, ask.house.owner, ask.query.get("role", ""))
    return wire.Laid(table=info, seats=seated)


@route("GET", "/api/me/visit")
async def visit(ask: Ask) -> wire.Visit:
    """Who opens the page."""
    return wire.Visit(me=None if ask.house.store.me is None else _me(ask.me))


@route("POST", "/api/me")
async def call_me(ask: Ask) -> wire.Me:
    """I am new here, or I have another name or picture."""
    said: wire.Rename = ask.read(wire.Rename)
    before = ask.house.store.me or Person(new_id(), "", recoverable=False)
    avatar = before.avatar if said.avatar is None else said.avatar
    ask.house.store.call_me(replace(before, name=clean_name(said.name, LONGEST_NAME), avatar=avatar))
    return _me(ask.me)


@route("DELETE", "/api/me")
async def forget(ask: Ask) -> wire.Done:
    """Forget me, and every table."""
    for row in await ask.house.store.tables_of(ask.me.id, limit=10_000):
        ask.house.tables.forget(await ask.house.tables.open(row.id))
    ask.house.store.forget_all()
    return wire.Done()


@route("GET", "/api/me/tables")
async def mine(ask: Ask) -> Any:
    """My tables, the latest first."""
    return await ask.house.lobby.mine(ask.me.id)


def _me(known: Person) -> wire.Me:
    return wire.Me(name=known.name, avatar=known.avatar, recoverable=False)


@route("GET", "/api/tables")
async def public(ask: Ask) -> list[Any]:
    """There are no tables of others."""
    return []


@route("POST", "/api/tables")
async def lay(ask: Ask) -> wire.Laid:
    """A new table."""
    info, seated = await ask.house.lobby.lay(ask.me, ask.read(wire.NewTable), ask.house.owner)
    return wire.Laid(table=info, seats=seated)


@route("GET", "/api/tables/{table}")
async def table(ask: Ask, table: str) -> Any:
    """A table."""
    return await ask.house.lobby.info(table, ask.asks)


@route("DELETE", "/api/tables/{table}")
async def delete_table(ask: Ask, table: str) -> wire.Done:
    """Deletes a table of mine with all that was kept of it."""
    await ask.house.lobby.delete(table, ask.me.id)
    return wire.Done()


@route("PATCH", "/api/tables/{table}")
async def change(ask: Ask, table: str) -> Any:
    """The creator switches chat, hints or watching."""
    return await ask.house.lobby.change(table, ask.me.id, ask.read(wire.Change))


@route("POST", "/api/tables/{table}/sit")
async def sit(ask: Ask, table: str) -> wire.Seated:
    """I take an open seat."""
    return await ask.house.lobby.sit(table, ask.me, ask.read(wire.Sit))


@route("POST", "/api/tables/{table}/leave")
async def leave(ask: Ask, table: str) -> wire.Done:
    """I leave my seat."""
    await ask.house.lobby.stand_up(table, ask.me.id, ask.read(wire.Leave).seat)
    return wire.Done()


@route("PUT", "/api/tables/{table}/seats")
async def arrange(ask: Ask, table: str) -> list[wire.Seated]:
    """The creator frees a seat, fills it with a bot or with somebody on this device."""
    return await ask.house.lobby.arrange(table, ask.me, ask.read(wire.Arrange))


@route("POST", "/api/tables/{table}/shuffle")
async def shuffle(ask: Ask, table: str) -> wire.Done:
    """The creator draws by lot who sits where."""
    await ask.house.lobby.shuffle(table, ask.me.id)
    return wire.Done()


@route("POST", "/api/tables/{table}/begin")
async def begin(ask: Ask, table: str) -> wire.Done:
    """The creator begins; open seats go to bots if a level is said."""
    await ask.house.lobby.begin(table, ask.me.id, ask.read(wire.Begin).fill)
    return wire.Done()


@route("POST", "/api/tables/{table}/rematch")
async def rematch(ask: Ask, table: str) -> Any:
    """The same again, everybody one seat on."""
    return await ask.house.lobby.rematch(table, ask.me.id)


@route("GET", "/api/tables/{table}/record")
async def record(ask: Ask, table: str) -> dict[str, Any]:
    """The record of a finished game."""
    return await ask.house.lobby.record(table, ask.asks)


@route("GET", "/api/tables/{table}/words")
async def words(ask: Ask, table: str) -> list[wire.MoveWord]:
    """What moves are called at this table."""
    return await ask.house.lobby.words(table, ask.asks)


@route("GET", "/api/tables/{table}/history")
async def history(ask: Ask, table: str) -> Any:
    """A page of what happened after so many steps, as I may see it."""
    seat, since = ask.number("seat"), ask.number("since") or 0
    album = await ask.house.lobby.album(table, ask.asks, seat)
    if album is None:
        return wire.StepHistory(count=0, steps=[], log=[])
    lang = _language(ask.query.get("lang", "en"))
    return await ask.house.back.history(ask.house.looker, table, album, seat, since, lang)


@route("GET", "/api/tables/{table}/result")
async def result(ask: Ask, table: str) -> bytes:
    """How a finished game ended."""
    album = await ask.house.lobby.album(table, ask.asks, None, finished=True)
    if album is None:
        raise Refusal("not-over")
    return await ask.house.back.result(ask.house.looker, table, album)


@route("GET", "/api/tables/{table}/moments/{count}")
async def moment(ask: Ask, table: str, count: str) -> bytes:
    """The view when so many steps had happened."""
    seat = ask.number("seat")
    album = await ask.house.lobby.album(table, ask.asks, seat)
    if album is None:
        raise Refusal("not-begun")
    if not count.isdecimal() or int(count) > album.count:
        raise Refusal("no-such-page")
    return await ask.house.back.moment(ask.house.looker, table, album, seat, int(count))


@route("GET", "/api/tables/{table}/views")
async def views(ask: Ask, table: str) -> bytes:
    """The views after so many steps and the next few."""
    seat, everything = ask.number("seat"), ask.query.get("everything") == "true"
    album = await ask.house.lobby.album(table, ask.asks, seat, everything)
    if album is None:
        raise Refusal("not-begun")
    first = ask.number("first") or 0
    return await ask.house.back.views(ask.house.looker, table, album, seat, everything, first)


@route("POST", "/api/records")
async def open_record(ask: Ask) -> wire.Opened:
    """What a record is of that somebody brings along."""
    return await ask.house.records.open(ask.house.looker, _brought(ask))


@route("POST", "/api/records/history")
async def record_history(ask: Ask) -> bytes:
    """A page of its steps."""
    seat, since, lang = ask.number("seat"), ask.number("since") or 0, _language(ask.query.get("lang", "en"))
    return await ask.house.records.history(ask.house.looker, _brought(ask), seat, since, lang)


@route("POST", "/api/records/views")
async def record_views(ask: Ask) -> bytes:
    """Its views, a few at a time."""
    everything, first = ask.query.get("everything") == "true", ask.number("first") or 0
    return await ask.house.records.views(ask.house.looker, _brought(ask), ask.number("seat"), everything, first)


def _brought(ask: Ask) -> dict[str, Any]:
    try:
        found = json.loads(ask.body)
    except ValueError:
        raise Refusal("bad-record") from None
    if not isinstance(found, dict):
        raise Refusal("bad-record")
    return found
