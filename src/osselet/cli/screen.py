"""What people see while they play: the board, what happened, what is asked, what they may do."""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import Any

from rich.console import Console
from rich.control import Control
from rich.errors import MarkupError
from rich.padding import Padding
from rich.segment import ControlType
from rich.table import Table as Grid
from rich.text import Text

from osselet.cli.move_list import in_words, show_fitting, show_moves
from osselet.cli.plain_board import plain_board
from osselet.cli.typed_commands import COMMANDS
from osselet.core.game import Line
from osselet.core.texts import Speaker
from osselet.core.vocabulary import SeatNumber
from osselet.table import Move, Table
from osselet.table.text_board import markup

PATIENCE = 0.6
"""Seconds after which it is said that a bot thinks."""
PACE = 0.2
"""Seconds between the lines of what others do, so that one can follow."""


class Screen:
    """Draws one table in one language."""

    def __init__(self, console: Console, table: Table, lang: str, paced: bool) -> None:
        self.console = console
        self.lang = lang
        self.say = Speaker(table.game, lang, table.names)
        self._game, self._options = table.game, table.game.read_options(table.options, table.players)
        self._pace = PACE if paced else 0.0

    def opening(self, seats: Sequence[str], people: Sequence[int]) -> None:
        """The title and who sits where."""
        self.console.print()
        self.console.rule(Text(self.say("title"), style="bold"))
        if len(seats) > 1:
            shown = [
                Text(self._who(seat, seats[seat], people), style="bold" if seat in people else "dim")
                for seat in range(len(seats))
            ]
            self.console.print(Text(" · ").join(shown), justify="center")
        if people:
            self.note("cli-welcome", quit=self.say("cli-command-quit"))

    def _who(self, seat: int, taken_by: str, people: Sequence[int]) -> str:
        """A name, with a word to the only person, and how strong a bot is."""
        name = self.say.player(seat)
        if seat not in people:
            return f"{name} ({self.say('cli-level', level=taken_by.removeprefix('level'))})"
        return f"{name} ({self.say('cli-you')})" if list(people) == [seat] else name

    def note(self, key: str, unbroken: bool = False, **arguments: Any) -> None:
        """A sentence of the house; unbroken where it holds something to copy."""
        self.console.print(Text(self.say(key, **arguments), style="dim"), soft_wrap=unbroken)

    def tell(self, text: str, style: str = "") -> None:
        """A sentence of any origin."""
        self.console.print(Text(text, style=style))

    def refuse(self, reason: str, rule: str | None = None) -> None:
        """Why something cannot be, and where the rules say so."""
        line = Text("✗ ", style="red").append(reason, style="default")
        if rule:
            line.append(f"  ({self.say('cli-command-rules')} {rule})", style="dim")
        self.console.print(line)

    def happened(self, lines: Sequence[str]) -> None:
        """What others did, line by line."""
        for line in lines:
            row = Grid.grid(padding=(0, 1, 0, 0))
            row.add_row(Text("│", style="dim"), Text(line))
            self.console.print(row)
            if self._pace:
                time.sleep(self._pace)

    def board(self, view: Mapping[str, Any]) -> None:
        """The game's own board, one drawn from its look, or its view laid out plainly."""
        self.console.print()
        drawn = markup(self._game, view, self.say, self._options)
        if drawn is None:
            self.console.print(plain_board(view, self.say))
            return
        try:
            self.console.print(Text.from_markup(drawn))
        except MarkupError:
            self.console.print(Text(drawn))

    def ask(self, question: Line | None, seat: int | None, moves: Sequence[Move], seconds: float | None = None) -> None:
        """One sentence that says what is to be decided, and the moves there are."""
        self.console.print()
        line = Text(self._asked(question, seat), style="bold")
        if seconds is not None:
            line.append(f"  ⏱ {self.say('cli-seconds', seconds=int(seconds))}", style="yellow")
        self.console.print(line)
        self.moves(moves)

    def _asked(self, question: Line | None, seat: int | None) -> str:
        """The question to a seat (None: what chance brings), which says whom it asks."""
        if question is None:
            return self.say("cli-ask-chance") if seat is None else self.say("cli-ask", player=SeatNumber(seat))
        asked = self.say.question(question)
        if seat is None or self.say.player(seat) in asked:
            return asked
        return self.say("cli-asks", player=SeatNumber(seat), question=asked)

    def moves(self, moves: Sequence[Move], everything: bool = False) -> None:
        """What can be played, in words."""
        show_moves(self.console, moves, self.say, everything)
        if len(moves) == 1:
            self.note("cli-enter-plays")

    def fitting(self, moves: Sequence[Move]) -> None:
        """What a short form may mean."""
        show_fitting(self.console, moves, self.say)

    def text(self, move: Move) -> str:
        """A move in words."""
        return in_words(move, self.say)

    def help(self) -> None:
        """What can be typed."""
        self.console.print()
        self.console.print(Text(self.say("cli-help-moves-typed")))
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for name in COMMANDS:
            grid.add_row(self.say(f"cli-command-{name}") + self.say(f"cli-takes-{name}"), self.say(f"cli-help-{name}"))
        self.console.print(Padding(grid, (0, 0, 1, 2), expand=False))

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Says on a terminal that a bot thinks, if that takes long, and takes it away when it has decided."""
        said: list[str] = []

        def tell() -> None:
            said.append(self.say("cli-thinks", player=self.say.player(seat)))
            self.console.print(Text(said[0], style="dim"), end="")

        timer = Timer(PATIENCE, tell)
        timer.daemon = True
        if self.console.is_terminal:
            timer.start()
        try:
            yield
        finally:
            timer.cancel()
            if timer.ident is not None:
                timer.join()
            if said:
                self.console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))

    def result(self, table: Table, seat: int | None) -> None:
        """The final board as a seat (None: a spectator) sees it, the points and who won."""
        self.board(table.view(seat))
        self.console.print()
        self.console.rule(Text(self.say("cli-over"), style="bold"))
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for seat in sorted(range(table.players), key=lambda s: (s not in table.winners, -(table.scores[s] or 0))):
            won = seat in table.winners
            points = table.scores[seat]
            style = "bold" if won else ""
            name, score = self.say.player(seat), "?" if points is None else self.say("cli-points", points=points)
            came = self._came(table, seat)
            grid.add_row("★" if won else "", Text(name, style=style), Text(score, style=style, justify="right"), came)
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))
        self.console.print(Text(self._verdict(table), style="bold"))
        final = table.account
        for line in final.account.how if final else ():
            self.tell(self.say.line(line))

    def _came(self, table: Table, seat: int) -> Text:
        """Where a seat's points came from."""
        final = table.account
        parts = final.account.parts[seat] if final else ()
        named = [(part.points, self.say(f"part-{part.key}", count=part.count, **part.arguments)) for part in parts]
        said = [self.say("cli-part", points=points, part=name) for points, name in named]
        return Text(" · ".join(said), style="dim")

    def _verdict(self, table: Table) -> str:
        names = [self.say.player(seat) for seat in table.winners]
        if not names:
            return self.say("cli-nobody-wins")
        final = table.account
        if len(names) == 1 and final is not None and final.margin is not None:
            return self.say("cli-wins-by", player=names[0], margin=self.say("amount", points=final.margin))
        if len(names) == 1:
            return self.say("cli-wins", player=names[0])
        return self.say("cli-share", players=", ".join(names[:-1]), last=names[-1])

    def clear(self) -> None:
        """Nothing of what was shown stays on a terminal, not even above its edge."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
