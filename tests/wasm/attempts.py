"""Attempts at random for games of dexterity: hands lent, hands lent and spoilt, noise, and what attackers send."""

import random
from typing import NamedTuple

from osselet.core.dexterity import LEAST_HANDICAP, MOST_DEAL, MOST_HANDICAP, Call, Dexterity
from osselet.core.state import State, pack
from osselet.core.trace import FARTHEST, LONGEST, MOST_EVENTS, Event, decode

LENT = 6
"""Hands lent for a figure; all others of that sort are these, spoilt."""
LEVELS = (1, 2, 3, 4, 5)
SHARED = (5,)
"""Where bones lie for all at once: so many of them, where they were dealt."""


class Tried(NamedTuple):
    """An attempt as the judge takes it."""

    field: State
    """Before `begin`."""
    figure: int
    level: int
    events: list[Event]

    def data(self) -> bytes:
        """As `judge.mjs` reads it."""
        numbers = [self.figure, self.level, len(self.events), *(one for event in self.events for one in event)]
        return pack(self.field) + b"".join(one.to_bytes(4, "little", signed=True) for one in numbers)


class Attempts:
    """Of one figure, the same for the same seed."""

    def __init__(self, dexterity: Dexterity, figure: str, seed: int) -> None:
        self.dexterity, self.name, self.figure = dexterity, figure, dexterity.figures.index(figure)
        self.chance = random.Random(f"{figure} {seed}")
        self._lent = [self._lend(ring=at % 3 == 2) for at in range(LENT)]

    def one(self) -> Tried:
        """Any attempt."""
        sort = self.chance.random()
        if sort < 0.5:
            tried, ring = self.chance.choice(self._lent)
            return tried._replace(field=self._field(ring, tried.field), events=self._spoilt(tried.events))
        events = self._noise() if sort < 0.85 else self._storm()
        return Tried(self._field(self.chance.random() < 0.3), self.figure, self.chance.choice(LEVELS), events)

    def _call(self, level: int) -> Call:
        return Call(self.name, (0,), (level,), SHARED)

    def _deal(self, level: int) -> tuple[int, ...]:
        return tuple(self.chance.randrange(below) for below in self.dexterity.ranges(self._call(level), 0))

    def _lend(self, ring: bool) -> tuple[Tried, bool]:
        level = self.chance.choice(LEVELS)
        deal, skill, seed = self._deal(level), self.chance.randrange(101), self.chance.getrandbits(30)
        trace = self.dexterity.lend(self._call(level), 0, deal, skill, seed, ring=ring)
        f = self.dexterity.field()
        for at, number in enumerate(deal):
            f.deal[at] = number  # type: ignore[attr-defined]
        f.shared[0] = SHARED[0]  # type: ignore[attr-defined]
        f.tempo, f.reach, f.ring = 100, 100, int(ring)  # type: ignore[attr-defined]
        return Tried(f, self.figure, level, decode(trace)), ring

    def _field(self, ring: bool, like: State | None = None) -> State:
        """Before `begin`: dealt anew, or as a lent hand had it."""
        f = self.dexterity.field()
        deal = like.deal if like is not None and self.chance.random() < 0.8 else self._deal(1)  # type: ignore[attr-defined]
        for at in range(MOST_DEAL):
            f.deal[at] = deal[at]  # type: ignore[attr-defined]
        f.shared[0] = SHARED[0]  # type: ignore[attr-defined]
        if like is None and self.chance.random() < 0.3:
            self._share(f)
        handicaps = (LEAST_HANDICAP, 100, 137, MOST_HANDICAP) if self.chance.random() < 0.3 else (100,)
        f.tempo, f.reach = self.chance.choice(handicaps), self.chance.choice(handicaps)  # type: ignore[attr-defined]
        f.ring = int(ring)  # type: ignore[attr-defined]
        return f

    def _share(self, f: State) -> None:
        """Bones that lie there from an exchange before: how many, and of each its place, and whether it is there."""
        count = self.chance.randrange(7)
        f.shared[0] = count  # type: ignore[attr-defined]
        for bone in range(count):
            place = (self.chance.randrange(100, 900), self.chance.randrange(100, 1100), self.chance.randrange(2))
            for at, number in enumerate(place):
                f.shared[3 * bone + 1 + at] = number  # type: ignore[attr-defined]

    def _spoilt(self, events: list[Event]) -> list[Event]:
        """As a hand did it, or with events lost, doubled, beside their place, early or late."""
        chance, error, found = self.chance, self.chance.choice((0, 0, 3, 20, 60)), []
        slip = chance.choice((0.0, 0.0, 0.02, 0.1))
        t = 0
        for event in events:
            if chance.random() < slip:
                continue
            t = min(max(t, event.t + chance.randint(-error, error)), LONGEST)
            kind = chance.randrange(4) if chance.random() < slip else event.kind
            moved = Event(t, kind, event.x + chance.randint(-error, error), event.y + chance.randint(-error, error))
            found += [moved] * (2 if chance.random() < slip else 1)
        return found[: chance.randrange(len(found) + 1) if chance.random() < 0.1 else MOST_EVENTS]

    def _noise(self) -> list[Event]:
        """Presses, moves and keys anywhere on the field."""
        chance, found, t = self.chance, [], 0
        pace = chance.choice((10, 80, 400, 1500))
        for _ in range(chance.randrange(80)):
            t = min(t + chance.randrange(pace), LONGEST)
            found.append(Event(t, chance.choice((0, 1, 2, 3)), chance.randrange(1001), chance.randrange(1251)))
        return found

    def _storm(self) -> list[Event]:
        """As much as a trace may hold, at its bounds."""
        chance, found, t = self.chance, [], 0
        ends = (-FARTHEST, -1, 0, 1, 500, 1000, 1250, FARTHEST)
        for _ in range(chance.choice((1, 20, 200))):
            t = min(t + chance.choice((0, 0, 1, 8, 5000)), LONGEST)
            found.append(Event(t, chance.randrange(4), chance.choice(ends), chance.choice(ends)))
        return found
