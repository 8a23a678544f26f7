"""What is stored with the entries of a game besides its moves, so that it can be read when its rules are gone."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablewood.kernel.log import Event
from tablewood.kernel.match import Match
from tablewood.server.table.entries import Began, Moved
from tablewood.server.table.facts import told
from tablewood.server.table.fingerprint import EVERY, fingerprint_of


def recorded(
    match: Match, entry: Began | Moved, events: Sequence[Event], moves: int
) -> Began | Moved:
    """The entry with the events it has led to; `moves` is how many moves stand after it."""
    said = told(match.game, events)
    if isinstance(entry, Began):
        return msgspec.structs.replace(entry, told=said)
    return msgspec.structs.replace(
        entry,
        told=said,
        check=fingerprint_of(match) if moves % EVERY == 0 else "",
        seen_by=None if said or entry.remark else seen_by(match),
    )


def seen_by(match: Match) -> list[int] | None:
    """Who may notice the last move: if one discreet question follows another, only these two seats."""
    last, now = match.played[-1], match.state
    if now.over or not (last.before.step.discreet and now.step.discreet):
        return None
    return sorted({last.seat, *now.asked})
