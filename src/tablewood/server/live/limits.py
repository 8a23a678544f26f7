"""How much a server does at once: one struct that the settings fill in."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, kw_only=True, frozen=True):
    """What the tables of a server may cost; times in seconds."""

    workers: int = 1
    """How many processes think for bots; 0: think in the server's own (for tests)."""
    pause: float = 0.4
    """A bot's move is shown no earlier than this after the one before, so that people can follow."""
    longest_thought: float = 30.0
    """A bot that has not answered after this is given up, and its worker with it."""
    idle: float = 300.0
    """A table that nobody has looked at for so long leaves the memory (it stays in the store)."""
    most_rooms: int = 5000
    """So many tables are in memory at most, if others can be let go."""
    most_lookers: int = 200
    """So many sockets at one table."""
    waiting: int = 64
    """So many answers wait for a slow socket; then it is dropped."""
    burst: int = 60
    """A socket may send so many messages at once ..."""
    rate: float = 10.0
    """... and so many a second for long."""
    preview_burst: int = 20
    """So many of its messages may be previews at once, beside those ..."""
    preview_rate: float = 5.0
    """... and so many a second for long; more are refused, and count like any other message."""
