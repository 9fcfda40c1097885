"""One game being played: moves, views, logs, records, undo."""

from osselet.table.box import Box, game
from osselet.table.illegal import IllegalMove
from osselet.table.replay import replay, retrace
from osselet.table.seat import Move, Seat
from osselet.table.table import Table

__all__ = ["Box", "IllegalMove", "Move", "Seat", "Table", "game", "replay", "retrace"]
