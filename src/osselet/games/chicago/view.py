"""What a seat sees of the town, of the thieves and of the Police."""

from typing import Any

from osselet.core import Facts
from osselet.games.chicago.rules.rounds import worth
from osselet.games.chicago.secrets import HIDDEN_WORTH
from osselet.games.chicago.state import (
    ARREST,
    ARRESTED,
    CAR,
    CLOSED,
    DONE,
    FRANCS,
    ID_COUNT,
    PHASES,
    PLACE,
    PURSUIT,
    RESERVE,
    STANDINGS,
    TAKEN,
    TOWN,
    UNKNOWN_KIND,
    Chicago,
    owner,
)
from osselet.games.chicago.state.maps import HOUSE_CELL, HOUSE_COUNT, KINDS, MAPS, PRINTED, TOWNS


def view(s: Chicago, facts: Facts) -> dict[str, Any]:
    """The table as the seat of a hidden state sees it."""
    everything = facts.revealed or s.phase == DONE
    names = TOWNS[s.map].names
    put_back = [house for house in range(HOUSE_COUNT[s.map]) if s.house[house] >= 0 and s.note_back[s.house[house]]]
    return {
        "map": MAPS[s.map],
        "game": int(s.game),
        "police": int(s.police),
        "round": int(s.round),
        "quiet": int(s.quiet),
        "phase": PHASES[s.phase],
        "turn": turn(s),
        "moves_left": int(s.moves_left) if is_police_play(s) else None,
        "houses": {names[HOUSE_CELL[s.map, house]]: content(s, house) for house in range(HOUSE_COUNT[s.map])},
        "opened": [names[HOUSE_CELL[s.map, house]] for house in put_back],
        "left": left(s, facts.seat, everything),
        "thieves": [thief_seen(s, thief, facts.seat, everything) for thief in range(s.thieves)],
        "policemen": [
            {
                "cell": None if s.post[officer] == RESERVE else names[s.post[officer]],
                "frozen": bool(s.frozen[officer]),
            }
            for officer in range(s.officers)
        ],
        "police_loot": police_loot(s) if everything or facts.seat == s.police else None,
        "seats": [{"score": score(s, seat, facts.seat, everything)} for seat in range(s.players)],
    }


def turn(s: Chicago) -> dict[str, int | None]:
    """Who decides now; while chance does, the thief that has opened the house."""
    if s.phase == DONE:
        return {"seat": None, "thief": None}
    if s.phase in (PLACE, PURSUIT):
        return {"seat": int(s.police), "thief": None}
    thief = s.asked if s.phase == ARREST else s.thief
    return {"seat": int(owner(s, thief)), "thief": int(thief)}


def is_police_play(s: Chicago) -> bool:
    """Is the Police playing, perhaps interrupted by an arrest?"""
    return (s.resume if s.phase == ARREST else s.phase) in (PLACE, PURSUIT)


def content(s: Chicago, house: int) -> str:
    """A house on the board: closed, taken, or what it holds if that is known."""
    held = s.house[house]
    if held in (CLOSED, TAKEN):
        return "closed" if held == CLOSED else "taken"
    kind = s.note_kind[held]
    return "closed" if kind == UNKNOWN_KIND else KINDS[kind]


def left(s: Chicago, seat: int | None, everything: bool) -> dict[str, int]:
    """Copies of each kind that, for all this seat sees, may still be in the houses or in other hands."""
    mine = [thief for thief in range(s.thieves) if everything or holder(s, thief) == seat]
    return {
        KINDS[kind]: int(PRINTED[s.map, kind] - s.shown[kind] - sum(s.loot[thief, kind] for thief in mine))
        for kind in range(ID_COUNT)
    }


def holder(s: Chicago, thief: int) -> int:
    """The seat that holds a thief's loot now: the Police if it was confiscated."""
    return int(s.police if s.standing[thief] == ARRESTED else owner(s, thief))


def thief_seen(s: Chicago, thief: int, seat: int | None, everything: bool) -> dict[str, Any]:
    """A thief; its loot and car for its owner alone, unless the car is plain."""
    known = everything or seat == owner(s, thief)
    arrested = s.standing[thief] == ARRESTED
    on_board = arrested or s.standing[thief] == TOWN
    car = bool(s.loot[thief, CAR] > 0) and not arrested if known else True if s.car_shown[thief] else None
    return {
        "seat": int(owner(s, thief)),
        "cell": TOWNS[s.map].names[s.cell[thief]] if on_board else None,
        "state": STANDINGS[s.standing[thief]],
        "loot": ([] if arrested else ids(s, [thief])) if known else None,
        "loot_size": 0 if arrested else int(s.size[thief]),
        "car": car,
    }


def ids(s: Chicago, thieves: list[int]) -> list[str]:
    """The houses of these loots, in the order of the kinds."""
    return [KINDS[kind] for kind in range(ID_COUNT) for thief in thieves for _ in range(s.loot[thief, kind])]


def police_loot(s: Chicago) -> list[str]:
    """Everything the Police has confiscated."""
    return ids(s, [thief for thief in range(s.thieves) if s.standing[thief] == ARRESTED])


def score(s: Chicago, seat: int, looker: int | None, everything: bool) -> int | None:
    """Francs so far, one's own or all of them at the end."""
    if (not everything and seat != looker) or s.banked[seat] == HIDDEN_WORTH:
        return None
    return int(s.banked[seat] + worth(s, seat)) * FRANCS
