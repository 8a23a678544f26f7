"""Which clause forbids playing an action card, or another reaction, now (AL-220 to AL-234, AL-277, AL-278)."""

from typing import Final

from tablewood.games.alynthia.moves import SINGLE
from tablewood.games.alynthia.names import (
    ACCLAIM_CARD,
    AFTER_DICE,
    AFTER_ROLL,
    BASIC_2,
    CARDS,
    GATHER_CARD,
    HARVEST,
    INSIGHT_CARD,
    LABOR,
    MARCH_CARD,
    NOTHING,
    OPEN,
    RANGED_CARD,
    REROLL_CARD,
    STRENGTH_CARD,
    SUPPLY_CARD,
    WINDOWS,
)
from tablewood.games.alynthia.refusals import (
    must_attack,
    no_target,
    why_not_attack,
    why_not_dragon,
    why_not_research,
    why_not_stand,
)
from tablewood.games.alynthia.spaces import march_range
from tablewood.games.alynthia.state import Land
from tablewood.kernel.step import ALLOWED

WINDOW_CLAUSE: Final = [224, 227, 225, 225, 226, 228, 230]
"""By window: the clause that lists what may be played in it."""

LABOR_REROLL_BIT: Final = 1 << 18
"""The Labor Guild's second tile, among the used ones."""


def holds(s: Land, seat: int, card: int, window: int) -> bool:
    """Whether the player has the card and the window is open to it."""
    return s.cards[seat * CARDS + card] > 0 and s.parts.card_window[card * WINDOWS + window] == 1


def why_not_play(s: Land, seat: int, card: int, window: int) -> int:
    """AL-222, AL-224 to AL-228: a card of the hand, in a window that is open to it."""
    if s.parts.card_window[card * WINDOWS + window] == 0:
        return WINDOW_CLAUSE[window]
    return ALLOWED if s.cards[seat * CARDS + card] > 0 else 222


def why_not_card(s: Land, seat: int, move: int, window: int) -> int:
    """The clause against a card or another reaction in this window; March as far as it ends where one may stand."""
    m = s.moves
    if move < m.gather or move >= m.battle:
        return 260 if window == HARVEST else WINDOW_CLAUSE[window]
    if move == m.passes:
        return 260 if window == HARVEST else 106
    if move == m.dragon:
        return _why_not_spend_dragon(s, seat, window)
    if move >= m.labor_reroll:
        return why_not_labor_reroll(s, seat, move - m.labor_reroll, window)
    card = card_of(s, move)
    clause = why_not_play(s, seat, card, window)
    if clause != ALLOWED:
        return clause
    if card == GATHER_CARD:
        return ALLOWED if s.outpost_at(seat, move - m.gather) != NOTHING else 233
    if card == INSIGHT_CARD:
        return why_not_research(s, seat, move - m.insight)
    if card == SUPPLY_CARD:
        return ALLOWED if s.decks[move - m.supply] > 0 else 138
    if card == REROLL_CARD:
        return why_not_die(move - m.reroll, window)
    if card == MARCH_CARD:
        return why_not_march(s, seat, move - m.march)
    return ALLOWED


def card_of(s: Land, move: int) -> int:
    """Which card a move plays."""
    m = s.moves
    if move < m.strength:
        return GATHER_CARD
    if move < m.ranged:
        return STRENGTH_CARD
    if move < m.acclaim:
        return RANGED_CARD
    if move < m.insight:
        return ACCLAIM_CARD
    if move < m.reroll:
        return INSIGHT_CARD
    if move < m.supply:
        return REROLL_CARD
    return SUPPLY_CARD if move < m.march else MARCH_CARD


def why_not_die(die: int, window: int) -> int:
    """AL-225, AL-226: one of the two dice of a battle, or the one die just rolled."""
    return ALLOWED if (die == SINGLE) == (window == AFTER_ROLL) else WINDOW_CLAUSE[window]


def why_not_labor_reroll(s: Land, seat: int, die: int, window: int) -> int:
    """AL-169, AL-251: once a round, on any die, right after the roll."""
    if window not in (AFTER_DICE, AFTER_ROLL):
        return WINDOW_CLAUSE[window]
    if not can_labor_reroll(s, seat):
        return 251
    return why_not_die(die, window)


def can_labor_reroll(s: Land, seat: int) -> bool:
    """AL-251, AL-263: the Labor Guild's re-roll is unlocked and light."""
    return s.has_ability(seat, LABOR, BASIC_2) and s.used[seat] & LABOR_REROLL_BIT == 0


def _why_not_spend_dragon(s: Land, seat: int, window: int) -> int:
    """AL-35, AL-225, AL-249: in the Action Phase, or after the dice of a battle of one's own."""
    if window == OPEN or not s.advanced:
        return why_not_dragon(s, seat)
    if window != AFTER_DICE or seat not in (s.attacker, s.defender):
        return 249
    return why_not_dragon(s, seat)


def why_not_march(s: Land, seat: int, space: int) -> int:
    """AL-231, AL-278: one or two steps, ending where the character may stand."""
    if space not in march_range(s, seat, s.parts.card_amount[MARCH_CARD]):
        return 278
    return ALLOWED if why_not_stand(s, seat, space) == ALLOWED else 231


def why_not_raid(s: Land, seat: int, space: int, actions: int) -> int:
    """AL-231: a March that ends in an attack, at full cost, with an action left for it."""
    if space not in march_range(s, seat, s.parts.card_amount[MARCH_CARD]):
        return 278
    if not must_attack(s, seat, space):
        return 231
    if why_not_attack(s, seat, space, 0) != ALLOWED:
        return 231
    return ALLOWED if actions > 0 else 108


def why_not_ranged(s: Land, seat: int, space: int, actions: int) -> int:
    """AL-230: any space of the map with a target, at the cost of an attack."""
    if s.cards[seat * CARDS + RANGED_CARD] == 0:
        return 222
    if space == s.parts.tunnel:
        return 230
    clause = why_not_attack(s, seat, space, 0)
    if clause != ALLOWED:
        return no_target(s, seat, space) if clause == 189 else clause
    return ALLOWED if actions > 0 else 230
