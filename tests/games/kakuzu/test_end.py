"""The end, and the game for one."""

from osselet.core.engine import Engine
from osselet.games.kakuzu import GAME
from osselet.games.kakuzu.state import DONE
from tests.games.kakuzu.lesson import hit, miss, opened, owned, play_perfectly


def result(*stones: int) -> list[int]:
    """The winners of a finished game with these stones."""
    engine = Engine(GAME, len(stones), {})
    s = engine.new()
    s.phase = DONE
    for seat, count in enumerate(stones):
        s.stones[seat] = count
    return engine.score(s)[1]


def test_the_game_ends_with_the_last_stone_even_in_mid_turn():
    t = opened()
    play_perfectly(t)
    assert (t.view()["left"], t.record()["steps"][-1][:5]) == (0, "take:")
    assert sum(owned(t)) == 72


def test_most_stones_win():
    t = opened()
    play_perfectly(t)
    assert t.scores == owned(t)
    assert t.winners == [seat for seat in (0, 1) if owned(t)[seat] == max(owned(t))]


def test_ruling_ties_are_shared():
    assert result(20, 30, 22) == [1]
    assert result(26, 20, 26) == [0, 2]
    assert result(36, 36) == [0, 1]


def test_nobody_has_won_before_the_end():
    t = opened(5)
    hit(t)
    assert (t.over, t.winners) == (False, [])


def test_ruling_solo_missed_stones_go_to_the_bank_and_the_same_seat_begins_a_new_turn():
    t = opened(5, 3, 0, 5, players=1)
    assert t.view()["bank"] == 0
    miss(t)
    assert (t.view()["bank"], owned(t), t.scores) == (1, [0], [0])
    assert (t.actor, t.view()["drawn"]) == (0, [3])
    hit(t)
    assert (t.actor, t.view()["drawn"], t.scores) == (0, [5], [1])


def test_ruling_solo_is_out_of_72():
    t = opened(players=1)
    play_perfectly(t)
    assert (t.scores, t.winners) == ([72], [0])


def test_ruling_solo_37_or_more_wins():
    assert result(36) == []
    assert result(37) == [0]
