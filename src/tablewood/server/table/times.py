"""Reckoning with times as they are stored: 2026-11-16T10:00:00.000000Z. Earlier ones sort first."""

from __future__ import annotations

from datetime import datetime, timedelta

FORMAT = "%Y-%m-%dT%H:%M:%S.%fZ"


def later(time: str, seconds: float) -> str:
    """The time so many seconds later."""
    return (datetime.strptime(time, FORMAT) + timedelta(seconds=seconds)).strftime(FORMAT)


def seconds_between(earlier: str, later: str) -> float:
    """How many seconds passed; negative if the times are the other way round."""
    return (datetime.strptime(later, FORMAT) - datetime.strptime(earlier, FORMAT)).total_seconds()
