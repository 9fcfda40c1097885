"""What only some need may be missing: one sentence says so before any work is done, and how to get it."""

import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

import osselet
from osselet.core import extras
from osselet.core.extras import EXTRAS, MissingExtra, require

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
BUNDLES = {"bench"}
"""Extras for work on Osselet itself, that no command asks for."""


@pytest.fixture
def bare(monkeypatch):
    """An environment with what playing needs and nothing else."""
    gone = {module for modules in EXTRAS.values() for module in modules} | {"polars", "pandas"}
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name in gone else find_spec(name))


def test_every_extra_of_the_project_is_known():
    declared = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(declared) - BUNDLES == set(EXTRAS)


@pytest.mark.parametrize("extra", EXTRAS)
def test_each_is_installed_here_and_asked_for_where_it_is_not(extra, monkeypatch):
    require(extra)
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=rf"^{EXTRAS[extra][0]} is not installed; .*'osselet\[{extra}\]'\.$"):
        require(extra)


def test_frames_are_asked_for_by_their_own_name(bare):
    found = osselet.simulate("hunde", games=2)
    for make in (found.to_polars, found.to_pandas):
        with pytest.raises(MissingExtra, match=r"pip install (polars|pandas)\.$"):
            make()


@pytest.mark.parametrize(
    ("module", "extra"),
    [("gymnasium", "gymnasium"), ("vector", "gymnasium"), ("pettingzoo", "pettingzoo"), ("open_spiel", "open_spiel")],
)
def test_environments_say_what_they_need(module, extra):
    code = (
        f"import sys; sys.modules['{EXTRAS[extra][0]}'] = None\n"
        "from osselet.core.extras import MissingExtra\n"
        f"try:\n    import osselet.envs.{module}\nexcept MissingExtra as error:\n    print(error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert re.fullmatch(rf"{EXTRAS[extra][0]} is not installed; .*\[{extra}\]'\.\n", said.stdout), said


def test_what_is_broken_is_not_called_missing():
    error = ImportError("a library of the system is missing", name="numpy.core")
    assert extras.missing("gymnasium", error) is error
