"""What is stored with the entries of a game besides its moves, so that it can be read when its rules are gone."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablewood.kernel.game import SPECTATOR
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
    """Who may notice the last move: if the same discreet question goes on to another seat, only these two seats."""
    before, now = match.played[-1].before, match.state
    if before.pending is None or now.pending is None:
        return None
    if not (before.step.discreet and now.pending.asks_the_same_as(before.pending)):
        return None
    concerned = {match.played[-1].seat, *now.asked}
    others = {SPECTATOR, *range(now.seats)} - concerned
    if any(before.view(other) != now.view(other) for other in others):
        return None
    return sorted(concerned)
