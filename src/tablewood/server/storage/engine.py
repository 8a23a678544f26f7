"""Opening the database: the URL, the settings of a connection, and the migrations."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError

from tablewood.server.storage.faults import BrokenDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
POSTGRES = "postgresql"
MIGRATING = 7_461_626_577
"""The number of the lock a process holds while it migrates, so that only one does."""

WAIT = 5.0
"""How many seconds to wait for another writer."""

PATIENT: dict[str, int | str] = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c statement_timeout=7000 -c idle_in_transaction_session_timeout=30000",
}
"""How a connection to PostgreSQL notices that nobody answers any more (libpq; the last three in milliseconds)."""


def read_url(text: str) -> URL:
    """The URL of a database; a bare path is an SQLite file."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text.replace("postgres://", "postgresql://", 1))
    except (ArgumentError, ValueError):
        raise BrokenDatabase(text, "not the URL of a database") from None
    if url.drivername == POSTGRES:
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in {"sqlite", POSTGRES}:
        raise BrokenDatabase(shown(url), "only SQLite and PostgreSQL are supported")
    return url


def shown(url: URL) -> str:
    """The URL as it may be shown: without the password, and a file by its path."""
    if url.get_backend_name() == "sqlite":
        return url.database or "sqlite in memory"
    return url.render_as_string(hide_password=True)


def make_private(url: URL) -> None:
    """Create an SQLite file for its owner alone, whatever the umask; SQLite gives its -wal and -shm the same rights.

    A file that is there already keeps its rights: somebody may have shared it on purpose.
    """
    path = url.database
    if url.get_backend_name() != "sqlite" or not path or path.startswith((":memory:", "file:")):
        return
    with suppress(OSError):  # SQLite itself says best what is wrong with the path
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def make_engine(url: URL, writes: bool) -> Engine:
    """An engine for the one writer, or for all readers."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": WAIT, "check_same_thread": False})
        event.listen(engine, "connect", _set_up_sqlite)
        if writes:
            event.listen(engine, "begin", _begin_at_once)
        return engine
    try:
        return create_engine(
            url,
            pool_pre_ping=True,
            pool_size=2 if writes else 5,
            pool_timeout=WAIT,
            connect_args=PATIENT,
        )
    except (NoSuchModuleError, ModuleNotFoundError):
        raise BrokenDatabase(
            shown(url), "PostgreSQL needs psycopg: pip install 'tablewood[postgres]'"
        ) from None


def _set_up_sqlite(connection: Any, record: object) -> None:
    """A write-ahead log that survives even a power cut; transactions begin when we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    [mode] = cursor.execute("PRAGMA journal_mode=WAL").fetchone()
    if mode not in {"wal", "memory"}:
        raise BrokenDatabase("sqlite", f"no write-ahead log is possible there ({mode})")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_at_once(connection: Connection) -> None:
    """A writer takes the lock when it begins: upgrading a reader's lock later would fail without waiting."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(engine: Engine, url: URL) -> None:
    """Migrate the database to the current schema; BrokenDatabase says what is wrong, and then nothing has changed."""
    try:
        with engine.begin() as connection, _alone(connection):
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except (DBAPIError, OSError) as error:
        raise BrokenDatabase(shown(url), _why(error)) from None
    except CommandError as error:
        raise BrokenDatabase(shown(url), f"made by a newer Tablewood ({error})") from None


@contextmanager
def _alone(connection: Connection) -> Iterator[None]:
    """On PostgreSQL several processes may start at once: one migrates, the others wait."""
    if connection.dialect.name == POSTGRES:
        connection.execute(
            text("SET LOCAL statement_timeout = 0")
        )  # a large database takes its time
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    yield


def _why(error: DBAPIError | OSError) -> str:
    if isinstance(error, OperationalError) and "unable to open" in str(error.orig):
        return "the file cannot be opened: does its folder exist, and may it be written?"
    origin = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(origin).split())
