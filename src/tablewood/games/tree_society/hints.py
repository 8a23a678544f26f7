"""What a view works out for a player: real prices, what a sale would bring, the coins of the next turn."""

from tablewood.games.tree_society.builds import MandatoryPart, targets
from tablewood.games.tree_society.costs import price
from tablewood.games.tree_society.effects import BuildByEffect, BuildDrawn
from tablewood.games.tree_society.parts import (
    FULL,
    LESS,
    LEVELS,
    NOTHING,
    ON_SALE,
    Card,
    Face,
    Reduction,
)
from tablewood.games.tree_society.sales import SellMore
from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import has


def real_price(s: Society, seat: Seat, card: Card) -> int:
    """TS-70 to TS-74: what the next level costs this seat now, any effect under way included; or NOTHING."""
    if not _is_within_reach(s, seat, card):
        return NOTHING
    return price(s, seat, card, _reduction_at_hand(s, seat, card))


def price_by_action(s: Society, seat: Seat, card: Card) -> int:
    """TS-52: what the next level costs with the fruit action *less*, if this seat has it at hand; or NOTHING."""
    if s.over or s.action != LESS or s.seat != seat or has(s.drawn_guilds, card):
        return NOTHING
    return price(s, seat, card, s.fruits.less_coins) if _is_within_reach(s, seat, card) else NOTHING


def _is_within_reach(s: Society, seat: Seat, card: Card) -> bool:
    """Whether the card is in the guild market, in progress on the seat's board, or just revealed by this seat."""
    if seat < 0 or s.level[card] == LEVELS:
        return False
    if has(s.drawn_guilds, card):
        return _is_asked(s, seat)
    return s.owner[card] == seat or has(s.guild_market, card)


def _reduction_at_hand(s: Society, seat: Seat, card: Card) -> Reduction:
    if not _is_asked(s, seat):
        return FULL
    step = s.step
    if isinstance(step, BuildByEffect):
        is_meant = card != step.source and has(targets(s, seat, step.scope), card)
        return step.reduction if is_meant else FULL
    if isinstance(step, BuildDrawn):
        return step.reduction if has(s.drawn_guilds, card) else FULL
    if isinstance(step, MandatoryPart):
        return step.reduction if card == step.card else FULL
    return FULL


def _is_asked(s: Society, seat: Seat) -> bool:
    return not s.over and s.step.seat == seat


def sale_price(s: Society, seat: Seat, face: Face) -> int:
    """TS-36, TS-39, TS-149, TS-155: what this unsold fruit would bring its owner if it were sold now."""
    bonus = 0
    if _is_asked(s, seat) and isinstance(s.step, SellMore):
        bonus = s.step.bonus
    lasting = s.lasting_effect(seat, ON_SALE)
    return s.visible[s.fruits.type_of[face]] + s.fruits.plus[face] + bonus + lasting


def coins_carried(s: Society, seat: Seat) -> int:
    """TS-104: how many coins the seat would have in its next turn if this one ended now."""
    return min(s.purse[seat], s.parts.purse_kept) + s.chest[seat]
