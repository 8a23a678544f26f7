"""The tables of the database. `migrations/` creates them; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

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
    Column("setter", String(16), nullable=False, server_default=""),
    Column("due", String(32), nullable=False, server_default=""),
    Index("tables_in_the_lobby", "open", "phase", "touched", "setter"),
    Index("tables_by_setter", "open", "phase", "setter", "touched"),
    Index("tables_due", "due"),
    Index("tables_by_phase", "phase", "touched"),
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

bans = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("since", String(32), nullable=False),
    Column("why", Text, nullable=False),
)
"""The addresses and networks the operator keeps out, as the operator wrote them."""

admin_log = Table(
    "admin_log",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("time", String(32), nullable=False),
    Column("action", String(16), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("note", Text, nullable=False),
)
"""What the operator did; running servers read on from here."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
"""Random values drawn once, which all processes on this database share."""

reminders = Table(
    "reminders",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("utc_offset", Integer, nullable=False),
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("changed", String(32), nullable=False),
)
"""How somebody wants to be told that it is their turn. Quiet hours are minutes of the day, equal for none; the offset
of their clock counts if the zone is unknown here. The e-mail address is empty if there is none."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("holder", String(64), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("made", String(32), nullable=False),
)
"""The browsers that take push messages; the id is the hash of the endpoint."""

told_turns = Table(
    "told_turns",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("time", String(32), nullable=False, index=True),
)
"""The turns somebody was told of. The row is written before anything is sent: whoever writes it sends."""

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server made for itself when it first started, such as the key that signs push messages."""

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("time", String(32), nullable=False),
)
"""When each server process last wrote; this is how `/readyz` finds out whether writing works."""

devices = Table(
    "devices",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("browser", String(32), nullable=False),
    Column("system", String(32), nullable=False),
    Column("first_seen", String(32), nullable=False),
    Column("last_seen", String(32), nullable=False),
    Column("ended", Boolean, nullable=False),
)
"""Which person a device acts for. A device without a row is a guest: a person of its own, with the same hash.

The row of an ended device stays, so that its cookie never means anybody again.
"""

aliases = Table(
    "aliases",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
)
"""Holders in the entries of tables who have become part of another person. Always one step, never a chain."""

codes = Table(
    "codes",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("code", String(64), nullable=False, index=True, unique=True),
    Column("expires", String(32), nullable=False),
)
"""The hash of the one-time code that a person's other device may come with; one a person."""

accounts = Table(
    "accounts",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("handle", String(64), nullable=False),
    Column("made", String(32), nullable=False),
)
"""People with passkeys. `handle` is what their authenticators call them."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("raw_id", Text, nullable=False),
    Column("browser", String(32), nullable=False),
    Column("system", String(32), nullable=False),
    Column("made", String(32), nullable=False),
    Column("used", String(32), nullable=False),
)
"""By the hash of the credential's id. `uses` is the authenticator's own counter, against copies."""

challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("device", String(64), nullable=False),
    Column("detail", Text, nullable=False),
    Column("expires", String(32), nullable=False),
)
"""What passkeys are asked to sign, by hash: once, by the device that asked, within minutes."""

rated_games = Table(
    "rated_games",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, index=True, unique=True),
    Column("game", String(32), nullable=False, index=True),
    Column("time", String(32), nullable=False),
    Column("voided", Boolean, nullable=False),
)
"""Rated games that are over, in the order in which they count. The unique table is why none counts twice."""

rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False, index=True),
    Column("bot", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("new_mu", Double, nullable=False),
    Column("new_sigma", Double, nullable=False),
)
"""Who played them, and everybody's skill before and after. `person` is empty for bots and for deleted accounts."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", String(32), nullable=False),
)
"""Where everybody stands: what follows from the rated games."""
