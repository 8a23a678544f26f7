"""Hints at a table: who may have one, and that everybody hears of it."""

from __future__ import annotations

from tablewood.kernel.errors import MoveError
from tablewood.server.table.checks import check_holds, check_now, check_playing
from tablewood.server.table.commands import SeatCommand
from tablewood.server.table.entries import AnyEntry, Hinted, TableHeader
from tablewood.server.table.refusal import TableError, refused_move
from tablewood.server.table.table import GameTable


def hints_allowed(header: TableHeader) -> bool:
    """May players at this table ask for hints? The only place that decides it."""
    return header.hints and not header.rated


def check_hint(table: GameTable, seat: int, holder: str, at: int) -> None:
    """Hints are for the player of a seat that is asked, in the current position, at a table that allows them."""
    check_holds(table, seat, holder)
    check_playing(table)
    if not hints_allowed(table.header):
        raise TableError("hints-forbidden", "this table is played without hints")
    check_now(table, at)
    assert table.match is not None, "a game in progress has a match"
    try:
        table.match.check_asked(seat)
    except MoveError as error:
        raise refused_move(error) from None


def is_told(table: GameTable) -> bool:
    """Does everybody hear of a hint? Not if even that the seat is asked is a secret."""
    return table.match is not None and not table.match.state.step.discreet


class TakeHint(SeatCommand, frozen=True, kw_only=True):
    """A person takes the hint that was thought of for this position."""

    at: int

    def follows(self, table: GameTable) -> list[AnyEntry]:
        """Everybody hears of it."""
        check_hint(table, self.seat, self.holder, self.at)
        return [Hinted(seat=self.seat, id=self.id)] if is_told(table) else []
