"""Refusals say why."""

import pytest

import osselet
from tests.games.chicago.lesson import NEARLY_CAUGHT, after, begun

TO_PLAY = "rob:a3 house:police place:d4"


@pytest.mark.parametrize(
    ("table", "name", "code", "rule"),
    [
        (lambda: after(""), "go:a4", "enter-first", "turn"),
        (lambda: after(""), "enter:a1", "not-a-gate", "turn"),
        (lambda: after("enter:a4"), "enter:a4", "occupied", "board"),
        (begun, "enter:a5", "your-turn", "turn"),
        (begun, "house:m10", "drawn", "houses"),
        (begun, "lose:m10", "drawn", "thief-house"),
        (begun, "go:a4", "same-cell", "move"),
        (begun, "go:a1", "no-line", "move"),
        (begun, "go:o5", "occupied", "board"),
        (begun, "rob:b4", "no-house", "houses"),
        (begun, "rob:o3", "not-beside", "houses"),
        (begun, "shoot:d4:d5", "no-weapon", "weapon"),
        (lambda: begun("rob:a3 house:m10 stay stay"), "rob:a3", "house-taken", "houses"),
        (lambda: begun("go:b4 stay stay"), "leave", "no-gate", "leave"),
        (lambda: begun("go:a5"), "go:a4", "no-second", "car"),
        (lambda: begun("go:a5"), "rob:a6", "moved-already", "turn"),
        (lambda: begun("go:a5"), "done", "after-move", "car"),
        (lambda: begun("rob:a3 house:bank"), "fly", "no-plane", "plane"),
        (lambda: begun("rob:a3 house:bank"), "stay", "look-first", "put-back"),
        (lambda: begun("rob:a3 house:police"), "place:a5", "not-a-star", "police"),
        (lambda: begun("rob:a3 house:police"), "done", "place-first", "police"),
        (lambda: begun(TO_PLAY), "stay", "police-play", "police"),
        (lambda: begun(TO_PLAY), "move:h4:h5", "no-policeman", "police"),
        (lambda: begun(TO_PLAY), "move:d4:c5", "house-cell", "board"),
        (lambda: begun("go:c4 rob:o3 house:police place:d4"), "move:d4:b4", "way-blocked", "move"),
        (lambda: begun("rob:a3 house:m10", NEARLY_CAUGHT, "move:d8:a5"), "stay", "arrest-first", "arrest"),
        (lambda: after("", map="grid59"), "enter:l4", "no-such-cell", "board"),
    ],
)
def test_a_refusal_names_its_reason_and_rule(table, name, code, rule):
    with pytest.raises(osselet.IllegalMove) as refusal:
        table().play(name)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)
    assert all(refusal.value.text(lang) for lang in ("fr", "en", "de"))
