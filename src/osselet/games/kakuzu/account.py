"""How a game was decided: stones found, and stones that neighbours missed."""

from collections import Counter
from collections.abc import Sequence

from osselet.core import Account, Line, Part, Passage, SeatNumber, line
from osselet.games.kakuzu.state import Kakuzu
from osselet.games.kakuzu.story import tell, won


def account(final: Kakuzu, passages: Sequence[Passage]) -> Account:
    """What each player has found, and what came from the neighbour's misses."""
    found: Counter[int] = Counter()
    given: Counter[int] = Counter()
    for told in (told for passage in passages for told in tell(*passage)):
        if told.key == "hit":
            found[told.arguments["player"]] += 1
        elif told.key == "miss":
            given[told.arguments["neighbour"]] += 1
    parts = tuple(
        tuple(part for part in (Part("found", found[seat]), Part("given", given[seat])) if part.points)
        for seat in range(final.players)
    )
    return Account(parts, tuple(how(final, found, given)))


def how(final: Kakuzu, found: Counter[int], given: Counter[int]) -> list[Line]:
    """Why it is over, where the winners' stones came from, and whether they are several."""
    told = [one for one in won(final) if one.key.startswith("end-")]
    if final.players == 1:
        return told
    most = max(final.stones[seat] for seat in range(final.players))
    winners = [seat for seat in range(final.players) if final.stones[seat] == most]
    if len(winners) > 1:
        told.append(line("end-equal"))
    return told + [line("end-how", player=SeatNumber(seat), found=found[seat], given=given[seat]) for seat in winners]
