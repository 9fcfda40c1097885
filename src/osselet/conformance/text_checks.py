"""Everything that can be said is said in three languages, and every text gets what it wants to know."""

from collections.abc import Iterable, Mapping
from typing import Any

from osselet.conformance.problem import ConformanceError, demand
from osselet.conformance.table_checks import Lay, lookers_at, play_random, rules_page
from osselet.conformance.wording import said
from osselet.core.game import Line
from osselet.core.options import Choice, Flag
from osselet.core.rng import stream
from osselet.core.texts import LANGUAGES, Speaker
from osselet.table import Table
from osselet.table.question import may_hold


def check_texts(lay: Lay, games: int) -> None:
    """Everything that can be said is said in French, English and German, with every variable given."""
    table = lay(0)
    for lang in LANGUAGES:
        say = Speaker(table.game, lang)
        for key, arguments in _fixed(table):
            said(say, key, arguments, table)
        rules_page(table.game, lang)
    for number in range(max(1, games // 4)):
        _check_log(lay(number), number)


def _fixed(table: Table) -> Iterable[tuple[str, Mapping[str, Any]]]:
    """The texts that every table has, with what they are given."""
    for key in ("title", "tagline", "credits"):
        yield key, {}
    for word in table.words:
        yield f"move-{word.key}", table.words.step(word.first, 0).arguments
    for name, option in table.game.declared.items():
        yield f"option-{name}", {}
        for value in option.samples if isinstance(option, Choice | Flag) else ():
            yield f"option-{name}-{str(value).lower()}", {}


def _check_log(table: Table, number: int) -> None:
    asked: dict[str, Line] = {}
    for _ in play_random(table, stream(number)):
        _check_asked(table)
        question = table.question()
        if question is not None:
            asked[question.key] = question
    told = {(line.key, *sorted(line.arguments)): line for seat in lookers_at(table) for line in table.lines(seat)}
    for lang in LANGUAGES:
        say = Speaker(table.game, lang)
        for line in told.values():
            said(say, f"log-{line.key}", line.arguments, table)
        for question in asked.values():
            said(say, f"ask-{question.key}", question.arguments, table)


def _check_asked(table: Table) -> None:
    """Of the questions that fit here one can be asked, and none wants what no view ever holds."""
    lacking = table.questions()
    view = table.view(table.actor if isinstance(table.actor, int) else None)
    for key, names in lacking.items():
        for name in names:
            demand(
                may_hold(view, name) or name in ("player", "low", "high"),
                f"ask-{key}: ${name} is no value of the view, nor $player, $low, $high, $choices or $can_WORD.",
            )
    phase = view.get("phase")
    if not isinstance(phase, str) or any(not names for names in lacking.values()):
        return
    demand(phase in lacking, f"A text is missing: ask-{phase}, what is asked in this phase.")
    wanted = ", ".join(f"${name}" for name in lacking[phase])
    raise ConformanceError(
        f"ask-{phase}: {wanted} is a value of the view that is not there in the whole phase: only ask-{phase}-WORD may "
        f"use it, and ask-{phase} is asked where it is missing."
    )
