"""`make dossier`: measures what other readings of the rules would change, and writes the pages of docs/dossier.

What a game offers as an option is played with that option. A reading that is none is played in a copy of the game in
which the lines named here are changed; nothing of it can be chosen at a table.
"""

import argparse
import json
import re
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

from osselet.core.registry import find, games
from osselet.core.texts import LANGUAGES
from osselet.dossier.reading import MEASURED, USUAL, dossier_of
from osselet.dossier.text import index_page, whole_page
from osselet.lab.match import Match, PlayedGame
from osselet.lab.simulate import Deals
from osselet.lab.study import Figure
from osselet.lab.task_pool import task_pool
from osselet.search.playouts import SHARE

PAGES = Path(__file__).parent.parent / "docs" / "dossier"
PLAYERS, SEED = 4, 1


@dataclass(frozen=True)
class Change:
    """Lines of a game that another reading would change."""

    file: str
    old: str
    new: str


@dataclass(frozen=True)
class Setting:
    """One way to play: options, or a copy of the game with changed lines."""

    options: Mapping[str, Any] = field(default_factory=dict)
    changes: Sequence[Change] = ()


@dataclass(frozen=True)
class Plan:
    """Who plays how many games of each setting."""

    bot: str
    games: int
    settings: Mapping[str, Setting]


PLANS: dict[str, Plan] = {
    "hunde": Plan(
        bot="level2",
        games=2000,
        settings={
            "push=rear": Setting({"push": "rear"}),
            "black_dice=risky": Setting({"black_dice": "risky"}),
            "two dogs on every die": Setting(
                changes=[
                    Change(
                        "rules.py", "return fair_faces(WHITE_DIE, ids)", "return risky_faces(WHITE_DIE, ids, weights)"
                    ),
                    Change(
                        "rules.py",
                        "return risky_faces(ids, weights) if s.black_dice == RISKY else fair_faces(BLACK_DIE, ids)",
                        "return risky_faces(BLACK_DIE, ids, weights)",
                    ),
                    Change(
                        "rules.py",
                        "def risky_faces(ids: Ints, weights: Ints)",
                        "def risky_faces(die: int, ids: Ints, weights: Ints)",
                    ),
                    Change("rules.py", "ids[0] = BLACK_DIE + DOG", "ids[0] = die + DOG"),
                    Change("rules.py", "ids[at] = BLACK_DIE + at + 1", "ids[at] = die + at + 1"),
                ]
            ),
            "dog, 2, 3, 4, 5, 6": Setting(
                changes=[
                    Change("state.py", '("dog", 1, 2, 3, 4, 5)', '("dog", 2, 3, 4, 5, 6)'),
                    Change("rules.py", "    s.total += face\n", "    s.total += face if face == DOG else face + 1\n"),
                ]
            ),
            "middle pays": Setting(
                changes=[
                    Change(
                        "rules.py",
                        "        if s.pawn[seat] != MIDDLE:\n            if nearest == NOBODY or distance(s, seat)",
                        "        if s.pawn[seat] == MIDDLE:\n            nearest = seat\n"
                        "        else:\n"
                        "            if nearest == NOBODY or s.pawn[nearest] != MIDDLE and distance(s, seat)",
                    ),
                    Change("rules.py", "if nearest != farthest:", "if farthest != NOBODY and nearest != farthest:"),
                ]
            ),
        },
    ),
    "kakuzu": Plan(
        bot="level1",
        games=1000,
        settings={
            "variant=hunt": Setting({"variant": "hunt"}),
            "variant=announce": Setting({"variant": "announce"}),
            "opening=random": Setting({"opening": "random"}),
            "next seat begins": Setting(
                changes=[
                    Change("rules/__init__.py", "begin_turn(s, s.first)", "begin_turn(s, left_of(s, s.turn))"),
                ]
            ),
        },
    ),
    "doggybag": Plan(
        bot="level1",
        games=1000,
        settings={
            "roles=false": Setting({"roles": False}),
            "no tie-break": Setting(
                changes=[
                    Change("rules/end.py", "points_of(s, seat) * 4 + 3 - s.front[seat, BLACK]", "points_of(s, seat)")
                ]
            ),
        },
    ),
    "oss": Plan(
        bot="level2",
        games=2000,
        settings={
            "skill=0": Setting({"skill": 0}),
            "skill=100": Setting({"skill": 100}),
            "every figure alike": Setting(
                changes=[
                    Change(
                        "rules/difficulty.py",
                        "DUELS: dict[str, Bout] = {",
                        "SOLOS = {\n"
                        "    name: Throw(9, 18) if isinstance(one, Throw) else one._replace(bone=27)\n"
                        "    for name, one in SOLOS.items()\n"
                        "}\n"
                        "DUELS: dict[str, Bout] = {",
                    )
                ]
            ),
            "every figure twice as hard": Setting(
                changes=[
                    Change(
                        "rules/difficulty.py",
                        "DUELS: dict[str, Bout] = {",
                        "SOLOS = {\n"
                        "    name: Throw(2 * one.jack, 2 * one.action) if isinstance(one, Throw)\n"
                        "    else one._replace(bone=2 * one.bone)\n"
                        "    for name, one in SOLOS.items()\n"
                        "}\n"
                        "DUELS: dict[str, Bout] = {",
                    )
                ]
            ),
            "no tie-break": Setting(
                changes=[
                    Change(
                        "rules/__init__.py",
                        "points_of(s, seat) * (len(CHALLENGES) + 1) + challenges_won(s, seat)",
                        "points_of(s, seat)",
                    )
                ]
            ),
        },
    ),
    "chicago": Plan(
        bot="level1",
        games=1000,
        settings={
            "map=hex61": Setting({"map": "hex61"}),
            "map=grid59": Setting({"map": "grid59"}),
            "police=0": Setting({"police": 0}),
            "no staying": Setting(
                changes=[
                    Change(
                        "rules/streets.py",
                        "    ids[count] = STAY\n    count += 1\n",
                        "    if count == 0:\n        ids[count] = STAY\n        count += 1\n",
                    )
                ]
            ),
            "thieves hem in": Setting(
                changes=[
                    Change(
                        "rules/arrests.py",
                        "if cell != NOWHERE and s.on[cell] >= FIRST_OFFICER:\n            return True",
                        "if cell != NOWHERE:\n            return True",
                    )
                ]
            ),
            "40 quiet rounds": Setting(
                changes=[Change("state/__init__.py", "LAST_QUIET_ROUND = 20", "LAST_QUIET_ROUND = 40")]
            ),
        },
    ),
}
"""The alternatives that are measured; each game is also played as it is."""


