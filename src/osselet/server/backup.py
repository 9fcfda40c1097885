"""Backups: everything a server keeps, in one file that any of its databases can take back."""

import contextlib
import gzip
import json
import os
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import sqlalchemy as sa

from osselet.core.errors import OptionError
from osselet.server import schema
from osselet.server.keeping import StoreError
from osselet.server.store import Store
from osselet.server.store.postgres import SERVED
from osselet.server.store.upgrade import check, upgrade

FORMAT = "osselet-backup"
VERSION = 1
FIRST_SHAPE = "0001"
"""Of backups that do not say theirs."""
CHUNK = 500


async def backup(database: str, path: Path) -> dict[str, int]:
    """Writes all rows as they are at one moment; says how many of each table. The database is only looked at."""
    store = Store(database, only_looks=True)
    try:
        shape = await store.shape()
        if shape is None:
            raise StoreError(f"There is nothing of Osselet at {store.place}: is that the right database?")
        with _private(path) as file:
            _write(file, {"format": FORMAT, "version": VERSION, "shape": shape})
            counts: dict[str, int] = {}
            async with store.one_moment() as connection:
                for table in await connection.run_sync(_tables):
                    counts[table.name] = 0
                    rows = await connection.stream(sa.select(table))
                    async for row in rows.mappings():
                        counts[table.name] += 1
                        _write(file, {"table": table.name, "row": {key: _plain(row[key]) for key in row}})
            _write(file, {"end": counts})
    finally:
        await store.close()
    return counts


@contextlib.contextmanager
def _private(path: Path) -> Iterator[TextIO]:
    """A compressed file of its owner's alone, for it holds the secret of the house; there once it is whole."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with (
            open(part, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as raw,
            gzip.open(raw, "wt", encoding="utf-8") as file,
        ):
            yield file
            file.close()
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """Our tables as they are in this database, those first that others refer to."""
    there = sa.inspect(connection).get_table_names()
    found = sa.MetaData()
    found.reflect(connection, only=[name for name in schema.metadata.tables if name in there])
    return found.sorted_tables


def _write(file: TextIO, value: dict[str, Any]) -> None:
    file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")


def _plain(value: Any) -> Any:
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(value: Any) -> Any:
    return b64decode(value["base64"]) if isinstance(value, dict) else value


async def restore(path: Path, database: str) -> dict[str, int]:
    """Brings a backup back into an empty database that nobody serves, all of it or nothing."""
    shape, counts = _check(path)
    check(shape)
    store = Store(database)
    try:
        with store.lock():
            async with store.changing() as connection:
                await connection.run_sync(_refill, shape, path)
    finally:
        await store.close()
    return counts


def _refill(connection: sa.Connection, shape: str, path: Path) -> None:
    """Lays the tables as they were when the backup was made, fills them, and brings them to our shape."""
    alone = sa.select(sa.func.pg_try_advisory_xact_lock(SERVED))
    if connection.dialect.name == "postgresql" and not connection.scalar(alone):
        raise StoreError("An Osselet serves this database: stop it before you restore.")
    there = _tables(connection)
    for table in there:
        if connection.scalar(sa.select(sa.func.count()).select_from(table)):
            raise StoreError("The database is not empty: restore into a new one.")
    for table in reversed(there):
        table.drop(connection)
    connection.execute(sa.text("DROP TABLE IF EXISTS alembic_version"))
    upgrade(connection, shape)
    tables = {table.name: table for table in _tables(connection)}
    for name, rows in _groups(path):
        connection.execute(tables[name].insert(), rows)
    upgrade(connection)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except FileNotFoundError:
        raise OptionError(f"There is no file {path}.") from None
    except (OSError, EOFError, UnicodeDecodeError, json.JSONDecodeError):
        raise OptionError(f"{path} is not a backup of ours, or it is damaged.") from None


def _check(path: Path) -> tuple[str, dict[str, int]]:
    """Reads all of it before anything is written: a file that was cut off has no end. Returns its shape and counts."""
    lines = _lines(path)
    first = next(lines, {})
    if first.get("format") != FORMAT:
        raise OptionError(f"{path} is not a backup of ours.")
    if first.get("version") != VERSION:
        raise OptionError(f"{path} is a backup of version {first.get('version')!r}; this program reads {VERSION}.")
    counts: Counter[str] = Counter()
    for line in lines:
        if "end" in line:
            if Counter(line["end"]) != counts:
                break
            return first.get("shape", FIRST_SHAPE), line["end"]
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
