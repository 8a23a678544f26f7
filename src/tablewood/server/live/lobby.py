"""Tables in lists: the note stored beside a table's entries, and the card a person sees."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from tablewood.kernel.game import SPECTATOR
from tablewood.server.storage import Listed, Note, NotedSeat
from tablewood.server.table.deadlines import deadline
from tablewood.server.table.seats import OPEN, PERSON, SeatNow
from tablewood.server.table.table import CLOSED, OVER, PLAYING, SEATING, GameTable


class TableCard(msgspec.Struct, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    seats: list[SeatNow]
    asked_me: bool
    """Is the table waiting for me?"""
    mine: bool
    made: str
    touched: str
    broken: bool = False
    """Can its record not be read any more?"""
    rated: bool = False
    """Does the result count for ratings?"""


class Lobby(msgspec.Struct, kw_only=True):
    """GET /api/tables: open tables with a free seat, tables to watch, and my own."""

    waiting: list[TableCard]
    watchable: list[TableCard]
    mine: list[TableCard]


class Glance(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/glance: the position as an onlooker sees it, to draw small in a list."""

    id: str
    at: int
    """The number of the last entry that changed the position."""
    view: Any
    """The game's view for an onlooker; null before the game begins."""


def note_of(table: GameTable, now: str) -> Note:
    """What lists need to know. It is never sent as it is: who is asked may be secret."""
    state = table.state
    return Note(
        phase=table.phase,
        asked=[] if state is None else state.asked,
        turns=[] if state is None else [table.turn_since[seat] for seat in state.asked],
        seats=[
            NotedSeat(
                name=name,
                kind=seat.kind,
                player=seat.player,
                holder=seat.holder or seat.kept_holder,
            )
            for name, seat in zip(table.seat_names, table.seating.seats, strict=True)
        ],
        due=deadline(table, now) if table.has_deadlines else "",
        rated=table.header.rated,
    )


def listed(table: GameTable) -> Listed:
    """The table as a list would show it."""
    header = table.header
    return Listed(
        id=header.id,
        game=header.game,
        open=header.open,
        made=header.made,
        touched=table.touched,
        note=note_of(table, table.touched),
    )


def card_of(table: Listed, holder: str, online: Collection[int] = ()) -> TableCard:
    """The table as one person sees it in a list."""
    note = table.note
    kept = [at for at, seat in enumerate(note.seats) if holder and seat.holder == holder]
    """With the seats that bots keep for the person."""
    mine = [at for at in kept if note.seats[at].kind == PERSON]
    return TableCard(
        id=table.id,
        game=table.game,
        phase=note.phase,
        seats=[
            SeatNow(
                name=seat.name,
                kind=seat.kind,
                player=seat.player,
                mine=at in mine,
                online=at in online,
                salt="",
            )
            for at, seat in enumerate(note.seats)
        ],
        asked_me=note.phase == PLAYING and any(seat in note.asked for seat in mine),
        mine=bool(kept) or table.broken,
        made=table.made,
        touched=table.touched,
        broken=table.broken,
        rated=note.rated,
    )


def glance_of(table: GameTable) -> Glance:
    """The position for a small picture: what an onlooker may see."""
    state = table.state
    return Glance(
        id=table.header.id,
        at=table.numbers.position(SPECTATOR, table.at),
        view=None if state is None else state.view(SPECTATOR),
    )


def lobby_of(tables: Collection[tuple[Listed, TableCard]]) -> Lobby:
    """Tables with a free seat, tables to watch, and the person's own."""
    open_ones = [card for table, card in tables if table.open and not card.mine]
    return Lobby(
        waiting=[
            card
            for card in open_ones
            if card.phase == SEATING and any(seat.kind == OPEN for seat in card.seats)
        ],
        watchable=[card for card in open_ones if card.phase not in (SEATING, OVER, CLOSED)],
        mine=[card for _, card in tables if card.mine and card.phase != CLOSED],
    )
