"""`osselet publish`: what cannot be published is refused in a sentence; what is written is tested in tests/publish."""

from pathlib import Path

import pytest

from tests.cli.conftest import Osselet


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nothing",), "There is no game 'nothing'"),
        (("hunde", "hunde"), "A game is named twice."),
        (("hunde", "--from", "/nowhere"), "There is no pyodide-"),
        (("hunde", "--lang", "xx"), "We speak fr, en, de, not 'xx'."),
    ],
)
def test_what_cannot_be_published_is_refused(
    osselet: Osselet, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    osselet("publish", tmp_path / "site", *words).refused(said)
    assert not (tmp_path / "site").exists()


def test_a_folder_that_holds_something_else_is_left_alone(osselet: Osselet, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    osselet("publish", tmp_path, "hunde").refused("holds something else already")
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
