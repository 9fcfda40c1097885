"""Names and texts on a board drawn in a terminal: in their styles, cut to size, and never taken for markup."""

import re
from unicodedata import combining, east_asian_width

Piece = tuple[str, str]
"""Some text and its style."""


def painted(pieces: list[Piece], columns: int = 0) -> str:
    """Pieces in their styles (rich's markup), filled up with blanks to so many columns."""
    text = "".join(f"[{style}]{escaped(text)}[/]" if style else escaped(text) for text, style in pieces)
    return text + " " * (columns - sum(width(text) for text, _ in pieces))


def fitted(text: str, columns: int) -> str:
    """The text cut or filled up to so many columns."""
    text = "".join(sign for sign in text.replace("\u00a0", " ") if sign.isprintable())
    if width(text) > columns:
        while width(text) > columns - 1:
            text = text[:-1]
        text += "…"
    return text + " " * (columns - width(text))


def width(text: str) -> int:
    """The columns a text takes on a terminal."""
    return sum(0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def escaped(text: str) -> str:
    """The text with what would be markup marked as text; rich shows a backslash before any other bracket."""
    text = re.sub(r"(\\*)(\[[a-z#/@][^\[]*?\])", r"\1\1\\\2", text)
    return re.sub(r"(\\+)$", r"\1\1", text)
