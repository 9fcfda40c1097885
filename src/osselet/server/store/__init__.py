"""Where tables are kept: decided, committed, and only then told."""

from osselet.server.store.store import NewTableRow, Person, Store, StoredSeat
from osselet.server.store.writer import Conflict, StoreError, TableGone

__all__ = ["Conflict", "NewTableRow", "Person", "Store", "StoreError", "StoredSeat", "TableGone"]
