"""Guessed worlds agree with all a seat knows, and come by the stated prior."""

from collections import Counter
from math import comb, sqrt

import pytest

from osselet.conformance.compiled_checks import guess_compiled
from osselet.conformance.walk import walk
from osselet.core.engine import Engine
from osselet.core.game import SPECTATOR
from osselet.core.rng import stream
from osselet.core.state import pack, unpack
from osselet.games.doggybag import GAME
from osselet.games.doggybag.secrets.repair import favour
from osselet.games.doggybag.secrets.tally import can_go_on
from tests.games.doggybag.lesson import go, table
from tests.states import as_numpy

GREY, WHITE, RED, YELLOW, BLACK = range(5)
WORLDS = 60


def guesses(t, seat, count=WORLDS):
    """Worlds a seat imagines."""
    hidden, rng = t._engine.hidden(t._past.state, seat), stream(7)
    return [t._engine.guessed(hidden, seat, rng) for _ in range(count)]


def totals(s):
    """Bones of each colour, wherever they are."""
    s = as_numpy(s)
    return (s.bag + s.chest + s.drawn + s.stock.sum(axis=0) + s.front.sum(axis=0)).tolist()


def agree(t, seat, worlds):
    """Nothing that lies open is changed, sizes are right, and no bone is made or lost."""
    for w in worlds:
        assert totals(w) == totals(t._past.state)
        w = as_numpy(w)
        assert w.stock.sum(axis=1).tolist() == t._past.state.stock_size.tolist()
        assert w.bag.sum() == t._past.state.bag_size
        assert (w.bag >= 0).all()
        assert (w.stock <= w.had).all()
        if seat >= 0:
            assert w.stock[seat].tolist() == t._past.state.stock.tolist()[seat]


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_sizes_and_everything_shown_are_kept(seat):
    t = go(table(players=3), "coins:12 put:wrr put:ggb put:ryb take:3 draw:g take:5 draw:wrb chest:b take:0 draw:grw")
    worlds = guesses(t, seat)
    agree(t, seat, worlds)
    assert len({pack(w) for w in worlds}) > 1


def test_before_anything_is_put_everything_is_known():
    t = go(table(players=3), "coins:11")
    assert {pack(w) for w in guesses(t, 0)} == {t.state}


def test_what_a_seat_put_in_is_in_the_bag():
    t = go(table(), "coins:12 put:wyb put:ggg")
    for w in guesses(t, 0):
        assert (w.bag[WHITE], w.bag[YELLOW], w.bag[BLACK]) >= (2, 2, 2)


def test_the_other_one_may_have_put_any_of_its_bones():
    t = go(table(), "coins:11 put:gg put:rb")
    put = {tuple((w.had[1] - w.stock[1]).tolist()) for w in map(as_numpy, guesses(t, 0, 400))}
    assert all(sum(bones) == 2 for bones in put)
    assert len(put) == 14, "fifteen pairs of colours, but there is only one yellow"


def test_every_choice_of_the_other_s_bones_is_equally_likely():
    t = go(table(), "coins:11 put:gg put:rb")
    count = 6000
    found = Counter(tuple((w.had[1] - w.stock[1]).tolist()) for w in map(as_numpy, guesses(t, 0, count)))
    for bones, times in found.items():
        ways = 1
        for had, put in zip((3, 4, 5, 1, 3), bones, strict=True):
            ways *= comb(had, put)
        share = ways / comb(16, 2)
        assert abs(times - count * share) < 5 * sqrt(count * share)


@pytest.mark.parametrize("look", ["take:4", "take:1 draw:b"])
def test_after_a_look_the_bag_is_known_exactly(look):
    t = go(table(players=3), f"coins:12 put:ggg put:wrb put:ryb {look}")
    for w in guesses(t, 0):
        assert w.bag.tolist() == t._past.state.bag.tolist()
    assert len({tuple(w.bag.tolist()) for w in guesses(t, 1)}) > 1


def test_a_look_is_followed_through_draws_and_later_puts():
    t = go(table(), "coins:12 put:ggg put:wrb take:4 take:0 draw:gwr")
    for w in guesses(t, 0):
        assert w.bag.tolist() == t._past.state.bag.tolist()
    go(t, "draw:g stop coins:11 put:ww put:rr")
    s = as_numpy(t._past.state)
    seen = s.looted[0] + s.openly_then[0] - (s.gone - s.gone_then[0])
    for w in map(as_numpy, guesses(t, 0)):
        assert (w.bag - seen).sum() == 4
        assert (w.bag[WHITE] - seen[WHITE]) >= 2, "the seat has put two whites in since"
        assert (w.bag >= seen).all()


def test_a_bone_put_in_after_others_of_its_colour_were_drawn_is_there():
    """Two yellows came out of which one was the other's; a yellow put in later must still be there."""
    t = go(table(), "coins:11 put:gg put:yb take:4 take:0 draw:yygg stop coins:11 put:wy")
    for w in guesses(t, 0):
        assert w.bag[YELLOW] == 1
        assert w.stock[1, YELLOW] == 0


