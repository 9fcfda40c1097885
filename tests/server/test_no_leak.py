"""Two games that differ only in what somebody may not know give them the same bytes, whatever they ask."""

import asyncio
import zlib
from collections.abc import Callable, Iterator
from dataclasses import replace as replaced
from typing import Any

import pytest
from msgspec.structs import replace

from osselet.core.game import Facts, Reason
from osselet.core.state import pack
from osselet.room import decisions, history
from osselet.room.room import Effect, Room
from osselet.room.telling import Teller
from osselet.server.forgetting import Forgetting
from osselet.server.lobby import Lobby
from osselet.server.store import house_rows
from osselet.server.tally import TALLY
from osselet.table import Table
from osselet.table.album import Album
from osselet.table.seat import Seat
from osselet.table.story import Story
from osselet.wire import messages
from osselet.wire.rest import OwnLine
from tests.server.hosting import Caller, Host
from tests.server.twins import pair
from tests.server.worlds import Ruled, World, first_difference, later

PLAYERS = {"hunde": 3, "doggybag": 3, "oss": 3, "kakuzu": 2, "chicago": 3}
DECISIONS = 30
CASES = [(game, seat) for game, players in PLAYERS.items() for seat in (*range(players), None)]


@pytest.fixture(scope="module")
def people(host: Host) -> Iterator[list[Caller]]:
    """Those who play, and one who watches."""
    devices = [host.device(f"P{number}") for number in range(max(PLAYERS.values()) + 1)]
    yield devices
    for device in devices:
        device.close()


@pytest.fixture
def ruled(monkeypatch: pytest.MonkeyPatch) -> Ruled:
    """Chance that keeps to a script."""
    return Ruled(monkeypatch)


@pytest.fixture(autouse=True)
def many_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same people report in both worlds of every case: what they may have open is not to run out in the second."""
    monkeypatch.setattr(house_rows, "MOST_REPORTS", 1_000_000)


async def both_worlds(
    host: Host,
    ruled: Ruled,
    people: list[Caller],
    game: str,
    seat: int | None,
    decisions: int = DECISIONS,
    entered: bool = False,
) -> tuple[World, World]:
    """Plays a pair of worlds; in the second, what nobody may notice also happens later."""
    players = PLAYERS[game]
    seated = [*people[:players], people[-1]]
    worlds = pair(game, players, seat, decisions)
    assert worlds.secrets or game == "hunde"  # where nothing is hidden only the seeds differ
    one, two = (World(host, ruled, game, players, seat, entered) for _ in range(2))
    await one.play(seated, worlds.world(0), None, seed=len(worlds.steps))
    await two.play(seated, worlds.world(1), later(one.plan), seed=0)
    return one, two


@pytest.mark.parametrize(("game", "seat"), CASES)
def test_nobody_can_tell_worlds_apart_by_what_comes_over_the_wire(
    game: str, seat: int | None, host: Host, ruled: Ruled, people: list[Caller]
) -> None:
    one, two = asyncio.run(both_worlds(host, ruled, people, game, seat))
    assert first_difference(one, two) is None
    if game == "doggybag":  # people choose at once, in parts that nobody else may notice
        assert any(action.shows is None for action in one.plan)


ENTERED = [(game, seat) for game, seat in CASES if game in ("doggybag", "oss", "chicago")]
"""Games that hide something, and in which real things can be thrown or drawn."""


@pytest.mark.parametrize(("game", "seat"), ENTERED)
def test_nobody_can_tell_worlds_apart_where_distant_people_enter_what_real_things_show(
    game: str, seat: int | None, host: Host, ruled: Ruled, people: list[Caller]
) -> None:
    one, two = asyncio.run(both_worlds(host, ruled, people, game, seat, entered=True))
    assert any(action.kind == "enter" for action in one.plan)
    assert first_difference(one, two) is None


def test_a_list_of_what_can_come_is_found_out(
    host: Host, ruled: Ruled, people: list[Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is told what is left in the bag knows what has been drawn from it."""
    monkeypatch.setattr(Room, "is_apart", False)
    found = [asyncio.run(both_worlds(host, ruled, people, "oss", seat, entered=True)) for seat in (0, 1, None)]
    assert any(first_difference(one, two) is not None for one, two in found)


TO_THE_END = 200
"""Decisions; a game whose secrets outlive it is over by then."""


@pytest.mark.parametrize(("game", "seat"), [("doggybag", 0), ("oss", None)])
def test_nobody_can_tell_worlds_apart_by_how_the_game_was_decided(
    game: str, seat: int | None, host: Host, ruled: Ruled, people: list[Caller]
) -> None:
    one, two = asyncio.run(both_worlds(host, ruled, people, game, seat, TO_THE_END))
    assert any(b'"decided"' in message for _, message in one.told)
    assert first_difference(one, two) is None


