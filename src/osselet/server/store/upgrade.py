"""Brings a database to the shape this program knows."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from osselet.server.store.writer import StoreError

SCRIPTS = Path(__file__).parent.parent / "migrations"
LOCK = 0x6F73736C


def upgrade(connection: Connection) -> None:
    """Runs the migrations that are missing; refuses a database from a newer program."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise StoreError(f"The database is of a newer Osselet (its shape is {current}): update Osselet first.")
    command.upgrade(config, "head")
