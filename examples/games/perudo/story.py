"""What is told of a step: bids, doubts, and what lay under the cups."""

from collections.abc import Iterator

from osselet.core import Line, SeatNumber, Step, line

from .state import BID, NOBODY, Perudo


def tell(before: Perudo, step: Step, after: Perudo) -> Iterator[Line]:
    """Dice fall under cups without a word; the last of them opens the bidding."""
    key = step.word.key
    who = SeatNumber(before.turn)
    if key == "die":
        if after.phase == BID:
            yield line("palifico" if after.palifico else "thrown", player=SeatNumber(after.turn))
    elif key == "bid":
        yield line("bid", player=who, **step.arguments)
    elif key == "roll":
        yield line("roll", player=who)
    else:
        yield line(key, player=who, other=SeatNumber(before.bidder))
        yield line("found", found=int(after.found), count=int(before.count), face=int(before.face))
        if after.winner != NOBODY:
            yield line("wins-back", player=SeatNumber(after.winner), left=int(after.held[after.winner]))
        else:
            loser = SeatNumber(after.loser)
            left = int(after.held[loser])
            yield line("loses" if left else "out", player=loser, left=left)
