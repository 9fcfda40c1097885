"""Plays games in a process without NumPy, Numba or anything of a server: `python -m tests.core.alone` tells of them."""

import json
import pkgutil
import random
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any

BLOCKED = {
    "numpy", "numba", "llvmlite", "filelock", "msgspec", "litestar", "uvicorn", "sqlalchemy", "prometheus_client",
    "rich", "matplotlib", "platformdirs", "typer",
}  # fmt: skip
BY_RICH = "osselet.table.svg_board"
"""Draws pictures of text boards, and is loaded when somebody wants one."""
TABLES = (
    ("chicago", 3, {}),
    ("chicago", 5, {"map": "grid59"}),
    ("doggybag", 2, {"roles": False}),
    ("doggybag", 4, {}),
    ("doggybag", 6, {}),
    ("hunde", 3, {"push": "rear"}),
    ("hunde", 6, {}),
    ("kakuzu", 2, {"variant": "hunt"}),
    ("kakuzu", 4, {}),
    ("oss", 2, {}),
    ("oss", 6, {}),
)
LANGUAGES = ("fr", "en", "de")


class Blocker:
    """Refuses the modules that must not be needed."""

    def __init__(self, names: Iterable[str] = BLOCKED) -> None:
        self._names = frozenset(names)

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        """Refuses a blocked module and leaves others to those who find them."""
        if name.partition(".")[0] in self._names:
            raise ModuleNotFoundError(f"plain mode asks for {name}", name=name)


def loaded() -> list[str]:
    """What was loaded all the same."""
    return [name for name in sys.modules if name.partition(".")[0] in BLOCKED]


def modules() -> list[str]:
    """All that a table may need."""
    houses = [import_module(f"osselet.{name}") for name in ("core", "table", "games")]
    found = [one.name for house in houses for one in pkgutil.walk_packages(house.__path__, f"{house.__name__}.")]
    return [name for name in found if name != BY_RICH]


def play(name: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """A whole game of random moves, in simultaneous phases also out of turn, and all that is told of it."""
    import osselet
    from osselet.core.texts import Speaker

    chooser, box = random.Random(f"{name}{players}"), osselet.game(name)
    table = box.table(players=players, seed=5, options=options)
    lookers = [None, *range(players)]
    told: list[Any] = []
    sealed = undone = 0
    while not table.over:
        seat = chooser.choice(table.actors)
        move = chooser.choice(table.moves(seat))
        since = table.count
        told.append(move.text(chooser.choice(LANGUAGES)))
        table.play(move.name, seat)
        sealed += any(table.sealed)
        told.append([[step.name for step, _ in table.tell(since, looker)] for looker in lookers])
        told.append(table.view(chooser.choice(lookers)))
        asked = [table.words.name(word.first + chooser.randrange(word.size)) for word in table.words]
        told.append([str(table.why(name)) for name in asked])
        if table.can_undo(seat) and chooser.random() < 0.1:
            table.undo(seat)
            undone += 1
    record = json.loads(json.dumps(table.record()))
    again = osselet.replay(record)
    assert again.record() == record
    assert [again.view(looker) for looker in lookers] == [table.view(looker) for looker in lookers]
    say = [Speaker(box.game, lang) for lang in LANGUAGES]
    return {
        "record": record,
        "views": [table.view(looker) for looker in lookers],
        "revealed": table.reveal(),
        "boards": [box.game.board(table.view(), speaker) for speaker in say if box.game.board],
        "logs": [table.log(looker, lang) for looker, lang in zip(lookers, LANGUAGES, strict=False)],
        "state": table.state.hex(),
        "told": told,
        "sealed": sealed,
        "undone": undone,
    }


def main() -> None:
    """Blocks, plays, and tells as JSON."""
    sys.meta_path.insert(0, Blocker())
    for name in modules():
        import_module(name)
    print(json.dumps({"games": [play(*table) for table in TABLES], "modules": modules(), "loaded": loaded()}))


if __name__ == "__main__":
    main()
