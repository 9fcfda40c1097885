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
    false,
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
    Column("since", Float, comment="Cookies that name no device count no longer since then."),
    Column("became", String(32), comment="Who took over all that was theirs: somebody who came from another device."),
    Column("member", Boolean, nullable=False, server_default=false(), comment="Came with an invitation."),
    Column("avatar", Integer, nullable=False, server_default="0", comment="The picture they chose; 0 for none."),
    Index("people_seen", "seen"),
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
    Index("tables_stage", "stage", "touched"),
    Index("tables_creator", "creator"),
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

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True, comment="Stands in the cookie, signed."),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(60), nullable=False, comment="Roughly which browser, on what."),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("devices_person", "person"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False, comment="Who wants to hear nothing more of somebody."),
    Column("other", String(32), nullable=False),
    Column("name", String(60), nullable=False, comment="How the other was called then."),
    Column("made", Float, nullable=False),
    Index("blocks_pair", "person", "other", unique=True),
    Index("blocks_other", "other"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("made", Float, nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("kind", String(10), nullable=False, comment="chat or name."),
    Column("person", String(32), comment="Who said it or is called so."),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False, comment="The line of chat."),
    Column("note", Text, nullable=False, comment="What whoever reports it adds."),
    Column("done", Float, comment="When the host settled it."),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("kind", String(10), nullable=False, comment="mute or ban."),
    Column("subject", String(64), nullable=False, comment="A person, or a network."),
    Column("made", Float, nullable=False),
    Column("until", Float, comment="None: until it is lifted."),
    Column("why", Text, nullable=False),
    PrimaryKeyConstraint("kind", "subject"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("code", String(20), primary_key=True),
    Column("made", Float, nullable=False),
    Column("until", Float),
    Column("uses", Integer, nullable=False, comment="How many may still come with it."),
    Column("note", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("body", Text, nullable=False, comment="JSON: the words by language."),
)

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("subject", String(64), nullable=False),
    comment="What workers have to look at anew; each reads those it has not seen.",
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("made", Float, nullable=False),
    Column("who", String(60), nullable=False),
    Column("what", String(20), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("detail", Text, nullable=False),
    comment="What the host and the housekeeping have done.",
)
