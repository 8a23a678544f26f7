"""Taking moves back: freely until another seat has moved or something has come to light, and then by consent.

Whoever holds several seats is asked once, and never about a wish of their own: people who share a device agree before
one of them clicks. Bots always agree.
"""

from __future__ import annotations

import msgspec

from tablewood.server.table.entries import TookBack
from tablewood.server.table.table import PLAYING, GameTable
from tablewood.server.table.times import later
from tablewood.server.table.wish import UndoWish

NO_MOVE = "no-move"
ANOTHER_SEAT = "another-seat"
CHANCE = "chance"
REVEALED = "revealed"

REASONS = {
    "no move has been made": NO_MOVE,
    "the last move is another seat's": ANOTHER_SEAT,
    "the turn has passed on": "turn-passed",
    "chance was involved": CHANCE,
    "something hidden was revealed": REVEALED,
}
"""What the match says, and how the browser's text id `undo-<reason>` ends."""


WISH_LASTS = 60
"""Seconds until a wish that is not answered lapses; the next move ends it, too."""


class UndoNow(msgspec.Struct, kw_only=True):
    """What the viewer may take back."""

    mine: bool
    """May the viewer take its last move back without asking?"""
    why_not: str = ""
    """If not, why: the browser's text id `undo-<reason>`."""
    wish: int = -1
    """The seat that waits for consent to take a move back; -1 for none."""
    consents: list[int] = []
    """The seats that have agreed."""
    may_consent: bool = False
    """Is the viewer asked for consent?"""
    may_withdraw: bool = False
    """Did the viewer make the wish?"""
    until: str = ""
    """When the wish lapses if nobody answers, in UTC."""


class TakingBack(msgspec.Struct, frozen=True):
    """What it takes to undo a seat's last move."""

    moves: int
    """How many moves go: that one and all after it; 0 if the seat has made none."""
    why: str
    """Why the seat needs consent; empty if it does not."""


def taking_back(table: GameTable, seat: int) -> TakingBack:
    """What it takes to undo this seat's last move. The game must have begun."""
    match = table.match
    assert match is not None, "nothing can be taken back before the game has begun"
    since = next((back for back, (who, _) in enumerate(reversed(table.line), 1) if who == seat), 0)
    if not since:
        return TakingBack(0, NO_MOVE)
    why = match.may_undo(seat)
    return TakingBack(since, REASONS[why] if why else "")


def must_agree(table: GameTable, seat: int) -> set[str]:
    """The people who must agree if this seat takes a move back."""
    return table.seating.holders_besides(table.seating.seats[seat].holder)


def still_to_agree(table: GameTable) -> set[str]:
    """The people who have not agreed to the pending wish yet."""
    wish = table.wish
    if wish is None:
        return set()
    seats = table.seating.seats
    return must_agree(table, wish.seat) - {seats[seat].holder for seat in wish.consents}


def wish_lapses(wish: UndoWish) -> str:
    """When a wish lapses; empty if it is not stored yet."""
    return later(wish.since, WISH_LASTS) if wish.since else ""


def granted(table: GameTable, id: str = "") -> TookBack:
    """The pending wish, granted."""
    assert table.wish is not None, "a wish that is granted must be pending"
    seat = table.wish.seat
    return TookBack(seat=seat, moves=taking_back(table, seat).moves, id=id)


def undo_now(table: GameTable, viewer: int) -> UndoNow:
    """What the viewer may take back, and which wish is pending."""
    now = UndoNow(mine=False)
    if table.match is None or table.phase != PLAYING:
        return now
    if table.wish is not None:
        now.wish = table.wish.seat
        now.consents = list(table.wish.consents)
        now.until = wish_lapses(table.wish)
    if viewer >= 0:
        back = taking_back(table, viewer)
        now.mine = back.moves > 0 and (not back.why or not must_agree(table, viewer))
        now.why_not = "" if now.mine else back.why
        unnoticed = table.numbers.unnoticed(viewer, table.at)
        if now.why_not and unnoticed:
            now.why_not = _why_not_before(table, viewer, unnoticed)
        now.may_withdraw = now.wish >= 0 and table.seating.holds(
            table.seating.seats[viewer].holder, now.wish
        )
        now.may_consent = table.seating.seats[viewer].holder in still_to_agree(table)
    return now


def _why_not_before(table: GameTable, viewer: int, moves: int) -> str:
    """Why the viewer needed consent before so many discreet moves, which it may not notice."""
    assert table.match is not None, "the game has begun"
    played = table.match.played
    if len(played) <= moves or played[-moves - 1].seat != viewer:
        return ANOTHER_SEAT
    before, after = played[-moves - 1].before, played[-moves].before
    return CHANCE if before.chance.draws != after.chance.draws else REVEALED
