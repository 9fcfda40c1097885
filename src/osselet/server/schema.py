"""The tables of the database. Changes go through a new migration in `migrations/versions`."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

house = Table(
    "house",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    comment="What the server remembers of itself, such as the secret that signs cookies.",
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("phrase", LargeBinary, unique=True, comment="The hash of the recovery phrase."),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), unique=True),
    Column("game", String(200), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("setting", Text, nullable=False, comment="JSON: options, clock, chat and the like."),
    Column("seed", String(50), nullable=False),
    Column("creator", String(32)),
    Column("public", Boolean, nullable=False),
    Column("stage", String(10), nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("turn", String(60), nullable=False, comment="The seats that may decide, separated by commas."),
    Column("wake", Float, comment="When the server has something to do here: a bot's move, a clock."),
    Column("claimed", Float, comment="Until when a worker has this in hand."),
    Index("tables_wake", "wake"),
    Index("tables_public", "public", "stage", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32)),
    Column("name", String(60), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("level", Integer, nullable=False),
    Column("seen", Float, nullable=False, comment="When the person was last connected here."),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False, comment="JSON, see entries.py."),
    PrimaryKeyConstraint("table_id", "seq"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
