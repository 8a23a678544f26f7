"""When each server process last wrote."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A row for each process, replaced every time."""
    op.create_table(
        "heartbeats",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("time", sa.String(32), nullable=False),
    )
