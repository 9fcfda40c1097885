"""A million games, looked at from several sides: does the seat matter, and what does a rule change?

python examples/million_games.py [games]
"""

import sys
import time

import osselet


def study(games: int) -> list[dict[str, object]]:
    """Random games of hunde under both rules of pushing, a row a seat."""
    rows: list[dict[str, object]] = []
    for push in ("back", "rear"):
        result = osselet.simulate("hunde", players=4, games=games, seed=1, options={"push": push})
        rows += [{"push": push, **row} for row in result.rows()]
    return rows


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    started = time.perf_counter()
    found = study(count)
    print(f"{'push':5} {'seat':>4} {'share':>8} {'score':>8}")
    for row in found:
        print(f"{row['push']:5} {row['seat']:>4} {row['share']:8.4f} {row['score']:8.3f}")
    print(f"{2 * count:,} games in {time.perf_counter() - started:.1f} s")
