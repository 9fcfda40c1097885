"""What is told of a step: what hands did, what it cost or won, and who is Chief at the end of it."""

from collections.abc import Iterator

from osselet.core import Line, SeatNumber, Step, line
from osselet.games.oss.rules import rank
from osselet.games.oss.rules.challenges import MOST_IDLE, TALLEST
from osselet.games.oss.rules.figures import MOST_TIES
from osselet.games.oss.state import (
    A_FAMILY,
    BAD,
    CALLS,
    CHALLENGES,
    COLOURS,
    DONE,
    DRAW,
    FAILED,
    FAMILIES,
    FIGURES,
    FIRST_WINS,
    HAND,
    LAY,
    NONE,
    SOLO,
    TIE,
    Oss,
    challenges_won,
    in_turn,
    points_of,
)
from osselet.games.oss.view import cards, seats_of


def tell(before: Oss, step: Step, after: Oss) -> Iterator[Line]:
    """The step itself, and what followed from it."""
    key = step.word.key
    at = 0 if not step.places else step.places[0]
    if key == "card":
        yield from card(before, step, after)
    elif key == "figure":
        yield from revealed(before, at)
    elif key == "lay":
        yield from laid(before, step, after)
    elif key in FIGURE_STEPS:
        yield FIGURE_STEPS[key](before, at)
        if key == "duel" and after.ties == MOST_TIES:
            yield line("ten-ties")
    elif key == "challenge":
        yield line("challenge", challenge=CHALLENGES[at])
    else:
        yield from CHALLENGE_STEPS[key](before, at)
        if key == "catch":
            yield from throw_end(before, after)
        if after.idle == MOST_IDLE > before.idle:
            yield line("lots-follow")
        if after.challenge == NONE:
            yield from challenge_end(before, after)


def player(seat: int) -> SeatNumber:
    """A seat as an argument: the reader sees the player's name."""
    return SeatNumber(seat)


def card(before: Oss, step: Step, after: Oss) -> Iterator[Line]:
    """The five cards of the start in one line, later one card; which they are only for who drew them."""
    seat = before.turn
    if before.phase == DRAW:
        if step.places is None:
            yield line("draws", player=player(seat))
        else:
            yield line("draws-own", player=player(seat), value=step.places[0] + 1)
    elif after.hand_size[seat] == HAND:
        if step.places is None:
            yield line("dealt", player=player(seat))
        else:
            yield line(
                "dealt-own", player=player(seat), cards=" ".join(str(value) for value in cards(after.hand, seat))
            )


