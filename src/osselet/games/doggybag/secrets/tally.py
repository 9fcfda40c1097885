"""What a history of puts means: how much of it is there, what it lacks, and everything that follows from it.

While a world is guessed `looted` holds how much more was put up to each round than the seat knows of, and
is below zero where too little was.
"""

from osselet.core import rule
from osselet.games.doggybag.rules.bag import has_looked
from osselet.games.doggybag.state import DONE, KINDS, PUT, Doggybag


@rule
def put_in(s: Doggybag, player: int, number: int, colour: int) -> int:
    """How many bones of a colour a player put in a round, counted from 0."""
    return s.puts[player, number] >> 3 * colour & 7


@rule
def can_put(s: Doggybag, player: int, number: int, colour: int) -> int:
    """The most a player can have put up to a round: neither what the Ace gained later nor what is there at the end."""
    late = 0
    for later in range(number, s.round):
        if s.ace[later] == player and s.gained[later] == colour:
            late += 1
    return s.had[player, colour] - max(late, s.stock[player, colour] if s.phase == DONE else 0)


@rule
def is_putting(s: Doggybag, player: int) -> bool:
    """Has this player put some of its bones, and not all?"""
    return s.phase == PUT and 0 < s.to_put[player] < s.loot


@rule
def last_put(s: Doggybag, player: int) -> int:
    """The colour of the bone put last this round."""
    colour = KINDS - 1
    while colour and not put_in(s, player, s.round - 1, colour):
        colour -= 1
    return colour


@rule
def can_go_on(s: Doggybag, player: int) -> bool:
    """Does who is putting have bones enough from the last colour on?"""
    if not is_putting(s, player):
        return True
    rest = 0
    for colour in range(last_put(s, player), KINDS):
        rest += s.stock[player, colour]
    return rest >= s.to_put[player]


@rule
def open_tally(s: Doggybag, seat: int) -> None:
    """Nothing of what must have been put is found yet but what the seat put itself."""
    for number in range(s.round):
        exactly = has_looked(s, seat, number)
        for colour in range(KINDS):
            s.looted[number, colour] = -s.looted[number, colour] if exactly else -s.proved[number, colour]
    if seat >= 0:
        count_puts(s, seat, 1)


@rule
def count_puts(s: Doggybag, player: int, sign: int) -> None:
    """A player's puts are found, or lost again with the sign -1."""
    for colour in range(KINDS):
        count = 0
        for number in range(s.round):
            count += sign * put_in(s, player, number, colour)
            s.looted[number, colour] += count


@rule
def lacking(s: Doggybag, number: int) -> int:
    """How many bones of all colours are missing up to a round."""
    count = 0
    for colour in range(KINDS):
        count -= min(s.looted[number, colour], 0)
    return count


@rule
def close_tally(s: Doggybag) -> None:
    """The loot, the bag, the stocks and the colours last put, as they follow from the puts."""
    for colour in range(KINDS):
        count = 0
        for number in range(s.round):
            for player in range(s.players):
                count += put_in(s, player, number, colour)
            s.looted[number, colour] = count
        s.bag[colour] = s.openly[colour] + count
    for player in range(s.players):
        s.least[player] = last_put(s, player) if is_putting(s, player) else 0
        for colour in range(KINDS):
            s.stock[player, colour] = s.had[player, colour]
            for number in range(s.round):
                s.stock[player, colour] -= put_in(s, player, number, colour)
