"""What is made of a look: things, touches, text, a derived one; and the check that finds a wrong one."""

from dataclasses import replace
from pathlib import Path

import pytest
from rich.text import Text

from osselet.conformance.look_checks import check_look
from osselet.conformance.problem import ConformanceError
from osselet.core.cells import grid, lanes
from osselet.core.look import STEPPER, Board, Fact, Fan, Fill, Flag, Look, Mark, Piece, Pile, Row, Score, Stand
from osselet.core.registry import find
from osselet.core.texts import Speaker
from osselet.core.vocabulary import Seats, Vocabulary
from osselet.look.derived import as_python, derive
from osselet.look.scene import Reader, Thing
from osselet.look.text import draw
from osselet.look.touch import Touches
from osselet.table import Table
from osselet.table.met_views import look_of
from tests.probe import GAME as PROBE

PERUDO = find(Path(__file__).parents[2] / "examples" / "games" / "perudo")
PIECES = (Piece("rose", "disc", "red"), Piece("down", "disc", "seat", under="rose"), Piece("card", "card"))


def things(place, value):
    scene = Reader(Look(PIECES, mat=(place,))).read({"seats": [{}, {"it": value}]})
    return scene.mats[1][0].things


def test_things_of_a_view():
    assert things(Pile("it", "card"), 2) == (Thing("card", "", 1),) * 2
    assert things(Fan("it", "card"), ["king", None]) == (Thing("card", "king", 1), Thing("card", None, 1))
    assert things(Row("it"), ["rose", "down"]) == (Thing("rose", "", 1), Thing("down", "", 1))
    assert things(Row("it"), {"rose": 2}) == (Thing("rose", "", 1),) * 2
    assert things(Row("it"), [{"kind": "rose", "seat": {"seat": 0}, "turn": 90}]) == (Thing("rose", "", 0, "", 90),)
    assert things(Row("it"), None) == ()


def test_what_cannot_be_read_is_said():
    look = Look(PIECES, table=(Row("row"), Row("count"), Row("flag"), Fact("gone")))
    unread = Reader(look).read({"row": ["king"], "count": 3, "flag": True}).unread
    assert [word in said for word, said in zip(("no piece", "say of what", "Flag", "not in"), unread, strict=True)]
    assert len(unread) == 4


def test_pieces_stand_in_cells_and_lanes_of_their_owners():
    board = Board("hill", lanes({6: 2, 7: 2}), (Stand("seats.*.camps", "rose", off="base"), Mark("next")))
    scene = Reader(Look(PIECES, table=(board,))).read(
        {"next": "7", "seats": [{"camps": ["6.1", "base"]}, {"camps": 7}]}
    )
    assert [(thing.cell, thing.seat) for thing in scene.table[0].things] == [("6.1", 0), ("", 0), ("7", 1)]
    assert scene.table[0].marked == {"7"}
    assert scene.unread == ()


WORDS = Vocabulary(
    lay={"disc": ("rose", "thorn")},
    flip={"seat": Seats()},
    bid={"count": range(1, 9)},
    take={"at": range(4)},
    stop=None,
)
TABLE = Look(
    PIECES,
    table=(Row("market", "card"),),
    mat=(Row("stack", "card"), Fan("hand")),
    touch={"lay.disc": "hand", "take.at": "market#", "stop": "market"},
)
VIEW = {"market": ["a", "a"], "seats": [{"stack": [None], "hand": ["down"]}, {"stack": [], "hand": []}]}


def problems(look, moves, view=VIEW):
    return list(Touches(look, WORDS).problems(Reader(look).read(view), moves))


def test_what_need_not_be_said_is_derived():
    found = {(one.word, one.part): one.targets for one in Touches(TABLE, WORDS).reaches}
    assert found["flip", "seat"] == ("stack",)
    assert found["bid", "count"] == (STEPPER,)


def test_moves_are_carried_by_faces_seats_positions_and_what_lies_under():
    assert problems(TABLE, ["lay:rose", "flip:1", "bid:8", "take:1", "stop"]) == []
    assert "lay:thorn is legal" in problems(TABLE, ["lay:thorn"])[0]
    assert "take:3 is legal" in problems(TABLE, ["take:3"])[0]


