"""How Oh Hell looks: hands of cards, the trick and the trump in the middle."""

from osselet.core.look import KEYPAD, Fact, Fan, Flag, Look, Piece, Row, Score

LOOK = Look(
    cloth="green",
    pieces=(Piece("card", "card", "white", "▒"),),
    table=(Row("trump", "card"), Fact("deal"), Score("wanted", "size"), Row("trick", "card")),
    mat=(
        Fan("hand", "card"),
        Score("tricks", "said"),
        Fact("says"),
        Fact("points"),
        Flag("dealer"),
        Flag("takes", "good"),
        Flag("made", "good"),
        Flag("missed", "bad"),
    ),
    touch={"play.card": "hand", "bid.tricks": KEYPAD},
    told={"made": "good"},
)
