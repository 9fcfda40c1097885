"""What a host may count. Nothing here depends on what anybody holds."""

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Tally:
    """Plain numbers: they are counted at every move, and written out only when somebody reads them."""

    def __init__(self) -> None:
        self.stored = self.failed = self.sent = self.bot_moves = 0
        self.sockets = self.rooms = 0
        self.refused: Counter[str] = Counter()
        self._times = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def answered(self, seconds: float) -> None:
        """A command was answered after so many seconds."""
        self._times[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """For Prometheus."""
        yield CounterMetricFamily("osselet_entries_stored", "Entries committed to the store.", self.stored)
        yield CounterMetricFamily("osselet_entries_failed", "Entries the store did not take.", self.failed)
        yield CounterMetricFamily("osselet_messages_sent", "Messages about tables sent to viewers.", self.sent)
        yield CounterMetricFamily("osselet_bot_moves", "Moves bots have made.", self.bot_moves)
        refused = CounterMetricFamily("osselet_commands_refused", "Commands refused, by code.", labels=["code"])
        for code, count in sorted(self.refused.items()):
            refused.add_metric([code], count)
        yield refused
        yield GaugeMetricFamily("osselet_sockets", "Sockets open now.", self.sockets)
        yield GaugeMetricFamily("osselet_rooms", "Tables in memory now.", self.rooms)
        worker = GaugeMetricFamily("osselet_worker", "Which worker answers; each counts for itself.", labels=["pid"])
        worker.add_metric([str(os.getpid())], 1)
        yield worker
        yield self._histogram()

    def _histogram(self) -> Metric:
        buckets, total = [], 0
        for end, count in zip([*BUCKETS, float("inf")], self._times, strict=True):
            total += count
            buckets.append(("+Inf" if end == float("inf") else str(end), float(total)))
        return HistogramMetricFamily(
            "osselet_command_seconds", "From a command's arrival to its answer.", buckets, self._seconds
        )


TALLY = Tally()
_registry = CollectorRegistry()
_registry.register(TALLY)


def page() -> bytes:
    """The page that Prometheus reads."""
    return generate_latest(_registry)
