"""What a host may count. Nothing here depends on what anybody holds."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from osselet.server.tally import BUCKETS, TALLY, Tally

OLD = 15.0
"""Seconds after which a worker that has not laid out its numbers is in trouble."""
OF_THE_HOUSE = frozenset({"osselet_disk_free_bytes", "osselet_disk_low"})
"""What is the same for all workers."""


def collect(tally: Tally) -> Iterator[Metric]:
    """The numbers of a worker for Prometheus."""
    yield CounterMetricFamily("osselet_entries_stored", "Entries committed to the store.", tally.stored)
    yield CounterMetricFamily("osselet_entries_failed", "Entries the store did not take.", tally.failed)
    yield CounterMetricFamily("osselet_messages_sent", "Messages about tables sent to viewers.", tally.sent)
    yield CounterMetricFamily("osselet_bot_moves", "Moves bots have made.", tally.bot_moves)
    refused = CounterMetricFamily("osselet_commands_refused", "Commands refused, by code.", labels=["code"])
    for code, count in sorted(tally.refused.items()):
        refused.add_metric([code], count)
    yield refused
    limited = CounterMetricFamily(
        "osselet_limited", "What limits have stopped, by kind and by whose limit it was.", labels=["kind", "by"]
    )
    for of, count in sorted(tally.limited.items()):
        limited.add_metric(of, count)
    yield limited
    swept = CounterMetricFamily("osselet_swept", "What went because nobody had touched it.", labels=["kind"])
    for kind, count in sorted(tally.swept.items()):
        swept.add_metric([kind], count)
    yield swept
    yield GaugeMetricFamily("osselet_tables_due", "Tables that go within a week.", tally.due)
    yield GaugeMetricFamily("osselet_sockets", "Sockets open now.", tally.sockets)
    yield GaugeMetricFamily("osselet_rooms", "Tables in memory now.", tally.rooms)
    yield GaugeMetricFamily("osselet_database_up", "1 while the database takes what is written.", tally.database_up)
    yield GaugeMetricFamily("osselet_bus_up", "1 while workers hear of each other at once.", tally.bus_up)
    if tally.space_free is not None:
        yield GaugeMetricFamily("osselet_disk_free_bytes", "Room where the database lies.", tally.space_free)
        yield GaugeMetricFamily("osselet_disk_low", "1 where that is less than OSSELET_SPACE.", tally.space_low)
    yield _histogram(tally)


def _histogram(tally: Tally) -> Metric:
    buckets, total = [], 0
    for end, count in zip([*BUCKETS, float("inf")], tally.times, strict=True):
        total += count
        buckets.append(("+Inf" if end == float("inf") else str(end), float(total)))
    return HistogramMetricFamily(
        "osselet_command_seconds", "From a command's arrival to its answer.", buckets, tally.seconds
    )


class Family(msgspec.Struct, array_like=True):
    """One metric of one worker."""

    name: str
    text: str
    kind: str
    samples: list[tuple[str, dict[str, str], float]]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(tuple[float, list[Family]]).decode
"""When a worker has laid out its numbers, by the clock that nobody sets, and those."""


class Board:
    """Where the workers of a house lay out their numbers, for whichever of them is asked for all.

    Each keeps its own: were they added up here, a worker that is replaced would look like a house that counts back.
    """

    def __init__(self, folder: Path | None = None, own: int = 0, count: int = 1) -> None:
        self._folder, self._own, self._count = folder, own, count

    def lay_out(self) -> None:
        """Shows the others our numbers."""
        if self._folder is not None:
            part = self._folder / f"{self._own}.part"
            with contextlib.suppress(OSError):  # a disk that is full: others see that our numbers are old
                part.write_bytes(_encode((time.monotonic(), _families())))
                part.replace(self._folder / str(self._own))

    def page(self) -> bytes:
        """The page that Prometheus reads."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)

    def collect(self) -> Iterator[Metric]:
        """All numbers of all workers."""
        found: dict[str, Metric] = {}
        up = GaugeMetricFamily("osselet_worker_up", "1 for a worker whose numbers are fresh.", labels=["worker"])
        for worker in range(self._count):
            families, is_fresh = self._of(worker)
            up.add_metric([str(worker)], is_fresh)
            for one in families:
                if one.name in OF_THE_HOUSE and worker != self._own:
                    continue
                metric = found.setdefault(one.name, Metric(one.name, one.text, one.kind))
                whose = {} if one.name in OF_THE_HOUSE else {"worker": str(worker)}
                for name, labels, value in one.samples:
                    metric.add_sample(name, {**labels, **whose}, value)
        yield from found.values()
        yield up

    def _of(self, worker: int) -> tuple[list[Family], bool]:
        """The numbers of a worker, and whether they are fresh."""
        if worker == self._own or self._folder is None:
            return _families(), True
        try:
            at, families = _decode((self._folder / str(worker)).read_bytes())
        except (OSError, msgspec.DecodeError):
            return [], False
        return families, time.monotonic() - at < OLD


def _families() -> list[Family]:
    return [
        Family(one.name, one.documentation, one.type, [(s.name, dict(s.labels), float(s.value)) for s in one.samples])
        for one in collect(TALLY)
    ]
