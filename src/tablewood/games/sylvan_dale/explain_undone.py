"""What a player leaves undone by going on to the new card."""

from __future__ import annotations

from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.explain import Explanation
from tablewood.kernel.explain_undone import Leaving, LeftUndone, undone

LAST_ROUND = 2


def going_on(leaving: Leaving) -> list[Explanation]:
    """SD-66, SD-72, SD-73: sets that could be exchanged; and items that no later turn can use."""
    s: Dale = leaving.s
    found = [undone("set", item=item) for item in leaving.named("exchange")]
    if s.round == LAST_ROUND and s.stack_left(leaving.seat) == 0:
        items = [item for item in s.parts.items if leaving.can(item)]
        found += [undone("item", item=("item", item)) for item in items]
    return found


LEFT_UNDONE: dict[str, LeftUndone] = {"done": going_on}
"""By verb of the moves that end something."""
