"""A hint is borne out by its own numbers."""

from osselet.bots.hint_ranking import advice
from osselet.core.registry import find
from osselet.search.thought import Thought

TREE, WORLDS, EXACT = find("oss"), find("kakuzu"), find("hunde")


def thought(*moves: tuple[int, float]) -> Thought:
    visits, shares = zip(*moves, strict=True)
    return Thought(list(range(len(moves))), list(visits), list(shares), [0.5, 0.5])


def test_what_is_told_first_promises_most():
    found = advice(TREE, thought((600, 0.26), (450, 0.30), (300, 0.20), (90, 0.18)))
    assert [one.move for one in found.moves] == [1, 0, 2, 3]
    assert [one.share for one in found.moves] == sorted((one.share for one in found.moves), reverse=True)
    assert found.even == 1


def test_a_lucky_move_is_neither_first_nor_told_as_better():
    found = advice(TREE, thought((900, 0.30), (60, 0.45), (200, 0.25), (3, 0.1)))
    assert [one.move for one in found.moves] == [0, 2]


def test_moves_that_are_as_good_as_equal_are_counted():
    assert advice(TREE, thought((500, 0.25), (400, 0.245), (300, 0.20))).even == 2
    assert advice(WORLDS, thought((300, 0.25), (300, 0.25), (300, 0.249))).even == 3
    assert advice(WORLDS, thought((300, 0.25), (300, 0.245))).even == 1


def test_it_says_how_it_was_found():
    assert (advice(EXACT, thought((1, 0.3), (1, 0.2))).way, advice(EXACT, thought((1, 0.3), (1, 0.2))).tries) == (
        "exact",
        1,
    )
    assert (
        advice(WORLDS, thought((300, 0.3), (300, 0.2))).way,
        advice(WORLDS, thought((300, 0.3), (300, 0.2))).tries,
    ) == ("worlds", 300)
    assert advice(TREE, thought((30, 0.3), (20, 0.2))).tries == 50


def test_nothing_thought_is_nothing_told():
    assert advice(TREE, Thought([], [], [], [])).moves == []
