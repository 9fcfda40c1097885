"""What happened at a table, for whoever looks back."""

from osselet.core.texts import Speaker
from osselet.room.hand_telling import past
from osselet.room.telling import decided, told
from osselet.table.album import Album
from osselet.wire import messages
from osselet.wire import rest as wire

VIEWS_AT_ONCE = 24
"""Views of the past in one answer."""
STEPS_AT_ONCE = 256
"""Steps of the past in one answer."""


def history(album: Album, seat: int | None, since: int, lang: str) -> wire.StepHistory:
    """A page of the steps after the first so many, as a looker saw them."""
    say = Speaker(album.game, lang, album.names)
    seen = list(album.tell(since, since + STEPS_AT_ONCE, seat))
    return wire.StepHistory(
        count=album.count,
        steps=[
            wire.PastStep(name=step.name, seat=step.seat, lines=[told(line) for line in lines]) for step, lines in seen
        ],
        log=[say.line(line) for _, lines in seen for line in lines],
        shown=past(album.game, album.bouts(since, since + STEPS_AT_ONCE)),
    )


def result(album: Album) -> messages.Result:
    """How a finished game ended and how it was decided, the same for everybody."""
    return messages.Result(winners=album.winners, scores=album.scores, decided=decided(album.account()))


def views(album: Album, seat: int | None, everything: bool, first: int) -> wire.Views:
    """How it looked after so many steps and the next few: from a seat, or with nothing hidden."""
    counts = range(first, min(first + VIEWS_AT_ONCE, album.count + 1))
    shown = [album.reveal(count) if everything else album.view_at(count, seat) for count in counts]
    album.close()
    return wire.Views(first=first, views=shown)
