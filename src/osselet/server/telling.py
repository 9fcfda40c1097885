"""What each looker is told of a table; everything about the game comes from the table's own hidden views."""

from collections.abc import Hashable, Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from osselet.core.game import Line
from osselet.core.texts import Speaker
from osselet.core.vocabulary import SeatNumber
from osselet.server.entries import Agreed, Begun, Played, Said, Sealed, Seats, Switched, Undone, Wished
from osselet.server.ledger import Effect, Ledger
from osselet.table.table import Table
from osselet.wire import messages


class _Public(NamedTuple):
    """What everybody may know of a moment."""

    actors: list[int]
    waits: bool
    wish: messages.Wish | None
    left: list[float] | None
    over: messages.Result | None


class Telling(Ledger):
    """A table, and what its lookers may know of it."""

    def _changed(self) -> None:
        self._told: dict[tuple[int, int | None], list[messages.Step]] = {}
        self._shown: dict[str, Any] | None = None
        self._alike: _Public | None = None
        self._beats: dict[Hashable, messages.Beat] = {}

    def info(self, person: str | None, seat: int | None = None) -> messages.TableInfo:
        """The table, for somebody."""
        mine = self.seats_of(person)
        invites = person is not None and (self.creator == person or bool(mine) or seat is not None)
        return messages.TableInfo(
            id=self.id,
            game=self.game.id,
            players=self.players,
            options=self.setting.options,
            stage=self.stage,
            seats=self.chairs,
            clock=self.setting.clock,
            public=self.public,
            chat=self.setting.chat,
            hints=self.setting.hints,
            watching=self.setting.watching,
            made=self.made,
            code=self.code if (invites or self.public) and self.stage != "over" else None,
            mine=mine,
            creator=person is not None and self.creator == person,
            to_act=self.actors,
            winners=self.table.winners if self.table is not None and self.stage == "over" else None,
            rematch=self.rematch,
            lesson=self.setting.lesson,
        )

    def news(self, effect: Effect, seat: int | None) -> messages.Notice:
        """What a looker is told of an entry."""
        version = self.version(seat)
        match effect.entry:
            case Played() as played:
                return self.beat(seat, "clock" if played.by_clock else "play", effect.count, by=played.seat)
            case Seats() | Switched():
                return self.seating(seat)
            case Said() as said:
                return chat(said, version)
            case Wished():
                return messages.Asked(version=version, wish=self.wish)
            case Agreed() if self._count == effect.count and not effect.entry.steps and self._wish is not None:
                return messages.Asked(version=version, wish=self.wish)
            case Agreed() as agreed:
                return self.beat(seat, "undo" if agreed.yes else "sync", self._count)
            case Begun():
                return self.beat(seat, "begin", 0)
            case Sealed() as sealed:
                return self.beat(seat, "seal", effect.count, by=sealed.seat)
            case Undone() as undone:
                return self.beat(seat, "undo", self._count, by=undone.seat)

    def seating(self, seat: int | None) -> messages.Seating:
        """Who sits where, as news."""
        return messages.Seating(
            version=self.version(seat),
            stage=self.stage,
            seats=self.chairs,
            chat=self.setting.chat,
            hints=self.setting.hints,
            watching=self.setting.watching,
            public=self.public,
            rematch=self.rematch,
        )

    @property
    def wish(self) -> messages.Wish | None:
        """What the table is asked."""
        return None if self._wish is None else messages.Wish(seat=self._wish[0], waiting=self._wish[2])

    def beat(
        self,
        seat: int | None,
        cause: Literal["sync", "begin", "play", "seal", "undo", "clock"],
        since: int,
        by: int | None = None,
    ) -> messages.Beat:
        """All that a looker may know of the table now, and the steps after the first so many as it saw them.

        Those who are told the same are given the same beat, so that it is written out once.
        """
        table = self._playing
        public = self._public()
        version = self.version(seat)
        decides = seat is not None and (public.waits or seat in public.actors)
        moves = table.names_of_moves(None if public.waits else seat) if decides else []
        undo = seat is not None and self.stage == "playing" and self._can_undo(table, seat)
        is_for_all = self.game.one_view and self.game.is_open and seat not in public.actors
        alike = (None if is_for_all else seat, version, cause, by, since, *moves, undo)
        if alike not in self._beats:
            view = self._view(seat)
            ask = table.question(seat, view) if moves or public.waits else None
            self._beats[alike] = messages.Beat(
                version=version,
                cause=cause,
                view=view,
                count=table.count,
                by=by,
                steps=self._steps(since, seat),
                moves=moves,
                ask=None if ask is None else told(ask),
                actors=public.actors,
                waits=public.waits,
                undo=undo,
                wish=public.wish,
                left=public.left,
                over=public.over,
            )
        return self._beats[alike]

    def _public(self) -> "_Public":
        """What every beat of this moment says alike."""
        if self._alike is None:
            table = self._playing
            over = messages.Result(winners=table.winners, scores=table.scores) if table.over else None
            self._alike = _Public(self.actors, table.actor == "chance", self.wish, self.left, over)
        return self._alike

    def _steps(self, since: int, seat: int | None) -> list[messages.Step]:
        """The steps after the first so many as a looker saw them; where everybody sees everything, told once."""
        table = self._playing
        if table.count == since:
            return []
        key = (since, None if self.game.is_open else seat)
        if key not in self._told:
            self._told[key] = [
                messages.Step(name=step.name, seat=step.seat, lines=[told(line) for line in lines])
                for step, lines in table.tell(since, seat)
            ]
        return self._told[key]

    def _view(self, seat: int | None) -> dict[str, Any]:
        if not self.game.one_view:
            return self._playing.view(seat)
        if self._shown is None:
            self._shown = self._playing.view()
        return self._shown

    def look_away(self) -> None:
        """Everybody has been told: what was worked out for it is forgotten."""
        self._changed()
        if self.table is not None:
            self.table.look_away()

    def _can_undo(self, table: Table, seat: int) -> bool:
        return table.can_undo(seat) or (table.last_source == "typed" and table.can_undo(None))

    def add_sentences(self, beat: messages.Beat, seat: int | None, lang: str) -> messages.Beat:
        """The beat with its steps and moves in words."""
        table = self._playing
        say = Speaker(self.game, lang, self.names)
        log = [say.line(line) for _, lines in table.tell(table.count - len(beat.steps), seat) for line in lines]
        words = table.words
        ids = {name: words.find(name) for name in beat.moves}
        texts = {name: say.move(words.step(move, seat)) for name, move in ids.items() if move is not None}
        return msgspec.structs.replace(beat, log=log, texts=texts)


def chat(said: Said, version: int) -> messages.Chat:
    """A line of chat as everybody reads it."""
    return messages.Chat(
        version=version, at=said.at, name=said.name, seat=said.seat, text=said.text, phrase=said.phrase
    )


def told(line: Line) -> messages.Told:
    """A line of the story for the wire."""
    return messages.Told(line.key, arguments(line.arguments))


def arguments(given: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a text for the wire."""
    return {
        name: {"seat": int(value)} if isinstance(value, SeatNumber) else value if isinstance(value, str) else int(value)
        for name, value in given.items()
    }
