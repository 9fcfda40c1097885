"""Hands on a screen at a room: called, blind, judged, kept, and judged again."""

from typing import Any

import msgspec
import pytest

from osselet.core.dexterity import Attempt
from osselet.core.errors import RecordError
from osselet.core.trace import DOWN, encode
from osselet.games.oss import GAME as OSS
from osselet.room import decisions, entries, hand_decisions
from osselet.room.bouts import ACT, RESEND, START
from osselet.room.entries import AttemptEntry
from osselet.room.refusal import Refusal
from osselet.table.illegal import IllegalMove
from osselet.table.replay import replay
from osselet.table.table import Table
from osselet.wire import messages
from tests.knack import GAME
from tests.room.handy import Handy

MISS = b""


def refused(code: str, decide: Any, *arguments: Any, **named: Any) -> None:
    with pytest.raises((Refusal, IllegalMove)) as error:
        decide(*arguments, **named)
    found: Any = error.value
    assert found.why.code == code


def test_where_people_play_chance_waits_for_hands_and_nobody_may_type():
    it = Handy()
    it.play(0)
    assert it.room.playing.actor == "chance"
    assert it.room.actors == [0]
    beat = it.told(1)
    assert isinstance(beat, messages.Beat)
    assert beat.bout is not None
    assert (beat.bout.figure, beat.bout.seats, beat.waits, beat.moves) == ("tap", [0], False, [])
    refused("by-hand", decisions.play, it.room, it.now, 0, "hit:ok")
    refused("by-hand", it.room.playing.play, "hit:ok")
    refused("by-hand", it.room.playing.play, "hit:ok", 0)
    assert it.room.playing.names_of_chance() == []


def test_a_program_without_hands_is_dealt_a_screen_table_like_the_model():
    alone, model = (Table(GAME, 2, 3, {"hands": hands}) for hands in ("screen", "model"))
    while not alone.over:
        alone.play("go")
        model.play("go")
    assert alone.steps() == model.steps()
    assert "hands" not in alone.record()


def test_a_whole_game_by_hand_is_the_same_for_all_who_follow_or_open_it_again():
    it = Handy(3)
    for number in range(200):
        if it.room.state.stage == "over":
            break
        if it.room.hands.call is None:
            it.play(it.room.actors[0])
        else:
            waiting = [seat for seat in it.room.actors if seat not in it.room.state.bout.acted]
            it.ready(waiting[number % len(waiting)])
            it.reopen()
            it.act(waiting[number % len(waiting)])
        it.reopen()
    assert it.room.state.stage == "over"
    record = it.room.playing.record()
    assert len(record["hands"]) == 6
    again = replay(msgspec.json.decode(msgspec.json.encode(record)), GAME)
    assert again.record()["hands"] == record["hands"]
    assert again.record()["steps"] == record["steps"]


def test_the_deal_comes_from_the_tables_own_dealer_before_the_attempt():
    deals = []
    for seed in (1, 1, 2):
        it = Handy(seed=seed)
        it.play(0)
        before = it.room.playing.dealt
        it.ready(0)
        deals.append(it.room.state.bout.begun[0].deal)
        assert it.room.playing.dealt > before
    assert deals[0] == deals[1] != deals[2]
    assert all(0 <= number < most for number, most in zip(deals[0], (1000, 1250), strict=True))


def test_what_is_dealt_in_common_is_the_same_for_all_and_the_rest_is_not():
    it = Handy(3)
    it.to_race()
    for seat in (1, 0, 2):
        it.ready(seat)
    deals = [it.room.state.bout.begun[seat].deal for seat in range(3)]
    assert len({deal[0] for deal in deals}) == 1
    assert len({deal[2] for deal in deals}) > 1


