"""What is told of a step: bids, cards, tricks, and who was right."""

from collections.abc import Iterator

from osselet.core import Line, SeatNumber, Step, line

from .state import CARDS, DONE, SHOWN, OhHell


def tell(before: OhHell, step: Step, after: OhHell) -> Iterator[Line]:
    """Cards are dealt without a word."""
    key = step.word.key
    who = SeatNumber(before.turn)
    if key == "turn":
        yield line("turn", player=SeatNumber(after.turn), card=CARDS[after.trump], count=int(after.size))
    elif key == "bid":
        yield line("bid", player=who, **step.arguments)
    elif key == "deal":
        yield line("deal", player=who, count=int(after.size))
    elif key == "play":
        yield line("play", player=who, **step.arguments)
        if after.left < before.left:
            yield line("takes", player=SeatNumber(after.taker))
        if after.phase in (SHOWN, DONE):
            yield from _result(before, after)


def _result(before: OhHell, after: OhHell) -> Iterator[Line]:
    for seat in range(after.players):
        won = int(after.points[seat] - before.points[seat])
        tricks, said = int(after.tricks[seat]), int(after.said[seat])
        if won:
            yield line("made", player=SeatNumber(seat), tricks=tricks, points=won)
        else:
            yield line("missed", player=SeatNumber(seat), tricks=tricks, said=said)
