"""Rules pages in the terminal: the whole page, or the one rule that matters now."""

import re

from rich.console import Console
from rich.markdown import Markdown

from osselet.core.errors import OsseletError
from osselet.core.game import Game
from osselet.core.texts import check_language

ANCHOR = re.compile(r"[ \t]*\{#([\w-]+)\}[ \t]*$", re.MULTILINE)
HEADING = re.compile(r"^(#+)\s")


def page(game: Game, lang: str) -> str:
    """The rules of a game as Markdown, anchors included."""
    path = game.folder / f"rules.{check_language(lang)}.md"
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise OsseletError(f"The rules page {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise OsseletError(f"The rules page {path} is not text in UTF-8.") from None


def anchors(text: str) -> list[str]:
    """The names of the rules on a page; those of its rulings are for its dossier."""
    return [found for line in text.splitlines() if HEADING.match(line) for found in ANCHOR.findall(line)]


def section(text: str, anchor: str) -> str | None:
    """The part of a page under the heading with this anchor, or None if there is none."""
    lines = text.splitlines()
    for start, line in enumerate(lines):
        found, heading = ANCHOR.search(line), HEADING.match(line)
        if heading and found and found.group(1) == anchor:
            depth = len(heading.group(1))
            rest = lines[start + 1 :]
            stop = next((at for at, later in enumerate(rest) if _ends(later, depth)), len(rest))
            return "\n".join([line, *rest[:stop]])
    return None


def _ends(line: str, depth: int) -> bool:
    heading = HEADING.match(line)
    return heading is not None and len(heading.group(1)) <= depth


def show(console: Console, text: str) -> None:
    """A page or a part of it, laid out for this terminal."""
    console.print()
    console.print(Markdown(ANCHOR.sub("", text), justify="left"), width=min(console.width, 88))
    console.print()
