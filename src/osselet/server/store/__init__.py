"""Where tables are kept: decided, committed, and only then told."""

from osselet.server.store.store import Kept, NewTable, Person, Row, Seat, Store
from osselet.server.store.writing import Conflict, SeatRow, StoreError, TableGone, Write

__all__ = [
    "Conflict",
    "Kept",
    "NewTable",
    "Person",
    "Row",
    "Seat",
    "SeatRow",
    "Store",
    "StoreError",
    "TableGone",
    "Write",
]
