"""How the five duels go, in turn or at once, and what they come to: first, second or a tie."""

from collections.abc import Callable

from osselet.core.dexterity import Call
from osselet.games.oss.dexterity.deals import LOT
from osselet.games.oss.dexterity.exchanges import Exchanges, lot, lying, measured
from osselet.games.oss.dexterity.field import DONE, HELD, JACK_FAULT, LYING, Field
from osselet.games.oss.state import FIRST_WINS, SECOND_WINS, TIE

SAME_TIME = 25
"""ms: of two hands on a bone the earlier gets it; within that it stays."""
BAGI_BONES, BAGI_EXCHANGES = 4, 8
BOLA_EXCHANGES = 8
KAT_BONES = 4
NAIK_BONES, NAIK_ROUNDS = 5, 10
Seats = tuple[int, int]
Verdict = tuple[int, list[Field]]
"""What a duel came to, and the last fields, to tell equals apart."""


def duel(figure: str, seats: Seats, asked: Exchanges, must_decide: bool) -> int:
    """The result; where a tie is no longer possible the finer measure decides, then the lot."""
    result, fields = DUELS[figure](seats, asked)
    if result != TIE or not must_decide:
        return result
    one, two = ((measured(field), lot(field), place) for place, field in enumerate(fields))
    return FIRST_WINS if one < two else SECOND_WINS


def better(one: int, two: int) -> int:
    """Who has more."""
    return TIE if one == two else FIRST_WINS if one > two else SECOND_WINS


def taken(fields: list[Field], state: int) -> list[set[int]]:
    """The bones that each hand got: a contested one is the earlier hand's, and nobody's within SAME_TIME."""
    got = [{bone for bone in range(field.bones) if field.bone_state[bone] == state} for field in fields]
    for bone in set.intersection(*got):
        times = [field.took_at[bone] for field in fields]
        for place, own in enumerate(times):
            if own + SAME_TIME >= min(times[:place] + times[place + 1 :]):
                got[place].discard(bone)
    return got


def bagi(seats: Seats, asked: Exchanges) -> Verdict:
    """Flight by flight each sweeps one bone aside; a dropped Jack decides, then who has more."""
    left = [True] * BAGI_BONES
    shared: tuple[int, ...] = (BAGI_BONES,)
    swept = [0, 0]
    fields: list[Field] = []
    for number in range(BAGI_EXCHANGES):
        fields = asked.ask(Call("bagi", seats, (number, number), shared, LOT))
        one, two = (field.fault == JACK_FAULT for field in fields)
        if one or two:
            return better(int(two), int(one)), fields
        for place, bones in enumerate(taken(fields, DONE)):
            swept[place] += len(bones)
            for bone in bones:
                left[bone] = False
        shared = lying(fields[0], left)
        if not any(left):
            break
    return better(*swept), fields


def bola_bola(seats: Seats, asked: Exchanges) -> Verdict:
    """Both play the ball through the net, which grows narrower; who alone misses has lost."""
    fields: list[Field] = []
    for number in range(BOLA_EXCHANGES):
        fields = in_turn("bola_bola", seats, number, asked)
        result = better(*(field.result for field in fields))
        if result != TIE:
            return result, fields
    return TIE, fields


def kat(seats: Seats, asked: Exchanges) -> Verdict:
    """One throw, one stroke: who gathers more; a missed Jack leaves all."""
    fields = asked.ask(Call("kat", seats, (0, 0), (KAT_BONES,), LOT))
    counts = [
        len(bones) if field.result else 0
        for bones, field in zip(taken([only_caught(field) for field in fields], HELD), fields, strict=True)
    ]
    return better(*counts), fields


def only_caught(field: Field) -> Field:
    """A hand whose Jack fell has gathered nothing that another could miss."""
    if field.result == 0:
        for bone in range(field.bones):
            field.bone_state[bone] = LYING
    return field


def manu(seats: Seats, asked: Exchanges) -> Verdict:
    """Five from the palm to the back of the hand: who keeps more."""
    fields = in_turn("manu", seats, 0, asked)
    return better(*(field.result for field in fields)), fields


def naik(seats: Seats, asked: Exchanges) -> Verdict:
    """One bone in a grab, then two, up to five and from one again; who alone fails has lost, both: a tie."""
    fields: list[Field] = []
    for number in range(NAIK_ROUNDS):
        fields = in_turn("naik", seats, number % NAIK_BONES + 1, asked)
        one, two = (field.result for field in fields)
        if not (one and two):
            return better(one, two), fields
    return TIE, fields


def in_turn(figure: str, seats: Seats, level: int, asked: Exchanges) -> list[Field]:
    """First the one, then the other."""
    return [asked.ask(Call(figure, (seat,), (level,)))[0] for seat in seats]


DUELS: dict[str, Callable[[Seats, Exchanges], Verdict]] = {
    "bagi": bagi,
    "bola_bola": bola_bola,
    "kat": kat,
    "manu": manu,
    "naik": naik,
}
