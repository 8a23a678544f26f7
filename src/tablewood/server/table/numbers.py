"""How a table's entries are counted for each viewer.

A browser knows a table by its version, the number of its entries. Some moves are discreet: that a seat was asked at all
would tell what it holds. Such a move is not counted for those who may not notice it, so that no number gives it away.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tablewood.server.table.entries import AnyEntry, Ended, Moved


class Unseen(msgspec.Struct, frozen=True):
    """An entry that only some seats notice."""

    number: int
    seen_by: frozenset[int]
    before: int
    """The entry that led to the position before it."""


class EntryNumbers:
    """Inside, all entries count; outside, those that the viewer may notice (-1 is an onlooker)."""

    def __init__(self) -> None:
        self._unseen: list[Unseen] = []

    def hide(self, number: int, seen_by: Collection[int], before: int) -> None:
        """Only these seats notice the entry."""
        self._unseen.append(Unseen(number, frozenset(seen_by), before))

    def outside(self, viewer: int, number: int) -> int:
        """A number of ours as this viewer counts."""
        return number - sum(one < number for one in self._unseen_by(viewer))

    def inside(self, viewer: int, number: int) -> int:
        """A number of the viewer's as we count."""
        for one in self._unseen_by(viewer):
            number += one <= number
        return number

    def last_noticed(self, viewer: int, at: int) -> int:
        """The entry that led to the position as this viewer knows it; `at` is the one that really did."""
        for one in reversed(self._unseen):
            if one.number == at and viewer not in one.seen_by:
                at = one.before
        return at

    def unnoticed(self, viewer: int, at: int) -> int:
        """How many moves have led from the position as this viewer knows it to the real one."""
        last = self.last_noticed(viewer, at)
        return sum(last < one <= at for one in self._unseen_by(viewer))

    def position(self, viewer: int, at: int) -> int:
        """The same, as the viewer counts."""
        return self.outside(viewer, self.last_noticed(viewer, at))

    def position_meant(self, viewer: int, number: int, at: int) -> int:
        """The position that a viewer speaks of; whoever knows the last one they may notice means the current one."""
        return at if number == self.position(viewer, at) else self.inside(viewer, number)

    def is_news(self, viewer: int, known: int, version: int) -> bool:
        """Does this viewer notice anything of what has happened since they knew the table?"""
        return self.outside(viewer, known) < self.outside(viewer, version) or known == version

    def _unseen_by(self, viewer: int) -> list[int]:
        return [one.number for one in self._unseen if viewer not in one.seen_by]


def is_noticed(entry: AnyEntry | None) -> bool:
    """Does the entry make a table recent in lists? Not a discreet move, nor a result that is added years later."""
    return not isinstance(entry, Ended) and not (isinstance(entry, Moved) and entry.seen_by)
