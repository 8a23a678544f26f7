"""What a player leaves undone when no more buildings are used."""

from __future__ import annotations

from tablewood.games.little_town.state import Town
from tablewood.kernel.explain import Explanation, thing
from tablewood.kernel.explain_undone import Leaving, LeftUndone, undone


def no_more_buildings(leaving: Leaving) -> list[Explanation]:
    """LT-35, LT-42 to LT-44: buildings around the worker that cost neither rent nor goods."""
    s: Town = leaving.s
    building = s.moves.build.parameters[0].domain
    found: list[Explanation] = []
    for answer in leaving.answers("use"):
        square = answer.first
        kind = s.tile[square]
        if s.owner[square] == leaving.seat and not s.buildings.pays[kind]:
            where = thing(answer.verb.parameters[0].domain, square)
            found.append(undone("building", building=thing(building, kind), square=where))
    return found


LEFT_UNDONE: dict[str, LeftUndone] = {"done": no_more_buildings}
"""By verb of the moves that end something."""
