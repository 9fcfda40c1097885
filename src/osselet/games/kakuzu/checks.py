"""What Kakuzu tells the conformance suite about itself."""

from collections.abc import Iterator

from osselet.core import Ints, rule
from osselet.core.state import copy
from osselet.games.kakuzu.rules.filling import FULL
from osselet.games.kakuzu.secrets import DEEPEST, LEAVES, LISTABLE, NO_PATH, next_path, walk
from osselet.games.kakuzu.state import CELLS, DONE, GRID, Kakuzu, KakuzuScratch, covered


@rule
def pieces(s: Kakuzu, counts: Ints) -> int:
    """No stone is lost: on the tray, set aside in the opening, in the bank or with a player there are 81."""
    counts[0] = s.aside + s.bank
    for cell in range(CELLS):
        if covered(s, cell):
            counts[0] += 1
    for seat in range(s.players):
        counts[0] += s.stones[seat]
    return 1


def worlds(s: Kakuzu, seat: int, limit: int) -> Iterator[tuple[Kakuzu, int]] | None:
    """Every completion of the visible grid, all of the same weight.

    None if there are more than the limit, and where `guess` does not list them: there it is only as
    even as its method allows.
    """
    if s.phase in (GRID, DONE):
        return iter([(copy(s), 1)])
    found: list[tuple[Kakuzu, int]] = []
    path = 0
    for _ in range(LEAVES if CELLS - s.left >= LISTABLE else 0):
        world = copy(s)
        end, depth, ways = walk(world, KakuzuScratch(), path)
        if depth > DEEPEST or len(found) > limit:
            return None
        if end == FULL:
            found.append((world, 1))
        path = next_path(path, depth, ways)
        if path == NO_PATH:
            return iter(found)
    return None
