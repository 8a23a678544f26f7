"""What a server counts of itself, for the metrics."""

from __future__ import annotations

import msgspec


class Counts(msgspec.Struct):
    """So far, since the server started."""

    moves: int = 0
    bot_moves: int = 0
    stumbles: int = 0
    """Bots that did not answer."""
    undone: int = 0
    refused: int = 0
    dropped: int = 0
    """Sockets that did not read."""
    storage_failures: int = 0
