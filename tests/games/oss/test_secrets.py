"""A hand is known to its owner alone: two games that differ in one hand look the same to everybody else."""

import random
from itertools import product

import numpy as np
import pytest

import osselet
from osselet.core.engine import Engine
from osselet.core.game import SPECTATOR
from osselet.core.rng import stream
from osselet.core.state import copy, pack, unpack
from osselet.games.oss import GAME
from osselet.games.oss.checks import worlds
from osselet.table import Box, Table
from tests.games.oss.lesson import HAND, after, done, go_on, names

OWNER = 1
HANDS = ["11234", "12344", "11223", "22334"]


def pair(players: int, one: str, two: str) -> list[Table]:
    """Two tables that differ in what seat 1 was dealt, and in nothing else."""
    return [after(players=players, hands=[HAND, hand, *[HAND] * (players - 2)]) for hand in (one, two)]


TRIED = ("lay:4:hand", "replay:1", "accept", "prize:2", "card:1")


def what_others_get(table: Table) -> list[object]:
    """What leaves the table now for anybody but the owner of the hand: views, moves, refusals, who is asked."""
    got: list[object] = [table.actor, table.actors, table.scores, table.winners, table.over]
    for viewer in others(table):
        got += [table.view(viewer), len(table.lines(viewer))]
        if viewer is not None:
            got += [names(table, viewer), [refusal(table, move, viewer) for move in TRIED]]
    return got


def what_others_got(table: Table) -> list[object]:
    """What has left the table so far: the log in words, the steps as seen, the hidden states."""
    logs = [(table.log(viewer, "fr"), table.steps(viewer)) for viewer in others(table)]
    return [*logs, *[pack(table.seat(viewer).state) for viewer in others(table) if viewer is not None]]


def others(table: Table) -> list[int | None]:
    """Everybody else, and a spectator."""
    return [viewer for viewer in (*range(table.players), None) if viewer != OWNER]


def refusal(table: Table, move: str, seat: int) -> object:
    """What a seat is told when it tries a move: whether it may, or why not."""
    why = table.why(move, seat)
    return why and (why.code, why.rule, why.arguments)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("one", "two"), [(a, b) for a, b in product(HANDS, HANDS) if a < b])
def test_a_hand_alone_changes_nothing_for_anybody_else(players, one, two):
    chooser = random.Random(f"{players}{one}{two}")
    tables = pair(players, one, two)
    while True:
        assert what_others_get(tables[0]) == what_others_get(tables[1])
        listed = [names(table) for table in tables]
        common = [name for name in listed[0] if name in listed[1]]
        if tables[0].view()["phase"] == "draw" and tables[0].view()["turn"] == OWNER:
            drawn = [chooser.choice(moves) for moves in listed]
        elif common:
            drawn = [chooser.choice(common)] * 2
        else:
            break
        for table, move in zip(tables, drawn, strict=True):
            table.play(move)
    assert what_others_got(tables[0]) == what_others_got(tables[1])
    assert tables[0].over or tables[0].actor == OWNER, "only an owner without a common card ends the comparison early"


def test_others_see_that_a_card_was_drawn_not_which():
    table = Box(GAME).table(players=2, seed=1)
    assert table.steps(0)[:5] == table.record()["steps"][:5]
    assert table.steps(1)[:5] == table.steps()[:5] == ["card:?"] * 5


def test_the_question_after_a_failure_is_asked_whatever_is_in_hand():
    rich = after("lay:1:classic lay:1:hand hands:1 hands:0")
    assert rich.actor == OWNER
    poor = go_on(after("lay:1:classic lay:1:hand hands:1 hands:0"), "replay:1 hands:0 replay:2 hands:0")
    assert (poor.actor, names(poor)) == (OWNER, ["accept"])


def test_in_round_four_hands_stay_null_all_the_same():
    table = Box(GAME).table(players=2, seed=2)
    while table.view()["round"] < 4:
        table.play(table.moves()[0])
    assert table.view(0)["seats"][1] | {"hand": None, "deck_size": 0} == table.view(0)["seats"][1]


def state_of(table: Table):
    return unpack(GAME.state, table.state)


def test_unseen_hands_are_guessed_from_the_unseen_cards():
    table = after(done(3), players=3)
    engine = Engine(GAME, 3, {})
    hidden = engine.hidden(state_of(table), 0)
    seen = set()
    for number in range(200):
        world = engine.guessed(hidden, 0, stream(number))
        hands = np.asarray(world.hand)
        assert hands[0].tolist() == state_of(table).hand.tolist()[0], "one's own hand is known"
        for other in (1, 2):
            assert sum(hands[other]) == 4
            assert all(hands[other] <= np.asarray(hidden.kept)[other])
        seen.add(pack(world))
    assert len(seen) > 50


def test_worlds_are_weighted_by_the_ways_to_draw_a_hand():
    table = Box(GAME).table(players=2, dealer=osselet.Asked())
    go_on(table, "card:1 " * 2 + "card:2 " * 2 + "card:3", "card:1 card:1")
    hidden = Engine(GAME, 2, {}).hidden(state_of(table), 0)
    found = {tuple(world.hand.tolist()[1][1:]): weight for world, weight in worlds(copy(hidden), 0, 200) or ()}
    assert len(found) == 10
    assert (found[2, 0, 0, 0], found[1, 1, 0, 0]) == (1, 4)
    assert sum(found.values()) == 28, "two of eight cards"
    assert worlds(hidden, SPECTATOR, 5) is None


def test_laying_and_paying_cannot_be_undone():
    table = after("lay:1:classic")
    assert not table.can_undo(0)
