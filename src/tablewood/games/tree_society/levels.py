"""Levels that are built, cards that are completed or discarded (TS-59 to TS-69, TS-78 to TS-82, TS-94 to TS-99)."""

from tablewood.games.tree_society.coins import gain
from tablewood.games.tree_society.costs import price
from tablewood.games.tree_society.parts import (
    LEVELS,
    NOTHING,
    ON_COMPLETION,
    ON_DISCARD,
    Card,
    Face,
    Reduction,
)
from tablewood.games.tree_society.state import Society
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import NOWHERE, added, place_of, put


def raise_level(s: Society, seat: Seat, card: Card, reduction: Reduction) -> None:
    """TS-61, TS-63, TS-66, TS-77: pay for the next level, then place or raise the Tree marker."""
    cost = price(s, seat, card, reduction)
    s.purse[seat] -= cost
    if s.level[card] == 0:
        begin(s, seat, card)
    s.level[card] += 1
    s.tell(s.events.built, seat, card, s.level[card], cost)
    if s.level[card] == LEVELS:
        complete(s, seat, card)
    else:
        s.look_again(seat)


def begin(s: Society, seat: Seat, card: Card) -> None:
    """TS-61, TS-67, TS-68: the card leaves the market, where its space stays empty, for a free space of the section."""
    s.own(seat, card)
    s.take_space(seat, card)
    space = place_of(s.guild_market, card)
    if space != NOWHERE:
        s.guild_market = put(s.guild_market, space, NOTHING)


def complete(s: Society, seat: Seat, card: Card) -> None:
    """TS-78, TS-79, TS-111, TS-114, TS-159: the card moves to the Completed section; perhaps it was the goal."""
    s.leave_space(seat, card)
    s.tell(s.events.completed, seat, card, s.cards.banners[card])
    gain(s, seat, s.lasting_effect(seat, ON_COMPLETION), s.events.gained_completing, card)
    if s.goal_round == 0 and s.banners(seat) >= s.goal:
        s.goal_round = s.round
        kind = s.events.goal_reached_late if s.deck_ended else s.events.goal_reached
        s.tell(kind, seat, s.banners(seat))


def discard(s: Society, seat: Seat, card: Card) -> None:
    """TS-94 to TS-97, TS-160: the card goes to the discard pile, its Tree marker is free, nothing is refunded."""
    if s.level[card] < LEVELS:
        s.leave_space(seat, card)
    s.disown(seat, card)
    s.level[card] = 0
    s.guild_discard = added(s.guild_discard, card)
    s.tell(s.events.discarded, seat, card)
    gain(s, seat, s.lasting_effect(seat, ON_DISCARD), s.events.gained_discarding, card)


def compost(s: Society, seat: Seat, face: Face) -> None:
    """TS-161: an unsold fruit goes face down to the Sold section, without gain; this is not a sale."""
    s.lay_out(seat, face, -1)
    s.put_away(seat, face)
    s.tell(s.events.composted, seat, face)
