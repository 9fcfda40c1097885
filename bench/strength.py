"""`make bench-strength`: how strong the bots are, by sequential tests that may stop at any time.

A claim "the mean of x is above m" is tested by betting (Waudby-Smith and Ramdas, 2024): a purse starts at 1 and
is multiplied by 1 + stake · (x − m) at every deal, the stake being chosen before x is seen. If the claim is wrong
the purse ever reaches 20 with a chance of at most 5 %, whenever one stops (Ville). So each claim that is said to
hold is wrong with at most 5 %. A deal counts once: the same deal is played with the bots in every seat in
question, and x is the mean share over these seats.

Verdicts are kept in `strength.json` as they come, and the page is made of them, so that one game can be tested anew:
`python -m bench.strength chicago`.
"""

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any
from unittest.mock import patch

from osselet.bots.decider import Decider
from osselet.bots.levels import LEVELS, STRONGEST
from osselet.bots.named_bots import BOTS
from osselet.core.game import Game
from osselet.core.options import Choice, Flag
from osselet.core.registry import find, games
from osselet.lab.match import Match
from osselet.lab.simulate import Deals
from osselet.lab.task_pool import LocalPool
from osselet.search.playouts import SHARE
from osselet.search.stepper import Stepper

KEPT = Path(__file__).parent / "strength.json"
PAGE = KEPT.with_suffix(".md")
PLAYERS = 4
ERROR = 0.05
MOST_DEALS = 3000
MOST_SECONDS = 1800
"""Of one claim. A test by betting may stop for any reason, so the clock makes no claim easier to show."""
BATCH = 24
SEED = 20
TIMED = 300
"""Decisions of the strongest level to time in whole games, with four players and the usual options."""
TIMED_ELSEWHERE = 60
"""And with each other number of players, and each other value of each option."""


@dataclass(frozen=True)
class Claim:
    """A bot in some seats among others gets more than this share of the victory."""

    game: str
    text: str
    bots: tuple[str, ...]
    rotations: tuple[int, ...]
    needed: float

    @property
    def is_target(self) -> bool:
        """Is it about a figure to reach, not about one level being above another?"""
        return BOTS[0] in self.bots and BOTS[-1] in self.bots

    def seats(self, rotation: int) -> list[int]:
        """Where the first bot sits after a rotation."""
        return [(seat + rotation) % PLAYERS for seat, bot in enumerate(self.bots) if bot == self.bots[0]]


TARGETS = {"kakuzu": 0.90, "hunde": 0.72, "doggybag": 0.70, "oss": 0.45}
"""One level 5 among random players, in every seat."""
BY_ROLE = {"chicago": (("as a thief", (0, 1, 2), 0.60), ("as the Police", (3,), 0.60))}
"""Games whose seats differ: the rotations that put the bot there."""


