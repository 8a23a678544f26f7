"""Why a move is refused, in the facts of the position: what players read before the clause."""

from tablewood.kernel.explain import Explain, Explanation, Refused, because, thing


def not_in_hand(refused: Refused) -> Explanation:
    """ST-3: the leaf is somewhere else."""
    return because("not-in-hand", leaf=refused.things["leaf"])


def too_low(refused: Refused) -> Explanation:
    """ST-4: the leaf on the pile is higher."""
    top = thing(refused.s.parts.leaves, refused.s.top)
    return because("too-low", leaf=refused.things["leaf"], top=top)


EXPLANATIONS: dict[int, Explain] = {3: not_in_hand, 4: too_low}
