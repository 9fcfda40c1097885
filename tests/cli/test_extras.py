"""Commands that need an extra say so in one sentence, before any work is done."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from osselet.core import extras
from tests.cli.conftest import Osselet

POSTGRES = "postgresql://nobody@127.0.0.1:1/none"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment with what playing needs and nothing else."""
    gone = {module for modules in extras.EXTRAS.values() for module in modules}
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name in gone else find_spec(name))


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("arena", "hunde", "--bots", "random,level1"), "lab"),
        (("lab", "hunde"), "lab"),
        (("print", "hunde"), "print"),
        (("sim", "hunde", "--on", "ray"), "ray"),
        (("serve", "--port", "0", "--database", POSTGRES), "postgres"),
        (("backup", "copy.gz", "--database", POSTGRES), "postgres"),
    ],
)
def test_what_is_missing_is_named(osselet: Osselet, words: tuple[str, ...], extra: str) -> None:
    osselet(*words).refused("is not installed", f"pip install 'osselet[{extra}]'")


def test_a_picture_of_a_review(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    osselet("play", "hunde", "--bots", "random", "--seed", "3", "--record", path, typed="1\nq\n")
    osselet("review", path, "--unfinished", "--plot", tmp_path / "a.png").refused("'osselet[lab]'")


@pytest.mark.parametrize(("lang", "words"), [("en", "not installed"), ("fr", "pas installé"), ("de", "fehlt")])
def test_the_doctor_names_all_that_is_missing(osselet: Osselet, lang: str, words: str) -> None:
    answer = osselet("doctor", "--port", "0", "--database", POSTGRES, "--redis", "redis://127.0.0.1:1", "--lang", lang)
    assert answer.status == 1
    assert answer.out.count(words) == 2
    assert "asyncpg" in answer.out
    assert "pip install 'osselet[redis]'" in answer.out
