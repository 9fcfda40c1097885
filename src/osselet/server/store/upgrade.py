"""Brings a database to the shape this program knows."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from osselet.server.keeping import StoreError

SCRIPTS = Path(__file__).parent.parent / "migrations"
LOCK = 0x6F73736C


def shape(connection: Connection) -> str | None:
    """Which shape a database has; None if there is nothing of ours in it. Nothing is changed."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The shape this program knows."""
    found = ScriptDirectory.from_config(_config()).get_current_head()
    assert found is not None
    return found


def check(current: str | None) -> None:
    """Refuses a shape from a newer program."""
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if current is not None and current not in known:
        raise StoreError(f"The database is of a newer Osselet (its shape is {current}): update Osselet first.")


def upgrade(connection: Connection, to: str = "head") -> None:
    """Runs the migrations that are missing; refuses a database from a newer program."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    check(shape(connection))
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    return config
