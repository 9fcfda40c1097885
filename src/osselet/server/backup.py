"""Backups: everything a server keeps, in one file that any of its databases can take back."""

import gzip
import json
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import sqlalchemy as sa

from osselet.core.errors import OptionError
from osselet.server import schema
from osselet.server.store import Store, StoreError

FORMAT = "osselet-backup"
VERSION = 1
CHUNK = 500


async def backup(database: str, path: Path) -> dict[str, int]:
    """Writes all rows as they are at one moment; says how many of each table."""
    store = Store(database)
    await store.open()
    part = path.with_name(path.name + ".part")
    counts: dict[str, int] = {}
    try:
        with gzip.open(part, "wt", encoding="utf-8") as file:
            _write(file, {"format": FORMAT, "version": VERSION})
            async with store.one_moment() as connection:
                for table in schema.metadata.sorted_tables:
                    counts[table.name] = 0
                    rows = await connection.stream(sa.select(table))
                    async for row in rows.mappings():
                        counts[table.name] += 1
                        _write(file, {"table": table.name, "row": {key: _plain(row[key]) for key in row}})
            _write(file, {"end": counts})
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
        await store.close()
    return counts


def _write(file: TextIO, value: dict[str, Any]) -> None:
    file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")


def _plain(value: Any) -> Any:
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(value: Any) -> Any:
    return b64decode(value["base64"]) if isinstance(value, dict) else value


async def restore(path: Path, database: str) -> dict[str, int]:
    """Brings a backup back into an empty database, all of it or nothing."""
    counts = _check(path)
    store = Store(database)
    await store.open()
    try:
        async with store.engine.begin() as connection:
            for table in schema.metadata.sorted_tables:
                if await connection.scalar(sa.select(sa.func.count()).select_from(table)):
                    raise StoreError("The database is not empty: restore into a new one.")
            for name, rows in _groups(path):
                await connection.execute(schema.metadata.tables[name].insert(), rows)
    finally:
        await store.close()
    return counts


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except FileNotFoundError:
        raise OptionError(f"There is no file {path}.") from None
    except (OSError, EOFError, UnicodeDecodeError, json.JSONDecodeError):
        raise OptionError(f"{path} is not a backup of ours, or it is damaged.") from None


def _check(path: Path) -> dict[str, int]:
    """Reads all of it before anything is written: a file that was cut off has no end."""
    lines = _lines(path)
    first = next(lines, {})
    if first.get("format") != FORMAT:
        raise OptionError(f"{path} is not a backup of ours.")
    if first.get("version") != VERSION:
        raise OptionError(f"{path} is a backup of version {first.get('version')!r}; this program reads {VERSION}.")
    counts = dict.fromkeys((table.name for table in schema.metadata.sorted_tables), 0)
    for line in lines:
        if "end" in line:
            if line["end"] != counts:
                break
            return counts
        counts[line["table"]] += 1
    raise OptionError(f"{path} is damaged: its end is missing.")


def _groups(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    name, rows = "", list[dict[str, Any]]()
    for line in _lines(path):
        if "row" not in line:
            continue
        if rows and (line["table"] != name or len(rows) == CHUNK):
            yield name, rows
            rows = []
        name = line["table"]
        rows.append({key: _value(value) for key, value in line["row"].items()})
    if rows:
        yield name, rows
