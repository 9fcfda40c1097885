"""The words of a look: what fits together is taken, what does not is refused with a sentence."""

import pytest

from osselet.core.cells import drawing, grid, lanes, ring
from osselet.core.errors import GameError
from osselet.core.look import (
    CHOOSER,
    KEYPAD,
    STEPPER,
    Board,
    Fact,
    Fan,
    Fill,
    Flag,
    Look,
    Mark,
    Piece,
    Pile,
    Row,
    Score,
    Stand,
)

TOWN = """
  a1 b1 .
   a2 b2
  a3 . c3
"""
LOOKS = {
    "skull": Look(
        cloth="plum",
        pieces=(
            Piece("rose", "disc", "red", "✿"),
            Piece("skull", "disc", "ink", "☠"),
            Piece("back", "disc", "seat", "○"),
            Piece("down_rose", "disc", "seat", "●", under="rose"),
        ),
        table=(Score("flipped", "bid"), Fact("owner")),
        mat=(Row("stack"), Fan("hand"), Mark("chosen", "hand"), Score("wins", "goal"), Flag("passed")),
        touch={"lay.disc": "hand", "discard.disc": ("hand", "stack"), "flip.seat": "stack", "bid": STEPPER},
        told={"skull": "bad", "won": "good"},
    ),
    "hunde": Look(
        pieces=(Piece("runner", "pawn", "seat"), Piece("bone", "bone"), Piece("white", "die", "white")),
        table=(
            Board("ring", ring(16), (Stand("seats.*.pawn", "runner", off="middle"), Mark("landing"))),
            Row("dice.white", "white"),
        ),
        mat=(Row("bones", "bone"),),
        touch={"black": "dice.white", "move": "landing"},
    ),
    "kakuzu": Look(
        pieces=(Piece("stone", "stone", "slate"), Piece("digit", "print", "ink")),
        table=(Board("tray", grid(9, 9, blocks=3), (Fill("grid", "digit", blank="stone"),)), Row("bag", "digit")),
        mat=(Pile("stones", "stone"), Flag("out")),
        touch={"*.digit": KEYPAD},
    ),
    "letters": Look(
        pieces=(Piece("card", "card", "cream", "▒"),),
        table=(Pile("deck", "card"), Row("seen", "card")),
        mat=(Fan("hand", "card"), Row("played", "card"), Score("tokens", "goal"), Flag("safe", "good")),
        touch={"*.card": "hand", "*.guess": CHOOSER},
    ),
    "hill": Look(
        pieces=(Piece("camp", "cube", "seat", "■"), Piece("die", "die", "ivory")),
        table=(
            Board("hill", lanes({n: 13 - 2 * abs(7 - n) for n in range(2, 13)}), (Stand("seats.*.camps", "camp"),)),
            Row("dice", "die"),
        ),
        touch={"*.first": "hill", "*.second": "hill"},
    ),
    "town": Look(
        pieces=(Piece("thief", "pawn", "seat", "T"),),
        table=(Board("town", drawing(TOWN, "hex"), (Stand("thieves.*.cell", "thief", owner="seat"),)),),
        touch={"*.cell": "town"},
    ),
}
"""Games of six kinds; that they can be made at all is a part of the test."""


def test_cells_have_the_names_that_moves_have():
    assert [cell.name for cell in grid(2, 2).cells] == ["r1c1", "r1c2", "r2c1", "r2c2"]
    assert [cell.name for cell in ring(3, first=1).cells] == ["1", "2", "3"]
    assert [(cell.name, cell.lane) for cell in lanes({6: 2}).cells] == [("6.1", "6"), ("6.2", "6")]
    town = drawing(TOWN, "hex")
    assert [cell.name for cell in town.cells] == ["a1", "b1", "a2", "b2", "a3", "c3"]
    a1, a2 = town.find("a1"), town.find("a2")
    assert a1 is not None
    assert a2 is not None
    assert a2.x - a1.x == 0.5
    assert drawing(TOWN, "hex").find("nowhere") is None


PIECE = Piece("die", "die")
WRONG = {
    "no piece is called so": {"pieces": (PIECE,), "table": (Row("dice", "dice"),)},
    "two pieces are called": {"pieces": (PIECE, PIECE)},
    "has the shape": {"pieces": (Piece("die", "ball"),)},
    "has the colour": {"pieces": (Piece("die", "die", "mauve"),)},
    "its cloth is": {"cloth": "tartan"},
    "two places are called": {"pieces": (PIECE,), "table": (Row("dice", "die"), Pile("dice", "die"))},
    "no place or mark is called so": {"touch": {"throw": "dice"}},
    "neither word.part": {"touch": {"a.b.c": STEPPER}},
    "news are good or bad": {"told": {"won": "great"}},
}


@pytest.mark.parametrize("sentence", WRONG)
def test_what_does_not_fit_is_refused(sentence):
    with pytest.raises(GameError, match=sentence):
        Look(**WRONG[sentence])


def test_a_board_without_cells_or_with_one_twice_is_refused():
    with pytest.raises(GameError, match="at least one cell"):
        drawing(". .")
    with pytest.raises(GameError, match="are called 'a'"):
        drawing("a a")
