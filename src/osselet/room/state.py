"""All that a room remembers beside the game itself: this very record is what a snapshot keeps."""

from typing import Any, Literal

import msgspec

from osselet.core.dexterity import Attempt
from osselet.room.entries import ChatEntry, Occupant
from osselet.room.setup import Setup
from osselet.wire.messages import Chair

Stage = Literal["open", "playing", "over"]
DONE_A_SEAT = 64
"""Commands of a seat that are recognised when they are sent again."""
DONE_A_SPECTATOR, MOST_SPECTATORS = 8, 64
"""The same for each spectator, and of how many spectators: those who were heard last."""
KEPT_CHAT = 50


WATCHING = "None"


class UndoWish(msgspec.Struct, array_like=True):
    """Somebody asks the table to go back."""

    seat: int
    count: int
    """To where so many steps had happened."""
    waiting: list[int]
    """The seats that have not agreed yet."""


class Begun(msgspec.Struct, array_like=True, frozen=True):
    """An attempt under way."""

    at: float
    deal: tuple[int, ...]
    tempo: int
    reach: int
    ring: bool
    allowance: int
    """Milliseconds that the line may take."""
    lent: bool
    seed: int


class LiveBout(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Hands at work: what was done so far where chance waits for it."""

    number: int
    judge: int
    since: float
    """When those who are called now were called."""
    watching: float = 0.0
    """Seconds that everybody looks at what was shown before."""
    exchanges: list[list[Attempt]] = msgspec.field(default_factory=list)
    begun: dict[int, Begun] = msgspec.field(default_factory=dict)
    acted: dict[int, Attempt] = msgspec.field(default_factory=dict)
    ready: list[int] = msgspec.field(default_factory=list)
    """Who has begun at least once, as everybody may know."""
    voids: list[int] = msgspec.field(default_factory=list)
    """Whose attempt was not believed once."""
    common: tuple[int, ...] = ()
    """What all called are dealt alike."""

    @property
    def is_begun(self) -> bool:
        """Has anybody seen a deal of it?"""
        return bool(self.ready or self.exchanges)

    def call_again(self, at: float, watching: float) -> None:
        """The next exchange begins."""
        self.since, self.watching, self.common = at, watching, ()
        for done in (self.begun, self.acted, self.ready, self.voids):
            done.clear()


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
    """The ids of the commands each seat, and each person who watches (`None:PERSON`), has had done lately."""
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
    late: dict[int, float] = msgspec.field(default_factory=dict)
    """Seconds that seats have left before their clock begins to run: what they have drawn themselves they shall see."""
    bouts: int = 0
    """How often hands were called."""
    bout: LiveBout | None = None
    wish: UndoWish | None = None
    chat: list[ChatEntry] = msgspec.field(default_factory=list)
    forgot: int = 0
    """How often something of what was kept was made unreadable: who has seen it in memory has to look anew."""
    table: dict[str, Any] | None = None
    """The game, in snapshots only."""

    def __post_init__(self) -> None:
        """Takes over what a former version has kept."""
        for command in (*self.commands, *(f"{WATCHING}:{name}" for name in self.done.pop(WATCHING, ()))):
            self.remember(command)
        self.commands = []

    def remember(self, command: str) -> None:
        """A command (`seat:id`, or `None:person:id` of who watches) was done."""
        who, name = _whose(command)
        watches = who.startswith(WATCHING)
        done = self.done.pop(who, []) if watches else self.done.setdefault(who, [])
        done.append(name)
        del done[: -DONE_A_SPECTATOR if watches else -DONE_A_SEAT]
        if watches:
            self.done[who] = done
            watching = [known for known in self.done if known.startswith(WATCHING)]
            if len(watching) > MOST_SPECTATORS:
                del self.done[watching[0]]

    def was_done(self, command: str) -> bool:
        """Was this command done before?"""
        who, name = _whose(command)
        return name in self.done.get(who, ())

    def is_lent(self, seat: int) -> bool:
        """Does the server's hand do what this seat is called for?"""
        chair = self.occupants[seat].chair
        return chair.kind == "bot" or bool(chair.away or chair.lent)

    def is_present(self, seat: int) -> bool:
        """Does a person play this seat at the moment?"""
        chair = self.occupants[seat].chair
        return chair.kind == "person" and not chair.away


def _whose(command: str) -> tuple[str, str]:
    """Who sent a command, and its id: nobody's flood makes the server forget what another has sent."""
    who, _, name = command.partition(":")
    if who == WATCHING:
        person, _, name = name.partition(":")
        who = f"{WATCHING}:{person}"
    return who, name


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
