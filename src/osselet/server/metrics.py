"""What a host may count. Nothing here depends on what anybody holds."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
STORED = Counter("osselet_entries_stored", "Entries committed to the store.", registry=REGISTRY)
FAILED = Counter("osselet_entries_failed", "Entries the store did not take.", registry=REGISTRY)
SENT = Counter("osselet_messages_sent", "Messages of beats, chat and seating sent to viewers.", registry=REGISTRY)
REFUSED = Counter(
    "osselet_commands_refused",
    "Commands refused, by code; against the rules of a game is one code.",
    ["code"],
    registry=REGISTRY,
)
SOCKETS = Gauge("osselet_sockets", "Sockets open now.", registry=REGISTRY)
ROOMS = Gauge("osselet_rooms", "Tables in memory now.", registry=REGISTRY)
BOT_MOVES = Counter("osselet_bot_moves", "Moves bots have made.", registry=REGISTRY)
COMMAND_SECONDS = Histogram(
    "osselet_command_seconds",
    "From a command's arrival to its acknowledgement.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)


WORKER = Gauge("osselet_worker", "Which worker answered; each counts for itself.", ["pid"], registry=REGISTRY)
WORKER.labels(str(os.getpid())).set(1)


def page() -> bytes:
    """The page that Prometheus reads."""
    return generate_latest(REGISTRY)
