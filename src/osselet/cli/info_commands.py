"""What people ask in passing, without playing: the log, the rules, and why."""

from collections.abc import Sequence

from osselet.cli.rules import anchors, page, section, show
from osselet.cli.screen import Screen
from osselet.cli.typed_moves import looked_up, understand
from osselet.core.errors import OsseletError
from osselet.table import IllegalMove, Move, Table


def log(table: Table, screen: Screen, eyes: int | None) -> None:
    """All that happened."""
    for line in table.log(eyes, screen.lang) or [screen.say("cli-empty-log")]:
        screen.tell(f"  {line}")


def rules(table: Table, screen: Screen, anchor: str) -> None:
    """The rules page, or the one rule that was named."""
    try:
        text = page(table.game, screen.lang)
    except OsseletError as error:
        screen.refuse(str(error))
        return
    part = section(text, anchor) if anchor else text
    if part is None:
        screen.refuse(screen.say("cli-no-such-rule", rules=", ".join(anchors(text))))
    else:
        show(screen.console, part)


def why(table: Table, screen: Screen, name: str, seat: int | None, moves: Sequence[Move]) -> None:
    """Why a move is possible or not."""
    if not name:
        screen.note("cli-why-what", why=screen.say("cli-command-why"), example=moves[0].name)
        return
    typed = understand(name, moves, screen.text)
    if typed.move is not None or typed.several:
        screen.note("cli-possible")
        return
    try:
        reason = table.why(looked_up(typed.name, moves, table), seat)
    except IllegalMove as error:
        screen.refuse(error.text(screen.lang), error.rule)
        return
    if reason is None:
        screen.note("cli-possible")
    else:
        screen.refuse(screen.say.reason(reason), reason.rule)
