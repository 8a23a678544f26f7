"""A heuristic value for bots: fame so far, and what trees, districts, items, banners and the hand promise."""

from typing import Final

from mypy_extensions import i64

from tablewood.games.sylvan_dale.components import FOLDER, ITEMS
from tablewood.games.sylvan_dale.pieces import Tree
from tablewood.games.sylvan_dale.state import Dale, majority
from tablewood.kernel.rivals import lead_over_rivals
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, floats, zeros
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
COMPLETE_SET: Final = 6
"""The weight of a set that lacks no card; before it stand those that lack one and two."""
MOST_LACKING: Final = 2
BANNER_CHANCE: Final = 7
PLAYABLE_STYLE: Final = 8
LEAD: Final = 9
"""The weight of a lead in tiles, from none to two."""

NEXT_TILES: Final = 3
"""How far a seat looks into its stack for a tile that earns a banner."""

RIVALS: Final = 0.5
"""How much the best rival counts, and as much again their average."""

WEIGHTS: Final = floats(read_weights(FOLDER / "ai" / "weights.toml", NAMES))
"""One vector, so that `tablewood tune` can try others in its place."""

# What is counted in the trees, one stretch for each seat: first the levels held by a lead of none, one and more.
LONGEST_LEAD: Final = 2
FOR_GOOD: Final = 3
"""The levels of the trees held under a treetop."""
CHANCES: Final = 4
"""The trees that wait for one of the next tiles to hang a banner."""
HELD: Final = 5
"""From here on: how many trees are held in each district."""


def value(s: Dale, seat: Seat) -> float:
    """How the seat stands against the others, in points of fame; after the game the fame itself decides."""
    counts = count_trees(s, wanted_styles(s))
    return lead_over_rivals([_standing(s, one, counts) for one in range(s.seats)], seat, RIVALS)


def _standing(s: Dale, seat: Seat, counts: Ints) -> float:
    """Fame so far and what the position promises."""
    fame = float(s.total_fame(seat))
    if s.over:
        # Of equal fame the tie-breaks decide (SD-123, SD-124), but never weigh a point.
        return fame + 0.01 * float(s.prestige_trees(seat)) + 0.0001 * float(s.banners_hung(seat))
    first = seat * (HELD + len(s.parts.districts))
    return (
        fame
        + trees_worth(s, seat, counts, first)
        + districts_worth(s, seat, counts, first)
        + items_worth(s, seat)
        + WEIGHTS[BANNER_CHANCE] * float(counts[first + CHANCES])
        + hand_worth(s, seat)
    )


def scorings_left(s: Dale) -> i64:
    """SD-103: how many scorings are still to come."""
    return 2 if s.round == 1 else 1


# The trees, counted for all seats in one walk.


def count_trees(s: Dale, wanted: Ints) -> Ints:
    """By seat: the levels held by each lead, the chances of banners, the trees held in each district.

    A chance is a tree in which a tile of one of the seat's wanted styles would earn a banner.
    """
    parts = s.parts
    tiles = s.tiles
    grown = s.grown
    capped = s.capped
    shows = s.shows
    district_of = s.board.district_of
    owner_of = parts.tile.owner
    max_tiles = parts.max_tiles
    width: i64 = HELD + len(parts.districts)
    counts = zeros(s.seats * width)
    for tree in s.board.trees:
        levels = grown[tree]
        if levels == 0:
            continue
        first = tree * max_tiles
        holder, lead = majority(tiles, first, first + levels, owner_of)
        counts[holder * width + HELD + district_of[tree]] += 1
        if capped[tree] != 0:
            lead = FOR_GOOD
        elif lead > LONGEST_LEAD:
            lead = LONGEST_LEAD
        counts[holder * width + lead] += levels + 1
        if levels >= 2 and shows[tree] >= 0:
            twins = _twins(tiles, first, first + levels, parts.tile.bit)
            if twins != 0:
                _count_chances(s, tree, twins, wanted, counts)
    return counts


def wanted_styles(s: Dale) -> Ints:
    """By seat: the set of styles of the next tiles; empty for a seat without a banner to hang."""
    seats: i64 = s.seats
    wanted = zeros(seats)
    stacks = s.stacks
    for seat in range(seats):
        tiles = s.stack_left(seat)
        if s.banners[seat] == 0 or tiles == 0:
            continue
        first = s.next_tile(seat)
        bits: i64 = 0
        for at in range(first, first + (NEXT_TILES if tiles > NEXT_TILES else tiles)):
            bits |= s.parts.tile.bit[stacks[at]]
        wanted[seat] = bits
    return wanted


