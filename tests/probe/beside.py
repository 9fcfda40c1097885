"""What stands beside Probe's rules, in ordinary Python."""

from itertools import permutations, product

from osselet.core import Facts, Reason, Step, as_list
from osselet.core.state import copy
from tests.probe.rules import BID, CARDS, DEAL, PHASES, SECRET_BID, STONES, Probe


def view(s: Probe, facts: Facts):
    return {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "pot": int(s.pot),
        "stones": as_list(s.stones)[: s.players],
        "seats": [
            {
                "card": int(s.card[seat]) or None,
                "bid": int(s.bid[seat]) if s.bid[seat] >= 0 else None,
                "stones": int(s.stones[seat]),
                "sealed": facts.sealed[seat],
            }
            for seat in range(s.players)
        ],
    }


def why(s: Probe, step: Step):
    return Reason({"card": "dealt", "slow": "by-clock"}.get(step.word.key, "other-phase"), "play")


def worlds(s: Probe, seat: int, limit: int):
    """Every way to deal the unseen cards, and every secret bid, equally likely."""
    unseen = [o for o in range(s.players) if s.card[o] == 0 and (s.phase != DEAL or o < s.turn)]
    secret = [o for o in range(s.players) if s.phase == BID and s.bid[o] == SECRET_BID]
    free = [value for value in range(1, CARDS + 1) if value not in as_list(s.card)[: s.players]]
    found = []
    for cards in permutations(free, len(unseen)):
        for bids in product(range(STONES + 1), repeat=len(secret)):
            world = copy(s)
            for other, value in zip(unseen, cards, strict=True):
                world.card[other] = value
            for other, bid in zip(secret, bids, strict=True):
                world.bid[other] = bid
            found.append((world, 1))
    return found if len(found) <= limit else None


def oracle(players: int, options, steps: list[str]):
    """Probe again, from its description alone."""
    cards = [int(step.split(":")[1]) for step in steps if step.startswith("card")]
    bids = [int(step.split(":")[1]) for step in steps if step.startswith("bid")]
    stones = [2] * players
    pot = 0
    if len(bids) == players:
        stones = [2 - bid for bid in bids]
        pot = sum(bids)
    if len(steps) == 3 * players:
        best = max(range(players), key=lambda seat: (bids[seat], cards[seat]))
        stones[best] += pot
        pot = 0
    phase = PHASES[min(len(steps) // players, 3)]
    return {"phase": phase, "pot": pot, "stones": stones} | ({"turn": len(steps) % players} if phase != "over" else {})
