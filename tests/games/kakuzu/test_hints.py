"""What bots are told of the game, and what any good player would do."""

import pytest

import osselet
from osselet.core.engine import Engine
from osselet.core.game import WHOLE
from osselet.core.registry import find
from osselet.core.state import buffer
from osselet.games.kakuzu.hints import value
from osselet.games.kakuzu.state import ANNOUNCE, DRAW, TAKE
from osselet.search.thinker import Thinker
from osselet.search.thought import Effort, Sight
from tests.games.kakuzu.lesson import cells_of, digits, opened, stones

GAME = find("kakuzu")


def tray(owned, left=40, turn=0):
    """A turn begins, with these stones owned and so many left."""
    s = Engine(GAME, len(owned), {}).new()
    s.phase, s.turn, s.left = DRAW, turn, left
    for seat, number in enumerate(owned):
        s.stones[seat] = number
    return s


def shares(s):
    found = buffer(6)
    assert value(s, found) == 1
    return found[: s.players].tolist()


@pytest.mark.parametrize("owned", [[3, 9], [9, 9, 9], [30, 0, 1, 0], [0, 0, 0, 0]])
def test_shares_make_a_whole(owned):
    found = shares(tray(owned))
    assert all(share > 0 for share in found)
    assert WHOLE - len(owned) <= sum(found) <= WHOLE


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_stone_more_is_worth_more(players):
    found = [shares(tray([own] + [12] * (players - 1), left=72 - 12 * players))[0] for own in range(5, 30)]
    assert found == sorted(found)
    assert len(set(found)) == len(found)


def test_a_lead_is_worth_more_the_fewer_stones_are_left():
    assert shares(tray([20, 16], left=8))[0] > shares(tray([20, 16], left=30))[0]


def test_to_be_in_turn_is_worth_something():
    assert shares(tray([9, 9], turn=0))[0] > shares(tray([9, 9], turn=1))[0]


def test_alone_half_of_the_stones_decide():
    assert shares(tray([18], left=36))[0] == pytest.approx(WHOLE / 2, rel=0.1)
    assert shares(tray([40], left=8))[0] > 0.8 * WHOLE
    assert shares(tray([10], left=8))[0] < 0.2 * WHOLE


def test_a_digit_said_is_not_at_rest():
    s = tray([3, 3])
    s.variant, s.phase = ANNOUNCE, TAKE
    assert value(s, buffer(6)) == 0


def thought(t, worlds=60):
    """What the seat to decide thinks, with names of steps."""
    seat = t.seat(t.actor)
    thinker = Thinker(GAME, worlds)
    thinker.start(1, 0)
    found = thinker.think(Sight.of(GAME, seat.engine.players, seat.number, seat.state), Effort(worlds))
    names = {move.id: move.name for move in seat.moves()}
    return {names[move]: share for move, share in zip(found.moves, found.shares, strict=True)}, names[
        found.moves[found.best]
    ]


def lift_all_but(t, *kept):
    """Lifts every other stone, whoever is in turn."""
    for cell in stones(t):
        if cell not in kept:
            if t.view()["phase"] == "say":
                t.play(f"say:{digits(t)[cell]}")
            t.play(f"take:{cell}")


def test_a_certain_cell_is_chosen():
    t = opened(variant="announce")
    ones = cells_of(t, 1)
    kept = [cell for cell in stones(t) if cell in ones[:3] or cell[1] in "12"]
    lift_all_but(t, *kept)
    _, best = thought(t)
    t.play(best)
    digit = int(best.split(":")[1])
    _, cell = thought(t)
    assert digits(t)[cell.split(":")[1]] == digit


def test_a_cell_that_cannot_hold_the_digit_is_worth_least():
    t = opened(5)
    found, best = thought(t)
    target, under = 5, digits(t)
    seen = [cell for cell in under if under[cell] == target and cell not in stones(t)]
    hopeless = [move for move in found if any(move[-4:-2] == cell[:2] or move[-2:] == cell[2:] for cell in seen)]
    assert hopeless
    assert {found[move] for move in hopeless} == {min(found.values())}
    assert best not in hopeless


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("variant", ["draw", "hunt", "announce"])
def test_bots_play_with_all_options(players, variant):
    t = osselet.game("kakuzu").table(players=players, seed=2, options={"variant": variant, "opening": "random"})
    bot = osselet.bot("kakuzu", 2, seed=1)
    while not t.over:
        t.play(bot.choose(t.seat(t.actor)))
    assert t.over
