"""Traces: what a hand did on the field, as few bytes as it needs.

An event is `(t, kind, x, y)`: whole milliseconds since the call was shown, what happened, and where in field units. In
bytes it is three varints (seven bits a byte, the lowest first, the eighth says that more follow): `Δt·4 + kind`, and Δx
and Δy zigzagged (0, -1, 1, -2 … as 0, 1, 2, 3 …). All three are differences to the event before, the first one's to
zero, so that the bytes of chunks sent one after the other are the bytes of the whole.
"""

from collections.abc import Iterable
from typing import NamedTuple

from osselet.core.errors import OsseletError

MOVE, DOWN, UP, KEY = range(4)
"""Kinds: the pressed pointer has moved, was pressed, was released; a key of the ring dialect (x says which)."""
MOST_BYTES = 3000
MOST_EVENTS = 1024
LONGEST = 60_000
"""No trace is longer, in ms."""
FARTHEST = 4095
"""No coordinate is farther from zero."""


class TraceError(OsseletError):
    """Bytes that are no trace, or one beyond the bounds."""


class Event(NamedTuple):
    """One thing that a hand did."""

    t: int
    kind: int
    x: int
    y: int


def encode(events: Iterable[tuple[int, int, int, int]]) -> bytes:
    """The bytes of a trace; a TraceError where `decode` would raise one."""
    data = bytearray()
    last = Event(0, 0, 0, 0)
    for count, event in enumerate(events):
        now = _checked(Event(*event), last.t, count)
        _write(data, (now.t - last.t) << 2 | now.kind)
        _write(data, _zigzag(now.x - last.x))
        _write(data, _zigzag(now.y - last.y))
        last = now
    if len(data) > MOST_BYTES:
        raise TraceError(f"A trace has at most {MOST_BYTES} bytes.")
    return bytes(data)


def decode(data: bytes) -> list[Event]:
    """The events of a trace."""
    if len(data) > MOST_BYTES:
        raise TraceError(f"A trace has at most {MOST_BYTES} bytes.")
    events: list[Event] = []
    last = Event(0, 0, 0, 0)
    at = 0
    while at < len(data):
        head, at = _read(data, at)
        dx, at = _read(data, at)
        dy, at = _read(data, at)
        event = Event(last.t + (head >> 2), head & 3, last.x + _unzigzag(dx), last.y + _unzigzag(dy))
        last = _checked(event, last.t, len(events))
        events.append(last)
    return events


def _checked(event: Event, after: int, count: int) -> Event:
    if count >= MOST_EVENTS:
        raise TraceError(f"A trace has at most {MOST_EVENTS} events.")
    if not after <= event.t <= LONGEST:
        raise TraceError(f"Event {count + 1} of a trace is out of time.")
    if not MOVE <= event.kind <= KEY or max(abs(event.x), abs(event.y)) > FARTHEST:
        raise TraceError(f"Event {count + 1} of a trace is out of bounds.")
    return event


def _write(data: bytearray, number: int) -> None:
    while number > 127:
        data.append(number & 127 | 128)
        number >>= 7
    data.append(number)


def _read(data: bytes, at: int) -> tuple[int, int]:
    number = shift = 0
    while at < len(data) and shift < 28:
        byte = data[at]
        at += 1
        number |= (byte & 127) << shift
        if byte < 128:
            return number, at
        shift += 7
    raise TraceError("A trace breaks off, or holds a number too large.")


def _zigzag(number: int) -> int:
    return number << 1 if number >= 0 else (-number << 1) - 1


def _unzigzag(number: int) -> int:
    return -(number >> 1) - 1 if number & 1 else number >> 1
