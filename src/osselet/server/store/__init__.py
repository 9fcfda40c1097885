"""Where tables are kept: decided, committed, and only then told."""

from osselet.server.store.devices import Device, Devices
from osselet.server.store.store import Store

__all__ = ["Device", "Devices", "Store"]
