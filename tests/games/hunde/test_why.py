"""Why a die cannot be chosen."""

import pytest

import osselet
from tests.games.hunde.lesson import after

FACES = ("dog", "1", "2", "3", "4", "5")


@pytest.mark.parametrize("face", FACES)
def test_white_dice_have_been_thrown(face):
    with pytest.raises(osselet.IllegalMove) as refusal:
        after("dog 4", "3 4").play(f"white:{face}")
    assert (refusal.value.code, refusal.value.rule) == ("white-thrown", "turn")
    assert "already show a 1 and a 1" in refusal.value.reason


@pytest.mark.parametrize("face", FACES)
def test_black_dice_are_thrown_not_chosen(face):
    with pytest.raises(osselet.IllegalMove) as refusal:
        after().play(f"black:{face}")
    assert (refusal.value.code, refusal.value.rule) == ("not-chosen", "black-dice")


def test_risky_dice_have_no_1():
    table = after(black_dice="risky")
    for face, code in zip(FACES, ["not-chosen", "no-such-face"] + ["not-chosen"] * 4, strict=True):
        why = table.why(f"black:{face}")
        assert why is not None
        assert why.code == code


def test_a_refusal_changes_nothing():
    table = after()
    before = table.state
    with pytest.raises(osselet.IllegalMove):
        table.play("white:3")
    assert table.state == before


def test_a_legal_move_has_no_reason_against_it():
    assert after().why("move") is None
    assert after().why("black") is None


def test_somebody_elses_turn():
    with pytest.raises(osselet.IllegalMove) as refusal:
        after().play("move", seat=2)
    assert refusal.value.code == "not-your-turn"
