"""The most telling question that a game has, with what its text wants to know."""

from dataclasses import replace

import pytest

from osselet.core.game import Game
from osselet.core.texts import LANGUAGES, Speaker
from osselet.core.vocabulary import SeatNumber, Vocabulary
from osselet.table.question import Questions
from osselet.table.table import Table
from tests.probe import GAME

WORDS = Vocabulary(
    go={"cell": ["a1", "a2"]}, stay=None, shoot={"from": ["a"], "to": ["b"]}, say=range(1, 10), die=range(6)
)
TEXTS = """
ask-move = What now?
ask-move-stay = { $player }: go{ $can_shoot ->
    [yes] , shoot
   *[no] {""}
} or stay?
ask-say = A number from { $low } to { $high }?
ask-throw-chance = What does { $turn } throw?
ask-throw-die-chance = { $attempt_seats_1 } throws die { $best_of_so_far }.
ask-deal = Which card? { hint }
hint = There are { $cards_left }.
ask-needs-more = { $nobody } knows.
"""


@pytest.fixture
def game(tmp_path) -> Game:
    """A game whose texts are ours; some variables stand in one language alone."""
    (tmp_path / "texts").mkdir()
    for lang in LANGUAGES:
        (tmp_path / "texts" / f"{lang}.ftl").write_text(
            TEXTS.replace("What now?", "{ $round }?" if lang == "de" else "Now?")
        )
    return replace(GAME, folder=tmp_path)


def asked(game, view, seat, *moves, choices=0):
    found = Questions(game, WORDS).ask(view, seat, [WORDS.find(move) for move in moves], lambda: choices)
    return None if found is None else (found.key, found.arguments)


def test_a_word_that_is_possible_has_its_own_question(game):
    view = {"phase": "move", "round": 3}
    assert asked(game, view, 0, "go:a1", "stay") == ("move-stay", {"player": 0, "can_shoot": "no"})
    assert asked(game, view, 0, "stay", "shoot:a:b") == ("move-stay", {"player": 0, "can_shoot": "yes"})
    assert asked(game, view, 0, "go:a1") == ("move", {"round": 3})


def test_seats_are_told_from_numbers(game):
    key, given = asked(game, {"phase": "throw", "turn": 1}, None, "say:1")
    assert (key, given, type(given["turn"])) == ("throw-chance", {"turn": 1}, SeatNumber)
    view = {"phase": "throw", "attempt": {"seats": [4, 2]}, "best_of": {"so_far": 5}}
    key, given = asked(game, view, None, "die:1")
    assert (key, given) == ("throw-die-chance", {"attempt_seats_1": 2, "best_of_so_far": 5})
    assert [type(value) for _, value in sorted(given.items())] == [SeatNumber, int]


def test_the_range_of_numbers(game):
    assert asked(game, {"phase": "say"}, 0, "say:3", "say:9", "say:4") == ("say", {"low": 3, "high": 9})
    assert asked(game, {"phase": "say"}, 0, "stay") is None


def test_a_phase_of_chance_alone_needs_no_name_of_its_own(game):
    assert asked(game, {"phase": "deal", "cards": {"left": 7}}, None, "die:1") == ("deal", {"cards_left": 7})


def test_a_question_that_lacks_something_is_not_asked(game):
    assert asked(game, {"phase": "needs-more"}, 0, "stay") is None
    assert asked(game, {"phase": "move"}, None, "stay") is None
    assert asked(game, {"phase": "throw", "turn": None}, None, "say:1") is None
    assert asked(game, {}, 0, "stay") is None


def test_only_who_may_decide_is_asked():
    table = Table(GAME, 2, seed=1, names=["Ann"])
    line = table.question(0)
    assert line is not None
    assert Speaker(GAME, "en", table.names).question(line) == "Ann bids"
    table.play("bid:1", 0)
    assert table.question(0) is None
    assert table.question(1) is not None
