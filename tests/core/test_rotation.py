"""What a state marks as belonging to seats moves to the next seat, and nothing else does."""

from dataclasses import replace
from typing import Annotated

import pytest

from osselet.conformance import ConformanceError, suite
from osselet.core import SEAT, Checks, EachSeat, Game, Ints, State, i1, rule, s1
from osselet.core.registry import find
from osselet.core.rotation import can_rotate, rotate
from osselet.core.state import as_list, as_rows, layout
from tests.probe import GAME
from tests.probe.rules import Probe


class Round(State):
    """Every kind of field that has to do with seats."""

    players: i1
    turn: s1
    thief: s1
    pot: i1
    points: Annotated[Ints, "i2", EachSeat(4)]
    cards: Annotated[Ints, "i1", (EachSeat(4), 2)]
    partner: Annotated[Ints, "i1", EachSeat(4), SEAT]
    queue: Annotated[Ints, "i1", 3, SEAT]
    deck: Annotated[Ints, "i1", 3]


class Marked(Probe):
    """Probe's table, with what belongs to seats marked."""

    turn: s1
    card: Annotated[Ints, "i1", EachSeat(3)]
    bid: Annotated[Ints, "i1", EachSeat(3)]
    shown: Annotated[Ints, "i1", EachSeat(3)]


def test_everybody_moves_one_seat_on() -> None:
    s = Round()
    s.players, s.turn, s.thief, s.pot = 3, 2, -1, 2
    for at in range(4):
        s.points[at] = 10 * at
        s.partner[at] = (1, 0, -1, -2)[at]
        s.cards[at, 0], s.cards[at, 1] = at, -at
    for at in range(3):
        s.queue[at], s.deck[at] = (2, -1, 0)[at], at
    rotate(s, 3)
    assert (s.players, s.turn, s.thief, s.pot) == (3, 0, -1, 2)
    assert as_list(s.points) == [20, 0, 10, 30]
    assert as_rows(s.cards) == [[2, -2], [0, 0], [1, -1], [3, -3]]
    assert as_list(s.partner) == [-1, 2, 1, -2]
    assert as_list(s.queue) == [0, -1, 1]
    assert as_list(s.deck) == [0, 1, 2]


def test_marks_change_no_bytes() -> None:
    assert layout(Marked).packing.format == layout(Probe).packing.format
    assert not can_rotate(Probe)
    assert can_rotate(find("hunde").state)
    assert can_rotate(find("kakuzu").state)


def check(game: Game) -> None:
    next(one for one in suite(game, plain=True, games=8) if one.name == "rotation" and one.players == 3).run()


def test_a_field_that_is_not_marked_is_found_unless_the_game_says_otherwise() -> None:
    game = replace(GAME, state=Marked)  # the stones of each seat are not marked, and cards are dealt from seat 0 on
    with pytest.raises(ConformanceError):
        check(game)
    check(replace(game, checks=Checks(alike=False)))


def test_a_rotation_that_was_written_wins() -> None:
    called = []

    @rule
    def own(s: Marked) -> None:
        called.append(1)
        rotate(s, 3)

    with pytest.raises(ConformanceError):
        check(replace(GAME, state=Marked, checks=Checks(rotate=own)))
    assert called
