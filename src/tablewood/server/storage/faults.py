"""What can go wrong in keeping tables."""

from tablewood.kernel.errors import TablewoodError


class BrokenDatabase(TablewoodError):
    """The database cannot be used at all; it is left as it is."""

    def __init__(self, database: str, why: str) -> None:
        super().__init__(f"{database}: {why}")
        self.database = database
        self.why = why


class UnknownTable(TablewoodError):
    """No table of that id is kept."""

    def __init__(self, table: str) -> None:
        super().__init__(f'there is no table "{table}"')
        self.table = table


class Taken(TablewoodError):
    """Another process has written this number of the table: read what is new, and judge again."""

    def __init__(self, table: str, sequence: int) -> None:
        super().__init__(f'entry {sequence} of table "{table}" is already written')
        self.table = table
        self.sequence = sequence


class StorageFailed(TablewoodError):
    """The database did not take what was to be written: nothing of it is kept."""

    def __init__(self, why: str) -> None:
        super().__init__(f"the database did not take it: {why}")
        self.why = why
