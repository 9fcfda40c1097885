"""What is told of a step: who went where, what was found as far as one may know, and what followed from it."""

from collections.abc import Iterator
from typing import Any

from osselet.core import Line, SeatNumber, Step, as_rows, line
from osselet.games.chicago.rules.houses import next_in_circle
from osselet.games.chicago.rules.rounds import worth
from osselet.games.chicago.state import (
    ARREST,
    BANK,
    CAR,
    DONE,
    FRANCS,
    HOUSE,
    LAST_QUIET_ROUND,
    LOOK,
    LOSE,
    POLICE,
    SECOND,
    THIEF,
    UNKNOWN_KIND,
    Chicago,
    owner,
)
from osselet.games.chicago.state.maps import HOUSE_CELL, KINDS, TOWNS


def tell(before: Chicago, step: Step, after: Chicago) -> Iterator[Line]:
    """The step, then an arrest that threatens, then a new round, a new game or the end."""
    if before.round == 1 and before.thief == 0 and step.word.key == "enter":
        yield new_game(before)
    yield from happening(before, step, after)
    if same_game(before, after) and after.phase == ARREST and after.phase != DONE:
        yield line("cornered", **who(after, after.asked), cell=name(after, after.cell[after.asked]))
    if same_game(before, after) and after.round > before.round:
        yield line("round", round=int(after.round))
    if after.phase == DONE:
        yield from end(after)
    elif not same_game(before, after):
        yield from quiet_end(before, step)
        yield line("game-over")


def same_game(before: Chicago, after: Chicago) -> bool:
    """Is it still the same game of a match?"""
    return bool(before.game == after.game)


def new_game(s: Chicago) -> Line:
    """Who is the Police."""
    key = "match-begins" if s.match else "begins"
    return line(key, player=SeatNumber(s.police), game=int(s.game))


def who(s: Chicago, thief: int) -> dict[str, Any]:
    """A thief as arguments of a text: its player, and its number, from 1, where a player has two."""
    return {"player": SeatNumber(owner(s, thief)), "thief": str(thief + 1) if s.players == 3 else "none"}


def name(s: Chicago, cell: int) -> str:
    """The name of a cell."""
    return TOWNS[s.map].names[cell]


def happening(before: Chicago, step: Step, after: Chicago) -> Iterator[Line]:
    """The step itself."""
    key, places = step.word.key, step.places or ()
    thief = before.asked if before.phase == ARREST else before.thief
    cells = {part.name: name(before, at) for part, at in zip(step.word.parts, places, strict=False)}
    if key in ("place", "done", "move"):
        yield line(key, player=SeatNumber(before.police), **cells)
    elif key == "house":
        yield from found(before, step, after)
    elif key == "lose":
        yield lost(before, step)
    elif key == "go":
        yield from gone(before, after, thief, cells["cell"])
    elif key == "rob":
        yield from robbed(before, after, thief, places[0], cells["cell"])
    elif key == "return":
        yield line("return", **who(before, thief), cell=name(before, HOUSE_CELL[before.map, before.robbed]))
    elif key == "leave":
        yield line("leave", **who(before, thief), houses=int(before.size[thief]))
    elif key == "surrender":
        yield from arrested(before, after, thief)
    else:
        yield line(key, **who(before, thief), **cells)


def gone(before: Chicago, after: Chicago, thief: int, cell: str) -> Iterator[Line]:
    """A move; the first one with a car shows the car."""
    yield line("go", **who(before, thief), cell=cell)
    if before.phase != SECOND and after.car_shown[thief] and not before.car_shown[thief]:
        yield line("car-shown", **who(before, thief))


