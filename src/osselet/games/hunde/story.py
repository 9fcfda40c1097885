"""What is told of a step: the throw, the run, and all that follows from it.

Within a round the state after a step shows what the step did. The last step of a round also pays and lets the dog
follow, and what each of these did cannot be read from the state after all of them: who busts and is paid in one step
has as many bones as before. Only there does the story go through the step again on a copy, one happening at a time.
"""

from collections.abc import Iterator

from osselet.core import Line, SeatNumber, Step, line
from osselet.core.state import as_list, copy
from osselet.games.hunde import rules
from osselet.games.hunde.state import DONE, FACES, MIDDLE, REAR, RING, Hunde


def tell(before: Hunde, step: Step, after: Hunde) -> Iterator[Line]:
    """One sentence a happening; a throw is told when its second die lies."""
    key = step.word.key
    if key == "black":
        yield line("black", player=SeatNumber(before.turn))
    elif key == "move":
        yield from run(before, before.total, after)
    elif (before.white_thrown if key == "white" else before.black_thrown) == 0:
        if key == "white" and before.round == 1 and before.thrown == 0:
            yield new_round(before)
    else:
        yield from throw(before, step, after)


def throw(before: Hunde, step: Step, after: Hunde) -> Iterator[Line]:
    """Both dice of a colour and the total so far; two dogs, or the run after the black dice."""
    white = step.word.key == "white"
    one, two = (before.white if white else before.black)[0], 0 if step.places is None else step.places[0]
    total, dogs = before.total + two, before.dogs + (two == 0)
    yield line(
        "white" if white else "black-dice",
        player=SeatNumber(before.turn),
        one=str(FACES[one]),
        two=str(FACES[two]),
        total=total,
    )
    if dogs >= 2:
        s = at_end_of_turn(before, after, total, dogs)
        yield line("bust", player=SeatNumber(before.turn), dogs=dogs, bones=int(s.bones[before.turn]))
        yield from end_of_turn(before, s, after)
    elif not white:
        yield from run(before, total, after)


def run(before: Hunde, total: int, after: Hunde) -> Iterator[Line]:
    """Where the runner went, and who had to give way."""
    s = at_end_of_turn(before, after, total, 0)
    yield arrival(before, total, s)
    for seat in pushed(before, s):
        if s.pawn[seat] == MIDDLE:
            yield line("pushed-bitten", player=SeatNumber(seat), bones=int(s.bones[seat]))
        else:
            yield line("sent" if s.push == REAR else "pushed", player=SeatNumber(seat), distance=ahead(before, s, seat))
    yield from end_of_turn(before, s, after)


def at_end_of_turn(before: Hunde, after: Hunde, total: int, dogs: int) -> Hunde:
    """The table when the runner has run or bust, and nobody has paid yet."""
    if not ends_round(before):
        return after
    s = copy(before)
    s.total, s.dogs = total, dogs
    if dogs >= 2:
        rules.give_to_box(s, s.turn)
    else:
        rules.advance(s)
    return s


def ends_round(before: Hunde) -> bool:
    """Is this the last turn of its round?"""
    return before.thrown + 1 == before.players


def arrival(before: Hunde, total: int, s: Hunde) -> Line:
    """How the runner came to where it stands now."""
    seat, player = before.turn, SeatNumber(before.turn)
    if s.pawn[seat] == MIDDLE:
        return line("run-bitten", player=player, total=total, bones=int(s.bones[seat]))
    distance = ahead(before, s, seat)
    from_middle = before.pawn[seat] == MIDDLE
    start = 0 if from_middle else ahead(before, before, seat)
    if total == RING:
        return line("circle", player=player, distance=distance)
    if start + total > RING:
        return line("run-past", player=player, total=total, distance=distance)
    if from_middle:
        return line("run-in", player=player, distance=distance)
    return line("run", player=player, total=total, distance=distance)


def pushed(before: Hunde, s: Hunde) -> list[int]:
    """Who had to give way, from the space landed upon backwards."""
    stood, stands = as_list(before.pawn), as_list(s.pawn)
    others = [seat for seat in range(s.players) if seat != before.turn and stood[seat] != stands[seat]]
    return sorted(others, key=lambda seat: -ahead(before, before, seat))


def ahead(before: Hunde, s: Hunde, seat: int) -> int:
    """How many spaces a pawn is ahead of where the dog stands during the turn."""
    return int((s.pawn[seat] - before.dog) % RING)


def end_of_turn(before: Hunde, s: Hunde, after: Hunde) -> Iterator[Line]:
    """After the last turn of a round the payment and the dog's step; after the last of all the winners."""
    if ends_round(before) and not rules.somebody_has_none(s):
        yield payment(s)
        if not rules.somebody_has_none(s):
            yield dog_step(s, after)
    if after.phase == DONE:
        yield from end_of_game(after)
    elif ends_round(before):
        yield new_round(after)


def payment(s: Hunde) -> Line:
    """Who pays whom."""
    unpaid = as_list(s.bones)
    rules.pay(s)
    change = [now - was for now, was in zip(as_list(s.bones), unpaid, strict=True)]
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
    bones = as_list(s.bones)[: s.players]
    if 0 in bones:
        yield line("end-no-bones", player=SeatNumber(bones.index(0)))
    else:
        yield line("end-last-round", round=s.round)
    winners = [seat for seat in range(s.players) if bones[seat] == max(bones)]
    for seat in winners:
        yield line("wins" if len(winners) == 1 else "shares", player=SeatNumber(seat), bones=bones[seat])
