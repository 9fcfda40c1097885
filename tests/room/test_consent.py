"""Taking back by consent: who has to agree, who has agreed, and whose commands are known again."""

from typing import Any

import msgspec
import pytest

from osselet.core import registry
from osselet.room import decisions, entries, state
from osselet.room.entries import Occupant, SeatsEntry, WishEntry
from osselet.room.refusal import Refusal
from osselet.room.state import DONE_A_SEAT, DONE_A_SPECTATOR, MOST_SPECTATORS
from osselet.room.telling import Teller
from osselet.wire.messages import Chair
from tests.room.played import laid
from tests.room.test_thinking_time import begun

CLOCK = {"kind": "none", "seconds": 0, "increment": 0}


def played(players: int = 2) -> Any:
    """A room of kakuzu in which everybody has decided something, so that the last step is nobody's alone."""
    room = begun("kakuzu", players, **CLOCK)
    for number in range(2 * players):
        seat = room.actors[0]
        move = room.playing.names_of_moves(seat)[0]
        room.apply(decisions.play(room, 1001.0 + number, seat, move, None, f"{seat}:p{number}"))
    return room


def wish(room: Any, seat: int, at: float = 1100.0) -> Any:
    return decisions.undo(room, at, seat, room.version(seat), f"{seat}:u{at}")


def asker(room: Any) -> int:
    """A seat that cannot take back its last decision by itself."""
    return next(seat for seat in range(room.players) if not room.playing.can_undo(seat))


@pytest.mark.parametrize("why", ["self", "gone", "time"])
def test_who_is_away_has_not_agreed(why: Any) -> None:
    room = played()
    mine = asker(room)
    other, count = 1 - mine, room.playing.count
    room.apply(wish(room, mine))
    room.apply(decisions.agree(room, 1101.0, other, False, f"{other}:no"))
    room.apply(decisions.away(room, 1102.0, other, why))
    asked = wish(room, mine, 1103.0)
    assert isinstance(asked, WishEntry)
    room.apply(asked)
    assert room.playing.count == count
    assert room.state.wish.waiting == [other]
    with pytest.raises(Refusal):
        decisions.agree(room, 1104.0, mine, True, f"{mine}:yes")


def test_who_comes_back_may_agree() -> None:
    room = played()
    mine = asker(room)
    other, count = 1 - mine, room.playing.count
    room.apply(decisions.away(room, 1100.0, other, "self"))
    room.apply(wish(room, mine, 1101.0))
    room.apply(decisions.away(room, 1102.0, other, ""))
    room.apply(decisions.agree(room, 1103.0, other, True, f"{other}:yes"))
    assert room.playing.count < count


def test_a_wish_ends_when_somebody_leaves_for_good_and_may_be_made_again() -> None:
    room = played(3)
    mine = asker(room)
    leaver, stayer = (seat for seat in range(3) if seat != mine)
    room.apply(wish(room, mine))
    room.apply(decisions.reseat(room, 1101.0, {leaver: Occupant(Chair(kind="bot", level=2))}))
    assert room.state.wish is None
    asked = wish(room, mine, 1102.0)
    assert asked.waiting == [stayer]


def test_people_on_one_device_need_not_ask_each_other() -> None:
    room = played()
    both = [msgspec.structs.replace(occupant, person="p0") for occupant in room.state.occupants]
    room.apply(SeatsEntry(at=1100.0, occupants=both))
    count = room.playing.count
    room.apply(wish(room, asker(room), 1101.0))
    assert room.playing.count < count


def test_what_a_former_version_has_stored_of_a_wish_opens_as_it_was() -> None:
    """It asked only those who were there, and wrote down neither whom it asked nor whether that was all."""
    room = played(3)
    mine = asker(room)
    gone, here = (seat for seat in range(3) if seat != mine)
    room.apply(decisions.away(room, 1100.0, gone, "gone"))
    asked = wish(room, mine, 1101.0)
    old = entries.read(entries.write(msgspec.structs.replace(asked, waiting=None)))
    room.apply(old)
    assert room.state.wish.waiting == [here]
    count = room.playing.count
    room.apply(decisions.agree(room, 1102.0, here, True, f"{here}:yes"))
    assert room.playing.count < count


