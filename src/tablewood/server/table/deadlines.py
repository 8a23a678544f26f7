"""What the server does at a table by itself, when its time has come: a wish lapses, a clock runs out."""

from __future__ import annotations

from tablewood.server.table.commands import Command
from tablewood.server.table.entries import AnyEntry, TimedOut, Withdrew
from tablewood.server.table.result import is_team
from tablewood.server.table.seat_commands import DEFAULT_BOT
from tablewood.server.table.table import PLAYING, GameTable
from tablewood.server.table.times import later
from tablewood.server.table.undo import WISH_LASTS


class DoWhatIsDue(Command, frozen=True, kw_only=True):
    """The time has come; nothing happens if it has not, or somebody else was faster."""

    now: str

    def entries(self, table: GameTable) -> list[AnyEntry]:
        """One thing after another: asked again, it does the next."""
        if table.phase != PLAYING or table.match is None:
            return []
        wish, out = table.wish, table.clocks.runs_out()
        if wish is not None and wish.since and later(wish.since, WISH_LASTS) <= self.now:
            return [Withdrew(seat=wish.seat, lapsed=True)]
        if out is not None and out[0] <= self.now:
            assert table.header.clock is not None, "a clock that runs out was set"
            forfeits = table.header.clock.at_zero == "forfeit" and not is_team(table.match)
            return [TimedOut(seat=out[1], bot=DEFAULT_BOT, forfeits=forfeits)]
        return []


def deadline(table: GameTable, now: str) -> str:
    """When the server next has something to do at this table; empty for never. `now` is for what is not stored yet."""
    if table.phase != PLAYING or table.match is None:
        return ""
    found = [] if table.wish is None else [later(table.wish.since or now, WISH_LASTS)]
    out = table.clocks.as_of(now).runs_out() if table.header.clock is not None else None
    return min([*found, *([out[0]] if out else [])], default="")
