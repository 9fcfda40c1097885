"""Where a beat has several steps, a game that declares its look shows the table after each that is told."""

from pathlib import Path
from typing import Any

from osselet.room import decisions
from osselet.room.entries import Occupant, SeatsEntry
from osselet.room.telling import Teller
from osselet.wire.messages import Chair
from tests.room.played import laid

GAMES = Path(__file__).parents[2] / "examples" / "games"


def beats(game: str, players: int, moves: int) -> Any:
    """Every beat of a short game, for every looker, with the table after it."""
    room = laid(game, players, 3)
    people = [Occupant(Chair(kind="person", name=f"P{seat}"), f"p{seat}") for seat in range(players)]
    room.apply(SeatsEntry(at=1000.0, occupants=people))
    room.apply(decisions.begin(room, 1000.0))
    for number in range(moves):
        seat = room.actors[0]
        move = room.playing.names_of_moves(seat)[-1]
        effect = room.apply(decisions.play(room, 1001.0 + number, seat, move))
        for looker in (None, *range(players)):
            yield room.playing, looker, Teller(room).news(effect, looker)


def test_what_is_told_before_the_end_of_a_beat_brings_its_view() -> None:
    brought = 0
    for table, looker, beat in beats(str(GAMES / "oh_hell"), 3, 24):
        first = table.count - len(beat.steps)
        for at, step in enumerate(beat.steps, first + 1):
            is_between = bool(step.lines) and at < table.count
            assert step.view == (table.view_at(at, looker) if is_between else None)
            brought += is_between
        hidden = [card for seat in range(3) if seat != looker for card in beat.view["seats"][seat]["hand"]]
        assert not any(hidden)
    assert brought


def test_a_game_with_a_board_of_its_own_needs_none() -> None:
    assert all(step.view is None for _, _, beat in beats("hunde", 3, 12) for step in beat.steps)
