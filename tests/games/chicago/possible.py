"""What can happen at the oracle's table, told again from the rules page."""

from collections import Counter

from osselet.games.chicago.oracle import COPIES, ORDER, pawn_cells


def possible(table) -> dict[str, int]:
    """Every step by its name, with its weight."""
    phase = table["todo"][0]
    free = [cell for cell, sign in table["sign"].items() if sign != "#" and cell not in pawn_cells(table)]
    if phase == "arrest":
        return alike(["surrender", *shots(table, table["thieves"][table["asked"]], free)])
    if phase == "place":
        return alike([f"place:{cell}" for cell in free if table["sign"][cell] == "*"])
    if phase == "police":
        able = [officer["cell"] for officer in table["officers"] if officer["cell"] and not officer["frozen"]]
        return alike(["done", *(f"move:{start}:{end}" for start in able for end in reach(table, start, free))])
    if phase == "lose":
        return {f"lose:{kind}": n for kind, n in Counter(table["losers"][len(table["losses"])]["loot"]).items()}
    if phase == "house":
        return {f"house:{kind}": n for kind, n in undrawn(table).items() if n}
    return alike(turn(table, table["thieves"][table["turn"]], phase, free))


def alike(names):
    return dict.fromkeys(names, 1)


def turn(table, thief, phase, free):
    if phase == "enter":
        return [f"enter:{cell}" for cell in free if table["sign"][cell] == "O"]
    if phase == "look":
        return ["return", "fly"] if table["houses"][table["robbed"]] == "plane" else ["return"]
    out = ["leave"] if table["sign"][thief["cell"]] == "O" else []
    goes = [f"go:{cell}" for cell in reach(table, thief["cell"], free)]
    if phase == "second":
        return ["stop", *out, *(goes if table["driven"] == 1 and "car" in thief["loot"] else [])]
    beside = [line[0] for line in table["lines"][thief["cell"]] if line]
    robs = [f"rob:{cell}" for cell in beside if table["houses"].get(cell, "taken") != "taken"]
    return ["stay", *out, *goes, *robs, *shots(table, thief, free)]


def reach(table, start, free):
    for line in table["lines"][start]:
        for cell in line:
            if cell not in free:
                break
            yield cell


def shots(table, thief, free):
    if "weapon" in thief["loot"]:
        for officer in table["officers"]:
            if officer["cell"] and not officer["frozen"]:
                yield from (f"shoot:{officer['cell']}:{cell}" for cell in free)


def undrawn(table):
    drawn = Counter([*table["gone"], *table["confiscated"], *table["houses"].values()])
    for thief in table["thieves"]:
        drawn.update(thief["loot"])
    printed = COPIES | {"police": 24 if table["map"] == "hex61" else 22}
    return {kind: printed[kind] - drawn[kind] for kind in ORDER}
