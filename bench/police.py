"""How far luck carries the Police of Chicago: `python -m bench.police`, some minutes.

A level-5 Police plays among random thieves. It has no say in how many of the houses they open hold policemen, and
without policemen it can do nothing: its share of the victory is told by how many it was given.
"""

from collections import defaultdict
from statistics import fmean

from bench.strength import PLAYERS, SEED
from osselet.bots.named_bots import BOTS
from osselet.core.registry import find
from osselet.lab.match import Match
from osselet.lab.simulate import Deals
from osselet.lab.task_pool import LocalPool
from osselet.search.playouts import SHARE

GAMES = 600
MANY = 5
"""From so many policemen on they are told together."""


def main() -> None:
    """Plays, and prints a row for each number of policemen."""
    game = find("chicago")
    policeman = game.vocabulary(game.read_options({}, PLAYERS)).find("house:police")
    match = Match(game.id, PLAYERS, (*(BOTS[0],) * (PLAYERS - 1), BOTS[-1]), SEED)
    shares: dict[int, list[float]] = defaultdict(list)
    for played in LocalPool().run(Deals(match, traced=True), [(deal, 0) for deal in range(GAMES)]):
        found = sum(chance.outcome == policeman for chance in played.chances)
        shares[min(found, MANY)].append(played.shares[-1] / SHARE)
    print(f"| policemen | of {GAMES} games | share of the Police |\n|---|---|---|")
    for found, won in sorted(shares.items()):
        more = " or more" if found == MANY else ""
        print(f"| {found}{more} | {100 * len(won) / GAMES:.0f} % | {100 * fmean(won):.0f} % |")
    print(f"| any | 100 % | {100 * fmean(share for won in shares.values() for share in won):.1f} % |")


if __name__ == "__main__":
    main()
