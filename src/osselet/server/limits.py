"""How much a socket, a person, an address and the networks around it may ask."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator

from osselet.server.origins import Origins
from osselet.server.settings import Settings
from osselet.server.tally import TALLY

LIMITS: dict[str, tuple[float, float, float]] = {
    "asking": (20, 200, 1.0),  # requests; files of the page count a tenth
    "arriving": (5, 200, 0.5),  # new sockets: all at once after a restart, but not again and again
    "guessing": (0.2, 20, 1.0),  # codes and phrases tried
    "making": (0.5, 100, 0.4),  # people and tables; a table of bots alone counts five
    "advising": (0.5, 20, 1.0),  # hints: each costs a processor a second
    "looking": (400, 10_000, 1.0),  # steps of a past game that are told or shown
    "reviewing": (2, 3_000, 1.0),  # steps of a game that is reviewed
    "saying": (2, 40, 0.25),  # lines of chat
}
"""What an address may: so many a second, so many at once; and the part of it that one person may."""
GUESSES = (0.5, 600)
"""Wrong codes that the whole house bears: so many a second, and so many at once."""
FILE, BOTS_ALONE = 0.1, 5.0
"""What a file of the page costs, and a table at which nobody plays."""
UNLIMITED = 1e9
MOST_KNOWN = 40_000
"""Addresses, networks and people of whom we know how much they asked."""
OF_A_PERSON = 3 / 8
"""The part of the sockets of an address that one person may hold open, wherever they come from."""


class Bucket:
    """Lets through so many a second, and a burst now and then."""

    __slots__ = ("_at", "_burst", "_level", "_now", "_rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._level, self._at = burst, now()

    def has(self, amount: float = 1.0) -> bool:
        """Could this pass? What is dearer than the whole burst passes where nothing was asked for a while."""
        now = self._now()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level >= min(amount, self._burst)

    def spend(self, amount: float = 1.0) -> None:
        """It has passed, or cost more than was thought."""
        self._level -= amount

    def take(self, amount: float = 1.0) -> bool:
        """May this pass? Asked for every command, so it calls nothing else."""
        now = self._now()
        level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if level < amount:
            self._level = level
            return False
        self._level = level - amount
        return True


class Addresses:
    """A limit of one kind: a bucket for each address, each network around it and each person.

    Those not heard of for longest are forgotten first. Networks are heard of with each of their addresses, so that
    nobody gets round them by having many.
    """

    def __init__(
        self, rate: float, burst: float, kind: str = "", origins: Origins | None = None, person: float = 1.0
    ) -> None:
        self._rate, self._burst, self._kind, self._person = rate, burst, kind, person
        self._origins = origins or Origins()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0, person: str | None = None) -> bool:
        """May this address ask for something that costs so much, and this person? What is refused costs nothing."""
        found = list(self._around(address, person))
        for name, bucket in found:
            if not bucket.has(amount):
                TALLY.limited[self._kind, name] += 1
                return False
        for _, bucket in found:
            bucket.spend(amount)
        return True

    def _around(self, address: str, person: str | None) -> Iterator[tuple[str, Bucket]]:
        for level in self._origins.levels(address):
            yield level.name, self._bucket(level.key, level.factor)
        if person is not None:
            yield "person", self._bucket(f"person {person}", self._person)

    def _bucket(self, key: str, factor: float) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self._rate * factor, self._burst * factor)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        return bucket


class Limits:
    """All limits of a worker. Those on guesses hold for all workers together."""

    def __init__(self, settings: Settings, origins: Origins) -> None:
        def of(kind: str, share: float = 1.0) -> Addresses:
            rate, burst, person = LIMITS[kind]
            return Addresses(rate * many * share, burst * many * share, kind, origins, person)

        many, workers = settings.limits or UNLIMITED, settings.workers
        self.asking = of("asking")
        self.arriving = of("arriving")
        self.guessing = of("guessing", 1 / workers)
        self.making = of("making")
        self.advising = of("advising")
        self.looking = of("looking")
        self.reviewing = of("reviewing")
        self.saying = of("saying")
        self.misses = Misses(GUESSES[0] * many / workers, GUESSES[1] * many / workers, origins)
        newcomers = (settings.quotas["newcomers"] or UNLIMITED) * many
        self.newcomers = Addresses(newcomers / 86_400, newcomers, "newcomers", origins)
        """New people, a day."""
        self.crowd = Crowd(settings.sockets, "sockets", origins)
        """Sockets that are open."""


class Misses:
    """How many wrong codes the whole house bears, whoever tries them: strangers and people with a name apart.

    Where too many try, even a right code is not looked at, for that would tell; trusted networks are not asked.
    """

    def __init__(self, rate: float, burst: float, origins: Origins) -> None:
        self._buckets = {True: Bucket(rate, burst), False: Bucket(rate, burst)}
        self._origins = origins

    def bears(self, address: str, person: str | None) -> bool:
        """May a code be tried at all?"""
        if self._origins.is_trusted(address) or self._buckets[person is None].has():
            return True
        TALLY.limited["guessing", "house"] += 1
        return False

    def count(self, person: str | None) -> None:
        """A wrong one was."""
        self._buckets[person is None].spend()


class Crowd:
    """How many sockets are held open by an address, the networks around it, and a person."""

    def __init__(self, most: int, kind: str = "sockets", origins: Origins | None = None) -> None:
        self._most, self._kind = most, kind
        self._origins = origins or Origins()
        self._count: dict[str, int] = {}

    def enter(self, address: str, person: str | None = None) -> bool:
        """One more, if that is not too many."""
        found = list(self._around(address, person))
        for name, key, most in found:
            if self._count.get(key, 0) >= most:
                TALLY.limited[self._kind, name] += 1
                return False
        for _, key, _ in found:
            self._count[key] = self._count.get(key, 0) + 1
        return True

    def leave(self, address: str, person: str | None = None) -> None:
        """One less."""
        for _, key, _ in self._around(address, person):
            count = self._count.get(key, 0) - 1
            if count > 0:
                self._count[key] = count
            else:
                self._count.pop(key, None)

    def _around(self, address: str, person: str | None) -> Iterator[tuple[str, str, int]]:
        for level in self._origins.levels(address):
            yield level.name, level.key, self._most * level.factor
        if person is not None:
            yield "person", f"person {person}", max(1, round(self._most * OF_A_PERSON))
