"""`make bench-strength`: how strong the bots are, by sequential tests that may stop at any time.

A claim "the mean of x is above m" is tested by betting (Waudby-Smith and Ramdas, 2024): a purse starts at 1 and
is multiplied by 1 + stake · (x − m) at every deal, the stake being chosen before x is seen. If the claim is wrong
the purse ever reaches 20 with a chance of at most 5 %, whenever one stops (Ville). So each claim that is said to
hold is wrong with at most 5 %. A deal counts once: the same deal is played with the bots in every seat in
question, and x is the mean share over these seats.
"""

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev

from osselet.bots.choose import BOTS
from osselet.core.registry import find, games
from osselet.lab.crew import Local
from osselet.lab.match import Match
from osselet.lab.simulate import Deals
from osselet.search.playouts import SHARE

RESULTS = Path(__file__).parent / "strength.md"
PLAYERS = 4
ERROR = 0.05
MOST_DEALS = 3000
BATCH = 24
SEED = 20


@dataclass(frozen=True)
class Claim:
    """A bot in some seats among others gets more than this share of the victory."""

    game: str
    text: str
    bots: tuple[str, ...]
    rotations: tuple[int, ...]
    needed: float

    def seats(self, rotation: int) -> list[int]:
        """Where the first bot sits after a rotation."""
        return [(seat + rotation) % PLAYERS for seat, bot in enumerate(self.bots) if bot == self.bots[0]]


@dataclass(frozen=True)
class Verdict:
    """What came out of a test."""

    claim: Claim
    holds: bool
    share: float
    margin: float
    deals: int
    seconds: float

    @property
    def row(self) -> str:
        """A row of the table."""
        mark = "yes" if self.holds else "**not shown**"
        share = f"{100 * self.share:.1f} ± {100 * self.margin:.1f} %"
        return (
            f"| {self.claim.game} | {self.claim.text} | {share} | {100 * self.claim.needed:.0f} % | {self.deals} "
            f"| {mark} |"
        )


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


def test(claim: Claim) -> Verdict:
    """Plays deals until the purse is full, or the claim is plainly missed, or enough were played."""
    started, purse, against = time.perf_counter(), 1.0, 1.0
    shares: list[float] = []
    job = Deals(Match(claim.game, PLAYERS, claim.bots, SEED))
    while len(shares) < MOST_DEALS and purse < 1 / ERROR and against < 1 / ERROR:
        tasks = [(len(shares) + at, rotation) for at in range(BATCH) for rotation in claim.rotations]
        played = Local().run(job, tasks)
        won = [
            sum(one.shares[seat] for seat in claim.seats(rotation)) / SHARE
            for one, (_, rotation) in zip(played, tasks, strict=True)
        ]
        for at in range(0, len(won), len(claim.rotations)):
            x = fmean(won[at : at + len(claim.rotations)])
            stake = bet(shares, claim.needed)
            purse *= 1 + stake * (x - claim.needed)
            against *= 1 + bet([1 - y for y in shares], 1 - claim.needed) * (claim.needed - x)
            shares.append(x)
    margin = 1.96 * stdev(shares) / len(shares) ** 0.5
    return Verdict(claim, purse >= 1 / ERROR, fmean(shares), margin, len(shares), time.perf_counter() - started)


def bet(seen: list[float], needed: float) -> float:
    """The stake that would have grown the purse best so far, within what can never ruin it."""
    mean = (0.5 + sum(seen)) / (1 + len(seen))
    spread = (0.25 + sum((x - mean) ** 2 for x in seen)) / (1 + len(seen))
    ahead = mean - needed
    return min(max(ahead / (spread + ahead * ahead), 0.0), 0.75 / needed)


def main() -> None:
    """Tests all claims of all games, or of those named."""
    wanted = sys.argv[1:] or [game for game in games() if find(game).lean.iterations]
    verdicts = []
    for game in wanted:
        for claim in claims(game):
            verdict = test(claim)
            verdicts.append(verdict)
            print(f"{verdict.row} {verdict.seconds:.0f} s", flush=True)
    if not sys.argv[1:]:
        RESULTS.write_text("\n".join(page(verdicts)), encoding="utf-8")
    missed = [f"{one.claim.game}: {one.claim.text}" for one in verdicts if not one.holds]
    if missed:
        sys.exit(f"Not shown: {'; '.join(missed)}.")


def page(verdicts: list[Verdict]) -> Iterator[str]:
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
    yield from (verdict.row for verdict in verdicts)
    yield ""
    yield f"In all {sum(verdict.seconds for verdict in verdicts) / 60:.0f} minutes."
    yield ""


if __name__ == "__main__":
    main()
