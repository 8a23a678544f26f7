"""Whose seat is whose: entries name the holder who sat down; whoever reads them gets the person that holder is today.

Entries are never rewritten when somebody's devices become one person: the `aliases` say who is who, and every read
applies them. So the rest of the server compares one name, and knows nothing of devices.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, or_, select

from tablewood.server.storage.notes import Note
from tablewood.server.storage.schema import aliases, holders
from tablewood.server.table.entries import Kept, Sat, TableHeader

AT_ONCE = 500
"""How many holders are looked up in one query."""


def people_of(connection: Connection, known: Iterable[str]) -> dict[str, str]:
    """The person each of these holders has become part of; those who stayed themselves are left out."""
    asked = sorted(set(known) - {""})
    found: dict[str, str] = {}
    for start in range(0, len(asked), AT_ONCE):
        some = asked[start : start + AT_ONCE]
        rows = connection.execute(select(aliases).where(aliases.c.holder.in_(some)))
        found |= {row.holder: row.person for row in rows}
    return found


def person_of(connection: Connection, holder: str) -> str:
    """The person this holder is today."""
    return people_of(connection, [holder]).get(holder, holder)


def is_held_by(person: str) -> ColumnElement[bool]:
    """Seats that a person holds, under whatever name they sat down."""
    others = select(aliases.c.holder).where(aliases.c.person == person)
    return or_(holders.c.holder == person, holders.c.holder.in_(others))


def resolve_header(connection: Connection, header: TableHeader) -> TableHeader:
    """The header, with the host as the person they are today."""
    header.host = person_of(connection, header.host)
    return header


def resolve_entries(connection: Connection, kept: list[Kept]) -> list[Kept]:
    """The same entries, with the people of today."""
    sat = [one.entry.holder for one in kept if isinstance(one.entry, Sat)]
    people = people_of(connection, sat) if sat else {}
    for one in kept if people else ():
        if isinstance(one.entry, Sat) and one.entry.holder in people:
            one.entry = msgspec.structs.replace(one.entry, holder=people[one.entry.holder])
    return kept


def resolve_notes(connection: Connection, notes: Sequence[Note]) -> None:
    """The same for what lists show; changes the notes."""
    people = people_of(connection, (seat.holder for note in notes for seat in note.seats))
    for note in notes if people else ():
        for seat in note.seats:
            seat.holder = people.get(seat.holder, seat.holder)
