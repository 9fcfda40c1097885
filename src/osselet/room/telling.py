"""What each looker is told of a room; everything about the game comes from the table's own hidden views."""

from collections.abc import Mapping
from itertools import count
from typing import Any, Literal, NamedTuple

import msgspec

from osselet.core.game import Line, Part
from osselet.core.texts import Speaker
from osselet.core.vocabulary import SeatNumber
from osselet.room import hand_telling
from osselet.room.bouts import HandEntry
from osselet.room.entries import (
    AgreeEntry,
    AttemptEntry,
    BeginEntry,
    ChatEntry,
    ForgetEntry,
    PlayEntry,
    ReadyEntry,
    SealEntry,
    SeatsEntry,
    SwitchEntry,
    UndoEntry,
    VoidEntry,
    WishEntry,
)
from osselet.room.room import Effect, Room
from osselet.table.account import FinalAccount
from osselet.table.table import Table
from osselet.wire import messages

Cause = Literal["sync", "begin", "play", "hands", "seal", "undo", "clock"]
PLAIN = frozenset((str, int))
"""Types of arguments that go over the wire as they are."""


class _Public(NamedTuple):
    """What everybody may know of a moment."""

    actors: list[int]
    waits: bool
    wish: messages.Wish | None
    left: list[float] | None
    over: messages.Result | None
    undo: bool
    """May whoever acted last take it back? Sealed choices are their seats' own."""


