"""From what people type to a move: by number, by name, by its end or its beginning, or in their own words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from osselet.table import IllegalMove, Move, Table


@dataclass(frozen=True)
class Typed:
    """What a line may mean: one move, several to choose from, or a name to be looked up by the table."""

    move: Move | None = None
    several: tuple[Move, ...] = ()
    name: str = ""


def labels(moves: Sequence[Move]) -> list[str]:
    """What to type for each move: its place in the list; where moves are numbers themselves, their own value.

    A die that shows a dog or 1 to 5 is typed `dog` or `5`, and never by its place.
    """
    names = [move.name.split(":") for move in moves]
    values = [name[1] for name in names if len(name) == 2]
    one_word = len({name[0] for name in names}) == 1 and len(values) == len(names)
    if one_word and any(value.isdecimal() for value in values):
        return values
    return [str(at + 1) for at in range(len(moves))]


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
    for word in dict.fromkeys(move.name.partition(":")[0] for move in moves):
        if _exists(f"{word}:{name}", table):
            return f"{word}:{name}"
    return name


def _exists(name: str, table: Table) -> bool:
    try:
        table.why(name)
    except IllegalMove:
        return False
    return True
