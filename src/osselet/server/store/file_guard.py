"""Notices that the files of a database are no longer those that lie in its folder: removed, moved or replaced."""

import os
import sqlite3
from pathlib import Path

from osselet.server.keeping import FileGone, StoreError

BESIDE = ("", "-wal", "-shm")
"""What belongs to a database: who takes one of them away takes what was written last."""


class FileGuard:
    """Knows the files that are open, and looks whether they are still there; without a path there are none."""

    def __init__(self, path: Path | None) -> None:
        self._files = [] if path is None else [path.with_name(path.name + end) for end in BESIDE]
        self._known: dict[Path, tuple[int, int]] = {}
        self.is_gone = False

    def check(self) -> None:
        """Raises FileGone if what was written went to files nobody will find again; costs a few microseconds."""
        for file in self._files:
            found = _identity(file)
            known = self._known.get(file)
            if known is None and found is not None:
                self._known[file] = found
            elif known != found:
                self.is_gone = True
                raise FileGone(f"The file {file} was removed or replaced while it was open.")
        self.is_gone = False

    def refuse_if_gone(self) -> None:
        """Raises FileGone if that was noticed before."""
        if self.is_gone:
            raise FileGone("The database was removed or replaced while it was open.")

    def rescue(self, connection: sqlite3.Connection) -> Path | None:
        """Copies what the open files hold beside where they were; None where another worker has done so."""
        path = self._files[0]
        _, number = self._known[path]
        copy = path.with_name(f"{path.name}.rescued-{number}")
        try:
            os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except FileExistsError:
            return None
        try:
            connection.execute("VACUUM INTO ?", (str(copy),))
        except BaseException:
            copy.unlink(missing_ok=True)
            raise
        return copy


def refuse_beside_rescued(path: Path) -> None:
    """A server does not begin anew where what was kept waits to be put back."""
    if not path.exists() and (found := sorted(path.parent.glob(f"{path.name}.rescued-*"))):
        raise StoreError(
            f"There is no {path}, but what was in it was rescued to {found[-1].name}: "
            f"move that to {path.name}, or elsewhere if you want to begin anew."
        )


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(file)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
