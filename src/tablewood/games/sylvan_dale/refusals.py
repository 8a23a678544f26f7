"""Which clause forbids a move: the one source of legality, asked by every step's `legal` and `why_not`.

Each function answers ALLOWED or the number of the clause in the way.
"""

from typing import Final

from tablewood.games.sylvan_dale.components import AX, BRIDGE, HAMMER, ITEMS, TREETOP
from tablewood.games.sylvan_dale.state import NOTHING, Dale
from tablewood.kernel.moves import Answer, Verb
from tablewood.kernel.step import ALLOWED, Clause, Question, Seat

NO_TREE: Final = [0, 0, 7, 6, 5]
"""By number of players: the clause that says which spaces hold a tree."""


def why_not_play(s: Dale, seat: int, card: int) -> int:
    """SD-23, SD-27: a card of the hand whose style is the top dwelling of an open tree."""
    first = seat * s.parts.hand_size
    for place in range(first, first + s.parts.hand_size):
        if s.hands[place] == card:
            return ALLOWED if s.open_trees[s.parts.face_style[card]] > 0 else 27
    return 23


def why_not_add(s: Dale, tree: int, style: int) -> int:
    """SD-29, SD-32, SD-33: an open tree whose top dwelling has the style of the card just played."""
    if s.shows[tree] == style:
        return ALLOWED
    if s.base[tree] < 0:
        return NO_TREE[s.seats]
    if s.capped[tree]:
        return 33
    return 32 if s.grown[tree] >= s.parts.max_tiles else 29


def why_no_banner(s: Dale, seat: int, tree: int) -> int:
    """SD-56 to SD-58, SD-60, SD-64: whether the tile just put on the tree earns its player a banner."""
    if s.banner_level[tree * s.seats + seat] >= 0:
        return 60
    if s.banners[seat] == 0:
        return 64
    styles = len(s.parts.styles)
    first = tree * s.parts.max_tiles
    top = first + s.grown[tree] - 1
    style = s.tiles[top] % styles
    alike = 0
    for at in range(first, top):
        if s.tiles[at] % styles == style:
            alike += 1
    return ALLOWED if alike >= 2 else 56


def why_not_exchange(s: Dale, seat: int, item: int) -> int:
    """SD-66, SD-70: three displayed cards that share the icon, and an item of that kind in the supply."""
    if s.icons[seat * ITEMS + item] < s.parts.set_size:
        return 66
    return ALLOWED if s.supply[item] > 0 else 70


def why_not_give(s: Dale, seat: int, item: int, card: int) -> int:
    """SD-66, SD-67: a displayed card that shows the icon of the set."""
    if s.display[seat * s.parts.faces.size + card] == 0:
        return 66
    return ALLOWED if s.parts.face_shows[card * ITEMS + item] else 66


def why_not_use(s: Dale, seat: int, item: int) -> int:
    """SD-64, SD-66, SD-71: the player holds the item, has not used one this turn, and has a banner for a bridge."""
    if not s.may_use_an_item():
        return 71
    if s.items[seat * ITEMS + item] == 0:
        return 66
    return 64 if s.parts.needs_banner[item] and s.banners[seat] == 0 else ALLOWED


def why_not_ax(s: Dale, tree: int) -> int:
    """SD-79, SD-80: the top tile of a tree that has one and carries no treetop."""
    if s.base[tree] < 0:
        return NO_TREE[s.seats]
    if s.capped[tree]:
        return 79
    return ALLOWED if s.grown[tree] > 0 else 80


def why_not_hammer_from(s: Dale, seat: int, tree: int) -> int:
    """SD-82, SD-84: one's own tile on top of a tree without treetop."""
    if s.base[tree] < 0:
        return NO_TREE[s.seats]
    if s.capped[tree]:
        return 84
    return ALLOWED if s.top_owner(tree) == seat else 82


def why_not_hammer_to(s: Dale, source: int, tree: int) -> int:
    """SD-84 to SD-86: another tree that has room and no treetop."""
    if tree == source:
        return 86
    if s.shows[tree] >= 0:
        return ALLOWED
    if s.base[tree] < 0:
        return NO_TREE[s.seats]
    return 84 if s.capped[tree] else 85


def why_not_treetop(s: Dale, tree: int) -> int:
    """SD-89, SD-92: any tree that has no treetop yet."""
    if s.base[tree] < 0:
        return NO_TREE[s.seats]
    return 92 if s.capped[tree] else ALLOWED


def why_not_bridge(s: Dale, seat: int, pair: int) -> int:
    """SD-93, SD-94, SD-96: two adjacent trees without a bridge of one's own between them."""
    if s.board.is_edge[pair]:
        mine = pair * 8 + seat
        for bridge in s.bridges:
            if bridge >> 3 == mine:
                return 96
        return ALLOWED
    one, other = s.parts.pair_ends[2 * pair], s.parts.pair_ends[2 * pair + 1]
    return 94 if s.base[one] < 0 or s.base[other] < 0 else 93


def why_not_use_on(s: Dale, seat: Seat, use: Answer) -> Clause:
    """SD-77 to SD-98: the clause against this use of an item, or against its target."""
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


def item_of(s: Dale, verb: Verb) -> int:
    """SD-77, SD-82, SD-89, SD-93: the item that a move of this verb uses; NOTHING for any other verb."""
    m = s.moves
    if verb is m.ax:
        return AX
    if verb is m.hammer:
        return HAMMER
    if verb is m.treetop:
        return TREETOP
    return BRIDGE if verb is m.bridge else NOTHING


def why_not_replace(s: Dale, replacements: int) -> int:
    """SD-51, SD-52: three market cards that share a style or an icon, and not too often in one turn."""
    if len(s.market) != s.parts.market_size or not _all_alike(s):
        return 51
    return ALLOWED if replacements < s.parts.market_replacements else 52


def _all_alike(s: Dale) -> bool:
    """SD-51, SD-52: the same style on every card, or one icon that all of them show."""
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
    """A question of this game. A move of a verb that it does not take is told when the verb has its place."""

    def not_now(self, s: Dale, answer: Answer) -> Clause:
        """SD-71, SD-72: items come after the tile; and if one was used already, that was the only one of the turn."""
        if item_of(s, answer.verb) != NOTHING and not s.may_use_an_item():
            return 71
        return answer.verb.clause
