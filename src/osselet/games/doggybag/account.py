"""How a game was decided: what the bones in front of each dog are worth."""

from collections.abc import Sequence

from osselet.core import Account, Line, Part, Passage, SeatNumber, line
from osselet.games.doggybag.rules.end import rank
from osselet.games.doggybag.state import BLACK, COLOURS, WORTH, Doggybag, active
from osselet.games.doggybag.story import end_of_game


def account(final: Doggybag, passages: Sequence[Passage]) -> Account:
    """The bones in front by colour; rotten ones bring nothing, and three of them throw one out."""
    return Account(
        tuple(tuple(bones(final, seat)) for seat in range(final.players)),
        tuple(how(final)),
    )


def bones(final: Doggybag, seat: int) -> list[Part]:
    """What lies in front of a dog."""
    if final.out[seat]:
        return [Part("out", 0)]
    lying = [(colour, int(final.front[seat, colour])) for colour in range(len(COLOURS))]
    return [Part(COLOURS[colour], count * int(WORTH[colour]), count) for colour, count in lying if count]


def how(final: Doggybag) -> list[Line]:
    """Why it is over, what decided among equals, and what the winners brought home."""
    told = [one for one in end_of_game(final) if one.key.startswith("end-")]
    if active(final) == 1:
        return [*told, line("end-others-out")]
    ranks = [int(rank(final, seat)) for seat in range(final.players)]
    out = sum(int(final.out[seat]) for seat in range(final.players))
    if out:
        told.append(line("end-out", count=out))
    for seat in (seat for seat in range(final.players) if ranks[seat] == max(ranks)):
        count = sum(int(final.front[seat, colour]) for colour in range(len(COLOURS)) if colour != BLACK)
        told.append(line("end-how", player=SeatNumber(seat), bones=count, blacks=int(final.front[seat, BLACK])))
    return told
