"""A game in the terminal from its first question to its result."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from osselet.bots import Bot
from osselet.cli import asides
from osselet.cli.commands import command
from osselet.cli.keeping import FileError, Keeper, check_free
from osselet.cli.keyboard import Keyboard
from osselet.cli.screen import Screen
from osselet.cli.typed import looked_up, understand
from osselet.table import IllegalMove, Move, Table

PERSON = "me"
"""How a seat is called that a person plays."""
PROMPT = "> "
RECALLED = 8
"""So many lines of its log are told when a game is taken up again."""
MANY = 8
"""So many moves are named when a short form fits several."""

Ending = Literal["over", "left", "ended", "interrupted"]


class Left(Exception):
    """Somebody has had enough."""


class Session:
    """Asks people, lets bots play, shows what happens and keeps the record."""

    def __init__(
        self,
        table: Table,
        seats: Sequence[str],
        bots: dict[int, Bot],
        screen: Screen,
        keyboard: Keyboard,
        notes: dict[str, Any],
        keeper: Keeper | None = None,
        resumed: bool = False,
    ) -> None:
        """`notes` goes into the record beside the game: who sat where, so that it can be taken up again."""
        self.table, self.screen, self.keyboard = table, screen, keyboard
        self.seats = list(seats)
        self.bots = bots
        self.people = [seat for seat in range(table.players) if seat not in bots]
        self.notes = notes
        self.keeper = keeper
        self._secret = False
        self._at_keyboard: int | None = None
        known = max(0, len(self.table.lines(self._eyes())) - RECALLED) if resumed else 0
        self._read = dict.fromkeys(self.people or [-1], known)

    def run(self) -> Ending:
        """Plays until the game is over or somebody leaves; the record is kept at every beat."""
        try:
            self.screen.opening(self.seats, self.people)
            self.keep()
            while not self.table.over:
                self._beat()
            self._catch_up()
            self.screen.result(self.table)
        except Left:
            return "left"
        except EOFError:
            self.screen.console.print()
            return "ended"
        except KeyboardInterrupt:
            self.screen.console.print()
            return "interrupted"
        return "over"

    def _beat(self) -> None:
        who = self.table.actor
        if who == "chance":
            self._notice_secrets()
            if self._secret:
                self._put_away()
            self._decide(None)
        elif isinstance(who, int) and who in self.bots:
            self.table.play(self.bots[who].choose(self.table.seat(who)))
            self.keep()
            self._notice_secrets()
            if not self._secret:
                self._catch_up()
        elif isinstance(who, int):
            self._hand_over(who)
            self._decide(who)

    def _eyes(self) -> int | None:
        """Through whose eyes the screen shows the table: who sits at the keyboard, else a spectator's."""
        if self._at_keyboard is not None:
            return self._at_keyboard
        return self.people[0] if len(self.people) == 1 else None

    def _catch_up(self) -> None:
        """Tells what has happened since these eyes last looked."""
        self._notice_secrets()
        eyes = self._eyes()
        lines = self.table.lines(eyes)
        readers = [eyes] if self._secret and eyes is not None else list(self._read)
        start = min(self._read.get(reader, 0) for reader in readers)
        self.screen.happened([self.screen.say.line(line) for line in lines[start:]])
        self._read.update(dict.fromkeys(readers, len(lines)))

    def _notice_secrets(self) -> None:
        """Several people at one keyboard may not all see the same: from then on they take turns at the screen."""
        if self._secret or len(self.people) < 2:
            return
        first, *others = self.people
        view, log = self.table.view(first), self.table.lines(first)
        self._secret = any(self.table.view(seat) != view or self.table.lines(seat) != log for seat in others)

    def _hand_over(self, seat: int) -> None:
        self._notice_secrets()
        if self._secret and seat != self._at_keyboard:
            self._put_away()
            self.keyboard.read(self.screen.say("cli-hand-over", player=self.screen.say.player(seat)))
            self.screen.clear()
        self._at_keyboard = seat

    def _put_away(self) -> None:
        """What one person saw leaves the screen before another one looks."""
        if self._at_keyboard is not None:
            self.keyboard.read(self.screen.say("cli-clear"))
        self.screen.clear()
        self._at_keyboard = None

    def _decide(self, seat: int | None) -> None:
        """Lets a person decide, or enter an outcome, and go on asking until something was played or taken back."""
        self._catch_up()
        moves = self.table.moves(seat)
        view = self.table.view(self._eyes())
        self.screen.board(view)
        self.screen.ask(view, seat, moves, self._seconds(seat))
        while True:
            line = self._line(seat)
            if seat is not None and self._time_out(seat):
                break
            if line is not None and self._obey(line, seat, moves):
                break
        self.keep()
        self._catch_up()

    def _seconds(self, seat: int | None) -> float | None:
        clocks = self.table.clocks
        return None if clocks is None or seat is None else clocks[seat]

    def _line(self, seat: int | None) -> str | None:
        return self.keyboard.read(PROMPT, self._seconds(seat) or None)

    def _time_out(self, seat: int) -> bool:
        """Plays what the rules say of a seat whose clock has run out; false if it has not."""
        seconds = self._seconds(seat)
        if seconds is None or seconds > 0.0:
            return False
        try:
            self.table.time_out(seat)
        except IllegalMove:
            return False
        self.screen.console.print()
        self.screen.note("cli-time-out", player=self.screen.say.player(seat))
        return True

    def _obey(self, line: str, seat: int | None, moves: list[Move]) -> bool:
        """Does what a line says; true if the table has changed."""
        said = command(line)
        if said and line.lower() not in {move.name for move in moves}:
            return self._command(*said, seat, moves)
        if not line:
            if len(moves) == 1:
                return self._play(moves[0], seat)
            self.screen.note("cli-nothing-typed")
            return False
        typed = understand(line, moves, self.screen.text)
        if typed.move is not None:
            return self._play(typed.move, seat)
        if typed.several:
            shown = ", ".join(move.name for move in typed.several[:MANY])
            self.screen.note("cli-which", moves=shown + (" …" if len(typed.several) > MANY else ""))
            return False
        return self._play(looked_up(typed.name, moves, self.table), seat)

    def _play(self, move: Move | str, seat: int | None) -> bool:
        try:
            self.table.play(move, seat)
        except IllegalMove as error:
            self.screen.refuse(error.text(self.screen.lang), error.rule)
            if error.code == "unknown":
                self.screen.note("cli-hint", help=self.screen.say("cli-command-help"))
            return False
        return True

    def _command(self, name: str, rest: str, seat: int | None, moves: list[Move]) -> bool:
        if name == "quit":
            raise Left
        if name == "undo":
            return self._undo(seat)
        if name == "help":
            self.screen.help()
        elif name == "moves":
            self.screen.moves(moves, everything=True)
        elif name == "board":
            self.screen.board(self.table.view(self._eyes()))
        elif name == "log":
            asides.log(self.table, self.screen, self._eyes())
        elif name == "rules":
            asides.rules(self.table, self.screen, rest)
        elif name == "why":
            asides.why(self.table, self.screen, rest, seat, moves)
        elif name == "record":
            self._record_as(rest)
        return False

    def _undo(self, seat: int | None) -> bool:
        """Takes back the last step if a person made it."""
        who = next((person for person in self.people if self.table.can_undo(person)), None)
        typed = not any(self.table.can_undo(s) for s in range(self.table.players))
        try:
            if who is None and not (typed and self.table.can_undo()):
                self.table.undo(self.people[0] if seat is None else seat)
            self.table.undo(who)
        except IllegalMove as error:
            self.screen.refuse(error.text(self.screen.lang))
            return False
        self._read = {
            reader: min(at, len(self.table.lines(reader if reader >= 0 else None))) for reader, at in self._read.items()
        }
        self.screen.note("cli-undone")
        return True

    def _record_as(self, name: str) -> None:
        if not name:
            self.screen.note("cli-record-where", record=self.screen.say("cli-command-record"))
            return
        path = Path(name).expanduser()
        try:
            check_free(path)
            keeper = Keeper(path)
            keeper.keep(self.recorded())
        except FileError as error:
            self.screen.refuse(str(error))
            return
        self.keeper = keeper
        self.screen.note("cli-recorded", unbroken=True, file=str(path))

    def recorded(self) -> dict[str, Any]:
        """The record of the game with the notes of this terminal."""
        return {**self.table.record(), "terminal": self.notes}

    def keep(self) -> None:
        """Keeps the record; a disk that fails in mid-game does not end the game."""
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.recorded())
        except FileError as error:
            self.screen.refuse(str(error))
