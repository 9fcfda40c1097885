"""What happened at a table, for whoever looks back."""

from osselet.core.texts import Speaker
from osselet.room.telling import told
from osselet.table.table import Table
from osselet.wire import rest as wire

VIEWS_AT_ONCE = 24
"""Views of the past in one answer: others wait while they are made."""


def history(table: Table, seat: int | None, since: int, lang: str) -> wire.StepHistory:
    """The steps after the first so many as a looker saw them."""
    say = Speaker(table.game, lang, table.names)
    seen = table.tell(max(0, since), seat)
    return wire.StepHistory(
        count=table.count,
        steps=[
            wire.PastStep(name=step.name, seat=step.seat, lines=[told(line) for line in lines]) for step, lines in seen
        ],
        log=[say.line(line) for _, lines in seen for line in lines],
    )


def views(table: Table, seat: int | None, everything: bool, first: int) -> wire.Views:
    """How it looked after so many steps and the next few: from a seat, or with nothing hidden."""
    counts = range(first, min(first + VIEWS_AT_ONCE, table.count + 1))
    shown = [table.reveal(count) if everything else table.view_at(count, seat) for count in counts]
    return wire.Views(first=first, views=shown)
