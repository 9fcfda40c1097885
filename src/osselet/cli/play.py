"""`osselet play`: lays a table, or takes up a recorded one, and plays it in the terminal."""

import shlex
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rich.console import Console

from osselet.cli.arguments import shortened
from osselet.cli.keyboard import Keyboard
from osselet.cli.record_files import FileError, RecordFile, check_free, read_record
from osselet.cli.screen import Screen
from osselet.cli.seating import SeatPlan, renamed, seated
from osselet.cli.session import PERSON, Ending, Session
from osselet.core.dealers import Asked
from osselet.core.errors import OptionError, RecordError
from osselet.core.kernel import is_cached
from osselet.core.registry import games
from osselet.search.thinker import template
from osselet.table import Box, Table, game, replay


@dataclass(frozen=True)
class PlayRequest:
    """What was asked for: a game and how to play it."""

    source: str | None = None
    lang: str = "en"
    players: int | None = None
    people: int | None = None
    everybody: bool = False
    bots: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    names: list[str | None] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    dealer: str | None = None
    record: Path | None = None
    resume: Path | None = None
    fast: bool = False


def play(wish: PlayRequest, console: Console) -> Ending:
    """Plays, and says at the end what became of the game."""
    if wish.dealer not in (None, "asked", "seeded"):
        raise OptionError(f"--dealer is seeded or asked, not {wish.dealer!r}.")
    session = _taken_up(wish, console) if wish.resume else _laid(wish, console)
    ending = session.run()
    if session.keeper and not session.keeper.kept:
        session.keep()
    if session.keeper and not session.keeper.kept:
        raise FileError(
            f"{session.keeper.path} does not hold this game as it stood at the end: it could not be written."
        )
    _say_goodbye(session, wish, ending)
    return ending


def _laid(wish: PlayRequest, console: Console) -> Session:
    if wish.source is None:
        raise OptionError("Which game? Say osselet play GAME; osselet games lists them all.")
    box = game(wish.source)
    by_lot = wish.seed is None
    players, people = wish.players, wish.people
    if wish.everybody:
        players = players or people or len(wish.names) or box.players.start
        people = players
    seating = seated(box.game, players, people, wish.bots, wish.seats, wish.names, by_lot, wish.lang)
    asked = Asked() if wish.dealer == "asked" else None
    table = box.table(len(seating.seats), wish.seed, wish.options, asked, seating.names)
    if wish.record:
        check_free(wish.record)
    return _session(wish, console, box, table, seating)


def _taken_up(wish: PlayRequest, console: Console) -> Session:
    """A recorded game goes on, with the same people and bots in the same file unless said otherwise."""
    assert wish.resume is not None
    if wish.options or wish.players is not None or wish.seed is not None:
        raise OptionError("A recorded game keeps its players, options and seed; leave them out with --resume.")
    record = read_record(wish.resume)
    box = recorded_box(record, wish.source)
    table = replay(record, box.game)
    if table.over:
        raise RecordError(f"The game in {wish.resume} is over; see it with: osselet replay {wish.resume}")
    notes = record.get("terminal")
    notes = notes if isinstance(notes, dict) else {}
    seating = _seating_again(wish, table, notes)
    table.names = seating.names
    if wish.dealer == "asked":
        table.hand_over(Asked(), table.record()["dealt"])
    if wish.record and wish.record != wish.resume:
        check_free(wish.record)
    wish = replace(wish, record=wish.record or wish.resume)
    return _session(wish, console, box, table, seating)


def recorded_box(record: dict[str, Any], source: str | None) -> Box:
    """The game of a record: the one named, or the one of the cabinet."""
    if source is not None:
        return game(source)
    name = record.get("game")
    if record.get("format") != "osselet-record" or not isinstance(name, str):
        return Box(replay(record).game)  # which says what is wrong
    if name not in games():
        raise RecordError(
            f"The record is of {shortened(name)!r}, which is not in the cabinet; say in which folder that game is."
        )
    return game(name)


def _seating_again(wish: PlayRequest, table: Table, notes: dict[str, Any]) -> SeatPlan:
    """As it was noted, unless somebody says otherwise; people keep the names they had."""
    people, seats = table.players if wish.everybody else wish.people, wish.seats
    sat = notes.get("seats")
    noted = [seat for seat in sat if isinstance(seat, str)] if isinstance(sat, list) else []
    if len(noted) == table.players and not (seats or wish.bots or people is not None):
        seats = noted
    again = seated(table.game, table.players, people, wish.bots, seats, [], by_lot=False, lang=wish.lang)
    return replace(again, names=renamed(table.names, again.names))


def _session(wish: PlayRequest, console: Console, box: Box, table: Table, seating: SeatPlan) -> Session:
    at_terminal = sys.stdin is not None and sys.stdin.isatty() and console.is_terminal
    timed = table.clocks is not None
    screen = Screen(console, table, wish.lang, paced=at_terminal and not wish.fast and not timed)
    keyboard = Keyboard(lambda text: console.print(text, end="", markup=False), timed)
    notes = {"seats": list(seating.seats)}
    if wish.seed is not None and seating.thinks and not is_cached(template(table.game), table.game):
        screen.note("cli-preparing", game=screen.say("title"))
    bots = seating.bots(wish.source or box.id, wish.seed)
    resumed = wish.resume is not None
    keeper = RecordFile(wish.record) if wish.record else None
    session = Session(table, seating.seats, bots, screen, keyboard, notes, keeper, resumed)
    if keeper:
        keeper.keep(session.recorded())
    return session


def _say_goodbye(session: Session, wish: PlayRequest, ending: Ending) -> None:
    if session.keeper:
        file = str(session.keeper.path)
        session.screen.note("cli-kept", unbroken=True, file=file)
        if ending != "over":
            where = f"{shlex.quote(wish.source)} " if wish.source and not wish.source.isidentifier() else ""
            command = f"osselet play {where}--resume {shlex.quote(file)}"
            session.screen.note("cli-go-on", unbroken=True, command=command)
    elif ending != "over" and any(seat == PERSON for seat in session.seats):
        session.screen.note("cli-not-kept")
