"""Whether a clock went like ours: honest lines are believed, whatever they are like; other clocks are not."""

import random
from collections.abc import Iterable

import pytest

from osselet.core.dexterity import Attempt
from osselet.core.trace import DOWN, KEY, MOVE, encode
from osselet.room.refusal import Refusal
from osselet.room.tracing import Tracing, UnbelievableError, allowance, is_replayed

WHOLE = 6000
Piece = tuple[int, bytes, int]


def pieces(every: int = 300, whole: int = WHOLE, press: int = 1000) -> list[Piece]:
    """A trace of events every 50 ms with a press now and then, in pieces: offset, bytes, clock."""
    events = [(t, DOWN if t % press == 0 else MOVE, t % 997, t % 613) for t in range(50, whole + 1, 50)]
    found: list[Piece] = []
    offset = 0
    for end in range(every // 50, len(events) + 1, every // 50):
        data = encode(events[:end])
        found.append((offset, data[offset:], events[end - 1][0]))
        offset = len(data)
    return found


def believed(sent: Iterable[tuple[Piece, float]], rtt: float = 0.05, resumed: bool = False) -> Tracing:
    """Takes pieces with the milliseconds at which each comes; the last one ends it."""
    tracing = Tracing(allowance(rtt), resumed)
    arrivals = list(sent)
    for (offset, chunk, clock), arrives in arrivals:
        tracing.take(offset, chunk, clock, round(arrives), False)
    (_, _, clock), arrives = arrivals[-1]
    tracing.take(len(tracing.trace), b"", clock, round(arrives), True)
    return tracing


def why(sent: Iterable[tuple[Piece, float]], **line: float) -> str:
    with pytest.raises(UnbelievableError) as error:
        believed(sent, **line)
    return str(error.value)


@pytest.mark.parametrize("rtt", [0.002, 0.02, 0.4, 0.9])
def test_near_and_far_lines_are_believed(rtt: float) -> None:
    rng = random.Random(1)
    for _ in range(50):
        sent, last = [], 0.0
        for piece in pieces():
            last = max(last, piece[2] + 1000 * rtt + rng.expovariate(1 / 30))
            sent.append((piece, last))
        found = believed(sent, rtt)
        assert found.trace == b"".join(chunk for _, chunk, _ in pieces())
        assert found.late <= max(0, 1000 * rtt + 400 - min(500, allowance(rtt)))


def test_two_lines_within_what_is_allowed_are_not_late() -> None:
    for rtt in (0.02, 0.34):
        assert believed([(piece, piece[2] + 1000 * rtt + 40) for piece in pieces()], rtt).late == 0


@pytest.mark.parametrize("slower", [1.25, 1.5, 2.0, 4.0])
def test_slow_motion_is_not_believed(slower: float) -> None:
    assert why([(piece, slower * piece[2] + 20) for piece in pieces()]) == "behind"


@pytest.mark.parametrize("faster", [0.2, 0.5, 0.9])
def test_a_clock_ahead_of_ours_is_not_believed(faster: float) -> None:
    assert why([(piece, faster * piece[2]) for piece in pieces()]) == "ahead"


def test_slow_motion_in_the_hard_part_alone_is_not_believed_though_the_end_fits() -> None:
    def arrives(clock: int) -> float:
        return clock + 20 + (min(clock, 3000) - 1000 if clock > 1000 else 0)

    held = [(piece, arrives(piece[2])) for piece in pieces(whole=3000)]
    idle = [(piece, max(arrives(3000), piece[2] + 20)) for piece in pieces() if piece[2] > 3000]
    assert why(held + idle) == "behind"


def test_all_at_the_end_is_not_believed_unless_the_line_was_lost() -> None:
    sent = [(piece, WHOLE + 5000.0) for piece in pieces()]
    assert why(sent) == "behind"
    assert believed(sent, resumed=True).late > 4000
    late = [(piece, WHOLE + 15_000.0) for piece in pieces()]
    assert why(late, resumed=True) == "behind"
    forgiving = Tracing(200, resumed=True, away=9000)  # the server was away itself
    for (offset, chunk, clock), arrives in late:
        assert forgiving.take(offset, chunk, clock, round(arrives), False) == chunk


def test_a_line_that_stalls_and_catches_up_is_believed() -> None:
    sent = [(piece, max(piece[2] + 30, 3000) if 1500 < piece[2] < 3000 else piece[2] + 30) for piece in pieces()]
    assert believed(sent)


def test_events_belong_to_the_time_in_which_they_were_sent() -> None:
    tracing = Tracing(200)
    tracing.take(0, encode([(100, MOVE, 1, 1)]), 600, 650, False)
    data = encode([(100, MOVE, 1, 1), (300, MOVE, 2, 2)])
    with pytest.raises(UnbelievableError, match="events"):
        tracing.take(len(tracing.trace), data[len(tracing.trace) :], 900, 950, False)
    with pytest.raises(UnbelievableError, match="events"):
        Tracing(200).take(0, encode([(500, MOVE, 1, 1)]), 400, 650, False)


def test_cut_and_spoilt_pieces_are_not_taken() -> None:
    data = encode([(100, DOWN, 500, 500), (200, MOVE, 900, 900)])
    with pytest.raises(UnbelievableError, match="no-trace"):
        Tracing(200).take(0, data[:-1], 300, 320, True)
    with pytest.raises(UnbelievableError, match="no-trace"):
        Tracing(200).take(0, b"\xff" * 20, 300, 320, False)
    tracing = Tracing(200)
    with pytest.raises(Refusal) as gap:
        tracing.take(3, data[3:], 300, 320, False)
    assert gap.value.why.arguments == {"have": 0}


def test_random_bytes_never_raise_anything_else() -> None:
    rng = random.Random(4)
    for _ in range(3000):
        tracing = Tracing(rng.randrange(500))
        for _ in range(4):
            size, clock = rng.randrange(20), rng.randrange(2000)
            try:
                tracing.take(rng.randrange(3), rng.randbytes(size), clock, rng.randrange(3000), rng.random() < 0.3)
            except (Refusal, UnbelievableError):
                break


def test_a_way_gone_before_is_known_whenever_it_is_gone() -> None:
    way = [(MOVE, 10 * step, 20 * step) for step in range(12)]
    first, later, other = (
        encode([(pause + 30 * at, *event) for at, event in enumerate(events)])
        for pause, events in ((10, way), (900, way), (10, [*way[:-1], (MOVE, 1, 1)]))
    )
    before = [Attempt(0, (), 100, 100, first)]
    assert is_replayed(first, before)
    assert is_replayed(later, before)
    assert not is_replayed(other, before)
    assert not is_replayed(first, [before[0]._replace(lent=True)])
    keys = encode([(100 * at, KEY, 1, 0) for at in range(20)])
    assert not is_replayed(keys, [Attempt(0, (), 100, 100, keys)])


def test_what_is_sent_again_may_break_off_in_the_middle_of_an_event() -> None:
    data = b"".join(chunk for _, chunk, _ in pieces())
    tracing = Tracing(200, resumed=True)
    for offset in range(0, len(data), 7):
        assert tracing.take(offset, data[offset : offset + 7], WHOLE, WHOLE + 900, False)
        assert data.startswith(tracing.whole)
    tracing.take(len(data), b"", WHOLE, WHOLE + 950, True)
    assert tracing.whole == data
