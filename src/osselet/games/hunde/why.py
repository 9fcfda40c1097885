"""Why a step cannot be chosen: a player only says `move` or `black`, the dice say the rest."""

from osselet.core import Reason, Step
from osselet.games.hunde.state import DOG, FACES, RISKY, Hunde


def why(s: Hunde, step: Step) -> Reason | None:
    """The reason a step is not for the player to choose; None for the two that are."""
    if step.word.key == "white":
        one, two = (str(FACES[s.white[die]]) for die in range(2))
        return Reason("white-thrown", "turn", {"one": one, "two": two})
    if step.word.key == "black_die":
        face = DOG if step.places is None else step.places[0]
        if s.black_dice == RISKY and face == 1:
            return Reason("no-such-face", "options")
        return Reason("not-chosen", "black-dice")
    return None
