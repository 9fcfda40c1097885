"""What people and programs meet at a table: views, refusals, undo, records, texts."""

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from osselet.conformance.place import at_table, stand
from osselet.conformance.problem import NO_MOVES, ConformanceError, demand
from osselet.conformance.wording import said
from osselet.core.errors import RecordError
from osselet.core.game import Game
from osselet.core.rng import below, stream
from osselet.core.state import Ints
from osselet.core.texts import LANGUAGES, Speaker
from osselet.core.vocabulary import SeatNumber
from osselet.table import IllegalMove, Table, replay

GENERAL_SHARE = 0.05
"""How often a game may have no better answer than "not now"."""
A_WORD = 4
"""Moves of each word that are asked for at a sampled table."""

Lay = Callable[[int], Table]


def play_random(table: Table, rng: Ints) -> Iterator[Table]:
    """Plays a table to its end with random moves, stopping before each decision."""
    for _ in range(table.game.longest):
        if table.over:
            return
        stand(partial(at_table, table))
        yield table
        stand(partial(at_table, table))
        moves = table.moves()
        demand(len(moves) > 0, NO_MOVES)
        table.play(moves[below(rng, len(moves))])
    raise ConformanceError(f"A game did not end within {table.game.longest} decisions.")


def lookers_at(table: Table) -> list[int | None]:
    """Everybody who may look: the seats, and a spectator."""
    return [*range(table.players), None]


def check_records(lay: Lay, games: int) -> None:
    """A record, written as JSON and read again, leads to the same state; a damaged one is refused."""
    for number in range(games):
        table, rng = lay(number), stream(number)
        for at, _ in enumerate(play_random(table, rng)):
            if at == 7:
                _same_after_replay(table)
        _same_after_replay(table)
        record = table.record()
        cut = below(rng, len(record["steps"]))
        record["steps"][cut] = "no:such:step"
        try:
            replay(record, table.game)
        except RecordError as error:
            demand(f"Step {cut + 1} " in str(error), f"A damaged record is refused without naming step {cut + 1}.")
        else:
            raise ConformanceError("A record with a step that does not exist is replayed.")


def _same_after_replay(table: Table) -> None:
    record = json.loads(json.dumps(table.record()))
    again = replay(record, table.game)
    demand(again.state == table.state, "A replayed record leads to another state.")
    same = {**again.record(), "clocks": None} == {**record, "clocks": None}  # clocks run on meanwhile
    demand(same, "A replayed record is not the same record.")


def check_views(lay: Lay, games: int) -> None:
    """Views are JSON, the same keys for everybody, and do not depend on what was not dealt yet."""
    for number in range(games):
        table = lay(number)
        for at, _ in enumerate(play_random(table, stream(number))):
            if at % 5 == 0:
                _check_view(table)
        _check_view(table)


def _check_view(table: Table) -> None:
    revealed, watched = table.reveal(), table.view()
    for seat in lookers_at(table):
        view = table.view(seat)
        demand(_plain(view), f"The view of seat {seat} is not made of texts, whole numbers, truth values and nulls.")
        strange = sorted(_seats_in(view) - set(range(table.players)))
        demand(not strange, f"The view of seat {seat} names a seat that is not at the table: {strange}.")
        demand(json.loads(json.dumps(view)) == view, f"The view of seat {seat} does not survive JSON.")
        demand(view.keys() == revealed.keys(), f"The view of seat {seat} has other keys than reveal().")
        same = not table.game.one_view or view == watched
        demand(same, f"The game says that everybody gets the same view, but seat {seat} gets another.")
    demand(_plain(revealed), "reveal() is not made of texts, whole numbers, truth values and nulls.")


def _plain(value: Any) -> bool:
    if isinstance(value, dict):
        return all(isinstance(key, str) and _plain(item) for key, item in value.items())
    if isinstance(value, list):
        return all(_plain(item) for item in value)
    return value is None or type(value) in {str, int, bool, SeatNumber}


def _seats_in(value: Any) -> set[int]:
    """The seats that a view names."""
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    here = {int(value)} if isinstance(value, SeatNumber) else set[int]()
    return here.union(*map(_seats_in, items))


