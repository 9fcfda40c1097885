"""Many games between bots."""

import json

import pytest

from osselet.cli.sim import _speed
from tests.cli.conftest import Osselet

KEYS = {"game", "players", "games", "steps", "seconds", "steps_per_second", "shares", "scores"}


def test_json_has_exactly_these_keys(osselet: Osselet) -> None:
    answer = osselet("sim", "hunde", "--games", "50", "--players", "4", "--seed", "1", "--json", "--plain")
    assert answer.err == ""
    result = json.loads(answer.out)
    assert set(result) == KEYS
    assert result["players"] == 4
    assert abs(sum(result["shares"]) - 1) < 1e-9


def test_compiled_and_plain_and_any_number_of_cores_agree(osselet: Osselet) -> None:
    results = []
    for more in (["--plain"], ["--cores", "1"], ["--cores", "2"]):
        answer = osselet("sim", "hunde", "--games", "200", "--option", "push=rear", "--seed", "7", "--json", *more)
        result = json.loads(answer.out)
        results.append({key: result[key] for key in ("steps", "shares", "scores")})
    assert results[0] == results[1] == results[2]


def test_a_tidy_table(osselet: Osselet) -> None:
    answer = osselet("sim", "hunde", "--games", "20", "--bots", "random,random,random", "--plain", "--lang", "fr")
    assert answer.status == 0
    assert "victoires" in answer.out
    assert "20 parties" in answer.out


@pytest.mark.parametrize(
    ("steps", "shown"),
    [(0.42, "0.4"), (9.4, "9.4"), (57.6, "58"), (999.7, "1000"), (1499, "1499"), (23_400, "23 k"), (4.56e6, "4.6 M")],
)
def test_a_speed_is_told_in_a_few_digits_however_small(steps: float, shown: str) -> None:
    assert _speed(steps) == shown


def test_a_level_may_be_its_number(osselet: Osselet) -> None:
    by_number, by_name = (
        json.loads(osselet("sim", "hunde", "--games", 4, "--bots", bots, "--json").out)
        for bots in ("1,random,2", "level1,random,level2")
    )
    assert by_number["shares"] == by_name["shares"]
    assert by_number["steps"] == by_name["steps"]
