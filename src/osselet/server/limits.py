"""How much one socket or one address may ask."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 20_000


class Bucket:
    """Lets through so many a second, and a burst now and then."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._level, self._at = burst, now()

    def take(self, amount: float = 1.0) -> bool:
        """May this pass?"""
        now = self._now()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True


class Addresses:
    """A bucket for each address; those not heard of for longest are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> bool:
        """May this address ask?"""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(amount)


class Crowd:
    """How many sockets an address holds open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more, if that is not too many."""
        count = self._count.get(address, 0)
        if count >= self._most:
            return False
        self._count[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        count = self._count.get(address, 0) - 1
        if count > 0:
            self._count[address] = count
        else:
            self._count.pop(address, None)
