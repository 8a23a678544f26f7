"""A table around any match, such as a scene or a lesson: in memory only, nothing of it is stored."""

from __future__ import annotations

from itertools import pairwise

from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.match import Match
from tablewood.server.table.create import OPPONENT
from tablewood.server.table.entries import Placed, Sat, TableHeader
from tablewood.server.table.table import GameTable

HOLDER = "viewer"
"""The session that holds the person's seat."""


def table_around(match: Match, person: int = SPECTATOR) -> GameTable:
    """A table at which the match is being played: by a person on this seat, and bots; by nobody if none is given.

    Its entries count as if it had been played there: the first one began the game, and then came the moves.
    """
    game, header = match.game, match.header
    table = GameTable(
        TableHeader(
            id="",
            game=game.id,
            rules=game.version,
            components=game.components_hash_once(),
            seats=header.seats,
            options=dict(header.options),
            open=False,
            host="",
            secret="",
            commitment="",
            made="",
            scene=header.scene,
        )
    )
    for seat in range(header.seats if person != SPECTATOR else 0):
        if seat == person:
            table.seating.sit(Sat(seat=seat, player="", holder=HOLDER, salt=""))
        else:
            table.seating.place(Placed(seat=seat, bot=OPPONENT), begun=False)
    table.begun = True
    table.match = match
    table.at = len(match.played)
    table.version = table.at + 1
    table.fact_at = _entry_of_each_event(match)
    for number, played in enumerate(match.played, 1):
        table.line.append((played.seat, game.notation(played.before, played.move)))
        if played.before.step.discreet:
            table.numbers.hide(number, [played.seat], number - 1)
    table.asking.start_over(match.state, table.at)
    return table


def _entry_of_each_event(match: Match) -> list[int]:
    """The number of the entry that led to each event of the log."""
    begins = [*[played.events for played in match.played], len(match.log.events)]
    found = [0] * begins[0]
    for number, (start, end) in enumerate(pairwise(begins), 1):
        found += [number] * (end - start)
    return found
