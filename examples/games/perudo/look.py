"""How Perudo looks: its pieces, where they lie, and which move is made by touching what."""

from osselet.core.look import STEPPER, Fact, Flag, Look, Mark, Piece, Row

LOOK = Look(
    cloth="red",
    pieces=(
        Piece("die", "die", "ivory", "□"),
        Piece("cup", "cup", "brown", "▼"),
        Piece("face", "die", "gold", "□"),
        Piece("called", "die", "white", "□"),
    ),
    table=(
        Fact("count"),
        Row("face", "called"),
        Fact("found"),
        Fact("on_table"),
        Flag("palifico", "bad"),
        Row("faces", "face"),
    ),
    mat=(
        Row("cup"),
        Row("dice", "die"),
        Mark("matching", "dice"),
        Fact("said"),
        Flag("lost", "bad"),
        Flag("won", "good"),
        Flag("out"),
    ),
    touch={"bid.face": "faces", "bid.count": STEPPER},
    told={"loses": "bad", "out": "bad", "wins-back": "good"},
)
