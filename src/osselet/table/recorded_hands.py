"""What a record says that hands on a screen did, judged again."""

import binascii
from base64 import b64decode
from collections.abc import Mapping
from typing import Any

from osselet.core.dexterity import LEAST_HANDICAP, MOST_DEAL, MOST_HANDICAP, Attempt
from osselet.core.errors import RecordError
from osselet.core.trace import MOST_BYTES
from osselet.table.bouts import PlayedBout, walk
from osselet.table.table import Table

MOST_EXCHANGES = 200
"""Of one bout: none comes near it."""
_NUMBERS = {"seat": (0, 11), "tempo": (LEAST_HANDICAP, MOST_HANDICAP), "reach": (LEAST_HANDICAP, MOST_HANDICAP)}
_FLAGS = ("ring", "void", "lent")
MOST_LATE = 600_000


def judged_again(record: Mapping[str, Any], table: Table) -> list[PlayedBout]:
    """The bouts of a record; a RecordError where the judge does not come to the steps that the record says."""
    kept = record.get("hands", [])
    if not isinstance(kept, list):
        raise RecordError("'hands' of the record is not a list of what hands did.")
    bouts = [_bout(one, number) for number, one in enumerate(kept, 1)]
    answered: set[int] = set()
    for bout in bouts:
        if not max(answered, default=-1) < bout.after < table.count:
            raise RecordError(f"Hands are said to have done something after {bout.after} steps, which is not in order.")
        _, names = walk(table.game, table.progress.state_at(bout.after), bout)
        for at, name in enumerate(names, bout.after):
            told = record["steps"][at] if at < table.count else None
            if told != name:
                raise RecordError(f"Step {at + 1} of the record is {told!r}, but by what hands did it is {name!r}.")
            answered.add(at)
    if bouts:
        _check_all_answered(table, answered)
    return bouts


def _check_all_answered(table: Table, answered: set[int]) -> None:
    """Where hands did something they did everything that was theirs to do."""
    game = table.game
    judged = game.judged(game.read_options(table.options, table.players)) if game.judged else frozenset()
    for at, step in enumerate(table.played):
        if table.progress.was_by_hand(at, judged) != (at in answered):
            name = table.words.name(step.move)
            raise RecordError(f"Step {at + 1} of the record ({name!r}) does not fit: no hands are kept that did it.")


def _bout(kept: Any, number: int) -> PlayedBout:
    try:
        count, judge, exchanges = kept["after"], kept["judge"], kept["exchanges"]
        if type(count) is not int or type(judge) is not int or len(exchanges) > MOST_EXCHANGES:
            raise ValueError
        return PlayedBout(count, judge, tuple(tuple(_attempt(one) for one in attempts) for attempts in exchanges))
    except (KeyError, TypeError, ValueError, binascii.Error):
        raise RecordError(f"Number {number} of the 'hands' of the record cannot be read.") from None


def _attempt(kept: Any) -> Attempt:
    for name, (least, most) in _NUMBERS.items():
        if type(kept[name]) is not int or not least <= kept[name] <= most:
            raise ValueError
    deal, late, trace = kept["deal"], kept.get("late", 0), b64decode(kept["trace"], validate=True)
    if not isinstance(deal, list) or len(deal) > MOST_DEAL or not all(type(n) is int for n in deal):
        raise ValueError
    if type(late) is not int or not 0 <= late <= MOST_LATE or len(trace) > MOST_BYTES:
        raise ValueError
    flags = {name: kept.get(name, False) for name in _FLAGS}
    if not all(type(flag) is bool for flag in flags.values()):
        raise ValueError
    return Attempt(kept["seat"], tuple(deal), kept["tempo"], kept["reach"], trace, late=late, **flags)
