"""A second, slow and independent telling of the rules, with bones as words in lists, to check the first against.

It follows the rules page and shares no code with the rules: what is to come is a list of jobs, each
done by the next step, so that a slip in one of the two tellings shows.
"""

from collections.abc import Mapping
from typing import Any

Table = dict[str, Any]
NAMES = ["grey", "white", "red", "yellow", "black"]
START = ["grey"] * 3 + ["white"] * 4 + ["red"] * 5 + ["yellow"] + ["black"] * 3
POINTS = {"grey": 1, "white": 1, "red": 2, "yellow": 3, "black": 0}


def view_after(players: int, options: Mapping[str, Any], steps: list[str]) -> dict[str, Any]:
    """The keys of `reveal()` after these steps."""
    table = lay(players, options)
    for step in steps:
        play(table, step)
    return shown(table)


def lay(players: int, options: Mapping[str, Any]) -> Table:
    """A new table."""
    dogs = [{"stock": list(START), "front": [], "role": None, "said": None, "out": False} for _ in range(players)]
    table: Table = {"dogs": dogs, "bag": list(NAMES), "chest": [], "hand": [], "round": 0, "first": 0}
    table |= {"effects": options.get("roles", True), "over": False, "stake": None, "blacks": 3 * players + 1}
    new_round(table)
    return table


def new_round(table: Table) -> None:
    """Two coins; the rest of the round follows from them."""
    table["round"] += 1
    table["coins"] = []
    table["jobs"] = [("coin", None), ("coin", None)]
    for dog in table["dogs"]:
        dog["role"] = dog["said"] = None


def in_play(table: Table, start: int) -> list[int]:
    """Active seats, clockwise from a seat."""
    count = len(table["dogs"])
    return [seat for seat in ((start + i) % count for i in range(count)) if not table["dogs"][seat]["out"]]


def play(table: Table, step: str) -> None:
    """One step by its name; it must be of the kind that is to come."""
    word, *values = step.split(":")
    job, seat = table["jobs"].pop(0)
    if word not in job.split("|"):
        raise ValueError(f"{step} came instead of {job}.")
    if word == "coin":
        table["coins"].append(int(values[0]))
        if len(table["coins"]) == 2:
            after_coins(table)
    elif word in ("put", "take", "flip", "announce", "lead", "chest", "bag", "swap"):
        by_day(table, seat, word, values)
    else:
        by_night(table, job, seat, word, values)
    if not table["jobs"] and not table["over"]:
        after_jobs(table)


def after_coins(table: Table) -> None:
    """Everybody owes bones, then picks a token."""
    order = in_play(table, table["first"])
    for seat in order:
        owed = min(sum(table["coins"]), len(table["dogs"][seat]["stock"]))
        table["jobs"] += [("put", seat)] * owed
    table["jobs"] += [("take|flip", seat) for seat in order]
    table["heist"] = False


def after_jobs(table: Table) -> None:
    """After the picks the first heister; after a heister the next one, or the end of the round."""
    if not table["heist"]:
        table["heist"] = True
        seats = in_play(table, 0)
        table["queue"] = sorted(seats, key=lambda s: 99 if table["dogs"][s]["said"] else table["dogs"][s]["role"])
    if table["queue"]:
        reach(table, table["queue"].pop())
    else:
        end_of_round(table)


def by_day(table: Table, seat: int, word: str, values: list[str]) -> None:
    """Puts, picks and the choices of effects."""
    dog = table["dogs"][seat]
    if word == "put":
        dog["stock"].remove(values[0])
        table["bag"].append(values[0])
    elif word == "flip":
        dog["role"], dog["said"] = int(values[0]), "?"
        table["jobs"].insert(0, ("announce", seat))
    elif word == "announce":
        dog["said"] = int(values[0])
    elif word == "take":
        dog["role"] = int(values[0])
        if table["effects"]:
            table["jobs"] = effect(table, seat, dog["role"]) + table["jobs"]
    elif word == "lead":
        table["first"] = int(values[0])
    elif word == "chest":
        table["hand"].remove(values[0])
        table["chest"].append(values[0])
        table["bag"] += table["hand"]
        table["hand"] = []
    elif word == "bag":
        table["chest"].remove(values[0])
        table["bag"].append(values[0])
    else:
        mine, other = values
        dog["stock"].remove(mine)
        table["chest"].remove(other)
        dog["stock"].append(other)
        table["chest"].append(mine)


def effect(table: Table, seat: int, role: int) -> list[tuple[str, int]]:
    """The steps an effect brings."""
    dog, bag, chest = table["dogs"][seat], table["bag"], table["chest"]
    if role == 0 and "black" in dog["front"]:
        dog["front"].remove("black")
        chest.append("black")
    if role in (1, 3) and bag:
        return [("draw", seat)]
    if role == 2:
        return [("lead", seat)]
    if role == 5 and bag:
        return [("draw", seat)] * min(3, len(bag)) + [("chest", seat)]
    if role == 6:
        return [("bag", seat)] * min(2, len(chest))
    return [("swap", seat)] if role == 7 and chest and dog["stock"] else []


