"""What bots are told: bids near what one may expect are worth a thought, and those far above are worth a doubt."""

from osselet.core import WHOLE, Ints, Lean, rule

from .rules import on_table
from .state import ACE, BID, BIDS, DOUBT, EXACT, FACES, SHOWN, Perudo


@rule
def expected(s: Perudo, face: int) -> int:
    """Six times as many dice of a face as there are likely to be, as the seat to decide can tell."""
    own = 0
    for at in range(s.lying[s.turn]):
        die = s.dice[s.turn, at]
        if die == face or (die == ACE and s.palifico == 0):
            own += 1
    hidden = on_table(s) - s.lying[s.turn]
    return 6 * own + hidden * (1 if face == ACE or s.palifico else 2)


@rule
def prior(s: Perudo, ids: Ints, count: int, weights: Ints) -> int:
    """The nearer a bid is to what is expected, and the less it says, the likelier it is good."""
    if s.phase != BID:
        return 0
    for at in range(count):
        move = ids[at]
        if move < BIDS:
            weights[at] = 1
        elif move < DOUBT:
            face = (move - BIDS) % FACES + 1
            above = 6 * ((move - BIDS) // FACES + 1) - expected(s, face)
            weights[at] = max(0, 36 - 4 * above) if above > 0 else max(4, 36 + above)
        else:
            above = 6 * s.count - expected(s, s.face)
            if move == EXACT:
                weights[at] = 6 if -6 < above < 6 else 1
            else:
                weights[at] = max(2, 20 + 6 * above)
    return 1


@rule
def value(s: Perudo, shares: Ints) -> int:
    """When dice lie open, everybody's share of the victory is their share of the dice."""
    if s.phase != SHOWN:
        return 0
    total = 0
    for seat in range(s.players):
        total += s.held[seat] * s.held[seat]
    for seat in range(s.players):
        shares[seat] = WHOLE * s.held[seat] * s.held[seat] // total
    return 1


LEAN = Lean(prior=prior, value=value, iterations=3000, visits=4)
