"""A second, slow and independent telling of the rules, in dicts and lists, to check the first against.

It follows the rules page, reads the map drawings by itself and shares no code with the rules. Cells
are their names, loots are lists of names, and what is to be decided next stands in a to-do list.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

Table = dict[str, Any]
ORDER = ["plane", "thief", "weapon", "bank", "car", "police", "m10", "m20", "m50", "m100"]
FRANCS = {"bank": 200_000, "m10": 10_000, "m20": 20_000, "m50": 50_000, "m100": 100_000}
COPIES = {"plane": 1, "thief": 2, "weapon": 2, "bank": 4, "car": 4, "m10": 8, "m20": 8, "m50": 4, "m100": 4}
SIX = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
FOUR = ((0, 1), (0, -1), (1, 0), (-1, 0))

Rays = dict[str, list[list[str]]]

_last: list[Any] = []  # the table told last and how it came about, so that one more step needs no new beginning


def view_after(players: int, options: Mapping[str, Any], steps: list[str]) -> dict[str, Any]:
    """All keys of a view with nothing hidden after these steps."""
    setting = (players, dict(options))
    if not _last or _last[0] != setting or steps[: len(_last[1])] != _last[1]:
        _last[:] = [setting, [], lay(players, options)]
    for step in steps[len(_last[1]) :]:
        play(_last[2], step)
    _last[1] = list(steps)
    return shown(_last[2])


def lay(players: int, options: Mapping[str, Any]) -> Table:
    """A new table."""
    table: Table = {"players": players, "banked": [0] * players}
    table |= {"map": options.get("map", "hex59"), "match": options.get("match", False)}
    begin(table, 1, 0 if table["match"] else options.get("police", -1) % players)
    return table


def begin(table: Table, game: int, police: int) -> None:
    """A new game on an untouched board."""
    table["sign"], table["lines"] = drawn(table["map"])
    seats = [seat for seat in range(table["players"]) if seat != police] * (2 if table["players"] == 3 else 1)
    table |= {"game": game, "police": police, "round": 1, "quiet": 0, "event": False, "over": False}
    table |= {"turn": 0, "todo": ["enter"], "officers": [], "confiscated": [], "opened": [], "gone": []}
    table["thieves"] = [{"seat": seat, "cell": None, "state": "outside", "loot": []} for seat in seats]
    table["houses"] = {cell: "closed" for cell, sign in table["sign"].items() if sign == "#"}


def pawn_cells(table: Table) -> list[str]:
    """Where somebody stands."""
    return [pawn["cell"] for pawn in table["thieves"] + table["officers"] if pawn["cell"]]


def neighbours(table: Table, cell: str) -> list[str]:
    """The streets beside a cell."""
    return [line[0] for line in table["lines"][cell] if line and table["sign"][line[0]] != "#"]


def play(table: Table, step: str) -> None:
    """One step by its name, and all that follows from it. `todo[0]` is what is to be decided."""
    word, *parts = step.split(":")
    phase = table["todo"][0]
    if phase == "arrest":
        caught = table["thieves"][table["asked"]]
        table["todo"].pop(0)
        if word == "shoot":
            shoot(table, caught, *parts)
        else:
            arrest(table, caught)
    elif table["turn"] is not None and phase in ("enter", "move", "second", "look", "house", "lose"):
        turn(table, table["thieves"][table["turn"]], word, parts)
    elif word == "place":
        send(table, None, parts[0])
    elif word == "move":
        send(table, parts[0], parts[1])
        table["left"] -= 1
    else:
        table["left"] = 0
    go_on(table)


def turn(table: Table, thief: dict[str, Any], word: str, parts: list[str]) -> None:
    """A step of the thief whose turn it is, or of chance for it."""
    if word == "shoot":
        shoot(table, thief, *parts)
        return
    table["todo"].pop(0)
    if word == "enter":
        thief.update(cell=parts[0], state="town")
    elif word == "go":
        thief["cell"] = parts[0]
        table["driven"] += 1
        if (table["driven"] == 1 and "car" in thief["loot"]) or table["sign"][parts[0]] == "O":
            table["todo"].insert(0, "second")
    elif word == "leave":
        thief.update(cell=None, state="left")
    elif word == "rob":
        table["robbed"] = parts[0]
        if table["houses"][parts[0]] == "closed":
            table["todo"].insert(0, "house")
        else:
            opened(table, thief, table["houses"][parts[0]])
    elif word == "house":
        opened(table, thief, parts[0])
    elif word == "return":
        table["opened"] = [cell for cell in table["houses"] if cell in [*table["opened"], table["robbed"]]]
    elif word == "fly":
        take(table)
        table["gone"].append("plane")
        thief.update(cell=None, state="left")
    elif word == "lose":
        table["losses"].append(parts[0])
        if len(table["losses"]) == len(table["losers"]):
            change_hands(table)
        else:
            table["todo"].insert(0, "lose")


def take(table: Table) -> None:
    """A house leaves the board."""
    table["houses"][table["robbed"]] = "taken"
    if table["robbed"] in table["opened"]:
        table["opened"].remove(table["robbed"])
    table["event"], table["quiet"] = True, 0


def opened(table: Table, thief: dict[str, Any], kind: str) -> None:
    """What a thief does with what it has found."""
    drives = "car" in thief["loot"]
    if kind == "plane" or (kind == "car" and drives) or (kind == "bank" and not drives):
        table["houses"][table["robbed"]] = kind
        table["todo"].insert(0, "look")
        return
    take(table)
    if kind == "police":
        table["gone"].append(kind)
        table["officers"].append({"cell": None, "frozen": False})
        table["left"] = 2
        table["todo"] = ["place", "police", *table["todo"]]
    elif kind == "thief":
        table["gone"].append(kind)
        table["circle"] = [t for t in table["thieves"] if t["state"] == "town"]
        table["losers"] = [t for t in table["circle"] if t["loot"]]
        table["losses"] = []
        if len(table["circle"]) > 1 and table["losers"]:
            table["todo"].insert(0, "lose")
    else:
        thief["loot"].append(kind)


def change_hands(table: Table) -> None:
    """Everything lost goes to the next in the circle at once."""
    circle, moving = table["circle"], list(zip(table["losers"], table["losses"], strict=True))
    for loser, kind in moving:
        loser["loot"].remove(kind)
    for loser, kind in moving:
        place = next(at for at, thief in enumerate(circle) if thief is loser)
        circle[(place + 1) % len(circle)]["loot"].append(kind)


def shoot(table: Table, thief: dict[str, Any], start: str, target: str) -> None:
    """A policeman has to go."""
    thief["loot"].remove("weapon")
    table["gone"].append("weapon")
    send(table, start, target)


def send(table: Table, start: str | None, target: str) -> None:
    """The policeman who stands there, or waits longest, comes to another cell."""
    next(officer for officer in table["officers"] if officer["cell"] == start)["cell"] = target


def arrest(table: Table, thief: dict[str, Any]) -> None:
    """Everything goes to the Police, and the policemen beside stay there."""
    thief["state"] = "arrested"
    table["confiscated"] += thief["loot"]
    thief["loot"] = []
    table["event"], table["quiet"] = True, 0
    for officer in table["officers"]:
        if officer["cell"] in neighbours(table, thief["cell"]):
            officer["frozen"] = True


def cornered(table: Table) -> int | None:
    """The first thief that cannot move and has a policeman beside it."""
    standing = pawn_cells(table)
    police = [officer["cell"] for officer in table["officers"]]
    for number, thief in enumerate(table["thieves"]):
        if thief["state"] == "town":
            beside = neighbours(table, thief["cell"])
            if all(cell in standing for cell in beside) and any(cell in police for cell in beside):
                return number
    return None


def go_on(table: Table) -> None:
    """What happens by itself until there is something to decide."""
    while True:
        playing = [t for t in table["thieves"] if t["state"] in ("outside", "town")]
        if not playing:
            end(table)
            return
        table["asked"] = cornered(table)
        if table["asked"] is not None:
            table["todo"].insert(0, "arrest")
            return
        if not table["todo"]:
            next_turn(table)
        elif is_void(table, table["todo"][0]):
            table["todo"].pop(0)
        else:
            return


def is_void(table: Table, phase: str) -> bool:
    """Can this be left out?"""
    if phase == "place":
        stars = [cell for cell, sign in table["sign"].items() if sign == "*" and cell not in pawn_cells(table)]
        return not stars or all(officer["cell"] for officer in table["officers"])
    if phase == "police":
        return table["left"] == 0 or not any(officer["cell"] for officer in table["officers"])
    return phase in ("move", "second") and table["thieves"][table["turn"]]["state"] != "town"


def next_turn(table: Table) -> None:
    """The next thief, the Police, or a new round."""
    numbers = [n for n, thief in enumerate(table["thieves"]) if thief["state"] in ("outside", "town")]
    if table["turn"] is None:
        table["quiet"] += 0 if table["event"] else 1
        table["event"] = False
        if table["quiet"] == 20:
            for thief in table["thieves"]:
                if thief["state"] == "town":
                    thief.update(cell=None, state="left")
            return
        table["round"] += 1
    later = [n for n in numbers if table["turn"] is None or n > table["turn"]]
    if later:
        table["turn"], table["driven"] = later[0], 0
        table["todo"] = ["enter" if table["thieves"][later[0]]["state"] == "outside" else "move"]
    else:
        table["turn"], table["left"] = None, 2
        table["todo"] = ["place", "police"]


def scores(table: Table) -> list[int]:
    """Francs of every seat."""
    loots = [table["confiscated"] if seat == table["police"] else [] for seat in range(table["players"])]
    for thief in table["thieves"]:
        loots[thief["seat"]] = loots[thief["seat"]] + thief["loot"]
    found = [sum(FRANCS.get(kind, 0) for kind in loot) for loot in loots]
    return [before + now for before, now in zip(table["banked"], found, strict=True)]


def end(table: Table) -> None:
    """The end, or the next game of a match."""
    if table["match"] and table["game"] < table["players"]:
        table["banked"] = scores(table)
        begin(table, table["game"] + 1, table["game"])
    else:
        table["over"] = True


def shown(table: Table) -> dict[str, Any]:
    """Every key of a view."""
    phase = "over" if table["over"] else table["todo"][0]
    after_arrest = table["todo"][1:2] if phase == "arrest" else [phase]
    thief = None if phase in ("place", "police", "over") else table["asked"] if phase == "arrest" else table["turn"]
    seat = None if phase == "over" else table["police"] if thief is None else table["thieves"][thief]["seat"]
    held = [*table["gone"], *table["confiscated"], *(kind for t in table["thieves"] for kind in t["loot"])]
    printed = COPIES | {"police": 24 if table["map"] == "hex61" else 22}
    seen = {key: table[key] for key in ("map", "game", "police", "round", "quiet", "houses", "opened")}
    return seen | {
        "phase": phase,
        "turn": {"seat": seat, "thief": thief},
        "moves_left": table["left"] if after_arrest and after_arrest[0] in ("place", "police") else None,
        "left": {kind: printed[kind] - held.count(kind) for kind in ORDER},
        "thieves": [thief_shown(t) for t in table["thieves"]],
        "policemen": table["officers"],
        "police_loot": sorted(table["confiscated"], key=ORDER.index),
        "seats": [{"score": score} for score in scores(table)],
    }


def thief_shown(thief: dict[str, Any]) -> dict[str, Any]:
    """A thief and its loot in order."""
    loot = sorted(thief["loot"], key=ORDER.index)
    return thief | {"loot": loot, "loot_size": len(loot), "car": "car" in loot}


@cache
def drawn(name: str) -> tuple[dict[str, str], Rays]:
    """The sign of every cell by its name, and for every direction the cells one after the other, to the border."""
    drawing = (Path(__file__).parent / "maps" / f"{name}.txt").read_text(encoding="utf-8").split("\n")
    signs: dict[str, str] = {}
    at: dict[tuple[int, int], str] = {}
    for y, row in enumerate(drawing[1:]):
        for number, x in enumerate([x for x, sign in enumerate(row) if sign != " "], 1):
            at[y, x] = f"{'abcdefghijklmno'[y]}{number}"
            signs[at[y, x]] = row[x]
    ways = SIX if "hex" in name else FOUR
    return signs, {cell: [ray(at, y, x, way) for way in ways] for (y, x), cell in at.items()}


def ray(at: dict[tuple[int, int], str], y: int, x: int, way: tuple[int, int]) -> list[str]:
    """The cells in one direction."""
    cells = []
    while (y + way[0], x + way[1]) in at:
        y, x = y + way[0], x + way[1]
        cells.append(at[y, x])
    return cells