def test_an_account_that_tells_too_much_is_found_out(
    host: Host, ruled: Ruled, people: list[Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = history.result

    def result(album: Album) -> messages.Result:
        return replace(plain(album), scores=[zlib.crc32(repr(album._past.steps).encode())])

    monkeypatch.setattr(history, "result", result)
    one, two = asyncio.run(both_worlds(host, ruled, people, "oss", None, TO_THE_END))
    assert first_difference(one, two) is not None


# The comparison is worth nothing unless it finds a server that tells too much.


def _tell_in_view(patch: pytest.MonkeyPatch) -> None:
    plain = Teller.beat

    def beat(teller: Teller, *arguments: Any, **named: Any) -> messages.Beat:
        told = plain(teller, *arguments, **named)
        return replace(told, view={**told.view, "sum": zlib.crc32(teller._room.playing.state)})

    patch.setattr(Teller, "beat", beat)


def _tell_steps(patch: pytest.MonkeyPatch) -> None:
    plain = Story.seen
    patch.setattr(Story, "seen", lambda story, at, looker: plain(story, at, story._past.steps[at].actor))


def _tell_sealed(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told of every sealed part of a choice."""
    plain = Room.apply

    def apply(room: Room, entry: Any) -> Effect:
        effect = plain(room, entry)
        for looker in set(range(room.players + 1)) - set(effect.lookers):
            room.state.versions[looker] += 1
        return Effect(effect.entry, effect.count, tuple(range(room.players + 1)))

    patch.setattr(Room, "apply", apply)


def _tell_chosen(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees which parts of their choice others have sealed."""
    plain = Table._facts

    def facts(table: Table, seat: int | None, revealed: bool = False) -> Facts:
        moves = [move for sealed in table._turn.sealed.values() for move in sealed]
        return replaced(plain(table, seat, revealed), own=tuple(table.words.name(move) for move in moves))

    patch.setattr(Table, "_facts", facts)


def _tell_versions(patch: pytest.MonkeyPatch) -> None:
    """Nobody is told, but the versions count what they were not told of."""
    plain = Room.apply

    def apply(room: Room, entry: Any) -> Effect:
        effect = plain(room, entry)
        for looker in set(range(room.players + 1)) - set(effect.lookers):
            room.state.versions[looker] += 1
        return effect

    patch.setattr(Room, "apply", apply)


def _tell_adviser(patch: pytest.MonkeyPatch) -> None:
    plain = Table.seat

    def seat(table: Table, number: int, told: bool = True) -> Seat:
        return replaced(plain(table, number, told), _state=table._past.state)

    patch.setattr(Table, "seat", seat)


def _tell_refused(patch: pytest.MonkeyPatch) -> None:
    plain = decisions.why

    def why(room: Room, seat: int, move: str) -> Any:
        found = plain(room, seat, move)
        return Reason("unknown", None, {"move": str(zlib.crc32(room.playing.state))}) if found else None

    patch.setattr(decisions, "why", why)


def _tell_info(patch: pytest.MonkeyPatch) -> None:
    """The table's own page tells; the socket does not."""
    plain = Lobby.info

    async def info(lobby: Lobby, table: str, person: str | None) -> messages.TableInfo:
        told = await plain(lobby, table, person)
        state = lobby._tables._tables[table].room.playing.state
        return replace(told, options={**told.options, "sum": zlib.crc32(state)})

    patch.setattr(Lobby, "info", info)


def _tell_moments(patch: pytest.MonkeyPatch) -> None:
    plain = Album.view_at

    def view_at(album: Album, count: int, seat: int | None) -> dict[str, Any]:
        return {**plain(album, count, seat), "sum": zlib.crc32(pack(album._past.state_at(count)))}

    patch.setattr(Album, "view_at", view_at)


def _tell_counters(patch: pytest.MonkeyPatch) -> None:
    plain = decisions.play

    def play(room: Room, *arguments: Any) -> Any:
        entry = plain(room, *arguments)
        TALLY.bot_moves += zlib.crc32(room.playing.state) % 1009
        return entry

    patch.setattr(decisions, "play", play)


def _tell_exported(patch: pytest.MonkeyPatch) -> None:
    """Who takes their data along learns more than they could see."""
    plain = Forgetting.lines

    async def lines(forgetting: Forgetting, person: str) -> list[OwnLine]:
        found = await plain(forgetting, person)
        rooms = [live.room for live in forgetting._lobby._tables.tables if live.room.table is not None]
        return [*found, *(OwnLine(table="", at=0.0, text=str(zlib.crc32(room.playing.state))) for room in rooms)]

    patch.setattr(Forgetting, "lines", lines)


LEAKS = [
    _tell_exported,
    _tell_in_view,
    _tell_steps,
    _tell_sealed,
    _tell_chosen,
    _tell_versions,
    _tell_adviser,
    _tell_refused,
    _tell_info,
    _tell_moments,
    _tell_counters,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_server_that_tells_too_much_is_found_out(
    leak: Callable[[pytest.MonkeyPatch], None],
    host: Host,
    ruled: Ruled,
    people: list[Caller],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    one, two = asyncio.run(both_worlds(host, ruled, people, "doggybag", 0, decisions=24))
    assert first_difference(one, two) is not None
