"""What a player leaves undone at the end of a turn."""

from __future__ import annotations

from tablewood.games.sylve.state import Wood
from tablewood.kernel.explain import Explanation
from tablewood.kernel.explain_undone import Leaving, LeftUndone, undone


def ending_the_turn(leaving: Leaving) -> list[Explanation]:
    """SY-65, SY-79, SY-80: a potion that could be brewed; and one that no later turn can drink."""
    s: Wood = leaving.s
    found: list[Explanation] = []
    brews = leaving.named("brew")
    if len(brews) == 1:
        found.append(undone("brew", potion=brews[0]))
    elif brews:
        found.append(undone("brew-one", count=len(brews)))
    is_last = s.forests_dealt >= len(s.forest_deck) and not s.has_dice(leaving.seat)
    if is_last:
        found += [undone("drink", potion=potion) for potion in leaving.named("drink")]
    return found


LEFT_UNDONE: dict[str, LeftUndone] = {"end": ending_the_turn}
"""By verb of the moves that end something."""
