"""The games somebody plays and has played, a page at a time: what their tables showed, and what it did to ratings."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, or_, select

from tablewood.server.storage.notes import Listed
from tablewood.server.storage.person_of import is_held_by, resolve_notes
from tablewood.server.storage.ratings import RatingStep, steps_at
from tablewood.server.storage.schema import entries, holders, rated_seats, tables
from tablewood.server.storage.store import decode_entry, listed_of
from tablewood.server.table.entries import Ended
from tablewood.server.table.result import FinalResult

PAGE = 20
"""How many games are on a page."""

SHOWN = ("playing", "over")
"""Tables at which a game has begun, and was not broken off."""


class PlayedTable(msgspec.Struct, kw_only=True):
    """One of a person's games."""

    table: Listed
    mine: list[int]
    """The seats they had."""
    result: FinalResult | None
    """None while the game goes on, and if nobody knows any more."""
    step: RatingStep | None
    """What it did to their rating."""


class PlayedPage(msgspec.Struct, kw_only=True):
    """A page of a person's games, the last touched first."""

    games: list[PlayedTable]
    more: bool
    """Are there older ones?"""


def played_by(connection: Connection, person: str, game: str, page: int) -> PlayedPage:
    """The games of a person; all kinds, or one."""
    held = select(holders.c.table_id).where(is_held_by(person))
    counted = select(rated_seats.c.table_id).where(rated_seats.c.person == person)
    mine = or_(tables.c.id.in_(held), tables.c.id.in_(counted))
    wanted = select(tables).where(mine, tables.c.phase.in_(SHOWN))
    if game:
        wanted = wanted.where(tables.c.game == game)
    wanted = wanted.order_by(tables.c.touched.desc(), tables.c.id)
    rows = connection.execute(wanted.limit(PAGE + 1).offset(PAGE * page)).all()
    read = (listed_of(row, own=True) for row in rows[:PAGE])
    found = [one for one in read if one is not None and not one.broken]
    resolve_notes(connection, [one.note for one in found])
    over = [one.id for one in found if one.note.phase == "over"]
    results = _results(connection, over)
    steps = steps_at(connection, over, person)
    games = []
    for one in found:
        step = next(iter(steps.get(one.id, [])), None)
        seats = {at for at, seat in enumerate(one.note.seats) if seat.holder == person}
        games.append(
            PlayedTable(
                table=one,
                mine=sorted(seats | ({step.seat} if step else set())),
                result=results.get(one.id),
                step=step,
            )
        )
    return PlayedPage(games=games, more=len(rows) > PAGE)


def _results(connection: Connection, over: Sequence[str]) -> dict[str, FinalResult]:
    """How the games ended, as their last entries say."""
    rows = connection.execute(
        select(entries.c.table_id, entries.c.entry)
        .where(entries.c.table_id.in_(over), entries.c.entry.startswith('{"k":"ended"'))
        .order_by(entries.c.table_id, entries.c.sequence)
    )
    found: dict[str, FinalResult] = {}
    for table, text in rows:
        try:
            entry = decode_entry(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            continue
        if isinstance(entry, Ended) and entry.result is not None:
            found[table] = entry.result
    return found
