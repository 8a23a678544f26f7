"""Playing on at random: for speed measurements, soak tests and the playouts of search."""

from tablewood.kernel.chance import Chance
from tablewood.kernel.state import State


def play_randomly(s: State, chance: Chance, decisions: int = 1 << 30) -> int:
    """Answer at random until the game is over or this many decisions were made; returns how many were."""
    made = 0
    while made < decisions:
        top = s.pending
        if top is None:
            break
        legal = top.step.legal(s)
        s.play(legal[chance.below(len(legal))])
        made += 1
    return made