def main() -> None:
    """Measures all games, or those named, and writes the pages."""
    reader = argparse.ArgumentParser(prog="bench.dossier", description=__doc__)
    reader.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(PLANS)} (default: all)")
    reader.add_argument("--games", type=int, help="how many games of each setting, for a quick look")
    reader.add_argument("--cores", type=int, help="how many cores (default: all)")
    reader.add_argument("--only", metavar="SETTING", help="measure this one, and tell it without keeping it")
    reader.add_argument("--pages", action="store_true", help="measure nothing, write the pages alone")
    given = reader.parse_args()
    unknown = [name for name in given.names if name not in PLANS]
    if unknown:
        reader.error(f"there is no game {unknown[0]!r} here; there are {', '.join(PLANS)}")
    for name in () if given.pages else given.names or PLANS:
        plan = PLANS[name]
        if given.only:
            setting = Setting() if given.only == USUAL else plan.settings[given.only]
            print(json.dumps(measure(name, plan, setting, given.games or plan.games, given.cores)))
            continue
        keep(name, plan, given.games or plan.games, given.cores)
    if not given.only:
        write_pages(PAGES)


def keep(name: str, plan: Plan, count: int, cores: int | None) -> None:
    """Measures every setting of a game and lays the numbers beside it."""
    found: dict[str, Any] = {}
    for title, setting in {USUAL: Setting(), **plan.settings}.items():
        found[title] = measure(name, plan, setting, count, cores)
        print(f"{name}, {title}: {json.dumps(found[title])}", flush=True)
    facts = {"command": f"python -m bench.dossier {name}", "players": PLAYERS, "bot": plan.bot, "seed": SEED}
    lines = ",\n".join(f"    {json.dumps(title)}: {json.dumps(numbers)}" for title, numbers in found.items())
    head = "".join(f"  {json.dumps(key)}: {json.dumps(value)},\n" for key, value in {**facts, "games": count}.items())
    text = f'{{\n{head}  "settings": {{\n{lines}\n  }}\n}}\n'
    (find(name).folder / MEASURED).write_text(text, encoding="utf-8")


def measure(name: str, plan: Plan, setting: Setting, count: int, cores: int | None) -> dict[str, Any]:
    """Plays one setting: each seat's share of the victories, the length, and how often a victory is shared."""
    with tempfile.TemporaryDirectory() as folder:
        game = str(changed(name, setting.changes, Path(folder))) if setting.changes else name
        match = Match(game, PLAYERS, (plan.bot,) * PLAYERS, SEED, setting.options)
        deals = [(deal, 0) for deal in range(count)]
        played: list[PlayedGame] = task_pool("local", cores).run(Deals(match, traced=True), deals)
    shared = [int(0 < max(one.shares) < SHARE) for one in played]
    return {
        "seats": [rounded(Figure.won([one.shares[seat] for one in played], SHARE), 3) for seat in range(PLAYERS)],
        "decisions": rounded(Figure.of([len(one.decisions) for one in played]), 1),
        "shared": rounded(Figure.won(shared, 1), 3),
    }


def rounded(figure: Figure, digits: int) -> list[float]:
    """A mean and its margin."""
    return [round(figure.mean, digits), round(figure.margin, digits)]


def changed(name: str, changes: Sequence[Change], folder: Path) -> Path:
    """A copy of a game with changed lines, which stands alone in its folder."""
    copy = folder / name
    copytree(find(name).folder, copy, ignore=ignore_patterns("__pycache__"))
    for change in changes:
        path = copy / change.file
        text = path.read_text(encoding="utf-8")
        if text.count(change.old) != 1:
            raise SystemExit(f"{name}/{change.file} has {text.count(change.old)} times {change.old!r}, not once.")
        path.write_text(text.replace(change.old, change.new), encoding="utf-8")
    for path in copy.rglob("*.py"):
        up = "." * len(path.relative_to(copy).parts)
        text = re.sub(
            rf"^from osselet\.games\.{name}(?:\.([\w.]+))? import ",
            rf"from {up}\1 import ",
            path.read_text(encoding="utf-8"),
            flags=re.MULTILINE,
        )
        path.write_text(text, encoding="utf-8")
    return copy


def write_pages(folder: Path) -> None:
    """One page a game and language, and one that lists them."""
    folder.mkdir(exist_ok=True)
    for path, text in pages().items():
        (folder / path).write_text(text, encoding="utf-8")


def pages() -> dict[str, str]:
    """The pages of docs/dossier by their names."""
    kept = [dossier for dossier in (dossier_of(find(name)) for name in games()) if dossier]
    found = {"README.md": index_page([find(dossier.game) for dossier in kept])}
    for dossier in kept:
        for lang in LANGUAGES:
            found[f"{dossier.game}.{lang}.md"] = whole_page(find(dossier.game), dossier, lang)
    return found


if __name__ == "__main__":
    main()
