"""A played game looked at again: from what each seat knew, and nothing else."""

import json
from dataclasses import replace
from pathlib import Path
from statistics import fmean, stdev

import pytest

import osselet
from osselet import OptionError, RecordError, Scripted
from osselet.core.game import EXPECT, Lean
from osselet.core.texts import Speaker
from osselet.lab.review import review
from osselet.lab.review_result import Share
from osselet.lab.timeline import timeline
from osselet.search.thinker import Thinker
from osselet.search.thought import Effort, Sight
from osselet.table import Table, retrace
from tests.probe import GAME

PROBE = Path(__file__).parents[1] / "probe"


def all_bust(rounds, players=3):
    """Every throw of the white dice brings two dogs: nobody decides anything, everybody loses a bone a round."""
    return ["white:dog"] * (2 * players * rounds)


def last_throw(choice, *black):
    """Everybody is down to one bone; seat 0 throws last, and by running it is farthest and wins for certain."""
    throws = ["white:1", "white:2", "white:1", "white:3", "white:5", "white:dog"]
    t = osselet.game("hunde").table(players=3, seed=1, dealer=Scripted([*all_bust(7), *throws, *black]))
    for move in ("move", "move", choice):
        t.play(move)
    assert t.over
    return t.record()


def played(seed=3, players=3):
    bot = osselet.bot("hunde", "random", seed=seed)
    t = osselet.game("hunde").table(players=players, seed=seed)
    while not t.over:
        t.play(bot.choose(t.seat(t.actor)))
    return t.record()


def probe(cards, *moves):
    t = Table(GAME, len(cards), seed=1, dealer=Scripted([f"card:{card}" for card in cards]))
    for move in moves:
        t.play(move)
    return t.record()


def look(record, **more):
    return review(record, game=PROBE, unfinished=True, **more)


def test_a_record_is_retraced_step_by_step():
    record = played()
    steps = [table.record()["steps"] for table in retrace(record)]
    assert steps == [record["steps"][:at] for at in range(len(record["steps"]) + 1)]


def test_moments_are_decisions_and_what_chance_tells_at_once():
    found = timeline(last_throw("black", "black:dog", "black:2"))
    kinds = [moment.kind for moment in found.moments]
    assert kinds[-6:] == ["decision", "chance"] * 3
    assert found.moments[-1].decisions == 3
    covered = [step for moment in found.moments for step in range(*moment.steps)]
    assert covered == list(range(len(found.table.record()["steps"])))


def test_a_blunder_is_found_and_named():
    found = review(last_throw("black", "black:dog", "black:2"))
    worst = found.worst(0)
    assert worst is not None
    name = found.table.words.name
    assert (name(worst.played.move), name(worst.bot.move)) == ("black", "move")
    assert worst.bot.own.share > 0.99
    assert worst.cost.share == pytest.approx(11 / 36, abs=5 * worst.cost.noise)
    assert not worst.sound
    assert worst.critical
    assert found.best(0) is None
    assert min(worst.played.outlook[1:]) > max(worst.bot.outlook[1:])
    bust = found.turns[-1]
    assert bust.seat == 0
    assert bust.after.share == 0
    assert "loses a bone" in bust.text(Speaker(found.table.game, "en"))


def test_what_was_right_is_named_too():
    found = review(last_throw("move"))
    best = found.best(0)
    assert best is not None
    assert best.agreed
    assert best.margin.share > 0.2
    assert found.worst(0) is None


def test_at_the_end_the_curve_is_what_came_out():
    won = review(last_throw("move"), effort=0.2)
    assert [won.curve[-1][seat] for seat in range(3)] == [Share(1, 0), Share(0, 0), Share(0, 0)]
    shared = review(last_throw("black", "black:dog", "black:2"), effort=0.2)
    assert [shared.curve[-1][seat].share for seat in range(3)] == [0, 0.5, 0.5]


def test_the_same_seed_finds_the_same_on_any_number_of_cores():
    record = played()
    one, two = (review(record, seed=7, effort=0.1, cores=cores).as_json() for cores in (1, 2))
    assert one == two
    assert review(record, seed=8, effort=0.1).as_json() != one


def test_effort_is_spent_where_it_matters():
    found = review(played(), effort=0.1)
    rough, full = found.iterations
    assert rough < full
    assert 0 < sum(one.critical for one in found.decisions) < len(found.decisions)
    sharp = {(turn.at, turn.seat) for turn in found.turns}
    assert all(found.curve[at][seat].noise <= (0.25 / full) ** 0.5 for at, seat in sharp)


def test_nothing_is_used_that_the_seat_cannot_know():
    bids = ("bid:1", "bid:1", "bid:1", "keep", "keep", "keep")
    one, two = look(probe((3, 5, 2), *bids)), look(probe((3, 1, 2), *bids))
    assert len(one.moments) == len(two.moments)
    mine = [[after[0] for after in found.curve] for found in (one, two)]
    assert mine[0][:-1] == mine[1][:-1]
    assert mine[0][-1] != mine[1][-1]
    theirs = [[after[1] for after in found.curve] for found in (one, two)]
    assert theirs[0][:-1] != theirs[1][:-1]
    assert one.of(0) == two.of(0)


def test_a_sealed_bid_changes_nothing_for_others_until_it_is_shown():
    one, two = (look(probe((3, 5, 2), "bid:1", bid, "bid:0")) for bid in ("bid:0", "bid:2"))
    for seat in (0, 2):
        curves = [[after[seat] for after in found.curve] for found in (one, two)]
        assert curves[0][:-1] == curves[1][:-1]
        assert curves[0][-1] != curves[1][-1]
    assert [one.seat for one in one.decisions] == [0, 1, 2]


