"""Guessed worlds: legal, in agreement with all that a seat knows, and by the stated prior."""

from collections import Counter
from math import sqrt

import pytest

from osselet.conformance.walk import lookers
from osselet.core.engine import Engine
from osselet.core.rng import stream
from osselet.core.state import copy, pack
from osselet.games.chicago import GAME
from osselet.games.chicago.state import BANK, CAR, IN_LOOT, NOTES, PLANE, WEAPON
from tests.games.chicago.lesson import NEARLY_CAUGHT, begun
from tests.games.chicago.robbers import game

DRAWS = 40


def worlds(table, seat, count=DRAWS):
    rng = stream(3)
    engine = Engine(GAME, table.players, table.options)
    return [engine.guessed(table.seat(seat).state, seat, rng) for _ in range(count)]


def put_back(world):
    return {int(world.note_kind[note]) for note in range(NOTES) if 0 <= world.note_at[note] < IN_LOOT}


def test_a_house_put_back_without_a_car_is_a_bank_or_the_plane():
    assert set().union(*map(put_back, worlds(begun("rob:a3 house:bank return"), 1))) == {BANK, PLANE}


def test_a_house_put_back_with_a_plain_car_is_a_car_or_the_plane():
    table = begun("rob:a3 house:car stay stay go:b4 stop stay stay rob:b3 house:plane return")
    assert set().union(*map(put_back, worlds(table, 1))) == {CAR, PLANE}


def test_a_house_put_back_after_a_house_taken_unseen_agrees_with_the_car_guessed():
    for world in worlds(begun("rob:a3 house:m10 stay stay rob:b5 house:bank return"), 1, 200):
        assert put_back(world) <= ({CAR, PLANE} if world.loot[0, CAR] else {BANK, PLANE})


def test_a_thief_that_went_only_once_has_no_car():
    assert all(world.loot[0, CAR] == 0 for world in worlds(begun("rob:a3 house:m10 stay stay go:b4"), 1, 100))


def test_a_thief_that_was_offered_a_second_move_has_one():
    assert all(world.loot[0, CAR] == 1 for world in worlds(begun("rob:a3 house:car stay stay go:b4"), 1))


def test_the_plane_that_has_flown_is_nowhere():
    table = begun("rob:a3 house:plane fly rob:o3 house:bank return stay")
    assert set().union(*map(put_back, worlds(table, 2))) == {BANK}


def test_who_lost_a_house_knows_where_it_is_and_so_does_who_got_it():
    table = begun("rob:a3 house:weapon stay rob:o6 house:m10 rob:b5 house:thief lose:weapon lose:m10")
    assert all(world.loot[1, WEAPON] >= 1 for world in worlds(table, 0))
    assert {int(world.loot[1, WEAPON]) for world in worlds(table, 3, 200)} == {0, 1}


def test_who_has_seen_a_house_knows_it_in_the_hands_of_another():
    table = begun("stay rob:n5 house:bank return rob:o6 house:car stay stay rob:n5")
    assert all(world.loot[2, BANK] == 1 for world in worlds(table, 1))


def test_a_plain_car_is_still_there_or_is_what_was_lost():
    steps = "rob:a3 house:car stay stay rob:b5 house:m10 stay stay go:b4 stop stay rob:o6 house:thief lose:"
    for world in worlds(begun(steps + "m10"), 3, 100):
        assert world.loot[0, CAR] + world.loot[1, CAR] >= 1
    assert all(world.loot[0, CAR] == 1 for world in worlds(begun(steps + "m10"), 1))
    assert all(world.loot[0, CAR] == 0 for world in worlds(begun(steps + "car"), 1))


def test_who_gave_no_car_to_a_thief_without_one_knows_that_it_has_none():
    table = begun("rob:a3 house:m10 stay rob:o6 house:thief lose:m10")
    assert all(world.loot[1, CAR] == 0 for world in worlds(table, 0))
    assert {int(world.loot[1, CAR]) for world in worlds(table, 3, 200)} == {0, 1}


def test_the_police_tells_by_a_confiscated_car_what_its_thief_has_put_back():
    table = begun("rob:a3 house:car stay stay rob:b5 house:car return", NEARLY_CAUGHT, "move:d8:a5 surrender")
    assert set().union(*map(put_back, worlds(table, 3))) == {CAR, PLANE}
    assert set().union(*map(put_back, worlds(table, 1))) == {CAR, PLANE, BANK}


def test_a_house_that_turned_out_to_be_a_weapon_was_no_car():
    armed = "rob:a3 house:weapon rob:o3 house:police place:d4 done stay done"
    table = begun(armed, "rob:b5 house:bank return stay stay done")
    assert set().union(*map(put_back, worlds(table, 1, 200))) == {BANK, CAR, PLANE}
    table.play("shoot:d4:h7")
    assert set().union(*map(put_back, worlds(table, 1))) == {BANK, PLANE}


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", [{}, {"map": "grid59", "police": 0}])
def test_guessed_worlds_look_the_same_in_long_games(players, options):
    engine, rng = Engine(GAME, players, options), stream(players)
    for at, (s, _) in enumerate(game(engine, players)):
        if at % 20 == 0:
            for looker in lookers(engine):
                hidden = engine.hidden(s, looker)
                assert pack(engine.hidden(engine.guessed(hidden, looker, rng), looker)) == pack(hidden)


@pytest.mark.parametrize(
    "steps",
    [
        "rob:a3 house:m10 stay stay rob:b5 house:bank return",
        "rob:a3 house:car stay stay rob:b5 house:car return",
        "rob:a3 house:bank return stay stay rob:b5 house:car stay stay rob:a3",
        "rob:a3 house:bank return rob:o3 house:bank return stay",
    ],
)
def test_all_arrangements_of_distinct_pieces_that_agree_are_equally_likely(steps):
    table = begun(steps)
    engine, hidden = Engine(GAME, 4, {}), table.seat(2).state
    found = GAME.checks.worlds(copy(hidden), 2, 500)
    prior = Counter()
    for world, weight in found:
        prior[pack(world)] += weight
    draws, rng, total = 30 * len(prior), stream(8), sum(prior.values())
    guessed = Counter(pack(engine.guessed(hidden, 2, rng)) for _ in range(draws))
    assert set(guessed) <= set(prior)
    chi = sum((guessed[world] - draws * n / total) ** 2 / (draws * n / total) for world, n in prior.items())
    freedom = len(prior) - 1
    assert chi < freedom + 6 * sqrt(2 * freedom) + 12
