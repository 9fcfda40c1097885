"""How the game looks: its pieces, where they lie, and which move is made by touching what.

The page draws the table from this, and the terminal its board; paths are those of the view. Moves that nothing
touches are buttons.
"""

from osselet.core.look import Fact, Look, Piece, Pile, Row, Score

LOOK = Look(
    cloth="green",
    pieces=(Piece("mushroom", "disc", "brown", "●"),),
    table=(Row("basket", "mushroom"), Fact("full"), Fact("round")),
    mat=(Pile("home", "mushroom"), Score("home", "goal")),
    touch={"home": "basket"},
    told={"home": "good"},
)
