"""Who may open one more socket: players always, onlookers as long as there is a place for them.

Onlookers have places of their own, so they never keep a player out; and no address can take them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tablewood.server.live.bucket import Bucket
from tablewood.server.live.limits import Limits
from tablewood.server.live.viewer import Viewer
from tablewood.server.table.refusal import Refusal, TableError
from tablewood.server.table.table import GameTable

ONLOOKERS_SHARE = 3
"""One in so many sockets of an address may be an onlooker's."""


class Sockets:
    """How many sockets each address has at all tables of the server, and how much they may send together."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.sockets_an_address
        self._limits = limits
        self._messages: dict[str, Bucket] = {}
        self._all: Counter[str] = Counter()
        self._onlookers: Counter[str] = Counter()

    def enter(self, viewer: Viewer, is_player: bool) -> None:
        """Count a socket, or refuse it: `crowded`."""
        if self._most and viewer.address:
            full = self._all[viewer.address] >= self._most
            onlookers = self._onlookers[viewer.address] >= max(1, self._most // ONLOOKERS_SHARE)
            if full or (onlookers and not is_player):
                raise TableError("crowded", "your address has too many tables open")
        self._all[viewer.address] += 1
        self._onlookers[viewer.address] += not is_player

    def exit(self, viewer: Viewer, is_player: bool) -> None:
        """A socket that was counted is closed."""
        self._all[viewer.address] -= 1
        self._onlookers[viewer.address] -= not is_player
        if not self._all[viewer.address]:
            del self._all[viewer.address], self._onlookers[viewer.address]
            self._messages.pop(viewer.address, None)

    def allowance(self, viewer: Viewer, now: float) -> Bucket:
        """What all sockets of the viewer's address may send together; a socket from nowhere shares with nobody."""
        new = Bucket(self._limits.burst_an_address, self._limits.rate_an_address, now)
        return self._messages.setdefault(viewer.address, new) if viewer.address else new


def is_player(table: GameTable, holder: str) -> bool:
    """Does the person hold a seat, or have they set the table?"""
    return bool(holder) and (holder == table.header.host or bool(table.seating.of(holder)))


def make_place(table: GameTable, viewers: Sequence[Viewer], new: Viewer, limits: Limits) -> None:
    """Check that there is a place at the table (`crowded` if not); a player's oldest socket makes way for a new one."""
    if is_player(table, new.holder):
        mine = [viewer for viewer in viewers if viewer.holder == new.holder and not viewer.ended]
        if len(mine) >= limits.most_tabs:
            mine[0].close(Refusal(code="too-many-tabs", message="this table is open elsewhere"))
        return
    others = [viewer for viewer in viewers if not is_player(table, viewer.holder)]
    near = sum(1 for viewer in others if viewer.address == new.address)
    if len(others) >= limits.most_onlookers:
        raise TableError("crowded", "too many people are looking at this table")
    if new.address and near >= limits.most_onlookers_an_address:
        raise TableError("crowded", "too many people at your address are looking at this table")
