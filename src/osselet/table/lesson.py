"""A first game that teaches: a line of play laid out beforehand, with words for whoever plays it.

A game's lesson is its file `lesson.json`, and `lesson-ROLE.json` teaches a role of it: who sits at the table beside the
learner (seat 0), the options, and the line, step by step. A text is a step of chance or of a bot; an object is a prompt
(`lesson-KEY` in the game's texts) with what the learner is to play there. One with nothing to play before a step of the
learner's hand lets them try it by hand first, where the page can. After the line everybody plays as they like.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from osselet.core.dealers import Outcomes
from osselet.core.errors import GameError, ScriptError
from osselet.core.game import Game

FILE = "lesson.json"
LEARNER = 0
"""The seat of whoever learns."""


@dataclass(frozen=True)
class Prompt:
    """What to say, and what the learner then plays."""

    prompt: str
    play: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not isinstance(self.prompt, str) or not _are_texts(self.play):
            raise TypeError("a prompt is a text, and what is played a list of texts")


@dataclass(frozen=True)
class Lesson:
    """A lesson as its file tells it."""

    bots: list[str]
    line: list[str | Prompt]
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not _are_texts(self.bots) or not isinstance(self.options, dict):
            raise TypeError("bots are a list of texts, and options have names")

    @classmethod
    def read(cls, text: str) -> "Lesson":
        """The lesson of a file's text."""
        told = json.loads(text)
        return cls(**told | {"line": [step if isinstance(step, str) else Prompt(**step) for step in told["line"]]})

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return 1 + len(self.bots)

    @property
    def steps(self) -> list[str]:
        """All steps in order, chance included."""
        return [step for part in self.line for step in ([part] if isinstance(part, str) else part.play)]

    @property
    def prompts(self) -> list[tuple[int, Prompt]]:
        """The prompts, each with the number of steps before it."""
        found, count = [], 0
        for part in self.line:
            if isinstance(part, str):
                count += 1
            else:
                found.append((count, part))
                count += len(part.play)
        return found


class LessonDealer:
    """A dealer who deals what the lesson says, and after its line leaves chance to the seed.

    It goes by the number of steps, so it finds its place again after a restart or an undo.
    """

    def __init__(self, steps: list[str], count: Callable[[], int]) -> None:
        self._steps, self._count = steps, count

    def waits(self, outcomes: Outcomes) -> bool:
        """Never."""
        return False

    def deal(self, outcomes: Outcomes) -> int | None:
        """The outcome of the line."""
        at = self._count()
        if at >= len(self._steps):
            return None
        found = outcomes.words.find(self._steps[at])
        if found is None or found not in outcomes.ids:
            raise ScriptError(
                f"Step {at + 1} of the lesson is {self._steps[at]!r}, but now {outcomes.listed()} can come."
            )
        return found

    def mark(self) -> None:
        """Nothing to come back to."""

    def rewind(self, mark: Any) -> None:
        """Does nothing."""


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def lesson_of(game: Game, role: str = "") -> Lesson | None:
    """The lesson of a game, or of one of its roles, if there is one."""
    if role and role not in roles_taught(game):
        return None
    return _read(game.folder / (f"lesson-{role}.json" if role else FILE))


def roles_taught(game: Game) -> list[str]:
    """The roles that have a lesson of their own beside the game's."""
    return sorted(path.stem.partition("-")[2] for path in game.folder.glob("lesson-*.json"))


@cache
def _read(path: Path) -> Lesson | None:
    if not path.exists():
        return None
    try:
        return Lesson.read(path.read_text(encoding="utf-8"))
    except (KeyError, TypeError, ValueError) as error:
        raise GameError(f"{path} is no lesson: {error}") from None
