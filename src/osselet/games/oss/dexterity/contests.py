"""How the five challenges go, and the names of what they come to."""

from collections.abc import Callable

from osselet.core.dexterity import Call
from osselet.games.oss.dexterity.deals import LOT
from osselet.games.oss.dexterity.duels import SAME_TIME
from osselet.games.oss.dexterity.exchanges import NEVER, Exchanges, lot, lying, measured
from osselet.games.oss.dexterity.field import TIME_FAULT, Field
from osselet.games.oss.dexterity.stack import MIDDLE
from osselet.games.oss.rules.challenges import TALLEST, first_alive, next_alive
from osselet.games.oss.state import Oss, alive_count, is_alive

SHOWN = 3
"""How often the bones of los loboss are shown before a lot decides."""
GRABS = 8
Names = tuple[str, ...]


def alive_from(s: Oss, seat: int) -> tuple[int, ...]:
    """Players left, from this seat to the last one in turn order."""
    seats = [seat]
    while next_alive(s, seats[-1]) != first_alive(s):
        seats.append(next_alive(s, seats[-1]))
    return tuple(seats)


def all_alive(s: Oss) -> tuple[int, ...]:
    """Players left, by seat."""
    return tuple(seat for seat in range(s.players) if is_alive(s, seat))


def together(s: Oss, seats: tuple[int, ...], figure: str, level: int, asked: Exchanges) -> dict[int, Field]:
    """All these seats at once, with the same deal."""
    return dict(zip(seats, asked.ask(Call(figure, seats, (level,) * len(seats), (), LOT)), strict=True))


def badaboss(s: Oss, asked: Exchanges) -> Names:
    """A whole tower, each in turn, until it falls or all six are stacked: a bone stays where it was put."""
    places = [0] * s.tower
    names: list[str] = []
    seat = s.turn
    while len(places) < TALLEST:
        if places:
            field = asked.ask(Call("badaboss", (seat,), (len(places),), tuple(places)))[0]
            if not field.result:
                return (*names, "place:fall")
            places.append(field.bone_x[len(places)] - MIDDLE)
        else:
            places.append(0)
        names.append("place:ok")
        seat = next_alive(s, seat)
    return tuple(names)


def kiri_kanoss(s: Oss, asked: Exchanges) -> Names:
    """All those left at once; it grows harder with every bout."""
    bout = s.idle + s.players - alive_count(s)
    fields = together(s, alive_from(s, s.turn), "kiri_kanoss", bout, asked)
    return tuple("catch:ok" if field.result else "catch:miss" for field in fields.values())


def los_loboss(s: Oss, asked: Exchanges) -> Names:
    """Who says a number first, and whether it is right; if nobody does after three times a lot speaks."""
    for _ in range(SHOWN):
        fields = together(s, all_alive(s), "los_loboss", s.said, asked)
        spoke = [seat for seat, field in fields.items() if measured(field) < NEVER]
        if spoke:
            first = min(spoke, key=lambda seat: (measured(fields[seat]), lot(fields[seat])))
            return (f"first:{first}", "answer:right" if fields[first].result else "answer:wrong")
    first = min(fields, key=lambda seat: lot(fields[seat]))
    return (f"first:{first}", "answer:right" if lot(fields[first]) % 2 else "answer:wrong")


def answer(s: Oss, asked: Exchanges) -> Names:
    """Who spoke first was known already: the count alone."""
    field = asked.ask(Call("los_loboss", (s.turn,), (s.said,)))[0]
    return ("answer:right" if field.result else "answer:wrong",)


def targoss(s: Oss, asked: Exchanges) -> Names:
    """Who lies closest to the card."""
    fields = together(s, all_alive(s), "targoss", 0, asked)
    return (f"closest:{min(fields, key=lambda seat: (measured(fields[seat]), lot(fields[seat])))}",)


def warnoss(s: Oss, asked: Exchanges) -> Names:
    """Everybody grabs a bone, again and again among what is left; who has the colour called, or none, is out.

    If that are several: who has the colour, then the slowest, then the lot.
    """
    left = [True] * alive_count(s)
    held: dict[int, int] = {}
    last: dict[int, Field] = {}
    shared: tuple[int, ...] = (len(left),)
    for _ in range(GRABS):
        empty = tuple(seat for seat in all_alive(s) if seat not in held)
        safe = any(there for bone, there in enumerate(left) if bone != s.said)
        if not empty or not safe:
            break
        fields = asked.ask(Call("warnoss", empty, (s.said,) * len(empty), shared, LOT))
        last |= zip(empty, fields, strict=True)
        for bone, seat in grabbed(dict(zip(empty, fields, strict=True))):
            held[seat] = bone
            left[bone] = False
        shared = lying(fields[0], left)
    out = [seat for seat in all_alive(s) if held.get(seat, s.said) == s.said]
    worst = max(out, key=lambda seat: (held.get(seat) == s.said, measured(last[seat]), lot(last[seat])))
    return (f"caught:{worst}",)


def grabbed(fields: dict[int, Field]) -> list[tuple[int, int]]:
    """Bones and the seats that got them: the earliest hand, unless another came within SAME_TIME."""
    hands: dict[int, list[tuple[int, int]]] = {}
    for seat, field in fields.items():
        if field.result and field.fault != TIME_FAULT:
            hands.setdefault(field.chosen, []).append((field.took_at[field.chosen] - field.go, seat))
    found = []
    for bone, times in hands.items():
        times.sort()
        if len(times) == 1 or times[1][0] - times[0][0] > SAME_TIME:
            found.append((bone, times[0][1]))
    return found


CONTESTS: dict[str, Callable[[Oss, Exchanges], Names]] = {
    "badaboss": badaboss,
    "kiri_kanoss": kiri_kanoss,
    "los_loboss": los_loboss,
    "targoss": targoss,
    "warnoss": warnoss,
}
