"""A wish to take a move back, while it waits for consent."""

from __future__ import annotations

import msgspec


class UndoWish(msgspec.Struct):
    """A seat's pending wish to take its last move back, and the seats that have agreed."""

    seat: int
    consents: list[int]
    since: str = ""
    """When it was made; empty until it is stored."""
