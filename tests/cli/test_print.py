"""`osselet print`: a PDF where it was asked for, and one sentence where it cannot be."""

from pathlib import Path

import pytest

from tests.cli.conftest import Osselet


def test_a_box_is_written_and_said_where(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "box.pdf"
    words = ("--players", "4", "--lang", "fr,de", "--ink", "grey", "--shift", "0.5,-1", "--paper", "letter")
    answer = osselet("print", "hunde", *words, "--referee", "https://example.org/t", "--to", path)
    assert answer.status == 0
    assert "box.pdf" in answer.out.replace("\n", "")
    assert path.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("print", "nothing"), "nothing"),
        (("print", "hunde", "--players", "9"), "hunde is for 3 to 6 players, not 9."),
        (("print", "hunde", "--paper", "a3"), "Paper is a4 or letter, not 'a3'."),
        (("print", "hunde", "--lang", "fr,xx"), "We speak fr, en, de, not 'xx'."),
        (("print", "hunde", "--shift", "much"), "--shift takes millimetres to the right and down, such as 1,-0.5"),
        (("print", "hunde", "--to", "/nowhere/at/all.pdf"), "cannot be written"),
    ],
)
def test_what_cannot_be_printed_is_said_in_a_sentence(osselet: Osselet, words: tuple[str, ...], sentence: str) -> None:
    osselet(*words).refused(sentence)
