"""Through whose eyes the screen shows the table, and what these eyes have read of its log."""

from contextlib import suppress

from osselet.cli.keyboard import Keyboard
from osselet.cli.screen import Screen
from osselet.table import Table

RECALLED = 8
"""So many lines of its log are told when people come to a table in mid-game, or together at its end."""
SPECTATOR = -1


class Viewpoint:
    """One person's, those of several who see the same, or of several who take turns at the screen."""

    def __init__(self, table: Table, screen: Screen, keyboard: Keyboard, people: list[int], resumed: bool) -> None:
        self._table, self._screen, self._keyboard = table, screen, keyboard
        self._people = people
        self._secret = False
        self._at_keyboard: int | None = None
        known = max(0, len(table.lines(self.seat)) - RECALLED) if resumed else 0
        self._read = dict.fromkeys(people or [SPECTATOR], known)
        self.waited = False
        """Have others played since a person was asked?"""

    @property
    def seat(self) -> int | None:
        """The seat whose view is shown: who sits at the keyboard, else None, a spectator."""
        if self._at_keyboard is not None:
            return self._at_keyboard
        return self._people[0] if len(self._people) == 1 else None

    def catch_up(self) -> None:
        """Tells what has happened since these eyes last looked."""
        self._notice_secrets()
        lines = self._table.lines(self.seat)
        readers = [self.seat] if self._secret and self.seat is not None else list(self._read)
        start = min(self._read.get(reader, 0) for reader in readers)
        self._screen.happened([self._screen.say.line(line) for line in lines[start:]])
        self._read.update(dict.fromkeys(readers, len(lines)))

    def overhear(self) -> None:
        """Tells what a bot did at once, where everybody may read it."""
        self.waited = True
        self._notice_secrets()
        if not self._secret:
            self.catch_up()

    def read_again(self) -> None:
        """What was taken back is not told any more."""
        for reader, at in self._read.items():
            lines = self._table.lines(None if reader == SPECTATOR else reader)
            self._read[reader] = min(at, len(lines))

    def _notice_secrets(self) -> None:
        """Several people at one keyboard may not all see the same: from then on they take turns at the screen."""
        if self._secret or len(self._people) < 2:
            return
        first, *others = self._people
        view, log = self._table.view(first), self._table.lines(first)
        self._secret = any(self._table.view(seat) != view or self._table.lines(seat) != log for seat in others)

    def hand_over(self, seat: int) -> None:
        """The person of this seat comes to the keyboard."""
        self._notice_secrets()
        if self._secret and seat != self._at_keyboard:
            self._put_away()
            self.forget_early_keys()
            self._keyboard.read(self._screen.say("cli-hand-over", player=self._screen.say.player(seat)))
            self._screen.clear()
        self._at_keyboard = seat

    def step_back(self) -> None:
        """Nobody sits at the keyboard: what comes now is for all to see."""
        self._notice_secrets()
        if self._secret:
            self._put_away()

    def come_together(self) -> None:
        """The game is over: people who took turns read together how it ended."""
        if not self._secret:
            self.catch_up()
            return
        with suppress(EOFError):
            self._put_away()
        self._screen.happened([self._screen.say.line(line) for line in self._table.lines(None)[-RECALLED:]])

    def _put_away(self) -> None:
        """What one person saw leaves the screen before another one looks."""
        if self._at_keyboard is not None:
            self.forget_early_keys()
            self._keyboard.read(self._screen.say("cli-clear"))
        self._screen.clear()
        self._at_keyboard = None

    def forget_early_keys(self) -> None:
        """Keys pressed while others played answer no question."""
        if self.waited:
            self._keyboard.forget()
        self.waited = False
