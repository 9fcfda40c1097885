"""How Ur looks: the board with its rosettes, the pieces beside it, and four dice with marked tips."""

from osselet.core.cells import drawing
from osselet.core.look import Board, Fact, Look, Mark, Piece, Pile, Row, Stand

BOARD = """
    a1 a2 a3 a4 .  .  a7 a8
    b1 b2 b3 b4 b5 b6 b7 b8
    c1 c2 c3 c4 .  .  c7 c8
"""
PRINTED = {"rosette": "a1 a7 b4 c1 c7", "eyes": "a2 a4 b1 b6 c2 c4", "dots": "a3 b2 b5 b8 c3", "star": "b3 b7 a8 c8"}

LOOK = Look(
    cloth="blue",
    pieces=(
        Piece("piece", "disc", "seat", "●"),
        Piece("die", "pyramid", "ivory", "▲"),
    ),
    table=(
        Board("board", drawing(BOARD, printed=PRINTED, turns=True), (Stand("seats.*.track", "piece"), Mark("landing"))),
        Row("dice", "die"),
        Fact("thrown"),
    ),
    mat=(Pile("waiting", "piece"), Pile("home", "piece")),
    touch={"enter": "waiting"},
    told={"hit": "bad", "rosette": "good", "leave": "good"},
)
