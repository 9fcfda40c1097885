"""What is chosen, what chance brings and what it wins: counted by hand, and named as people name it."""

import pytest

from osselet.core.registry import find
from osselet.core.texts import LANGUAGES, Speaker
from osselet.core.vocabulary import Seats, Vocabulary
from osselet.lab.choice_plots import LONGEST_LABEL, _most_telling, distinct, label, shortened
from osselet.lab.choice_stats import FEW_NAMES, came, picked
from osselet.lab.match import Chance, Decision, PlayedGame

WORDS = Vocabulary(run=None, rest=None, hit=Seats(3), go=range(FEW_NAMES + 1), die=range(1, 7), lot=Seats(3))
RUN, REST, HIT, GO, DIE, LOT = (WORDS[word] for word in ("run", "rest", "hit", "go", "die", "lot"))


def chose(seat, move, *others):
    return Decision(seat, move, (move, *others), 0)


def by_name(found):
    return {one.name: one for one in found}


def test_moves_are_counted_when_there_was_a_choice():
    first = PlayedGame(
        (60, 0), (1, 0), 3, (chose(0, RUN, REST), chose(1, REST, RUN), chose(0, RUN, REST), chose(1, RUN))
    )
    second = PlayedGame((0, 60), (0, 1), 2, (chose(1, RUN, REST), chose(0, REST, RUN)))
    found = by_name(picked([first, second], WORDS))
    assert [(one.offered, one.chosen) for one in found.values()] == [(5, 3), (5, 2)]
    assert found["run"].won.share == 1
    assert found["rest"].won.share == 0
    assert found["run"].won.low < 0.8  # two games prove little


def test_every_time_counts_but_a_game_is_one_observation():
    """Who won had run three times, who lost once."""
    often = (*[chose(0, RUN, REST)] * 3, chose(1, RUN, REST))
    game = PlayedGame((60, 0), (1, 0), 4, often)
    found = by_name(picked([game] * 5, WORDS))
    assert found["run"].won.share == 0.75
    once = by_name(picked([PlayedGame((60, 0), (1, 0), 2, often[2:])] * 20, WORDS))
    assert once["run"].won.share == 0.5


def test_many_names_and_seats_are_counted_as_one():
    moves = (chose(0, GO + 7, GO, RUN), chose(0, GO + 3, RUN), chose(1, HIT + 2, HIT, RUN))
    found = by_name(picked([PlayedGame((60, 0), (1, 0), 3, moves)], WORDS))
    assert {name: (one.offered, one.chosen) for name, one in found.items()} == {
        "run": (3, 0),
        "hit:?": (1, 1),
        "go:?": (2, 2),
    }


def test_chance_is_counted_for_the_seats_around_it():
    """Seat 0 wins: a six fell twice after its decision and before one of seat 1; the last one decides nothing more."""
    dice = (Chance(DIE + 5, 0, 1), Chance(DIE + 5, 0, 1), Chance(DIE, 1, 0), Chance(DIE + 5, 1, None))
    lots = (Chance(LOT + 1, 0, 1), Chance(GO + 1, 0, 1))
    found = by_name(came([PlayedGame((60, 0), (1, 0), 9, chances=dice + lots)], WORDS))
    assert {name: (one.came, one.of) for name, one in found.items()} == {"die:1": (1, 4), "die:6": (3, 4)}
    assert found["die:6"].after.share == pytest.approx(2 / 3)
    assert found["die:6"].before.share == 0
    assert found["die:1"].after.share == 0
    assert found["die:1"].before.share == 1


def test_the_order_is_that_of_the_vocabulary():
    moves = (chose(0, REST, RUN, HIT), chose(1, HIT, REST))
    chances = (Chance(DIE + 3, 0, 1), Chance(DIE + 1, 0, 1))
    game = PlayedGame((60, 0), (1, 0), 4, moves, chances)
    assert [one.name for one in picked([game], WORDS)] == ["run", "rest", "hit:?"]
    assert [one.name for one in came([game], WORDS)] == ["die:2", "die:4"]


def test_a_word_that_always_comes_out_the_same_is_not_shown():
    words = Vocabulary(coin=["heads", "tails"], card=range(3))
    chances = (Chance(words["coin"], 0, 1), Chance(words["card"], 0, 1), Chance(words["card"] + 1, 0, 1))
    found = came([PlayedGame((60, 0), (1, 0), 4, chances=chances)], words)
    assert [one.name for one in found] == ["coin:heads", "card:0", "card:1"]
    assert [one.name for one in _most_telling(found)] == ["card:0", "card:1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_counted_as_a_whole_is_named_as_people_name_it(lang):
    game = find("kakuzu")
    words, say = game.vocabulary(game.read_options({}, 2)), Speaker(game, lang)
    moves = (chose(0, words["take"], words["take"] + 1),)
    (whole,) = picked([PlayedGame((60, 0), (1, 0), 1, moves)], words)
    assert whole.name == "take:?"
    assert label(whole, say, words) == say("move-take", cell="…")
    assert "…" in label(whole, say, words)


def test_a_game_may_say_what_a_word_is_called_as_a_whole(monkeypatch):
    """As it must where the text of a move names nothing but its parts."""
    game = find("kakuzu")
    words, say = game.vocabulary(game.read_options({}, 2)), Speaker(game)
    (whole,) = picked([PlayedGame((60, 0), (1, 0), 1, (chose(0, words["take"], words["take"] + 1),))], words)
    texts = {"move-take": "… → …"}
    monkeypatch.setattr(Speaker, "has", lambda self, key: key in texts)
    monkeypatch.setattr(Speaker, "__call__", lambda self, key, **arguments: texts[key])
    assert label(whole, say, words) == "take … → …"
    texts["any-take"] = "Lift a stone"
    assert label(whole, say, words) == "Lift a stone"


def test_long_labels_are_cut_where_the_sense_allows_it_and_stay_distinct():
    assert shortened("Stop here") == "Stop here"
    assert shortened("Token 5, Scout: show three bones, put one into the chest") == "Token 5, Scout: show three bones…"
    assert shortened("Put everything that lies in front of you away") == "Put everything that lies in front of…"
    assert len(shortened("a" * 20 + " " + "b" * 40)) <= LONGEST_LABEL
    alike = [f"Lay a card on the figure that comes from {where}" for where in ("the north", "the south")]
    assert distinct([*alike, "Stop"]) == [*alike, "Stop"]
