"""Writes the golden playthroughs anew."""

from tests.golden import playthroughs

for path, text in playthroughs().items():
    path.write_text(text, encoding="utf-8")