def test_too_many_moves_without_a_touch_are_said():
    words = Vocabulary(say={"what": [f"word{at}" for at in range(9)]})
    found = list(Touches(Look(), words).problems(Reader(Look()).read({}), [f"say:word{at}" for at in range(9)]))
    assert found == ["9 moves have no touch and would all be buttons: say"]


def test_cells_are_touched_where_moves_name_them():
    look = Look(PIECES, table=(Board("field", grid(2, 2), (Fill("cells", "card"),)),))
    words = Vocabulary(put={"cell": ["r1c1", "r1c2", "r2c1", "r2c2"]})
    assert Touches(look, words).reaches[0].targets == ("field",)


def test_perudo_in_the_terminal():
    table = Table(PERUDO, 2, seed=3, names=("Ann", "Bob"))
    table.play("bid:3:4")
    look = look_of(PERUDO, 2, {})
    assert look is not None
    drawn = Text.from_markup(draw(look, table.view(0), Speaker(PERUDO, "en", table.names))).plain.splitlines()
    assert drawn[0] == " Bid 3   of ⚃   Dice 10   faces to bid on ⚀ ⚁ ⚂ ⚃ ⚄ ⚅"
    own = " ".join("⚀⚁⚂⚃⚄⚅"[die - 1] for die in table.view(0)["seats"][0]["dice"])
    assert drawn[2] == f"   Ann            cup ▼   dice {own}   Said 3 × 4"
    assert drawn[3] == " ▶ Bob            cup ▼   dice ▒ ▒ ▒ ▒ ▒"
    assert all(len(line) <= 80 for line in drawn)


def test_a_board_in_the_terminal_has_its_cells_where_they_lie():
    look = Look(PIECES, table=(Board("field", grid(2, 3), (Fill("cells"), Mark("here"))),))
    drawn = draw(look, {"cells": [["rose", None, None], [None, None, "rose"]], "here": "r1c2"}, Speaker(PERUDO))
    assert Text.from_markup(drawn).plain.splitlines() == ["    ●  ‹·›  ·", "    ·   ·   ●"]


def test_a_look_is_derived_from_views_and_written_as_python():
    look = derive([{"phase": "x", "turn": 0, "left": 3, "goal": 9, "row": [1, 2], "field": [[1, None]],
                    "bag": {"red": 1}, "seats": [{"points": 2, "out": False, "hand": ["a"]}]}])  # fmt: skip
    assert look is not None
    assert [type(place) for place in look.table] == [Fact, Row, Board, Fact]
    assert look.mat == (Score("points", "goal"), Flag("out"), Row("hand", "value"))
    written: dict = {}
    exec(as_python(look), written)
    assert written["LOOK"] == look


def test_a_view_that_is_too_deep_derives_nothing():
    assert derive([{"houses": [{"rooms": [1, 2]}]}]) is None


def lay(game):
    return lambda number: Table(game, 2, seed=number)


def test_a_derived_look_fits_its_game():
    look = look_of(PROBE, 2, {})
    assert look is not None
    check_look(lay(replace(PROBE, look=look)), 2)


LOOK = PERUDO.look
assert isinstance(LOOK, Look)
MUTANTS = {
    "which no view that was met has": replace(LOOK, table=(*LOOK.table, Fact("countt"))),
    "no piece, and nothing says what it is a face of": replace(
        LOOK, mat=(Row("cup"), Row("dice")), touch={"bid": STEPPER}
    ),
    "is touched, and there is no such word": replace(LOOK, touch={**LOOK.touch, "bidd.face": "faces"}),
    "nothing at cup stands for it": replace(LOOK, touch={**LOOK.touch, "bid.face": "cup"}),
    "there is no text log-lost": replace(LOOK, told={"lost": "bad"}),
}


@pytest.mark.parametrize("sentence", MUTANTS)
def test_a_wrong_look_is_found(sentence):
    with pytest.raises(ConformanceError, match=sentence):
        check_look(lay(replace(PERUDO, look=MUTANTS[sentence])), 2)


def test_the_right_one_passes():
    check_look(lay(PERUDO), 2)


def test_what_a_view_lacks_is_not_drawn():
    table = Table(PERUDO, 2, seed=3)
    for seat, hidden in ((0, 1), (1, 0), (None, 0)):
        dice = next(one for one in Reader(LOOK).read(table.view(seat)).mats[hidden] if one.id == "dice")
        assert [thing.value for thing in dice.things] == [None] * 5