def _twins(tiles: Ints, first: i64, last: i64, bit_of: Ints) -> i64:
    """The set of styles of which there are two or more among these tiles."""
    seen: i64 = 0
    twins: i64 = 0
    for at in range(first, last):
        bit = bit_of[tiles[at]]
        twins |= seen & bit
        seen |= bit
    return twins


def _count_chances(s: Dale, tree: Tree, twins: i64, wanted: Ints, counts: Ints) -> None:
    """A chance for each seat that has a third tile of such a style coming up, and no banner in the tree."""
    width: i64 = HELD + len(s.parts.districts)
    for seat in range(len(wanted)):
        if wanted[seat] & twins != 0 and s.banner_of(seat, tree) < 0:
            counts[seat * width + CHANCES] += 1


# What it is worth to a seat


def _is_rivalled(s: Dale, seat: Seat) -> bool:
    """Whether anybody else can still add a tile before the next scoring."""
    seats: i64 = s.seats
    for other in range(seats):
        if other != seat and s.stack_left(other) > 0:
            return True
    return False


def trees_worth(s: Dale, seat: Seat, counts: Ints, first: i64) -> float:
    """Levels held, times the chance to keep their prestige until the next scoring, by the lead in tiles."""
    later = float(scorings_left(s) - 1)
    worth = float(counts[first + FOR_GOOD]) * (later + 1.0)
    rivalled = _is_rivalled(s, seat)
    for lead in range(LONGEST_LEAD + 1):
        levels = counts[first + lead]
        if levels > 0:
            worth += float(levels) * (later * 0.5 + (WEIGHTS[LEAD + lead] if rivalled else 1.0))
    return worth


def districts_worth(s: Dale, seat: Seat, counts: Ints, first: i64) -> float:
    """Districts led or tied for, less where the lead is a single tree."""
    parts = s.parts
    districts: i64 = len(parts.districts)
    seats: i64 = s.seats
    width = HELD + districts
    size = s.board.size
    share = 0.5 + 0.5 * float(scorings_left(s) - 1)
    worth = 0.0
    for district in range(districts):
        mine = counts[first + HELD + district]
        if mine == 0:
            continue
        rival: i64 = 0
        for other in range(seats):
            if other != seat:
                theirs = counts[other * width + HELD + district]
                if theirs > rival:
                    rival = theirs
        if mine > rival:
            worth += (
                float(size[district] * parts.lead_fame)
                * share
                * (0.8 if mine == rival + 1 else 1.0)
            )
        elif mine == rival:
            worth += float(size[district] * parts.tied_fame) * share
    return worth


def items_worth(s: Dale, seat: Seat) -> float:
    """Items held, as far as there are turns to use them in, and sets under way."""
    held: i64 = 0
    worth = 0.0
    turns = s.stack_left(seat) + (s.parts.stack_size if s.round == 1 else 0)
    for item in range(ITEMS):
        count = s.held(seat, item)
        if count > 0:
            held += count
            worth += float(count) * WEIGHTS[ITEM + item]
    if held > turns:
        worth = worth * float(turns) / float(held)
    for item in range(ITEMS):
        cards = s.icons_of(seat, item)
        if cards == 0:
            continue
        missing = s.parts.set_size - cards
        if missing < 0:
            missing = 0
        if missing <= MOST_LACKING and missing <= turns and s.supply[item] > 0:
            share = WEIGHTS[COMPLETE_SET - missing] * (1.0 if turns > missing else 0.5)
            worth += share * WEIGHTS[ITEM + item]
    return worth


def hand_worth(s: Dale, seat: Seat) -> float:
    """The more styles in hand fit an open tree, the less likely the player is to be stuck."""
    if s.stack_left(seat) == 0:
        return 0.0
    parts = s.parts
    hands = s.hands
    open_trees = s.open_trees
    seen: i64 = 0
    styles: i64 = 0
    for place in range(s.hand_begin(seat), s.hand_end(seat)):
        card = hands[place]
        if card >= 0:
            style = parts.face_style[card]
            bit = parts.tile.bit[style]
            if seen & bit == 0 and open_trees[style] > 0:
                seen |= bit
                styles += 1
    return WEIGHTS[PLAYABLE_STYLE] * float(styles)
