"""Where a table was set from and when it next needs the server; bans, the operator's log, and shared secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two columns for tables, and what the operator needs."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("setter", sa.String(16), nullable=False, server_default=""))
        tables.add_column(sa.Column("due", sa.String(32), nullable=False, server_default=""))
    op.drop_index("tables_in_the_lobby", "tables")
    op.create_index("tables_in_the_lobby", "tables", ["open", "phase", "touched", "setter"])
    op.create_index("tables_by_setter", "tables", ["open", "phase", "setter", "touched"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "bans",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("since", sa.String(32), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "admin_log",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("time", sa.String(32), nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )
