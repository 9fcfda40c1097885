"""The view: the keys of the rules file, for everybody."""

import random

import osselet
from osselet.games.oss import GAME
from osselet.table import Box
from tests.games.oss.lesson import after, challenge, names

KEYS = {"round", "phase", "chief", "figures", "challenge", "laid", "attempt", "alive", "seats"}
SEAT_KEYS = {"hand", "hand_size", "deck_size", "won", "challenges", "played", "score", "skill"}
PHASES = ["deal", "reveal", "lay", "figures", "challenge", "draw", "over"]


def test_all_keys_are_there_in_every_phase_and_everything_adds_up():
    table, chooser, phases = Box(GAME).table(players=4, seed=3, dealer=osselet.Asked()), random.Random(3), []
    while True:
        view = table.reveal()
        assert set(view) >= KEYS
        for player in view["seats"]:
            assert set(player) == SEAT_KEYS
            assert player["hand_size"] == len(player["hand"])
            assert player["hand_size"] + player["deck_size"] + len(player["played"]) == 8
            assert player["hand"] == sorted(player["hand"])
            assert player["score"] == sum(player["won"]) + 4 * len(player["challenges"])
        assert (view["attempt"] is not None) == (view["phase"] == "figures")
        assert bool(view["alive"]) == (view["challenge"] is not None)
        phases += [view["phase"]] if view["phase"] not in phases else []
        if table.over:
            break
        table.play(chooser.choice(table.moves()))
    assert phases == PHASES


def test_played_are_the_cards_laid_or_paid_in_order():
    table = after("lay:3:classic lay:1:hand hands:0 replay:4 hands:1 replay:1 hands:3")
    assert table.view()["seats"][0]["played"] == [3, 4, 1]
    assert table.view()["seats"][0]["won"] == [3]


def test_a_hand_is_shown_to_its_seat_alone():
    table = after(players=3)
    for viewer in range(3):
        hands = [player["hand"] for player in table.view(viewer)["seats"]]
        assert [hand is not None for hand in hands] == [seat == viewer for seat in range(3)]
    assert all(player["hand"] for player in table.reveal()["seats"])


def test_turn_tells_whose_hands_or_decision_it_is():
    assert after("lay:1:classic lay:1:hand").view()["turn"] == 0
    assert after("lay:1:classic lay:1:classic").view()["turn"] is None, "both hands are at work in a duel"
    assert after("lay:1:classic lay:1:classic duel:first").view()["turn"] == 1
    assert challenge("targoss").view()["turn"] is None
    assert challenge("los_loboss", "call:bump first:2").view()["turn"] == 2


def test_the_contest_tells_where_a_challenge_stands():
    assert after().view()["contest"] is None
    assert challenge("los_loboss", "call:hollow").view()["contest"]["said"] == "hollow"
    assert challenge("warnoss", "colour:red").view()["contest"]["said"] == "red"
    assert challenge("kiri_kanoss", "catch:miss").view()["contest"]["missed"] == [0]


def test_every_phase_lists_no_more_than_declared():
    table, chooser = Box(GAME).table(players=6, seed=8, dealer=osselet.Asked()), random.Random(8)
    while not table.over:
        assert len(names(table)) <= GAME.most_moves
        table.play(chooser.choice(table.moves()))
