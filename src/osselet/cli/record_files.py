"""Records on disk: written whole or not at all, read with care."""

import json
import os
from pathlib import Path
from typing import Any

from osselet.core.errors import OsseletError, RecordError


class FileError(OsseletError):
    """A file that cannot be read or written."""


def read_record(path: Path) -> dict[str, Any]:
    """The JSON of a recorded game; whether it is one, the table will say."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
        record = json.loads(text)
    except OSError as error:
        raise FileError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not a record: byte {error.start} is not text in UTF-8.") from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"{path} is not a record: its JSON breaks off at {where} ({error.msg}).") from None
    except (RecursionError, ValueError) as error:
        raise RecordError(f"{path} is not a record: {error}.") from None
    if not isinstance(record, dict):
        raise RecordError(f"{path} is not a record: it holds {type(record).__name__}, not an object.")
    return record


def check_free(path: Path) -> None:
    """Refuses to write over anything but an empty file."""
    try:
        if path.exists() and not path.is_file():
            raise FileError(f"{path} is not a file; name a file to keep the game in.")
        taken = path.exists() and path.stat().st_size > 0
    except OSError as error:
        raise FileError(f"{path} cannot be written: {error.strerror}.") from None
    if taken:
        raise FileError(f"{path} exists already; go on with it by --resume {path}, or name another file.")


class RecordFile:
    """Keeps one game in one file, and notices when somebody else has written there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept = True
        """Does the file hold the game as it stands?"""
        self._ours = {b"", _bytes_of(path)}
        """What the file may hold without anybody else having written there."""

    def keep(self, record: dict[str, Any]) -> None:
        """Writes the game as it stands; never over what another program has put there meanwhile."""
        self.kept = False
        found = _bytes_of(self.path)
        if found not in self._ours:
            raise FileError(f"{self.path} was changed by another program; keep this game in another file.")
        text = json.dumps(record, ensure_ascii=False, indent=1) + "\n"
        self._ours = {b"", found, text.encode()}  # an interrupt may come before or after the file takes its place
        write_whole(self.path, text)
        self.kept = True


def _bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def write_whole(path: Path, text: str) -> None:
    """Writes beside the file and then takes its place, so that a kill at any moment leaves a whole record."""
    try:
        path = path.resolve()
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            beside.write_text(text, encoding="utf-8", newline="\n")
            os.replace(beside, path)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise FileError(f"{path} cannot be written: {reason}.") from None
