"""How a finished game was decided, as everybody may know it."""

from collections.abc import Sequence
from dataclasses import dataclass

from osselet.core.engine import Engine
from osselet.core.game import SPECTATOR, Account, Line, Passage
from osselet.core.vocabulary import SeatNumber
from osselet.table.past import Past
from osselet.table.story import Story

TURNS = 3
"""So many turning points at most."""
LINES = 2
"""Sentences to tell of one of them: first those about whoever took the lead, or whose points it changed."""
Points = Sequence[int | None]


@dataclass(frozen=True)
class TurningPoint:
    """A step after which the game was another one."""

    count: int
    """How many steps had happened by then."""
    leader: int | None
    """Who took the lead by it, alone."""
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class FinalAccount:
    """The account of a game, what the victory was won by, and where the game turned."""

    account: Account
    margin: int | None
    """Points between the winners and the best of the others; None where there are no others or points do not say."""
    turns: tuple[TurningPoint, ...]


def settle(engine: Engine, past: Past, story: Story) -> FinalAccount:
    """The account of a finished game; nothing in it is secret from anybody, for it is made for a spectator."""
    end = len(past.steps)
    states = [past.hidden(count, SPECTATOR) for count in range(end + 1)]
    passages = [Passage(states[at], story.seen(at, SPECTATOR), states[at + 1]) for at in range(end)]
    account = engine.account(states[-1], passages) or Account(parts=((),) * engine.players)
    points = [engine.score(s)[0] for s in states]
    winners = engine.score(states[-1])[1]
    counts = list(account.moments)[:TURNS] or turning_points(points, winners)
    turns = tuple(_turn(engine, passages[count - 1], points, count) for count in sorted(counts))
    past.forget()
    return FinalAccount(account, margin(points[-1], winners), turns)


def _turn(engine: Engine, passage: Passage, points: Sequence[Points], count: int) -> TurningPoint:
    was, leader = _leader(points[count - 1]), _leader(points[count])
    changed = {seat for seat, (one, two) in enumerate(zip(points[count - 1], points[count], strict=True)) if one != two}
    lines = engine.tell(*passage)
    telling = [line for line in lines if changed & _named(line)]
    told = lines if None in points[count - 1] else telling or lines
    if leader is not None and leader != was:
        first = sorted(told, key=lambda line: leader not in _named(line))[:LINES]  # why this one leads, if they say so
        return TurningPoint(count, leader, tuple(line for line in told if line in first))
    return TurningPoint(count, None, tuple(told[:LINES]))


def _named(line: Line) -> set[int]:
    """The seats a sentence speaks of."""
    return {value for value in line.arguments.values() if isinstance(value, SeatNumber)}


def margin(points: Points, winners: Sequence[int]) -> int | None:
    """By how many points the winners are ahead of the best of the others; None where a tie was broken or all won."""
    others = [score for seat, score in enumerate(points) if seat not in winners and score is not None]
    best = [points[seat] for seat in winners]
    if not others or not best or best[0] is None or best[0] <= max(others):
        return None
    return best[0] - max(others)


def _leader(points: Points) -> int | None:
    """Who is ahead of all others."""
    known = [-1 if score is None else score for score in points]
    best = max(known)
    return known.index(best) if known.count(best) == 1 else None


def turning_points(points: Sequence[Points], winners: Sequence[int]) -> list[int]:
    """The counts of the steps by which the winners took the lead for good, and others that changed most."""
    changed: list[tuple[int, int, int]] = []
    for count in range(1, len(points)):
        before, after = _lead(points[count - 1], winners), _lead(points[count], winners)
        if before is not None and after is not None and before != after:
            changed.append((count, before, after))
    if not changed:
        return []
    for_good = max((count for count, before, after in changed if before <= 0 < after), default=None)

    def weight(one: tuple[int, int, int]) -> tuple[bool, bool, int, int]:
        count, before, after = one
        return count == for_good, (before > 0) != (after > 0), abs(after - before), count

    return [count for count, _, _ in sorted(changed, key=weight, reverse=True)[:TURNS]]


def _lead(points: Points, winners: Sequence[int]) -> int | None:
    """How far the later winners are ahead at some moment."""
    if None in points or not 0 < len(winners) < len(points):
        return None
    best = max(points[seat] or 0 for seat in winners)
    return best - max(score or 0 for seat, score in enumerate(points) if seat not in winners)