def test_the_flood_of_one_makes_the_server_forget_nobody_elses_commands() -> None:
    room = played()
    kept = room.state
    kept.remember("0:mine")
    kept.remember("None:kim:hers")
    for number in range(10 * DONE_A_SEAT):
        kept.remember(f"1:{number}")
        kept.remember(f"None:max:{number}")
    assert kept.was_done("0:mine")
    assert kept.was_done("None:kim:hers")
    assert kept.was_done(f"1:{10 * DONE_A_SEAT - 1}")
    assert not kept.was_done("1:0")
    assert not kept.was_done("None:kim:mine")
    assert sum(map(len, kept.done.values())) <= 2 * DONE_A_SEAT + DONE_A_SPECTATOR + 1
    for number in range(2 * MOST_SPECTATORS):
        kept.remember(f"None:p{number}:x")
    assert len(kept.done) <= 2 + MOST_SPECTATORS


def test_commands_that_former_versions_remembered_are_known_again() -> None:
    kept = played().state
    kept.done = {"0": ["a"], "None": ["kim:b"]}
    kept.commands = ["1:c", "None:max:d"]
    again = state.read(state.write(kept))
    assert all(again.was_done(one) for one in ("0:a", "1:c", "None:kim:b", "None:max:d"))
    assert not again.was_done("None:kim:d")
    assert set(again.done) == {"0", "1", "None:kim", "None:max"}


def entering(game: str, people: int) -> Any:
    """A room in which people enter what real dice, bones or cards show, and are asked for the first of it."""
    players = max(2, registry.installed(game).players.start)
    room = laid(game, players, 3, dealer="asked", **CLOCK)
    seats = [Occupant(Chair(kind="person", name=f"P{seat}"), f"p{seat % people}") for seat in range(players)]
    room.apply(SeatsEntry(at=1000.0, occupants=seats))
    room.apply(decisions.begin(room, 1000.0))
    return room


def offered(room: Any) -> list[list[str]]:
    return [Teller(room).beat(seat, "sync", room.playing.count).moves for seat in range(room.players)]


@pytest.mark.parametrize("game", ["chicago", "doggybag", "oss"])
def test_what_can_come_is_not_listed_for_people_who_enter_it_apart(game: str) -> None:
    """In a game that hides something the list would tell what has come: here it is the same whatever has."""
    room, alone = entering(game, 2), entering(game, 1)
    listed: dict[str, list[str]] = {}
    has_more = False
    for number in range(150):
        if room.playing.actor != "chance":
            if room.state.stage == "over":
                break
            seat = room.actors[0]
            for one in (room, alone):
                move = one.playing.names_of_moves(seat)[number % len(one.playing.names_of_moves(seat))]
                one.apply(decisions.play(one, 1001.0 + number, seat, move))
            continue
        [moves] = {tuple(moves) for moves in offered(room)}
        word = moves[0].partition(":")[0]
        assert listed.setdefault(word, list(moves)) == list(moves)
        possible = room.playing.names_of_moves()
        assert offered(alone)[0] == alone.playing.names_of_moves()
        for move in set(moves) - set(possible):
            has_more = True
            assert decisions.why(room, 0, move) is None
            with pytest.raises(Refusal) as refused:
                decisions.play(room, 1001.0, 0, move)
            assert (refused.value.why.code, refused.value.why.arguments) == ("not-come", {})
        for one in (room, alone):
            one.apply(decisions.play(one, 1001.0 + number, 0, possible[-1]))
    assert listed
    assert has_more or game != "oss"


def test_in_a_game_that_hides_nothing_everybody_sees_what_can_come() -> None:
    room = entering("hunde", 2)
    assert all(moves == room.playing.names_of_moves() for moves in offered(room))
