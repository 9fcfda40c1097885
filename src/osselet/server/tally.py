"""Plain numbers of what a worker does, counted at every move; `metrics.py` writes them out when somebody reads them."""

from bisect import bisect_left
from collections import Counter

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Tally:
    """What is counted."""

    def __init__(self) -> None:
        self.stored = self.failed = self.sent = self.bot_moves = 0
        self.sockets = self.rooms = 0
        self.database_up = self.bus_up = True
        self.space_free: int | None = None
        self.space_low = False
        self.refused: Counter[str] = Counter()
        self.limited: Counter[tuple[str, str]] = Counter()
        """What a limit has stopped: its kind, and whose it was."""
        self.swept: Counter[str] = Counter()
        self.due = 0
        self.times = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def answered(self, seconds: float) -> None:
        """A command was answered after so many seconds."""
        self.times[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds


TALLY = Tally()
