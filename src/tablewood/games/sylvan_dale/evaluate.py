"""A heuristic value for bots, and the position in numbers for learning."""

from typing import Final

from tablewood.games.sylvan_dale.components import FOLDER, ITEMS
from tablewood.games.sylvan_dale.scoring import prestige_by_district
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.weights import read_weights

NAMES: Final = [
    "ax",
    "hammer",
    "bridge",
    "treetop",
    "set_of_one",
    "set_of_two",
    "set_of_three",
    "banner_chance",
    "playable_style",
    "no_lead",
    "lead_of_one",
    "lead_of_two",
]
"""The weights by their names in weights.toml."""

ITEM: Final = 0
STARTED_SET: Final = 3
"""Where the weight of a set of so many cards stands, beyond this place."""
BANNER_CHANCE: Final = 7
PLAYABLE_STYLE: Final = 8
LEAD: Final = 9
"""The weight of a lead in tiles, from none to two."""

NEXT_TILES: Final = 3

WEIGHTS: Final[list[float]] = read_weights(FOLDER / "weights.toml", NAMES)
"""One list, so that `tablewood tune` can try others in its place."""


def value(s: Dale, seat: int) -> float:
    """How the seat stands against the others, in points of fame; after the game the fame itself decides."""
    mine = standing(s, seat)
    best = -1000.0
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs = standing(s, other)
            total += theirs
            if theirs > best:
                best = theirs
    return mine - 0.5 * best - 0.5 * total / (s.seats - 1)


def standing(s: Dale, seat: int) -> float:
    """Fame so far and what the position promises."""
    fame = float(s.total_fame(seat))
    if s.over:
        # Of equal fame the tie-breaks decide (SD-123, SD-124), but never weigh a point.
        return fame + 0.01 * s.prestige_trees(seat) + 0.0001 * s.banners_hung(seat)
    return (
        fame
        + _trees(s, seat)
        + _districts(s, seat)
        + _items(s, seat)
        + _banner_chances(s, seat)
        + _hand(s, seat)
    )


def _scorings(s: Dale) -> int:
    return 2 if s.round == 1 else 1


def _safety(s: Dale, tree: int, seat: int) -> float:
    """The chance to keep prestige for the tree to the next scoring, by the lead in tiles."""
    first = tree * s.parts.max_tiles
    styles = len(s.parts.styles)
    mine = 0
    counts = [0] * s.seats
    for at in range(first, first + s.grown[tree]):
        counts[s.tiles[at] // styles] += 1
    mine = counts[seat]
    rival = 0
    turns = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, counts[other])
            turns += s.stack_left(other)
    if turns == 0 or s.capped[tree]:
        return 1.0
    lead = mine - rival
    return WEIGHTS[LEAD + min(max(lead, 0), 2)]


def _trees(s: Dale, seat: int) -> float:
    later = _scorings(s) - 1
    worth = 0.0
    for tree in s.board.trees:
        if s.grown[tree] > 0 and s.prestige(tree) == seat:
            share = later + 1.0 if s.capped[tree] else later * 0.5 + _safety(s, tree, seat)
            worth += s.height(tree) * share
    return worth


def _districts(s: Dale, seat: int) -> float:
    held = prestige_by_district(s)
    share = 0.5 + 0.5 * (_scorings(s) - 1)
    worth = 0.0
    for district in range(len(s.parts.districts)):
        mine = held[district * s.seats + seat]
        if mine == 0:
            continue
        rival = 0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, held[district * s.seats + other])
        trees = s.board.size[district]
        if mine > rival:
            worth += trees * s.parts.lead_fame * share * (0.8 if mine == rival + 1 else 1.0)
        elif mine == rival:
            worth += trees * s.parts.tied_fame * share
    return worth


def _items(s: Dale, seat: int) -> float:
    held = 0
    worth = 0.0
    turns = s.stack_left(seat) + (s.parts.stack_size if s.round == 1 else 0)
    for item in range(ITEMS):
        count = s.items[seat * ITEMS + item]
        held += count
        worth += count * WEIGHTS[ITEM + item]
    if held > turns:
        worth = worth * turns / held
    for item in range(ITEMS):
        cards = min(s.icons[seat * ITEMS + item], 3)
        missing = 3 - cards
        if cards > 0 and s.supply[item] > 0 and missing <= turns:
            share = WEIGHTS[STARTED_SET + cards] * (1.0 if turns > missing else 0.5)
            worth += share * WEIGHTS[ITEM + item]
    return worth


def _banner_chances(s: Dale, seat: int) -> float:
    """Open trees that hold two tiles of the style of one of the next tiles, and no banner of one's own."""
    first = seat * s.parts.tiles + s.used[seat]
    last = min(first + NEXT_TILES, first + s.stack_left(seat))
    worth = 0.0
    if s.banners[seat] == 0 or first == last:
        return worth
    styles = len(s.parts.styles)
    for tree in s.board.trees:
        if s.grown[tree] < 2 or s.shows[tree] < 0 or s.banner_level[tree * s.seats + seat] >= 0:
            continue
        start = tree * s.parts.max_tiles
        counts = [0] * styles
        for at in range(start, start + s.grown[tree]):
            counts[s.tiles[at] % styles] += 1
        for at in range(first, last):
            if counts[s.stacks[at]] >= 2:
                worth += WEIGHTS[BANNER_CHANCE]
                break
    return worth


def _hand(s: Dale, seat: int) -> float:
    """Different styles in hand that fit an open tree keep one from being stuck."""
    if s.stack_left(seat) == 0:
        return 0.0
    styles: list[int] = []
    for card in s.hand(seat):
        style = s.parts.face_style[card]
        if s.open_trees[style] > 0 and style not in styles:
            styles.append(style)
    return WEIGHTS[PLAYABLE_STYLE] * len(styles)


def features(s: Dale, seat: int) -> list[float]:
    """The position from the seat's side of the table; seats that nobody takes count as zeros."""
    places = max(s.game.seats)
    turn = [(seat + offset) % s.seats for offset in range(s.seats)]
    numbers: list[float] = [float(s.round), float(s.direction), float(len(s.deck)), float(s.seats)]
    for place in range(places):
        numbers.extend(_seat_features(s, turn[place]) if place < s.seats else [0.0] * SEAT_FEATURES)
    for tree in range(s.parts.spaces.size):
        numbers.extend(_tree_features(s, tree, seat))
    for face in range(s.parts.faces.size):
        numbers.append(float(s.hand(seat).count(face)))
        numbers.append(float(s.market.count(face)))
    return numbers


SEAT_FEATURES: Final = 14


def _seat_features(s: Dale, seat: int) -> list[float]:
    numbers = [
        float(s.total_fame(seat)),
        float(s.stack_left(seat)),
        float(s.banners[seat]),
        float(s.banners_hung(seat)),
        float(s.prestige_trees(seat)),
        float(s.top_tile(seat)) if s.stack_left(seat) > 0 else -1.0,
    ]
    for item in range(ITEMS):
        numbers.append(float(s.items[seat * ITEMS + item]))
        numbers.append(float(s.icons[seat * ITEMS + item]))
    return numbers


def _tree_features(s: Dale, tree: int, seat: int) -> list[float]:
    """Height, top dwelling, treetop, and whether the seat or another has prestige."""
    if s.base[tree] < 0:
        return [0.0, -1.0, 0.0, 0.0, 0.0]
    holder = s.prestige(tree)
    return [
        float(s.height(tree)),
        float(s.top_style(tree)),
        float(s.capped[tree]),
        1.0 if holder == seat else 0.0,
        1.0 if holder >= 0 and holder != seat else 0.0,
    ]
