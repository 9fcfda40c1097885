"""A game in the terminal from its first question to its result."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from osselet.bots import Bot
from osselet.cli import info_commands
from osselet.cli.keyboard import Keyboard
from osselet.cli.record_files import FileError, RecordFile, check_free
from osselet.cli.screen import Screen
from osselet.cli.typed_commands import command
from osselet.cli.typed_moves import looked_up, understand
from osselet.cli.viewpoint import Viewpoint
from osselet.table import IllegalMove, Move, Table

PERSON = "me"
"""How a seat is called that a person plays."""
PROMPT = "> "

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
        keeper: RecordFile | None = None,
        resumed: bool = False,
    ) -> None:
        """`notes` goes into the record beside the game: who sat where, so that it can be taken up again."""
        self.table, self.screen, self.keyboard = table, screen, keyboard
        self.seats = list(seats)
        self.bots = bots
        self.people = [seat for seat in range(table.players) if seat not in bots]
        self.notes = notes
        self.keeper = keeper
        self._eyes = Viewpoint(table, screen, keyboard, self.people, resumed)
        self._fitting: tuple[Move, ...] = ()
        """What the last short form may have meant: the next line is read as one of these first."""
        self._chosen: list[Move] = []
        """What the person at the keyboard has chosen in a phase in which all choose at the same time."""

    def run(self) -> Ending:
        """Plays until the game is over or somebody leaves; the record is kept at every beat."""
        try:
            self.screen.opening(self.seats, self.people)
            self.keep()
            while not self.table.over:
                self._beat()
            self._eyes.come_together()
            self.screen.result(self.table, self.people[0] if len(self.people) == 1 else None)
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
            self._eyes.step_back()
            self._decide(None)
        elif isinstance(who, int) and who in self.bots:
            with self.screen.thinking(who):
                move = self.bots[who].choose(self.table.seat(who))
            self.table.play(move)
            self.keep()
            self._eyes.overhear()
        elif isinstance(who, int):
            self._eyes.hand_over(who)
            self._decide(who)

    def _decide(self, seat: int | None) -> None:
        """Lets a person decide, or enter an outcome, and go on asking until something was played or taken back."""
        self._eyes.catch_up()
        moves = self.table.moves(seat)
        view = self.table.view(self._eyes.seat)
        self._fitting = ()
        self._chosen = self._chosen if self.table.choices_left(seat) else []
        self.screen.board(view)
        self.screen.ask(self.table.question(seat, view), seat, moves, self._seconds(seat))
        self._eyes.forget_early_keys()
        while True:
            line = self._line(seat)
            if seat is not None and self._time_out(seat):
                break
            if line is not None and self._obey(line, seat, moves):
                break
        self.keep()
        self._eyes.catch_up()

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
                return self._choose(moves[0], seat)
            self.screen.note("cli-nothing-typed")
            return False
        typed = understand(line, self._fitting, self.screen.text)
        if typed.move is None and not typed.several:
            typed = understand(line, moves, self.screen.text)
        if typed.move is not None:
            return self._choose(typed.move, seat)
        if typed.several:
            self._fitting = typed.several
            self.screen.fitting(typed.several)
            return False
        return self._play(looked_up(typed.name, moves, self.table), seat)

    def _choose(self, move: Move, seat: int | None) -> bool:
        """Plays a move; of several that all choose at the same time, the last one only when it is confirmed."""
        choices = self.table.choices_left(seat)
        if seat is None or not choices:
            return self._play(move, seat)
        self._chosen.append(move)
        if choices > 1:
            return self._play(move, seat)
        if self._confirmed(seat):
            self._chosen.clear()
            return self._play(move, seat)
        self._chosen.pop()
        while self._chosen and self.table.can_undo(seat):
            self.table.undo(seat)
            self._chosen.pop()
        self._eyes.read_again()
        self.screen.note("cli-undone")
        return True

    def _confirmed(self, seat: int) -> bool:
        """Asks whether all is chosen as it was meant, before anybody else sees what comes of it."""
        for move in self._chosen:
            self.screen.tell(f"  ✓ {self.screen.text(move)}")
        asked = self.screen.say("cli-confirm", undo=self.screen.say("cli-command-undo"))
        while True:
            line = self.keyboard.read(asked, self._seconds(seat) or None)
            if not line:
                return line is not None
            said = command(line)
            if said and said[0] == "quit":
                raise Left
            if said and said[0] == "undo":
                return False

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
            self._fitting = ()
            self.screen.moves(moves, everything=True)
        elif name == "board":
            self.screen.board(self.table.view(self._eyes.seat))
        elif name == "log":
            info_commands.log(self.table, self.screen, self._eyes.seat)
        elif name == "rules":
            info_commands.rules(self.table, self.screen, rest)
        elif name == "why":
            info_commands.why(self.table, self.screen, rest, seat, moves)
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
        if self._chosen:
            self._chosen.pop()
        self._eyes.read_again()
        self.screen.note("cli-undone")
        return True

    def _record_as(self, name: str) -> None:
        if not name:
            self.screen.note("cli-record-where", record=self.screen.say("cli-command-record"))
            return
        path = Path(name).expanduser()
        try:
            check_free(path)
            keeper = RecordFile(path)
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
