"""Why a step cannot be chosen now, for every word in every phase in which a seat decides."""

from osselet.core import Reason, Step, as_rows
from osselet.games.chicago.rules.streets import on_gate
from osselet.games.chicago.state import (
    ARREST,
    ENTER,
    FIRST_OFFICER,
    FREE,
    LOOK,
    MOVE,
    PLACE,
    PURSUIT,
    SECOND,
    TAKEN,
    WEAPON,
    Chicago,
    has_car,
)
from osselet.games.chicago.state.maps import HOUSE_AT, IS_GATE, NEXT_STREET, NOWHERE, STAR_CELL, TOWNS

PHASE_RULES = {
    ENTER: ("enter-first", "turn"),
    MOVE: ("your-turn", "turn"),
    SECOND: ("after-move", "car"),
    LOOK: ("look-first", "put-back"),
    ARREST: ("arrest-first", "arrest"),
    PLACE: ("place-first", "police"),
    PURSUIT: ("police-play", "police"),
}
"""What a seat has to do in each phase, and where that is told."""
AT_HOME = {
    "enter": (ENTER,),
    "go": (MOVE, SECOND),
    "rob": (MOVE,),
    "leave": (MOVE, SECOND),
    "stop": (SECOND,),
    "stay": (MOVE,),
    "fly": (LOOK,),
    "return": (LOOK,),
    "surrender": (ARREST,),
    "place": (PLACE,),
    "done": (PURSUIT,),
    "move": (PURSUIT,),
    "shoot": (MOVE, ARREST),
}
"""The phases in which a word may be chosen at all."""


def why(s: Chicago, step: Step) -> Reason | None:
    """The reason a step is not legal for the seat to decide; None if there is none."""
    key, places = step.word.key, step.places or ()
    if key in ("house", "lose"):
        return Reason("drawn", "houses" if key == "house" else "thief-house")
    names = TOWNS[s.map].names
    if any(place >= len(names) for place in places):
        return Reason("no-such-cell", "board")
    if s.phase == SECOND and key in ("rob", "stay", "shoot"):
        return Reason("moved-already", "turn")
    if s.phase not in AT_HOME[key]:
        code, rule = PHASE_RULES[s.phase]
        return Reason(code, rule)
    if key in ("enter", "place"):
        return why_not_here(s, key, places[0])
    if key == "go":
        if s.phase == SECOND and (s.gone > 1 or not has_car(s, s.thief)):
            return Reason("no-second", "car")
        return why_no_line(s, s.cell[s.thief], places[0])
    if key == "rob":
        return why_not_rob(s, places[0])
    if key == "leave":
        return None if on_gate(s, s.thief) else Reason("no-gate", "leave")
    if key == "fly":
        return Reason("no-plane", "plane")
    if key in ("move", "shoot"):
        return why_not_officer(s, key, places[0], places[1])
    return None


def cell_name(s: Chicago, cell: int) -> dict[str, str]:
    """A cell as an argument."""
    return {"cell": TOWNS[s.map].names[cell]}


def why_not_street(s: Chicago, cell: int) -> Reason | None:
    """Pawns stand on streets only, one a cell."""
    if HOUSE_AT[s.map, cell] != NOWHERE:
        return Reason("house-cell", "board", cell_name(s, cell))
    return Reason("occupied", "board", cell_name(s, cell)) if s.on[cell] != FREE else None


def why_not_here(s: Chicago, key: str, cell: int) -> Reason | None:
    """Thieves come in by gates, policemen on stars."""
    right = IS_GATE[s.map, cell] if key == "enter" else cell in as_rows(STAR_CELL)[s.map]
    if not right:
        code, rule = ("not-a-gate", "turn") if key == "enter" else ("not-a-star", "police")
        return Reason(code, rule, cell_name(s, cell))
    return why_not_street(s, cell)


def why_no_line(s: Chicago, start: int, target: int) -> Reason | None:
    """A move is a straight line of free cells."""
    if start == target:
        return Reason("same-cell", "move")
    wrong = why_not_street(s, target)
    if wrong is not None:
        return wrong
    for direction in range(6):
        cell, clear = NEXT_STREET[s.map, start, direction], True
        while cell not in (NOWHERE, target):
            clear = clear and s.on[cell] == FREE
            cell = NEXT_STREET[s.map, cell, direction]
        if cell == target:
            return None if clear else Reason("way-blocked", "move", cell_name(s, target))
    return Reason("no-line", "move", {"from": TOWNS[s.map].names[start], **cell_name(s, target)})


def why_not_rob(s: Chicago, cell: int) -> Reason | None:
    """Only a house that is still there, beside the pawn."""
    house = HOUSE_AT[s.map, cell]
    if house == NOWHERE:
        return Reason("no-house", "houses", cell_name(s, cell))
    if s.house[house] == TAKEN:
        return Reason("house-taken", "houses", cell_name(s, cell))
    return None if cell in TOWNS[s.map].beside[s.cell[s.thief]] else Reason("not-beside", "houses", cell_name(s, cell))


def why_not_officer(s: Chicago, key: str, start: int, target: int) -> Reason | None:
    """Policemen are moved by the Police in lines, by a shot to anywhere free; never when immobilised."""
    if key == "shoot" and s.loot[s.asked if s.phase == ARREST else s.thief, WEAPON] < 1:
        return Reason("no-weapon", "weapon")
    officer = s.on[start] - FIRST_OFFICER
    if officer < 0:
        return Reason("no-policeman", "police", cell_name(s, start))
    if s.frozen[officer]:
        return Reason("immobilised", "arrest", cell_name(s, start))
    return why_not_street(s, target) if key == "shoot" else why_no_line(s, start, target)
