"""A second, slow and independent telling of the rules, to check the first against.

It follows the rules page from top to bottom like people at a table would, taking the next step from
a list wherever something happens; it shares no code with the rules and knows no phases to jump to.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

Table = dict[str, Any]

NAMES = {
    "classic": {"aslik", "ehfel", "kuda_kuda", "takh_takh", "wollo"},
    "hand": {"cumi_cumi", "gurnia", "nampan", "numa", "polopo"},
    "exotic": {"ariac", "glodoc", "labah", "maradono", "meja"},
    "duel": {"bagi", "bola_bola", "kat", "manu", "naik"},
}


class NoMoreSteps(Exception):
    """The list is at its end: the table stays as it is."""


class Steps:
    """The steps still to come."""

    def __init__(self, names: list[str]) -> None:
        self.rest: Iterator[str] = iter(names)
        self.seen: set[str] = set()

    def take(self, *words: str) -> list[str]:
        """The next step, which must be one of these words."""
        name = next(self.rest, None)
        if name is None:
            raise NoMoreSteps
        word, *values = name.split(":")
        demand(word in words, f"{name} where one of {words} was due")
        return [word, *values]

    def value(self, word: str) -> str:
        """The value of the next step."""
        return self.take(word)[1]

    def seat(self, word: str) -> int:
        """The seat named by the next step."""
        return int(self.value(word))

    def unseen(self, word: str, allowed: set[str]) -> str:
        """A card of a pile that does not come twice."""
        name = self.value(word)
        demand(name in allowed - self.seen, f"{name} is not in that pile")
        self.seen.add(name)
        return name


def demand(holds: bool, what: str) -> None:
    """Complains about a step that cannot be."""
    if not holds:
        raise ValueError(what)


def view_after(players: int, options: Mapping[str, Any], steps: list[str]) -> dict[str, Any]:
    """The keys of a view after these steps."""
    skill = options.get("skill", 50)
    skills = skill if isinstance(skill, list) else [skill] * players
    people: list[Table] = [
        {"hand": [], "deck": [1, 1, 2, 2, 3, 3, 4, 4], "won": [], "challenges": [], "played": [], "skill": skills[at]}
        for at in range(players)
    ]
    nothing = dict.fromkeys(("classic", "hand", "exotic", "duel"))
    table: Table = {"round": 1, "phase": "deal", "chief": 0, "figures": nothing, "challenge": None}
    table |= {"laid": [], "attempt": None, "alive": [], "people": people}
    with suppress(NoMoreSteps):
        game(table, Steps(steps))
    return shown(table)


def shown(table: Table) -> dict[str, Any]:
    """The table as a view names it."""
    rest = {key: value for key, value in table.items() if key != "people"}
    return rest | {
        "seats": [
            {
                "hand": sorted(person["hand"]),
                "hand_size": len(person["hand"]),
                "deck_size": len(person["deck"]),
                "won": sorted(person["won"]),
                "challenges": sorted(person["challenges"]),
                "played": person["played"],
                "score": sum(person["won"]) + 4 * len(person["challenges"]),
                "skill": person["skill"],
            }
            for person in table["people"]
        ]
    }


def game(table: Table, steps: Steps) -> None:
    """Five cards each, and four rounds."""
    for person in table["people"]:
        for _ in range(5):
            draw(person, steps)
    for number in range(1, 5):
        table |= {"round": number, "phase": "reveal", "figures": dict.fromkeys(NAMES)}
        for family, names in NAMES.items():
            table["figures"][family] = steps.unseen("figure", names)
        count = len(table["people"])
        order = [(table["chief"] + at) % count for at in range(count)]
        lay_cards(table, order, steps)
        table["phase"] = "figures"
        used = [0] * count
        while table["laid"]:
            attempt(table, used, steps)
        table |= {"attempt": None, "phase": "challenge"}
        challenge(table, order, steps)
        if number < 4:
            table["phase"] = "draw"
            for person in table["people"]:
                draw(person, steps)
    table["phase"] = "over"


def draw(person: Table, steps: Steps) -> None:
    """A card from the deck to the hand."""
    value = int(steps.value("card"))
    person["deck"].remove(value)
    person["hand"].append(value)


def play(person: Table, value: int) -> None:
    """A card from the hand, for all to see."""
    person["hand"].remove(value)
    person["played"].append(value)


def lay_cards(table: Table, order: list[int], steps: Steps) -> None:
    """Everybody lays; then the first two at a figure are marked for the duel."""
    table["phase"] = "lay"
    cards: list[Table] = []
    for seat in order:
        _, value, family = steps.take("lay")
        play(table["people"][seat], int(value))
        cards.append({"seat": seat, "value": int(value), "family": family, "duel": False})
        table["laid"] = list(cards)
    for family in ("classic", "hand", "exotic"):
        there = [card for card in cards if card["family"] == family]
        if len(there) > 1:
            there[0]["duel"] = there[1]["duel"] = True


def attempt(table: Table, used: list[int], steps: Steps) -> None:
    """The first card still lying is up, in a duel together with the second card of its figure."""
    card = table["laid"][0]
    cards = [c for c in table["laid"] if c["duel"] and c["family"] == card["family"]] if card["duel"] else [card]
    seats = [c["seat"] for c in cards]
    solo = len(cards) == 1
    figure = table["figures"]["duel" if not solo else card["family"]]
    while True:
        table["attempt"] = {
            "seats": seats,
            "figure": figure,
            "needed": card["value"] if solo else None,
            "result": None,
            "replays": [used[seat] for seat in seats],
        }
        result = solo_result(figure, card["value"], steps) if solo else duel_result(steps)
        if result == card["value"]:
            keeper, kept = seats[0], card["value"]
            break
        table["attempt"]["result"] = result
        unhappy = seats[0] if solo or result == "second" else seats[1]
        word, *paid = steps.take("replay", "accept")
        if word == "accept" and solo:
            keeper, kept = seats[0], None
            break
        if word == "accept":
            keeper, kept = next(seat for seat in seats if seat != unhappy), int(steps.value("prize"))
            demand(kept in [c["value"] for c in cards], f"{kept} is not a card of the duel")
            break
        used[unhappy] += 1
        demand(used[unhappy] <= 2, "a third replay")
        play(table["people"][unhappy], int(paid[0]))
    if kept is not None:
        table["people"][keeper]["won"].append(kept)
    table["laid"] = [c for c in table["laid"] if c not in cards]


def solo_result(figure: str, value: int, steps: Steps) -> int:
    """So many bones, never more than needed."""
    bones = int(steps.value("hands"))
    demand(bones in ({0, value} if figure == "polopo" else range(value + 1)), f"{bones} bones of {value}")
    return bones


def duel_result(steps: Steps) -> str:
    """Ties start over, ten times at most."""
    for _ in range(10):
        result = steps.value("duel")
        if result != "tie":
            return result
    result = steps.value("duel")
    demand(result != "tie", "an eleventh tie")
    return result


def challenge(table: Table, order: list[int], steps: Steps) -> None:
    """A card is turned, one player remains, takes it and is Chief."""
    allowed = {"badaboss", "kiri_kanoss", "los_loboss", "targoss"} | ({"warnoss"} if len(order) > 2 else set())
    name = steps.unseen("challenge", allowed)
    table |= {"challenge": name, "alive": sorted(order)}
    winner = CONTESTS[name](table, list(order), steps)
    table["people"][winner]["challenges"].append(name)
    table |= {"challenge": None, "alive": [], "chief": winner}


def put_out(table: Table, left: list[int], seat: int) -> None:
    """A player left goes."""
    left.remove(seat)
    table["alive"] = sorted(left)


def badaboss(table: Table, left: list[int], steps: Steps) -> int:
    """A tower after the other; who has just played goes to the end of the line."""
    full = 0
    while len(left) > 1:
        for height in range(6):
            result = steps.value("place")
            demand(height > 0 or result == "ok", "the first bone fell")
            if result == "fall":
                put_out(table, left, left[0])
                break
            left.append(left.pop(0))
        else:
            full += 1
            if full == 10:
                return steps.seat("draw")
    return left[0]


def kiri_kanoss(table: Table, left: list[int], steps: Steps) -> int:
    """All throw, and those who missed go together."""
    fruitless = 0
    while len(left) > 1:
        missed = [seat for seat in left if steps.value("catch") == "miss"]
        if len(missed) in (0, len(left)):
            fruitless += 1
            if fruitless == 10:
                return steps.seat("draw")
        else:
            for seat in missed:
                put_out(table, left, seat)
    return left[0]


def los_loboss(table: Table, left: list[int], steps: Steps) -> int:
    """A side is called, somebody speaks, and is right or wrong."""
    while len(left) > 1:
        steps.value("call")
        speaker = steps.seat("first")
        if steps.value("answer") == "right":
            goes = steps.seat("eliminate")
            demand(goes != speaker, "eliminates oneself")
            put_out(table, left, goes)
        else:
            put_out(table, left, speaker)
    return left[0]


def targoss(table: Table, left: list[int], steps: Steps) -> int:
    """The closest puts somebody else out."""
    while len(left) > 1:
        closest, goes = steps.seat("closest"), steps.seat("eliminate")
        demand(closest in left and goes != closest, "the closest is out, or eliminates oneself")
        put_out(table, left, goes)
    return left[0]


def warnoss(table: Table, left: list[int], steps: Steps) -> int:
    """A colour is called, somebody is caught."""
    while len(left) > 1:
        colour = steps.value("colour")
        bones = ["white", "black", "red", "yellow", "green", "blue"][: len(left)]
        demand(colour in bones, f"there is no {colour} bone")
        put_out(table, left, steps.seat("caught"))
    return left[0]


CONTESTS = {
    "badaboss": badaboss,
    "kiri_kanoss": kiri_kanoss,
    "los_loboss": los_loboss,
    "targoss": targoss,
    "warnoss": warnoss,
}
