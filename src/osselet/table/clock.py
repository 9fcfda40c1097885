"""The seconds of each seat, for games played by the clock."""

import time
from collections.abc import Callable, Sequence


class Clock:
    """Counts down for whoever has to decide; who drives the table calls `time_out` when a seat has none left."""

    def __init__(self, seconds: int, players: int, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._held: float | None = None
        self._left = [float(seconds)] * players
        self._running: int | None = None
        self._since = 0.0

    def run(self, seat: int | None) -> None:
        """Charges whoever it ran for, and runs for this seat from now on (None: for nobody)."""
        if self._running is not None:
            self._left[self._running] = self.left[self._running]
        self._running, self._since = seat, self._time()

    def _time(self) -> float:
        return self._now() if self._held is None else self._held

    def hold(self) -> None:
        """Stands still until `go`: a replay costs nobody time."""
        self._held = self._now()

    def go(self, left: Sequence[float] | None = None) -> None:
        """Runs again, with these seconds left where they are known."""
        if left is not None:
            self._left = [float(seconds) for seconds in left]
        self._held, self._since = None, self._now()

    def stop(self, seat: int) -> None:
        """The seat has no time left."""
        self._left[seat] = 0.0

    @property
    def left(self) -> list[float]:
        """Seconds left, a seat."""
        left = list(self._left)
        if self._running is not None:
            left[self._running] = max(0.0, left[self._running] - (self._time() - self._since))
        return left
