"""What bots are told of the game, and what any good player would do."""

import pytest

import osselet
from osselet.core.engine import Engine
from osselet.core.game import WHOLE
from osselet.core.registry import find
from osselet.core.state import buffer
from osselet.games.hunde.hints import NET, facts_of, value
from osselet.games.hunde.state import CHOOSE, MIDDLE, MOVE, THROW_BLACK
from osselet.search.thinker import Thinker
from osselet.search.thought import Effort, Sight

GAME = find("hunde")


def table(places, bones, turn=0, thrown=0, **options):
    """A turn begins: pawns so far before the dog (0: in the middle), the seat in turn after so many throws."""
    s = Engine(GAME, len(places), options).new()
    s.turn, s.thrown = turn, thrown
    s.first = (turn - thrown) % len(places)
    for seat, place in enumerate(places):
        s.pawn[seat] = place if place else MIDDLE
        s.bones[seat] = bones[seat]
    return s


def shares(s):
    found = buffer(6)
    assert value(s, found) == 1
    return found[: s.players].tolist()


@pytest.mark.parametrize("players", GAME.players)
def test_shares_make_a_whole(players):
    found = shares(table([3, 9, 0, 5, 12, 1][:players], [4] * players))
    assert all(share > 0 for share in found)
    assert WHOLE - players <= sum(found) <= WHOLE


def test_a_state_is_at_rest_when_a_turn_begins():
    s = table([3, 9, 5], [4, 4, 4])
    s.white_thrown = 1
    assert value(s, buffer(6)) == 0
    s.white_thrown, s.phase = 2, CHOOSE
    assert value(s, buffer(6)) == 0


def test_a_bone_more_is_worth_more():
    found = [shares(table([3, 9, 5, 7], [bones, 4, 4, 4]))[0] for bones in (2, 3, 4, 5, 6)]
    assert found == sorted(found)
    assert found[0] < found[-1] // 2


def test_to_be_hindmost_when_the_round_ends_is_bad_and_foremost_good():
    hindmost = shares(table([2, 9, 5, 7], [4, 4, 4, 4], turn=3, thrown=3))[0]
    between = shares(table([6, 9, 5, 7], [4, 4, 4, 4], turn=3, thrown=3))[0]
    foremost = shares(table([13, 9, 5, 7], [4, 4, 4, 4], turn=3, thrown=3))[0]
    assert hindmost < between < foremost


def test_seats_are_alike():
    one = shares(table([3, 9, 5], [5, 4, 3], turn=0))
    two = shares(table([5, 3, 9], [3, 5, 4], turn=1))
    assert two == [one[2], one[0], one[1]]


def test_the_table_fits_the_facts():
    assert NET.shape[1] == len(facts_of(table([3, 9, 5], [4, 4, 4]), 0)) + 2


def choice(s, white):
    """What the search chooses after these white dice."""
    s.phase, s.white_thrown, s.total, s.dogs = CHOOSE, 2, sum(white), white.count(0)
    s.white[0], s.white[1] = white
    thinker = Thinker(GAME, 1)
    thinker.start(1, 0)
    thought = thinker.think(Sight.of(GAME, s.players, int(s.turn), s), Effort(1))
    return thought.moves[thought.best]


def test_who_would_land_on_the_dog_throws_black():
    assert choice(table([12, 9, 5, 7], [4, 4, 4, 4]), [1, 3]) == THROW_BLACK


def test_who_comes_to_the_safest_space_moves():
    assert choice(table([7, 9, 5, 3], [4, 4, 4, 4], turn=0, thrown=3), [4, 4]) == MOVE


def test_who_would_pay_the_last_bone_throws_black():
    assert choice(table([1, 9, 6, 7], [1, 4, 4, 4], turn=0, thrown=3), [1, 1]) == THROW_BLACK


def test_who_leads_and_pays_nothing_takes_no_risk():
    assert choice(table([6, 9, 2, 4], [5, 4, 1, 4], turn=0, thrown=3), [0, 5]) == MOVE


@pytest.mark.parametrize("push", ["back", "rear"])
@pytest.mark.parametrize("black_dice", ["same", "risky"])
def test_bots_play_with_all_options(push, black_dice):
    t = osselet.game("hunde").table(players=3, seed=2, options={"push": push, "black_dice": black_dice})
    bot = osselet.bot("hunde", 3, seed=1)
    while not t.over:
        t.play(bot.choose(t.seat(t.actor)))
    assert t.over
