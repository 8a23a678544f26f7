"""Why a move is refused, in the facts of the position: what players read before the clause.

A clause may also be named because its question is asked now and the move answers another; then the clause says it all,
and the functions answer None.
"""

from __future__ import annotations

from tablewood.games.sylve.control import SellTokens, UseRoundPower
from tablewood.games.sylve.effects import Sell
from tablewood.games.sylve.explain_dice import (
    cannot_move,
    cannot_swap,
    dice_in_no_order,
    no_die_there,
    not_an_element,
    not_your_die,
)
from tablewood.games.sylve.explain_placing import (
    cannot_force,
    character_taken,
    gives_no_ingredient,
    no_die_to_blow_back,
    no_effect_of_slot,
    no_slot_of_yours,
    no_such_place,
    not_enough_berries,
    not_the_beast_friend,
    not_the_tie_breaker,
    not_tied,
    occupied,
    only_a_berry,
    other_die_wanted,
    other_symbol,
    scorched,
    stack_on_a_die,
    without_powers,
    wrong_kind_for_slot,
)
from tablewood.games.sylve.explain_potions import (
    cannot_change,
    cannot_pay,
    cannot_reroll,
    cannot_turn_element,
    drunk_already,
    no_die_to_spare,
    no_effect,
    not_brewed,
    not_to_brew,
    not_to_drink,
    not_to_reserve,
    not_with_berries,
    reserved_by_another,
    turned_enough,
)
from tablewood.games.sylve.explain_things import not_tamed
from tablewood.games.sylve.gathering import OfferExchange
from tablewood.games.sylve.parts import CREATURE_SPACE, ROUND_END
from tablewood.games.sylve.state import Wood
from tablewood.games.sylve.taming import ReleaseCreature, TameCreature
from tablewood.games.sylve.turn import YourTurn
from tablewood.games.sylve.village import ClearForest, TradeToken
from tablewood.kernel.explain import Explain, Explanation, Refused, because
from tablewood.kernel.number_sets import has

# The turn


def turns_are_over(refused: Refused) -> Explanation:
    """SY-20: the round is at its end."""
    return because("turns-are-over")


def no_die_to_place(refused: Refused) -> Explanation | None:
    """SY-21: the die of the turn is placed, or the pool has no such die."""
    if isinstance(refused.step, YourTurn) and not refused.step.placing:
        return because("placed-already")
    return because("no-such-die", die=refused.things["die"]) if "die" in refused.names else None


def unfinished_step(refused: Refused) -> Explanation:
    """SY-23: the step under way is not finished."""
    return because("unfinished-step")


def nothing_placed_yet(refused: Refused) -> Explanation:
    """SY-24: the turn's own placement is still to come."""
    return because("nothing-placed-yet")


# What follows from a placement


def no_trade_or_clearing(refused: Refused) -> Explanation | None:
    """SY-64: what the stall does not take or give, and forests that the hearth cannot clear."""
    if refused.verb == "trade" and isinstance(refused.step, TradeToken):
        return _no_trade(refused, refused.step)
    if refused.verb == "clear" and isinstance(refused.step, ClearForest):
        return _no_clearing(refused, refused.step)
    return None


def _no_trade(refused: Refused, step: TradeToken) -> Explanation:
    s: Wood = refused.s
    give, take = refused.names["give"], refused.names["take"]
    if not has(step.give, give):
        return because("not-taken-here", good=refused.things["give"])
    if s.in_stock(refused.seat, give) == 0:
        return because("no-good", good=refused.things["give"])
    if give == take:
        return because("same-good", good=refused.things["give"])
    return because("not-given-here", good=refused.things["take"])


def _no_clearing(refused: Refused, step: ClearForest) -> Explanation:
    s: Wood = refused.s
    at = refused.names["forest"]
    if at == s.parts.most_forests:
        return because("one-forest-only")
    if step.whole_row:
        return because("whole-row-only")
    if at >= len(s.row):
        return because("no-forest", forest=refused.things["forest"])
    return because("no-elements-in", forest=refused.things["forest"])


def empty_pile(refused: Refused) -> Explanation | None:
    """SY-97: the pile, or all of them, have run out."""
    if refused.verb == "tame":
        return because("pile-empty", season=refused.things["season"])
    return because("no-creatures-left")


def not_yours_to_release(refused: Refused) -> Explanation | None:
    """SY-99: not a creature of this player."""
    if refused.verb != "release" or not isinstance(refused.step, ReleaseCreature):
        return None
    return not_tamed(refused, refused.names["creature"])


def within_the_limit(refused: Refused) -> Explanation | None:
    """SY-101: there is room for all creatures."""
    s: Wood = refused.s
    limit = s.limit[refused.seat]
    return because("within-the-limit", creatures=len(s.tamed[refused.seat]), limit=limit)


