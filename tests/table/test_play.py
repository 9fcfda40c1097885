"""A table: whose turn, what may be played, what is refused."""

import pickle

import numpy as np
import pytest

import osselet
from osselet import IllegalMove, Scripted, ScriptError
from osselet.table import Table
from tests.probe import GAME


def hunde(*names, players=3, **more):
    return osselet.game("hunde").table(players=players, seed=1, dealer=Scripted(names), **more)


def probe(*cards, players=3, **options):
    return Table(GAME, players, seed=1, options=options, dealer=Scripted(cards or ("card:2", "card:5", "card:3")))


def test_chance_is_dealt_until_somebody_has_to_decide():
    t = hunde("white:3", "white:dog")
    assert t.actor == 0
    assert t.actors == [0]
    assert [move.name for move in t.moves()] == ["move", "black"]
    assert t.record()["steps"] == ["white:3", "white:dog"]


def test_a_seat_not_to_decide_has_no_moves():
    assert hunde("white:3", "white:dog").moves(1) == []


@pytest.mark.parametrize("give", [lambda m: m, lambda m: m.name, lambda m: m.id], ids=["Move", "name", "id"])
def test_a_move_is_given_as_move_name_or_id(give):
    t = hunde("white:3", "white:dog")
    t.play(give(t.moves()[0]))
    assert t.view()["seats"][0]["pawn"] == 3


@pytest.mark.parametrize(
    ("move", "seat", "code"),
    [
        ("jump", 0, "unknown"),
        ("white:9", 0, "unknown"),
        (-1, 0, "unknown"),
        (9999, 0, "unknown"),
        (True, 0, "unknown"),
        (None, 0, "unknown"),
        ("move", 1, "not-your-turn"),
        ("move", 7, "no-such-seat"),
        ("move", -1, "no-such-seat"),
        ("white:3", 0, "white-thrown"),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(move, seat, code):
    t = hunde("white:3", "white:dog")
    before = t.record()
    with pytest.raises(IllegalMove) as refusal:
        t.play(move, seat=seat)
    assert refusal.value.code == code
    assert refusal.value.reason == str(refusal.value) == refusal.value.text("en")
    assert len({refusal.value.text(lang) for lang in ("fr", "en", "de")}) == 3
    assert t.record() == before


def test_an_impossible_script_leaves_the_table_as_before_the_move():
    t = hunde("white:3", "white:dog", "white:4", "coin:2", "white:5")
    before = t.record()
    for _ in range(2):
        with pytest.raises(ScriptError):
            t.play("move")
        assert t.record() == before
        assert t.actor == 0


def test_after_the_script_the_seeded_dealer_goes_on():
    one, two = hunde("white:3"), hunde("white:3")
    assert one.record()["steps"] == two.record()["steps"] != ["white:3"]


def test_after_the_end_nothing_can_be_played():
    t = probe(players=2)
    while not t.over:
        t.play(t.moves()[0])
    assert t.actor is None
    assert t.moves() == []
    with pytest.raises(IllegalMove) as refusal:
        t.play("keep")
    assert refusal.value.code == "over"


def test_the_same_seed_gives_the_same_game():
    def game(seed):
        t = osselet.game("hunde").table(players=3, seed=seed)
        while not t.over:
            t.play("move")
        return t.record()

    assert game(7) == game(7)
    assert game(7) != game(8)


def test_people_enter_outcomes_of_real_dice():
    t = osselet.game("hunde").table(players=3, dealer=osselet.Asked())
    assert t.actor == "chance"
    assert t.actors == []
    assert [m.name for m in t.moves()] == ["white:dog", *(f"white:{n}" for n in range(1, 6))]
    t.play("white:2")
    with pytest.raises(IllegalMove) as refusal:
        t.play("black:2")
    assert refusal.value.code == "not-an-outcome"
    with pytest.raises(IllegalMove) as refusal:
        t.play("move", seat=0)
    assert refusal.value.code == "wait-for-chance"
    t.undo()
    t.play("white:4")
    t.play("white:1")
    assert t.actor == 0
    assert t.view()["total"] == 5


def test_a_typed_outcome_may_be_corrected_until_the_next_decision():
    t = osselet.game("hunde").table(players=3, dealer=osselet.Asked())
    t.play("white:2")
    t.play("white:1")
    assert t.can_undo()
    t.play("move")
    assert t.can_undo(0)
    assert not t.can_undo(1)
    t.play("white:1")
    assert not t.can_undo(0)


def test_numpy_numbers_are_numbers():
    t = osselet.game("hunde").table(players=np.int64(3), seed=np.int32(5), options={})
    assert t.view(np.int64(0)) == t.view(0)
    t.play(np.int64(t.moves()[0].id), seat=np.int8(t.actor))


def test_a_refusal_survives_pickling():
    t = hunde("white:3", "white:dog")
    with pytest.raises(IllegalMove) as refusal:
        t.play("white:3")
    again = pickle.loads(pickle.dumps(refusal.value))
    assert (again.code, again.rule, again.text("fr")) == (
        refusal.value.code,
        refusal.value.rule,
        refusal.value.text("fr"),
    )


@pytest.mark.parametrize("dealer", ["seeded", 5, osselet.Seeded])
def test_what_is_no_dealer_is_refused(dealer):
    with pytest.raises(osselet.OptionError, match="dealer"):
        osselet.game("hunde").table(players=3, dealer=dealer)


@pytest.mark.parametrize("options", ["push=rear", ["push"], 3])
def test_options_are_given_by_name(options):
    with pytest.raises(osselet.OptionError, match="by name"):
        osselet.game("hunde").table(players=3, options=options)


def test_a_script_is_a_list_of_names():
    with pytest.raises(ScriptError, match="list of names"):
        Scripted([3])


def test_wrong_options_players_and_seeds_are_refused():
    box = osselet.game("hunde")
    for wrong in ({"players": 2}, {"players": 7}, {"players": "4"}, {"options": {"push": "up"}}, {"seed": -3}):
        with pytest.raises(osselet.OptionError):
            box.table(**wrong)