def claims(game: str) -> Iterator[Claim]:
    """What is claimed of a game: its targets, and that each level beats the one below."""
    among = (BOTS[-1], *(BOTS[0],) * (PLAYERS - 1))
    if game in TARGETS:
        yield Claim(game, f"{BOTS[-1]} among {BOTS[0]}", among, tuple(range(PLAYERS)), TARGETS[game])
    for role, rotations, needed in BY_ROLE.get(game, ()):
        yield Claim(game, f"{BOTS[-1]} {role} among {BOTS[0]}", among, rotations, needed)
    for weak, strong in pairwise(BOTS):
        yield Claim(game, f"two {strong} against two {weak}", (strong, weak) * (PLAYERS // 2), (0, 1), 0.5)


def test(claim: Claim) -> dict[str, Any]:
    """Plays deals until the purse is full, or the claim is plainly missed, or enough were played."""
    started, purse, against = time.perf_counter(), 1.0, 1.0
    shares: list[float] = []
    job = Deals(Match(claim.game, PLAYERS, claim.bots, SEED))
    while len(shares) < MOST_DEALS and max(purse, against) < 1 / ERROR and time.perf_counter() - started < MOST_SECONDS:
        tasks = [(len(shares) + at, rotation) for at in range(BATCH) for rotation in claim.rotations]
        for x in won(claim, tasks, job):
            if max(purse, against) < 1 / ERROR:  # what is decided is decided, but the share is that of all deals played
                purse *= 1 + bet(shares, claim.needed) * (x - claim.needed)
                against *= 1 + bet([1 - y for y in shares], 1 - claim.needed) * (claim.needed - x)
            shares.append(x)
    return {
        "needed": claim.needed,
        "share": fmean(shares),
        "margin": 1.96 * stdev(shares) / len(shares) ** 0.5,
        "deals": len(shares),
        "holds": purse >= 1 / ERROR,
        "seconds": time.perf_counter() - started,
    }


def tenfold(claim: Claim) -> dict[str, Any]:
    """Where a figure is not shown: what ten times the budget gains on the same deals."""
    started = time.perf_counter()
    shares: list[float] = []
    gains: list[float] = []
    job = Deals(Match(claim.game, PLAYERS, claim.bots, SEED))
    level = LEVELS[STRONGEST]
    while len(shares) < MOST_DEALS and time.perf_counter() - started < MOST_SECONDS:
        tasks = [(len(shares) + at, rotation) for at in range(BATCH) for rotation in claim.rotations]
        once = won(claim, tasks, job)
        with patch.dict(LEVELS, {STRONGEST: replace(level, budget=10 * level.budget)}):
            more = won(claim, tasks, job)
        shares += more
        gains += [ten - one for one, ten in zip(once, more, strict=True)]
    return {
        "share": fmean(shares),
        "gain": fmean(gains),
        "margin": 1.96 * stdev(gains) / len(gains) ** 0.5,
        "deals": len(shares),
        "seconds": time.perf_counter() - started,
    }


def won(claim: Claim, tasks: list[tuple[int, int]], job: Deals) -> list[float]:
    """What the first bot wins at each deal, on average over the seats in question."""
    shares = [
        sum(one.shares[seat] for seat in claim.seats(rotation)) / SHARE
        for one, (_, rotation) in zip(LocalPool().run(job, tasks), tasks, strict=True)
    ]
    return [fmean(shares[at : at + len(claim.rotations)]) for at in range(0, len(shares), len(claim.rotations))]


def bet(seen: list[float], needed: float) -> float:
    """The stake that would have grown the purse best so far, within what can never ruin it."""
    mean = (0.5 + sum(seen)) / (1 + len(seen))
    spread = (0.25 + sum((x - mean) ** 2 for x in seen)) / (1 + len(seen))
    ahead = mean - needed
    return min(max(ahead / (spread + ahead * ahead), 0.0), 0.75 / needed)


def clock(game: str) -> dict[str, Any]:
    """How long the strongest level takes for a decision: as usual, and the longest at any other kind of table."""
    started = time.perf_counter()
    usual = timed(game, PLAYERS, {}, TIMED)
    elsewhere = [max(timed(game, players, options, TIMED_ELSEWHERE)) for players, options in other_tables(find(game))]
    return {
        "decisions": len(usual),
        "median": median(usual),
        "longest": max(usual),
        "tables": len(elsewhere),
        "elsewhere": max(elsewhere),
        "seconds": time.perf_counter() - started,
    }


def other_tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players, and with most of them every value of every option, one at a time."""
    for players in game.players:
        if players != PLAYERS:
            yield players, {}
    most = game.players.stop - 1
    for name, option in game.declared.items():
        if isinstance(option, Choice | Flag):
            yield from ((most, {name: value}) for value in option.samples if value != option.default)


def timed(game: str, players: int, options: dict[str, Any], decisions: int) -> list[float]:
    """What its decisions take where there is a choice, in whole games against itself.

    It is the time of its own core, whatever else the machine does.
    """
    found, taken, deal = find(game), list[float](), 0
    table, decider = Stepper(found, players, options), Decider(found, LEVELS[STRONGEST])
    while len(taken) <= decisions:
        count = table.reset(SEED, deal)
        decider.start(SEED, deal)
        while count:
            ids = table.ids[:count].tolist()
            before = time.thread_time()
            move = decider.decide(table.sight(), ids)
            if count > 1:
                taken.append(time.thread_time() - before)
            count = table.step(move)
        deal += 1
    return taken[1:]  # the first one loads the kernels


def main() -> None:
    """Tests all claims of all games, or of those named."""
    playable = [game for game in games() if find(game).lean.iterations]
    missed = []
    for game in sys.argv[1:] or playable:
        found = {"clock": clock(game), "claims": {}}
        for claim in claims(game):
            verdict = test(claim)
            found["claims"][claim.text] = verdict
            if not verdict["holds"] and claim.is_target:
                verdict["tenfold"] = tenfold(claim)
            keep(game, found)
            print(f"{row(game, claim.text, verdict)} {verdict['seconds']:.0f} s", flush=True)
            if not verdict["holds"]:
                missed.append(f"{game}: {claim.text}")
    if missed:
        sys.exit(f"Not shown: {'; '.join(missed)}.")


def keep(game: str, found: dict[str, Any]) -> None:
    """What was found about a game replaces what was known of it; the page is written anew."""
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    kept[game] = found
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text("\n".join(page(kept)), encoding="utf-8")


def row(game: str, text: str, verdict: dict[str, Any]) -> str:
    """A claim as a row of the table."""
    share = f"{100 * verdict['share']:.1f} ± {100 * verdict['margin']:.1f} %"
    mark = "yes" if verdict["holds"] else "**not shown**"
    return f"| {game} | {text} | {share} | {100 * verdict['needed']:.0f} % | {verdict['deals']} | {mark} |"


def limit(game: str, text: str, verdict: dict[str, Any]) -> Iterator[str]:
    """What ten times the budget does for a claim that was not shown."""
    ten = verdict["tenfold"]
    yield f"{game}, {text}: ten times the budget wins {100 * ten['share']:.1f} % of {ten['deals']} deals: a gain of"
    yield f"{100 * ten['gain']:+.1f} ± {100 * ten['margin']:.1f} points on the same deals."
    yield ""


def page(kept: dict[str, Any]) -> Iterator[str]:
    """The page of results."""
    yield "# Strength"
    yield ""
    yield "Written by `make bench-strength`. Four players, the usual options, paired deals with seats rotated. A claim"
    yield f"that holds is wrong with a chance of at most {100 * ERROR:.0f} %: a sequential test by betting, see"
    yield "`bench/strength.py`. Shares come with an ordinary 95 % interval; a test that stops early stops at a good"
    yield "moment, so they lean a little towards the claim."
    yield ""
    yield "| game | claim | share | needed | deals | holds |"
    yield "|---|---|---|---|---|---|"
    for game in sorted(kept):
        yield from (row(game, text, verdict) for text, verdict in kept[game]["claims"].items())
    yield ""
    for game in sorted(kept):
        for text, verdict in kept[game]["claims"].items():
            if "tenfold" in verdict:
                yield from limit(game, text, verdict)
    yield f"How long {BOTS[-1]} thinks about a decision, in time of one core; other tables have another number of"
    yield "players, or another value of an option:"
    yield ""
    yield "| game | decisions | median | longest | other tables | longest there |"
    yield "|---|---|---|---|---|---|"
    for game in sorted(kept):
        times = kept[game]["clock"]
        usual = f"{times['decisions']} | {times['median']:.3f} s | {times['longest']:.2f} s"
        yield f"| {game} | {usual} | {times['tables']} | {times['elsewhere']:.2f} s |"
    yield ""
    seconds = sum(
        kept[game]["clock"]["seconds"]
        + sum(
            verdict["seconds"] + verdict.get("tenfold", {}).get("seconds", 0.0)
            for verdict in kept[game]["claims"].values()
        )
        for game in kept
    )
    yield f"These tests took {seconds / 60:.0f} minutes."
    yield ""


if __name__ == "__main__":
    main()
