"""A room in which hands do what chance would, step by step and without a server."""

from typing import Any

from osselet.core.game import Game
from osselet.room import decisions, entries, hand_decisions, setup
from osselet.room.entries import AnyEntry, Occupant, SeatsEntry
from osselet.room.room import Effect, Room
from osselet.room.rows import TableRow
from osselet.room.telling import Teller
from osselet.table.bouts import judge_of
from osselet.wire.messages import Chair, ClockRules, Notice
from tests.knack import GAME


class Handy:
    """One room that decides and one that follows, at each entry from what was stored."""

    def __init__(self, players: int = 2, seed: int = 1, game: Game = GAME, **more: Any) -> None:
        clock = more.pop("clock", {"kind": "live", "seconds": 600, "increment": 5})
        self._setup = setup.Setup(
            options={"hands": "screen"},
            clock=ClockRules(**clock),
            chat="all",
            hints=False,
            watching=True,
            begin=True,
            dealer=more.pop("dealer", "dealt"),
        )
        self._row = (players, seed, game)
        self.room, self.follower = self.laid(), self.laid()
        self.now = 1000.0
        self.kept: list[str] = []
        people = [Occupant(Chair(kind="person", name=f"P{seat}"), f"p{seat}") for seat in range(players)]
        self.take(SeatsEntry(at=self.now, occupants=people))
        self.take(decisions.begin(self.room, self.now))

    def laid(self) -> Room:
        players, seed, game = self._row
        row = TableRow(
            id="table",
            code=None,
            game=game.id,
            rules=1,
            players=players,
            setting=setup.write(self._setup),
            seed=str(seed),
            creator="p0",
            public=False,
            stage="open",
            made=0.0,
            touched=0.0,
            seq=0,
            turn="",
        )
        return Room(row, game)

    def take(self, entry: AnyEntry | None) -> Effect:
        """Applies an entry at both, and looks whether everybody is told the same."""
        assert entry is not None
        body = entries.write(entry)
        self.kept.append(body)
        effect, followed = self.room.apply(entry), self.follower.apply(entries.read(body))
        assert self.room.write(entry) == self.follower.write(entry)
        assert list(effect.lookers) == list(followed.lookers)
        for looker in effect.lookers:
            seat = None if looker == self.room.players else looker
            assert Teller(self.room).news(effect, seat) == Teller(self.follower).news(followed, seat)
        self.effect = effect
        return effect

    def told(self, seat: int | None) -> Notice | None:
        """What a looker is told of the last entry."""
        looker = self.room.players if seat is None else seat
        return Teller(self.room).news(self.effect, seat) if looker in self.effect.lookers else None

    def reopen(self) -> None:
        """From a snapshot and from all entries it is the same."""
        restored, walked = self.laid(), self.laid()
        restored.restore(self.room.seq, self.room.snapshot())
        for body in self.kept:
            walked.apply(entries.read(body))
        assert restored.snapshot() == walked.snapshot() == self.room.snapshot()
        assert restored.hands.call == walked.hands.call == self.room.hands.call
        self.room, self.follower = restored, walked

    @property
    def where(self) -> tuple[int, int]:
        """The bout and exchange under way."""
        bout = self.room.state.bout
        assert bout is not None
        return bout.number, len(bout.exchanges)

    def play(self, seat: int, move: str = "go") -> None:
        self.now += 1
        self.take(decisions.play(self.room, self.now, seat, move, command=f"{seat}:{self.now}"))

    def ready(self, seat: int, ring: bool = False) -> None:
        self.now += 1
        self.take(hand_decisions.ready(self.room, self.now, seat, *self.where, ring, 200, f"{seat}:{self.now}"))

    def lend(self, seat: int, seed: int = 5, skill: int = 50) -> bytes:
        """The trace of the motor model for a seat that has begun."""
        bout, call = self.room.state.bout, self.room.hands.call
        assert bout is not None
        assert call is not None
        lend = judge_of(self.room.game).lend
        return lend(call, call.seats.index(seat), bout.begun[seat].deal, skill, seed)

    def act(self, seat: int, trace: bytes | None = None, **more: Any) -> None:
        self.now += 1
        found = self.lend(seat) if trace is None else trace
        self.take(hand_decisions.attempt(self.room, self.now, seat, *self.where, found, **more))

    def void(self, seat: int) -> None:
        self.now += 1
        self.take(hand_decisions.void(self.room, self.now, seat, *self.where, "test"))

    def to_race(self) -> None:
        """The first solo is done: all are called at once."""
        self.play(0)
        self.ready(0)
        self.act(0)
