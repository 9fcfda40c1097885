"""What the training page knows of Oss's figures, made from the judge: `python -m tests.web.hands` writes it anew.

Of each figure: its levels with the bounds of their deals, and a demonstration: the trace of a steady lent hand.
"""

import base64
import json
import random
from pathlib import Path
from typing import Any

from osselet.core.dexterity import Attempt, Call, Dexterity, judge
from osselet.core.registry import find

HERE = Path(__file__).parents[2] / "web" / "src" / "boards" / "oss" / "hands" / "figures.json"
STEADY = 100
"""The skill of the hand that shows how it is done."""
TRIES = 400
LEVELS: dict[str, tuple[int, ...]] = {
    "bagi": (0,),
    "bola_bola": (0, 3, 6),
    "kat": (0,),
    "manu": (0,),
    "naik": (1, 2, 3, 4, 5),
    "badaboss": (1, 2, 3, 4, 5),
    "kiri_kanoss": (0, 3, 6, 9),
    "los_loboss": (0, 1),
    "targoss": (0,),
    "warnoss": (0, 1, 2, 3),
}
"""Of those that are not solos, where the level is the number of bones."""
SHARED = {"bagi": (4,), "kat": (4,), "warnoss": (4,)}
LEANING = (0, 14, -10, 18, -6)
"""How crooked the tower is that one goes on with."""
SHOWN = 2
"""The demonstration is of this level of them, if there are so many."""


def dexterity() -> Dexterity:
    """The judge of Oss."""
    found = find("oss").dexterity
    assert found is not None
    return found


def levels(figure: str) -> tuple[int, ...]:
    """What one may choose between."""
    return LEVELS.get(figure, (1, 2, 3, 4))


def call_of(figure: str, level: int) -> Call:
    """As a table would call one hand."""
    shared = LEANING[:level] if figure == "badaboss" else SHARED.get(figure, ())
    return Call(figure, (0,), (level,), shared)


def demonstration(figure: str) -> dict[str, Any]:
    """The first try of a steady hand that succeeds, without a missed action if there is one."""
    level = levels(figure)[min(SHOWN, len(levels(figure))) - 1]
    call = call_of(figure, level)
    best: tuple[tuple[int, ...], dict[str, Any]] | None = None
    for seed in range(TRIES):
        dealer = random.Random(f"{figure} {seed}")
        deal = tuple(dealer.randrange(below) for below in dexterity().ranges(call, 0))
        trace = dexterity().lend(call, 0, deal, STEADY, seed)
        field = judge(dexterity(), figure, level, call.shared, Attempt(0, deal, 100, 100, trace))
        wrong = figure == "warnoss" and field.chosen == level
        far = field.measure if figure == "targoss" else 0
        rank = (int(field.fault != 0 or wrong), -field.result, far, field.throws, len(trace))
        if best is None or rank < best[0]:
            shown = {"level": level, "deal": deal, "shared": call.shared}
            best = rank, {**shown, "trace": base64.b64encode(trace).decode()}
    assert best is not None
    return best[1]


def made() -> dict[str, Any]:
    """All of it."""
    return {
        figure: {
            "levels": {
                level: {
                    "ranges": dexterity().ranges(call_of(figure, level), 0),
                    "shared": call_of(figure, level).shared,
                }
                for level in levels(figure)
            },
            "demo": demonstration(figure),
        }
        for figure in dexterity().figures
    }


if __name__ == "__main__":
    HERE.write_text(json.dumps(made(), separators=(",", ":")) + "\n", encoding="utf-8")