def revealed(before: Oss, figure: int) -> Iterator[Line]:
    """A figure of the round; the first one opens it."""
    if before.figure[0] == NONE:
        yield line("round", round=before.round, player=player(before.chief))
    family = FAMILIES[figure // A_FAMILY]
    yield line("figure", figure=FIGURES[figure], family=family)


def laid(before: Oss, step: Step, after: Oss) -> Iterator[Line]:
    """A card before a figure; after the last one, who duels."""
    value, family = step.places or (0, 0)
    figure = FIGURES[before.figure[family]]
    yield line("lay", player=player(before.turn), value=value + 1, figure=figure)
    if after.phase != LAY:
        for number in range(after.players):
            first = in_turn(after, number)
            second = int(after.partner[first])
            if second != NONE and (second - after.chief) % after.players > number:
                duel = FIGURES[after.figure[SOLO]]
                yield line("pair", player=player(first), other=player(second), figure=duel)


def solo(before: Oss, bones: int) -> Line:
    """So many bones of a solo figure."""
    seat, needed = before.turn, int(before.laid_value[before.turn])
    figure = FIGURES[before.figure[before.laid_family[seat]]]
    won = bones == needed
    return line("succeeds" if won else "fails", player=player(seat), figure=figure, bones=bones, needed=needed)


def duel(before: Oss, result: int) -> Line:
    """Who won a duel."""
    seats = before.turn, int(before.partner[before.turn])
    winner, loser = seats if result in (FIRST_WINS, TIE) else seats[::-1]
    figure = FIGURES[before.figure[SOLO]]
    return line("tie" if result == TIE else "beats", player=player(winner), other=player(loser), figure=figure)


def replayed(before: Oss, at: int) -> Line:
    """A card paid for another try."""
    return line("replay", player=player(before.asked), value=at + 1)


def accepted(before: Oss, at: int) -> Line:
    """A card lost, or a defeat taken."""
    seat = player(before.asked)
    if before.phase == FAILED:
        return line("accept-solo", player=seat, value=int(before.laid_value[before.turn]))
    return line("accept-duel", player=seat)


def prize(before: Oss, at: int) -> Line:
    """The card kept and the one that goes."""
    both = int(before.laid_value[before.turn] + before.laid_value[before.partner[before.turn]])
    return line("prize", player=player(before.asked), value=at + 1, other=both - at - 1)


def stacked(before: Oss, result: int) -> Iterator[Line]:
    """A bone on the tower."""
    height, seat = before.tower + 1, player(before.turn)
    if result == BAD:
        yield line("tower-falls", player=seat)
    elif height == 1:
        yield line("tower-begins", player=seat)
    else:
        yield line("tower-full" if height == TALLEST else "tower-grows", player=seat, height=height)


def caught_bone(before: Oss, result: int) -> Iterator[Line]:
    """A bone from the back of one hand to the other."""
    yield line("misses" if result == BAD else "catches", player=player(before.turn))


def called(before: Oss, side: int) -> Iterator[Line]:
    """What the Chief wants counted."""
    yield line("call", player=player(before.asked), side=CALLS[side])


def spoke(before: Oss, seat: int) -> Iterator[Line]:
    """Who says a number first."""
    yield line("speaks", player=player(seat))


def answered(before: Oss, result: int) -> Iterator[Line]:
    """Whether the number is right."""
    yield line("wrong" if result == BAD else "right", player=player(before.turn))


def hit(before: Oss, seat: int) -> Iterator[Line]:
    """Whose bone lies closest."""
    yield line("closest", player=player(seat))


def eliminated(before: Oss, seat: int) -> Iterator[Line]:
    """Who is put out by whom."""
    yield line("eliminates", player=player(before.asked), other=player(seat))


def coloured(before: Oss, colour: int) -> Iterator[Line]:
    """The bone not to grab."""
    yield line("colour", player=player(before.asked), colour=COLOURS[colour])


def grabbed(before: Oss, seat: int) -> Iterator[Line]:
    """Who has the wrong bone, or none."""
    yield line("caught", player=player(seat))


def lots(before: Oss, seat: int) -> Iterator[Line]:
    """Who is lucky."""
    yield line("lots", player=player(seat))


FIGURE_STEPS = {"hands": solo, "duel": duel, "replay": replayed, "accept": accepted, "prize": prize}
CHALLENGE_STEPS = {
    "place": stacked,
    "catch": caught_bone,
    "call": called,
    "first": spoke,
    "answer": answered,
    "closest": hit,
    "eliminate": eliminated,
    "colour": coloured,
    "caught": grabbed,
    "draw": lots,
}


def throw_end(before: Oss, after: Oss) -> Iterator[Line]:
    """When all have thrown: who is out together, or that nobody is."""
    if after.idle > before.idle:
        yield line("nobody-out")
        return
    left = [after.chief] if after.challenge == NONE else seats_of(after, after.alive)
    for seat in seats_of(before, before.alive):
        if seat not in left:
            yield line("out", player=player(seat))


def challenge_end(before: Oss, after: Oss) -> Iterator[Line]:
    """Who wins the challenge, and at the end the game."""
    yield line("crown", player=player(after.chief), challenge=CHALLENGES[before.challenge])
    if after.phase == DONE:
        yield from game_end(after)


def game_end(s: Oss) -> Iterator[Line]:
    """Who is Grand Chief, by points or by challenges among equals."""
    points = [int(points_of(s, seat)) for seat in range(s.players)]
    ranks = [int(rank(s, seat)) for seat in range(s.players)]
    winners = [seat for seat in range(s.players) if ranks[seat] == max(ranks)]
    equals = points.count(max(points))
    yield line("end-rounds", rounds=s.round)
    if len(winners) > 1:
        yield line("end-equal")
    for seat in winners:
        key = "shares" if len(winners) > 1 else "end-by-challenges" if equals > 1 else "wins"
        won = int(challenges_won(s, seat))
        yield line(key, player=player(seat), points=points[seat], challenges=won)
