"""Many games between bots."""

import json

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
