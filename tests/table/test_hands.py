"""Whose hand throws and draws, and what may be decided while pages wait for it."""

import random

import pytest

import osselet

GAMES = [(game, players) for game in osselet.games() for players in (osselet.game(game).players[0], 4)]
DECISIONS = 150


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_when_a_hand_is_dealt_nobody_else_is_about_to_decide(game: str, players: int) -> None:
    """Programs know at once what pages show at the reveal. They cannot use it against anybody.

    Whatever may be decided between dealing and reveal is asked by what was dealt: no question that was open before is
    open still, and no choice lies sealed. So everybody who decides after the deal, early or late, knows it.
    """
    table, chosen, held = osselet.game(game).table(players=players, seed=5), random.Random(7), 0
    for _ in range(DECISIONS):
        if table.over:
            break
        count, before = table.count, set(table.actors)
        seat = chosen.choice(sorted(before))
        table.play(chosen.choice(table.moves(seat)).name, seat)
        hands = table.hands(count)
        if not any(hand is not None for hand in hands):
            continue
        held += 1
        assert before == {seat}
        assert not any(table.sealed)
        for step, hand in zip(table.tell(count), hands, strict=True):
            assert hand is None or (step[0].seat is None and hand in range(players))
        for looker in range(players):
            assert table.hands(count, looker) == hands
    assert held > 2


def test_both_white_dice_are_one_throw_and_the_black_ones_were_the_decision() -> None:
    table = osselet.game("hunde").table(players=3, seed=1)
    table.play("move", 0)
    assert [step.name.split(":")[0] for step, _ in table.tell(2)] == ["move", "white", "white"]
    assert table.hands(2) == [None, 1, None]
    count = table.count
    table.play("black", 1)
    assert table.hands(count)[:3] == [None, None, None]


def test_what_people_throw_at_their_own_table_waits_for_no_hand() -> None:
    table = osselet.game("hunde").table(players=3, dealer=osselet.Asked())
    for face in ("white:2", "white:3"):
        table.play(face, None)
    assert table.hands(0) == [None, None]
