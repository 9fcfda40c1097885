"""All that a room remembers beside the game itself: this very record is what a snapshot keeps."""

from typing import Any, Literal

import msgspec

from osselet.room.entries import ChatEntry, Occupant
from osselet.room.setup import Setup
from osselet.wire.messages import Chair

Stage = Literal["open", "playing", "over"]
DONE_A_SEAT = 64
"""Commands of a seat that are recognised when they are sent again; those of spectators count as one seat's."""
KEPT_CHAT = 50


class UndoWish(msgspec.Struct, array_like=True):
    """Somebody asks the table to go back."""

    seat: int
    count: int
    """To where so many steps had happened."""
    waiting: list[int]
    """The seats that have not agreed yet."""


class RoomState(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The state of a room."""

    occupants: list[Occupant] = msgspec.field(name="keepers")
    setting: Setup
    public: bool
    stage: Stage = "open"
    rematch: str | None = None
    versions: list[int]
    """How many changes each looker has been shown: the seats, and behind them the spectators."""
    asked: list[int]
    """For each seat the version since which it is asked what it is asked now."""
    done: dict[str, list[str]] = msgspec.field(default_factory=dict)
    """The ids of the commands each seat has had done lately."""
    commands: list[str] = msgspec.field(default_factory=list)
    """In snapshots of a former version: the same for all seats together."""
    bank: list[float]
    """Seconds left for each seat when the clocks were last charged."""
    since: float = 0.0
    """When that was."""
    before: dict[int, float] = msgspec.field(default_factory=dict)
    """What seats had left before they were last granted time: they have it again if they take the decision back."""
    thinking: list[int] = msgspec.field(default_factory=list)
    """For whom the clock runs since then."""
    wish: UndoWish | None = None
    chat: list[ChatEntry] = msgspec.field(default_factory=list)
    table: dict[str, Any] | None = None
    """The game, in snapshots only."""

    def __post_init__(self) -> None:
        """Takes over what a former version has kept."""
        for command in self.commands:
            self.remember(command)
        self.commands = []

    def remember(self, command: str) -> None:
        """A command (`seat:id`) was done."""
        seat, _, name = command.partition(":")
        done = self.done.setdefault(seat, [])
        done.append(name)
        if len(done) > DONE_A_SEAT:
            del done[0]

    def was_done(self, command: str) -> bool:
        """Was this command (`seat:id`) done before?"""
        seat, _, name = command.partition(":")
        return name in self.done.get(seat, ())

    def is_present(self, seat: int) -> bool:
        """Does a person play this seat at the moment?"""
        chair = self.occupants[seat].chair
        return chair.kind == "person" and not chair.away


def first_state(players: int, setting: Setup, public: bool) -> RoomState:
    """A room before its first entry."""
    return RoomState(
        occupants=[Occupant(Chair(kind="open")) for _ in range(players)],
        setting=setting,
        public=public,
        versions=[0] * (players + 1),
        asked=[0] * players,
        bank=[float(setting.clock.seconds)] * players,
    )


write = msgspec.msgpack.Encoder().encode
"""A state as a snapshot keeps it."""
read = msgspec.msgpack.Decoder(RoomState).decode
