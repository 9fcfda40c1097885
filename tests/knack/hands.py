"""What hands do in Knack: press within reach of a dealt place; or press first after a dealt time."""

import random
from collections.abc import Sequence
from typing import Annotated, Any

from osselet.core import Ints, State, i1, i2, i4, rule
from osselet.core.dexterity import Attempt, Call, Dexterity, judge
from osselet.core.trace import DOWN, MOVE, encode
from tests.knack.rules import HIT, Knack

TAP, DASH = range(2)
REACH, LASTS = 100, 4000


class KnackField(State):
    """One hand's field."""

    figure: i1
    tempo: i2
    reach: i2
    ring: i1
    over: i1
    result: i1
    fault: i1
    miss: i2
    measure: i4
    deal: Annotated[Ints, "i2", 48]
    shared: Annotated[Ints, "i2", 48]


@rule
def begin(f: KnackField, figure: int, level: int) -> None:
    f.figure = figure
    f.measure = 60000
    f.fault = 1


@rule
def feel(f: KnackField, t: int, kind: int, x: int, y: int) -> None:
    if f.over or kind != DOWN or t > LASTS * f.tempo // 100:
        return
    if f.figure == DASH:
        if t < f.deal[0]:
            return
        f.measure = (t - f.deal[0]) * 100 // f.tempo
        f.result = 1
    else:
        far = abs(x - f.deal[0]) + abs(y - f.deal[1])
        f.result = 1 if far <= REACH * f.reach // 100 else 0
        f.miss = 0 if f.result else far
        f.measure = t
    f.fault = 0 if f.result else 2
    f.over = 1


@rule
def advance(f: KnackField, t: int) -> None:
    if t >= LASTS:
        f.over = 1


def conduct(s: Knack, exchanges: Sequence[Sequence[Attempt]]) -> Call | tuple[str, ...]:
    """One tap alone; races until somebody has pressed, three times at most."""
    alone = s.phase == HIT
    seats = (int(s.leader),) if alone else tuple(range(s.players))
    call = Call("tap" if alone else "dash", seats, (len(exchanges),) * len(seats), (len(exchanges),), 0 if alone else 1)
    if not exchanges:
        return call
    fields: list[Any] = [
        judge(DEXTERITY, call.figure, len(exchanges) - 1, (len(exchanges) - 1,), attempt) for attempt in exchanges[-1]
    ]
    if alone:
        return ("hit:ok" if fields[0].result and not exchanges[0][0].void else "hit:miss",)
    done = [
        (int(field.measure) + attempt.late, attempt.seat)
        for field, attempt in zip(fields, exchanges[-1], strict=True)
        if field.result and not attempt.void
    ]
    if not done and len(exchanges) < 3:
        return call
    return (f"first:{min(done)[1] if done else exchanges[-1][0].deal[0] % s.players}",)


def ranges(call: Call, place: int) -> tuple[int, ...]:
    return (1000, 1250) if call.figure == "tap" else (900, 7, 1000)


def lend(call: Call, place: int, deal: Sequence[int], skill: int, seed: int, **hand: int) -> bytes:
    rng = random.Random(seed)
    if call.figure == "dash":
        t = deal[0] + rng.randint(150, 400)
        return encode([(t, DOWN, 500, 500)])
    off = rng.randint(-REACH, REACH)
    way = [(100 + 20 * step, MOVE, 500 + rng.randint(-9, 9), 600 - 5 * step) for step in range(8)]
    return encode([(60, MOVE, 500, 600), *way, (400, DOWN, max(0, deal[0] + off), deal[1])])


DEXTERITY = Dexterity(
    version=1,
    field=KnackField,
    begin=begin,
    feel=feel,
    advance=advance,
    figures=("tap", "dash"),
    faults=("none", "time", "wide"),
    conduct=conduct,
    ranges=ranges,
    lend=lend,
    waits=frozenset({"hit", "first"}),
)
