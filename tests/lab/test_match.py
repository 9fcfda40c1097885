"""Games between bots, one by one: repeatable, paired, and played from hidden states alone."""

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

import tests.probe
from osselet.bots.decider import Decider
from osselet.core.errors import GameError, OptionError
from osselet.core.registry import find, portable
from osselet.core.state import pack, unpack
from osselet.lab import simulate
from osselet.lab.match import Match, Players
from osselet.lab.simulate import Deals
from osselet.lab.task_pool import LocalPool
from osselet.search.playouts import SHARE
from osselet.search.thought import Sight

PROBE = Path(tests.probe.__file__).parent
MATCH = Match("hunde", 3, ("random", "level1", "level2"), seed=4)


def test_the_same_seed_plays_the_same_games_on_one_core_and_on_two() -> None:
    tasks = [(deal, rotation) for deal in range(6) for rotation in range(3)]
    one = LocalPool(1).run(Deals(MATCH, traced=True), tasks)
    assert LocalPool(2).run(Deals(MATCH, traced=True), tasks) == one
    assert LocalPool(2).run(Deals(MATCH, traced=True), tasks[::-1]) == one[::-1]
    other = Match("hunde", 3, MATCH.bots, seed=5)
    assert LocalPool(2).run(Deals(other, traced=True), tasks) != one


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    LocalPool(2).run(Deals(MATCH), [(deal, 0) for deal in range(40)], told.append)
    assert told == list(range(1, 41))
    assert LocalPool(2).run(Deals(MATCH), [], told.append) == []


def test_a_rotation_moves_everybody_on() -> None:
    assert MATCH.rotated(1).bots == ("level2", "random", "level1")
    assert MATCH.rotated(3) == MATCH
    assert Players(MATCH).play(0, 1) == Players(MATCH.rotated(1)).play(0)
    assert Players(MATCH).play(0, 1) == Players(MATCH).play_as(("level2", "random", "level1"), 0)


def test_one_victory_a_game_in_sixtieths() -> None:
    players = Players(MATCH)
    for deal in range(20):
        played = players.play(deal)
        assert sum(played.shares) == SHARE
        best = max(played.points)
        assert [share > 0 for share in played.shares] == [points == best for points in played.points]


def test_chance_belongs_to_the_seat_whose_decision_it_followed() -> None:
    """In this game two white dice are thrown before a decision, and two black ones after it, by who wants them."""
    played, words = Players(MATCH).play(0, traced=True), find("hunde").vocabulary(None)
    assert len(played.chances) + len(played.decisions) == played.steps - 2  # nobody has decided before the first two
    names = {seat: [words.word(one.outcome).key for one in played.chances if one.after == seat] for seat in range(3)}
    for seat in range(3):
        black = sum(one.seat == seat and one.move == words["black"] for one in played.decisions)
        assert names[seat].count("black_die") == 2 * black
    assert sum(kinds.count("white") for kinds in names.values()) == 2 * (len(played.decisions) - 1)
    white = [one.before for one in played.chances if words.word(one.outcome).key == "white"]
    assert white[::2] == white[1::2] == [one.seat for one in played.decisions[1:]]
    last_throws = played.decisions[-1].move == words["black"]
    assert sum(one.before is None for one in played.chances) == 2 * last_throws
    assert Players(MATCH).play(0).chances == ()


def test_a_simulation_adds_up_its_games() -> None:
    result = simulate("hunde", 3, 20, MATCH.bots, seed=4)
    played = LocalPool(1).run(Deals(MATCH), [(deal, 0) for deal in range(20)])
    assert result.steps == sum(one.steps for one in played)
    assert result.shares == [sum(one.shares[seat] for one in played) / SHARE / 20 for seat in range(3)]
    assert result.scores == [sum(one.points[seat] for one in played) / 20 for seat in range(3)]


