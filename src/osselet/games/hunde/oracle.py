"""A second, slow and independent telling of the rules, in dicts and lists, to check the first against.

It follows the rules page and shares no code and no way of counting with `rules.py` (pawns are
distances here, not spaces), so that a slip in one of them shows.
"""

from collections.abc import Mapping
from typing import Any

Table = dict[str, Any]


def view_after(players: int, options: Mapping[str, Any], steps: list[str]) -> dict[str, Any]:
    """The keys of a view after these steps."""
    table = lay(players, options)
    for step in steps:
        play(table, step)
    return shown(table)


def lay(players: int, options: Mapping[str, Any]) -> Table:
    """A new table; pawns are told by their distance from the dog, None in the middle."""
    bones = {3: 8, 4: 6, 5: 5, 6: 5}[players]
    return {
        "push": options.get("push", "back"),
        "black_dice": options.get("black_dice", "same"),
        "people": [{"ahead": None, "bones": bones} for _ in range(players)],
        "to throw": list(range(players)),
        "first": 0,
        "round": 1,
        "dog": 0,
        "white": [],
        "black": [],
        "black wanted": False,
        "over": False,
    }


def phase(table: Table) -> str:
    """What is going on, as a view names it."""
    if table["over"]:
        return "over"
    if len(table["white"]) < 2:
        return "white"
    return "black" if table["black wanted"] else "choose"


def possible(table: Table) -> dict[str, int]:
    """What can happen now, with weights."""
    now = phase(table)
    if now == "choose":
        return {"move": 1, "black": 1}
    if now == "black" and table["black_dice"] == "risky":
        return {"black:dog": 2, "black:2": 1, "black:3": 1, "black:4": 1, "black:5": 1}
    return {} if now == "over" else {f"{now}:{face}": 1 for face in ["dog", "1", "2", "3", "4", "5"]}


def play(table: Table, step: str) -> None:
    """One step by its name."""
    if step not in possible(table):
        raise ValueError(f"{step} cannot happen in phase {phase(table)}.")
    if step == "black":
        table["black wanted"] = True
        return
    if step != "move":
        colour, face = step.split(":")
        table[colour].append(face)
    thrown = table["white"] + table["black"]
    if len(thrown) == 4 or step == "move" or thrown == ["dog", "dog"]:
        turn(table, thrown)


def turn(table: Table, thrown: list[str]) -> None:
    """What the dice of a whole turn bring, and what comes after it."""
    seat = table["to throw"].pop(0)
    if thrown.count("dog") >= 2:
        table["people"][seat]["bones"] -= 1
    else:
        move(table, table["people"][seat], points(thrown))
    if not ended(table) and not table["to throw"]:
        round_end(table)
    table["over"] = table["over"] or ended(table)
    if not table["over"]:
        table["white"], table["black"], table["black wanted"] = [], [], False


def points(thrown: list[str]) -> int:
    """A dog counts 0."""
    return sum(int(face) for face in thrown if face != "dog")


def ended(table: Table) -> bool:
    """Has somebody no bone left?"""
    return any(person["bones"] == 0 for person in table["people"])


def bitten(person: dict[str, Any]) -> None:
    """A bone to the box and the pawn to the middle."""
    person["bones"] -= 1
    person["ahead"] = None


def move(table: Table, mover: dict[str, Any], total: int) -> None:
    """Exactly so many spaces; the middle counts from the dog."""
    mover["ahead"] = ((mover["ahead"] or 0) + total) % 16
    if mover["ahead"] == 0:
        bitten(mover)
        return
    others = [person for person in table["people"] if person is not mover and person["ahead"] is not None]
    victims = [person for person in others if person["ahead"] == mover["ahead"]]
    if victims and table["push"] == "rear":
        rear = min(person["ahead"] for person in [mover, *others] if person is not victims[0])
        victims[0]["ahead"] = rear - 1
        if rear == 1:
            bitten(victims[0])
    while victims and table["push"] == "back":
        victim = victims[0]
        victim["ahead"] -= 1
        if victim["ahead"] == 0:
            bitten(victim)
            break
        victims = [person for person in others if person is not victim and person["ahead"] == victim["ahead"]]


def round_end(table: Table) -> None:
    """Payment, marker, dog, next round."""
    order = sorted((p for p in table["people"] if p["ahead"] is not None), key=lambda p: int(p["ahead"]))
    if len(order) >= 2:
        order[0]["bones"] -= 1
        order[-1]["bones"] += 1
        if ended(table):
            return
    count = len(table["people"])
    table["first"] = (table["first"] + 1) % count
    table["dog"] = (table["dog"] + 1) % 16
    for person in order:
        person["ahead"] -= 1
        if person["ahead"] == 0:
            bitten(person)
    if ended(table):
        return
    if table["round"] == 200:
        table["over"] = True
        return
    table["round"] += 1
    table["to throw"] = [(table["first"] + i) % count for i in range(count)]


def shown(table: Table) -> dict[str, Any]:
    """The keys of a view that the rules name."""
    return {
        "phase": phase(table),
        "round": table["round"],
        "first": table["first"],
        "dog": table["dog"],
        "dice": {"white": list(table["white"]), "black": list(table["black"])},
        "total": points(table["white"] + table["black"]),
        "seats": [
            {
                "pawn": None if person["ahead"] is None else (table["dog"] + person["ahead"]) % 16,
                "distance": person["ahead"],
                "bones": person["bones"],
            }
            for person in table["people"]
        ],
    }


def winners(table: Table) -> list[int]:
    """Most bones, ties shared."""
    bones = [person["bones"] for person in table["people"]]
    return [seat for seat, have in enumerate(bones) if have == max(bones)] if table["over"] else []
