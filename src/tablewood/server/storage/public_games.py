"""Finished public games as data, without anything that tells who played.

Public are the tables that were shown in the lobby. Names, chat, ids, salts and times of day stay behind; people are all
called `person`. The games of a day are in the order of their commitments, which are random.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, select

from tablewood.kernel.errors import TablewoodError
from tablewood.lab.game_record import PERSON, GameRecord, record_game
from tablewood.server.storage.schema import entries, tables
from tablewood.server.storage.store import decode_entry, decode_header
from tablewood.server.table.entries import Kept, Moved, TableHeader
from tablewood.server.table.other_rules import is_checked_to_the_end
from tablewood.server.table.result import winners_of
from tablewood.server.table.seats import BOT, Seat
from tablewood.server.table.table import OVER, GameTable

FORFEIT = "forfeit"
"""The ending of a game in which a seat ran out of time and out of the result."""

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


class PublicGames:
    """The games of a database, of all kinds or one; `left_out` counts those that today's rules cannot replay."""

    def __init__(self, connection: Connection, game: str = "", observations: bool = False) -> None:
        self.left_out = 0
        self._connection = connection
        self._game = game
        self._observations = observations

    def __iter__(self) -> Iterator[GameRecord]:
        for day, header in self._headers():
            record = self._record(day, header)
            if record is None:
                self.left_out += 1
            else:
                yield record

    def _headers(self) -> list[tuple[str, TableHeader]]:
        """The tables, each with the day of its end, in an order that tells nothing within a day."""
        wanted = select(tables.c.touched, tables.c.header).where(
            tables.c.open.is_(True), tables.c.phase == OVER
        )
        if self._game:
            wanted = wanted.where(tables.c.game == self._game)
        found: list[tuple[str, TableHeader]] = []
        for touched, text in self._connection.execute(wanted):
            try:
                found.append((touched[:10], decode_header(text)))
            except UNREADABLE:
                self.left_out += 1
        return sorted(found, key=lambda one: (one[0], one[1].commitment))

    def _record(self, day: str, header: TableHeader) -> GameRecord | None:
        kept = self._entries(header.id)
        table = GameTable(header, by_any_rules=is_checked_to_the_end(kept))
        movers: list[str] = []
        for one in kept:
            table.recall(one)
            if isinstance(one.entry, Moved) and len(table.line) > len(movers):
                movers.append(_called(table.seating.seats[one.entry.seat]))
            del movers[len(table.line) :]
        if table.trouble is not None or table.match is None or table.closed or table.phase != OVER:
            return None
        match = table.played_again()
        try:
            return record_game(
                match.game,
                header.seats,
                [(played.seat, played.move) for played in match.played],
                [_called(seat) for seat in table.seating.seats],
                key=table.key.hex(),
                options=header.options,
                scene=header.scene or None,
                movers=movers,
                winners=winners_of(match, table.forfeited),
                ending=FORFEIT if table.forfeited else "",
                day=day,
                observations=self._observations,
            )
        except TablewoodError:
            if self._observations:  # perhaps the game has none, and somebody wants to know
                raise
            return None

    def _entries(self, table: str) -> list[Kept]:
        rows = self._connection.execute(
            select(entries.c.sequence, entries.c.time, entries.c.entry)
            .where(entries.c.table_id == table)
            .order_by(entries.c.sequence)
        )
        kept: list[Kept] = []
        for number, time, text in rows:
            try:
                entry = decode_entry(text)
            except UNREADABLE:
                entry = None
            kept.append(Kept(table=table, sequence=number, time=time, entry=entry))
        return kept


def _called(seat: Seat) -> str:
    """The bot on a seat by its name; people have none."""
    return seat.player if seat.kind == BOT else PERSON
