"""The tree search: deterministic, the same plain and compiled, and it never sees more than its seat."""

import threading
import time
from dataclasses import replace

import pytest

import osselet
from osselet.core import WHOLE, Lean
from osselet.core.engine import Engine
from osselet.core.registry import find
from osselet.core.state import pack
from osselet.search.thinker import Thinker
from osselet.search.thought import Effort, Sight
from tests.probe import GAME as PROBE
from tests.probe import rules as r


def by_rules_alone(game):
    """The game without its hints: searched by the tree."""
    return replace(find(game), lean=Lean())


HUNDE = by_rules_alone("hunde")


def sight_of(table, seat=None):
    seat = table.actor if seat is None else seat
    return Sight.of(table.game, table.players, seat, table.seat(seat).state)


def hunde(seed=3):
    return osselet.game("hunde").table(players=4, seed=seed)


def thought(thinker, sight, iterations=200, stream=0, **more):
    thinker.start(7, stream)
    return thinker.think(sight, Effort(iterations), **more)


@pytest.mark.parametrize("game", ["hunde", "oss"])
def test_plain_and_compiled_searches_think_the_same(game):
    table = osselet.game(game).table(players=3, seed=5)
    found = by_rules_alone(game)
    compiled, plain = Thinker(found, 60), Thinker(found, 60, plain=True)
    for _ in range(4):
        sight = sight_of(table)
        assert thought(compiled, sight, 60) == thought(plain, sight, 60)
        table.play(table.moves()[-1])


def test_the_same_seed_gives_the_same_thought_and_another_seed_another():
    sight, thinker = sight_of(hunde()), Thinker(HUNDE, 500)
    first = thought(thinker, sight, 500)
    thought(thinker, sight_of(hunde(seed=9)), 300, stream=5)
    assert thought(thinker, sight, 500) == first
    assert thought(Thinker(HUNDE, 2000), sight, 500) == first
    assert thought(thinker, sight, 500, stream=1) != first


def test_every_iteration_is_counted_and_shares_are_shares():
    found = thought(Thinker(HUNDE, 300), sight_of(hunde()), 300)
    assert sum(found.visits) == 300
    assert all(0 <= share <= 1 for share in found.shares)
    assert sum(found.outlook) == pytest.approx(1, abs=1e-3)


def test_a_search_in_slices_is_the_same_as_at_once():
    sight, thinker = sight_of(hunde()), Thinker(HUNDE, 400)
    at_once = thought(thinker, sight, 400)
    assert thought(thinker, sight, 400, seconds=60.0) == at_once


def test_time_caps_a_search():
    thinker = Thinker(HUNDE, 3_000_000)
    started = time.perf_counter()
    found = thought(thinker, sight_of(hunde()), 3_000_000, seconds=0.3)
    assert time.perf_counter() - started < 1.5
    assert 0 < sum(found.visits) < 3_000_000


def test_the_interpreter_is_free_while_a_search_runs():
    thinker, sight = Thinker(HUNDE, 400_000), sight_of(hunde())
    thought(thinker, sight, 10)
    worker = threading.Thread(target=thought, args=(thinker, sight, 400_000))
    ticks, started = 0, time.perf_counter()
    worker.start()
    while worker.is_alive():
        time.sleep(0.01)
        ticks += 1
    took = time.perf_counter() - started
    assert took > 0.5
    assert ticks / took > 40, "a thread that sleeps 10 ms at a time must hardly be held up"


def probe_world(own, others, seat=0):
    """Probe with two players: who shows the higher card wins the pot."""
    engine = Engine(PROBE, 2, {})
    s = engine.new()
    for card in (own, others) if seat == 0 else (others, own):
        engine.play(s, r.CARD + card - 1)
    return engine, s


def test_what_a_seat_may_not_know_does_not_change_its_thought():
    thoughts = []
    for others in (1, 3, 5):
        engine, s = probe_world(own=4, others=others)
        hidden = engine.hidden(s, 0)
        engine.ask(hidden, 0)
        thinker = Thinker(PROBE, 300, plain=True)
        thoughts.append(thought(thinker, Sight(PROBE, 2, 0, pack(hidden)), 300))
    assert thoughts[0] == thoughts[1] == thoughts[2]
    assert thoughts[0].moves


def test_whole_is_shared_by_up_to_six():
    assert all(WHOLE % players == 0 for players in range(1, 7))
