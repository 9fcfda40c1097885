"""The first shape: house, people, tables, seats, entries, snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To the new shape."""
    op.create_table(
        "house",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("phrase", sa.LargeBinary, unique=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(8), unique=True),
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("seed", sa.String(50), nullable=False),
        sa.Column("creator", sa.String(32)),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("turn", sa.String(60), nullable=False),
        sa.Column("wake", sa.Float),
        sa.Column("claimed", sa.Float),
    )
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_index("tables_public", "tables", ["public", "stage", "touched"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_table(
        "snapshots",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, nullable=False
        ),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Back to nothing."""
    for table in ("snapshots", "entries", "seats", "tables", "people", "house"):
        op.drop_table(table)
