"""Lists of tables that no single address can fill, and the tables that need the server by now."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, select

from tablewood.server.storage.schema import tables

SHARE = 5
"""How many tables of one address stand in a list of the lobby before those of everybody else."""

MOST_CROWDS = 10
"""How many times we look for addresses that crowd out the rest of a list."""

MOST_DUE = 200
"""How many due tables are looked at in one go."""


class Shares(msgspec.Struct, frozen=True):
    """The ids of the tables for a list, each part with the most recent first."""

    first: list[str]
    """At most so many of each address."""
    beyond: list[str]
    """More of those who have had their share, if there is room."""


def fair_shares(connection: Connection, phase: str, most: int) -> Shares:
    """Open tables of a phase. However many tables an address has, this reads little but an index.

    A table of unknown origin has a share of its own.
    """
    crowds: set[str] = set()
    rows: list[Any] = []
    for _ in range(MOST_CROWDS):
        rows = list(connection.execute(_recent(phase, most).where(tables.c.setter.not_in(crowds))))
        counted = Counter(row.setter for row in rows if row.setter)
        found = {setter for setter, number in counted.items() if number > SHARE}
        if not found:
            break
        crowds |= found
    rows = [row for row in rows if row.setter not in crowds]
    mine = [
        list(connection.execute(_recent(phase, most).where(tables.c.setter == setter)))
        for setter in sorted(crowds)
    ]
    rows += [row for tables_of_one in mine for row in tables_of_one[:SHARE]]
    others = [row for tables_of_one in mine for row in tables_of_one[SHARE:]]
    first = _in_order(rows)[:most]
    return Shares(first, _in_order(others)[: most - len(first)])


def _recent(phase: str, most: int) -> Select[Any]:
    return (
        select(tables.c.id, tables.c.touched, tables.c.setter)
        .where(tables.c.open, tables.c.phase == phase)
        .order_by(tables.c.touched.desc())
        .limit(most)
    )


def _in_order(rows: list[Any]) -> list[str]:
    return [row.id for row in sorted(rows, key=lambda row: row.touched, reverse=True)]


def due_tables(connection: Connection, now: str) -> list[str]:
    """The tables whose time has come, the longest overdue first."""
    found = connection.execute(
        select(tables.c.id)
        .where(tables.c.due != "", tables.c.due <= now)
        .order_by(tables.c.due)
        .limit(MOST_DUE)
    )
    return [row.id for row in found]
