"""Each hidden thing by itself: changing it changes nothing that anybody else sees, may do, is told or is asked."""

import json
import random

import pytest

import osselet
from osselet.core.engine import Engine
from osselet.core.game import SPECTATOR
from osselet.core.rng import stream
from osselet.core.state import copy, pack
from osselet.games.doggybag import GAME
from osselet.table import Box
from tests.games.doggybag.lesson import go, table
from tests.states import as_numpy

GREY, WHITE, RED = range(3)


def everything(t, seat):
    """All that leaves the table for a seat, a refusal of every word included."""
    refusals = []
    for word in t.words:
        why = t.why(word.first, seat) if seat is not None and not t.over else None
        refusals.append(None if why is None else [why.code, why.rule, repr(why.arguments)])
    log = t.log(seat), t.steps(seat)
    moves = [move.name for move in t.moves(seat)] if seat is not None else []
    asked = t.actor, t.actors, len(t.record()["steps"])
    return json.dumps([t.view(seat), log, moves, refusals, asked, t.scores, t.winners])


def pair(change, steps="", players=3):
    """Two tables alike but for one secret, after the same steps."""
    tables = []
    for secret in (False, True):
        t = table(players=players)
        go(t, steps)
        if secret:
            change(t._past.state)
        tables.append(t)
    return tables


def same_for(one, two, lookers):
    for looker in lookers:
        assert everything(one, looker) == everything(two, looker), looker


def swap_stock_bones(s):
    """Seat 1 and seat 2 exchange a white and a red."""
    s.stock[1, WHITE] -= 1
    s.stock[1, RED] += 1
    s.stock[2, WHITE] += 1
    s.stock[2, RED] -= 1


def swap_with_bag(s):
    """Seat 1 has put a red where it had put a white."""
    s.stock[1, WHITE] += 1
    s.bag[WHITE] -= 1
    s.looted[0, WHITE] -= 1
    s.stock[1, RED] -= 1
    s.bag[RED] += 1
    s.looted[0, RED] += 1
    s.puts[1, 0] += (1 << 3 * RED) - (1 << 3 * WHITE)


LOOT = "coins:11 put:gg put:ww put:rr"


@pytest.mark.parametrize(
    "later", ["", "take:2 lead:1", "take:7 take:6", "take:3 draw:g take:0 take:5 draw:gwr chest:w"]
)
def test_a_stock_is_nobody_else_s_business(later):
    one, two = pair(swap_stock_bones, LOOT)
    go(one, later)
    go(two, later)
    same_for(one, two, (0, None))


@pytest.mark.parametrize("later", ["", "take:2 lead:1", "take:7 take:6 take:0 draw:ggw"])
def test_the_bag_is_nobody_s_business_until_it_is_drawn_from(later):
    one, two = pair(swap_with_bag, LOOT)
    go(one, later)
    go(two, later)
    same_for(one, two, (0, 2, None))


@pytest.mark.parametrize("one", ["ww", "gb", "rr"])
@pytest.mark.parametrize("two", ["yb", "wr"])
def test_the_bones_put_are_known_to_who_put_them_alone(one, two):
    def played(choice):
        t = table(players=3)
        outputs = []
        for step in (
            "coins:11",
            "put:gg",
            *(f"put:{bone}" for bone in choice),
            "put:rr",
            "take:2 lead:1",
            "take:7",
            "take:6",
        ):
            go(t, step)
            outputs.append([everything(t, looker) for looker in (0, 2, None)])
        return outputs

    assert played(one) == played(two)


def test_what_the_mole_saw_is_known_to_the_mole_alone():
    one, two = pair(swap_with_bag, LOOT)
    go(one, "take:4")
    go(two, "take:4")
    same_for(one, two, (2, None))
    assert everything(one, 0) != everything(two, 0)


def test_the_stock_of_who_is_out_stays_secret_until_the_end():
    def change(s):
        s.out[1] = 1
        swap_stock_bones(s)

    def out(s):
        s.out[1] = 1

    one, two = table(players=3), table(players=3)
    out(one._past.state)
    change(two._past.state)
    for t in (one, two):
        go(t, "coins:11 put:gg put:gg take:4 take:0 draw:gg")
    same_for(one, two, (0, None))


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("seed", range(3))
def test_guessed_worlds_in_place_of_the_true_one_change_nothing_for_the_looker(players, seed):
    """A whole game: the looker gets the same bytes from the table and from any world it can imagine."""
    t, chooser, rng = Box(GAME).table(players=players, seed=seed), random.Random(seed), stream(seed)
    engine = Engine(GAME, players, {})
    while not t.over:
        if chooser.random() < 0.2:
            looker = chooser.choice([*range(players), None])
            seat = SPECTATOR if looker is None else looker
            before = everything_now(t, looker)
            kept = t._past.state
            t._past.state = engine.guessed(engine.hidden(kept, seat), seat, rng)
            assert everything_now(t, looker) == before
            t._past.state = kept
        t.play(chooser.choice(t.moves()))


def everything_now(t, seat):
    moves = [move.name for move in t.moves(seat)] if seat is not None else []
    return json.dumps([t.view(seat), moves, t.actor, t.actors, t.scores])


def test_hide_blanks_stocks_bag_memories_and_the_colour_last_put():
    t = go(table(players=3), "coins:11 put:gg put:w")
    engine = t._engine
    hidden = engine.hidden(t._past.state, 2)
    numbers = as_numpy(hidden)
    assert numbers.stock[2].sum() == 16
    assert (
        numbers.stock[:2].sum()
        == numbers.bag.sum()
        == numbers.puts[:2].sum()
        == numbers.looted.sum()
        == numbers.least.sum()
        == 0
    )
    assert pack(engine.hidden(hidden, 2)) == pack(hidden)


def test_a_step_is_told_without_its_colour_to_others():
    t = go(table(), "coins:11 put:gw")
    assert t.steps(0)[2:] == ["put:grey", "put:white"]
    assert t.steps(1)[2:] == t.steps()[2:] == ["put:?", "put:?"]


def test_a_look_cannot_be_taken_back_but_other_tokens_can():
    for token, may in ((4, False), (0, True), (6, True)):
        t = go(table(players=3), f"{LOOT} take:{token}")
        assert t.can_undo(0) == may


def test_a_swap_has_shown_a_bone_and_cannot_be_taken_back():
    t = go(table(players=3), LOOT)
    t._past.state.chest[RED] = t._past.state.chest_size = 1
    go(t, "take:7 swap:wr")
    assert not t.can_undo(0)


def test_states_are_not_shared():
    t = table()
    state = copy(t._past.state)
    t.view(0)
    assert pack(state) == t.state


def test_refusals_to_others_do_not_depend_on_secrets():
    one, two = pair(swap_with_bag, LOOT)
    for t in (one, two):
        with pytest.raises(osselet.IllegalMove) as refusal:
            t.play("put:white", seat=2)
        assert refusal.value.code == "not-your-turn"
