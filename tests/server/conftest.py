"""For the server tests: databases of both kinds that we support, and the same shuffles in every run."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewood.server.table import fairness
from tests.server import postgres


@pytest.fixture(autouse=True)
def same_shuffles(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shuffle the tables of a test by its name, so that what fails once fails again."""
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(
        fairness, "new_secret", lambda: chance.randbytes(fairness.SECRET_BYTES).hex()
    )
    monkeypatch.setattr(fairness, "new_salt", lambda: chance.randbytes(fairness.SALT_BYTES).hex())


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    if not postgres.is_installed():
        pytest.skip("PostgreSQL is not installed (`make setup` installs it where it may)")
    with postgres.running() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return empty(request.getfixturevalue("postgres_server"))


def empty(url: str) -> str:
    """The same database, with nothing in it."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return url
