"""A table around any position, such as a scene: nobody sits at it, and nothing of it is stored."""

from __future__ import annotations

from tablewood.kernel.match import Match
from tablewood.server.table.entries import TableHeader
from tablewood.server.table.other_rules import components_of
from tablewood.server.table.table import GameTable


def table_around(match: Match) -> GameTable:
    """A table at which the match is being played, in memory only."""
    game, header = match.game, match.header
    table = GameTable(
        TableHeader(
            id="",
            game=game.id,
            rules=game.version,
            components=components_of(game.id),
            seats=header.seats,
            options=dict(header.options),
            open=False,
            host="",
            secret="",
            commitment="",
            made="",
        )
    )
    table.begun = True
    table.match = match
    table.at = 0
    table.version = 1
    table.fact_at = [0] * len(match.log.events)
    return table