def just_tamed(refused: Refused) -> Explanation:
    """SY-107: the creature came with this placement."""
    return because("just-tamed", creature=refused.things["creature"])


def nothing_instead(refused: Refused) -> Explanation | None:
    """SY-123: not on a creature space, not this player's creature, or one without that power."""
    s: Wood = refused.s
    step = refused.step
    if refused.verb != "instead" or not isinstance(step, TameCreature):
        return None
    if not step.on_space:
        return because("no-creature-space")
    creature = refused.names["creature"]
    if not s.has_tamed(refused.seat, creature):
        return not_tamed(refused, creature)
    assert s.parts.trigger[creature] != CREATURE_SPACE
    return because("nothing-instead", creature=refused.things["creature"])


def other_creature_asked(refused: Refused) -> Explanation | None:
    """SY-125: another card is asked about now."""
    s: Wood = refused.s
    step = refused.step
    if refused.verb != "exchange" or not isinstance(step, OfferExchange):
        return None
    return because("other-creature-asked", creature=("creature", s.parts.creatures[step.creature]))


def cannot_scorch(refused: Refused) -> Explanation | None:
    """SY-136: a die lies there."""
    return occupied(refused) if refused.verb == "scorch" else None


def no_scorch_tokens(refused: Refused) -> Explanation:
    """SY-9: all tokens lie on forests."""
    return because("no-scorch-tokens", tokens=refused.s.parts.scorch_tokens)


# The end of the round


def not_to_use(refused: Refused) -> Explanation | None:
    """SY-156: not this player's, without such a power, or used already."""
    s: Wood = refused.s
    if refused.verb != "use" or not isinstance(refused.step, UseRoundPower):
        return None
    creature = refused.names["creature"]
    if not s.has_tamed(refused.seat, creature):
        return not_tamed(refused, creature)
    if s.parts.trigger[creature] != ROUND_END:
        return because("no-round-power", creature=refused.things["creature"])
    return because("used-already", creature=refused.things["creature"])


def nothing_to_use(refused: Refused) -> Explanation:
    """SY-106: the power would do nothing."""
    s: Wood = refused.s
    if isinstance(s.parts.powers[refused.names["creature"]], Sell):
        return because("nothing-to-sell", creature=refused.things["creature"])
    return because("nothing-to-use", creature=refused.things["creature"])


def cannot_sell(refused: Refused) -> Explanation | None:
    """SY-133, SY-134: what the card does not buy, or more than there is."""
    s: Wood = refused.s
    step = refused.step
    if refused.verb != "sell" or not isinstance(step, SellTokens):
        return None
    good = refused.names["good"]
    count = refused.names["count"] + 1
    if not has(step.kinds, good):
        return because("only-berries-sold")
    counts = step.counts()
    if count not in counts:
        return because("sold-by", counts=", ".join(str(one) for one in counts))
    have = s.in_stock(refused.seat, good)
    return because("too-few-goods", good=refused.things["good"], count=count, have=have)


EXPLANATIONS: dict[int, Explain] = {
    9: no_scorch_tokens,
    10: character_taken,
    11: without_powers,
    20: turns_are_over,
    21: no_die_to_place,
    23: unfinished_step,
    24: nothing_placed_yet,
    25: no_such_place,
    26: other_symbol,
    28: occupied,
    29: scorched,
    35: cannot_force,
    36: only_a_berry,
    40: occupied,
    50: no_die_to_blow_back,
    57: other_die_wanted,
    58: occupied,
    59: dice_in_no_order,
    60: other_die_wanted,
    64: no_trade_or_clearing,
    65: not_to_brew,
    66: cannot_pay,
    67: not_with_berries,
    73: not_to_reserve,
    74: reserved_by_another,
    76: not_brewed,
    79: not_to_drink,
    80: drunk_already,
    81: no_effect,
    82: cannot_change,
    83: cannot_reroll,
    86: no_die_to_spare,
    87: cannot_move,
    88: cannot_swap,
    90: not_an_element,
    93: not_your_die,
    94: no_die_there,
    97: empty_pile,
    99: not_yours_to_release,
    101: within_the_limit,
    106: nothing_to_use,
    107: just_tamed,
    109: wrong_kind_for_slot,
    110: no_slot_of_yours,
    115: cannot_turn_element,
    123: nothing_instead,
    125: other_creature_asked,
    133: cannot_sell,
    134: cannot_sell,
    136: cannot_scorch,
    156: not_to_use,
    172: not_enough_berries,
    173: stack_on_a_die,
    175: not_the_tie_breaker,
    176: not_tied,
    178: not_the_beast_friend,
    179: gives_no_ingredient,
    186: turned_enough,
    187: no_effect_of_slot,
}
"""By clause: what in the position makes it forbid a move."""
