"""`osselet restore`: an empty database filled from a backup."""

import asyncio
from pathlib import Path

from osselet.cli.console import out
from osselet.core.texts import Speaker
from osselet.server import backup as backups
from osselet.server.settings import from_env


def restore(file: Path, database: str | None, lang: str) -> int:
    """Fills an empty database from a file."""
    counts = asyncio.run(backups.restore(file, from_env(database=database).store))
    out().print(Speaker(None, lang)("cli-restore-done", tables=counts["tables"], people=counts["people"]))
    return 0
