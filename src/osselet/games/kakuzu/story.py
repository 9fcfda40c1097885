"""What is told of a step: what was lifted, drawn or said, and what followed from it."""

from collections.abc import Iterator

from osselet.core import Line, SeatNumber, Step, line
from osselet.games.kakuzu.rules import left_of
from osselet.games.kakuzu.state import (
    ANNOUNCE,
    CELL_NAMES,
    DONE,
    HUNT,
    OPENING,
    SOLO_GOAL,
    Kakuzu,
    is_complete,
)


def tell(before: Kakuzu, step: Step, after: Kakuzu) -> Iterator[Line]:
    """The step itself, the digit it completed, why the turn is over, and who begins or has won."""
    player = SeatNumber(before.turn)
    at = 0 if not step.places else step.places[0]
    key = step.word.key
    if key == "grid":
        yield line("grid")
    elif key == "open":
        yield opened(before, step, after, at)
    elif key == "digit":
        # Which digit it is, is seen and asked; what came of it is told when a stone is lifted.
        if not at:
            yield line("zero", player=player)
    elif key == "say":
        yield line("say", player=player, digit=at + 1)
    elif key == "take":
        yield taken(before, after, at)
    elif key == "pass":
        yield line("pass", player=player)
    yield from completed(before, after)
    yield from ended(before, after, key)


def opened(before: Kakuzu, step: Step, after: Kakuzu, cell: int) -> Line:
    """A stone of the opening and its digit."""
    digit = int(after.grid[cell])
    if step.seat is None:
        return line("open-random", cell=CELL_NAMES[cell], digit=digit)
    return line("open", player=SeatNumber(before.turn), cell=CELL_NAMES[cell], digit=digit)


def taken(before: Kakuzu, after: Kakuzu, cell: int) -> Line:
    """A stone won, or missed and given away."""
    player, name, digit = SeatNumber(before.turn), CELL_NAMES[cell], int(after.grid[cell])
    if digit == before.target:
        return line("hit", player=player, cell=name, digit=digit)
    if before.players == 1:
        return line("miss-bank", player=player, cell=name, digit=digit, target=int(before.target))
    neighbour = SeatNumber(left_of(before, before.turn))
    return line("miss", player=player, cell=name, digit=digit, target=int(before.target), neighbour=neighbour)


def completed(before: Kakuzu, after: Kakuzu) -> Iterator[Line]:
    """The digit that has just left the game."""
    for digit in range(1, 10):
        if is_complete(after, digit) and not is_complete(before, digit):
            yield line("complete", digit=digit)


def ended(before: Kakuzu, after: Kakuzu, key: str) -> Iterator[Line]:
    """How a turn ended where that was not told yet, and who begins or has won."""
    if after.phase == DONE:
        yield from won(after)
        return
    turn_over = key == "pass" or (key == "take" and after.won == 0) or (key == "digit" and after.target == 0)
    if before.phase == OPENING and after.phase != OPENING:
        yield line("begin", player=SeatNumber(after.turn))
    elif turn_over:
        hit = key == "take" and after.stones[before.turn] > before.stones[before.turn]
        if hit and before.variant == HUNT:
            yield line("turn-ninth", player=SeatNumber(before.turn))
        elif hit and before.variant == ANNOUNCE:
            yield line("turn-third", player=SeatNumber(before.turn))


def won(s: Kakuzu) -> Iterator[Line]:
    """Why the game is over, and who has won with how many stones."""
    yield line("end-all-out", left=int(s.left)) if s.left else line("end-all-lifted")
    stones = [int(s.stones[seat]) for seat in range(s.players)]
    if s.players == 1:
        yield line(
            "end-solo-won" if stones[0] >= SOLO_GOAL else "end-solo-lost", player=SeatNumber(0), stones=stones[0]
        )
        return
    winners = [seat for seat in range(s.players) if stones[seat] == max(stones)]
    for seat in winners:
        yield line("wins" if len(winners) == 1 else "shares", player=SeatNumber(seat), stones=stones[seat])
