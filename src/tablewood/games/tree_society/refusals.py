"""Which clause forbids a move: the one source of legality, asked by every step's `legal` and `why_not`.

Each function answers ALLOWED or the number of the clause in the way.
"""

from tablewood.games.tree_society.costs import price, price_without
from tablewood.games.tree_society.parts import (
    ANY,
    COMPOST,
    DISCARD_DONE,
    LASTING,
    LEVELS,
    NEW,
    NO_DUTY,
    NOTHING,
    ON_DISCARD,
    SELL,
    TAKE,
)
from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import ALLOWED

# Moves that are no answer to the question now asked


def out_of_phase(s: Society, move: int, asked: int) -> int:
    """TS-4, TS-5, TS-44, TS-94: in Phases 1 and 3, why this belongs to another phase; or the clause of the question."""
    m = s.moves
    if m.less <= move < m.discard:
        return 44
    if m.discard <= move < m.compost:
        return 94
    if move >= m.skip:
        return 5
    return asked if m.compost <= move < m.take else 4


def out_of_effect(s: Society, move: int, asked: int) -> int:
    """TS-46, TS-84: while an effect is under way nothing else is begun; or the clause of the question."""
    m = s.moves
    if begins_action(s, move):
        return 46
    return 84 if m.build <= move < m.less or move == m.done else asked


def begins_action(s: Society, move: int) -> bool:
    """TS-43: whether the move would use a fruit action: one that no effect knows, or the one at hand."""
    m = s.moves
    if m.less <= move < m.discard:
        return True
    return (s.action == SELL and move < m.build) or (s.action == TAKE and m.take <= move < m.skip)


# Fruits


def why_not_sell(s: Society, seat: int, face: int) -> int:
    """TS-34: an unsold fruit of one's own."""
    return ALLOWED if s.unsold[seat * s.fruits.count + face] > 0 else 34


def why_not_sell_more(s: Society, seat: int, face: int) -> int:
    """TS-54, TS-55: an unsold fruit of a type that was not sold in this turn."""
    if s.unsold[seat * s.fruits.count + face] == 0:
        return 54
    return 55 if s.is_sold_now(s.fruits.type_of[face]) else ALLOWED


def why_not_take(s: Society, face: int, clause: int) -> int:
    """TS-50, TS-101, TS-133, TS-150: a fruit of the market; the clause is the one by which it is taken."""
    return ALLOWED if face in s.fruit_market else clause


def why_not_row(s: Society, row: int) -> int:
    """TS-49: a row that has at least one card."""
    for space in range(row * s.parts.columns, (row + 1) * s.parts.columns):
        if s.guild_market[space] != NOTHING:
            return ALLOWED
    return 49


def why_not_action(s: Society, action: int) -> int:
    """TS-43, TS-44: the action of the fruit sold in Phase 1, once."""
    if s.action == action:
        return ALLOWED
    return 44 if s.action == NOTHING else 43


# Building


def why_not_build(s: Society, seat: int, card: int, reduction: int, scope: int) -> int:
    """TS-61, TS-63, TS-64, TS-151: level 1 of a market card, or the next level of an own card in progress."""
    owner = s.owner[card]
    if owner == seat:
        if s.level[card] == LEVELS:
            return 64
        if scope == NEW:
            return 151
    elif owner != NOTHING:
        return 63
    elif card not in s.guild_market:
        return 61
    elif scope not in (ANY, NEW):
        return 151
    return why_not_level(s, seat, card, reduction)


def why_not_level(s: Society, seat: int, card: int, reduction: int) -> int:
    """TS-62, TS-77, TS-91: the mandatory part of the next level can be done, the cost paid, the card placed."""
    at = card * LEVELS + s.level[card]
    duty = s.cards.duty[at]
    if duty != NO_DUTY:
        if duty != COMPOST:
            return why_not_by_discard(s, seat, card, reduction)
        if s.unsold_cards(seat) < s.cards.duty_n[at]:
            return 91
    cost = price(s, seat, card, reduction)
    if cost > s.purse[seat]:
        # TS-32: the coins may be there, but in the chest.
        return 32 if cost <= s.purse[seat] + s.chest[seat] else 77
    return 62 if s.level[card] == 0 and s.free_space(seat) == NOTHING else ALLOWED


def why_not_by_discard(s: Society, seat: int, card: int, reduction: int) -> int:
    """TS-91, TS-145: some card can be discarded so that the level can then be placed and paid."""
    clause = 91
    for gone in s.boards[seat]:
        found = why_not_discard_for(s, seat, card, reduction, gone)
        if found == ALLOWED:
            return ALLOWED
        if found == 145:
            clause = 145
    return clause


def why_not_discard_for(s: Society, seat: int, card: int, reduction: int, gone: int) -> int:
    """TS-98, TS-99, TS-145, TS-162: whether discarding this card is a way to build the level of the other."""
    if s.owner[gone] != seat:
        return 94
    if gone == card:
        return 99
    if s.cards.duty[card * LEVELS + s.level[card]] == DISCARD_DONE and s.level[gone] < LEVELS:
        return 162
    purse = s.purse[seat] + s.lasting_without(seat, ON_DISCARD, gone)
    if price_without(s, seat, card, reduction, gone) > purse:
        return 145
    placed = s.level[card] > 0 or s.level[gone] < LEVELS or s.free_space(seat) != NOTHING
    return ALLOWED if placed else 145


def could_build(s: Society, seat: int, card: int, reduction: int) -> bool:
    """TS-87, TS-94: whether the level can be built, perhaps after discarding cards for their space or their coin."""
    clause = why_not_level(s, seat, card, reduction)
    if clause in (ALLOWED, 62):
        return True
    return clause in (32, 77, 145) and s.lasting[seat * LASTING + ON_DISCARD] > 0


def why_not_discard(s: Society, seat: int, card: int) -> int:
    """TS-94: a guild card of one's own, from either section."""
    return ALLOWED if s.owner[card] == seat else 94


def why_not_compost(s: Society, seat: int, face: int, chosen: tuple[int, ...]) -> int:
    """TS-161: an unsold fruit of one's own that is not already chosen."""
    left = s.unsold[seat * s.fruits.count + face]
    for other in chosen:
        if other == face:
            left -= 1
    return ALLOWED if left > 0 else 161