def test_bots_get_the_hidden_state_of_their_seat_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    decided: list[Sight] = []
    watched: list[Sight] = []

    def first(self: Decider, sight: Sight, ids: list[int], seconds: float | None = None) -> int:
        decided.append(sight)
        return ids[0]

    monkeypatch.setattr(Decider, "decide", first)
    match = Match(str(PROBE), 3, ("level1",) * 3, seed=1)
    Players(match).play(0, watcher=lambda number, sight, ids: watched.append(sight) if len(ids) > 1 else None)
    game = find(PROBE)
    assert decided == watched
    assert {sight.seat for sight in decided} == {0, 1, 2}
    for sight in decided:
        assert set(vars(sight)) == {"game", "players", "seat", "hidden"}
        state = unpack(game.state, sight.hidden)
        game.bound["hide"](state, sight.seat)
        assert pack(state) == sight.hidden


def test_a_game_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    players = Players(Match("hunde", 3, ("random",) * 3, seed=4))
    monkeypatch.setattr(players, "_game", replace(find("hunde"), longest=5))
    with pytest.raises(GameError, match="did not end within 5 steps"):
        players.play(0)


def test_a_folder_is_named_so_that_it_is_found_from_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROBE.parent)
    assert portable(f"./{PROBE.name}") == str(PROBE)
    assert Match(f"./{PROBE.name}", 2, ("random",) * 2, 0).game == str(PROBE)
    assert portable("hunde") == "hunde"


@pytest.mark.parametrize(
    ("wrong", "part"),
    [
        ({"bots": "level9"}, "no bot"),
        ({"bots": 7}, "no bot"),
        ({"bots": ["level1"] * 2}, "2 bots"),
        ({"bots": "level1", "plain": True}, "plain"),
        ({"bots": "level1", "games": 10**8}, "games"),
        ({"bots": "level1", "games": -1}, "games"),
        ({"bots": "level1", "cores": 0}, "cores"),
        ({"on": "moon"}, "local"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object], part: str) -> None:
    with pytest.raises(OptionError, match=part):
        simulate("hunde", 3, **{"games": 2, **wrong})


COMPILE = """
import sys
from osselet.core.engine import Engine
from osselet.core.kernel import bind
from osselet.core.registry import find, portable
from osselet.core.rng import WORDS
from osselet.core.state import buffer, record
from osselet.search.random_games import as_record
from osselet.search.stepper import lay
game = find("hunde")
states = record(game.state)
sys.stdin.readline()
bind(lay, game)(states, 0, as_record(Engine(game, 3, {}).options), 3, 1, 0, buffer(WORDS), buffer(2))
print(states.tobytes().hex())
"""


def test_processes_may_compile_the_same_kernel_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))

    def together(count: int) -> list[str]:
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        processes = [subprocess.Popen([sys.executable, "-c", COMPILE], **pipes) for _ in range(count)]
        for process in processes:
            process.stdin.write("go\n")
            process.stdin.flush()
        answers = [process.communicate(timeout=120)[0] for process in processes]
        assert [process.returncode for process in processes] == [0] * count
        return answers

    answers = together(2)
    kept = sorted(path.name for path in tmp_path.rglob("*") if path.is_file())
    assert [Path(name).suffix for name in kept] == [".lock", ".nbc", ".nbi"], kept  # one kernel, no half-written files
    assert len({*answers, *together(1)}) == 1
    assert answers[0].strip()


def test_who_interrupts_does_not_wait_for_games_under_way() -> None:
    decided: list[int] = []

    def dawdle(number: int, sight: Sight, offered: list[int]) -> None:
        decided.append(number)
        time.sleep(0.01)

    @dataclass(frozen=True)
    class Slow:
        def worker(self) -> Callable[[int], object]:
            players = Players(MATCH)
            return lambda deal: players.play(deal, watcher=dawdle) if deal else 0

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    whole = len(Players(MATCH).play(1, traced=True).decisions)
    with pytest.raises(KeyboardInterrupt):
        LocalPool(2).run(Slow(), [0, 1], stop)
    assert max(decided, default=0) < whole - 1