def test_only_the_seats_asked_for():
    found = look(probe((3, 5, 2), "bid:1", "bid:1"), seats=[1])
    assert [set(after) for after in found.curve] == [{1}] * len(found.curve)
    assert {one.seat for one in found.decisions} == {1}
    everybody = look(probe((3, 5, 2), "bid:1", "bid:1"))
    assert [after[1] for after in everybody.curve] == [after[1] for after in found.curve]


def test_what_the_clock_plays_is_no_decision():
    t = Table(GAME, 2, seed=1, options={"clock": 60}, dealer=Scripted(["card:1", "card:2"]))
    for move in ("bid:1", "bid:1"):
        t.play(move)
    t.time_out(0)
    found = look(t.record())
    assert found.moments[-1].kind == "clock"
    assert len(found.decisions) == 2


def test_outcomes_that_people_typed():
    t = osselet.game("hunde").table(players=3, dealer=osselet.Asked())
    for step in ("white:3", "white:4", "move", "white:2"):
        t.play(step)
    found = review(t.record(), unfinished=True, effort=0.1)
    assert [one.number for one in found.decisions] == [1]
    assert [moment.kind for moment in found.moments][-1] in ("chance", "decision")


def test_a_weaker_bot_may_be_compared_with():
    found = review(last_throw("black", "black:3", "black:2"), level=1, effort=0.1)
    assert found.level == 1
    assert len(found.decisions) == 3


def test_a_game_judged_by_expectation_is_watched_as_a_tree(monkeypatch):
    record = probe((3, 5, 2), "bid:1", "bid:1", "bid:0")
    tree = look(record)
    lean = Lean(method=EXPECT, iterations=300)
    monkeypatch.setattr("osselet.lab.position_values.find", lambda _: replace(GAME, lean=lean))
    expected = look(record)
    for one, two in zip(tree.curve, expected.curve, strict=True):
        for seat in range(3):
            assert one[seat].share == pytest.approx(two[seat].share, abs=0.1)
    assert [one.played.move for one in tree.decisions] == [one.played.move for one in expected.decisions]
    assert [one.number for one in expected.decisions] == [1, 2, 3]


def by_chance(game, players, seed):
    """A game played by random bots."""
    t = osselet.game(game).table(players=players, seed=seed)
    bot = osselet.bot(game, seed=seed)
    while not t.over:
        t.play(bot.choose(t.seat(t.actor)))
    return t.record()


def test_a_game_decided_by_expectation_has_curves_and_decisions_that_agree():
    found = review(by_chance("kakuzu", 3, seed=5), effort=0.3)
    critical = [one for one in found.decisions if one.critical]
    assert critical
    for one in critical:
        assert found.curve[one.at - 1][one.seat].share == pytest.approx(one.bot.own.share, abs=0.12)
    assert sum(one.sound for one in found.decisions) < len(found.decisions), "random players make mistakes"
    assert all(found.given_away(seat) > 0.1 for seat in range(3))


def test_noise_is_that_of_the_tries():
    sight, effort = first_sight("oss"), Effort(800)
    thinker = Thinker(sight.game, effort.iterations)
    found = []
    for stream in range(24):
        thinker.start(7, stream)
        found.append(thinker.think(sight, effort))
    spread = stdev(thought.outlook[0] for thought in found)
    assert 0.5 < spread / fmean(thought.noise[0] for thought in found) < 2


def first_sight(game):
    """What the seat to decide first knows."""
    t = osselet.game(game).table(players=4, seed=1)
    return Sight.of(t.game, 4, t.actor, t.seat(t.actor).state)


def test_of_a_moment_that_nobody_tells_a_seat_is_reminded_of_what_it_was_told_last():
    walked = timeline(by_chance("chicago", 3, seed=2))
    silent = [
        (at, seat)
        for at in range(1, len(walked.moments))
        for seat in walked.seats
        if not walked.lines(at, seat) and walked.lines(at - 1, seat)
    ]
    assert silent, "what is in a house is told to its finder alone"
    assert all(walked.told_by(at, seat) == walked.lines(at - 1, seat) for at, seat in silent)


def test_json():
    record = played(players=4)
    found = json.loads(json.dumps(review(record, effort=0.1).as_json("fr")))
    assert set(found) == {
        "game", "players", "names", "level", "seed", "iterations", "over", "winners", "seats", "given_away", "moments",
        "decisions", "turning_points",
    }  # fmt: skip
    assert found["names"][0] == "Joueur 1"
    assert len(found["moments"][0]["shares"]) == 4
    assert found["moments"][-1]["steps"][1] == len(record["steps"])
    for one in found["decisions"]:
        assert record["steps"][found["moments"][one["moment"]]["steps"][0]] == one["played"]["move"]
        assert one["cost"]["noise"] >= 0
        assert {"move", "visits", "share"} == set(one["moves"][0])
        assert sum(one["bot"]["outlook"]) == pytest.approx(1, abs=0.01)
    for turn in found["turning_points"]:
        assert turn["text"]


def test_what_is_refused():
    t = osselet.game("hunde").table(players=3, seed=1)
    with pytest.raises(RecordError, match="not over"):
        review(t.record())
    with pytest.raises(OptionError, match="level 1 to 5"):
        review(t.record(), level=9)
    with pytest.raises(OptionError, match="effort"):
        review(t.record(), effort=0)
    with pytest.raises(OptionError, match="seat 7"):
        review(t.record(), seats=[7], unfinished=True)
    with pytest.raises(RecordError):
        review({"game": "hunde"})
