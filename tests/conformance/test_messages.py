"""What the suite says of a fault is what its author needs: where it was met, and what to write instead."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from osselet.conformance import ConformanceError, suite
from osselet.core import Game, Ints, rule
from tests.conformance.mutants import MUTANTS, with_rules
from tests.probe import GAME
from tests.probe import rules as r
from tests.probe.rules import Probe


@rule
def nothing_to_show(s: Probe, ids: Ints, weights: Ints) -> int:
    return 0 if s.phase == r.SHOW and s.turn == 1 else r.moves(s, ids, weights)


def problem(game: Game, name: str, *, plain: bool = True) -> ConformanceError:
    check = next(check for check in suite(game, plain=plain, games=12) if check.name == name)
    with pytest.raises(ConformanceError) as raised:
        check.run()
    return raised.value


def test_moves_that_list_nothing_are_told_with_phase_step_seat_and_seed() -> None:
    found = problem(with_rules(moves=nothing_to_show), "ends")
    assert found.sentence.startswith("moves lists nothing")
    assert found.place.startswith("seed 1, step 6, phase show, seat 1, after bid:")
    assert found.place in str(found)


def test_a_fault_met_at_a_table_says_where() -> None:
    found = problem(MUTANTS["early winner"], "results")
    assert found.place.startswith("seed 0, step 5, phase show, seat 0, after ")


def test_a_fault_that_the_compiled_survey_meets_says_where() -> None:
    found = problem(MUTANTS["early winner"], "survey", plain=False)
    assert found.place.startswith("game 0 of seed 1, step 5, phase show, seat 0, after ")


@pytest.mark.parametrize(
    ("key", "text", "said"),
    [
        (
            "move-show",
            "Show { $pot }",
            "move-show (de): $pot is a value of the view: only ask-PHASE and ask-PHASE-WORD",
        ),
        ("move-bid", "{ $stone } bieten", "move-bid (de): nobody gives $stone; it may use $stones."),
        ("why-dealt", "Es sind { $pot }.", "why-dealt (de): $pot is a value of the view"),
        ("ask-bid", "{ $player } bietet { $bids }", "ask-bid: $bids is no value of the view, nor $player"),
        ("ask-show-show", "{ $player } zeigt { $bids }", "ask-show-show: $bids is no value of the view, nor $player"),
        ("ask-bid", "{ $winner } bietet", "only ask-bid-WORD may use it, and ask-bid is asked where it is missing"),
    ],
)
def test_a_text_that_wants_what_it_cannot_have_is_told_what_it_may_use(
    tmp_path: Path, key: str, text: str, said: str
) -> None:
    folder = tmp_path / "probe"
    shutil.copytree(GAME.folder, folder)
    path = folder / "texts" / "de.ftl"
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith(f"{key} ")]
    path.write_text("\n".join([*lines, f"{key} = {text}"]), "utf-8")

    def view(s: Probe, facts: object) -> dict[str, object]:
        return {**GAME.view(s, facts), "winner": None}

    game = replace(GAME, folder=folder, view=view)
    checks = [check for check in suite(game, plain=True, games=12) if check.name in ("texts", "refusals")]
    found = []
    for check in checks[:2]:
        try:
            check.run()
        except ConformanceError as error:
            found.append(str(error))
    assert any(said in one for one in found), found
