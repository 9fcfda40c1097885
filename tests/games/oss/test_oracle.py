"""The rules against a second, independent telling of them."""

import random

import pytest

import osselet
from osselet.games.oss import GAME, oracle
from osselet.table import Box
from tests.games.oss.lesson import WIN, after, challenge


@pytest.mark.parametrize("players", GAME.players)
def test_both_tellings_agree_after_every_step(players):
    chooser = random.Random(players)
    skill = [chooser.randrange(101) for _ in range(players)]
    table = Box(GAME).table(players=players, options={"skill": skill}, dealer=osselet.Asked())
    while True:
        expected = oracle.view_after(players, table.options, table.record()["steps"])
        view = table.reveal()
        assert {key: view[key] for key in expected} == expected
        if table.over:
            break
        table.play(chooser.choice(table.moves()))


@pytest.mark.parametrize("name", WIN)
def test_both_tellings_agree_on_each_challenge(name):
    table = challenge(name, WIN[name])
    expected = oracle.view_after(3, {}, table.record()["steps"])
    assert {key: table.reveal()[key] for key in expected} == expected


def test_the_other_telling_refuses_what_cannot_be():
    steps = after("lay:1:classic lay:1:hand").record()["steps"]
    for wrong in ("duel:first", "hands:2", "accept"):
        with pytest.raises(ValueError, match=r"due|bones"):
            oracle.view_after(2, {}, [*steps, wrong])
