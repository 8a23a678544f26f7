"""Which clause forbids a move: the one source of legality, asked by every step's `legal` and `objection`.

Each `why_not_...` answers ALLOWED or the number of the clause in the way.
"""

from tablewood.games.tree_society.costs import price, price_without
from tablewood.games.tree_society.parts import (
    CHEST,
    COMPOST,
    DISCARD_ANY,
    DISCARD_DONE,
    LESS,
    LEVELS,
    NEW,
    NO_DUTY,
    NOTHING,
    ON_DISCARD,
    OWN,
    ROW,
    SELL,
    TAKE,
    Action,
    Card,
    Face,
    Reduction,
    Row,
    Scope,
)
from tablewood.games.tree_society.state import Society
from tablewood.kernel.moves import Verb
from tablewood.kernel.step import ALLOWED, Clause, Seat
from tablewood.kernel.vectors import has

# Verbs that do not answer the question now asked


def answers_effects_only(s: Society, verb: Verb) -> bool:
    """TS-83: whether such a move only ever answers the question of an effect or of a mandatory part."""
    m = s.moves
    return verb is m.compost or verb is m.reveal or verb is m.keep


def why_not_during_effect(s: Society, verb: Verb, asked: Clause) -> Clause:
    """TS-46, TS-84: nothing else can begin during an effect; any other verb gets the clause of its question."""
    if begins_action(s, verb):
        return 46
    return 84 if verb is s.moves.build or verb is s.moves.done else asked


def begins_action(s: Society, verb: Verb) -> bool:
    """TS-43: whether such a move would use a fruit action; effects, too, let players sell and take fruits."""
    if verb is s.moves.sell:
        return s.action == SELL
    if verb is s.moves.take:
        return s.action == TAKE
    return action_of(s, verb) != NOTHING


def action_of(s: Society, verb: Verb) -> Action:
    """TS-48 to TS-52: the fruit action that such a move uses in Phase 2; NOTHING if none."""
    m = s.moves
    if verb is m.sell:
        return SELL
    if verb is m.row:
        return ROW
    if verb is m.take:
        return TAKE
    if verb is m.chest:
        return CHEST
    return LESS if verb is m.less else NOTHING


# Fruits


def why_not_sell(s: Society, seat: Seat, face: Face) -> Clause:
    """TS-34: an unsold fruit on the player's board."""
    return ALLOWED if s.unsold_of(seat, face) > 0 else 34


def why_not_sell_more(s: Society, seat: Seat, face: Face) -> Clause:
    """TS-54, TS-55: an unsold fruit of a type that was not sold in this turn."""
    if s.unsold_of(seat, face) == 0:
        return 54
    return 55 if s.is_sold_now(s.fruits.type_of[face]) else ALLOWED


def why_not_take(s: Society, face: Face, clause: Clause) -> Clause:
    """TS-50, TS-101, TS-133, TS-150: a fruit in the market; `clause` is the one that lets the player take it."""
    return ALLOWED if has(s.fruit_market, face) else clause


def why_not_keep(s: Society, face: Face) -> Clause:
    """TS-152: one of the fruits just revealed."""
    return ALLOWED if has(s.drawn_fruits, face) else 152


def why_not_row(s: Society, row: Row) -> Clause:
    """TS-49: a row that has at least one card."""
    for column in range(s.parts.columns):
        if s.guild_market[s.market_space(row, column)] != NOTHING:
            return ALLOWED
    return 49


def why_not_action(s: Society, action: Action) -> Clause:
    """TS-43, TS-44: the action of the fruit sold in Phase 1, once."""
    if s.action == action:
        return ALLOWED
    return 44 if s.action == NOTHING else 43


# Building


def why_not_build(s: Society, seat: Seat, card: Card, reduction: Reduction, scope: Scope) -> Clause:
    """TS-61, TS-63, TS-64, TS-151: level 1 of a market card, or the next level of the player's own card in progress."""
    owner = s.owner[card]
    if owner == seat:
        if s.level[card] == LEVELS:
            return 64
        if scope == NEW:
            return 151
    elif owner != NOTHING:
        return 63
    elif not has(s.guild_market, card):
        return 61
    elif scope == OWN:
        return 151
    return why_not_level(s, seat, card, reduction)


