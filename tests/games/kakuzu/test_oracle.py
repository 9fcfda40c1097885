"""The rules against a second, independent telling of them, and compiled against plain."""

import random

import pytest

import osselet
from osselet.games.kakuzu import GAME, oracle

OPTIONS = [
    {"variant": variant, "opening": opening, "clock": clock}
    for variant in ("draw", "hunt", "announce")
    for opening in ("choose", "random")
    for clock in (0, 60)
]


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_both_tellings_agree_on_random_games(players, options):
    luck = random.Random(f"{players} {options}")
    t = osselet.game("kakuzu").table(players=players, seed=luck.randrange(1000), options=options)
    while not t.over:
        if options["clock"] and t.view()["phase"] in ("say", "take") and luck.random() < 0.02:
            t.time_out(t.actor)
        else:
            t.play(luck.choice(t.moves()))
        expected = oracle.view_after(players, options, t.record()["steps"])
        assert {key: t.reveal()[key] for key in expected} == expected
    assert t.scores == [seat["stones"] for seat in expected["seats"]]


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("variant", ["draw", "hunt", "announce"])
def test_games_are_the_same_compiled_and_plain(players, variant):
    opening = "random" if players % 2 else "choose"
    runs = [
        osselet.simulate("kakuzu", players=players, games=10, seed=5, options={"variant": variant, "opening": opening},
                         plain=plain)
        for plain in (False, True)
    ]  # fmt: skip
    assert runs[0].steps == runs[1].steps
    assert (runs[0].scores, runs[0].shares) == (runs[1].scores, runs[1].shares)