class Teller:
    """Tells of one room as it is now; for the next moment there is another."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._all_alike = room.game.one_view and room.game.is_open
        """Do all who have nothing to decide see and hear the same?"""
        self._public: _Public | None = None
        self._views: dict[int | None, dict[str, Any]] = {}
        self._steps: dict[tuple[int, int | None], list[messages.SeenStep]] = {}
        self._beats: dict[Any, messages.Beat] = {}
        self._merged: messages.Shown | None = None

    def news(self, effect: Effect, seat: int | None) -> messages.Notice:
        """What a looker is told of an entry. Those who are told the same are given the same notice."""
        room, entry = self._room, effect.entry
        match entry:
            case PlayEntry():
                return self.beat(seat, "clock" if entry.by_clock else "play", effect.count, entry.seat)
            case SealEntry():
                return self.beat(seat, "seal", effect.count, entry.seat)
            case UndoEntry():
                return self.beat(seat, "undo", room.playing.count, entry.seat)
            case BeginEntry():
                return self.beat(seat, "begin", 0)
            case AgreeEntry() if entry.yes and room.state.wish is not None:
                return messages.WishNotice(version=room.version(seat), wish=wish_of(room))
            case AgreeEntry():
                return self.beat(seat, "undo" if entry.yes else "sync", room.playing.count)
            case WishEntry():
                return messages.WishNotice(version=room.version(seat), wish=wish_of(room))
            case ChatEntry():
                return chat(entry, room.version(seat))
            case ReadyEntry() | VoidEntry() | AttemptEntry():
                return self._of_hands(entry, seat, effect.count)
            case SeatsEntry() | SwitchEntry() | ForgetEntry():
                return seating(room, seat)

    def beat(self, seat: int | None, cause: Cause, since: int, by: int | None = None) -> messages.Beat:
        """All that a looker may know of the table now, and the steps after the first so many as it saw them."""
        room, table = self._room, self._room.playing
        public = self._public = self._public or _public(room, table)
        version = room.version(seat)
        decides = seat is not None and (public.waits or seat in public.actors)
        moves = self._moves(seat, public.waits) if decides else []
        undo = seat is not None and not public.over and _can_undo(table, seat, public.undo)
        undo = undo and not room.is_dealt_to_hands
        alike = None if self._all_alike and not moves else seat
        bout = hand_telling.bout_of(room, seat)
        alike = alike if bout is None else seat
        key = (alike, version, cause, since, by, undo, *moves)
        if key not in self._beats:
            view = self._view(seat)
            ask = table.question(seat, view) if moves or public.waits else None
            self._beats[key] = messages.Beat(
                version=version,
                cause=cause,
                view=view,
                count=table.count,
                by=by,
                steps=self._told(since, seat),
                moves=moves,
                ask=None if ask is None else told(ask),
                actors=public.actors,
                waits=public.waits,
                undo=undo,
                wish=public.wish,
                left=public.left,
                bout=bout,
                shown=self._shown() if cause == "hands" else None,
                over=public.over,
            )
        return self._beats[key]

    def _shown(self) -> messages.Shown | None:
        """What hands did, if the last entry has merged it: the same for everybody."""
        merged = self._room.hands.merged
        if self._merged is None and merged is not None:
            self._merged = hand_telling.shown(self._room.game, merged)
        return self._merged

    def _of_hands(self, entry: HandEntry, seat: int | None, count: int) -> messages.Notice:
        """What a looker is told of hands at work."""
        room = self._room
        if room.playing.count > count:
            return self.beat(seat, "hands", count)
        if isinstance(entry, ReadyEntry) and entry.seat == seat and not entry.lent:
            return hand_telling.call(room, seat)
        return messages.BoutNotice(
            version=room.version(seat), bout=hand_telling.bout_of(room, seat), shown=self._shown()
        )

    def _moves(self, seat: int | None, waits: bool) -> list[str]:
        table = self._room.playing
        if waits and self._room.is_apart:
            return table.names_of_chance()
        return table.names_of_moves(None if waits else seat)

    def _view(self, seat: int | None) -> dict[str, Any]:
        seat = None if self._room.game.one_view else seat
        if seat not in self._views:
            self._views[seat] = self._room.playing.view(seat)
        return self._views[seat]

    def _told(self, since: int, seat: int | None) -> list[messages.SeenStep]:
        """The steps after the first so many as a looker saw them; where everybody sees everything, told once."""
        table = self._room.playing
        if table.count == since:
            return []
        between = table.game.look is not None
        key = since, None if table.game.is_open and (table.game.one_view or not between) else seat
        if key not in self._steps:
            hands = table.hands(since, seat)
            self._steps[key] = [
                messages.SeenStep(
                    name=step.name,
                    seat=step.seat,
                    hand=hand,
                    lines=[told(line) for line in lines],
                    view=table.view_at(at, seat) if between and lines and at < table.count else None,
                )
                for at, hand, (step, lines) in zip(count(since + 1), hands, table.tell(since, seat), strict=False)
            ]
        return self._steps[key]

    def in_words(self, beat: messages.Beat, seat: int | None, lang: str) -> messages.Beat:
        """The beat with its steps and moves in words, for clients that have no texts of their own."""
        table = self._room.playing
        say = Speaker(table.game, lang, self._room.names)
        log = [say.line(line) for _, lines in table.tell(table.count - len(beat.steps), seat) for line in lines]
        words = table.words
        ids = {name: words.find(name) for name in beat.moves}
        texts = {name: say.move(words.step(move, seat)) for name, move in ids.items() if move is not None}
        return msgspec.structs.replace(beat, log=log, texts=texts)


def _public(room: Room, table: Table) -> _Public:
    over = result(table)
    waits = table.actor == "chance" and room.hands.call is None
    return _Public(room.actors, waits, wish_of(room), room.left, over, table.can_undo())


def _can_undo(table: Table, seat: int, anybody: bool) -> bool:
    return table.has_sealed(seat) or (anybody and (table.last_source == "typed" or table.can_undo(seat)))


def result(table: Table) -> messages.Result | None:
    """How a game ended, the same for everybody; None before the end."""
    return messages.Result(winners=table.winners, scores=table.scores) if table.over else None


def decided(final: FinalAccount) -> messages.Decided:
    """How it was decided; to find out takes a walk through the whole game."""
    account = final.account
    return messages.Decided(
        parts=[[_share(part) for part in mine] for mine in account.parts] if any(account.parts) else [],
        how=[told(line) for line in account.how],
        margin=final.margin,
        turns=[
            messages.Turning(count=turn.count, leader=turn.leader, lines=[told(line) for line in turn.lines])
            for turn in final.turns
        ],
    )


def _share(part: Part) -> messages.Share:
    return messages.Share(key=part.key, points=part.points, count=part.count, args=arguments(part.arguments))


def wish_of(room: Room) -> messages.Wish | None:
    """What the table is asked."""
    wish = room.state.wish
    return None if wish is None else messages.Wish(seat=wish.seat, waiting=wish.waiting)


def info(room: Room, person: str | None, seat: int | None = None) -> messages.TableInfo:
    """The table, for somebody."""
    mine, setup, stage = room.seats_of(person), room.setup, room.state.stage
    invites = person is not None and (room.creator == person or bool(mine) or seat is not None)
    return messages.TableInfo(
        id=room.id,
        game=room.game.id,
        players=room.players,
        options=setup.options,
        stage=stage,
        seats=room.chairs,
        clock=setup.clock,
        public=room.state.public,
        chat=setup.chat,
        hints=setup.hints,
        watching=setup.watching,
        made=room.made,
        code=room.code if (invites or room.state.public) and stage != "over" else None,
        mine=mine,
        creator=person is not None and room.creator == person,
        to_act=room.actors,
        winners=room.table.winners if room.table is not None and stage == "over" else None,
        rematch=room.state.rematch,
        lesson=setup.lesson,
        role=setup.role,
    )


def seating(room: Room, seat: int | None) -> messages.Seating:
    """Who sits where, as news."""
    return messages.Seating(
        version=room.version(seat),
        stage=room.state.stage,
        seats=room.chairs,
        chat=room.setup.chat,
        hints=room.setup.hints,
        watching=room.setup.watching,
        public=room.state.public,
        rematch=room.state.rematch,
    )


def chat(said: ChatEntry, version: int) -> messages.Chat:
    """A line of chat as everybody reads it."""
    return messages.Chat(
        version=version, at=said.at, name=said.name, seat=said.seat, text=said.text, phrase=said.phrase
    )


def told(line: Line) -> messages.Told:
    """A line of the story for the wire."""
    return messages.Told(line.key, arguments(line.arguments))


def arguments(given: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a text for the wire."""
    return {name: value if type(value) in PLAIN else _argument(value) for name, value in given.items()}


def _argument(value: Any) -> Any:
    if isinstance(value, SeatNumber):
        return {"seat": int(value)}
    return value if isinstance(value, str) else int(value)
