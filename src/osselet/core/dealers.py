"""Who decides chance: a seeded dealer, a script, or people with real dice."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from osselet.core.errors import OptionError, ScriptError
from osselet.core.options import whole
from osselet.core.vocabulary import Vocabulary, span

SEED_BITS = 128
FAIR = 1 << SEED_BITS


class Outcomes(NamedTuple):
    """What chance can bring now: ids, and their weights where they are not all alike."""

    words: Vocabulary
    ids: Sequence[int]
    weights: Sequence[int] | None
    wide: bool = False
    """Too many to list: a range of ids, all equally likely."""

    @property
    def key(self) -> str:
        """The word of this chance step."""
        return self.words.word(self.ids[0]).key

    @property
    def total(self) -> int:
        """The sum of all weights."""
        if self.weights is not None:
            return sum(self.weights)
        return span(self.ids) if isinstance(self.ids, range) else len(self.ids)

    @property
    def is_forced(self) -> bool:
        """Can but one thing come?"""
        return not self.wide and len(self.ids) == 1

    def at(self, number: int) -> int:
        """The outcome that a number from 0 to total-1 stands for."""
        if self.weights is None:
            return self.ids[number]
        for move, weight in zip(self.ids, self.weights, strict=True):
            if number < weight:
                return move
            number -= weight
        raise IndexError(number)

    def listed(self) -> str:
        """The names in one line, for messages."""
        names = [self.words.name(move) for move in self.ids[:8]]
        return ", ".join(names) + (" …" if self.ids[8:] else "")


class Dealer(Protocol):
    """Chooses outcomes of chance."""

    def waits(self, outcomes: Outcomes) -> bool:
        """Must people enter this one?"""

    def deal(self, outcomes: Outcomes) -> int | None:
        """The id of the outcome, or None to leave it to the table's seeded dealer."""

    def mark(self) -> Any:
        """Where the dealer stands, to come back to if a move fails."""

    def rewind(self, mark: Any) -> None:
        """Comes back to a mark."""


def check_seed(seed: Any) -> int:
    """The seed, or a fresh one of 128 bits from the system if none was given."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    number = whole(seed)
    if number is None or not 0 <= number < 1 << SEED_BITS:
        raise OptionError(f"A seed is a whole number from 0 to 2^{SEED_BITS}-1, not {seed!r}.")
    return number


class Seeded:
    """Deals by a keyed hash of a seed and a counter that never goes back: BLAKE2b, without modulo bias."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = check_seed(seed)
        self.dealt = 0
        key = self.seed.to_bytes(SEED_BITS // 8, "big")
        self._keyed = hashlib.blake2b(digest_size=SEED_BITS // 8, key=key)

    def waits(self, outcomes: Outcomes) -> bool:
        """Never."""
        return False

    def deal(self, outcomes: Outcomes) -> int:
        """Each outcome by its weight."""
        return outcomes.at(self._below(outcomes.total))

    def numbers(self, ranges: Iterable[int]) -> tuple[int, ...]:
        """A number below each of these."""
        return tuple(self._below(n) for n in ranges)

    def _below(self, n: int) -> int:
        fair = FAIR - FAIR % n
        while True:
            drawn = self._keyed.copy()
            drawn.update(self.dealt.to_bytes(8, "big"))
            self.dealt += 1
            number = int.from_bytes(drawn.digest(), "big")
            if number < fair:
                return number % n

    def mark(self) -> None:
        """Nothing to come back to: what was drawn stays drawn."""

    def rewind(self, mark: Any) -> None:
        """Does nothing."""


class Scripted:
    """Deals the named outcomes in order; an impossible one is a ScriptError. Then the seeded dealer goes on."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = [names] if isinstance(names, str) else list(names)
        self.next = 0
        for name in self.names:
            if not isinstance(name, str):
                raise ScriptError(f"A script is a list of names such as 'die:3', not {name!r}.")

    def waits(self, outcomes: Outcomes) -> bool:
        """Never."""
        return False

    def deal(self, outcomes: Outcomes) -> int | None:
        """The next outcome of the script."""
        if self.next == len(self.names):
            return None
        name = self.names[self.next]
        move = outcomes.words.find(name)
        if move is None or move not in outcomes.ids:
            raise ScriptError(
                f"The script says {name!r} (number {self.next + 1}), but now only {outcomes.listed()} can come."
            )
        self.next += 1
        return move

    def mark(self) -> int:
        """The place in the script."""
        return self.next

    def rewind(self, mark: int) -> None:
        """Back to that place."""
        self.next = mark


class Asked:
    """Lets people enter what their real dice, bones or cards show; what they cannot is dealt by the seeded dealer.

    The list of outcomes shows what can come, even from a bag that hides it: it is for a table where the real one lies.
    """

    def __init__(self, words: Iterable[str] | None = None) -> None:
        self.words = None if words is None else frozenset(words)

    def waits(self, outcomes: Outcomes) -> bool:
        """For the given words, or for all that can be listed."""
        return not outcomes.wide if self.words is None else outcomes.key in self.words

    def deal(self, outcomes: Outcomes) -> None:
        """Leaves the rest to the seeded dealer."""

    def mark(self) -> None:
        """Nothing to come back to."""

    def rewind(self, mark: Any) -> None:
        """Does nothing."""


class Judged:
    """Waits where hands on a screen answer: the judge of what they did enters it, and nobody else."""

    def __init__(self, words: Iterable[str], others: Dealer | None = None) -> None:
        self.words = frozenset(words)
        self._others = others
        """Who deals the rest; None: the seeded dealer."""

    def judges(self, outcomes: Outcomes) -> bool:
        """Do hands answer this one? Not where there is nothing to be done well or badly."""
        return outcomes.key in self.words and not outcomes.is_forced

    def waits(self, outcomes: Outcomes) -> bool:
        """For hands, or for what people enter otherwise."""
        return self.judges(outcomes) or (self._others is not None and self._others.waits(outcomes))

    def deal(self, outcomes: Outcomes) -> int | None:
        """What hands have no part in."""
        return None if self._others is None else self._others.deal(outcomes)

    def mark(self) -> Any:
        """Where the other dealer stands."""
        return None if self._others is None else self._others.mark()

    def rewind(self, mark: Any) -> None:
        """Back to there."""
        if self._others is not None:
            self._others.rewind(mark)


class Held:
    """Waits at every chance: for tables that follow what has happened elsewhere."""

    def waits(self, outcomes: Outcomes) -> bool:
        """Always."""
        return True

    def deal(self, outcomes: Outcomes) -> None:
        """Never comes to it."""

    def mark(self) -> None:
        """Nothing to come back to."""

    def rewind(self, mark: Any) -> None:
        """Does nothing."""
