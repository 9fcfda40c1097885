"""Bots that meet, from the command line."""

import json

import pytest

from osselet.core.texts import LANGUAGES
from tests.cli.conftest import Osselet

ARENA = ("arena", "hunde", "--bots", "random,level1,level2", "--players", 4, "--games", 4, "--seed", 1)


def test_json(osselet: Osselet) -> None:
    answer = osselet(*ARENA, "--json")
    assert (answer.status, answer.err) == (0, "")
    told = json.loads(answer.out)
    assert (told["deals"], told["games"]) == (2, 12)
    assert json.loads(osselet(*ARENA, "--json", "--cores", 1).out) == told
    assert json.loads(osselet(*ARENA, "--json", "--option", "push=rear").out)["options"] == {"push": "rear"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_fits_into_80_columns(osselet: Osselet, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    answer = osselet(*ARENA, "--lang", lang)
    assert (answer.status, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert max(map(len, lines)) <= 80
    for bot in ("random", "level1", "level2"):
        assert sum(line.strip().startswith(bot) for line in lines) >= 2
    assert all("●" in line for line in lines if "±" in line)


def test_games_are_rounded_up_to_whole_deals(osselet: Osselet) -> None:
    odd = osselet("arena", "hunde", "--bots", "random,level1", "--players", 3, "--games", 1, "--json")
    assert json.loads(odd.out)["games"] == 6
    mixed = osselet("arena", "hunde", "--bots", "random,level1,level2", "--games", 13, "--mixed", "--json")
    assert json.loads(mixed.out)["games"] == 24


def test_a_level_may_be_its_number(osselet: Osselet) -> None:
    answer = osselet("arena", "hunde", "--bots", "1,random", "--players", 3, "--games", 1, "--json")
    assert {one["bot"] for one in json.loads(answer.out)["contestants"]} == {"level1", "random"}


def test_levels_in_a_simulation(osselet: Osselet) -> None:
    answer = osselet("sim", "hunde", "--games", 20, "--bots", "random,level2,random", "--json")
    shares = json.loads(answer.out)["shares"]
    assert shares[1] > max(shares[0], shares[2])


WRONG = [
    (["--bots", "deepblue,random"], "no bot"),
    (["--bots", "level9,random"], "no bot"),
    (["--bots", "random"], "two bots"),
    (["--bots", "random,random"], "twice"),
    (["--bots", ""], "--bots"),
    (["--bots", "random,,level1"], "--bots"),
    (["--games", "0"], "games"),
    (["--games", "-3"], "games"),
    (["--games", "many"], "whole number"),
    (["--games", "1000000000"], "at most"),
    (["--players", "2"], "3 to 6 players"),
    (["--players", "4", "--mixed"], "one table"),
    (["--seed", "-1"], "seed"),
    (["--cores", "0"], "cores"),
    (["--option", "push=x"], "back or rear"),
    (["--on", "moon"], "local"),
]


@pytest.mark.parametrize(("arguments", "part"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_wrong_arguments_are_refused_in_one_sentence(osselet: Osselet, arguments: list[str], part: str) -> None:
    osselet("arena", "hunde", *arguments).refused(part)


def test_levels_are_not_simulated_plainly(osselet: Osselet) -> None:
    osselet("sim", "hunde", "--bots", "level1", "--plain").refused("plain")
