"""The rules of Knack."""

from typing import Annotated, Any

from osselet.core import CHANCE, OVER, Choice, Facts, Ints, Options, Seats, State, Vocabulary, i1, rule

ROUNDS = 3
GO, HIT, RACE, DONE = range(4)
WORDS = Vocabulary(go=None, hit={"result": ("ok", "miss")}, first={"seat": Seats(4)})
SAY_GO, HITS, FIRST = WORDS["go"], WORDS["hit"], WORDS["first"]


class KnackOptions(Options):
    """Whose hands."""

    hands: Annotated[int, Choice("model", "screen")]


def judged(options: KnackOptions) -> frozenset[str]:
    return frozenset({"hit", "first"}) if options.hands else frozenset()


class Knack(State):
    """The table."""

    players: i1
    phase: i1
    round: i1
    leader: i1
    points: Annotated[Ints, "i1", 4]


@rule
def setup(s: Knack, players: int, options: KnackOptions) -> None:
    s.players = players
    s.phase = GO
    s.round = 0
    s.leader = 0


@rule
def actor(s: Knack) -> int:
    if s.phase == DONE:
        return OVER
    return s.leader if s.phase == GO else CHANCE


@rule
def moves(s: Knack, ids: Ints, weights: Ints) -> int:
    if s.phase == GO:
        ids[0] = SAY_GO
        return 1
    if s.phase == HIT:
        ids[0] = HITS
        ids[1] = HITS + 1
        return 2
    for seat in range(s.players):
        ids[seat] = FIRST + seat
    return s.players


@rule
def play(s: Knack, move: int) -> None:
    if s.phase == GO:
        s.phase = HIT
    elif s.phase == HIT:
        if move == HITS:
            s.points[s.leader] += 2
        s.phase = RACE
    else:
        s.points[move - FIRST] += 1
        s.round += 1
        s.leader = (s.leader + 1) % s.players
        s.phase = DONE if s.round == ROUNDS else GO


@rule
def score(s: Knack, points: Ints, winner: Ints) -> None:
    best = 0
    for seat in range(s.players):
        points[seat] = s.points[seat]
        best = max(best, s.points[seat])
    for seat in range(s.players):
        winner[seat] = 1 if s.phase == DONE and s.points[seat] == best else 0


def view(s: Knack, facts: Facts) -> dict[str, Any]:
    return {
        "phase": ("go", "hit", "race", "over")[s.phase],
        "leader": int(s.leader),
        "points": [int(s.points[seat]) for seat in range(s.players)],
    }
