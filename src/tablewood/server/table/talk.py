"""The talk of a table: chat, and what happened around the game (who sat down, what was taken back)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from tablewood.server.table.entries import Kept

CHAT = "chat"

A_PAGE = 100
"""How many lines are sent at a time; earlier ones on request ..."""
A_PAGE_OF_LETTERS = 10_000
"""... and about how many letters, if the lines are long."""


class Said(msgspec.Struct, kw_only=True):
    """A line of chat, or something that happened at the table: the browser's text `table-<kind>`."""

    kind: str
    """`chat`, `sat`, `placed` (a bot), `left`, `began`, `undone`, `undo-wished`, `undo-declined`,
    `undo-withdrawn`, `undo-lapsed`, `stumbled`, `timed-out`, `forfeited`, `replaced`, `came-back`, `hinted`, `closed`,
    `ended`.

    `text` is what was said; for `placed`, `timed-out`, `forfeited` and `replaced` the person for whom a bot plays on;
    for `undone` the number of moves.
    """
    seat: int
    player: str
    text: str
    at: int
    time: str
    """When, in UTC: 2026-11-16T10:00:00Z."""


class Talk:
    """Everything that was said at one table."""

    def __init__(self) -> None:
        self.lines: list[Said] = []
        self.spoken = 0
        """How many of the lines are chat."""

    def say(self, at: int, kind: str, seat: int = -1, player: str = "", text: str = "") -> None:
        """Add a line; `at` is the entry that led to it."""
        self.spoken += kind == CHAT
        self.lines.append(Said(kind=kind, seat=seat, player=player, text=text, at=at, time=""))

    def known(self, version: int) -> int:
        """How many lines somebody with that version of the table has."""
        return bisect_left(self.lines, version, key=lambda said: said.at)

    def shown_from(self, version: int) -> int:
        """The first line to send to somebody with that version: what is new, but no more than a page of it."""
        return max(self.known(version), self._page_start(len(self.lines)))

    def page_before(self, line: int) -> tuple[int, list[Said]]:
        """The page of lines that ends before this one, and the number of its first line."""
        end = min(max(line, 0), len(self.lines))
        start = self._page_start(end)
        return start, self.lines[start:end]

    def _page_start(self, end: int) -> int:
        start, letters = end, 0
        while start > 0 and end - start < A_PAGE and letters < A_PAGE_OF_LETTERS:
            start -= 1
            letters += len(self.lines[start].text)
        return start

    def stamp(self, kept: Sequence[Kept]) -> None:
        """Set the times of the lines, from the entries as they are stored."""
        times = {one.sequence: one.time for one in kept}
        for said in self.lines[self.known(kept[0].sequence) :]:
            said.time = times.get(said.at, said.time)
