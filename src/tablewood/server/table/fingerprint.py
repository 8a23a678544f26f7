"""A fingerprint of where a game stands, to notice when today's rules play it differently from those of its day.

It covers what players are told and may do: scores, who is asked, and every legal move. The inner form of a position
(`kernel.reflect`) is left out, so that renaming a field does not put a stop to every game in progress.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from tablewood.kernel.match import Match

EVERY = 20
"""Every so many moves a fingerprint is stored."""

DIGITS = 16


def fingerprint_of(match: Match) -> str:
    """Equal for games that stand the same, compiled or interpreted, now or in ten years."""
    text = msgspec.json.encode(standing_of(match))
    return hashlib.sha256(text).hexdigest()[:DIGITS]


def standing_of(match: Match) -> list[Any]:
    """What the fingerprint is made of."""
    state = match.state
    verdict = match.game.verdict(state)
    return [
        state.over,
        state.chance.draws,
        [[score.seat, score.parts, score.tiebreaks] for score in state.scores()],
        state.winners() if state.over else [],
        None if verdict is None else [verdict.won, verdict.decided, verdict.stand],
        [[seat, sorted(match.moves(seat))] for seat in sorted(state.asked)],
    ]
