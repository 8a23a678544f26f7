"""The table in whole numbers, as one seat sees it (SD-35, SD-38, SD-49): all that its view tells, and nothing else.

Seats are told from the observer: 1 is the observer, 2 the next clockwise and so on, and 0 is nobody. An onlooker
begins with the first seat. Cards, styles and items are numbered from 1 in the order of their tables, trees and pairs
of adjacent trees from 1 in the order of the board; 0 is none.
"""

from typing import Final, final

from mypy_extensions import i16, i64

from tablewood.games.sylvan_dale.ai.observed_question import (
    declare_question,
    relative,
    write_question,
)
from tablewood.games.sylvan_dale.components import (
    BANNERS,
    BRIDGE,
    BRIDGES,
    ITEMS,
    PREEMINENCE,
    PRESTIGE,
    SOURCES,
    Parts,
)
from tablewood.games.sylvan_dale.pieces import builder_of, height_of, pair_of
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, ints, listed

VERSION: Final = 1
"""Raised when a field is added, moved or changes its meaning."""

HIGHEST: Final = (1 << 15) - 1
"""The greatest number that a row can hold."""

ROUNDS: Final = 2
"""SD-103."""


@final
class DaleObservation(Observation):
    """The observation for one number of players."""

    def __init__(self, parts: Parts, seats: int) -> None:
        super().__init__(VERSION, seats)
        self.parts: Final = parts
        self.board: Final = parts.boards[seats]
        self.tree_number: Final[Ints] = numbered(listed(self.board.trees), parts.spaces.size)
        """By space: the number of its tree."""
        self.edge_number: Final[Ints] = numbered(listed(self.board.edges), parts.pairs.size)
        """By pair of trees: its number among the adjacent ones."""
        self.bridges: Final = self._most_bridges()
        # Compiled, these are looked up much faster than the fields of `parts`.
        self.levels: i64 = parts.max_tiles
        self.styles: i64 = len(parts.styles)
        self.faces: i64 = parts.faces.size
        self.hand_size: i64 = parts.hand_size
        self.stack_size: i64 = parts.stack_size
        self.tiles_each: i64 = parts.tiles
        declare_question(self, parts, self.board)
        self.field("round", 1, ROUNDS, "The round (SD-103).")
        self.field("clockwise", 0, 1, "Whether turns go clockwise (SD-19, SD-105).")
        self._declare_trees()
        self._declare_players()
        self._declare_fame()
        self._declare_cards()
        self._declare_stacks()

    def _most_bridges(self) -> int:
        """SD-64, SD-93, SD-96, SD-128: how many bridges can be on the board at once."""
        parts = self.parts
        most = self.seats * min(len(self.board.edges), parts.banners)
        return max(1, most if parts.returns[BRIDGE] else min(most, parts.supply[BRIDGE]))

    def _declare_trees(self) -> None:
        parts, seats, trees = self.parts, self.seats, len(self.board.trees)
        styles = len(parts.styles)
        edges, bridges = len(self.board.edges), self.bridges
        self.field("base", 1, styles, "By tree: the style of its base (SD-8).", trees)
        self.field(
            "tiles",
            0,
            seats * styles,
            f"By tree and level from the bottom: the tile (SD-29), as style + {styles} * (owner - 1); 0 for none.",
            trees * parts.max_tiles,
        )
        self.field("treetop", 0, 1, "By tree: whether it has a treetop (SD-89).", trees)
        self.field(
            "banner",
            0,
            parts.max_tiles + 1,
            "By tree and seat: the level with the seat's banner (SD-60), 1 for the base; 0 for none.",
            trees * seats,
        )
        self.field(
            "bridge",
            0,
            edges,
            "The bridges in the order of building: which pair of trees.",
            bridges,
        )
        self.field("bridge_owner", 0, seats, "By bridge: whose banner it carries (SD-95).", bridges)
        self.field(
            "bridge_level",
            0,
            parts.max_tiles + 1,
            "By bridge: the level that carries it (SD-99), 1 for the bases; 0 for no bridge.",
            bridges,
        )

    def _declare_players(self) -> None:
        parts, seats = self.parts, self.seats
        self.field(
            "supply", 0, max(parts.supply), "By item: how many are in the supply (SD-14).", ITEMS
        )
        self.field(
            "items", 0, max(parts.supply), "By seat and item: items held (SD-66).", seats * ITEMS
        )
        self.field("banners_left", 0, parts.banners, "By seat: banners in stock (SD-64).", seats)
        self.field(
            "box",
            0,
            max(parts.tiles_per_style),
            "By seat and style: tiles out of the game (SD-78).",
            seats * len(parts.styles),
        )

    def _declare_fame(self) -> None:
        parts, seats, trees = self.parts, self.seats, len(self.board.trees)
        height = parts.max_tiles + 1
        self.field(
            "fame_from_banners",
            0,
            min(HIGHEST, parts.banners * parts.banner_fame),
            "By seat: fame for banners (SD-59).",
            seats,
        )
        self.field(
            "fame_from_bridges",
            0,
            min(HIGHEST, parts.banners * 2 * height * parts.bridge_fame),
            "By seat: fame for bridges (SD-97).",
            seats,
        )
        self.field(
            "fame_from_prestige",
            0,
            min(HIGHEST, ROUNDS * trees * height * parts.level_fame),
            "By seat: fame for trees (SD-109).",
            seats,
        )
        self.field(
            "fame_from_preeminence",
            0,
            min(HIGHEST, ROUNDS * trees * max(parts.lead_fame, parts.tied_fame)),
            "By seat: fame for districts (SD-113).",
            seats,
        )

    def _declare_cards(self) -> None:
        parts, seats = self.parts, self.seats
        faces, copies = parts.faces.size, max(parts.face_copies)
        self.field("market", 0, faces, "The cards of the market (SD-13).", parts.market_size)
        self.field("deck", 0, sum(parts.face_copies), "How many cards are in the deck (SD-53).")
        self.field("discard", 0, copies, "By card: how many are in the discard pile.", faces)
        self.field(
            "display",
            0,
            copies,
            "By seat and card: how many lie in front of the player (SD-65).",
            seats * faces,
        )
        self.field(
            "hand_size", 0, parts.hand_size, "By seat: how many cards are in hand (SD-12).", seats
        )
        self.field(
            "seen_in_hand",
            0,
            faces,
            "By seat: the cards in hand that all saw it take from the market (SD-49), highest number first.",
            seats * parts.hand_size,
        )
        self.field("hand", 0, faces, "The observer's own hand (SD-23).", parts.hand_size)

    def _declare_stacks(self) -> None:
        styles, size = len(self.parts.styles), self.parts.stack_size
        self.field(
            "stack_left", 0, size, "By seat: tiles left in the current stack (SD-11).", self.seats
        )
        self.field(
            "stack_top", 0, styles, "By seat: the style of the top tile (SD-30, SD-35).", self.seats
        )
        self.field(
            "stack", 0, styles, "The observer's own current stack from the top (SD-35).", size
        )
        self.field(
            "second_stack",
            0,
            styles,
            "The observer's own second stack from the top, in the first round (SD-35).",
            size,
        )

    # Writing

    def write(self, s: Dale, seat: Seat, row: Numbers) -> None:
        """Write what the seat sees, in the order of the declarations."""
        first: i64 = seat if seat > 0 else 0
        write_question(s, first, row, self.parts.set_size, self.tree_number)
        row.put(s.round)
        row.put_flag(s.direction == 1)
        self._write_trees(s, first, row)
        self._write_bridges(s, first, row)
        row.put_ints(s.supply)
        put_stretches(row, s.items, first, ITEMS)
        put_stretches(row, s.banners, first, 1)
        put_stretches(row, s.box, first, self.styles)
        for source in (BANNERS, BRIDGES, PRESTIGE, PREEMINENCE):
            put_every(row, s.fame, first, SOURCES, source)
        self._write_cards(s, seat, row)
        self._write_stacks(s, seat, row)

    def _write_trees(self, s: Dale, first: i64, row: Numbers) -> None:
        """Most of the row, so the numbers are written without calls."""
        trees = self.board.trees
        values = row.values
        at = row.at
        bases = s.base
        for tree in trees:
            values[at] = i16(bases[tree] + 1)
            at += 1
        at = self._write_tiles(s, first, row, at)
        capped = s.capped
        for tree in trees:
            values[at] = i16(capped[tree])
            at += 1
        seats: i64 = self.seats
        banners = s.banner_level
        for tree in trees:
            for holder in range(tree * seats + first, tree * seats + seats):
                values[at] = i16(banners[holder] + 1)
                at += 1
            for holder in range(tree * seats, tree * seats + first):
                values[at] = i16(banners[holder] + 1)
                at += 1
        row.at = at

    def _write_tiles(self, s: Dale, first: i64, row: Numbers, at: i64) -> i64:
        """SD-29: the levels of every tree; where the row goes on."""
        levels = self.levels
        own = first * self.styles
        everybodys: i64 = self.styles * self.seats
        values = row.values
        grown = s.grown
        tiles = s.tiles
        for tree in self.board.trees:
            height = grown[tree]
            for place in range(tree * levels, tree * levels + height):
                tile = tiles[place] - own
                if tile < 0:
                    tile += everybodys
                values[at] = i16(tile + 1)
                at += 1
            for level in range(height, levels):
                values[at + level - height] = 0
            at += levels - height
        return at

    def _write_bridges(self, s: Dale, first: i64, row: Numbers) -> None:
        bridges = s.bridges
        missing = self.bridges - len(bridges)
        for bridge in bridges:
            row.put(self.edge_number[pair_of(bridge)])
        row.put_same(0, missing)
        for bridge in bridges:
            row.put(relative(builder_of(bridge), first, self.seats))
        row.put_same(0, missing)
        for bridge in bridges:
            row.put(height_of(bridge))
        row.put_same(0, missing)

    def _write_cards(self, s: Dale, seat: Seat, row: Numbers) -> None:
        """SD-49: hands are counted for all, and named for their owner."""
        for card in s.market:
            row.put(card + 1)
        row.put_same(0, self.parts.market_size - len(s.market))
        row.put(len(s.deck))
        discard = row.at
        row.put_same(0, self.faces)
        for thrown in s.discard:
            row.count_in(discard + thrown, 1)
        first: i64 = seat if seat > 0 else 0
        put_stretches(row, s.display, first, self.faces)
        self._write_hands(s, first, row)
        if seat < 0:
            row.put_same(0, self.hand_size)
            return
        put_held(row, s.hands, first * self.hand_size, self.hand_size)

    def _write_hands(self, s: Dale, first: i64, row: Numbers) -> None:
        """How many cards each hand has, and which of them everybody has seen."""
        seats: i64 = self.seats
        size = self.hand_size
        hands = s.hands
        known = s.known
        sizes = row.at
        begin = sizes + seats
        row.put_same(0, seats + seats * size)
        player = first
        for turn in range(seats):
            held: i64 = 0
            for place in range(player * size, (player + 1) * size):
                card = hands[place]
                if card >= 0:
                    held += 1
                    if known[place] != 0:
                        put_in_order(row, begin, card + 1)
            row.values[sizes + turn] = i16(held)
            begin += size
            player = player + 1 if player + 1 < seats else 0

    def _write_stacks(self, s: Dale, seat: Seat, row: Numbers) -> None:
        """SD-35: everybody sees the tops; the rest is for the owner alone."""
        seats: i64 = self.seats
        size = self.stack_size
        end = size * s.round
        first: i64 = seat if seat > 0 else 0
        player = first
        for _ in range(seats):
            row.put(end - s.used[player])
            player = player + 1 if player + 1 < seats else 0
        for _ in range(seats):
            used = s.used[player]
            row.put(s.stacks[player * self.tiles_each + used] + 1 if used < end else 0)
            player = player + 1 if player + 1 < seats else 0
        if seat < 0:
            row.put_same(0, 2 * size)
            return
        begin = first * self.tiles_each
        gone = s.used[first]
        for place in range(begin + gone, begin + end):
            row.put(s.stacks[place] + 1)
        row.put_same(0, size - (end - gone))
        if s.round == 1:
            for place in range(begin + size, begin + 2 * size):
                row.put(s.stacks[place] + 1)
        else:
            row.put_same(0, size)


