"""Who is at a table: who has it open, here and at other processes, and whom it waits for in vain."""

from __future__ import annotations

from tablewood.kernel.game import SPECTATOR
from tablewood.server.live.elsewhere import Elsewhere
from tablewood.server.live.protocol import Away
from tablewood.server.live.viewer import Viewer
from tablewood.server.table.table import GameTable
from tablewood.server.table.times import seconds_between


class Presence:
    """The people at one table, as far as they have it open."""

    def __init__(self, opened: str) -> None:
        self.viewers: list[Viewer] = []
        self.elsewhere = Elsewhere()
        self._opened = opened
        """When the table was loaded."""
        self._left: dict[str, str] = {}
        """When people who are not here any more were last here."""

    def leave(self, viewer: Viewer, table: GameTable, now: str) -> None:
        """Somebody closes the table."""
        self.viewers.remove(viewer)
        if table.seating.of(viewer.holder):
            self._left[viewer.holder] = now

    # Who is here

    def online_here(self, table: GameTable) -> set[int]:
        """The seats whose player has the table open at this process."""
        here = {viewer.holder for viewer in self.viewers}
        return table.seating.held_by(here)

    def online(self, table: GameTable) -> set[int]:
        """The seats whose player has the table open, here or at another process."""
        return self.online_here(table) | self.elsewhere.seats

    @property
    def onlookers_here(self) -> int:
        return sum(1 for viewer in self.viewers if viewer.seat < 0)

    @property
    def onlookers(self) -> int:
        """How many people only look on, here and at other processes."""
        return self.onlookers_here + self.elsewhere.onlookers

    # Who is not

    def away(self, table: GameTable) -> list[Away]:
        """The people whom the table waits for and who are not here, as anybody may know, and since when both is so."""
        state = table.state
        shown = [] if state is None else state.asked_as_seen_by(SPECTATOR)
        online = self.online(table)
        return [
            Away(seat=seat, since=self._away_since(table, seat, waited))
            for seat, waited in sorted(table.clocks.since.items())
            if seat in shown and seat not in online
        ]

    def away_for(self, table: GameTable, seat: int, now: str) -> float:
        """For how many seconds the table has waited for a person who is not here; 0 if it does not."""
        waited = table.clocks.since.get(seat)
        if waited is None or seat in self.online(table):
            return 0.0
        return seconds_between(self._away_since(table, seat, waited), now)

    def _away_since(self, table: GameTable, seat: int, waited: str) -> str:
        """Nobody knows who was here before the table was loaded: they are away from then on."""
        holder = table.seating.seats[seat].holder
        return max(waited, self._left.get(holder, self._opened))
