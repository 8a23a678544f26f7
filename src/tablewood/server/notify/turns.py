"""Whom to tell that it is their turn, and when. Plain data and a clock that is passed in: no database, no network.

Somebody is told if they hold a seat that is asked, the table has been quiet for a moment, they are not looking at it,
and it is not within their quiet hours. That a turn is told only once is up to the database (`ReminderStore.claim`).
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

import msgspec

from tablewood.server.storage import Listed, Reminder
from tablewood.server.table.seats import PERSON

DELAY = timedelta(seconds=60)
"""How long nothing must have happened at the table: people who play live are never told."""

LOOK_AGAIN = timedelta(minutes=10)
"""Somebody who is looking at the table knows; we look again after this time, in case they left it without a move."""

A_DAY = 24 * 60
"""In minutes."""


class WaitingSeat(msgspec.Struct, kw_only=True, frozen=True):
    """A seat whose person is asked."""

    table: str
    game: str
    seat: int
    turn: int
    """The entry the turn began with."""
    holder: str
    since: datetime
    """When something last happened at the table."""


def waiting_seats(table: Listed) -> list[WaitingSeat]:
    """The seats of a table that wait for a person."""
    note = table.note
    since = datetime.fromisoformat(table.touched)
    return [
        WaitingSeat(
            table=table.id,
            game=table.game,
            seat=seat,
            turn=turn,
            holder=note.seats[seat].holder,
            since=since,
        )
        for seat, turn in zip(note.asked, note.turns, strict=False)
        if note.seats[seat].kind == PERSON and note.seats[seat].holder
    ]


def when_to_tell(
    waiting: WaitingSeat,
    reminder: Reminder,
    looking: bool,
    now: datetime,
    delay: timedelta = DELAY,
) -> datetime:
    """When to tell them, or to think about it again; not after `now` means at once."""
    if now < waiting.since + delay:
        return waiting.since + delay
    if looking:
        return now + LOOK_AGAIN
    return quiet_until(reminder, now) or now


def quiet_until(reminder: Reminder, now: datetime) -> datetime | None:
    """The end of the quiet hours that `now` falls into; None if it does not."""
    local = now.astimezone(clock_of(reminder))
    minute = local.hour * 60 + local.minute
    length = (reminder.quiet_to - reminder.quiet_from) % A_DAY
    passed = (minute - reminder.quiet_from) % A_DAY
    if passed >= length:
        return None
    begun = now.replace(second=0, microsecond=0)
    return begun + timedelta(minutes=length - passed)


def clock_of(reminder: Reminder) -> tzinfo:
    """The clock on the person's wall: their time zone, or a fixed offset if that is unknown here."""
    if reminder.zone:
        try:
            return ZoneInfo(reminder.zone)
        except (KeyError, ValueError, OSError):  # unknown, or not a zone at all
            pass
    return timezone(timedelta(minutes=reminder.utc_offset)) if reminder.utc_offset else UTC