def check_future(lay: Lay, games: int) -> None:
    """Chance that was not dealt yet changes nothing that anybody sees: only the steps so far do."""
    for number in range(games):
        table, rng = lay(number), stream(number)
        for at, _ in enumerate(play_random(table, rng)):
            if at in {3, 20}:
                record = table.record() | {"seed": "987654321", "dealt": 0}
                other = replay(record, table.game)
                for seat in (below(rng, table.players), None):
                    same = table.view(seat) == other.view(seat) and table.lines(seat) == other.lines(seat)
                    demand(same, f"What seat {seat} sees depends on chance that is not dealt yet.")
                demand(table.moves() == other.moves(), "Moves depend on chance that is not dealt yet.")


def check_refusals(lay: Lay, games: int) -> None:
    """An illegal move changes nothing and says why, for every word, nearly always with a reason of the game's own."""
    asked = general = 0
    for number in range(games):
        table, rng = lay(number), stream(number, 5)
        anchors = _anchors(table.game)
        for _ in play_random(table, stream(number)):
            if below(rng, 6) == 0:
                for why in _refusals(table, rng):
                    asked += 1
                    general += why.code == "not-now"
                    _check_reason(table, why, anchors)
    stand(None)
    share = general / max(asked, 1)
    demand(share <= GENERAL_SHARE, f"The general refusal was the only answer in {share:.0%} of {asked} illegal moves.")


def _refusals(table: Table, rng: Ints) -> Iterator[IllegalMove]:
    seat = table.actor
    legal = {move.id for move in table.moves()}
    before, record = table.state, table.record()
    for word in table.words:
        for move in {word.first + below(rng, word.size) for _ in range(min(A_WORD, word.size))} - legal:
            try:
                table.play(move, seat if isinstance(seat, int) else None)
            except IllegalMove as error:
                yield error
            else:
                raise ConformanceError(f"{table.words.name(move)} was not listed, and was played all the same.")
    same = table.state == before and table.record()["steps"] == record["steps"]
    demand(same, "An illegal move changed the table.")


def _check_reason(table: Table, why: IllegalMove, anchors: dict[str, set[str]]) -> None:
    for lang in LANGUAGES:
        said(Speaker(table.game, lang), f"why-{why.code}", why.why.arguments, table)
        if why.rule is not None:
            demand(why.rule in anchors[lang], f"rules.{lang}.md has no anchor {{#{why.rule}}} for {why.code}.")


def _anchors(game: Game) -> dict[str, set[str]]:
    return {lang: set(re.findall(r"\{#([\w-]+)\}", rules_page(game, lang))) for lang in LANGUAGES}


def rules_page(game: Game, lang: str) -> str:
    """The text of the rules page; it must exist."""
    path = game.folder / f"rules.{lang}.md"
    demand(path.is_file(), f"There is no rules page {path}.")
    return path.read_text(encoding="utf-8")


def check_undo(lay: Lay, games: int) -> None:
    """Undo brings back the state before, nothing dealt or revealed is ever undone, and the move can be played again."""
    for number in range(games):
        table, rng = lay(number), stream(number)
        for _ in range(table.game.longest):
            if table.over:
                break
            stand(partial(at_table, table))
            before, steps, seat = table.state, table.record()["steps"], table.actor
            moves = table.moves()
            demand(len(moves) > 0, NO_MOVES)
            move = moves[below(rng, len(moves))]
            table.play(move)
            more = len(table.record()["steps"]) - len(steps)
            demand(more == 1 or not table.can_undo(), "Something was dealt, and could be undone.")
            if isinstance(seat, int) and more == 1 and table.can_undo(seat):
                after, told = table.state, table.lines(seat)
                table.undo(seat)
                demand(table.state == before, f"Undoing {move.name} does not bring back the state before it.")
                demand(table.record()["steps"] == steps, f"Undoing {move.name} leaves it in the record.")
                table.play(move)
                demand(table.state == after and table.lines(seat) == told, f"{move.name} differs when played again.")


def check_results(lay: Lay, games: int) -> None:
    """Nobody has won before the end; at the end points are known and winners are seats at the table."""
    for number in range(games):
        table = lay(number)
        for _ in play_random(table, stream(number)):
            demand(table.winners == [], "Somebody has won before the end.")
            demand(len(table.scores) == table.players, "There is not one score a seat.")
        demand(all(isinstance(score, int) for score in table.scores), "Points are unknown at the end.")
        demand(all(0 <= seat < table.players for seat in table.winners), "A winner does not sit at the table.")
        demand(table.moves() == [] and table.actors == [], "Somebody may still move after the end.")
