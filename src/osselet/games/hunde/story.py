"""What is told of a step: the throw, the run, and all that follows from it.

A step may end a turn, a round and the game at once, and what each of them did cannot be read from
the state before and after alone: who busts and is paid in one step has as many bones as before. So
the story goes through the step again on a copy, one happening at a time.
"""

from collections.abc import Iterator

from osselet.core import Line, SeatNumber, Step, line
from osselet.core.state import copy
from osselet.games.hunde import rules
from osselet.games.hunde.state import DONE, FACES, MIDDLE, REAR, RING, Hunde


def tell(before: Hunde, step: Step, after: Hunde) -> Iterator[Line]:
    """One sentence a happening; a throw is told when its second die lies."""
    key = step.word.key
    white = key == "white"
    if key == "black":
        yield line("black", player=SeatNumber(before.turn))
    elif key != "move" and (before.white_thrown if white else before.black_thrown) == 0:
        if white and before.round == 1 and before.thrown == 0:
            yield new_round(before)
    else:
        yield from happenings(copy(before), step, after)


def happenings(s: Hunde, step: Step, after: Hunde) -> Iterator[Line]:
    """Goes through a run or a throw again, on a state of its own."""
    if step.word.key != "move":
        yield throw(s, step)
        if s.dogs < 2 and step.word.key == "white":
            return
    if step.word.key != "move" and s.dogs >= 2:
        yield bust(s)
    else:
        yield from run(s)
    yield from end_of_turn(s, after)


def throw(s: Hunde, step: Step) -> Line:
    """Both dice of a colour and the total so far."""
    faces = s.white if step.word.key == "white" else s.black
    one, two = faces[0], 0 if step.places is None else step.places[0]
    rules.count(s, two)
    return line(
        "white" if step.word.key == "white" else "black-dice",
        player=SeatNumber(s.turn),
        one=str(FACES[one]),
        two=str(FACES[two]),
        total=s.total,
    )


def bust(s: Hunde) -> Line:
    """A bone lost to dogs on the dice."""
    rules.give_to_box(s, s.turn)
    return line("bust", player=SeatNumber(s.turn), dogs=s.dogs, bones=int(s.bones[s.turn]))


def run(s: Hunde) -> Iterator[Line]:
    """Where the runner went, and who had to give way."""
    stood = copy(s)
    rules.advance(s)
    yield arrival(stood, s)
    for seat in pushed(stood, s):
        if s.pawn[seat] == MIDDLE:
            yield line("pushed-bitten", player=SeatNumber(seat), bones=int(s.bones[seat]))
        else:
            yield line("sent" if s.push == REAR else "pushed", player=SeatNumber(seat), distance=ahead(s, seat))


def arrival(stood: Hunde, s: Hunde) -> Line:
    """How the runner came to where it stands now."""
    player, total = SeatNumber(s.turn), s.total
    if s.pawn[s.turn] == MIDDLE:
        return line("run-bitten", player=player, total=total, bones=int(s.bones[s.turn]))
    distance = ahead(s, s.turn)
    from_middle = stood.pawn[s.turn] == MIDDLE
    start = 0 if from_middle else ahead(stood, s.turn)
    if total == RING:
        return line("circle", player=player, distance=distance)
    if start + total > RING:
        return line("run-past", player=player, total=total, distance=distance)
    if from_middle:
        return line("run-in", player=player, distance=distance)
    return line("run", player=player, total=total, distance=distance)


def pushed(stood: Hunde, s: Hunde) -> list[int]:
    """Who had to give way, from the space landed upon backwards."""
    others = [seat for seat in range(s.players) if seat != s.turn and s.pawn[seat] != stood.pawn[seat]]
    return sorted(others, key=lambda seat: -ahead(stood, seat))


def ahead(s: Hunde, seat: int) -> int:
    """How many spaces a pawn on the track is ahead of the dog."""
    return int(rules.distance(s, seat))


def end_of_turn(s: Hunde, after: Hunde) -> Iterator[Line]:
    """After the last turn of a round the payment and the dog's step; after the last of all the winners."""
    round_over = s.thrown + 1 == s.players
    if round_over and not rules.somebody_has_none(s):
        yield payment(s)
        if not rules.somebody_has_none(s):
            yield dog_step(s, after)
    if after.phase == DONE:
        yield from end_of_game(after)
    elif round_over:
        yield new_round(after)


def payment(s: Hunde) -> Line:
    """Who pays whom."""
    unpaid = copy(s)
    rules.pay(s)
    change = [int(s.bones[seat] - unpaid.bones[seat]) for seat in range(s.players)]
    if not any(change):
        return line("no-pay")
    payer, taker = change.index(-1), change.index(1)
    return line("pay", player=SeatNumber(payer), taker=SeatNumber(taker), bones=int(s.bones[payer]))


def dog_step(s: Hunde, after: Hunde) -> Line:
    """The white dog follows, and perhaps catches somebody."""
    for seat in range(s.players):
        if s.pawn[seat] != after.pawn[seat]:
            return line("dog-bites", player=SeatNumber(seat), bones=int(after.bones[seat]))
    return line("dog")


def new_round(s: Hunde) -> Line:
    """Who has the dark dog."""
    return line("round", round=s.round, player=SeatNumber(s.first))


def end_of_game(s: Hunde) -> Iterator[Line]:
    """Why it is over and who has most bones."""
    bones = [int(s.bones[seat]) for seat in range(s.players)]
    if 0 in bones:
        yield line("end-no-bones", player=SeatNumber(bones.index(0)))
    else:
        yield line("end-last-round", round=s.round)
    winners = [seat for seat in range(s.players) if bones[seat] == max(bones)]
    for seat in winners:
        yield line("wins" if len(winners) == 1 else "shares", player=SeatNumber(seat), bones=bones[seat])
