"""`osselet` alone: the cabinet stands open in the terminal. Choose a game, play, come back."""

from collections.abc import Callable
from typing import TypeVar

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from osselet.bots import BOTS
from osselet.cli import arguments, rules
from osselet.cli.console import out
from osselet.cli.error_boundary import INTERRUPTED
from osselet.cli.games import boxes, made_by, option_table, players, tagline
from osselet.cli.keyboard import Keyboard
from osselet.cli.play import PlayRequest, play
from osselet.cli.seating import USUAL_BOT
from osselet.cli.session import Left
from osselet.core.errors import OsseletError
from osselet.core.texts import LANGUAGES, Speaker
from osselet.table import Box

T = TypeVar("T")
WIDE = 44
"""Columns of a box on the shelf."""


def open_menu(lang: str) -> int:
    """Shows the shelf until somebody leaves."""
    cabinet = GameMenu(out(), lang)
    try:
        while True:
            cabinet.visit()
    except (Left, EOFError):
        cabinet.note("cli-goodbye")
        return 0
    except KeyboardInterrupt:
        cabinet.console.print()
        return INTERRUPTED


class GameMenu:
    """The shelf of games and the questions before one begins."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.keyboard = Keyboard(lambda text: console.print(text, end="", markup=False))
        self.lang = lang
        self.boxes = boxes()

    @property
    def say(self) -> Speaker:
        """The house's own words."""
        return Speaker(None, self.lang)

    def note(self, key: str, **arguments: str | int) -> None:
        """A sentence in passing."""
        self.console.print(Text(self.say(key, **arguments), style="dim"))

    def visit(self) -> None:
        """One look at the shelf: a game is played, rules are read, or the language changes."""
        self.shelf()
        while True:
            answer = self.ask("cli-cabinet-which")
            if answer in LANGUAGES:
                self.lang = answer
                return
            word, _, rest = answer.partition(" ")
            reads = word.lower() in {"rules", self.say("cli-command-rules")}
            box = self.find(rest if reads else answer)
            if box is None:
                self.note("cli-cabinet-unknown")
            elif reads:
                rules.show(self.console, rules.page(box.game, self.lang))
            else:
                self.sit_down(box)
                return

    def shelf(self) -> None:
        """The games as boxes, side by side where there is room."""
        self.console.print()
        self.console.rule(Text("O S S E L E T", style="bold"))
        self.note("cli-cabinet-intro")
        panels = []
        for number, box in enumerate(self.boxes, 1):
            say = Speaker(box.game, self.lang)
            text = Text(tagline(say)).append(f"\n\n{made_by(say)}\n\n{players(box, say)}", style="dim")
            title = Text.assemble((f" {number} ", "bold reverse cyan"), f" {say('title')} ")
            width = min(WIDE, self.console.width)
            panels.append(Panel(text, title=title, title_align="left", width=width, padding=(1, 2), subtitle=box.id))
        self.console.print(Columns(panels))

    def find(self, answer: str) -> Box | None:
        """A game by number, id, or the beginning of its id or title."""
        if answer.isdecimal() and answer.isascii():
            return self.boxes[int(answer) - 1] if 1 <= int(answer) <= len(self.boxes) else None
        said = answer.casefold()
        fits = [b for b in self.boxes if b.id.startswith(said) or b.title(self.lang).casefold().startswith(said)]
        return fits[0] if said and len(fits) == 1 else None

    def ask(self, key: str, **arguments: str | int) -> str:
        """The answer to a question; q leaves."""
        self.console.print(Text(self.say(key, **arguments), style="bold"))
        answer = self.keyboard.read("> ") or ""
        if answer.lower() in {"q", "quit", self.say("cli-command-quit")}:
            raise Left
        return answer

    def sit_down(self, box: Box) -> None:
        """Asks who plays and how, then plays; q goes back to the shelf."""
        try:
            wish = self.wishes(box)
        except Left:
            return
        try:
            ending = play(wish, self.console)
        except OsseletError as error:
            self.console.print(Text(str(error), style="red"))
            ending = "over"
        if ending == "interrupted":
            raise KeyboardInterrupt
        if ending == "ended":
            raise EOFError
        if ending == "over":
            self.keyboard.read(self.say("cli-back-to-cabinet"))

    def wishes(self, box: Box) -> PlayRequest:
        """Who plays, how strong the bots are, and the options; Enter takes the usual."""
        low, high = box.players.start, box.players.stop - 1
        count = self.number("cli-ask-players", low, high, low) if high > low else low
        people = self.number("cli-ask-people", 0, count, 1) if count > 1 else 1
        bots = [BOTS[self.number("cli-ask-level", 0, len(BOTS) - 1, BOTS.index(USUAL_BOT))]] if people < count else []
        names = self.until("cli-ask-names" if people > 1 else "cli-ask-name", arguments.names) if people else []
        options: dict[str, str] = {}
        if box.options:
            self.console.print(option_table(box, Speaker(box.game, self.lang)))
            options = self.until("cli-ask-options", lambda answer: _options(box, answer, count))
        return PlayRequest(
            box.id, self.lang, players=count, people=people, bots=bots, names=names[:people], options=options
        )

    def number(self, key: str, low: int, high: int, usual: int) -> int:
        """A whole number within limits."""

        def read(answer: str) -> int:
            number = int(answer) if answer.isdecimal() and len(answer) < 10 else usual if not answer else -1
            if not low <= number <= high:
                raise OsseletError(self.say("cli-number-between", low=low, high=high))
            return number

        return self.until(key, read, low=low, high=high, usual=usual)

    def until(self, key: str, read: Callable[[str], T], **arguments: int) -> T:
        """Asks until the answer makes sense."""
        while True:
            try:
                return read(self.ask(key, **arguments))
            except OsseletError as error:
                self.console.print(Text(f"✗ {error}"))


def _options(box: Box, answer: str, players: int) -> dict[str, str]:
    given = arguments.options(part.rstrip(",") for part in answer.split())
    box.game.read_options(given, players)
    return given
