"""From what people type to a move: by number, by name, by its end or its beginning, or in their own words."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from osselet.table import IllegalMove, Move, Table

MOST_LISTED = 30
"""So many moves are listed; of longer lists, the words with most moves are only told by example."""


@dataclass(frozen=True)
class Typed:
    """What a line may mean: one move, several to choose from, or a name to be looked up by the table."""

    move: Move | None = None
    several: tuple[Move, ...] = ()
    name: str = ""


def word(move: Move) -> str:
    """The word a move begins with."""
    return move.name.partition(":")[0]


def wide_words(moves: Sequence[Move]) -> list[str]:
    """The words that have too many moves to be listed, so that the others can be."""
    counts = Counter(map(word, moves))
    wide: list[str] = []
    while sum(counts.values()) > MOST_LISTED:
        longest = max(counts, key=lambda said: counts[said])
        del counts[longest]
        wide.append(longest)
    return sorted(wide, key=[word(move) for move in moves].index)


def labels(moves: Sequence[Move]) -> list[str]:
    """What to type for each move: its place in the list; where moves are numbers themselves, their own value.

    A die that shows a dog or 1 to 5 is typed `dog` or `5`, and never by its place; what stands beside such
    moves is typed by its name. A seat is no such number: players count from 1, seats from 0.
    """
    wide = wide_words(moves)
    listed = [move for move in moves if word(move) not in wide]
    numbers = next((word(move) for move in listed if _is_number(move)), None)
    if numbers is not None:
        return [_end(move) if word(move) == numbers else move.name.replace(":", " ") for move in moves]
    places = {move.name: str(at) for at, move in enumerate(listed, 1)}
    return [places.get(move.name, move.name.replace(":", " ")) for move in moves]


def _is_number(move: Move) -> bool:
    return _end(move).isdecimal() and not any(part.is_seat for part in move.step.word.parts)


def understand(line: str, moves: Sequence[Move], text: Callable[[Move], str]) -> Typed:
    """The move meant by a line that is no command."""
    typed = _plain(line)
    for found in _readings(typed, moves, text) if typed else ():
        if len(found) == 1:
            return Typed(found[0])
        if found:
            return Typed(several=tuple(found))
    return Typed(name=typed)


def _readings(typed: str, moves: Sequence[Move], text: Callable[[Move], str]) -> Iterator[list[Move]]:
    """The moves that fit, by one way of reading after the other, the surest first."""
    yield [m for m in moves if m.name.lower() == typed]
    yield [m for m, label in zip(moves, labels(moves), strict=True) if label == typed]
    yield [m for m in moves if _end(m) == typed]
    yield [m for m in moves if m.name.lower().startswith(f"{typed}:")]
    yield [m for m in moves if _end(m).startswith(f"{typed}:")]
    yield [m for m in moves if _end(m).endswith(f":{typed}")]
    yield [m for m in moves if m.name.lower().startswith(typed)]
    yield [m for m in moves if _end(m).startswith(typed)]
    yield [m for m in moves if _plain(text(m)).startswith(typed)]


def _plain(text: str) -> str:
    """Lower case, with colons for spaces: `Take r1c1` is `take:r1c1`."""
    return ":".join(text.lower().replace(":", " ").split())


def _end(move: Move) -> str:
    return move.name.partition(":")[2].lower()


def looked_up(name: str, moves: Sequence[Move], table: Table) -> str:
    """The full name behind a short form that is not legal now: `r1c1` is `take:r1c1` while stones are taken."""
    for said in dict.fromkeys(map(word, moves)):
        if _exists(f"{said}:{name}", table):
            return f"{said}:{name}"
    return name


def _exists(name: str, table: Table) -> bool:
    try:
        table.why(name)
    except IllegalMove:
        return False
    return True
