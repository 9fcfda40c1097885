"""What Doggy Bag tells the conformance suite about itself.

Every world that agrees with what a seat knows, where they are few: the prior of `guess`, counted out.

Histories grow round by round and player by player, each with its weight: the number of ways to choose
the bones put, told apart, from those that could be put then.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import comb, prod
from operator import add

from osselet.core import Ints, rule
from osselet.core.state import copy
from osselet.games.doggybag.rules.bag import has_looked
from osselet.games.doggybag.secrets.tally import can_go_on, can_put, close_tally
from osselet.games.doggybag.state import KINDS, Doggybag

FEW = 60
"""More worlds than this are not listed: comparing them with guesses in plain Python takes too long."""

MANY = 200
"""With more histories than this on the way nobody looks which of them agree."""

Bones = tuple[int, ...]


@dataclass(frozen=True)
class History:
    """What the others have put up to some round and player."""

    weight: int
    puts: dict[tuple[int, int], Bones]
    """By player and round."""
    total: Bones
    """All of them together."""

    def put_by(self, player: int) -> Bones:
        """What a player has put so far."""
        some = [bones for (who, _), bones in self.puts.items() if who == player]
        return tuple(sum(bones[colour] for bones in some) for colour in range(KINDS))

    def longer(self, player: int, number: int, bones: Bones, ways: int) -> "History":
        """With a player's puts of a round."""
        total = tuple(map(add, self.total, bones))
        return History(self.weight * ways, self.puts | {(player, number): bones}, total)


@rule
def pieces(s: Doggybag, counts: Ints) -> int:
    """No bone of any colour is lost: bag, chest, the hand that draws, screens and fronts."""
    for colour in range(KINDS):
        counts[colour] = s.bag[colour] + s.chest[colour] + s.drawn[colour]
        for seat in range(s.players):
            counts[colour] += s.stock[seat, colour] + s.front[seat, colour]
    return KINDS


def worlds(s: Doggybag, seat: int, limit: int) -> Iterator[tuple[Doggybag, int]] | None:
    """All worlds with whole weights in proportion to the prior; None if there are more than the limit."""
    return count_out(s, seat, min(limit, FEW), MANY)


def count_out(s: Doggybag, seat: int, most: int, most_on_the_way: int) -> Iterator[tuple[Doggybag, int]] | None:
    """The same within other limits."""
    others = [other for other in range(s.players) if other != seat]
    histories = [History(1, {}, (0,) * KINDS)]
    for number in range(s.round):
        if seat >= 0:
            histories = [history.longer(seat, number, unpacked(s, seat, number), 1) for history in histories]
        wanted = [int((s.looted if has_looked(s, seat, number) else s.proved)[number, c]) for c in range(KINDS)]
        for at, other in enumerate(others):
            left = sum(owed(s, later, number) for later in others[at + 1 :])
            grown: list[History] = []
            for history in histories:
                grown += [h for h in with_puts(s, history, other, number) if lacking(h.total, wanted) <= left]
                if len(grown) > most_on_the_way:
                    return None
            histories = grown
    found = [(world(s, history), history.weight) for history in histories]
    possible = [(w, weight) for w, weight in found if all(can_go_on(w, other) for other in others)]
    return None if len(possible) > most else iter(possible)


def unpacked(s: Doggybag, player: int, number: int) -> Bones:
    """A player's puts of a round."""
    return tuple(int(s.puts[player, number]) >> 3 * colour & 7 for colour in range(KINDS))


def owed(s: Doggybag, player: int, number: int) -> int:
    """How many bones a player put in a round: who is out, or has not finished, fewer than the coins said."""
    put = sum(int(s.had[player, colour]) for colour in range(KINDS)) - int(s.stock_size[player])
    before = sum(int(s.loots[earlier]) for earlier in range(number))
    return max(0, min(int(s.loots[number]), put - before))


def with_puts(s: Doggybag, history: History, player: int, number: int) -> Iterator[History]:
    """Every choice of a player's bones in this round."""
    before = history.put_by(player)
    free = [can_put(s, player, number, colour) - before[colour] for colour in range(KINDS)]
    count = owed(s, player, number)
    for bones in product(*(range(min(most, count) + 1) for most in free)):
        if sum(bones) == count:
            ways = prod(comb(most, some) for most, some in zip(free, bones, strict=True))
            yield history.longer(player, number, bones, ways)


def lacking(have: Bones, wanted: list[int]) -> int:
    """How many bones are missing."""
    return sum(max(some - there, 0) for there, some in zip(have, wanted, strict=True))


def world(s: Doggybag, history: History) -> Doggybag:
    """The world with this history."""
    filled = copy(s)
    for (player, number), bones in history.puts.items():
        filled.puts[player, number] = sum(some << 3 * colour for colour, some in enumerate(bones))
    close_tally(filled)
    return filled