def test_what_was_drawn_must_have_been_put_in_by_somebody():
    t = go(table(), "coins:11 put:gg put:yb take:4 take:0 draw:yy")
    assert all(w.stock[1, YELLOW] == 0 for w in guesses(t, 0))
    assert {int(w.stock[:, YELLOW].sum()) for w in map(as_numpy, guesses(t, SPECTATOR))} == {0, 1}


def test_bones_that_went_in_or_back_before_all_eyes_are_known_to_all():
    t = go(table(players=3), "coins:11 put:gg put:ww put:rr take:5 draw:wrb chest:w take:6 bag:w")
    for seat in (0, 1, 2, SPECTATOR):
        for w in map(as_numpy, guesses(t, seat)):
            assert (w.bag >= t._past.state.openly).all()
            assert (w.bag[WHITE], w.bag[RED], w.bag[BLACK]) >= (1, 1, 1)


def ace(then=""):
    """Seat 0 has swapped a white for a yellow from the chest."""
    t = go(table(players=3), "coins:11 put:gg put:ww put:rr")
    s = t._past.state
    s.bag[YELLOW] -= 1
    s.bag_size -= 1
    s.openly[YELLOW] -= 1
    s.gone[YELLOW] += 1
    s.chest[YELLOW] = s.chest_size = 1
    return go(t, f"take:7 swap:wy {then}")


def test_the_ace_s_bone_is_behind_its_screen_until_the_ace_puts_a_bone():
    for t in (ace(), ace("take:4 take:0 draw:b draw:ggww stop coins:11")):
        assert all(w.stock[0, YELLOW] >= 1 for w in guesses(t, 1) + guesses(t, SPECTATOR))
    t = ace("take:4 take:0 draw:b draw:ggww stop coins:11 put:gr")
    assert {int(w.stock[0, YELLOW]) for w in guesses(t, 1, 2000)} == {0, 1, 2}


def test_while_somebody_is_putting_the_rest_can_always_be_put():
    t = go(table(players=3), "coins:22 put:g put:w put:y")
    for seat in (1, 2, SPECTATOR):
        worlds = guesses(t, seat)
        agree(t, seat, worlds)
        assert all(t._engine.moves(w) for w in worlds)
        assert len({int(w.least[0]) for w in worlds}) > 1


def test_a_seat_that_chooses_early_guesses_as_well():
    t = go(table(players=3), "coins:22 put:g put:w")
    t.play("put:red", seat=2)
    hidden, rng = t.seat(2).state, stream(1)
    for _ in range(20):
        world = t._engine.guessed(hidden, 2, rng)
        assert totals(world) == totals(t._past.state)
        assert pack(t._engine.hidden(world, 2)) == pack(t._engine.hidden(hidden, 2))


def test_at_the_end_nothing_but_memories_is_left_to_guess():
    t = go(table(), "coins:11 put:gb put:bb take:4 take:3 draw:g draw:b")
    t._past.state.phase = 14
    for w in guesses(t, 1):
        assert w.bag.tolist() == t._past.state.bag.tolist()
        assert w.stock.tolist() == t._past.state.stock.tolist()


def test_the_same_look_a_moment_later_is_known_by_who_looked_too():
    t = go(table(players=3), "coins:11 put:gg put:ww put:rr take:4 take:1 draw:w take:0 draw:ggg")
    for w in guesses(t, 0):
        assert w.looted.tolist() == t._past.state.looted.tolist()


def test_few_worlds_can_be_counted_out_and_many_are_not():
    t = go(table(), "coins:11 put:gg put:rb")
    hidden = t._engine.hidden(t._past.state, 0)
    found = list(GAME.checks.worlds(hidden, 0, 200))
    assert len(found) == 14
    assert sum(weight for _, weight in found) == comb(16, 2)
    assert GAME.checks.worlds(hidden, 0, 13) is None


@pytest.mark.parametrize("players", range(2, 7))
def test_in_whole_games_every_guess_agrees_with_every_round(players):
    """Whatever was drawn could be drawn, nobody put a bone before having it, and who is putting can go on."""
    engine = Engine(GAME, players, {})
    for number in range(12):
        for at, (s, _) in enumerate(walk(engine, number)):
            if (at + number) % 9:
                continue
            for seat in (at % players, SPECTATOR):
                hidden = engine.hidden(s, seat)
                for world in guess_compiled(engine, hidden, seat, 20, at):
                    w = unpack(GAME.state, world)
                    assert pack(engine.hidden(w, seat)) == pack(hidden)
                    numbers = as_numpy(w)
                    assert (numbers.looted >= numbers.proved).all()
                    assert (numbers.stock >= 0).all()
                    assert (numbers.bag >= 0).all()
                    assert all(can_go_on(w, other) for other in range(players))
                    assert all(favour(w, other) for other in range(players))