def test_of_an_exchange_at_once_nobody_hears_before_all_have_acted():
    it = Handy(3)
    it.to_race()
    it.ready(0)
    call = it.told(0)
    assert isinstance(call, messages.CallNotice)
    assert call.deal
    for other in (1, 2, None):
        seen = it.told(other)
        assert isinstance(seen, messages.BoutNotice)
        assert seen.bout is not None
        assert (seen.bout.ready, seen.bout.deal, seen.shown) == ([0], [], None)
    versions = list(it.room.state.versions)
    it.act(0)
    assert it.room.state.versions == [versions[0] + 1, *versions[1:]]
    assert [it.told(other) for other in (1, 2, None)] == [None] * 3
    assert it.room.actors == [0, 1, 2]
    mine = it.told(0)
    assert isinstance(mine, messages.BoutNotice)
    assert mine.bout is not None
    assert mine.bout.done
    it.ready(1)
    it.void(1)
    assert [it.told(other) for other in (0, 2, None)] == [None] * 3
    it.ready(1)
    assert [it.told(other) for other in (0, 2, None)] == [None] * 3
    it.act(1)
    it.ready(2)
    it.act(2)
    for looker in (0, 1, 2, None):
        beat = it.told(looker)
        assert isinstance(beat, messages.Beat)
        assert beat.shown is not None
        assert [hand.seat for hand in beat.shown.hands] == [0, 1, 2]
        assert beat.steps[0].name.startswith("first:")


def test_the_clocks_of_others_do_not_tell_when_somebody_has_acted():
    def left(acts_after: float) -> Any:
        it = Handy(3)
        it.to_race()
        it.ready(0)
        it.ready(1)
        it.now += acts_after
        it.act(0)
        return it.room.left, it.room.state.since, it.room.version(2)

    assert left(1) == left(9)


def test_nobody_first_calls_again_with_what_was_shown():
    it = Handy(2)
    it.to_race()
    first = it.where
    for seat in (0, 1):
        it.ready(seat)
        it.act(seat, MISS)
    assert it.where == (first[0], 1)
    seen = it.told(None)
    assert isinstance(seen, messages.BoutNotice)
    assert seen.shown is not None
    assert seen.bout is not None
    assert (seen.shown.exchange, seen.bout.exchange, seen.bout.shared) == (0, 1, [1])


def test_compared_times_are_those_the_server_can_believe():
    it = Handy(2)
    it.to_race()
    for seat in (0, 1):
        it.ready(seat)
    deal = it.room.state.bout.begun[0].deal[0]
    it.act(0, encode([(deal + 200, DOWN, 1, 1)]), late=60)
    it.act(1, encode([(deal + 230, DOWN, 1, 1)]))
    assert it.room.playing.steps()[-1] == "first:1"


def test_a_judged_outcome_cannot_be_undone_alone_and_an_agreed_rewind_deals_anew():
    it = Handy()
    it.play(0)
    it.ready(0)
    deal = it.room.state.bout.begun[0].deal
    beat = it.told(0)
    assert not it.room.playing.can_undo(1)
    it.act(0)
    refused("no-undo", decisions.undo, it.room, it.now, 1, it.room.version(1), "1:u")
    beat = it.told(0)
    assert isinstance(beat, messages.Beat)
    assert not beat.undo
    it.take(decisions.undo(it.room, it.now, 0, it.room.version(0), "0:u"))
    assert it.room.state.wish is not None
    it.take(decisions.agree(it.room, it.now, 1, True, "1:a"))
    assert (it.room.playing.count, it.room.playing.progress.bouts) == (0, [])
    it.play(0)
    it.ready(0)
    assert it.room.state.bout.begun[0].deal != deal


def test_what_led_to_a_deal_that_was_seen_cannot_be_taken_back_alone():
    it = Handy()
    it.play(0)
    beat = it.told(0)
    assert isinstance(beat, messages.Beat)
    assert beat.undo
    it.ready(0)
    entry = decisions.undo(it.room, it.now, 0, it.room.version(0), "0:u")
    assert isinstance(entry, entries.WishEntry)


def test_what_cannot_be_believed_may_be_done_once_more_and_then_counts_as_not_done():
    it = Handy()
    it.play(0)
    it.ready(0)
    deal = it.room.state.bout.begun[0].deal
    it.void(0)
    told = it.told(0)
    assert isinstance(told, messages.BoutNotice)
    assert told.bout is not None
    assert told.bout.again
    it.ready(0)
    assert it.room.state.bout.begun[0].deal != deal
    it.void(0)
    assert it.room.playing.steps()[-1] == "hit:miss"
    bout = it.room.playing.progress.bouts[-1]
    assert bout.exchanges[0][0].trace == b""


