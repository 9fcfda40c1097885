"""`osselet publish`: games as a folder that any web space serves."""

from collections.abc import Sequence
from pathlib import Path

from osselet.cli.console import out
from osselet.cli.sim import progress
from osselet.core.registry import find, games
from osselet.core.texts import Speaker


def write(folder: Path, sources: Sequence[str], *, source: Path | None, lang: str) -> int:
    """Writes the folder and says how to look at it."""
    from osselet.publish.folder import publish

    found = [find(name) for name in sources or games()]
    say = Speaker(None, lang)
    with progress(say("cli-publish-preparing"), 0) as tell:
        size = publish(folder, found, source, lambda name, there, total: tell(there, total))
    said = say("cli-publish-written", path=str(folder), size=f"{size / 1e6:.1f}")
    out().print(said, markup=False, highlight=False, soft_wrap=True)
    return 0
