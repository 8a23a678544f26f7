"""Taking moves back: at once until another has moved or something came to light, else by everybody's consent.

People at one device have agreed before one of them clicks, so a session is asked once, and never about its own wish.
Bots always agree.
"""

from __future__ import annotations

import msgspec

from tablewood.server.live.protocol import UndoNow
from tablewood.server.table.entries import TookBack
from tablewood.server.table.table import PLAYING, Table

NO_MOVE = "no-move"

REASONS = {
    "no move has been made": NO_MOVE,
    "the last move is another seat's": "another-seat",
    "the turn has passed on": "turn-passed",
    "chance was involved": "chance",
    "something hidden was revealed": "revealed",
}
"""What the match says, and the end of the browser's text id `undo-<reason>`."""


class TakingBack(msgspec.Struct, frozen=True):
    """What it takes to undo a seat's last move."""

    moves: int
    """How many moves go: that one, and all after it; 0 if the seat has made none."""
    why: str
    """Why the seat may not by itself; empty if it may."""


def taking_back(table: Table, seat: int) -> TakingBack:
    """What it takes to undo this seat's last move. The game must be on."""
    match = table.match
    assert match is not None, "nothing can be taken back before the game has begun"
    since = next((back for back, (who, _) in enumerate(reversed(table.line), 1) if who == seat), 0)
    if not since:
        return TakingBack(0, NO_MOVE)
    why = REASONS[match.may_undo(seat)] if match.may_undo(seat) else ""
    return TakingBack(since, why)


def must_agree(table: Table, seat: int) -> set[str]:
    """The sessions that must agree to a wish of this seat."""
    return table.sitting.holders_besides(table.sitting.seats[seat].holder)


def still_to_agree(table: Table) -> set[str]:
    """The sessions whose answer the pending wish waits for."""
    wish = table.wish
    if wish is None:
        return set()
    seats = table.sitting.seats
    return must_agree(table, wish.seat) - {seats[seat].holder for seat in wish.consents}


def granted(table: Table, id: str = "") -> TookBack:
    """The pending wish, granted."""
    assert table.wish is not None, "a wish that is granted must be pending"
    seat = table.wish.seat
    return TookBack(seat=seat, moves=taking_back(table, seat).moves, id=id)


def undo_now(table: Table, viewer: int) -> UndoNow:
    """What the viewer may take back, and which wish is pending."""
    now = UndoNow(mine=False)
    if table.match is None or table.phase != PLAYING:
        return now
    if table.wish is not None:
        now.wish = table.wish.seat
        now.consents = list(table.wish.consents)
    if viewer >= 0:
        back = taking_back(table, viewer)
        now.mine = back.moves > 0 and (not back.why or not must_agree(table, viewer))
        now.why_not = "" if now.mine else back.why
        now.may_consent = table.sitting.seats[viewer].holder in still_to_agree(table)
    return now