def test_only_who_is_called_begins_and_only_who_has_begun_acts():
    it = Handy()
    refused("not-called", hand_decisions.ready, it.room, it.now, 0, 0, 0, False, 0, None)
    it.play(0)
    refused("not-called", hand_decisions.ready, it.room, it.now, 1, *it.where, False, 0, None)
    refused("stale", hand_decisions.ready, it.room, it.now, 0, it.where[0] + 1, 0, False, 0, None)
    refused("not-ready", hand_decisions.attempt, it.room, it.now, 0, *it.where, MISS)
    it.ready(0)
    assert hand_decisions.ready(it.room, it.now, 0, *it.where, False, 0, None) is None
    refused("bad-trace", hand_decisions.attempt, it.room, it.now, 0, *it.where, b"\xff")
    where = it.where
    it.act(0)
    refused("stale", hand_decisions.attempt, it.room, it.now, 0, *where, MISS)


def test_hands_and_handicaps_are_chosen_between_attempts_and_seen_by_all():
    it = Handy()
    it.take(hand_decisions.handicap(it.room, it.now, 1, 140, 120))
    seen = it.told(0)
    assert isinstance(seen, messages.Seating)
    assert (seen.seats[1].tempo, seen.seats[1].reach) == (140, 120)
    it.play(0)
    it.ready(0)
    refused("hand-busy", hand_decisions.lend, it.room, it.now, 0, True)
    refused("hand-busy", hand_decisions.handicap, it.room, it.now, 0, 100, 100)
    it.act(0)
    it.take(hand_decisions.lend(it.room, it.now, 0, True))
    assert it.room.bots_to_act == [0]
    refused("hand-lent", hand_decisions.ready, it.room, it.now, 0, *it.where, False, 0, None)
    it.ready(1)
    begun = it.room.state.bout.begun[1]
    assert (begun.tempo, begun.reach) == (140, 120)
    it.take(hand_decisions.begin_lent(it.room, it.now, 0, *it.where))
    begun = it.room.state.bout.begun[0]
    assert begun.lent
    assert hand_decisions.lend(it.room, it.now, 0, False).occupants[0].chair.lent == ""  # from the next one on
    assert begun.deal[0] == it.room.state.bout.begun[1].deal[0]
    it.act(0)
    it.act(1)
    shown = it.told(None)
    assert isinstance(shown, messages.Beat)
    assert shown.shown is not None
    assert [hand.lent for hand in shown.shown.hands] == [True, False]


def test_who_goes_away_before_beginning_is_played_for_and_who_has_begun_goes_on():
    it = Handy()
    it.play(0)
    it.take(decisions.away(it.room, it.now, 0, "self"))
    assert it.room.bots_to_act == [0]
    it.take(decisions.away(it.room, it.now, 0, ""))
    it.ready(0)
    it.take(decisions.away(it.room, it.now, 0, "self"))
    assert it.room.bots_to_act == []
    it.act(0)
    assert it.room.playing.count == 2


def test_time_to_begin_and_to_act_is_up_after_a_while():
    it = Handy()
    it.play(0)
    begins = it.now
    assert hand_decisions.late_to_begin(it.room, begins + START - 0.1) == []
    assert hand_decisions.late_to_begin(it.room, begins + START) == [0]
    assert it.room.wake() is not None
    it.take(hand_decisions.handicap(it.room, it.now, 0, 150, 100))
    it.ready(0)
    assert hand_decisions.late_to_begin(it.room, it.now + 1000) == []
    ends = it.now + 1.5 * ACT + 0.2 + RESEND
    assert hand_decisions.late_to_act(it.room, ends - 0.1) == []
    assert hand_decisions.late_to_act(it.room, ends + 0.1) == [0]
    assert it.room.wake() == pytest.approx(ends, abs=0.1)
    days = Handy(clock={"kind": "days", "seconds": 86_400})
    days.play(0)
    assert hand_decisions.late_to_begin(days.room, days.now + 1e6) == []


def test_time_to_begin_counts_from_when_what_came_before_was_seen():
    it = Handy()
    it.play(0)
    it.ready(0)
    it.act(0)
    assert it.room.state.bout.watching == pytest.approx(0.4)


def test_the_clock_runs_until_a_hand_begins_and_stands_while_it_is_at_work():
    it = Handy()
    it.play(0)
    it.now += 9
    it.ready(0)
    left = it.room.left
    assert left[0] == pytest.approx(600 - 1 + 5 - 10 + 5)  # one increment for the move, one for having begun
    it.now += 30
    it.act(0)
    assert it.room.left[0] == left[0]


