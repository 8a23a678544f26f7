"""Ratings: what is believed of each person's strength, and the games it follows from."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rated games, their seats, and where everybody stands."""
    op.create_table(
        "rated_games",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
        sa.Column("voided", sa.Boolean, nullable=False),
    )
    op.create_index("ix_rated_games_table_id", "rated_games", ["table_id"], unique=True)
    op.create_index("ix_rated_games_game", "rated_games", ["game"])
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("new_mu", sa.Double, nullable=False),
        sa.Column("new_sigma", sa.Double, nullable=False),
    )
    op.create_index("ix_rated_seats_person", "rated_seats", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last", sa.String(32), nullable=False),
    )
