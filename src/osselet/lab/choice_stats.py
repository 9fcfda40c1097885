"""What is chosen and what chance brings, how often, and what it wins."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from osselet.core.vocabulary import Vocabulary, Word
from osselet.lab.confidence import Interval
from osselet.lab.match import PlayedGame
from osselet.search.playouts import SHARE

FEW_NAMES = 40
"""A word with more names than this is counted as a whole."""


@dataclass(frozen=True)
class Picked:
    """A move of the game: how often it was offered and chosen, and what the chooser won in the end."""

    word: str
    name: str
    """`put:?` where all moves of the word are counted as one."""
    offered: int
    chosen: int
    won: Interval


@dataclass(frozen=True)
class Came:
    """A chance outcome: how often it came, of all that came of its word, and what the seats around it won in the end.

    Rules do not say whose dice they are: thrown by who has just decided, or for the next decision.
    """

    word: str
    name: str
    came: int
    of: int
    after: Interval
    """What the seat won whose decision it followed."""
    before: Interval
    """What the seat won that was the next to decide."""


def picked(played: Sequence[PlayedGame], words: Vocabulary) -> list[Picked]:
    """Every move that was offered beside others, in the order of the vocabulary."""
    counted = _counting(words)
    offered: Counter[int] = Counter()
    chosen: list[list[tuple[int, int]]] = []
    for one in played:
        real = [decision for decision in one.decisions if len(decision.offered) > 1]
        chosen.append([(counted(decision.move), decision.seat) for decision in real])
        for decision in real:
            offered.update({counted(move) for move in decision.offered})
    won = _won(played, chosen)
    return [
        Picked(*_named(move, words), offered[move], won[move].times, won[move].interval) for move in sorted(offered)
    ]


def came(played: Sequence[PlayedGame], words: Vocabulary) -> list[Came]:
    """Every chance outcome that is told from others of its word, in the order of the vocabulary."""
    told = [[chance for chance in one.chances if _is_told(words.word(chance.outcome))] for one in played]
    after = _won(played, [[(chance.outcome, chance.after) for chance in chances] for chances in told])
    before = _won(
        played,
        [[(chance.outcome, chance.before) for chance in chances if chance.before is not None] for chances in told],
    )
    of: Counter[str] = Counter()
    for outcome, fell in after.items():
        of[words.word(outcome).key] += fell.times
    return [
        Came(
            *_named(outcome, words), after[outcome].times, of[words.word(outcome).key], after[outcome].interval,
            before[outcome].interval,
        )
        for outcome in sorted(after)
    ]  # fmt: skip


def _counting(words: Vocabulary) -> Callable[[int], int]:
    """Under which id a move is counted: its own, or the first one of its word where these are counted as one."""

    @cache
    def counted(move: int) -> int:
        word = words.word(move)
        return move if _is_told(word) else word.first

    return counted


def _is_told(word: Word) -> bool:
    """Are its names told from one another? Not where they are very many or only say which seat is meant."""
    return word.size <= FEW_NAMES and not any(part.is_seat for part in word.parts)


def _named(step: int, words: Vocabulary) -> tuple[str, str]:
    word = words.word(step)
    return word.key, words.step(step, None, seen=_is_told(word)).name


@dataclass
class _Won:
    """How often something fell to seats and what these won, game by game, in sixtieths."""

    of: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)

    @property
    def times(self) -> int:
        return sum(self.of) // SHARE

    @property
    def interval(self) -> Interval:
        return Interval.of(self.won, self.of)


def _won(played: Sequence[PlayedGame], fallen: Iterable[Sequence[tuple[int, int]]]) -> defaultdict[int, _Won]:
    """What seats won to which something fell.

    Each time counts, since dice fall to everybody sooner or later: the question is to whom more often. The times of
    one game are one observation.
    """
    found: defaultdict[int, _Won] = defaultdict(_Won)
    for one, fell in zip(played, fallen, strict=True):
        seats: defaultdict[int, list[int]] = defaultdict(list)
        for step, seat in fell:
            seats[step].append(seat)
        for step, those in seats.items():
            found[step].of.append(SHARE * len(those))
            found[step].won.append(sum(one.shares[seat] for seat in those))
    return found
