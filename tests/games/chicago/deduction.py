"""All that one seat can know, worked out again from nothing but its views and the steps as it sees them.

A `Watcher` keeps every way the hidden houses may lie, all at once, and strikes out what each step
contradicts. It shares no code with the rules and knows nothing of their notes.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

View = dict[str, Any]
MONEY = {"m10": 8, "m20": 8, "m50": 4, "m100": 4}
COPIES = {"plane": 1, "weapon": 2, "bank": 4, "car": 4, "money": 24} | MONEY
MOST = 20_000
"""A seat that would have to keep more ways than this in mind gives up."""


class Loot(NamedTuple):
    """The houses of one thief: how many of each sort, and the money whose worth is known."""

    car: int = 0
    bank: int = 0
    weapon: int = 0
    money: int = 0
    worths: tuple[str, ...] = ()

    def plus(self, kind: str) -> "Loot":
        if kind in MONEY:
            return self._replace(worths=tuple(sorted([*self.worths, kind])))
        return self._replace(**{kind: getattr(self, kind) + 1})

    def minus(self, kind: str) -> "Loot":
        if kind in MONEY:
            worths = list(self.worths)
            worths.remove(kind)
            return self._replace(worths=tuple(worths))
        return self._replace(**{kind: getattr(self, kind) - 1})

    def kinds(self) -> list[str]:
        return [kind for kind in ("car", "bank", "weapon", "money") if getattr(self, kind)] + sorted(set(self.worths))

    def count(self, kind: str) -> int:
        return self.worths.count(kind) if kind in MONEY else getattr(self, kind, 0)


class Way(NamedTuple):
    """One way the hidden houses may lie: loots, houses put back, and what is about to be passed on."""

    loots: tuple[Loot, ...]
    backs: tuple[tuple[str, str], ...] = ()
    passing: tuple[str, ...] = ()

    def holding(self, thief: int, loot: Loot) -> "Way":
        return self._replace(loots=(*self.loots[:thief], loot, *self.loots[thief + 1 :]))

    def without(self, cell: str) -> "Way":
        return self._replace(backs=tuple(back for back in self.backs if back[0] != cell))

    def used(self, kind: str) -> int:
        """Copies of a sort that are in some hand or put back; known worths are money too."""
        worths = sum(len(loot.worths) for loot in self.loots) if kind == "money" else 0
        return sum(loot.count(kind) for loot in self.loots) + [k for _, k in self.backs].count(kind) + worths


class Watcher:
    """One seat, or a spectator."""

    def __init__(self, view: View) -> None:
        self.ways: set[Way] | None = {Way((Loot(),) * len(view["thieves"]))}
        self.index: dict[Any, list[list[Counter[str]]]] | None = None
        self.gone: Counter[str] = Counter()
        self.robbed = ""
        self.losers: list[int] = []

    def see(self, before: View, step: str, after: View) -> None:
        """A step as the seat is told of it, between two of its views."""
        word, *parts = step.split(":")
        thief = before["turn"]["thief"]
        if self.ways is None:
            return
        if word == "rob":
            self.robbed = parts[0]
            if after["phase"] != "house":
                self.become(self.opened_again(thief, kept=after["houses"][self.robbed] == "taken"))
        elif word == "house" and parts[0] == "thief":
            self.losers = [n for n, other in enumerate(before["thieves"]) if is_in_town(other) and other["loot_size"]]
        elif word == "house" and parts[0] != "police":
            self.become(self.opened(thief, parts[0], kept=after["houses"][self.robbed] == "taken"))
        elif word == "lose":
            self.become(self.loses(self.losers.pop(0), parts[0]))
            if not self.losers:
                self.become(self.passed_on(before))
        elif word == "go" and before["phase"] == "move":
            drives = after["thieves"][thief]["car"] is True
            self.become(way for way in self.ways if (way.loots[thief].car > 0) == drives)
        elif word == "shoot":
            self.gone["weapon"] += 1
            armed = (way for way in self.ways if way.loots[thief].weapon)
            self.become(way.holding(thief, way.loots[thief].minus("weapon")) for way in armed)
        elif word == "fly":
            self.gone["plane"] += 1
            self.become(way.without(self.robbed) for way in self.ways if (self.robbed, "plane") in way.backs)
        elif word == "surrender" and after["police_loot"] is not None and before["police_loot"] is not None:
            taken = Counter(after["police_loot"]) - Counter(before["police_loot"])
            self.become(self.confiscated(thief, taken))

    def become(self, ways: Any) -> None:
        self.ways = set(islice(ways, 4 * MOST))
        self.index = None
        if len(self.ways) > MOST:
            self.ways = None

    def has_left(self, way: Way, kind: str) -> bool:
        if kind in MONEY and not self.has_left(way, "money"):
            return False
        return way.used(kind) + self.gone[kind] < COPIES[kind]

    def opened(self, thief: int, told: str, kept: bool) -> Iterator[Way]:
        """A closed house: what could this thief keep, or not keep?"""
        for way in self.ways or ():
            mine = way.loots[thief]
            keeps = ["weapon", "money", "bank" if mine.car else "car"]
            for kind in keeps if kept else ["plane", "car" if mine.car else "bank"]:
                exact = told if kind == "money" and told in MONEY else kind
                if told in ("?", exact) and self.has_left(way, exact):
                    back = way._replace(backs=tuple(sorted([*way.backs, (self.robbed, exact)])))
                    yield way.holding(thief, mine.plus(exact)) if kept else back

    def opened_again(self, thief: int, kept: bool) -> Iterator[Way]:
        for way in self.ways or ():
            mine, kind = way.loots[thief], dict(way.backs)[self.robbed]
            if kept == (kind == ("bank" if mine.car else "car")):
                yield way.without(self.robbed).holding(thief, mine.plus(kind)) if kept else way

    def loses(self, thief: int, told: str) -> Iterator[Way]:
        for way in self.ways or ():
            mine = way.loots[thief]
            for kind in mine.kinds():
                if told in ("?", kind):
                    yield way._replace(passing=(*way.passing, kind))
                elif kind == "money" and told in MONEY and way.used(told) < COPIES[told]:
                    shown = way.holding(thief, mine.minus("money").plus(told))
                    yield shown._replace(passing=(*way.passing, told))

    def passed_on(self, view: View) -> Iterator[Way]:
        circle = [n for n, thief in enumerate(view["thieves"]) if is_in_town(thief)]
        losers = [n for n in circle if view["thieves"][n]["loot_size"]]
        for way in self.ways or ():
            loots = list(way.loots)
            for loser, kind in zip(losers, way.passing, strict=True):
                loots[loser] = loots[loser].minus(kind)
            for loser, kind in zip(losers, way.passing, strict=True):
                receiver = circle[(circle.index(loser) + 1) % len(circle)]
                loots[receiver] = loots[receiver].plus(kind)
            yield Way(tuple(loots), way.backs)

    def confiscated(self, thief: int, taken: Counter[str]) -> Iterator[Way]:
        worths = tuple(sorted(kind for kind in taken.elements() if kind in MONEY))
        found = Loot(taken["car"], taken["bank"], taken["weapon"], 0, worths)
        for way in self.ways or ():
            mine = way.loots[thief]
            if mine[:3] == found[:3] and mine.money + len(mine.worths) == len(worths):
                yield way.holding(thief, found)

    def believes(self, loots: list[Counter[str]], backs: dict[str, str]) -> bool:
        """Can this be the truth, as far as the seat can know?"""
        if self.index is None:
            self.index = defaultdict(list)
            for way in self.ways or ():
                sizes = tuple((*loot[:3], loot.money + len(loot.worths)) for loot in way.loots)
                self.index[sizes, way.backs].append([Counter(loot.worths) for loot in way.loots])
        rough = tuple((loot["car"], loot["bank"], loot["weapon"], sum(loot[kind] for kind in MONEY)) for loot in loots)
        return any(
            all(known <= found for known, found in zip(worths, loots, strict=True))
            for worths in self.index.get((rough, tuple(sorted(backs.items()))), ())
        )


def is_in_town(thief: dict[str, Any]) -> bool:
    return bool(thief["state"] == "town")
