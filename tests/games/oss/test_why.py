"""Why a step cannot be chosen: for every word, in every phase in which a seat decides."""

import random
from collections import Counter

import pytest

import osselet
from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.oss import GAME
from osselet.table import Box
from tests.games.oss.lesson import after, challenge, go_on

LAY = after()
FAILED = after("lay:3:classic lay:2:hand hands:1")
SPENT = after("lay:3:classic lay:2:hand hands:1 replay:1 hands:0 replay:1 hands:0")
LOST = after("lay:3:classic lay:2:classic duel:first")
PRIZE = after("lay:3:classic lay:2:classic duel:first accept")
CALL = challenge("los_loboss")
NAME = challenge("targoss", "closest:0 eliminate:2 closest:0")
COLOUR = challenge("warnoss")

CASES = [
    (LAY, "card:1", "card-drawn", "setup"),
    (LAY, "figure:aslik", "figure-revealed", "reveal"),
    (PRIZE, "challenge:warnoss", "challenge-turned", "challenge"),
    (CALL, "draw:1", "lots-drawn", "guards"),
    (FAILED, "hands:3", "hands-at-work", "hands"),
    (LOST, "duel:second", "hands-at-work", "hands"),
    (NAME, "closest:1", "hands-at-work", "hands"),
    (FAILED, "lay:1:hand", "laid-already", "lay"),
    (after(hands=["11223", "12344"]), "lay:4:hand", "not-in-hand", "lay"),
    (LAY, "replay:1", "nothing-to-replay", "replay"),
    (LAY, "accept", "nothing-to-accept", "replay"),
    (FAILED, "replay:3", "not-in-hand", "replay"),
    (SPENT, "replay:2", "no-more-replays", "replay"),
    (PRIZE, "replay:1", "prize-first", "prize"),
    (PRIZE, "accept", "prize-first", "prize"),
    (CALL, "replay:1", "no-replay-in-challenge", "challenge"),
    (NAME, "accept", "no-replay-in-challenge", "challenge"),
    (LOST, "prize:2", "no-prize-now", "prize"),
    (PRIZE, "prize:4", "not-a-prize", "prize"),
    (LAY, "call:bump", "no-call-now", "los-loboss"),
    (CALL, "colour:red", "no-colour-now", "warnoss"),
    (COLOUR, "colour:yellow", "no-such-bone", "warnoss"),
    (COLOUR, "eliminate:1", "nobody-to-eliminate", "challenge"),
    (NAME, "eliminate:0", "not-yourself", "challenge"),
    (NAME, "eliminate:2", "not-in-challenge", "challenge"),
    (NAME, "eliminate:5", "not-in-challenge", "challenge"),
]


@pytest.mark.parametrize(("table", "move", "code", "rule"), CASES, ids=[f"{case[2]}-{case[1]}" for case in CASES])
def test_a_refusal_says_why_and_where(table, move, code, rule):
    before = table.state
    with pytest.raises(osselet.IllegalMove) as refusal:
        table.play(move)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)
    assert table.state == before


def test_refusals_name_the_facts():
    assert PRIZE.why("prize:4").arguments == {"one": 3, "two": 2}
    assert Speaker(GAME, "en").reason(COLOUR.why("colour:yellow")) == (
        "The yellow bone is not on the table: there are only 3 bones, one for each player left."
    )
    assert Speaker(GAME, "de").reason(FAILED.why("replay:3")) == "Du hast keine 3 auf der Hand."


def test_the_general_answer_is_never_needed():
    counted = Counter()
    for players in GAME.players:
        table, chooser = Box(GAME).table(players=players, seed=players), random.Random(players)
        while not table.over:
            for move in chooser.sample(range(GAME.words.size), 12):
                why = table.why(move)
                if why is not None:
                    counted[why.code] += 1
                    for lang in LANGUAGES:
                        assert Speaker(GAME, lang).strictly(f"why-{why.code}", **why.arguments)[1] == []
            table.play(chooser.choice(table.moves()))
    assert counted["not-now"] == 0
    assert len(counted) >= 15


def test_out_of_turn_is_told_by_the_house():
    table = go_on(after(), "lay:1:hand")
    assert table.why("lay:1:hand", 0).code == "not-your-turn"
