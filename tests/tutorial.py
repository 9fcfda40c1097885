"""The tutorial as a reader follows it: its files written down one after the other, its commands typed."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parent.parent / "docs" / "tutorial.md"
FENCE = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```', re.DOTALL | re.MULTILINE)


class Piece(NamedTuple):
    """Something to write or to type."""

    kind: str
    file: str
    text: str

    def write(self, folder: Path) -> None:
        """Writes it down: the beginning of a file, more of it, or a change in it."""
        path = folder / self.file
        path.parent.mkdir(parents=True, exist_ok=True)
        there = path.read_text(encoding="utf-8") if path.exists() else ""
        if self.kind == "diff":
            lines = self.text.splitlines(keepends=True)
            old, new = ("".join(line[1:] for line in lines if line[0] in signs) for signs in (" -", " +"))
            assert there.count(old) == 1, f"{self.file} does not hold what is to be changed: {old}"
            path.write_text(there.replace(old, new), encoding="utf-8")
        else:
            path.write_text(f"{there}\n\n{self.text}" if there else self.text, encoding="utf-8")


def pieces() -> Iterator[Piece]:
    """All of the page in order."""
    for kind, file, text in FENCE.findall(PAGE.read_text(encoding="utf-8")):
        yield Piece(kind, file, text)


def write_all(folder: Path) -> Path:
    """The game as it is at the end of the page."""
    for piece in pieces():
        if piece.file:
            piece.write(folder)
    return folder / "pebbles"
