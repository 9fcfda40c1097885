"""Whatever bytes come: judged, void or a TraceError, always the same, and never anything else."""

import random
import time

import pytest

from osselet.core.dexterity import Attempt, Call, judge
from osselet.core.errors import GameError
from osselet.core.kernel import compiled
from osselet.core.state import pack, record
from osselet.core.trace import DOWN, KEY, LONGEST, MOVE, UP, TraceError, decode, encode
from osselet.games.oss.dexterity.field import FAULTS, Field
from osselet.games.oss.dexterity.figures import NAMES
from tests.games.oss.dexterity.bout import JUDGE, deals, field, laid, lent
from tests.games.oss.dexterity.gesture import HOME, Gesture

SHARED = {"bagi": (4,), "kat": (4,), "warnoss": (5,), "badaboss": (0, 20, -10)}


def call_for(figure, rng):
    """A call with any level that can come."""
    level = {"los_loboss": rng.randrange(2), "badaboss": 3, "naik": rng.randrange(1, 6)}.get(
        figure, rng.randrange(1, 5)
    )
    return Call(figure, (0,), (level,), SHARED.get(figure, ()))


def hostile(f, rng):
    """Events that nobody would do, with some that almost make sense."""
    t, x, y, events = rng.randrange(400), *HOME, []
    for _ in range(rng.randrange(120)):
        t += rng.choice((0, 1, 3, 8, 16, 16, 16, 50, 300))
        x, y = x + rng.randrange(-90, 91), y + rng.randrange(-150, 140)
        if rng.random() < 0.2:
            x, y = rng.choice(((f.jack_x, f.jack_y), (f.home_x, f.home_y), (rng.randrange(-4000, 4000), 99)))
        elif rng.random() < 0.3:
            bone = rng.randrange(8)
            x, y = f.bone_x[bone], f.bone_y[bone]
        kind = rng.choice((MOVE, MOVE, MOVE, DOWN, UP, KEY))
        place = rng.randrange(30) if kind == KEY else max(-4095, min(4095, x))
        events.append((t, kind, place, max(-4095, min(4095, y))))
    return events


def attempts(count, seed):
    """Attempts at all figures: hostile ones, lent hands', and those with a few events changed."""
    rng = random.Random(seed)
    for number in range(count):
        for figure in NAMES:
            call = call_for(figure, rng)
            deal = deals(call, rng)[0]
            tempo, reach, ring = rng.choice((80, 100, 140, 200)), rng.choice((80, 100, 150, 200)), rng.random() < 0.3
            if number % 2:
                events = hostile(laid(figure, call.level[0], dict(enumerate(deal)), call.shared), rng)
            else:
                attempt = lent(call, rng, rng.randrange(101), tempo, reach, ring)[0]
                deal, events = attempt.deal, [list(event) for event in decode(attempt.trace)]
                for event in rng.sample(events, min(len(events), rng.randrange(4))):
                    event[2] = max(-4000, min(4000, event[2] + rng.randrange(-300, 300)))
            try:
                yield call, Attempt(0, deal, tempo, reach, encode(events), ring)
            except TraceError:
                continue


@pytest.mark.compiler
def test_plain_and_compiled_judges_agree():
    begin, feel, advance = (compiled(f) for f in (JUDGE.begin, JUDGE.feel, JUDGE.advance))
    seen = set()
    for call, attempt in attempts(40, 1):
        plain = judge(JUDGE, call.figure, call.level[0], call.shared, attempt)
        f = record(Field)[0]
        f["deal"], f["shared"][: len(call.shared)] = attempt.deal, call.shared
        f["tempo"], f["reach"], f["ring"] = attempt.tempo, attempt.reach, attempt.ring
        begin(f, NAMES.index(call.figure), call.level[0])
        for event in decode(attempt.trace):
            feel(f, *event)
        advance(f, LONGEST)
        assert f.tobytes() == pack(plain), call
        seen.add((call.figure, plain.fault, plain.result))
    assert len(seen) > 120, "the attempts end in many ways"


def test_the_judge_always_ends_and_every_number_fits_its_field():
    for call, attempt in attempts(10, 2):
        f = judge(JUDGE, call.figure, call.level[0], call.shared, attempt)
        assert f.over
        assert 0 <= f.result <= max(f.needed, 5)
        pack(f)


def test_looking_more_often_changes_nothing():
    rng = random.Random(3)
    for call, attempt in attempts(8, 3):
        f = laid(
            call.figure,
            call.level[0],
            dict(enumerate(attempt.deal)),
            call.shared,
            attempt.tempo,
            attempt.reach,
            attempt.ring,
        )
        t = 0
        for event in decode(attempt.trace):
            while t < event.t:
                JUDGE.advance(f, t)
                t += rng.randrange(1, 40)
            JUDGE.feel(f, *event)
        while t < 30_000 and not f.over:
            JUDGE.advance(f, t)
            t += 17
        JUDGE.advance(f, LONGEST)
        whole = judge(JUDGE, call.figure, call.level[0], call.shared, attempt)
        f.clock = whole.clock
        assert pack(f) == pack(whole), call


def test_random_bytes_never_raise_anything_but_a_trace_error():
    rng = random.Random(4)
    judged = 0
    for number in range(2500):
        call = call_for(NAMES[number % len(NAMES)], rng)
        data = bytes(byte & rng.choice((127, 127, 255)) for byte in rng.randbytes(3 * rng.randrange(12)))
        attempt = Attempt(0, deals(call, rng)[0], 100, 100, data, number % 3 == 0)
        try:
            judge(JUDGE, call.figure, call.level[0], call.shared, attempt)
            judged += 1
        except TraceError:
            pass
    assert 500 < judged < 2400


@pytest.mark.parametrize("part", ["tempo", "reach"])
@pytest.mark.parametrize("value", [79, 201])
def test_handicaps_have_limits(part, value):
    attempt = Attempt(0, (0,) * 48, 100, 100, b"")._replace(**{part: value})
    with pytest.raises(GameError):
        judge(JUDGE, "aslik", 1, (), attempt)


def test_a_pointer_faster_than_a_hand_is_void():
    fast = Gesture().down(500, 1060).move(500, 1060 - 401, 16)
    f = field("aslik", fast.events)
    assert (f.result, FAULTS[f.fault]) == (0, "fast")
    assert FAULTS[field("aslik", Gesture().down(500, 1060).move(500, 660, 16).events).fault] == "time"


@pytest.mark.parametrize("ring", [False, True])
def test_more_than_twelve_presses_a_second_are_void(ring):
    for gap, void in ((80, True), (90, False)):
        hand = Gesture()
        for _ in range(14):
            hand.wait(gap)
            if ring:
                hand.key(29)
            else:
                hand.down(100, 900).up(1).wait(-1)
        assert (FAULTS[field("aslik", hand.events, ring=ring).fault] == "many") == void


def test_keys_do_nothing_outside_the_ring_dialect_and_pointers_nothing_in_it():
    assert field("aslik", Gesture().key(0).events).throws == 0
    assert field("aslik", Gesture().throw().events, ring=True).throws == 0


def test_the_judge_is_fast_enough_plain():
    times = []
    for call, attempt in attempts(12, 5):
        begin = time.process_time()
        judge(JUDGE, call.figure, call.level[0], call.shared, attempt)
        times.append(time.process_time() - begin)
    times.sort()
    assert times[len(times) * 99 // 100] < 0.005
