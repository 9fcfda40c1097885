"""The whole suite: which promises are checked at which tables."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Literal

from osselet.conformance import (
    compiled_checks,
    label_checks,
    look_checks,
    rule_checks,
    secret_checks,
    table_checks,
    text_checks,
)
from osselet.conformance.place import place, stand
from osselet.conformance.problem import Check, ConformanceError
from osselet.core.engine import Engine
from osselet.core.errors import OsseletError
from osselet.core.game import Game
from osselet.core.registry import where
from osselet.table import Table

GAMES = 20
"""Games a player count in plain Python, a hundred times as many in compiled code; a quarter of it an option value."""

_PLAIN: tuple[tuple[str, str, Callable[[Engine, int], None]], ...] = (
    ("names", "Names and ids are one-to-one.", rule_checks.check_names),
    ("lists", "What can happen is listed once, with positive weights.", rule_checks.check_lists),
    ("pieces", "Pieces are neither lost nor made.", rule_checks.check_pieces),
    ("determinism", "Nothing but the step decides what happens.", rule_checks.check_determinism),
    ("memory", "Games share no memory.", rule_checks.check_memory),
    ("rotation", "Where seats are alike, moving everybody one seat on changes nothing.", rule_checks.check_rotation),
    ("oracle", "A second implementation agrees after every step.", rule_checks.check_oracle),
    ("told", "What a step tells is kept, and what it does not tell is hidden.", secret_checks.check_told),
    (
        "worlds",
        "Guessed worlds look the same to whoever guessed, and differ where they can.",
        secret_checks.check_worlds,
    ),
    ("lockstep", "Two worlds that a seat cannot tell apart ask the same players.", secret_checks.check_lockstep),
    ("reachable", "In games small enough to list, guessed worlds can come about.", secret_checks.check_reachable),
)
_AT_TABLES: tuple[tuple[str, str, Callable[[table_checks.Lay, int], None]], ...] = (
    ("records", "Records replay to the same state; damaged ones are refused.", table_checks.check_records),
    ("views", "Views are JSON with the same keys for everybody.", table_checks.check_views),
    ("future", "Undealt chance changes nothing anybody sees.", table_checks.check_future),
    ("refusals", "Illegal moves change nothing and say why.", table_checks.check_refusals),
    ("undo", "Undo brings back the state before and never crosses anything revealed.", table_checks.check_undo),
    ("results", "Scores and winners agree.", table_checks.check_results),
    ("labels", "What views hold has a name in French, English and German.", label_checks.check_labels),
    ("texts", "Everything is said in French, English and German.", text_checks.check_texts),
    ("look", "A declared look fits every view, and every move can be made by touching.", look_checks.check_look),
)
_PRIOR = "Guesses come as often as the stated prior says."
_COMPILED: tuple[tuple[str, str, int, Callable[[Engine, int], None]], ...] = (
    (
        "survey",
        "Thousands of compiled games end, keep their pieces and hide what they must.",
        100,
        compiled_checks.survey_games,
    ),
    ("prior", _PRIOR, 1, secret_checks.check_prior),
    ("bytes", "The same steps give the same bytes compiled and plain.", 1, compiled_checks.same_bytes_plain),
)


def instances(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """The tables to check: every player count, and every option value once."""
    for players in game.players:
        yield players, {}
    middle = game.players[len(game.players) // 2]
    for name, option in game.declared.items():
        for value in option.samples:
            if value != option.default:
                yield middle, {name: value}


def suite(game: Game, *, plain: bool = False, games: int | None = None) -> Iterator[Check]:
    """Every check of a game; `games` a table instead of the usual number, `plain` leaves out compiled code."""
    for players, options in instances(game):
        a_table = (games or GAMES) if not options else max(2, (games or GAMES) // 4)
        engine = Engine(game, players, options)
        lay = partial(_lay, game, players, options)
        yield _check(
            "ends", "Play comes to an end.", partial(rule_checks.check_ends, engine, a_table), players, options, "first"
        )
        for name, about, check in _PLAIN:
            yield _check(name, about, partial(check, engine, a_table), players, options)
        for name, about, at_table in _AT_TABLES:
            yield _check(name, about, partial(at_table, lay, a_table), players, options)
        if plain:
            yield _check("prior", _PRIOR, partial(secret_checks.check_prior_plain, engine, a_table), players, options)
        else:
            for name, about, times, compiled in _COMPILED:
                yield _check(name, about, partial(compiled, engine, a_table * times), players, options, "compiled")


def _lay(game: Game, players: int, options: dict[str, Any], number: int) -> Table:
    return Table(game, players, seed=number, options=options)


def _check(
    name: str,
    about: str,
    run: Callable[[], None],
    players: int,
    given: dict[str, Any],
    kind: Literal["first", "plain", "compiled"] = "plain",
) -> Check:
    def told() -> None:
        stand(None)
        try:
            run()
        except ConformanceError as error:
            raise ConformanceError(error.sentence, error.place or place()) from error
        except OsseletError as error:
            raise ConformanceError(str(error), place()) from error
        except Exception as error:
            raise ConformanceError(f"The game raises {where(error)}", place()) from error

    return Check(name, about, told, players, given, kind)
