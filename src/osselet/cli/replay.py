"""`osselet replay`: a recorded game told again."""

from pathlib import Path

from rich.text import Text

from osselet.cli.console import out
from osselet.cli.play import recorded_box
from osselet.cli.record_files import read_record
from osselet.cli.screen import Screen
from osselet.core.errors import OptionError
from osselet.core.vocabulary import SeatNumber
from osselet.table import replay


def retell(path: Path, source: str | None, seat: int | None, only_check: bool, lang: str) -> int:
    """Checks every step of a record, then prints its log and how the game stands."""
    record = read_record(path)
    table = replay(record, recorded_box(record, source).game)
    if seat is not None and not 0 <= seat < table.players:
        raise OptionError(f"--seat is a seat from 0 to {table.players - 1}, not {seat}.")
    screen = Screen(out(), table, lang, paced=False)
    if only_check:
        screen.tell(screen.say("cli-record-sound", game=screen.say("title"), steps=len(record["steps"])))
        return 0
    screen.console.print()
    screen.console.rule(Text(screen.say("title"), style="bold"))
    for line in table.log(seat, lang):
        screen.tell(line)
    if table.over:
        screen.result(table, seat)
        return 0
    screen.board(table.view(seat))
    screen.console.print()
    if isinstance(table.actor, int):
        screen.note("cli-to-move", player=SeatNumber(table.actor))
    screen.note("cli-go-on", unbroken=True, command=f"osselet play {source + ' ' if source else ''}--resume {path}")
    return 0
