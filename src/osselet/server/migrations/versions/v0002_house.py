"""Devices, and what a host needs: blocks, reports, sanctions, invitations, notices, orders, an audit trail."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def _number() -> sa.Column[int]:
    return sa.Column("id", sa.Integer, primary_key=True, autoincrement=False)


def _time(name: str = "made", nullable: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=nullable)


def _word(name: str, length: int = 32, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=nullable)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def upgrade() -> None:
    """To the new shape."""
    op.add_column("people", _time("since", nullable=True))
    op.add_column("people", _word("became", nullable=True))
    op.add_column("people", sa.Column("member", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("avatar", sa.Integer, nullable=False, server_default="0"))
    op.create_index("people_seen", "people", ["seen"])
    op.create_index("tables_stage", "tables", ["stage", "touched"])
    op.create_index("tables_creator", "tables", ["creator"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        _word("kind", 60),
        _time(),
        _time("seen"),
    )
    op.create_index("devices_person", "devices", ["person"])
    op.create_table("blocks", _number(), _word("person"), _word("other"), _word("name", 60), _time())
    op.create_index("blocks_pair", "blocks", ["person", "other"], unique=True)
    op.create_index("blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        _number(),
        _time(),
        _word("reporter"),
        _word("table_id"),
        _word("kind", 10),
        _word("person", nullable=True),
        _word("name", 60),
        _text("text"),
        _text("note"),
        _time("done", nullable=True),
    )
    op.create_table(
        "sanctions",
        _word("kind", 10),
        _word("subject", 64),
        _time(),
        _time("until", nullable=True),
        _text("why"),
        sa.PrimaryKeyConstraint("kind", "subject"),
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(20), primary_key=True),
        _time(),
        _time("until", nullable=True),
        sa.Column("uses", sa.Integer, nullable=False),
        _text("note"),
    )
    op.create_table("notices", _number(), _time(), _time("until"), _text("body"))
    op.create_table("orders", _number(), _word("kind", 12), _word("subject", 64))
    op.create_table(
        "audit", _number(), _time(), _word("who", 60), _word("what", 20), _word("subject", 64), _text("detail")
    )


def downgrade() -> None:
    """Back to the first shape."""
    for table in ("audit", "orders", "notices", "invitations", "sanctions", "reports", "blocks", "devices"):
        op.drop_table(table)
    for index, table in (("people_seen", "people"), ("tables_stage", "tables"), ("tables_creator", "tables")):
        op.drop_index(index, table)
    for column in ("avatar", "member", "became", "since"):
        op.drop_column("people", column)
