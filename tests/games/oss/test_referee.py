"""Real bones on a real table: people type what hands did, everything else is dealt."""

import random

import pytest

import osselet
from osselet.games.oss import GAME
from osselet.games.oss.state import DEXTERITY
from osselet.table import Box, replay
from tests.games.oss.lesson import names

REFEREE = {"hands": "referee"}


@pytest.fixture
def table():
    table = Box(GAME).table(players=2, seed=4, options=REFEREE)
    table.play(next(name for name in names(table) if name.endswith("classic")))
    table.play(next(name for name in names(table) if name.endswith("hand")))
    return table


def test_cards_and_figures_are_dealt_as_always():
    table = Box(GAME).table(players=3, seed=1, options=REFEREE)
    assert (table.actor, table.view()["phase"]) == (0, "lay")
    assert table.view()["seats"][0]["skill"] == 50, "shown whatever `hands` is"


def test_while_hands_are_at_work_the_table_waits_for_chance(table):
    assert (table.actor, table.actors) == ("chance", [])
    needed = table.view()["attempt"]["needed"]
    figure = table.view()["attempt"]["figure"]
    assert names(table) == [f"hands:{k}" for k in ((0, needed) if figure == "polopo" else range(needed + 1))]
    assert table.moves(0) == []


def test_a_typed_result_goes_on_as_if_it_had_been_dealt(table):
    needed = table.view()["attempt"]["needed"]
    table.play(f"hands:{needed}")
    assert table.view()["seats"][0]["won"] == [needed]
    assert (table.actor, table.view()["attempt"]["seats"]) == ("chance", [1])


def test_an_impossible_result_is_refused(table):
    for name in ("hands:9", "duel:first", "accept", "card:1"):
        with pytest.raises(osselet.IllegalMove):
            table.play(name)
    needed = table.view()["attempt"]["needed"]
    if needed < 4:
        with pytest.raises(osselet.IllegalMove) as refusal:
            table.play(f"hands:{needed + 1}")
        assert refusal.value.code == "not-an-outcome"


def test_no_seat_decides_while_hands_are_at_work(table):
    with pytest.raises(osselet.IllegalMove) as refusal:
        table.play("accept", seat=0)
    assert refusal.value.code == "wait-for-chance"


def test_a_result_may_be_corrected_until_the_next_decision(table):
    before = table.state
    table.play("hands:0")
    assert table.actor == 0
    assert table.can_undo()
    table.undo()
    assert table.state == before
    table.play("hands:0")
    table.play(names(table)[0])
    assert table.record()["steps"][-1].startswith("replay")
    assert not table.can_undo()


def test_whole_games_ask_for_hands_and_for_nothing_else():
    for players in GAME.players:
        table, chooser, typed = Box(GAME).table(players=players, seed=players, options=REFEREE), random.Random(1), set()
        while not table.over:
            if table.actor == "chance":
                typed |= {name.partition(":")[0] for name in names(table)}
            table.play(chooser.choice(table.moves()))
        assert typed <= DEXTERITY
        assert {"hands"} <= typed
        assert replay(table.record(), GAME).state == table.state


def test_the_model_asks_nobody():
    table, chooser = Box(GAME).table(players=3, seed=3), random.Random(1)
    while not table.over:
        assert table.actor != "chance"
        table.play(chooser.choice(table.moves()))
