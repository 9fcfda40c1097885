"""What is told of a step: what was done, and all that follows from it."""

from collections.abc import Iterator

from osselet.core import Line, SeatNumber, Step, line
from osselet.games.doggybag.rules.end import blacks_drawn, points_of, rank
from osselet.games.doggybag.rules.heist import place
from osselet.games.doggybag.rules.roles import can_do
from osselet.games.doggybag.state import (
    ACE,
    ANNOUNCE,
    BLACK,
    COIN,
    COLOURS,
    CREEP,
    DARE,
    DONE,
    FIND,
    GREED,
    GREY,
    HEIST,
    LOOKOUT,
    MOLE,
    NOTHING,
    STEAL,
    STEWARD,
    TAKE,
    TOKENS,
    Doggybag,
    active,
    goal,
)


def tell(before: Doggybag, step: Step, after: Doggybag) -> Iterator[Line]:
    """One sentence for what was done, then one for each thing it led to."""
    key = step.word.key
    places = step.places or ()
    if key == "coin":
        yield from coin(before, places[0] + 1, after)
        return
    if key == "put":
        yield from put(before, step, after)
        return
    token = token_taken(step)
    if token == NOTHING:
        yield from deed(before, key, places, after)
    else:
        yield line("take", player=SeatNumber(before.turn), role=token)
        yield from effect(before, token, SeatNumber(before.turn), after)
    yield from punishment(before, after)
    yield from heist_goes_on(before, step, after)
    if after.phase == DONE:
        yield from end_of_game(after)


def token_taken(step: Step) -> int:
    """The token this step takes, or NOTHING."""
    taken = NOTHING if step.move is None else step.move - TAKE
    return taken if 0 <= taken < TOKENS else NOTHING


def coin(before: Doggybag, face: int, after: Doggybag) -> Iterator[Line]:
    """Both coins are told together."""
    if before.thrown == 0:
        yield line("round", round=int(before.round), player=SeatNumber(before.leader))
        return
    everything = after.loot == after.stock_size[after.first]
    yield line("coins-all" if everything else "coins", one=int(before.coins[0]), two=face, loot=int(after.loot))


def put(before: Doggybag, step: Step, after: Doggybag) -> Iterator[Line]:
    """To its owner each bone; to all others only that somebody is done."""
    player = SeatNumber(before.turn)
    if step.places is not None:
        yield line("put", player=player, colour=COLOURS[step.places[0]])
    elif not after.to_put[before.turn]:
        yield line("put-done", player=player, loot=int(before.loot))


def deed(before: Doggybag, key: str, places: tuple[int, ...], after: Doggybag) -> Iterator[Line]:
    """What was chosen or drawn."""
    player = SeatNumber(before.turn)
    colour = COLOURS[places[0]] if key in ("chest", "bag", "draw") else ""
    if key == "draw":
        yield from drawn(before, places[0], player)
    elif key == "flip":
        yield line("flip", player=player, role=places[0])
    elif key == "announce":
        yield line("announce", player=player, number=int(after.announced[before.turn]))
    elif key == "lead":
        kept = places[0] == before.turn
        yield line("lead-self" if kept else "lead", player=player, other=SeatNumber(places[0]))
    elif key == "chest":
        yield line("scout", player=player, colour=colour, back=int(before.drawn_size) - 1)
    elif key == "bag":
        yield line("refill", player=player, colour=colour)
    elif key == "swap":
        mine, other = places
        yield line("swap", player=player, mine=COLOURS[mine], chest=COLOURS[other])
    elif key == "steal":
        yield line("steal", player=player, other=SeatNumber(places[0]), colour=COLOURS[before.steal])
    elif key == "steal_none":
        yield line("steal-none", player=player)
    else:
        yield line(key, player=player, count=int(before.drawn_size))


def effect(before: Doggybag, token: int, player: SeatNumber, after: Doggybag) -> Iterator[Line]:
    """What a token does at once, or why it does nothing; what asks or draws is told with that step."""
    if not before.roles:
        return
    if not can_do(before, token):
        if token == CREEP:
            yield line("no-black", player=player)
        elif token in (STEWARD, ACE):
            yield line("empty-stock" if token == ACE and before.chest_size else "empty-chest", player=player)
        else:
            yield line("empty-bag", player=player)
    elif token == CREEP:
        yield line("creep", player=player)
    elif token in (LOOKOUT, MOLE):
        yield line("look", player=player)
        yield from seen(after, player)


def seen(after: Doggybag, player: int) -> Iterator[Line]:
    """What the bag holds, to those who have looked into it this round: to others a part of it is blank."""
    content = [int(after.openly_then[player, at] + after.looted[after.round - 1, at]) for at in range(len(COLOURS))]
    if sum(content) == after.bag_size:
        yield line("seen", **dict(zip(COLOURS, content, strict=True)))


