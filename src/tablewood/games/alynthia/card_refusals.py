"""Which clause forbids playing an action card, or another reaction, now (AL-220 to AL-234, AL-277, AL-278)."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.alynthia.moves import SINGLE
from tablewood.games.alynthia.names import (
    AFTER_DICE,
    AFTER_ROLL,
    BASIC_2,
    GATHER_CARD,
    INSIGHT_CARD,
    LABOR,
    LABOR_REROLL_TILE,
    MARCH_CARD,
    NOTHING,
    OPEN,
    RANGED_CARD,
    REROLL_CARD,
    SUPPLY_CARD,
    Card,
    Space,
)
from tablewood.games.alynthia.pieces import outpost_at
from tablewood.games.alynthia.refusals import (
    must_attack,
    why_not_attack,
    why_not_dragon,
    why_not_research,
    why_not_stand,
)
from tablewood.games.alynthia.spaces import march_range
from tablewood.games.alynthia.state import Land
from tablewood.kernel.moves import Answer
from tablewood.kernel.step import ALLOWED, Clause, Seat

WINDOW_CLAUSE: Final = [224, 227, 225, 225, 226, 228, 230]
"""By window: the clause that lists what may be played in it."""


def holds(s: Land, seat: Seat, card: Card, window: i64) -> bool:
    """Whether the player has the card and the window is open to it."""
    return s.card_count(seat, card) > 0 and s.parts.opens(window, card)


def why_not_hold(s: Land, seat: Seat, card: Card, window: i64) -> Clause:
    """AL-222, AL-224 to AL-228: a card of the hand, in a window that is open to it."""
    if not s.parts.opens(window, card):
        return WINDOW_CLAUSE[window]
    return ALLOWED if s.card_count(seat, card) > 0 else 222


def why_not_react(s: Land, seat: Seat, answer: Answer, window: i64) -> Clause:
    """The clause against a card, the Labor Guild's re-roll or a captured dragon in this window."""
    if answer.verb is s.moves.dragon:
        return why_not_spend_dragon(s, seat, window)
    if answer.verb is s.moves.labor_reroll:
        return why_not_labor_reroll(s, seat, answer.first, window)
    return why_not_play(s, seat, answer, window)


def why_not_play(s: Land, seat: Seat, answer: Answer, window: i64) -> Clause:
    """The clause against playing a card in this window; March only as far as it ends where one may stand."""
    card = s.moves.card_of(answer.verb)
    clause = why_not_hold(s, seat, card, window)
    if clause != ALLOWED:
        return clause
    if card == GATHER_CARD:
        return ALLOWED if outpost_at(s, seat, answer.first) != NOTHING else 233
    if card == INSIGHT_CARD:
        return why_not_research(s, seat, answer.first)
    if card == SUPPLY_CARD:
        return ALLOWED if s.decks[answer.first] > 0 else 138
    if card == REROLL_CARD:
        return why_not_die(answer.first, window)
    if card == MARCH_CARD:
        return why_not_march(s, seat, answer.first)
    return ALLOWED


def why_not_play_in_turn(s: Land, seat: Seat, answer: Answer, actions: i64) -> Clause:
    """AL-224, AL-230, AL-231: the clause against a card in the Action Phase, where some cards attack."""
    if answer.verb is s.moves.ranged:
        return why_not_ranged(s, seat, answer.first, actions)
    if answer.verb is s.moves.march and must_attack(s, seat, answer.first):
        clause = why_not_hold(s, seat, MARCH_CARD, OPEN)
        return clause if clause != ALLOWED else why_not_raid(s, seat, answer.first, actions)
    return why_not_play(s, seat, answer, OPEN)


def why_not_die(die: i64, window: i64) -> Clause:
    """AL-225, AL-226: one of the two dice of a battle, or the one die just rolled."""
    return ALLOWED if (die == SINGLE) == (window == AFTER_ROLL) else WINDOW_CLAUSE[window]


def why_not_labor_reroll(s: Land, seat: Seat, die: i64, window: i64) -> Clause:
    """AL-169, AL-251: once a round, on any die, right after the roll."""
    if window not in (AFTER_DICE, AFTER_ROLL):
        return WINDOW_CLAUSE[window]
    if not can_labor_reroll(s, seat):
        return 251
    return why_not_die(die, window)


def can_labor_reroll(s: Land, seat: Seat) -> bool:
    """AL-251, AL-263: the Labor Guild's re-roll is unlocked and light."""
    return s.has_ability(seat, LABOR, BASIC_2) and not s.is_dark(seat, LABOR_REROLL_TILE)


def why_not_spend_dragon(s: Land, seat: Seat, window: i64) -> Clause:
    """AL-35, AL-225, AL-249: in the Action Phase, or after the dice of a battle of one's own."""
    if window == OPEN or not s.advanced:
        return why_not_dragon(s, seat)
    if window != AFTER_DICE or seat not in (s.attacker, s.defender):
        return 249
    return why_not_dragon(s, seat)


def why_not_march(s: Land, seat: Seat, space: Space) -> Clause:
    """AL-231, AL-278: one or two steps, ending where the character may stand."""
    if space not in march_range(s, seat, s.parts.card_amount[MARCH_CARD]):
        return 278
    return ALLOWED if why_not_stand(s, seat, space) == ALLOWED else 231


def why_not_raid(s: Land, seat: Seat, space: Space, actions: i64) -> Clause:
    """AL-231: a March that ends in an attack, at full cost, with an action left for it."""
    if space not in march_range(s, seat, s.parts.card_amount[MARCH_CARD]):
        return 278
    if not must_attack(s, seat, space):
        return 231
    if why_not_attack(s, seat, space, 0) != ALLOWED:
        return 231
    return ALLOWED if actions > 0 else 108


def why_not_ranged(s: Land, seat: Seat, space: Space, actions: i64) -> Clause:
    """AL-230: any space of the map with a target, at the cost of an attack."""
    if s.card_count(seat, RANGED_CARD) == 0:
        return 222
    if space == s.parts.tunnel:
        return 230
    clause = why_not_attack(s, seat, space, 0)
    if clause != ALLOWED:
        return clause
    return ALLOWED if actions > 0 else 230
