"""Which clause forbids a move: the one source of legality, asked by the `legal` and the `objection` of every question.

Each `why_not_...` answers ALLOWED or the clause that is in the way.
"""

from mypy_extensions import i64

from tablewood.games.sylvan_dale.components import AX, BRIDGE, HAMMER, TREETOP
from tablewood.games.sylvan_dale.pieces import Card, Item, Pair, Style, Tree, builder_of, pair_of
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.kernel.moves import Answer, Verb
from tablewood.kernel.step import ALLOWED, Clause, Question, Seat
from tablewood.kernel.vectors import has


def why_not_play(s: Dale, seat: Seat, card: Card) -> Clause:
    """SD-23, SD-27: a card of the hand whose style is the top dwelling of an open tree."""
    if card not in s.hand(seat):
        return 23
    return ALLOWED if s.fits_a_tree(card) else 27


def why_not_add(s: Dale, tree: Tree, style: Style) -> Clause:
    """SD-29, SD-32, SD-33: an open tree whose top dwelling has this style, that of the card just played."""
    if s.shows[tree] == style:
        return ALLOWED
    if not s.has_tree(tree):
        return s.board.clause
    if s.capped[tree]:
        return 33
    return 32 if s.is_full(tree) else 29


def why_no_banner(s: Dale, seat: Seat, tree: Tree) -> Clause:
    """SD-56 to SD-58, SD-60, SD-64: whether the tile just put on the tree earns its player a banner."""
    if s.banner_of(seat, tree) >= 0:
        return 60
    if s.banners[seat] == 0:
        return 64
    alike = s.tiles_alike(tree, s.top_style(tree))
    return ALLOWED if alike > s.parts.tiles_met else 56


def why_not_exchange(s: Dale, seat: Seat, item: Item) -> Clause:
    """SD-66, SD-70: three displayed cards that share the icon, and an item of that kind in the supply."""
    if s.icons_of(seat, item) < s.parts.set_size:
        return 66
    return ALLOWED if s.supply[item] > 0 else 70


def why_not_give(s: Dale, seat: Seat, item: Item, card: Card) -> Clause:
    """SD-66, SD-67: a displayed card that shows the icon of the set."""
    return ALLOWED if s.displayed(seat, card) > 0 and s.parts.shows(card, item) else 66


def why_not_use(s: Dale, seat: Seat, item: Item) -> Clause:
    """SD-64, SD-66, SD-71: the player has the item and may use one now, and has a banner if it needs one."""
    if not s.may_use_an_item():
        return 71
    if s.held(seat, item) == 0:
        return 66
    return 64 if s.parts.needs_banner[item] and s.banners[seat] == 0 else ALLOWED


def why_not_ax(s: Dale, tree: Tree) -> Clause:
    """SD-79, SD-80: the top tile of a tree that has one and carries no treetop."""
    if not s.has_tree(tree):
        return s.board.clause
    if s.capped[tree]:
        return 79
    return ALLOWED if s.grown[tree] > 0 else 80


def why_not_hammer_from(s: Dale, seat: Seat, tree: Tree) -> Clause:
    """SD-82, SD-84: a tree without a treetop, with the player's own tile on top."""
    if not s.has_tree(tree):
        return s.board.clause
    if s.capped[tree]:
        return 84
    return ALLOWED if s.top_owner(tree) == seat else 82


def why_not_hammer_to(s: Dale, source: Tree, tree: Tree) -> Clause:
    """SD-84 to SD-86: another tree that has room and no treetop."""
    if tree == source:
        return 86
    if s.shows[tree] >= 0:
        return ALLOWED
    if not s.has_tree(tree):
        return s.board.clause
    return 84 if s.capped[tree] else 85


def why_not_treetop(s: Dale, tree: Tree) -> Clause:
    """SD-89, SD-92: any tree that has no treetop yet."""
    if not s.has_tree(tree):
        return s.board.clause
    return 92 if s.capped[tree] else ALLOWED


def why_not_bridge(s: Dale, seat: Seat, pair: Pair) -> Clause:
    """SD-93, SD-94, SD-96: two adjacent trees, with no bridge of the player's own between them yet."""
    if s.board.is_edge[pair]:
        for bridge in s.bridges:
            if pair_of(bridge) == pair and builder_of(bridge) == seat:
                return 96
        return ALLOWED
    one, other = s.parts.ends(pair)
    return 93 if s.has_tree(one) and s.has_tree(other) else 94


def why_not_use_on(s: Dale, seat: Seat, use: Answer) -> Clause:
    """SD-77 to SD-98: whether the item may be used now, and on what the answer names."""
    item = item_of(s, use.verb)
    clause = why_not_use(s, seat, item)
    if clause != ALLOWED:
        return clause
    if item == AX:
        return why_not_ax(s, use.first)
    if item == HAMMER:
        clause = why_not_hammer_from(s, seat, use.first)
        return clause if clause != ALLOWED else why_not_hammer_to(s, use.first, use.second)
    if item == TREETOP:
        return why_not_treetop(s, use.first)
    return why_not_bridge(s, seat, use.first)


def item_of(s: Dale, verb: Verb) -> Item:
    """SD-77, SD-82, SD-89, SD-93: the item that a move of this verb uses; NOTHING for any other verb."""
    m = s.moves
    if verb is m.ax:
        return AX
    if verb is m.hammer:
        return HAMMER
    if verb is m.treetop:
        return TREETOP
    return BRIDGE if verb is m.bridge else NOTHING


def why_not_draw(s: Dale) -> Clause:
    """SD-53, SD-54: a card in the deck, or in the discard pile that becomes the deck."""
    return ALLOWED if len(s.deck) > 0 or len(s.discard) > 0 else 54


def why_not_take(s: Dale, card: Card) -> Clause:
    """SD-49: a card of the market."""
    return ALLOWED if has(s.market, card) else 49


def why_not_replace(s: Dale, replacements: i64) -> Clause:
    """SD-51, SD-52: three market cards that share a style or an icon, and not too many replacements in one turn."""
    if len(s.market) != s.parts.market_size or not _all_alike(s):
        return 51
    return ALLOWED if replacements < s.parts.market_replacements else 52


def _all_alike(s: Dale) -> bool:
    """SD-51, SD-52: whether all market cards have the same style, or an icon in common."""
    first = s.market[0]
    style = s.parts.face_style[first]
    same_style = True
    shared = s.parts.face_icons[first]
    for card in s.market:
        shared &= s.parts.face_icons[card]
        if s.parts.face_style[card] != style:
            same_style = False
    return same_style or shared != 0


class DaleQuestion(Question[Dale]):
    """A question of this game: what holds for moves that come at the wrong time, whatever is asked."""

    def not_now(self, s: Dale, answer: Answer) -> Clause:
        """SD-71, SD-72: items come after the tile, and only one is used in a turn."""
        if item_of(s, answer.verb) != NOTHING and not s.may_use_an_item():
            return 71
        return answer.verb.clause
