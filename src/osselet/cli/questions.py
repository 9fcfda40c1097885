"""What is asked: the game's own words for it, filled in from what the person sees and may do."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from osselet.core.texts import Speaker
from osselet.core.vocabulary import SeatNumber, Vocabulary
from osselet.table import Move

SEATS = ("seat", "seats", "turn")
"""Numbers under these names in a view are seats; texts show the players' names."""


def question(
    view: Mapping[str, Any], seat: int | None, moves: Sequence[Move], choices: int, words: Vocabulary, say: Speaker
) -> str:
    """One sentence that says what is to be decided (by nobody: entered), the most telling one that the game has."""
    facts = dict(_facts(view, "")) | _possible(moves, words) | {"choices": choices}
    if seat is not None:
        facts["player"] = SeatNumber(seat)
    key = _key(view, seat, moves, say)
    if key is None:
        return say("cli-ask-chance") if seat is None else say("cli-ask", player=SeatNumber(seat))
    asked = say(key, **facts)
    if seat is None or say.player(seat) in asked:
        return asked
    return say("cli-asks", player=SeatNumber(seat), question=asked)


def _key(view: Mapping[str, Any], seat: int | None, moves: Sequence[Move], say: Speaker) -> str | None:
    """`ask-<phase>-<word>` of a word that is possible now, or else `ask-<phase>`."""
    phase, end = f"ask-{view.get('phase')}", "-chance" if seat is None else ""
    words = dict.fromkeys(move.step.word.key for move in moves)
    keys = [*(f"{phase}-{word}{end}" for word in words), phase + end]
    return next((key for key in keys if say.has(key)), None)


def _possible(moves: Sequence[Move], words: Vocabulary) -> dict[str, Any]:
    """Of each word whether it can be said now, and the smallest and largest number where moves are numbers."""
    listed = {move.step.word.key for move in moves}
    facts: dict[str, Any] = {f"can_{word.key}": "yes" if word.key in listed else "no" for word in words}
    numbers = [int(end) for end in (move.name.partition(":")[2] for move in moves) if end.isdecimal()]
    return facts | ({"low": min(numbers), "high": max(numbers)} if numbers else {})


def _facts(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """All texts and numbers of a view, named by the way to them: `$round`, `$attempt_seats_0`."""
    if isinstance(value, str | int):
        parts = path.split("_")
        is_seat = isinstance(value, int) and (parts[-1] in SEATS or (len(parts) > 1 and parts[-2] in SEATS))
        yield path, SeatNumber(value) if is_seat else value
        return
    items = value.items() if isinstance(value, Mapping) else enumerate(value) if isinstance(value, list) else ()
    for name, item in items:
        yield from _facts(item, f"{path}_{name}" if path else str(name))
