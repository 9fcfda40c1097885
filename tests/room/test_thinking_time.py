"""The clock of a table: nobody gets time for anything but a decision."""

from typing import Any

from osselet.room import decisions, thinking_time
from osselet.room.entries import Occupant, SeatsEntry
from osselet.wire.messages import Chair
from tests.room.played import laid


def begun(game: str, players: int, **clock: Any) -> Any:
    """A room in which people play by this clock, begun at 1000."""
    room = laid(game, players, 3, **clock)
    people = [Occupant(Chair(kind="person", name=f"P{seat}"), f"p{seat}") for seat in range(players)]
    room.apply(SeatsEntry(at=1000.0, occupants=people))
    room.apply(decisions.begin(room, 1000.0))
    return room


def test_who_goes_away_and_comes_back_has_what_was_left() -> None:
    for kind, seconds in (("live", 30), ("days", 7200)):
        room = begun("hunde", 3, kind=kind, seconds=seconds, increment=0)
        [seat] = room.actors
        room.apply(decisions.away(room, 1027.0, seat, "self"))
        room.apply(decisions.away(room, 1027.5, seat, ""))
        assert room.left[seat] == seconds - 27


def test_who_comes_back_after_the_time_ran_out_gets_a_little_or_a_decisions_time() -> None:
    for kind, seconds, granted in (("live", 30, thinking_time.RETURNED), ("days", 7200, 7200)):
        room = begun("hunde", 3, kind=kind, seconds=seconds, increment=0)
        [seat] = room.actors
        room.apply(decisions.away(room, 1000.0 + seconds + 1, seat, "time"))
        room.apply(decisions.away(room, 1000.0 + seconds + 90, seat, ""))
        assert room.left[seat] == granted


def test_a_decision_taken_back_gives_no_time() -> None:
    for kind, seconds, increment in (("live", 600, 20), ("days", 7200, 0)):
        room = begun("doggybag", 3, kind=kind, seconds=seconds, increment=increment)
        seat = room.actors[-1]
        while seat in room.actors:
            move = room.playing.names_of_moves(seat)[0]
            room.apply(decisions.play(room, 1010.0, seat, move))
        assert room.left[seat] == (seconds - 10 + increment if kind == "live" else seconds)
        room.apply(decisions.undo(room, 1015.0, seat, room.version(seat), f"{seat}:u"))
        assert room.left[seat] == seconds - 10


def test_after_a_throw_of_ones_own_the_clock_begins_a_little_later_and_no_more() -> None:
    room = begun("hunde", 3, kind="live", seconds=100, increment=0)
    room.apply(decisions.play(room, 1000.0, 0, "move"))
    assert room.actors == [1]
    assert room.left[1] == 100 + thinking_time.HAND
    room.apply(decisions.say(room, 1005.0, 0, "P0", "hm", None, "0:s"))
    assert thinking_time.overdue(room.state, 1107.5) == []
    assert thinking_time.overdue(room.state, 1108.0) == [1]
    room.apply(decisions.play(room, 1020.0, 1, "black"))
    assert room.left[1] == 100 - (20 - thinking_time.HAND)
    # What was not used is not kept: a quick decision gains nothing.
    [seat] = room.actors
    room.apply(decisions.play(room, 1021.0, seat, "move"))
    assert room.left[seat] == 100
