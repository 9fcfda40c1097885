"""What is told of a step, from what a seat may know before and after it."""

from collections.abc import Iterator

from osselet.core import Line, SeatNumber, Step, as_list, line

from .state import Mygame


def tell(before: Mygame, step: Step, after: Mygame) -> Iterator[Line]:
    """A closed fist, a call, or what the fists held and who had it right."""
    if step.word.key != "open":
        player = SeatNumber(before.turn if step.seat is None else step.seat)
        told = step.arguments if step.word.key == "call" else {}
        yield line(step.word.key, player=player, **told)
        return
    yield line("open", total=sum(as_list(after.opened)[: after.players]))
    hits = [seat for seat in range(after.players) if after.points[seat] > before.points[seat]]
    for seat in hits:
        yield line("hit", player=SeatNumber(seat))
    if not hits:
        yield line("miss")
