"""Where tables are kept: decided, committed, and only then told."""

from osselet.server.store.devices import Device, Devices, Visitor
from osselet.server.store.store import NewTableRow, Person, Store, StoredSeat
from osselet.server.store.writer import Conflict, NotSynced, StoreError, TableGone, trouble

__all__ = [
    "Conflict",
    "Device",
    "Devices",
    "NewTableRow",
    "NotSynced",
    "Person",
    "Store",
    "StoreError",
    "StoredSeat",
    "TableGone",
    "Visitor",
    "trouble",
]
