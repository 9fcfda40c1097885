"""What all tests share, and which of them are quick: `make check` runs those, and says what it leaves out."""

import os
from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import settings

import osselet.core.kernel

pytest_plugins = ("tests.services",)

settings.register_profile("osselet", deadline=None, derandomize=True)
settings.load_profile("osselet")

TESTS = Path(__file__).parent
QUICK = (
    "cli",
    "conformance",
    "core",
    "games",
    "golden",
    "table",
    "wasm",
    "test_notebooks.py",
    "test_release.py",
    "web/test_build.py",
    "web/test_texts.py",
    "web/test_types.py",
)
"""Where the tests are that need no browser and no database; of them, what asks for the compiler is skipped."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--quick`."""
    parser.addoption("--quick", action="store_true", help="only what needs no browser, database or compiler")


def pytest_configure(config: pytest.Config) -> None:
    """A quick run compiles nothing."""
    if config.getoption("--quick"):
        osselet.core.kernel._numba = _needs_the_compiler
        path = [str(TESTS / "without_compiler"), *filter(None, [os.environ.get("PYTHONPATH")])]
        os.environ["PYTHONPATH"] = os.pathsep.join(path)


def _needs_the_compiler() -> NoReturn:
    pytest.skip("needs the compiler")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test may compile in a process of its own."""
    if item.config.getoption("--quick") and item.get_closest_marker("compiler"):
        _needs_the_compiler()


def pytest_report_header(config: pytest.Config) -> str | None:
    """What a quick run is."""
    return f"quick: {', '.join(QUICK)}; without what needs the compiler" if config.getoption("--quick") else None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A quick run does not even look at the others: importing all they need takes half a minute."""
    if not config.getoption("--quick"):
        return None
    wanted = [TESTS / name for name in QUICK]
    related = any(collection_path.is_relative_to(path) or path.is_relative_to(collection_path) for path in wanted)
    return None if related else True


@pytest.fixture(scope="session", autouse=True)
def data_of_our_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The tests never meet the tables of whoever runs them, nor a server that serves these just now."""
    os.environ["OSSELET_DATA"] = str(tmp_path_factory.mktemp("data"))
