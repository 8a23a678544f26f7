"""Whom to tell that it is their turn, and when: no database, no network, and a clock of the test."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tablewood.server.notify.turns import (
    DELAY,
    LOOK_AGAIN,
    WaitingSeat,
    quiet_until,
    waiting_seats,
    when_to_tell,
)
from tablewood.server.storage import Listed, Note, NotedSeat, Reminder

NOON = datetime(2026, 11, 17, 12, 0, tzinfo=UTC)
PARIS = "Europe/Paris"
ALWAYS = Reminder(holder="ann")


def listed(asked: list[int], turns: list[int]) -> Listed:
    seats = [
        NotedSeat(name="red", kind="person", player="Ann", holder="ann"),
        NotedSeat(name="blue", kind="bot", player="grown"),
        NotedSeat(name="green", kind="person", player="Ben", holder="ben"),
    ]
    note = Note(phase="playing", asked=asked, seats=seats, turns=turns)
    touched = "2026-11-17T12:00:00.000000Z"
    return Listed(id="t", game="sylve", open=True, made=touched, touched=touched, note=note)


def night(start: int = 22 * 60, end: int = 7 * 60, zone: str = PARIS, offset: int = 0) -> Reminder:
    return Reminder(holder="ann", quiet_from=start, quiet_to=end, zone=zone, utc_offset=offset)


def at(hour: int, minute: int = 0, month: int = 11) -> datetime:
    return datetime(2026, month, 17, hour, minute, tzinfo=UTC)


def test_people_who_are_asked_wait_and_bots_do_not() -> None:
    found = waiting_seats(listed([0, 1, 2], [4, 9, 7]))
    assert [(one.seat, one.turn, one.holder) for one in found] == [(0, 4, "ann"), (2, 7, "ben")]
    assert found[0].since == NOON


def test_notes_from_before_this_was_kept_say_nothing() -> None:
    assert waiting_seats(listed([0], [])) == []


def waiting() -> WaitingSeat:
    return waiting_seats(listed([0], [4]))[0]


@pytest.mark.parametrize("seconds", [0, 30, 59])
def test_live_play_is_left_alone(seconds: int) -> None:
    now = NOON + timedelta(seconds=seconds)
    assert when_to_tell(waiting(), ALWAYS, False, now) == NOON + DELAY


def test_after_a_quiet_minute_they_are_told() -> None:
    now = NOON + DELAY
    assert when_to_tell(waiting(), ALWAYS, False, now) == now


def test_somebody_who_looks_at_the_table_is_not_told() -> None:
    now = NOON + DELAY
    assert when_to_tell(waiting(), ALWAYS, True, now) == now + LOOK_AGAIN


@pytest.mark.parametrize(
    ("reminder", "now", "until"),
    [
        (ALWAYS, at(3), None),  # no quiet hours
        (night(), at(20, 59), None),  # 21:59 in Paris
        (night(), at(21), at(6) + timedelta(days=1)),  # 22:00 in Paris, until 7:00
        (night(), at(2, 30), at(6)),
        (night(), at(5, 59), at(6)),
        (night(), at(6), None),
        (night(), at(5, 30, month=7), None),  # summer: 7:30 in Paris
        (night(13 * 60, 14 * 60), at(12, 15), at(13)),  # within a day
        (night(13 * 60, 14 * 60), at(14), None),
        (night(zone="Middle/Earth", offset=120), at(4, 59), at(5)),  # by the offset
        (night(zone="../../etc/passwd", offset=0), at(6, 59), at(7)),
        (night(zone="Europe", offset=-300), at(11, 59), at(12)),
        (night(zone=""), at(6, 59), at(7)),  # UTC
    ],
)
def test_quiet_hours(reminder: Reminder, now: datetime, until: datetime | None) -> None:
    assert quiet_until(reminder, now) == until


def test_quiet_hours_postpone() -> None:
    late = at(23)
    assert when_to_tell(waiting(), night(), False, late) == at(6) + timedelta(days=1)
