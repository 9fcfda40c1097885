"""The rules play as they did when somebody last read the golden files."""

from tests.golden import FOLDER, playthroughs


def test_playthroughs_are_golden():
    expected = playthroughs()
    assert {path.name for path in FOLDER.glob("*.txt")} == {path.name for path in expected}
    for path, text in expected.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} differs: if that is meant, run `make golden`"
