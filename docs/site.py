"""Pages of the site that lie elsewhere in the project: figures, the changelog, how to contribute."""

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
BESIDE = ("bench/results.md", "bench/strength.md", "bench/server.md", "CHANGELOG.md", "CONTRIBUTING.md")
UP = re.compile(r"\]\(\.\./(?=bench/|CHANGELOG|CONTRIBUTING)")
"""A link from a page here to one of them: on the site they lie side by side."""
INTO = re.compile(r"\]\(docs/")
"""A link from one of them to a page here."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Takes them in."""
    for name in BESIDE:
        files.append(File.generated(config, name, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Mends the links between here and there."""
    source: str = page.file.src_uri
    if source in BESIDE:
        return INTO.sub("](", markdown)
    return UP.sub("](../" if source.startswith("decisions/") else "](", markdown)
