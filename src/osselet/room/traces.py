"""What somebody has left in the entries of a table: found for their export, made unreadable when they are forgotten."""

from collections.abc import Collection, Iterable

import msgspec

from osselet.room import entries, state
from osselet.room.entries import AnyEntry, ChatEntry, Occupant, SeatsEntry
from osselet.room.state import RoomState


class Traces:
    """Follows a person (by all ids they had) through the entries of one table, from the first."""

    def __init__(self, ids: Collection[str], names: Iterable[str] = ()) -> None:
        self._ids = frozenset(ids)
        self._seats: set[int] = set()
        self.names: set[str] = set(names)
        """The names they had at this table: a bot that plays on for them has theirs."""

    def said(self, entry: AnyEntry) -> bool:
        """Takes the next entry into account; is it a line of theirs?"""
        if isinstance(entry, SeatsEntry):
            theirs = {seat for seat, one in enumerate(entry.occupants) if one.person in self._ids}
            self.names |= {entry.occupants[seat].chair.name for seat in theirs} - {""}
            self._seats = theirs
        if not isinstance(entry, ChatEntry):
            return False
        if entry.person is not None or entry.seat is None:
            return entry.person in self._ids or _spectator(entry.command) in self._ids
        return entry.seat in self._seats

    def is_theirs(self, occupant: Occupant) -> bool:
        """Do they sit there, or a bot under their name?"""
        chair = occupant.chair
        return occupant.person in self._ids or (occupant.person is None and chair.name in self.names)

    def masked(self, occupant: Occupant, mask: str) -> Occupant:
        """The seat without their name and picture; who holds several seats is still one person."""
        if not self.is_theirs(occupant):
            return occupant
        chair = msgspec.structs.replace(occupant.chair, name="", avatar=0)
        return Occupant(chair, None if occupant.person is None else mask)

    def without_ids(self, text: str, mask: str) -> str:
        """A text in which ids are masked."""
        for one in self._ids:
            text = text.replace(one, mask)
        return text


class Scrubbed(msgspec.Struct):
    """A table without somebody's traces, and without old chat where that was asked for."""

    changed: dict[int, str]
    """Entries to write anew, by number."""
    snapshot: bytes | None
    names: set[str]
    rematch: str | None


def scrub(
    stored: list[tuple[int, str]],
    snapshot: bytes | None,
    mask: str,
    ids: Collection[str],
    names: Iterable[str] = (),
    all_chat: bool = False,
) -> Scrubbed:
    """Masks somebody in all that is kept of a table; the game itself stays as it was, to the last step."""
    traces, changed, unsaid, rematch = Traces(ids, names), dict[int, str](), set[float](), None
    for seq, body in stored:
        entry = entries.read(body)
        if traces.said(entry) or (all_chat and isinstance(entry, ChatEntry)):
            assert isinstance(entry, ChatEntry)
            unsaid.add(entry.at)
            entry = ChatEntry(at=entry.at, command=entry.command, seat=entry.seat, name="")
        elif isinstance(entry, SeatsEntry):
            rematch = entry.rematch
            entry = msgspec.structs.replace(entry, occupants=[traces.masked(one, mask) for one in entry.occupants])
        if entry.command is not None:
            entry.command = traces.without_ids(entry.command, mask)
        written = entries.write(entry)
        if written != body:
            changed[seq] = written
    kept = None if snapshot is None else _scrub_state(state.read(snapshot), traces, mask, unsaid)
    return Scrubbed(changed, None if kept is None else state.write(kept), traces.names, rematch)


def _scrub_state(kept: RoomState, traces: Traces, mask: str, unsaid: set[float]) -> RoomState:
    return msgspec.structs.replace(
        kept,
        occupants=[traces.masked(one, mask) for one in kept.occupants],
        chat=[said for said in kept.chat if said.at not in unsaid],
        done={seat: [traces.without_ids(name, mask) for name in names] for seat, names in kept.done.items()},
    )


def _spectator(command: str | None) -> str:
    """The person in the command of a spectator, `None:person:id`."""
    parts = (command or "").split(":", 2)
    return parts[1] if len(parts) == 3 and parts[0] == "None" else ""
