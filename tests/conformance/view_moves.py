"""Equal views mean equal legal moves: whatever a seat may do follows from what it sees.

Positions are collected from random games, with what each move of each asked seat leads to, and with guesses. Where two
positions look the same to a seat that is asked in both, it must have the same moves in both.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from tablewood.kernel.state import State
from tests.conformance.properties import fail, seen
from tests.conformance.random_games import Position

FEW = 6
"""How many of a seat's moves to try at a decision."""


class ViewMoves:
    """What was seen so far, and which moves there were."""

    def __init__(self) -> None:
        self._seen: dict[bytes, tuple[bytes, str]] = {}

    def __len__(self) -> int:
        return len(self._seen)

    def add(self, state: State, where: str) -> None:
        """Compare a position with all that looked the same to a seat that is asked."""
        for seat in state.asked:
            legal = sorted(state.legal(seat))
            moves = msgspec.json.encode(legal)
            look = what_counts(state, seat)
            found, before = self._seen.setdefault(look, (moves, where))
            if found != moves:
                others = msgspec.json.decode(found)
                differ = sorted(set(legal) ^ set(others))
                named = ", ".join(state.game.notation(state, move) for move in differ[:FEW])
                fail(
                    f"seat {seat} sees the same at {before} and at {where} "
                    f"({type(state.step).__name__}), but not both allow: {named}"
                )

    def follow(self, at: Position) -> None:
        """Add a decision of a game, a guess of it, and what some of its moves lead to."""
        where = f"{at.setting}, decision {at.number}"
        self.add(at.state, where)
        for seat in at.state.asked:
            self.add(at.state.guess(seat, at.luck.below(1 << 29)), f"a guess at {where}")
            legal = at.state.legal(seat)
            first = at.luck.below(len(legal))
            for move in (legal[first:] + legal[:first])[:FEW]:
                after = at.state.clone()
                after.play(move, seat)
                self.add(after, f"{where}, after {at.game.notation(at.state, move)} of seat {seat}")


def what_counts(state: State, seat: int) -> bytes:
    """A short key of a view, without the fields that only help to choose."""
    view = state.view(seat)
    shown = msgspec.json.encode(_without(seen(state, seat), view.hints), order="sorted")
    return hashlib.blake2b(shown, digest_size=16).digest()


def _without(value: Any, hints: frozenset[str]) -> Any:
    if isinstance(value, dict):
        return {key: _without(one, hints) for key, one in value.items() if key not in hints}
    return [_without(one, hints) for one in value] if isinstance(value, list) else value
