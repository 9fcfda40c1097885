"""`osselet backup` and `osselet restore`."""

import asyncio
from pathlib import Path

from osselet.cli.console import out
from osselet.core.texts import Speaker
from osselet.server import backup as backups
from osselet.server.settings import from_env


def save(file: Path, database: str | None, lang: str) -> int:
    """Copies everything into a file."""
    counts = asyncio.run(backups.backup(from_env(database=database).store, file))
    say = Speaker(None, lang)
    out().print(say("cli-backup-done", tables=counts["tables"], people=counts["people"], file=str(file)))
    return 0


def bring_back(file: Path, database: str | None, lang: str) -> int:
    """Fills an empty database from a file."""
    counts = asyncio.run(backups.restore(file, from_env(database=database).store))
    out().print(Speaker(None, lang)("cli-restore-done", tables=counts["tables"], people=counts["people"]))
    return 0
