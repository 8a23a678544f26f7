"""A position as a browser draws it, without a room or a socket."""

from __future__ import annotations

import msgspec

from tablewood.kernel.match import Match
from tablewood.server.live.frames import sight_of, table_now
from tablewood.server.live.protocol import TableNow
from tablewood.server.table.position import table_around


def position_now(match: Match, viewer: int) -> TableNow:
    """The position through the eyes of a seat, or of an onlooker: to look at, so without moves and log."""
    now = table_now(table_around(match), sight_of(match, viewer), viewer, "", (), -1)
    return msgspec.structs.replace(now, moves=[], facts=[], said=[])
