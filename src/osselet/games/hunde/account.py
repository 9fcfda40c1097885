"""How a game was decided: what each runner took, and what it lost to whom."""

from collections import Counter
from collections.abc import Sequence

from osselet.core import Account, Line, Part, Passage, SeatNumber, as_list, line
from osselet.games.hunde.state import Hunde
from osselet.games.hunde.story import end_of_game, tell

COST = {"bust": "dogs", "run-bitten": "bitten", "pushed-bitten": "bitten", "dog-bites": "bitten", "pay": "paid"}
"""The lines that tell of a bone lost, and what it was lost to."""


def account(final: Hunde, passages: Sequence[Passage]) -> Account:
    """The bones of the start, those taken by who was farthest ahead, and those lost."""
    start = as_list(passages[0].before.bones)
    taken: Counter[int] = Counter()
    lost: Counter[tuple[int, str]] = Counter()
    for told in (told for passage in passages for told in tell(*passage)):
        if told.key in COST:
            lost[told.arguments["player"], COST[told.key]] += 1
        if told.key == "pay":
            taken[told.arguments["taker"]] += 1
    parts = []
    for seat in range(final.players):
        costs = [Part(cause, -lost[seat, cause]) for cause in ("paid", "bitten", "dogs")]
        parts.append(
            tuple(part for part in (Part("start", start[seat]), Part("taken", taken[seat]), *costs) if part.points)
        )
    return Account(tuple(parts), tuple(how(final, taken, lost)))


def how(final: Hunde, taken: Counter[int], lost: Counter[tuple[int, str]]) -> list[Line]:
    """Why it is over, what the winners took and lost, and whether they are several."""
    told = [one for one in end_of_game(final) if one.key.startswith("end-")]
    bones = as_list(final.bones)[: final.players]
    winners = [seat for seat in range(final.players) if bones[seat] == max(bones)]
    if len(winners) > 1:
        told.append(line("end-equal"))
    for seat in winners:
        gone = sum(count for (loser, _), count in lost.items() if loser == seat)
        told.append(line("end-how", player=SeatNumber(seat), taken=taken[seat], lost=gone))
    return told