def by_night(table: Table, job: str, seat: int, word: str, values: list[str]) -> None:
    """Everything drawn from the bag, and the questions of the heist."""
    dog = table["dogs"][seat]
    if word == "draw":
        bone = values[0]
        table["bag"].remove(bone)
        if not table["heist"]:
            find(table, dog, bone)
        elif bone == "black":
            fail(table, seat)
        else:
            table["hand"].append(bone)
            if job == "draw|greedy":
                succeed(table, dog)
                others = [d for d in table["dogs"] if d is not dog and bone in d["front"]]
                table["stake"] = bone if others else None
                table["jobs"] = [("steal", seat)] if others else []
            else:
                reach(table, seat)
    elif word == "stop":
        succeed(table, dog)
    elif word == "greed":
        table["jobs"] = [("draw|greedy", seat)]
    else:
        if values[0] != "none":
            table["dogs"][int(values[0])]["front"].remove(table["stake"])
            dog["front"].append(table["stake"])
        table["stake"] = None


def find(table: Table, dog: Table, bone: str) -> None:
    """A bone drawn by an effect."""
    if dog["role"] == 5:
        table["hand"].append(bone)
    else:
        (table["bag"] if bone == "black" else dog["front"]).append(bone)


def reach(table: Table, seat: int) -> None:
    """What a heister does next."""
    dog = table["dogs"][seat]
    wanted = dog["said"] or dog["role"]
    if not table["bag"]:
        succeed(table, dog)
    else:
        table["jobs"] = [("stop|greed" if len(table["hand"]) == wanted else "draw", seat)]
    if not table["jobs"]:
        after_jobs(table)


def succeed(table: Table, dog: Table) -> None:
    """Everything to the front, nobody goes after."""
    dog["front"] += table["hand"]
    table["hand"], table["queue"] = [], []


def fail(table: Table, seat: int) -> None:
    """A black bone."""
    dog = table["dogs"][seat]
    dog["front"] += ["black"] + [bone for bone in table["hand"] if bone == "grey"]
    table["chest"] += [bone for bone in table["hand"] if bone != "grey"]
    table["hand"] = []
    if dog["front"].count("black") == 3:
        table["chest"] += dog["front"]
        dog["front"], dog["out"] = [], True
        left = in_play(table, seat)
        if table["first"] == seat:
            table["first"] = left[0]
        table["over"] = len(left) == 1


def end_of_round(table: Table) -> None:
    """Is the game over? If not, the next round."""
    active = in_play(table, table["first"])
    seen = sum(dog["front"].count("black") for dog in table["dogs"]) + table["chest"].count("black")
    if seen == table["blacks"] or not any(table["dogs"][seat]["stock"] for seat in active):
        table["over"] = True
        return
    if not table["effects"]:
        table["first"] = in_play(table, table["first"])[1]
    new_round(table)


def phase(table: Table) -> str:
    """What is going on, as a view names it."""
    if table["over"]:
        return "over"
    job = table["jobs"][0][0]
    if job == "draw":
        return "heist" if table["heist"] else "effect"
    return {"coin": "loot", "put": "loot", "stop|greed": "greed", "draw|greedy": "greed", "steal": "steal"}.get(
        job, "roles" if job in ("take|flip", "announce") else "effect"
    )


def shown(table: Table) -> dict[str, Any]:
    """The keys of `reveal()` that the rules name."""
    owing = {seat for job, seat in table["jobs"] if job == "put"}
    putting = bool(owing) and not table["over"]
    return {
        "phase": phase(table),
        "round": table["round"],
        "first": table["first"],
        "coins": list(table["coins"]),
        "chosen": [],
        "bag": {"size": len(table["bag"]), "seen": {"content": count(table["bag"]), "added": 0, "removed": count([])}},
        "chest": count(table["chest"]),
        "drawn": count(table["hand"]),
        "steal": table["stake"],
        "seats": [
            {
                "stock": count(dog["stock"]),
                "stock_size": len(dog["stock"]),
                "front": count(dog["front"]),
                "role": dog["role"],
                "flipped": dog["said"] is not None,
                "announced": None if dog["said"] == "?" else dog["said"],
                "sealed": putting and not dog["out"] and seat not in owing,
                "out": dog["out"],
            }
            for seat, dog in enumerate(table["dogs"])
        ],
    }


def count(bones: list[str]) -> dict[str, int]:
    """So many of each colour."""
    return {name: bones.count(name) for name in NAMES}


def winners(table: Table) -> list[int]:
    """Nobody before the end; then the only one left, or most points, then fewest blacks."""
    left = in_play(table, 0)
    if not table["over"]:
        return []
    ranks = {s: (sum(POINTS[b] for b in d["front"]), -d["front"].count("black")) for s, d in enumerate(table["dogs"])}
    return [seat for seat in left if ranks[seat] == max(ranks[s] for s in left)]
