"""Names and ids from one table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osselet.core import GameError, Said, SeatNumber, Seats, Vocabulary
from osselet.core.dealers import Outcomes
from osselet.core.vocabulary import span

WORDS = Vocabulary(
    hold=None,
    die=range(1, 7),
    swap={"mine": ["red", "grey"], "chest": ["red", "grey", "black"]},
    black=None,
    black_die=Said("black", {"face": ["dog", 1]}),
    grid=range(2**31),
    steal={"from": Seats(3)},
)


@given(st.integers(0, WORDS.size - 1))
def test_names_and_ids_are_one_to_one(move):
    assert WORDS.find(WORDS.name(move)) == move


def test_names_in_order():
    assert [WORDS.name(move) for move in range(8)] == ["hold", *(f"die:{n}" for n in range(1, 7)), "swap:red:red"]
    assert WORDS.name(WORDS["grid"] + 5) == "grid:5"


def test_a_word_may_be_said_like_another_one_with_more_parts():
    assert WORDS.find("black") == WORDS["black"]
    assert WORDS.find("black:dog") == WORDS["black_die"]


@pytest.mark.parametrize(
    "name", ["", "die", "die:0", "die:07", "die:+1", "die:1:1", "swap:red", "grid:-1", f"grid:{2**31}", "x", "die:１"]
)
def test_unknown_names_have_no_id(name):
    assert WORDS.find(name) is None


def test_an_id_out_of_range_is_refused():
    with pytest.raises(GameError, match="no move with the id"):
        WORDS.word(WORDS.size)


def test_a_step_that_is_not_seen_tells_only_its_word():
    step = WORDS.step(WORDS["grid"] + 9, None, seen=False)
    assert step.name == "grid:?"
    assert step.move is None
    assert "9" not in str(step.arguments)


def test_seats_among_the_parts_are_marked():
    assert isinstance(WORDS.step(WORDS["steal"] + 2, 0).arguments["from"], SeatNumber)


def test_a_range_may_be_longer_than_len_can_count():
    """2^70 is too many for any machine, as 2^31 is for one of 32 bits."""
    words = Vocabulary(start=None, grid=range(1 << 70))
    assert (words.size, words.find(f"grid:{1 << 69}")) == ((1 << 70) + 1, (1 << 69) + 1)
    assert words.name((1 << 69) + 1) == f"grid:{1 << 69}"
    outcomes = Outcomes(words, range(1, (1 << 70) + 1), None, True)
    assert (outcomes.total, outcomes.at(1 << 69)) == (1 << 70, (1 << 69) + 1)
    assert outcomes.listed().endswith("grid:7 …")
    for numbers in (range(0), range(5, 2), range(2, 9, 3), range(9, 2, -3), range(9, 3, -3)):
        assert span(numbers) == len(numbers)
