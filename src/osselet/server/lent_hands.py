"""The server's own hand, lent to bots and to people away or unwilling: it is judged like everybody's."""

from functools import partial
from typing import NamedTuple

from osselet.core.dexterity import Call, Dexterity
from osselet.room import hand_decisions
from osselet.room.entries import AnyEntry
from osselet.room.room import Room
from osselet.room.state import Begun
from osselet.server import house_clock
from osselet.table.bouts import judge_of


class LentHand(NamedTuple):
    """What a lent hand is called for."""

    seat: int
    number: int
    exchange: int

    @classmethod
    def of(cls, room: Room, seat: int) -> "LentHand":
        """The hand of a seat that is called now."""
        bout = room.state.bout
        assert bout is not None
        return cls(seat, bout.number, len(bout.exchanges))

    def is_wanted(self, room: Room) -> bool:
        """Is it still called, and still lent?"""
        return room.state.bout is not None and self.seat in room.bots_to_act and self == LentHand.of(room, self.seat)

    def begin(self, room: Room) -> AnyEntry | None:
        """It begins."""
        return hand_decisions.begin_lent(room, house_clock.now(), self.seat, self.number, self.exchange)

    def work(self, room: Room) -> "Work":
        """What it has to do, to be done elsewhere."""
        bout, call = room.state.bout, room.hands.call
        assert bout is not None
        assert call is not None
        judge = judge_of(room.game, bout.judge)
        state = room.playing.progress.state_at(room.playing.count)
        return Work(judge, call, call.seats.index(self.seat), bout.begun[self.seat], int(judge.skill(state, self.seat)))

    def act(self, room: Room, trace: bytes) -> AnyEntry:
        """It has done it."""
        return hand_decisions.attempt(room, house_clock.now(), self.seat, self.number, self.exchange, trace)


class Work(NamedTuple):
    """A figure to be done by the motor model."""

    judge: Dexterity
    call: Call
    place: int
    begun: Begun
    skill: int

    def trace(self) -> bytes:
        """Does it; this takes a while."""
        done = partial(self.judge.lend, self.call, self.place, self.begun.deal, self.skill, self.begun.seed)
        return done(tempo=self.begun.tempo, reach=self.begun.reach, ring=self.begun.ring)
