"""Drawing from a bag, a deck or a box: pieces of a few kinds, each as likely as any other."""

from osselet.core.rule import rule
from osselet.core.state import Ints


@rule
def list_bag(copies: Ints, first: int, ids: Ints, weights: Ints) -> int:
    """What can be drawn: every kind there are copies of, by their number; ids count from `first`."""
    count = 0
    for kind in range(len(copies)):
        if copies[kind] > 0:
            ids[count] = first + kind
            weights[count] = copies[kind]
            count += 1
    forget_equal(weights, count)
    return count


@rule
def forget_equal(weights: Ints, count: int) -> None:
    """Weights that are all alike are not written: drawing is quicker without them."""
    for at in range(1, count):
        if weights[at] != weights[0]:
            return
    weights[0] = 0
