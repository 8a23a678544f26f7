"""What a player leaves undone at the end of a turn, or of the Action Phase."""

from __future__ import annotations

from tablewood.games.alynthia.moves import ACTION_WORDS
from tablewood.games.alynthia.phases import ActionsForAll, TakeTurn
from tablewood.games.alynthia.refusals import actions_left
from tablewood.games.alynthia.state import Land
from tablewood.kernel.explain import Explanation
from tablewood.kernel.explain_undone import Leaving, LeftUndone, undone


def ending_the_turn(leaving: Leaving) -> list[Explanation]:
    """AL-108: an action that the turn still has."""
    s: Land = leaving.s
    return [undone("action", actions=actions_left(s))] if leaving.can(*ACTION_WORDS) else []


def stopping_for_the_round(leaving: Leaving) -> list[Explanation]:
    """AL-112, AL-166, AL-263: recurring tiles that are still ready; in the next round they are ready anyway."""
    if not isinstance(leaving.step, ActionsForAll | TakeTurn):
        return []
    return [undone("tile", tile=tile) for tile in leaving.named("use")]


LEFT_UNDONE: dict[str, LeftUndone] = {
    "end": ending_the_turn,
    "pass": stopping_for_the_round,
    "done": stopping_for_the_round,
}
"""By verb of the moves that end something."""
