"""Random values that a database draws once, and that all processes on it share."""

from __future__ import annotations

import secrets as chance
from contextlib import suppress

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from tablewood.server.storage.schema import secrets

ADDRESS_SALT = "address-salt"
"""What addresses are hashed with, so that nobody can look a hash up elsewhere."""

BYTES = 32


def shared_secret(engine: Engine, name: str) -> str:
    """The secret of that name, in hexadecimal; whoever asks first draws it."""
    known = select(secrets.c.value).where(secrets.c.name == name)
    with suppress(IntegrityError), engine.begin() as connection:
        found = connection.execute(known).scalar()
        if found is None:
            found = chance.token_hex(BYTES)
            connection.execute(insert(secrets), [{"name": name, "value": found}])
        return str(found)
    with engine.begin() as connection:  # another process was faster
        return str(connection.execute(known).scalar())
