"""What is told of a step: throws, pieces that go, and those that are sent back."""

from collections.abc import Iterator

from osselet.core import Line, SeatNumber, Step, line

from .state import DONE, MOVE, ROSETTES, Ur


def tell(before: Ur, step: Step, after: Ur) -> Iterator[Line]:
    """A throw that moves nothing says so, as the turn passes."""
    key, who, other = step.word.key, SeatNumber(before.turn), SeatNumber(1 - before.turn)
    if key == "throw":
        count = int(after.thrown)
        yield line("throw", player=who, count=count)
        if after.phase != MOVE:
            yield line("stuck", player=who)
        return
    yield line(key, player=who, **step.arguments)
    if after.waiting[other] > before.waiting[other]:
        yield line("hit", player=who, other=other)
    if after.phase == DONE:
        return
    if step.arguments.get("to") in ROSETTES:
        yield line("rosette", player=who)
