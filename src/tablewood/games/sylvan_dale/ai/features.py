"""The position in numbers, for learning."""

from typing import Final

from tablewood.games.sylvan_dale.components import ITEMS
from tablewood.games.sylvan_dale.pieces import Tree
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import listed

SEAT_FEATURES: Final = 14


def features(s: Dale, seat: Seat) -> list[float]:
    """The position from the seat's side of the table; places that nobody takes count as zeros."""
    places = max(s.game.seats)
    turn = [(seat + offset) % s.seats for offset in range(s.seats)]
    numbers: list[float] = [float(s.round), float(s.direction), float(len(s.deck)), float(s.seats)]
    for place in range(places):
        numbers.extend(_seat_features(s, turn[place]) if place < s.seats else [0.0] * SEAT_FEATURES)
    for tree in range(s.parts.spaces.size):
        numbers.extend(_tree_features(s, tree, seat))
    hand, market = s.hand(seat), listed(s.market)
    for face in range(s.parts.faces.size):
        numbers.append(float(hand.count(face)))
        numbers.append(float(market.count(face)))
    return numbers


def _seat_features(s: Dale, seat: Seat) -> list[float]:
    numbers = [
        float(s.total_fame(seat)),
        float(s.stack_left(seat)),
        float(s.banners[seat]),
        float(s.banners_hung(seat)),
        float(s.prestige_trees(seat)),
        float(s.top_tile(seat)) if s.stack_left(seat) > 0 else -1.0,
    ]
    for item in range(ITEMS):
        numbers.append(float(s.held(seat, item)))
        numbers.append(float(s.icons_of(seat, item)))
    return numbers


def _tree_features(s: Dale, tree: Tree, seat: Seat) -> list[float]:
    """Height, top dwelling, treetop, and whether the seat or another has prestige."""
    if not s.has_tree(tree):
        return [0.0, -1.0, 0.0, 0.0, 0.0]
    holder = s.prestige(tree)
    return [
        float(s.height(tree)),
        float(s.top_style(tree)),
        float(s.capped[tree]),
        1.0 if holder == seat else 0.0,
        1.0 if holder >= 0 and holder != seat else 0.0,
    ]
