"""How a game was decided: what houses brought the thieves, and arrests the Police."""

from collections.abc import Iterator, Sequence

from osselet.core import Account, Line, Part, Passage, SeatNumber, line
from osselet.games.chicago.rules.rounds import loot_of, worth
from osselet.games.chicago.state import ARRESTED, FRANCS, ID_COUNT, LEFT, WORTH, Chicago, owner
from osselet.games.chicago.state.maps import KINDS
from osselet.games.chicago.story import end, who

MOMENTS = {"leave": LEFT, "fly": LEFT, "surrender": ARRESTED}
"""The steps by which a thief's loot is settled."""


def account(final: Chicago, passages: Sequence[Passage]) -> Account:
    """Loot by the kind of house, confiscated loot by the thief it was taken from, and the games of a match before."""
    return Account(
        tuple(tuple(part for part in parts(final, seat) if part.points) for seat in range(final.players)),
        tuple(how(final)),
        tuple(moments(final, passages)),
    )


def parts(final: Chicago, seat: int) -> Iterator[Part]:
    """Where a seat's francs came from."""
    yield Part("before", int(final.banked[seat]) * FRANCS)
    mine = [
        thief for thief in range(final.thieves) if owner(final, thief) == seat and final.standing[thief] != ARRESTED
    ]
    for kind in range(ID_COUNT):
        count = sum(int(final.loot[thief, kind]) for thief in mine)
        yield Part(KINDS[kind], count * WORTH[kind] * FRANCS, count)
    if seat == final.police:
        for thief in arrested(final):
            yield Part("confiscated", int(loot_of(final, thief)) * FRANCS, int(final.size[thief]), who(final, thief))


def arrested(final: Chicago) -> list[int]:
    """The thieves that did not get away."""
    return [thief for thief in range(final.thieves) if final.standing[thief] == ARRESTED]


def how(final: Chicago) -> list[Line]:
    """Why it is over, and how the winners came by their loot."""
    told = [one for one in end(final) if one.key.startswith("end-")]
    scores = [int(final.banked[seat] + worth(final, seat)) * FRANCS for seat in range(final.players)]
    winners = [seat for seat in range(final.players) if scores[seat] == max(scores)]
    if len(winners) > 1:
        told.append(line("end-equal"))
    for seat in winners:
        if final.match:
            before = int(final.banked[seat]) * FRANCS
            told.append(line("end-how-match", player=SeatNumber(seat), before=before, last=scores[seat] - before))
        elif seat == final.police:
            told.append(line("end-how-police", player=SeatNumber(seat), arrests=len(arrested(final))))
        else:
            mine = [thief for thief in range(final.thieves) if owner(final, thief) == seat]
            free = [thief for thief in mine if final.standing[thief] != ARRESTED]
            houses = sum(int(final.size[thief]) for thief in free)
            told.append(line("end-how-thief", player=SeatNumber(seat), houses=houses, arrests=len(arrested(final))))
    return told


def moments(final: Chicago, passages: Sequence[Passage]) -> list[int]:
    """The arrests and escapes of the last game, the largest loot first."""
    found: list[tuple[int, int]] = []
    for count, (before, step, _) in enumerate(passages, 1):
        key = step.word.key
        if before.game == final.game and key in MOMENTS:
            thief = before.asked if key == "surrender" else before.thief
            if final.standing[thief] == MOMENTS[key]:
                found.append((int(loot_of(final, thief)), count))
    return [count for loot, count in sorted(found, reverse=True) if loot]
