"""Why a move is refused, in terms of the position: what players read before the clause."""

from __future__ import annotations

from tablewood.games.sylvan_dale.pieces import Style
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.explain import Explain, Explanation, Refused, Thing, because, player


def no_tree(refused: Refused) -> Explanation:
    """SD-5 to SD-7: with this number of players there is no tree on that space."""
    return because("no-tree", tree=refused.things[_closed_place(refused)], players=refused.s.seats)


def not_in_hand(refused: Refused) -> Explanation:
    """SD-23: the card is not in the player's hand."""
    return because("not-in-hand", card=refused.things["card"])


def no_tree_shows_it(refused: Refused) -> Explanation:
    """SD-27: no open tree shows the style of the card."""
    s: Dale = refused.s
    return because("no-tree-shows-it", style=_style(s, s.parts.face_style[refused.names["card"]]))


def other_style(refused: Refused) -> Explanation:
    """SD-29: the top dwelling of the tree has another style than the card."""
    s: Dale = refused.s
    return because(
        "other-style",
        tree=refused.things["tree"],
        shows=_style(s, s.top_style(refused.names["tree"])),
        style=_style(s, s.parts.face_style[s.played]),
    )


def full_tree(refused: Refused) -> Explanation:
    """SD-32, SD-85: the tree has no room for another tile."""
    return because(
        "full-tree", tree=refused.things[_last_tree(refused)], tiles=refused.s.parts.max_tiles
    )


def has_treetop(refused: Refused) -> Explanation:
    """SD-33, SD-79, SD-84, SD-92: a treetop has closed the tree."""
    return because("has-treetop", tree=refused.things[_closed_place(refused)])


def too_few_icons(refused: Refused) -> Explanation:
    """SD-66: too few cards with that icon, no item of that kind, or no such card in the display."""
    s: Dale = refused.s
    if refused.verb == "give":
        return because("not-displayed", card=refused.things["card"])
    if refused.verb != "exchange":
        return because("no-such-item", item=("item", refused.verb))
    item = refused.names["item"]
    return because(
        "too-few-icons",
        item=refused.things["item"],
        cards=s.icons_of(refused.seat, item),
        needed=s.parts.set_size,
    )


def no_banner(refused: Refused) -> Explanation:
    """SD-64: the player has no banner left."""
    return because("no-banner")


def none_in_supply(refused: Refused) -> Explanation:
    """SD-70: the supply has no such item left."""
    return because("none-in-supply", item=refused.things["item"])


def item_used(refused: Refused) -> Explanation:
    """SD-71: an item was used in this turn."""
    return because("item-used", items=refused.s.items_used)


def bare_base(refused: Refused) -> Explanation:
    """SD-80: there is no tile to take away."""
    return because("bare-base", tree=refused.things["tree"])


def not_yours(refused: Refused) -> Explanation:
    """SD-82: the tile on top is another player's, or there is none."""
    s: Dale = refused.s
    owner = s.top_owner(refused.names["from"])
    if owner < 0:
        return because("bare-base", tree=refused.things["from"])
    return because("not-yours", tree=refused.things["from"], owner=player(owner))


def same_tree(refused: Refused) -> Explanation:
    """SD-86: the tile must leave its tree."""
    return because("same-tree", tree=refused.things["to"])


def not_adjacent(refused: Refused) -> Explanation:
    """SD-93: the two trees are not neighbours."""
    one, other = _ends(refused)
    return because("not-adjacent", one=one, other=other)


def no_tree_at_an_end(refused: Refused) -> Explanation:
    """SD-94: one of the two spaces has no tree."""
    s: Dale = refused.s
    missing = [end for end in _ends(refused) if not s.has_tree(s.parts.spaces.number(end[1]))]
    return because("no-tree", tree=missing[0], players=s.seats)


def bridged_already(refused: Refused) -> Explanation:
    """SD-96: the player already has a bridge between these trees."""
    one, other = _ends(refused)
    return because("bridged-already", one=one, other=other)


def not_alike(refused: Refused) -> Explanation:
    """SD-51: the market cards share neither a style nor an icon."""
    return because("not-alike", cards=len(refused.s.market), needed=refused.s.parts.market_size)


def replaced_already(refused: Refused) -> Explanation:
    """SD-52: the market cannot be replaced any more in this turn."""
    return because("replaced-already", times=refused.s.parts.market_replacements)


def no_cards_left(refused: Refused) -> Explanation:
    """SD-54: deck and discard pile are empty."""
    return because("no-cards-left")


def not_in_market(refused: Refused) -> Explanation | None:
    """SD-49: the market has no such card."""
    return because("not-in-market", card=refused.things["card"]) if refused.verb == "take" else None


def _closed_place(refused: Refused) -> str:
    """Which of the trees that the move names stands in its way, if one is closed or missing."""
    s: Dale = refused.s
    places = [name for name in ("tree", "from", "to") if name in refused.names]
    for name in places:
        tree = refused.names[name]
        if not s.has_tree(tree) or s.capped[tree]:
            return name
    return places[0]


def _last_tree(refused: Refused) -> str:
    return "to" if "to" in refused.names else "tree"


def _ends(refused: Refused) -> tuple[Thing, Thing]:
    one, _, other = refused.things["trees"][1].partition("-")
    key = refused.s.parts.spaces.key
    return (key, one), (key, other)


def _style(s: Dale, style: Style) -> Thing:
    return ("style", s.parts.styles[style])


EXPLANATIONS: dict[int, Explain] = {
    5: no_tree,
    6: no_tree,
    7: no_tree,
    23: not_in_hand,
    27: no_tree_shows_it,
    29: other_style,
    32: full_tree,
    33: has_treetop,
    49: not_in_market,
    51: not_alike,
    52: replaced_already,
    54: no_cards_left,
    64: no_banner,
    66: too_few_icons,
    70: none_in_supply,
    71: item_used,
    79: has_treetop,
    80: bare_base,
    82: not_yours,
    84: has_treetop,
    85: full_tree,
    86: same_tree,
    92: has_treetop,
    93: not_adjacent,
    94: no_tree_at_an_end,
    96: bridged_already,
}
"""By clause: what in the position makes it forbid a move."""
