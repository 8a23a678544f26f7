"""The log of a game as it was told when it was played, read from the entries alone: no rules are needed."""

from __future__ import annotations

from collections.abc import Sequence

from tablewood.server.table.entries import Began, Kept, Moved, TookBack
from tablewood.server.table.facts import Fact, Told


class AsTold:
    """What an onlooker was told, up to the last move that stands."""

    def __init__(self, kept: Sequence[Kept]) -> None:
        self._moves: list[list[Fact]] = [[]]
        """The setup, then the facts of each move."""
        for one in kept:
            self._read(one)

    def _read(self, one: Kept) -> None:
        match one.entry:
            case Began():
                self._moves = [_facts(one.entry.told, one.sequence)]
            case Moved():
                self._moves.append(_facts(one.entry.told, one.sequence))
            case TookBack():
                del self._moves[max(1, len(self._moves) - one.entry.moves) :]

    @property
    def moves(self) -> int:
        """How many moves stand."""
        return len(self._moves) - 1

    @property
    def facts(self) -> list[Fact]:
        """The whole log; nothing for games that were stored before logs were."""
        return [fact for move in self._moves for fact in move]


def _facts(told: Sequence[Told], at: int) -> list[Fact]:
    return [Fact(kind=one.kind, seat=one.seat, arguments=one.arguments, at=at) for one in told]
