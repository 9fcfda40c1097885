"""`make bench`: every speed claim of the project in one run, written to bench/results.md."""

import os
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from bench import environments, open_spiel, ours
from bench.measure import ROUNDS, SECONDS, Rate, rates
from osselet.core.registry import find
from osselet.core.state import layout, record

RESULTS = Path(__file__).parent / "results.md"


@dataclass(frozen=True)
class Claim:
    """A ratio that must hold, and what it came to."""

    text: str
    ratio: float
    needed: float

    @property
    def row(self) -> str:
        """A row of the table."""
        mark = "yes" if self.ratio >= self.needed else "**NO**"
        return f"| {self.text} | {self.ratio:,.2f} | {self.needed} | {mark} |"


def main() -> None:
    """Measures, prints and writes."""
    say("hunde, whole games, one core …")
    names = ("hunde compiled", "hunde in C", "maedn from Python", "pig in C++")
    compiled, c, maedn, pig = rates(
        ours.playouts("hunde", 4, 1),
        ours.in_c(4),
        open_spiel.from_python("maedn(players=4)"),
        open_spiel.whole_in_cpp("pig"),
    )
    say("two cores, and step by step from Python …")
    one, two = rates(ours.playouts("hunde", 4, 1), ours.playouts("hunde", 4, 2))
    driven, binding = rates(ours.step_by_step("hunde", 4), open_spiel.from_python("maedn(players=4)"))
    say("plain Python, kakuzu and its sampler …")
    plain, kakuzu = rates(ours.playouts("hunde", 4, 1, plain=True), ours.playouts("kakuzu", 4, 1), rounds=3)
    say("doggybag, oss and chicago …")
    doggybag, hearts = rates(ours.playouts("doggybag", 4, 1), open_spiel.whole_in_cpp("hearts"))
    oss, chicago, eights = rates(
        ours.playouts("oss", 4, 1), ours.playouts("chicago", 4, 1), open_spiel.from_python("crazy_eights(players=4)")
    )
    say("search …")
    searching, ismcts = rates(ours.searching("doggybag", 4, "take"), open_spiel.search_in_cpp("hearts"))
    slow = rates(open_spiel.search_in_python("hearts"), rounds=3)[0]
    ticking = ours.ticks_during_search("hunde", 4)
    say("environments for programs …")
    vector, pgx, rlcard = rates(
        environments.vector("hunde", 4), environments.pgx("leduc_holdem"), environments.rlcard("leduc-holdem")
    )
    in_turn, connect = rates(environments.ours_in_turn("hunde", 4), environments.connect_four())
    opening, middle = rates(ours.sampler("kakuzu", 4, 9), ours.sampler("kakuzu", 4, 29), rounds=3)
    claims = [
        Claim("hunde compiled to maedn from Python", compiled / maedn, 60),
        Claim("hunde compiled to pig in C++", compiled / pig, 4),
        Claim("hunde compiled to hunde in C", compiled / c, 0.5),
        Claim("two cores to one", two / one, 1.5),
        Claim("hunde step by step from Python to maedn step by step from Python", driven / binding, 1),
        Claim("hunde in plain Python, in 100,000 steps a second", plain.best / 1e5, 1),
        Claim("doggybag compiled to hearts in C++", doggybag / hearts, 2.5),
        Claim("oss compiled to crazy_eights from Python", oss / eights, 20),
        Claim("chicago compiled to crazy_eights from Python", chicago / eights, 3),
        Claim("search in doggybag to OpenSpiel's C++ ISMCTS in hearts", searching / ismcts, 1),
        Claim("search in doggybag to OpenSpiel's Python ISMCTS in hearts", searching / slow, 20),
        Claim("ticks a second of another thread during a search, of 100", ticking / 100, 0.9),
        Claim("vector hunde, 1,024 games, to Pgx leduc_holdem, batch 1,024", vector / pgx, 5),
        Claim("vector hunde, 1,024 games, to RLCard leduc-holdem", vector / rlcard, 60),
        Claim("PettingZoo AEC hunde to its own connect_four_v3", in_turn / connect, 3),
        Claim("50 µs to kakuzu's sampler with nine visible cells", 50e-6 * opening.best, 1),
    ]
    figures = {
        **dict(zip(names, (compiled, c, maedn, pig), strict=True)),
        "hunde on two cores": two,
        "hunde step by step from Python": driven,
        "maedn step by step from Python": binding,
        "hunde in plain Python": plain,
        "kakuzu compiled": kakuzu,
        "doggybag compiled": doggybag,
        "hearts in C++": hearts,
        "oss compiled": oss,
        "chicago compiled": chicago,
        "crazy_eights from Python": eights,
    }
    searches = {
        "doggybag, 4 players, first role choice": searching,
        "hearts, OpenSpiel's C++ ISMCTSBot": ismcts,
        "hearts, OpenSpiel's Python ISMCTSBot": slow,
    }
    programs = {
        "hunde, 1,024 games at once, all cores": vector,
        "Pgx leduc_holdem, batch 1,024": pgx,
        "RLCard leduc-holdem": rlcard,
        "hunde, PettingZoo AEC": in_turn,
        "connect_four_v3, PettingZoo AEC": connect,
    }
    text = "\n".join(report(claims, figures, searches, programs, opening, middle))
    RESULTS.write_text(text, encoding="utf-8")
    print(text)
    missed = [claim.text for claim in claims if claim.ratio < claim.needed]
    if missed:
        sys.exit(f"Not reached: {'; '.join(missed)}.")


