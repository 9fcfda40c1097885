"""How a game was decided: which figure, duel and challenge brought what."""

from collections.abc import Sequence

from osselet.core import Account, Line, Part, Passage, SeatNumber, line
from osselet.games.oss.rules import rank
from osselet.games.oss.state import CHALLENGE_POINTS, FIGURES, SOLO, Oss
from osselet.games.oss.story import game_end, tell


def account(final: Oss, passages: Sequence[Passage]) -> Account:
    """The cards won in figures and duels, and the challenges, in the order in which they were won."""
    parts: list[list[Part]] = [[] for _ in range(final.players)]
    for before, step, after in passages:
        for told in tell(before, step, after):
            seat = told.arguments.get("player", 0)
            if told.key == "succeeds":
                figure = told.arguments["figure"]
                parts[seat].append(Part("figure", told.arguments["needed"], arguments={"figure": figure}))
            elif told.key == "prize":
                figure = FIGURES[before.figure[SOLO]]
                parts[seat].append(Part("duel", told.arguments["value"], arguments={"figure": figure}))
            elif told.key == "crown":
                challenge = told.arguments["challenge"]
                parts[seat].append(Part("challenge", CHALLENGE_POINTS, arguments={"challenge": challenge}))
    return Account(tuple(tuple(mine) for mine in parts), tuple(how(final, parts)))


def how(final: Oss, parts: Sequence[Sequence[Part]]) -> list[Line]:
    """What brought the winners their points, and what decided among equals."""
    ranks = [int(rank(final, seat)) for seat in range(final.players)]
    told = [one for one in game_end(final) if one.key.startswith("end-")]
    for seat in (seat for seat in range(final.players) if ranks[seat] == max(ranks)):
        points = {kind: sum(part.points for part in parts[seat] if part.key == kind) for kind in PARTS}
        told.append(line("end-how", player=SeatNumber(seat), **points))
    return told


PARTS = ("figure", "duel", "challenge")
