"""What a player leaves undone at the end of the build phase."""

from __future__ import annotations

from tablewood.games.tree_society.state import Society
from tablewood.kernel.explain import Explanation
from tablewood.kernel.explain_undone import Leaving, LeftUndone, undone

ACTION_VERBS = ("sell", "less", "row", "chest", "take")
"""The verbs by which a fruit action is used (TS-48 to TS-52)."""


def done_building(leaving: Leaving) -> list[Explanation]:
    """TS-44, TS-103: the fruit action of this turn; and coins that the purse cannot keep, with something to build."""
    s: Society = leaving.s
    found: list[Explanation] = []
    if leaving.can(*ACTION_VERBS):
        found.append(undone("action", action=("action", s.fruits.actions[s.action])))
    lost = s.purse[leaving.seat] - s.parts.purse_kept
    if lost > 0 and leaving.can("build"):
        found.append(undone("coins", coins=lost))
    return found


LEFT_UNDONE: dict[str, LeftUndone] = {"done": done_building}
"""By verb of the moves that end something."""
