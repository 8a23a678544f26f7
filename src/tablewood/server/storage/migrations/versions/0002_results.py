"""Finished games say so in their entries; so far only replaying them told, and that takes the rules of their day."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An entry `ended` after the last of every finished game; its result is added when it is next replayed."""
    op.execute(
        """
        INSERT INTO entries (table_id, sequence, time, entry)
        SELECT tables.id, last.sequence + 1, tables.touched, '{"k":"ended"}'
        FROM tables
        JOIN (SELECT table_id, MAX(sequence) AS sequence FROM entries GROUP BY table_id) AS last
          ON last.table_id = tables.id
        WHERE tables.phase = 'over'
        """
    )