def test_a_forged_entry_is_refused():
    it = Handy()
    it.play(0)
    it.ready(0)
    honest = hand_decisions.attempt(it.room, it.now, 0, *it.where, MISS)
    assert [name for name, _ in honest.steps] == ["hit:miss"]
    with pytest.raises(RecordError, match="By what hands did step 2 is 'hit:miss'"):
        it.room.apply(msgspec.structs.replace(honest, steps=[("hit:ok", "judged")]))


def test_nobody_acts_who_was_not_called():
    it = Handy()
    it.play(0)
    with pytest.raises(RecordError, match="nobody called"):
        it.room.apply(AttemptEntry(at=it.now, seat=1, trace=b""))
    with pytest.raises(RecordError, match="never begun"):
        it.room.apply(AttemptEntry(at=it.now, seat=0, trace=b""))


def whole() -> dict[str, Any]:
    it = Handy()
    while it.room.state.stage != "over":
        if it.room.hands.call is None:
            it.play(it.room.actors[0])
        else:
            seat = next(seat for seat in it.room.actors if seat not in it.room.state.bout.acted)
            it.ready(seat)
            it.act(seat)
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(it.room.playing.record()))
    return found


def _other_trace(record: dict[str, Any]) -> None:
    hit = record["steps"][1]
    place = record["hands"][0]["exchanges"][0][0]["deal"]
    x = place[0] if hit == "hit:miss" else (place[0] + 500) % 1000
    record["hands"][0]["exchanges"][0][0]["trace"] = (
        __import__("base64").b64encode(encode([(9, DOWN, x, place[1])])).decode()
    )


FORGERIES = [
    (_other_trace, r"Step 2 of the record is 'hit:\w+', but by what hands did it is"),
    (lambda r: r["hands"][0]["exchanges"][0][0].update(deal=[2000, 2]), "no such numbers can be dealt"),
    (lambda r: r["hands"][0]["exchanges"][0][0].update(seat=1), "others were called"),
    (lambda r: r["hands"][1]["exchanges"][0].pop(), "others were called"),
    (lambda r: r["hands"].pop(1), "no hands are kept that did it"),
    (lambda r: r["hands"][0].update(exchanges=[]), "it breaks off"),
    (lambda r: r["hands"][0].update(after=0), "Nobody|does not fit|by what hands"),
    (lambda r: r["hands"][0].update(judge=9), "version 9 of the judge"),
    (lambda r: r["hands"].append("x"), "Number 7 of the 'hands'"),
    (lambda r: r.update(hands={}), "not a list"),
    (lambda r: r["hands"][0]["exchanges"][0][0].update(trace="//8="), "Trace|trace"),
    (lambda r: r["hands"].insert(0, r["hands"][0]), "not in order"),
]


@pytest.mark.parametrize(("forge", "sentence"), FORGERIES)
def test_a_record_with_forged_hands_is_refused_in_a_sentence(forge: Any, sentence: str):
    record = whole()
    replay(record, GAME)
    forge(record)
    with pytest.raises(RecordError, match=sentence):
        replay(record, GAME)


def test_a_record_without_hands_stays_readable():
    table = Table(GAME, 2, 3, {"hands": "screen"})
    while not table.over:
        table.play("go")
    assert replay(table.record(), GAME).steps() == table.steps()


def test_attempts_are_written_and_read_as_they_were():
    made = Attempt(1, (3, 4), 140, 120, b"\x00\x01", True, False, True, 7)
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(made), type=Attempt)
    assert again == made


def test_real_cards_are_still_entered_where_hands_are_on_the_screen():
    it = Handy(2, game=OSS, dealer="asked")
    assert it.room.hands.call is None
    assert it.room.playing.names_of_chance()[0] == "card:1"
    while it.room.hands.call is None:
        table = it.room.playing
        if table.actor == "chance":
            it.play(0, table.names_of_moves()[0])
        else:
            it.play(it.room.actors[0], table.names_of_moves(it.room.actors[0])[0])
    assert it.room.playing.names_of_chance() == []
    refused("by-hand", decisions.play, it.room, it.now, 0, "hands:1")


def test_what_can_only_come_one_way_needs_no_hand():
    it = Handy(1)
    it.play(0)
    it.ready(0)
    it.act(0)
    assert it.room.playing.steps()[-1] == "first:0"
    assert it.room.playing.played[-1].source == "dealt"
    assert it.room.actors == [0]
    assert it.room.hands.call is None
