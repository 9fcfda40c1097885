"""What a quiet player notices of attacks: the quick part of `make attack`."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.attack.__main__ import GROWTH, Serving, under
from bench.attack.attacks import ATTACKS

SECONDS = 3.0
SLOW = 4
"""How many times as slow as promised all may be here: tests run beside each other, and `make attack` alone."""


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("attacked")
    with Serving(folder) as found:
        found.warm_up(2 * SECONDS)
        yield found


@pytest.mark.parametrize("name", ["guess_codes", "lay_bots", "chat", "half_heads", "requests", "cookies", "pongs"])
def test_a_quiet_player_notices_nothing_of(name: str, serving: Serving) -> None:
    before = serving.memory
    found = under(ATTACKS[name], serving, SECONDS)
    assert not found.errors
    assert found.worst <= SLOW * 150
    assert found.bots <= SLOW * 3
    assert serving.left(before) <= GROWTH
