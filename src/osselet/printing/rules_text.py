"""A rules page, read from its Markdown for the sheet: blocks of runs of text."""

import re
from typing import Any

_ANCHOR = re.compile(r"\s*\{#[\w-]+\}\s*$")
_RUN = re.compile(r"(\*\*.+?\*\*|\*.+?\*|\[.+?\]\(.+?\))")
_LINK = re.compile(r"\[(.+?)\]\(.+?\)")

Block = dict[str, Any]


def runs(text: str) -> list[list[str]]:
    """The runs of a paragraph, each with how it is set: plain, bold or italic."""
    found = []
    for part in _RUN.split(text):
        if part.startswith("**"):
            found.append(["bold", part[2:-2]])
        elif part.startswith("*") and len(part) > 2:
            found.append(["italic", part[1:-1]])
        elif link := _LINK.fullmatch(part):
            found.append(["plain", link[1]])
        elif part:
            found.append(["plain", part])
    return found


def blocks(page: str) -> list[Block]:
    """The blocks of a page: headings, paragraphs, rulings, lists and tables."""
    found: list[Block] = []
    for chunk in re.split(r"\n\s*\n", page.strip()):
        lines = chunk.splitlines()
        first = lines[0]
        if first.startswith("#"):
            depth = len(first) - len(first.lstrip("#"))
            found.append({"kind": "heading", "depth": depth, "runs": runs(_ANCHOR.sub("", first[depth:]).strip())})
            lines = lines[1:]
            if not lines:
                continue
            first = lines[0]
        if first.startswith(">"):
            found.append(
                {"kind": "ruling", "runs": runs(_ANCHOR.sub("", " ".join(line.lstrip("> ") for line in lines)))}
            )
        elif first.startswith("|"):
            found.append(_table(lines))
        elif re.match(r"[-*] |\d+\. ", first):
            found.append(_list(lines))
        else:
            found.append({"kind": "text", "runs": runs(" ".join(line.strip() for line in lines))})
    return found


def _list(lines: list[str]) -> Block:
    """Items, each of one or several parts: what is listed below an item begins a line of its own."""
    items: list[list[str]] = []
    for line in lines:
        if start := re.match(r"(?:[-*]|\d+\.) +(.*)", line):
            items.append([start[1]])
        elif below := re.match(r" +[-*] +(.*)", line):
            items[-1].append(f"– {below[1]}")
        else:
            items[-1][-1] += " " + line.strip()
    kind = "numbers" if lines[0][0].isdigit() else "bullets"
    return {"kind": kind, "items": [[runs(part) for part in item] for item in items]}


def _table(lines: list[str]) -> Block:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    kept = [row for row in rows if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
    return {"kind": "table", "columns": len(kept[0]), "rows": [[runs(cell) for cell in row] for row in kept]}
