"""The log tells what was done and what followed from it."""

import pytest

from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.kakuzu import GAME
from tests.games.kakuzu.lesson import CENTRES, cells_of, hit, lay, miss, opened, play_perfectly, take


def last(t, count=1):
    return t.log()[-count:]


def test_the_opening():
    t = opened(5)
    assert t.log()[0] == "A grid is laid under the stones."
    assert t.log()[1] == "Player 1 opens a 2 in r2c2."
    assert last(t) == ["All nine boxes are open; Player 1 has the first turn."]


def test_a_hit_and_a_miss():
    t = opened(5, 8, 3)
    cell = hit(t)
    assert last(t) == [f"Player 1 finds a 5 in {cell}: the stone is won."]
    cell = miss(t)
    [missed] = last(t)
    assert f" in {cell}, not an 8: " in missed
    assert missed.endswith("the stone goes to Player 2 and the turn ends.")


def test_a_0_and_a_solo_miss():
    t = opened(0, 5, 3, players=1)
    assert last(t) == ["Player 1 draws a 0; the turn ends."]
    miss(t)
    assert "goes to the bank and the turn ends" in last(t)[0]


def test_a_complete_digit_and_the_end_of_a_hunt():
    nine = cells_of(lay(), 6)
    other = next(cell for cell in ("r7c7", "r7c8") if cell != nine[8])
    t = opened(6, 3, cells=(*nine[:8], other), variant="hunt")
    take(t, nine[8])
    assert last(t, 2) == ["All nine 6s are open: the digit leaves the game.", "The ninth cell ends Player 1’s turn."]


def test_the_third_stone_of_an_announcing_turn():
    t = opened(variant="announce")
    for _ in range(3):
        t.play("say:5")
        hit(t)
    assert last(t) == ["The third stone ends Player 1’s turn."]


def test_the_end():
    t = opened(variant="announce", players=3)
    play_perfectly(t)
    assert last(t, 4)[0] == "The last stone is lifted: the game is over."
    assert last(t) == ["Player 3 shares the victory with 24 stones."]


def test_time_is_up():
    t = opened(5, 3, clock=9)
    t.time_out(0)
    assert last(t) == ["Player 1 is out of time: the turn ends, and later turns are skipped."]
    t.time_out(1)
    assert last(t, 3)[0] == "Nobody has time left: the game is over. 72 stones stay on the tray and belong to nobody."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", ["draw", "hunt", "announce"])
@pytest.mark.parametrize("players", [1, 3])
def test_every_line_can_be_said(lang, variant, players):
    t = opened(variant=variant, players=players, clock=5)
    miss_first = variant != "announce"
    if miss_first:
        miss(t)
    play_perfectly(t)
    say = Speaker(GAME, lang)
    for line in t.lines():
        assert say.strictly(f"log-{line.key}", **line.arguments)[1] == []


def test_a_random_opening_is_nobodys_doing():
    t = lay(opening="random")
    assert sum("Chance opens" in text for text in t.log()) == len(CENTRES)
