"""Lists of tables that no single address can fill, and the tables that need the server by now."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, case, func, select

from tablewood.server.storage.schema import tables

SHARE = 5
"""How many tables of one address stand in a list of the lobby before those of everybody else."""

MOST_DUE = 200
"""How many due tables are looked at in one go."""


def fair_shares(phase: str, most: int) -> Select[Any]:
    """Open tables of a phase, the most recent first; those beyond their address's share (`is_crowded`) come last.

    A table of unknown origin has a share of its own.
    """
    setter = case((tables.c.setter == "", tables.c.id), else_=tables.c.setter)
    nth = func.row_number().over(partition_by=setter, order_by=tables.c.touched.desc())
    ranked = (
        select(tables.c.id, tables.c.touched, (nth > SHARE).label("is_crowded"))
        .where(tables.c.open, tables.c.phase == phase)
        .subquery()
    )
    chosen = (
        select(ranked).order_by(ranked.c.is_crowded, ranked.c.touched.desc()).limit(most).subquery()
    )
    return (
        select(tables, chosen.c.is_crowded)
        .join(chosen, tables.c.id == chosen.c.id)
        .order_by(chosen.c.is_crowded, chosen.c.touched.desc())
    )


def due_tables(connection: Connection, now: str) -> list[str]:
    """The tables whose time has come, the longest overdue first."""
    found = connection.execute(
        select(tables.c.id)
        .where(tables.c.due != "", tables.c.due <= now)
        .order_by(tables.c.due)
        .limit(MOST_DUE)
    )
    return [row.id for row in found]