def robbed(before: Chicago, after: Chicago, thief: int, cell: int, at: str) -> Iterator[Line]:
    """A house is opened; one that was put back is kept or looked at at once."""
    yield line("rob", **who(before, thief), cell=at)
    if after.phase == HOUSE:
        return
    houses = as_rows(HOUSE_CELL)[before.map]
    house = houses.index(cell)
    note = before.house[house]
    if after.phase == LOOK:
        kind = after.note_kind[note]
        if kind != UNKNOWN_KIND:
            yield line("look", **who(before, thief), kind=KINDS[kind], cell=at)
        return
    kind = kept(before, after, note)
    yield line("keep", **who(before, thief), kind="none" if kind == UNKNOWN_KIND else KINDS[kind])


def kept(before: Chicago, after: Chicago, note: int) -> int:
    """What a house that had been put back turned out to be, where the reader knows."""
    kinds = (before.note_kind[note], after.note_kind[note] if same_game(before, after) else UNKNOWN_KIND)
    return next((int(kind) for kind in kinds if kind in (BANK, CAR)), UNKNOWN_KIND)


def found(before: Chicago, step: Step, after: Chicago) -> Iterator[Line]:
    """What a closed house held: shown to all, known to the thief, or only that it was kept."""
    thief, cell = before.thief, name(before, HOUSE_CELL[before.map, before.robbed])
    if step.places is None:
        if after.phase != LOOK or not same_game(before, after):
            yield line("keep", **who(before, thief), kind="none")
        return
    kind = step.places[0]
    if kind == POLICE:
        yield line("police", **who(before, thief), police=SeatNumber(before.police))
    elif kind == THIEF:
        yield line(thief_house(before, after), **who(before, thief))
    elif after.phase == LOOK and same_game(before, after):
        yield line("look", **who(before, thief), kind=KINDS[kind], cell=cell)
    else:
        yield line("keep", **who(before, thief), kind=KINDS[kind])


def thief_house(before: Chicago, after: Chicago) -> str:
    """Which line tells of a thief house: some lose, nobody has anything, or there is nobody to take it."""
    if after.phase == LOSE:
        return "thief"
    return "thief-alone" if next_in_circle(before, before.thief) == before.thief else "thief-nothing"


def lost(before: Chicago, step: Step) -> Line:
    """Who takes a house from whom; what it is, only those two know."""
    receiver = next_in_circle(before, before.losing)
    kind = "none" if step.places is None else KINDS[step.places[0]]
    two = {"receiver": SeatNumber(owner(before, receiver)), "second": who(before, receiver)["thief"]}
    return line("lose", **who(before, before.losing), **two, kind=kind)


def arrested(before: Chicago, after: Chicago, thief: int) -> Iterator[Line]:
    """An arrest, and the policemen who are immobilised by it."""
    police = SeatNumber(before.police)
    yield line("arrested", **who(before, thief), police=police, houses=int(before.size[thief]))
    if same_game(before, after):
        held = sum(int(after.frozen[officer] - before.frozen[officer]) for officer in range(before.officers))
        if held:
            yield line("immobilised", count=held)


def quiet_end(before: Chicago, step: Step) -> Iterator[Line]:
    """Too many quiet rounds: whoever was in town has left."""
    if before.quiet == LAST_QUIET_ROUND - 1 and step.word.key not in ("leave", "fly", "surrender", "house"):
        yield line("end-quiet", rounds=LAST_QUIET_ROUND)


def end(s: Chicago) -> Iterator[Line]:
    """Why it is over and who has the largest loot."""
    if s.quiet == LAST_QUIET_ROUND:
        yield line("end-quiet", rounds=LAST_QUIET_ROUND)
    yield line("end-match" if s.match else "end-town-empty")
    scores = [int(s.banked[seat] + worth(s, seat)) * FRANCS for seat in range(s.players)]
    for seat, francs in enumerate(scores):
        yield line("score", player=SeatNumber(seat), francs=francs)
    winners = [seat for seat, francs in enumerate(scores) if francs == max(scores)]
    for seat in winners:
        yield line("wins" if len(winners) == 1 else "shares", player=SeatNumber(seat), francs=max(scores))
