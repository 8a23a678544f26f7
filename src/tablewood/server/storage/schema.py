"""The tables of the database. `migrations/` creates them; a test compares the two."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("made", String(32), nullable=False),
    Column("touched", String(32), nullable=False),
    Column("header", Text, nullable=False),
    Column("note", Text, nullable=False),
    Index("tables_in_the_lobby", "open", "phase", "touched"),
)
"""One row per table: its header, and a note for lists."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("time", String(32), nullable=False),
    Column("entry", Text, nullable=False),
)
"""What happened at a table; rows are added and never changed."""

holders = Table(
    "holders",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64), nullable=False, index=True),
)
"""Who sits where, to find somebody's tables."""

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("time", String(32), nullable=False),
)
"""When each server process last wrote; this is how `/readyz` finds out whether writing works."""
