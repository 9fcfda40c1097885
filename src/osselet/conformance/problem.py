"""What the suite says when a game does not keep the contract."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from osselet.core.errors import OsseletError

NO_MOVES = "moves lists nothing, though somebody has to decide or chance to go on."


class ConformanceError(OsseletError):
    """A promise of the contract that a game does not keep: one sentence says which, and where it was found."""

    def __init__(self, sentence: str, place: str = "") -> None:
        super().__init__(f"{sentence.removesuffix('.')} ({place})." if place else sentence)
        self.sentence = sentence
        """What is wrong, without where: the same at every table that has the same fault."""
        self.place = place


class ConformanceWarning(UserWarning):
    """Something that an author may want to know, though the contract is kept."""


@dataclass(frozen=True)
class Check:
    """One promise, to be checked at one kind of table."""

    name: str
    about: str
    run: Callable[[], None] = field(repr=False)
    players: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    kind: Literal["first", "plain", "compiled"] = "plain"
    """Without the first there is no use in others; compiled code checks no bounds, so plain checks go before."""

    @property
    def label(self) -> str:
        """The check and its table, for lists and test names."""
        table = [f"{self.players}p"] if self.players else []
        return "-".join([self.name, *table, *(f"{name}={value}" for name, value in self.options.items())])


def demand(holds: bool, sentence: str) -> None:
    """Raises the sentence if the promise does not hold."""
    if not holds:
        raise ConformanceError(sentence)