def drawn(before: Doggybag, colour: int, player: SeatNumber) -> Iterator[Line]:
    """A bone out of the bag, for whatever purpose."""
    name = COLOURS[colour]
    if before.phase == FIND:
        yield line("find-black" if colour == BLACK else "find", player=player, colour=name)
    elif before.phase not in (HEIST, GREED):
        yield line("shows", player=player, colour=name)
    elif colour == BLACK:
        greys = int(before.drawn[GREY])
        lost = int(before.drawn_size) - greys
        yield line("caught-greys" if greys else "caught", player=player, lost=lost, greys=greys)
    elif before.phase == GREED:
        yield line("greed-draw", player=player, colour=name, count=int(before.drawn_size) + 1)
    else:
        count, wanted = int(before.drawn_size) + 1, int(goal(before, before.turn))
        yield line("draw", player=player, colour=name, count=count, goal=wanted)


def punishment(before: Doggybag, after: Doggybag) -> Iterator[Line]:
    """Who was thrown out, and who has the first-player token now."""
    for seat in range(after.players):
        if after.out[seat] and not before.out[seat]:
            yield line("out", player=SeatNumber(seat))
            if before.first == seat:
                heir = next(s for s in clockwise(after, seat) if not after.out[s])
                yield line("token", player=SeatNumber(heir))


def clockwise(s: Doggybag, seat: int) -> Iterator[int]:
    """The seats after this one."""
    yield from ((seat + ahead) % s.players for ahead in range(1, s.players))


def heist_goes_on(before: Doggybag, step: Step, after: Doggybag) -> Iterator[Line]:
    """Who goes to the bag next, or why nobody does."""
    fresh = before.phase not in (HEIST, DARE, GREED, STEAL)
    caught = step.word.key == "draw" and before.phase in (HEIST, GREED) and step.places == (BLACK,)
    if after.phase in (HEIST, DARE):
        if fresh or caught:
            yield line("heist", player=SeatNumber(after.turn), goal=int(goal(after, after.turn)))
        elif after.phase == DARE:
            yield line("reached", player=SeatNumber(after.turn), count=int(after.drawn_size))
        return
    if after.phase not in (COIN, DONE) or (after.phase == DONE and active(after) == 1):
        return
    order = sorted((seat for seat in range(after.players) if not after.out[seat]), key=lambda s: -last_place(before, s))
    if fresh:
        heister = newest_first(before, step, order)
        yield line("bag-empty", player=SeatNumber(heister))
    elif caught:
        left = [seat for seat in order if place(before, seat) < place(before, before.turn)]
        yield line("bag-empty", player=SeatNumber(left[0])) if left else line("all-caught")
    elif step.word.key == "draw" and before.phase == HEIST:
        yield line("gets-away", player=SeatNumber(before.turn), count=int(before.drawn_size) + 1)


def last_place(before: Doggybag, seat: int) -> int:
    """Where a seat stood in the order of the heist."""
    return int(place(before, seat))


def newest_first(before: Doggybag, step: Step, order: list[int]) -> int:
    """Who goes first when the last token has just been picked; the pick itself may change that."""
    if token_taken(step) > last_place(before, order[0]):
        return int(before.turn)
    return int(before.turn) if before.phase == ANNOUNCE else order[0]


def end_of_game(s: Doggybag) -> Iterator[Line]:
    """Why it is over, and who has won."""
    seats = range(s.players)
    if active(s) == 1:
        yield line("end-alone", player=SeatNumber(next(seat for seat in seats if not s.out[seat])))
        return
    yield line("end-all-blacks" if blacks_drawn(s) else "end-all-stocks")
    best = max(rank(s, seat) for seat in seats)
    winners = [seat for seat in seats if rank(s, seat) == best]
    yield from tie(s, winners)
    for seat in winners:
        yield line("wins" if len(winners) == 1 else "shares", player=SeatNumber(seat), points=int(points_of(s, seat)))


def tie(s: Doggybag, winners: list[int]) -> Iterator[Line]:
    """What decided among those with as many points, if they are several."""
    points = int(points_of(s, winners[0]))
    others = [seat for seat in range(s.players) if not s.out[seat] and points_of(s, seat) == points]
    beaten = [int(s.front[seat, BLACK]) for seat in others if seat not in winners]
    if beaten:
        yield line("end-fewer-blacks", points=points, blacks=int(s.front[winners[0], BLACK]), more=min(beaten))
    elif len(winners) > 1:
        yield line("end-equal")