def why_not_level(s: Society, seat: Seat, card: Card, reduction: Reduction) -> Clause:
    """TS-62, TS-77, TS-91: the mandatory part of the next level can be done, the cost paid, the card placed."""
    if s.cards.duty[s.next_level(card)] != NO_DUTY:
        if asks_for_discard(s, card):
            return why_not_by_discard(s, seat, card, reduction)
        if lacks_compost(s, seat, card):
            return 91
    cost = price(s, seat, card, reduction)
    if cost > s.purse[seat]:
        # TS-32: there may be enough coins, but in the chest.
        return 32 if cost <= s.purse[seat] + s.chest[seat] else 77
    return 62 if s.level[card] == 0 and s.free_space(seat) == NOTHING else ALLOWED


def could_build(s: Society, seat: Seat, card: Card, reduction: Reduction) -> bool:
    """TS-87, TS-94: whether the level can be built, perhaps after discarding cards for their space or for coins."""
    if asks_for_discard(s, card):
        if not cards_to_discard_for(s, seat, card):
            return False
        can_pay = why_not_by_discard(s, seat, card, reduction) == ALLOWED
    else:
        if lacks_compost(s, seat, card):
            return False
        can_pay = price(s, seat, card, reduction) <= s.purse[seat]
    return can_pay or s.lasting_effect(seat, ON_DISCARD) > 0


# Mandatory parts


def asks_for_discard(s: Society, card: Card) -> bool:
    """TS-162: whether a guild card must be discarded before the next level is built."""
    return s.cards.duty[s.next_level(card)] in (DISCARD_ANY, DISCARD_DONE)


def lacks_compost(s: Society, seat: Seat, card: Card) -> bool:
    """TS-161: whether the next level asks for more compost than the player has unsold fruits."""
    at = s.next_level(card)
    return s.cards.duty[at] == COMPOST and s.unsold_cards(seat) < s.cards.duty_n[at]


def why_not_by_discard(s: Society, seat: Seat, card: Card, reduction: Reduction) -> Clause:
    """TS-91, TS-145: some card can be discarded so that the level can then be placed and paid."""
    serving = cards_to_discard_for(s, seat, card)
    for gone in serving:
        if can_build_without(s, seat, card, reduction, gone):
            return ALLOWED
    return 145 if serving else 91


def why_not_discard_for(
    s: Society, seat: Seat, card: Card, reduction: Reduction, gone: Card
) -> Clause:
    """TS-145: whether discarding this card is a way to build the level of the other."""
    clause = why_not_serve(s, seat, card, gone)
    if clause != ALLOWED:
        return clause
    return ALLOWED if can_build_without(s, seat, card, reduction, gone) else 145


def cards_to_discard_for(s: Society, seat: Seat, card: Card) -> list[Card]:
    """TS-98, TS-99, TS-162: the cards that serve the mandatory part of the next level."""
    return [gone for gone in s.boards[seat] if why_not_serve(s, seat, card, gone) == ALLOWED]


def why_not_serve(s: Society, seat: Seat, card: Card, gone: Card) -> Clause:
    """TS-94, TS-99, TS-162: another of the player's cards, and a completed one if the level says so."""
    if s.owner[gone] != seat:
        return 94
    if gone == card:
        return 99
    wants_completed = s.cards.duty[s.next_level(card)] == DISCARD_DONE
    return 162 if wants_completed and s.level[gone] < LEVELS else ALLOWED


def can_build_without(s: Society, seat: Seat, card: Card, reduction: Reduction, gone: Card) -> bool:
    """TS-144, TS-145: whether the level can be paid and placed once the other card is discarded."""
    purse = s.purse[seat] + s.lasting_without(seat, ON_DISCARD, gone)
    if price_without(s, seat, card, reduction, gone) > purse:
        return False
    return s.level[card] > 0 or s.level[gone] < LEVELS or s.free_space(seat) != NOTHING


# Discarding


def why_not_discard(s: Society, seat: Seat, card: Card) -> Clause:
    """TS-94: one of the player's guild cards, from either section."""
    return ALLOWED if s.owner[card] == seat else 94


def why_not_compost(s: Society, seat: Seat, face: Face, chosen: tuple[Face, ...]) -> Clause:
    """TS-161: an unsold fruit of the player's that is not chosen yet."""
    left = s.unsold_of(seat, face)
    for other in chosen:
        if other == face:
            left -= 1
    return ALLOWED if left > 0 else 161
