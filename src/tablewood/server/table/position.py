"""A position without a stored table: an in-memory table around a match, so that it is shown as any table is."""

from __future__ import annotations

from itertools import pairwise

from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.match import Match
from tablewood.server.table.entries import Placed, Sat, TableHeader
from tablewood.server.table.fairness import commitment_to
from tablewood.server.table.other_rules import components_of
from tablewood.server.table.table import GameTable

VIEWER = "viewer"
"""The session that holds the viewer's seat."""

NO_SECRET = "00" * 32
"""Nothing was shuffled in secret: the position is the same for everybody."""


def table_around(match: Match, viewer: int = SPECTATOR, others: str = "young") -> GameTable:
    """A table that stands where the match stands: the viewer is a person, the others are bots; nothing is stored.

    Its version counts the moves made, so that a browser sees the table go on when one more is made. Discreet moves
    count only for the seat that made them.
    """
    header = TableHeader(
        id="position",
        game=match.game.id,
        rules=match.game.version,
        components=components_of(match.game.id),
        seats=match.header.seats,
        options=dict(match.header.options),
        open=False,
        host="",
        secret=NO_SECRET,
        commitment=commitment_to(NO_SECRET),
        made="",
    )
    table = GameTable(header)
    for seat in range(header.seats):
        if seat == viewer:
            table.seating.sit(Sat(seat=seat, player="", holder=VIEWER, salt=""))
        else:
            table.seating.place(Placed(seat=seat, bot=others), begun=False)
    table.begun = True
    table.match = match
    played = match.played
    for number, one in enumerate(played, 1):
        if one.before.step.discreet:
            table.numbers.hide(number, [one.seat], number - 1)
    table.line = [(one.seat, match.game.notation(one.before, one.move)) for one in played]
    table.at = len(played)
    table.version = len(played) + 1
    starts = [*[one.events for one in played], len(match.log.events)]
    table.fact_at = [0] * starts[0]
    for number, (first, end) in enumerate(pairwise(starts), 1):
        table.fact_at += [number] * (end - first)
    table.asking.start_over(match.state, table.at)
    return table
