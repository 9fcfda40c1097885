"""Where the rules come from, in the terminal and as data."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Osselet


@pytest.mark.parametrize(
    ("lang", "part"), [("fr", "D’où viennent les règles"), ("en", "Where the rules"), ("de", "Woher die Regeln")]
)
def test_the_dossier_of_a_game(osselet: Osselet, lang: str, part: str) -> None:
    answer = osselet("dossier", "hunde", "--lang", lang)
    assert answer.status == 0
    assert part in answer.out
    assert "François Haffner" in answer.out
    assert "python -m bench.dossier hunde" in answer.out


def test_the_rules_with_their_sources(osselet: Osselet) -> None:
    plain, sourced = osselet("rules", "hunde").out, osselet("rules", "hunde", "--sources").out
    assert "{#" not in plain + sourced
    assert "Our own decision" not in plain
    assert "Our own decision · open" in sourced


def test_the_dossier_to_cite(osselet: Osselet) -> None:
    one = json.loads(osselet("dossier", "kakuzu", "--json-ld", "--lang", "fr").out)
    assert one["@context"][0] == "https://schema.org"
    assert "'@language': 'en'" not in str(one)
    every = json.loads(osselet("dossier", "--json-ld").out)
    assert [node["name"] for node in every["@graph"] if node["@type"] == "Game"] == [
        "Chicago",
        "Doggy Bag",
        "Den letzten beißen die Hunde",
        "Kakuzu",
        "Oss",
    ]


def test_a_game_without_a_dossier_says_so(osselet: Osselet, tmp_path: Path) -> None:
    assert osselet("new", "owls", "--folder", tmp_path / "owls").status == 0
    osselet("dossier", tmp_path / "owls", "--lang", "en").refused("has no dossier")
    osselet("rules", tmp_path / "owls", "--sources").refused("has no dossier")
    osselet("dossier", "nosuch").refused("nosuch")


def test_a_dossier_that_is_wrong_is_refused_with_a_sentence(osselet: Osselet, tmp_path: Path) -> None:
    assert osselet("new", "owls", "--folder", tmp_path / "owls").status == 0
    (tmp_path / "owls" / "dossier.toml").write_text("[work]\n")
    osselet("dossier", tmp_path / "owls").refused("dossier.toml cannot be read")