def say(what: str) -> None:
    """Tells what is being measured."""
    print(what, file=sys.stderr, flush=True)


def report(
    claims: list[Claim],
    figures: dict[str, Rate],
    searches: dict[str, Rate],
    programs: dict[str, Rate],
    opening: Rate,
    middle: Rate,
) -> Iterator[str]:
    """The page."""
    yield "# Speed"
    yield ""
    yield "Written by `make bench`. Ratios are what counts: both sides ran in the same minutes on the same machine."
    yield ""
    yield f"Machine: {processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}."
    packages = ("numba", "numpy", "open_spiel", "pettingzoo", "jax", "pgx", "rlcard")
    yield f"Python {platform.python_version()}, {', '.join(f'{name} {version(name)}' for name in packages)}."
    yield ""
    yield "| ratio | reached | needed | holds |"
    yield "|---|---|---|---|"
    yield from (claim.row for claim in claims)
    yield ""
    yield "| random games | steps a second, best (range) |"
    yield "|---|---|"
    yield from (f"| {name} | {rate} |" for name, rate in figures.items())
    yield ""
    yield "| search with full playouts, one core | iterations a second, best (range) |"
    yield "|---|---|"
    yield from (f"| {name} | {rate} |" for name, rate in searches.items())
    yield ""
    yield "| environments for programs, random masked actions | decisions a second, best (range) |"
    yield "|---|---|"
    yield from (f"| {name} | {rate} |" for name, rate in programs.items())
    yield ""
    yield f"A game of hunde costs the vector environment {environments.bytes_a_game('hunde', 4)} bytes,"
    yield "observation and mask included; memory is linear in the number of games and nothing is allocated in a step."
    yield ""
    yield f"kakuzu's sampler: {1e6 / opening.best:.1f} µs a world with nine visible cells,"
    yield f"{1e6 / middle.best:.1f} µs after twenty more decisions."
    size = layout(find("hunde").state).dtype.itemsize
    many = record(find("hunde").state, 100_000)
    yield f"100,000 simultaneous hunde states: {many.nbytes / 1e6:.1f} MB ({size} bytes each)."
    yield ""
    yield "## Protocol"
    yield ""
    yield f"Contenders take turns for {ROUNDS} rounds (3 where nothing is compared) of about {SECONDS} s each; the best"
    yield "round is the figure. Every step counts on both sides, chance included (OpenSpiel: nodes)."
    yield ""
    yield "- Ours: whole games in one compiled kernel (`osselet.simulate`): list, draw, play."
    yield "- C: `bench/hunde.c`, the same rules, contract and random stream, `cc -O3 -march=native`; the same games."
    yield "- From Python: OpenSpiel's binding driven step by step, chance drawn by its probabilities."
    yield "- In C++: `pyspiel.evaluate_bots` with uniform random bots; nodes a game from 400 games."
    yield "- Step by step: one low-level call a decision (`osselet.search.stepper`), moves drawn in Python."
    yield "- Search: ours guesses a world for every iteration, grows the tree by a node and plays to the end,"
    yield "  without the game's hints; OpenSpiel's bots likewise, with one random rollout a simulation, at the first"
    yield "  decision of hearts."
    yield "- Environments: decisions are counted, not chance. Ours steps 1,024 games by one call on all cores, every"
    yield "  seat played by the caller, who draws legal actions from the masks in another call; Pgx steps a batch by"
    yield "  one jit call that draws and begins ended games anew, JAX on the same processor; RLCard and AEC games are"
    yield "  driven turn by turn with Python's generator."
    yield "- Ticks: a thread that wakes every 10 ms while another searches for two seconds."
    yield ""
    yield "Compiling is not timed."
    yield ""


def processor() -> str:
    """The processor's name, where the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown processor"
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "unknown processor")


main()