def numbered(chosen: list[int], size: int) -> Ints:
    """By number of a thing: its place among the chosen, from 1; 0 for the others."""
    return ints([chosen.index(one) + 1 if one in chosen else 0 for one in range(size)])


def put_stretches(row: Numbers, numbers: Ints, first: i64, width: i64) -> None:
    """Write a vector with a stretch of numbers for each seat, beginning with the observer's."""
    row.put_ints_part(numbers, first * width, len(numbers))
    row.put_ints_part(numbers, 0, first * width)


def put_every(row: Numbers, numbers: Ints, first: i64, width: i64, place: i64) -> None:
    """Write one number out of each seat's stretch, the observer's first."""
    size = len(numbers)
    at = first * width + place
    # Compiled, a range with a step that is not written out is slow.
    while at < size:
        row.put(numbers[at])
        at += width
    at = place
    while at < first * width:
        row.put(numbers[at])
        at += width


def put_held(row: Numbers, hands: Ints, begin: i64, size: i64) -> None:
    """Write the cards of a hand, without its empty places, and zeros for these."""
    end = row.at + size
    for place in range(begin, begin + size):
        card = hands[place]
        if card >= 0:
            row.put(card + 1)
    row.put_same(0, end - row.at)


def put_in_order(row: Numbers, begin: i64, number: i64) -> None:
    """Write a number among some that fall, and that zeros follow: the order of places in a hand must not show."""
    values = row.values
    at = begin
    carried = i16(number)
    while carried != 0:
        found = values[at]
        if found < carried:
            values[at] = carried
            carried = found
        at += 1
