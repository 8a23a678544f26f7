"""Who wants to be told that it is their turn, how, and what they were told."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Reminders, push subscriptions, turns that were told, and the server's own keys."""
    op.create_table(
        "reminders",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("utc_offset", sa.Integer, nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
    )
    op.create_index("ix_push_subscriptions_holder", "push_subscriptions", ["holder"])
    op.create_table(
        "told_turns",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.String(32), nullable=False),
    )
    op.create_index("ix_told_turns_time", "told_turns", ["time"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "touched"])
