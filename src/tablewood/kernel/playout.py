"""Playing on at random: for speed measurements, soak tests and the playouts of search."""

from tablewood.kernel.chance import Chance
from tablewood.kernel.moves import MoveList
from tablewood.kernel.state import State


def play_randomly(s: State, chance: Chance, decisions: int = 1 << 30) -> int:
    """Answer at random until the game is over or this many decisions were made; returns how many were."""
    moves = MoveList()
    made = 0
    while made < decisions:
        top = s.pending
        if top is None:
            break
        moves.clear()
        top.step.list_legal(s, moves)
        s.play(moves[chance.below(moves.count)])
        made += 1
    return made
