"""The rules of Probe."""

from typing import Annotated

from osselet.core import CHANCE, NOTHING, OVER, Flag, Ints, Options, State, Vocabulary, Whole, below, i1, rule

CARDS = 5
STONES = 2
NO_BID, SECRET_BID = -1, -2

DEAL, BID, SHOW, DONE = range(4)
PHASES = ("deal", "bid", "show", "over")

WORDS = Vocabulary(
    card={"value": range(1, CARDS + 1)}, bid={"stones": range(STONES + 1)}, show=None, keep=None, slow=None
)
CARD, BIDS, SHOW_CARD, KEEP, SLOW = (WORDS[word] for word in ("card", "bid", "show", "keep", "slow"))


class ProbeOptions(Options):
    """High cards may be twice as likely; a clock may run while cards are shown."""

    loaded: Annotated[int, Flag(False)]
    clock: Annotated[int, Whole(0, 600, 0, samples=(0, 60))]


class Probe(State):
    """The table."""

    players: i1
    loaded: i1
    clock: i1
    phase: i1
    turn: i1
    pot: i1
    card: Annotated[Ints, "i1", 3]
    bid: Annotated[Ints, "i1", 3]
    shown: Annotated[Ints, "i1", 3]
    stones: Annotated[Ints, "i1", 3]


@rule
def setup(s: Probe, players: int, options: ProbeOptions) -> None:
    s.players = players
    s.loaded = options.loaded
    s.clock = 1 if options.clock > 0 else 0
    s.phase = DEAL
    s.turn = 0
    s.pot = 0
    for seat in range(3):
        s.card[seat] = 0
        s.bid[seat] = NO_BID
        s.shown[seat] = 0
        s.stones[seat] = STONES if seat < players else 0


@rule
def actor(s: Probe) -> int:
    if s.phase == DONE:
        return OVER
    return CHANCE if s.phase == DEAL else s.turn


@rule
def held(s: Probe, value: int) -> bool:
    for seat in range(s.players):
        if s.card[seat] == value:
            return True
    return False


@rule
def moves(s: Probe, ids: Ints, weights: Ints) -> int:
    count = 0
    if s.phase == DEAL:
        for value in range(1, CARDS + 1):
            if not held(s, value):
                ids[count] = CARD + value - 1
                if s.loaded:
                    weights[count] = 2 if value > 3 else 1
                count += 1
    elif s.phase == BID:
        for stones in range(STONES + 1):
            ids[count] = BIDS + stones
            count += 1
    else:
        ids[0] = SHOW_CARD
        ids[1] = KEEP
        count = 2
    return count


@rule
def play(s: Probe, move: int) -> None:
    if move < BIDS:
        s.card[s.turn] = move - CARD + 1
        pass_on(s)
    elif move < SHOW_CARD:
        s.bid[s.turn] = move - BIDS
        pass_on(s)
    else:
        s.shown[s.turn] = 1 if move == SHOW_CARD else 0
        pass_on(s)


@rule
def pass_on(s: Probe) -> None:
    """The next one who still has to act in this phase; when all have, the next phase."""
    if s.phase == BID:
        for seat in range(s.players):
            if s.bid[seat] == NO_BID:
                s.turn = seat
                return
        pay(s)
    elif s.turn + 1 < s.players:
        s.turn += 1
        return
    s.turn = 0
    s.phase += 1
    if s.phase == DONE:
        settle(s)


@rule
def pay(s: Probe) -> None:
    for seat in range(s.players):
        s.stones[seat] -= s.bid[seat]
        s.pot += s.bid[seat]


@rule
def settle(s: Probe) -> None:
    best = 0
    for seat in range(s.players):
        if s.bid[seat] * 10 + s.card[seat] > s.bid[best] * 10 + s.card[best]:
            best = seat
    s.stones[best] += s.pot
    s.pot = 0


@rule
def score(s: Probe, points: Ints, winner: Ints) -> None:
    most = 0
    for seat in range(s.players):
        points[seat] = s.stones[seat]
        if s.stones[seat] > most:
            most = s.stones[seat]
    for seat in range(s.players):
        winner[seat] = 1 if s.phase == DONE and s.stones[seat] == most else 0


@rule
def sees(s: Probe, move: int, seat: int) -> int:
    return 1 if move >= SHOW_CARD or seat == s.turn else 0


@rule
def hide(s: Probe, seat: int) -> None:
    if s.phase == DONE:
        return
    for other in range(s.players):
        if other != seat and not s.shown[other]:
            s.card[other] = 0
        if other != seat and s.phase == BID and s.bid[other] != NO_BID:
            s.bid[other] = SECRET_BID


@rule
def dealt(s: Probe, seat: int) -> bool:
    return s.phase != DEAL or seat < s.turn


@rule
def guess(s: Probe, seat: int, rng: Ints) -> None:
    """Every way to deal the unseen cards is equally likely, and so is every bid."""
    for other in range(s.players):
        if s.card[other] == 0 and dealt(s, other):
            free = 0
            for value in range(1, CARDS + 1):
                if not held(s, value):
                    free += 1
            skip = below(rng, free)
            for value in range(1, CARDS + 1):
                if not held(s, value):
                    if skip == 0:
                        s.card[other] = value
                        break
                    skip -= 1
        if s.bid[other] == SECRET_BID:
            s.bid[other] = below(rng, STONES + 1)


@rule
def ask(s: Probe, seat: int) -> int:
    if s.phase == BID and s.bid[seat] == NO_BID:
        s.turn = seat
        return 1
    return 0


@rule
def expire(s: Probe, seat: int) -> int:
    return SLOW if s.clock and s.phase == SHOW and s.turn == seat else NOTHING


@rule
def pieces(s: Probe, counts: Ints) -> int:
    counts[0] = s.pot
    for seat in range(s.players):
        counts[0] += s.stones[seat]
    return 1
