"""What a server counts about itself, for the metrics."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablewood.server.table.entries import AnyEntry, Moved, TookBack
from tablewood.server.table.seats import Seating


class Counts(msgspec.Struct):
    """Totals since the server started."""

    moves: int = 0
    bot_moves: int = 0
    stumbles: int = 0
    """Bots that did not answer."""
    undone: int = 0
    refused: int = 0
    dropped: int = 0
    """Sockets that did not read."""
    crowded: int = 0
    """Sockets refused because there were too many."""
    storage_failures: int = 0

    def count(self, entries: Sequence[AnyEntry], seating: Seating) -> None:
        """Entries were written at a table."""
        for entry in entries:
            if isinstance(entry, Moved):
                self.moves += 1
                self.bot_moves += seating.is_bot(entry.seat)
                self.stumbles += bool(entry.remark)
            elif isinstance(entry, TookBack):
                self.undone += 1
