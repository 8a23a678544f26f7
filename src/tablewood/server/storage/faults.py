"""What can go wrong when tables are stored."""

import logging
from functools import lru_cache

from tablewood.kernel.errors import TablewoodError

log = logging.getLogger(__name__)


@lru_cache(maxsize=1000)
def log_once(trouble: str) -> None:
    """Log an error the first time it is met: a list that is read every second meets it every second."""
    log.error("%s", trouble)


class BrokenDatabase(TablewoodError):
    """The database cannot be used at all; it is left alone."""

    def __init__(self, database: str, why: str) -> None:
        super().__init__(f"{database}: {why}")
        self.database = database
        self.why = why


class UnknownTable(TablewoodError):
    """There is no table of that id."""

    def __init__(self, table: str) -> None:
        super().__init__(f'there is no table "{table}"')
        self.table = table


class BrokenTable(TablewoodError):
    """What is stored of a table cannot be read."""

    def __init__(self, table: str) -> None:
        super().__init__(f'the record of table "{table}" cannot be read')
        self.table = table


class SequenceTaken(TablewoodError):
    """Another process has written this entry of the table: read what is new, and judge again."""

    def __init__(self, table: str, sequence: int) -> None:
        super().__init__(f'entry {sequence} of table "{table}" is already written')
        self.table = table
        self.sequence = sequence


class StorageFailed(TablewoodError):
    """The database did not take what was to be written: none of it is stored."""

    code = "storage-failed"
    """What browsers are told."""

    def __init__(self, why: str) -> None:
        super().__init__(f"the database did not take it: {why}")
        self.why = why


class StorageFull(StorageFailed):
    """There is no space left where the database is: nothing is stored until somebody makes room."""

    code = "storage-full"


class StorageSilent(StorageFailed):
    """The database does not answer in time. What was to be written may or may not be stored."""

    code = "storage-silent"

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no answer within {seconds:g} seconds")


FULL = ("database or disk is full", "no space left on device", "could not extend file")
"""How SQLite and PostgreSQL say that there is no space left."""


def failed(why: str) -> StorageFailed:
    """What the database's own words mean."""
    words = " ".join(why.split())
    kind = StorageFull if any(one in words.lower() for one in FULL) else StorageFailed
    return kind(words)
