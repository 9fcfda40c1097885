"""The words of a game: every move and chance outcome has one stable name and one id."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from osselet.core.errors import GameError

LONGEST = 40
"""Digits of a number in a name: more than any game has, and far from what would take long to read."""
REMEMBERED = 4096
"""Steps a vocabulary keeps at hand; it may have billions."""
Values = Iterable[object] | Mapping[str, Iterable[object]] | None


def span(numbers: range) -> int:
    """How many numbers a range has, also where there are more than a machine can address and `len` fails."""
    return max(0, -((numbers.start - numbers.stop) // numbers.step))


@dataclass(frozen=True)
class Said:
    """A word said like another one: `black_die=Said("black", {"face": FACES})` is spoken `black:3`, beside `black`."""

    name: str
    values: Values


class Seats(tuple[int, ...]):
    """The values of a part that names a seat, so that texts can show the player's name."""

    def __new__(cls, count: int = 6) -> "Seats":
        """The seats from 0 to `count - 1`."""
        return super().__new__(cls, range(count))


class SeatNumber(int):
    """A seat in a text or a view: the reader sees the player's name. On the wire it is `{"seat": 2}`."""

    @classmethod
    def of(cls, seat: int) -> "SeatNumber | None":
        """The seat; None where the state says by a negative number that there is none."""
        return None if seat < 0 else cls(seat)


@dataclass(frozen=True)
class Part:
    """One place of a word after a colon: its name in texts and the values it may take."""

    name: str
    values: Sequence[str] | range
    is_seat: bool = False

    @cached_property
    def size(self) -> int:
        """How many values; `len` would end at what the machine can address."""
        return span(self.values) if isinstance(self.values, range) else len(self.values)

    def text(self, at: int) -> str:
        """The value at this place as it stands in a name."""
        return str(self.values[at])

    def value(self, at: int) -> str | int:
        """The value at this place as texts take it."""
        if self.is_seat:
            return SeatNumber(at)
        return self.values[at]

    def find(self, text: str) -> int:
        """The place of a value, or -1."""
        if isinstance(self.values, range):
            canonical = text.isdecimal() and text.isascii() and len(text) <= LONGEST and text == str(int(text))
            return self.values.index(int(text)) if canonical and int(text) in self.values else -1
        return self.values.index(text) if text in self.values else -1


@dataclass(frozen=True)
class Word:
    """A word with its parts and the first of its ids; the last part counts fastest."""

    key: str
    """How rules and texts call it; one a vocabulary."""
    name: str
    """How it is spoken; words with different numbers of parts may share it."""
    parts: tuple[Part, ...]
    first: int
    size: int

    def places(self, move: int) -> tuple[int, ...]:
        """Where each part of this id stands in its list of values."""
        rest, places = move - self.first, []
        for part in reversed(self.parts):
            rest, at = divmod(rest, part.size)
            places.append(at)
        return tuple(reversed(places))


@dataclass(frozen=True)
class Step:
    """One decision or chance outcome as a reader may see it; `places` is None where it may not."""

    word: Word
    move: int | None
    places: tuple[int, ...] | None
    seat: int | None
    """Who decided; None for chance."""

    @cached_property
    def name(self) -> str:
        """Its public name, `take:r1c1`, or `take:?` for a reader who may not know."""
        if self.places is None:
            return f"{self.word.name}:?"
        return ":".join([self.word.name, *(p.text(at) for p, at in zip(self.word.parts, self.places, strict=True))])

    @property
    def arguments(self) -> dict[str, str | int]:
        """The parts by name, for texts; numbers of a range stay numbers, so that texts can choose by them."""
        if self.places is None:
            return {part.name: "?" for part in self.word.parts}
        return {part.name: part.value(at) for part, at in zip(self.word.parts, self.places, strict=True)}


def _part(name: str, values: Iterable[object]) -> Part:
    if isinstance(values, range):
        return Part(name, values)
    return Part(name, [str(v) for v in values], is_seat=isinstance(values, Seats))


class Vocabulary:
    """Words and their values, numbered in order: ids and names from one table.

    `Vocabulary(hold=None, die=range(1, 7), swap={"mine": COLOURS, "chest": COLOURS})` gives the
    names `hold`, `die:1`, `swap:red:grey` and so on. The name of a part is its variable in texts
    (`value` if it is not named). Ranges are never written out, so a word may have billions of names.
    """

    def __init__(self, **words: Values | Said) -> None:
        self.words: dict[str, Word] = {}
        first = 0
        for key, given in words.items():
            name, values = (given.name, given.values) if isinstance(given, Said) else (key, given)
            if values is None:
                parts: tuple[Part, ...] = ()
            elif isinstance(values, Mapping):
                parts = tuple(_part(part, v) for part, v in values.items())
            else:
                parts = (_part("value", values),)
            size = 1
            for part in parts:
                size *= part.size
            self.words[key] = Word(key, name, parts, first, size)
            first += size
        self.size = first
        self._spoken = {(w.name, len(w.parts)): w for w in self.words.values()}
        self._in_order = list(self.words.values())
        self._firsts = [w.first for w in self._in_order]
        self._steps: dict[tuple[int, int | None, bool], Step] = {}

    def __getitem__(self, word: str) -> int:
        """The first id of a word."""
        return self.words[word].first

    def word(self, move: int) -> Word:
        """The word an id belongs to."""
        if not 0 <= move < self.size:
            raise GameError(f"There is no move with the id {move}; ids go from 0 to {self.size - 1}.")
        return self._in_order[bisect_right(self._firsts, move) - 1]

    def step(self, move: int, seat: int | None, seen: bool = True) -> Step:
        """The step of this id as somebody may see it."""
        key = (move, seat, seen)
        if key not in self._steps:
            if len(self._steps) >= REMEMBERED:
                self._steps.clear()
            word = self.word(move)
            self._steps[key] = Step(word, move, word.places(move), seat) if seen else Step(word, None, None, seat)
        return self._steps[key]

    def name(self, move: int) -> str:
        """The name of an id."""
        return self.step(move, None).name

    def find(self, name: str) -> int | None:
        """The id of a name, or None if there is no such name."""
        spoken, *values = name.split(":")
        word = self._spoken.get((spoken, len(values)))
        if word is None:
            return None
        move = 0
        for part, value in zip(word.parts, values, strict=True):
            at = part.find(value)
            if at < 0:
                return None
            move = move * part.size + at
        return word.first + move

    def __iter__(self) -> Iterator[Word]:
        return iter(self._in_order)
