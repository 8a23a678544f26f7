"""What lists need to know about a table, stored beside its entries so that a list need not replay games."""

import msgspec


class NotedSeat(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat and who sits there."""

    name: str
    kind: str
    """`open`, `person` or `bot`."""
    player: str
    holder: str = ""
    """The hash of the person's session."""


class Note(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table in a few words; each note replaces the one before."""

    phase: str
    asked: list[int]
    seats: list[NotedSeat]
    due: str = ""
    """When the table next needs the server though nobody asks: a clock runs out, a wish lapses. In UTC."""
    turns: list[int] = []
    """The entry that the turn of each asked seat began with, in the order of `asked`; empty in old notes."""
    rated: bool = False
    """Does the result count for ratings?"""


class Listed(msgspec.Struct, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    open: bool
    made: str
    touched: str
    note: Note
    broken: bool = False
    """Can its record not be read?"""
