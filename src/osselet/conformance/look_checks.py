"""Does a declared look fit the game? Every path is in the views, every legal move can be made by touching something."""

from collections.abc import Iterator, Mapping
from typing import Any

from osselet.conformance.problem import ConformanceError, demand
from osselet.conformance.table_checks import Lay, play_random
from osselet.core.errors import GameError
from osselet.core.look import Board, Look
from osselet.core.rng import stream
from osselet.core.texts import LANGUAGES, Speaker
from osselet.look.scene import MISSING, Reader, Scene
from osselet.look.text import draw
from osselet.look.touch import Touches
from osselet.table import Table

EVERY = 2
"""Decisions from one look to the next: what is wrong with a look is wrong in most positions."""


def check_look(lay: Lay, games: int) -> None:
    """Paths, pieces and touches of a look mean something in every view that is met, and show nothing it lacks."""
    first = lay(0)
    look = first.game.look_under(first.game.read_options(first.options, first.players))
    if look is None:
        return
    try:
        touches = Touches(look, first.words, first.game.dealt)
    except GameError as error:
        raise ConformanceError(str(error)) from None
    _check_told(look, first)
    seen: set[str] = set()
    for number in range(games):
        table = lay(number)
        for at, _ in enumerate(play_random(table, stream(number))):
            if at % EVERY == 0:
                seen |= _check_position(table, look, touches)
        seen |= _check_position(table, look, touches)
    named = {id_ for side in (look.table, look.mat) for place in side if (id_ := _path(place)) is not None}
    never = sorted(named - seen)
    demand(not never, f"The look has {', '.join(map(repr, never))}, which no view that was met has.")


def _path(place: Any) -> str | None:
    return None if isinstance(place, Board) else place.path


def _check_told(look: Look, table: Table) -> None:
    for lang in LANGUAGES:
        say = Speaker(table.game, lang)
        for key in look.told:
            demand(say.has(f"log-{key}"), f"The look calls {key!r} news, and there is no text log-{key} ({lang}).")


def _check_position(table: Table, look: Look, touches: Touches) -> set[str]:
    """One moment, through all eyes; the paths that had something to show."""
    found: set[str] = set()
    reader = Reader(look)
    for seat in [*range(table.players), None]:
        view = table.view(seat)
        scene = reader.read(view)
        who = "a spectator" if seat is None else f"seat {seat}"
        # A seat that lacks a key may be without it for the moment, but nobody may read what is there wrongly.
        wrong = [one for one in scene.unread if not one.endswith("is not in the view")]
        demand(not wrong, f"The look does not fit the view of {who}: {wrong[:1] and wrong[0]}.")
        _check_faces(scene, view, who)
        draw(look, view, Speaker(table.game))
        found |= _shown(scene, look, view)
        if seat is not None and seat in table.actors:
            for problem in touches.problems(scene, table.names_of_moves(seat)):
                raise ConformanceError(f"The look leaves {who} without a way: {problem}.")
    return found


def _shown(scene: Scene, look: Look, view: Mapping[str, Any]) -> set[str]:
    marks = {mark.path for mark in look.marks() if not any(f"{mark.path!r} is" in one for one in scene.unread)}
    return marks | {spread.id for spread in scene.spreads() if spread.value is not MISSING}


def _check_faces(scene: Scene, view: Mapping[str, Any], who: str) -> None:
    """What is drawn for somebody stands in what they may see."""
    known = set(_leaves(view))
    for spread in scene.spreads():
        for thing in spread.things:
            shown = thing.value in (None, "") or str(thing.value) in known
            demand(shown, f"The look shows {who} a {thing.kind} with {thing.value!r}, which is not in the view.")


def _leaves(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, one in value.items():
            yield str(key)
            yield from _leaves(one)
    elif isinstance(value, list):
        for one in value:
            yield from _leaves(one)
    elif value is not None:
        yield str(value)
