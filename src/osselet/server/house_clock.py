"""The time of the house: it goes on evenly, even where the clock of the machine is set while people play.

It begins at the machine's time and counts on by a clock that nobody sets, so that a jump costs nobody thinking time and
keeps no bot waiting. That clock is the same for all processes of a machine: workers share where it began.
"""

import time
from collections.abc import Callable


class HouseClock:
    """Seconds since 1970, evenly."""

    def __init__(self, wall: Callable[[], float] = time.time, even: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._even = wall, even
        self.begun = wall() - even()
        """What is added to the even clock."""

    def now(self) -> float:
        """What time it is here."""
        return self.begun + self._even()

    def astray(self) -> float:
        """By how many seconds the machine's clock was set since: positive where it was put forward."""
        return self._wall() - self.now()


clock = HouseClock()


def now() -> float:
    """What time it is in this house."""
    return clock.now()
