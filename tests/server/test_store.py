"""One contract for both databases: what is appended is there for good, once, and nobody else has its number."""

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from osselet.room.rows import SeatRow, Write
from osselet.server import backup, schema
from osselet.server.keeping import Conflict, NewTableRow, NotSynced, StoreError, TableGone
from osselet.server.store import Store, sqlite
from osselet.server.store import upgrade as upgrades
from osselet.server.store.upgrade import upgrade

Scenario = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'osselet.db'}"
    else:
        yield request.getfixturevalue("database_url")


@pytest.fixture
def run(url: str) -> Callable[[Scenario], None]:
    def with_store(scenario: Scenario) -> None:
        async def whole() -> None:
            store = Store(url)
            await store.start()
            try:
                await scenario(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return with_store


def new(table: str, code: str = "ABCDE", **more: Any) -> NewTableRow:
    kept = {"rules": 1, "players": 2, "setting": "{}", "seed": "7", "creator": "ann", "public": True, "game": "hunde"}
    return NewTableRow(id=table, code=code, **{**kept, **more})


def write(table: str, seq: int, body: str = "x", **more: Any) -> Write:
    kept = {"at": time.time(), "stage": "playing", "turn": "0", "wake": None}
    return Write(table, seq, body, **{**kept, **more})


SEATS = [SeatRow(0, "ann", "Ann", "person", 0), SeatRow(1, None, "", "bot", 3)]


async def lay(store: Store, table: str = "t1", code: str = "ABCDE", **more: Any) -> None:
    assert await store.add_table(new(table, code, **more), write(table, 1, "first", stage="open", turn="", seats=SEATS))


def test_entries_come_back_in_order(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await lay(store)
        await asyncio.gather(*(store.append(write("t1", seq, str(seq))) for seq in range(2, 600)))
        assert await store.entries("t1", 597) == [(598, "598"), (599, "599")]
        assert [seq for seq, _ in await store.entries("t1", 0)] == list(range(1, 600))
        assert await store.seqs(["t1", "nowhere"]) == {"t1": 599}

    run(scenario)


def test_only_one_is_first(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await lay(store)
        tries = [store.append(write("t1", 2, str(who))) for who in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
        ((_, body),) = await store.entries("t1", 1)
        assert results[int(body)] is None

    run(scenario)


def test_who_is_late_seats_nobody(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await lay(store)
        sitting = [[SeatRow(0, "ann", f"Ann {who}", "person", 0)] for who in range(20)]
        tries = [store.append(write("t1", 2, str(who), seats=sitting[who])) for who in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert (await store.seats(["t1"]))[0].name == f"Ann {results.index(None)}"
        await asyncio.gather(
            store.append(write("t1", 3)), store.append(write("t1", 2, seats=SEATS)), return_exceptions=True
        )
        assert (await store.seats(["t1"]))[0].name == f"Ann {results.index(None)}"

    run(scenario)


def test_the_log_of_sqlite_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "TIDY_EVERY", 0.02)
    monkeypatch.setattr(sqlite, "LONG_LOG", 20)
    path = tmp_path / "osselet.db"

    async def scenario() -> None:
        store = Store(f"sqlite:///{path}")
        await store.start()
        await lay(store)
        for seq in range(2, 800):
            await store.append(write("t1", seq, "x" * 2000))
        assert path.with_name("osselet.db-wal").stat().st_size < 12_000_000  # of 23 million bytes
        await store.close()

    asyncio.run(scenario())


def test_nobody_is_answered_before_the_disk_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[str] = []
    monkeypatch.setattr(sqlite, "sync", lambda log: synced.append(os.readlink(f"/proc/self/fd/{log}")))

    async def scenario() -> None:
        store = Store(f"sqlite:///{tmp_path / 'osselet.db'}")
        await store.start()
        try:
            await lay(store)
            synced.clear()
            await store.append(write("t1", 2))
            assert synced == [str(tmp_path / "osselet.db-wal")]

            def fails(log: int) -> None:
                raise OSError("the disk is broken")

            monkeypatch.setattr(sqlite, "sync", fails)
            with pytest.raises(NotSynced, match="the disk is broken"):
                await store.append(write("t1", 3))
        finally:
            await store.close()

    asyncio.run(scenario())


def test_two_writers_never_share_a_number(url: str, run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        other = Store(url)
        await other.start()
        await lay(store)
        won = {"a": 0, "b": 0}

        async def race(name: str, mine: Store) -> None:
            for seq in range(2, 60):
                try:
                    await mine.append(write("t1", seq, name))
                    won[name] += 1
                except Conflict:
                    pass

        await asyncio.gather(race("a", store), race("b", other))
        bodies = [body for _, body in await store.entries("t1", 1)]
        assert len(bodies) == 58
        assert {name: bodies.count(name) for name in won} == won
        await other.close()

    run(scenario)


def test_a_deleted_table_takes_no_entries_and_spoils_no_others(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await lay(store)
        await lay(store, "t2", "FGHIJ")
        await store.delete_table("t2")
        kept, gone = await asyncio.gather(
            store.append(write("t1", 2)), store.append(write("t2", 2)), return_exceptions=True
        )
        assert kept is None
        assert isinstance(gone, TableGone)
        assert await store.entries("t2", 0) == []
        assert await store.seats(["t2"]) == []

    run(scenario)


def test_a_code_and_an_id_belong_to_one_table(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await lay(store)
        assert not await store.add_table(new("t2"), write("t2", 1, seats=SEATS))
        assert not await store.add_table(new("t1", "FGHIJ"), write("t1", 1, seats=SEATS))
        found = await store.table_of_code("ABCDE")
        assert found is not None
        assert found.id == "t1"

    run(scenario)


def test_the_lists_follow_the_entries(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await lay(store)
        moved = [SeatRow(0, "bob", "Bob", "person", 0), SeatRow(1, "ann", "Ann", "person", 0)]
        await store.append(write("t1", 2, turn="0,1", seats=moved, public=False))
        row = await store.table("t1")
        assert row is not None
        assert (row.seq, row.stage, row.turn, row.public) == (2, "playing", "0,1", False)
        assert [(seat.person, seat.name) for seat in await store.seats(["t1"])] == [("bob", "Bob"), ("ann", "Ann")]
        assert [table.id for table in await store.tables_of("bob")] == ["t1"]
        assert await store.public_tables() == []
        await store.append(write("t1", 3, stage="over", turn=""))
        over = await store.table("t1")
        assert over is not None
        assert over.code is None

    run(scenario)


def test_work_is_claimed_once_and_again_when_the_claim_is_old(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await lay(store)
        now = time.time()
        await store.append(write("t1", 2, wake=now - 1))
        assert await store.claim(now - 2, 10) == []
        claims = [await store.claim(now, 10), await store.claim(now, 10), await store.claim(now + 60, 10)]
        assert claims == [["t1"], [], ["t1"]]
        await store.append(write("t1", 3, wake=None))
        assert await store.claim(now + 600, 10) == []

    run(scenario)


def test_the_latest_snapshot_is_kept(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await lay(store)
        kept = await store.stored("t1")
        assert kept is not None
        assert (kept.row.id, kept.snapshot, [seq for seq, _ in kept.entries]) == ("t1", None, [1])
        await store.append(write("t1", 2, snapshot=b"two"))
        await store.append(write("t1", 3))
        await store.append(write("t1", 4, snapshot=b"four"))
        await store.append(write("t1", 5))
        kept = await store.stored("t1")
        assert kept is not None
        assert (kept.snapshot, [seq for seq, _ in kept.entries]) == ((4, b"four"), [5])
        assert await store.stored("t2") is None
        assert await store.stored("no\0table") is None

    run(scenario)


def test_people_have_a_name_and_perhaps_a_phrase(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.add_person("ann", "Ann")
        await store.change_person("ann", name="Anna", phrase=b"hash")
        found = await store.person("ann")
        assert found is not None
        assert (found.name, found.recoverable) == ("Anna", True)
        assert await store.person_of_phrase(b"hash") == found
        assert await store.person_of_phrase(b"other") is None
        await store.forget_person("ann")
        assert await store.person("ann") is None

    run(scenario)


def test_the_secret_of_the_house_is_set_once(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        found = await asyncio.gather(*(store.secret(f"fresh {number}") for number in range(5)))
        assert len(set(found)) == 1
        assert await store.secret("late") == found[0]

    run(scenario)


def test_presence_is_noted(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await lay(store)
        before = await store.seats(["t1"])
        await asyncio.sleep(0.01)
        await store.see([("t1", 0)])
        after = await store.seats(["t1"])
        assert after[0].seen > before[0].seen
        assert after[1].seen == before[1].seen

    run(scenario)


def test_migrations_lead_to_the_schema_and_back(url: str, run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        def differences(connection: sa.Connection) -> list[Any]:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            found = compare_metadata(context, schema.metadata)
            return [one for one in found if "comment" not in str(one[0] if isinstance(one, tuple) else one[0][0])]

        async with store.engine.begin() as connection:
            assert await connection.run_sync(differences) == []
            await connection.run_sync(upgrade)

    run(scenario)


def test_a_database_of_a_newer_program_is_refused(url: str, run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        other = Store(url)
        with pytest.raises(StoreError, match="newer Osselet"):
            await other.start()
        await other.engine.dispose()

    run(scenario)


def test_a_backup_brings_everything_back(url: str, run: Callable[[Scenario], None], tmp_path: Path) -> None:
    file = tmp_path / "copy.gz"

    async def scenario(store: Store) -> None:
        await lay(store)
        await store.add_person("ann", "Ann")
        await store.append(write("t1", 2, 'é " \n', snapshot=b"\x01"))
        counts = await backup.backup(url, file)
        assert (counts["tables"], counts["people"], counts["entries"]) == (1, 1, 2)

    run(scenario)
    copy = f"sqlite:///{tmp_path / 'other.db'}"
    asyncio.run(backup.restore(file, copy))

    async def look() -> None:
        store = Store(copy)
        await store.start()
        assert await store.entries("t1", 0) == [(1, "first"), (2, 'é " \n')]
        kept = await store.stored("t1")
        assert kept is not None
        assert kept.snapshot == (2, b"\x01")
        assert await store.person("ann") is not None
        await store.close()

    asyncio.run(look())
    with pytest.raises(StoreError, match="not empty"):
        asyncio.run(backup.restore(file, copy))


def test_a_database_that_is_served_is_not_restored_into(
    url: str, run: Callable[[Scenario], None], tmp_path: Path
) -> None:
    empty, file = f"sqlite:///{tmp_path / 'empty.db'}", tmp_path / "copy.gz"

    async def make() -> None:
        store = Store(empty)
        await store.open()
        await store.close()
        await backup.backup(empty, file)

    asyncio.run(make())

    async def scenario(store: Store) -> None:
        with store.lock(), pytest.raises(StoreError, match="serves"):
            await backup.restore(file, url)

    run(scenario)
    asyncio.run(backup.restore(file, url))


def test_a_backup_neither_makes_nor_changes_what_it_copies(database_url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="nothing of Osselet"):
        asyncio.run(backup.backup(database_url, tmp_path / "copy.gz"))
    with pytest.raises(StoreError):
        asyncio.run(backup.backup(f"{database_url}_typo", tmp_path / "copy.gz"))
    assert list(tmp_path.iterdir()) == []


def test_a_backup_of_an_older_shape_is_brought_to_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database keeps its shape while it is copied: a server of that version may be running."""
    scripts = tmp_path / "migrations"
    shutil.copytree(upgrades.SCRIPTS, scripts)
    old, file, new = f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "copy.gz", f"sqlite:///{tmp_path / 'b.db'}"
    was = upgrades.newest()

    async def shape(url: str) -> str | None:
        store = Store(url, only_looks=True)
        try:
            return await store.shape()
        finally:
            await store.close()

    async def fill() -> None:
        store = Store(old)
        await store.start()
        await lay(store)
        await store.close()

    asyncio.run(fill())
    (scripts / "versions" / "v9999_next.py").write_text(
        f"""from alembic import op
import sqlalchemy as sa
revision, down_revision, branch_labels, depends_on = "9999", {was!r}, None, None
def upgrade():
    op.add_column("people", sa.Column("colour", sa.String(9)))
    op.execute("UPDATE tables SET game = 'renamed'")
"""
    )
    monkeypatch.setattr(upgrades, "SCRIPTS", scripts)
    asyncio.run(backup.backup(old, file))
    assert asyncio.run(shape(old)) == was
    assert asyncio.run(backup.restore(file, new))["tables"] == 1
    assert asyncio.run(shape(new)) == "9999"
    with sqlite3.connect(tmp_path / "b.db") as found:
        assert found.execute("SELECT game FROM tables").fetchall() == [("renamed",)]


def test_a_damaged_backup_changes_nothing(tmp_path: Path) -> None:
    from osselet.core.errors import OptionError

    file, copy = tmp_path / "copy.gz", f"sqlite:///{tmp_path / 'a.db'}"

    async def make() -> None:
        store = Store(copy)
        await store.start()
        await lay(store)
        await store.close()
        await backup.backup(copy, file)

    asyncio.run(make())
    whole = file.read_bytes()
    empty = f"sqlite:///{tmp_path / 'b.db'}"
    for damaged in (whole[:-20], b"nonsense", b""):
        file.write_bytes(damaged)
        with pytest.raises(OptionError, match=r"backup|damaged"):
            asyncio.run(backup.restore(file, empty))
    file.write_bytes(whole)
    assert asyncio.run(backup.restore(file, empty))["tables"] == 1


def test_a_full_disk_is_a_clear_sentence_and_nothing_is_lost(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(f"sqlite:///{tmp_path / 'osselet.db'}")
        await store.start()
        await lay(store)
        writer: Any = store.writer
        pages = writer._connection.execute("PRAGMA page_count").fetchone()[0]
        writer._connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        with pytest.raises(StoreError, match="cannot be written"):
            await store.append(write("t1", 2, "x" * 100_000))
        await store.append(write("t1", 2, "small"))
        assert await store.entries("t1", 1) == [(2, "small")]
        await store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite://"])
def test_an_address_that_is_no_database_is_refused(url: str) -> None:
    with pytest.raises(StoreError):
        Store(url)
