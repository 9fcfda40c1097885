"""Hunting one digit, and saying it instead of drawing."""

import pytest

import osselet
from tests.games.kakuzu.lesson import cells_of, hit, lay, miss, opened, owned, play_perfectly, take


def test_hunt_after_a_match_the_player_keeps_looking_without_drawing_until_a_miss():
    t = opened(5, 3, variant="hunt")
    hit(t)
    hit(t)
    assert (t.actor, t.view()["phase"], t.view()["target"], t.view()["drawn"]) == (0, "take", 5, [5])
    miss(t)
    assert (t.actor, owned(t), t.view()["drawn"]) == (1, [2, 1], [3])


def test_hunt_a_0_ends_the_turn():
    assert opened(0, 5, variant="hunt").actor == 1


def test_hunt_the_ninth_cell_passes_the_turn_and_the_digit_is_gone_for_good():
    t = opened(6, 3, variant="hunt")
    while t.actor == 0:
        hit(t)
    assert (t.view()["complete"], t.view()["target"]) == ([6], 3)
    assert t.view()["bag"] == [0, 1, 2, 4, 5, 7, 8, 9]
    assert owned(t)[1] == 0


def test_hunt_the_ninth_cell_passes_the_turn_also_when_it_is_the_first_match():
    nine = cells_of(lay(), 6)
    other = next(cell for cell in ("r7c7", "r7c8") if cell != nine[8])
    t = opened(6, 3, cells=(*nine[:8], other), variant="hunt")
    take(t, nine[8])
    assert (t.actor, owned(t)) == (1, [1, 0])


def test_hunt_if_the_ninth_cell_was_the_last_stone_the_game_is_over():
    t = opened(variant="hunt")
    play_perfectly(t)
    assert (t.over, t.view()["phase"], t.view()["drawn"], sum(owned(t))) == (True, "over", [], 72)


def test_announce_has_no_bag_and_the_player_says_a_digit_before_each_stone():
    t = opened(variant="announce")
    assert [move.name for move in t.moves()] == [f"say:{digit}" for digit in range(1, 10)]
    t.play("say:5")
    view = t.view()
    assert (view["phase"], view["target"], view["bag"], view["drawn"]) == ("take", 5, [], [])


def test_announce_the_same_digit_may_be_said_again():
    t = opened(variant="announce")
    for _ in range(2):
        t.play("say:5")
        hit(t)
    assert (t.actor, owned(t)) == (0, [2, 0])


def test_announce_the_turn_ends_with_a_miss():
    t = opened(variant="announce")
    t.play("say:5")
    miss(t)
    assert (t.actor, t.view()["phase"], owned(t)) == (1, "say", [0, 1])


def test_announce_the_turn_ends_with_the_third_stone_won():
    t = opened(variant="announce")
    for digit in (5, 3, 5):
        assert t.actor == 0
        t.play(f"say:{digit}")
        hit(t)
    assert (t.actor, owned(t), t.view()["won"]) == (1, [3, 0], 0)


def test_announce_there_is_no_stopping_earlier():
    t = opened(variant="announce")
    t.play("say:5")
    hit(t)
    assert {move.name[:4] for move in t.moves()} == {"say:"}


def test_announce_a_complete_digit_cannot_be_said():
    t = opened(cells=tuple(cells_of(lay(), 6)), variant="announce")
    assert "say:6" not in [move.name for move in t.moves()]
    with pytest.raises(osselet.IllegalMove) as refusal:
        t.play("say:6")
    assert (refusal.value.code, refusal.value.rule) == ("digit-complete", "complete")


def test_announce_ends_with_the_last_stone():
    t = opened(variant="announce", players=3)
    play_perfectly(t)
    assert owned(t) == [24, 24, 24]
    assert t.winners == [0, 1, 2]


def test_what_was_said_can_be_taken_back_but_not_what_was_lifted():
    t = opened(variant="announce")
    t.play("say:5")
    t.undo(0)
    assert t.view()["phase"] == "say"
    t.play("say:4")
    hit(t)
    assert not t.can_undo(0)
