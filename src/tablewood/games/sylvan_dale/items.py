"""Sets and special items: ax, hammer, treetop, bridge (SD-65 to SD-102)."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from tablewood.games.sylvan_dale.banners import place_tile, remove_top_tile
from tablewood.games.sylvan_dale.components import (
    AX,
    BRIDGE,
    BRIDGES,
    HAMMER,
    ITEMS,
    MOST_PLAYERS,
    TREETOP,
)
from tablewood.games.sylvan_dale.pieces import Card, Item, Pair, Tree, bridge_of
from tablewood.games.sylvan_dale.refusals import (
    DaleQuestion,
    item_of,
    why_not_ax,
    why_not_bridge,
    why_not_exchange,
    why_not_give,
    why_not_hammer_from,
    why_not_hammer_to,
    why_not_treetop,
    why_not_use,
    why_not_use_on,
)
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.kernel.log import bundle
from tablewood.kernel.moves import Answer, MoveList
from tablewood.kernel.step import ALLOWED, Clause, Seat, SeatRule, Step
from tablewood.kernel.vectors import added, plus, put

NONE_GIVEN: Final[tuple[Card, ...]] = ()


class OfferItems(SeatRule[Dale]):
    """SD-69, SD-71 to SD-73: between tile and new card, if the player has an item to use or a set to exchange."""

    def run(self, s: Dale) -> None:
        may_use = s.may_use_an_item() and holds_an_item(s, self.player)
        if may_use or has_a_set(s, self.player):
            s.then(USES[self.player])


class UseItems(DaleQuestion):
    """SD-65 to SD-73: exchange sets, use an item if that is still allowed, or go on; asked until the player does."""

    prompt: ClassVar[str] = "use-items"
    clause: ClassVar[int] = 69
    takes: ClassVar[tuple[str, ...]] = ("exchange", "ax", "hammer", "treetop", "bridge", "done")

    def list_legal(self, s: Dale, moves: MoveList) -> None:
        list_sets(s, self.seat, moves)
        if s.may_use_an_item():
            list_uses(s, self.seat, moves)
        moves.add_word(s.moves.done)

    def objection(self, s: Dale, answer: Answer) -> Clause:
        if answer.verb is s.moves.done:
            return ALLOWED
        if answer.verb is s.moves.exchange:
            item = answer.first
            return why_not_exchange(s, self.seat, item)
        return why_not_use_on(s, self.seat, answer)

    def carry_out(self, s: Dale, answer: Answer) -> None:
        if answer.verb is s.moves.done:
            return
        s.then_one(OfferItems(self.seat))
        if answer.verb is s.moves.exchange:
            exchange(s, self.seat, answer.first)
        else:
            use_item(s, self.seat, answer)


USES: Final[list[tuple[Step[Any], ...]]] = [(UseItems(seat),) for seat in range(MOST_PLAYERS)]
"""By seat: the use of items. Steps never change, so it can be the same one in every turn."""


class OfferSets(SeatRule[Dale]):
    """SD-40, SD-42: in a stuck turn the player may still exchange a set, if there is one."""

    def run(self, s: Dale) -> None:
        if has_a_set(s, self.player):
            s.then_one(ExchangeSets(self.player))


class ExchangeSets(DaleQuestion):
    """SD-40, SD-42: exchange sets or go on; no item may be used in a stuck turn."""

    prompt: ClassVar[str] = "exchange-sets"
    clause: ClassVar[int] = 42
    takes: ClassVar[tuple[str, ...]] = ("exchange", "done")

    def list_legal(self, s: Dale, moves: MoveList) -> None:
        list_sets(s, self.seat, moves)
        moves.add_word(s.moves.done)

    def objection(self, s: Dale, answer: Answer) -> Clause:
        if answer.verb is s.moves.done:
            return ALLOWED
        item = answer.first
        return why_not_exchange(s, self.seat, item)

    def not_now(self, s: Dale, answer: Answer) -> Clause:
        """SD-40: a stuck player uses no item."""
        return 40 if item_of(s, answer.verb) != NOTHING else super().not_now(s, answer)

    def carry_out(self, s: Dale, answer: Answer) -> None:
        if answer.verb is s.moves.exchange:
            s.then_one(OfferSets(self.seat))
            exchange(s, self.seat, answer.first)


def holds_an_item(s: Dale, seat: Seat) -> bool:
    """Whether the player has any item, with or without a target for it."""
    for item in range(ITEMS):
        if s.held(seat, item) > 0:
            return True
    return False


def has_a_set(s: Dale, seat: Seat) -> bool:
    """SD-66, SD-70: whether the player can exchange any set."""
    for item in range(ITEMS):
        if why_not_exchange(s, seat, item) == ALLOWED:
            return True
    return False


def list_sets(s: Dale, seat: Seat, moves: MoveList) -> None:
    """SD-66, SD-70: the sets that the player can exchange, with the item still in the supply."""
    for item in range(ITEMS):
        if why_not_exchange(s, seat, item) == ALLOWED:
            moves.add(s.moves.exchange, item)


def list_uses(s: Dale, seat: Seat, moves: MoveList) -> None:
    """SD-77 to SD-98: every way to use an item that the player has."""
    m = s.moves
    if why_not_use(s, seat, AX) == ALLOWED:
        for tree in s.board.trees:
            if why_not_ax(s, tree) == ALLOWED:
                moves.add(m.ax, tree)
    if why_not_use(s, seat, HAMMER) == ALLOWED:
        for source in s.board.trees:
            if why_not_hammer_from(s, seat, source) == ALLOWED:
                for tree in s.board.trees:
                    if why_not_hammer_to(s, source, tree) == ALLOWED:
                        moves.add_two(m.hammer, source, tree)
    if why_not_use(s, seat, TREETOP) == ALLOWED:
        for tree in s.board.trees:
            if why_not_treetop(s, tree) == ALLOWED:
                moves.add(m.treetop, tree)
    if why_not_use(s, seat, BRIDGE) == ALLOWED:
        for pair in s.board.edges:
            if why_not_bridge(s, seat, pair) == ALLOWED:
                moves.add(m.bridge, pair)


# Sets


def exchange(s: Dale, seat: Seat, item: Item) -> None:
    """SD-66 to SD-70: discard three cards with the icon and take the item; the player chooses if there are more."""
    if s.icons_of(seat, item) > s.parts.set_size:
        s.then_one(GiveCard(seat, item, NONE_GIVEN))
        return
    given = NONE_GIVEN
    for card in s.parts.faces_showing[item]:
        while s.displayed(seat, card) > 0:
            give(s, seat, card)
            given = (*given, card)
    gain(s, seat, item, given)


class GiveCard(DaleQuestion):
    """SD-67, SD-69: the player chooses which three cards of the icon to discard, one after the other."""

    prompt: ClassVar[str] = "give-card"
    clause: ClassVar[int] = 69
    takes: ClassVar[tuple[str, ...]] = ("give",)

    def __init__(self, seat: Seat, item: Item, given: tuple[Card, ...]) -> None:
        super().__init__(seat)
        self.item: Final = item
        self.given: Final = given
        """The cards of the set that are already discarded."""

    def list_legal(self, s: Dale, moves: MoveList) -> None:
        for card in s.parts.faces_showing[self.item]:
            if s.displayed(self.seat, card) > 0:
                moves.add(s.moves.give, card)

    def objection(self, s: Dale, answer: Answer) -> Clause:
        card = answer.first
        return why_not_give(s, self.seat, self.item, card)

    def not_now(self, s: Dale, answer: Answer) -> Clause:
        """SD-69: an exchange is not broken off halfway."""
        return 69 if answer.verb is s.moves.done else super().not_now(s, answer)

    def carry_out(self, s: Dale, answer: Answer) -> None:
        card = answer.first
        give(s, self.seat, card)
        given = (*self.given, card)
        if len(given) == s.parts.set_size:
            gain(s, self.seat, self.item, given)
        else:
            s.then_one(GiveCard(self.seat, self.item, given))


def give(s: Dale, seat: Seat, card: Card) -> None:
    """SD-66: a displayed card goes to the shared discard pile."""
    s.clear_away(seat, card)
    s.discard = added(s.discard, card)


def gain(s: Dale, seat: Seat, item: Item, given: tuple[Card, ...]) -> None:
    """SD-66, SD-128, SD-129: take the item from the general supply for the cards just discarded."""
    s.take_item(seat, item)
    if s.log is not None:
        s.tell(s.events.exchanged, seat, item, bundle([*given]))


# The four items


def use_item(s: Dale, seat: Seat, use: Answer) -> None:
    """SD-71, SD-77, SD-82, SD-89, SD-93: use up an item, the only one of this turn, for what it does."""
    item = item_of(s, use.verb)
    s.items_used += 1
    s.spend_item(seat, item)
    if item == AX:
        use_ax(s, seat, use.first)
    elif item == HAMMER:
        use_hammer(s, seat, use.first, use.second)
    elif item == TREETOP:
        use_treetop(s, seat, use.first)
    else:
        use_bridge(s, seat, use.first)


def use_ax(s: Dale, seat: Seat, tree: Tree) -> None:
    """SD-77, SD-78, SD-81: the top tile of the tree goes to the box."""
    s.tell(s.events.axed, seat, tree, s.top_owner(tree), s.top_style(tree))
    tile = remove_top_tile(s, tree)
    s.box = plus(s.box, tile, 1)


def use_hammer(s: Dale, seat: Seat, source: Tree, tree: Tree) -> None:
    """SD-82, SD-83, SD-87, SD-88: the player's own top tile moves to another tree, where it may earn a banner."""
    style = s.top_style(source)
    s.tell(s.events.hammered, seat, source, tree, style)
    remove_top_tile(s, source)
    place_tile(s, seat, tree, style)


def use_treetop(s: Dale, seat: Seat, tree: Tree) -> None:
    """SD-89 to SD-92: the tree is closed for good; its height stays the same."""
    s.capped = put(s.capped, tree, 1)
    s.look_again(tree)
    s.tell(s.events.capped, seat, tree)


def use_bridge(s: Dale, seat: Seat, pair: Pair) -> None:
    """SD-93 to SD-100: place a bridge and a banner; score the levels of those of its trees held with prestige."""
    s.banners = plus(s.banners, seat, -1)
    one, other = s.parts.ends(pair)
    points: i64 = 0
    for tree in (one, other):
        if s.prestige(tree) == seat:
            points += s.height(tree) * s.parts.bridge_fame
    height = s.height(one) if s.height(one) < s.height(other) else s.height(other)
    s.bridges = added(s.bridges, bridge_of(pair, seat, height))
    s.earn(seat, BRIDGES, points)
    s.tell(s.events.bridged, seat, one, other, points)
