"""Everything that changes in Builders of Sylvan Dale, and what can be read off it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.sylvan_dale.components import (
    BANNERS,
    BRIDGES,
    ITEMS,
    PREEMINENCE,
    PRESTIGE,
    SOURCES,
    Board,
    Parts,
)
from tablewood.games.sylvan_dale.moves import Events, Moves
from tablewood.games.sylvan_dale.pieces import Card, Item, Level, Style, Tile, Tree, builder_of
from tablewood.kernel.chance import Chance
from tablewood.kernel.lists import SharedNames
from tablewood.kernel.scoring import Score
from tablewood.kernel.state import State
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, SharedInts, ints, part, plus, put

if TYPE_CHECKING:
    from tablewood.games.sylvan_dale.game import SylvanDale

NOTHING: Final = -1
"""No card in this place of the hand, no tile on this level, no banner, no player."""

_UNSET: Final[Ints] = ints([])


@mypyc_attr(acyclic=True, free_list_len=1)  # searches make a clone, and forget it before the next
class Dale(State):
    """The table: trees, hands, displays, stacks, deck, market and supply.

    Vectors are flat, one stretch for each seat or tree; the rules read them by way of the methods below. `SharedInts`
    are replaced (`plus`, `put`, `added`), never changed in place.
    """

    def __init__(self, game: "SylvanDale", seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.rules: SylvanDale = game
        self.parts: Parts = game.parts
        self.moves: Moves = game.dale_moves
        self.events: Events = game.dale_events
        self.board: Board = game.parts.boards[seats]
        self.colours: SharedNames = []
        """SD-9: by seat; never changed."""
        # The course of the game
        self.round: i64 = 0
        self.direction: i64 = 1
        self.next_seat: i64 = 0
        """The seat whose turn comes next, if its stack has a tile (SD-22)."""
        self.last_seat: i64 = 0
        """SD-105: the seat that took the last turn."""
        self.stuck_turns: i64 = 0
        """SD-44: stuck turns since a tile was last added or the round began."""
        self.played: i64 = NOTHING
        """The card just played: its style says where the tile may go (SD-26)."""
        self.items_used: i64 = 0
        """SD-71: how many items the player whose turn it is has used in it."""
        # The trees, by space
        self.tiles: Ints = _UNSET
        """max_tiles places for each tree, from the bottom: a tile (`parts.tile`) or NOTHING."""
        self.grown: Ints = _UNSET
        """The number of tiles of each tree."""
        self.shows: Ints = _UNSET
        """SD-29, SD-32, SD-33: the style of the top dwelling of an open tree; NOTHING where no tile can be added."""
        self.open_trees: Ints = _UNSET
        """By style: how many open trees show it."""
        # The cards
        self.hands: Ints = _UNSET
        """hand_size places for each seat: a card or NOTHING."""
        self.known: Ints = _UNSET
        """By place, as in `hands`: 1 for a card that everybody saw its owner take from the market."""
        self.drawn_from: Ints = _UNSET
        """By place, as in `hands`: how many shuffles came before the card was drawn.

        Everybody has seen what a reshuffled deck is made of.
        """
        self.shuffles: i64 = 0
        """SD-53: how often the discard pile has become the deck."""
        self.display: Ints = _UNSET
        """By seat and face: how many such cards lie in front of the player."""
        self.icons: Ints = _UNSET
        """SD-66, SD-67: by seat and item, how many displayed cards show its icon, dual cards included."""
        self.deck: SharedInts = _UNSET
        """The top card is the last."""
        self.discard: SharedInts = _UNSET
        self.market: SharedInts = _UNSET
        # The stacks, by seat
        self.used: Ints = _UNSET
        """How many tiles of the two stacks are gone; the next one is the top of the stack."""
        # Seldom changed, and shared by clones
        self.base: SharedInts = _UNSET
        """By space: the style of the base; NOTHING where no tree stands."""
        self.stacks: SharedInts = _UNSET
        """SD-11, SD-34: by seat, the styles of the tiles, both stacks in order."""
        self.capped: SharedInts = _UNSET
        """By space: 1 for a tree with a treetop."""
        self.banner_level: SharedInts = _UNSET
        """By tree and seat: the level of that player's banner, 0 for the base, or NOTHING."""
        self.bridges: SharedInts = _UNSET
        """Every bridge on the board (`pieces.bridge_of`), in the order in which they were built."""
        self.box: SharedInts = _UNSET
        """By tile: how many are out of the game."""
        self.banners: SharedInts = _UNSET
        """By seat: banners left in stock."""
        self.items: SharedInts = _UNSET
        """By seat and kind: special items held."""
        self.fame: SharedInts = _UNSET
        """By seat and source (SD-3)."""
        self.supply: SharedInts = _UNSET
        """By kind: special items in the general supply."""

    # Written by tools/clones.py from the fields above.
    def clone(self) -> "Dale":
        copy = Dale(self.rules, self.seats, self.chance.clone())
        self.copy_common(copy)
        copy.colours = self.colours
        copy.round = self.round
        copy.direction = self.direction
        copy.next_seat = self.next_seat
        copy.last_seat = self.last_seat
        copy.stuck_turns = self.stuck_turns
        copy.played = self.played
        copy.items_used = self.items_used
        copy.tiles = self.tiles[:]
        copy.grown = self.grown[:]
        copy.shows = self.shows[:]
        copy.open_trees = self.open_trees[:]
        copy.hands = self.hands[:]
        copy.known = self.known[:]
        copy.drawn_from = self.drawn_from[:]
        copy.shuffles = self.shuffles
        copy.display = self.display[:]
        copy.icons = self.icons[:]
        copy.deck = self.deck
        copy.discard = self.discard
        copy.market = self.market
        copy.used = self.used[:]
        copy.base = self.base
        copy.stacks = self.stacks
        copy.capped = self.capped
        copy.banner_level = self.banner_level
        copy.bridges = self.bridges
        copy.box = self.box
        copy.banners = self.banners
        copy.items = self.items
        copy.fame = self.fame
        copy.supply = self.supply
        return copy

    # Trees

    def has_tree(self, tree: Tree) -> bool:
        """SD-5 to SD-7: whether a tree stands on this space."""
        return self.base[tree] >= 0

    def is_full(self, tree: Tree) -> bool:
        """SD-32: whether the tree has as many tiles as it can carry."""
        return self.grown[tree] >= self.parts.max_tiles

    def height(self, tree: Tree) -> i64:
        """SD-36: the number of levels, the base included."""
        return 1 + self.grown[tree]

    def tiles_of(self, tree: Tree) -> list[int]:
        """The tiles of the tree, from the bottom."""
        first = tree * self.parts.max_tiles
        return part(self.tiles, first, first + self.grown[tree])

    def tiles_alike(self, tree: Tree, style: Style) -> i64:
        """SD-56: how many tiles of the tree have this style."""
        alike: i64 = 0
        first = tree * self.parts.max_tiles
        for at in range(first, first + self.grown[tree]):
            if self.parts.tile.style[self.tiles[at]] == style:
                alike += 1
        return alike

    def top_style(self, tree: Tree) -> Style:
        """SD-29: the style of the highest dwelling, the base's if the tree has no tile."""
        grown = self.grown[tree]
        if grown == 0:
            return self.base[tree]
        return self.parts.tile.style[self.tiles[tree * self.parts.max_tiles + grown - 1]]

    def top_owner(self, tree: Tree) -> Seat:
        """Whose tile is on top; NOTHING for a bare base."""
        grown = self.grown[tree]
        if grown == 0:
            return NOTHING
        return self.parts.tile.owner[self.tiles[tree * self.parts.max_tiles + grown - 1]]

    def put_on_top(self, tree: Tree, tile: Tile) -> None:
        """Let the tree grow by a tile."""
        self.tiles[tree * self.parts.max_tiles + self.grown[tree]] = tile
        self.grown[tree] += 1
        self.look_again(tree)

    def take_top(self, tree: Tree) -> Tile:
        """Take the top tile away."""
        self.grown[tree] -= 1
        at = tree * self.parts.max_tiles + self.grown[tree]
        tile = self.tiles[at]
        self.tiles[at] = NOTHING
        self.look_again(tree)
        return tile

    def look_again(self, tree: Tree) -> None:
        """Bring `shows` and `open_trees` up to date after a change to this tree: SD-32, SD-33, SD-81."""
        before = self.shows[tree]
        now = self.top_style(tree)
        if self.capped[tree] or self.is_full(tree):
            now = NOTHING
        if before >= 0:
            self.open_trees[before] -= 1
        if now >= 0:
            self.open_trees[now] += 1
        self.shows[tree] = now

    def prestige(self, tree: Tree) -> Seat:
        """SD-45 to SD-48: who has the most tiles in the tree, the highest of the tied; NOTHING for a bare base."""
        first = tree * self.parts.max_tiles
        return majority(self.tiles, first, first + self.grown[tree], self.parts.tile.owner)[0]

    def prestige_trees(self, seat: Seat) -> i64:
        """SD-123: for how many trees the player has prestige."""
        count: i64 = 0
        for tree in self.board.trees:
            if self.prestige(tree) == seat:
                count += 1
        return count

    # Banners and bridges

    def banner_of(self, seat: Seat, tree: Tree) -> Level:
        """SD-60: on which level of the tree the player's banner hangs; NOTHING if there is none."""
        return self.banner_level[tree * self.seats + seat]

    def put_banner(self, seat: Seat, tree: Tree, level: Level) -> None:
        """Hang the player's banner on this level of the tree."""
        self.banner_level = put(self.banner_level, tree * self.seats + seat, level)

    def banners_hung(self, seat: Seat) -> i64:
        """SD-124: banners on tiles or bases; those on bridges do not count."""
        count: i64 = 0
        for tree in self.board.trees:
            if self.banner_of(seat, tree) >= 0:
                count += 1
        return count

    def bridges_of(self, seat: Seat) -> i64:
        """SD-95: how many bridges carry the player's banner."""
        count: i64 = 0
        for bridge in self.bridges:
            if builder_of(bridge) == seat:
                count += 1
        return count

    # Stacks

    def stacks_of(self, seat: Seat) -> list[int]:
        """SD-11: the styles of all tiles of the player's two stacks in order, those already gone included."""
        first = seat * self.parts.tiles
        return part(self.stacks, first, first + self.parts.tiles)

    def stack_left(self, seat: Seat) -> i64:
        """How many tiles are left in the current stack."""
        return self.parts.stack_size * self.round - self.used[seat]

    def top_tile(self, seat: Seat) -> Style:
        """SD-30: the style of the top tile of the current stack."""
        return self.stacks[self.next_tile(seat)]

    def next_tile(self, seat: Seat) -> i64:
        """Where in `stacks` the player's next tile is."""
        return seat * self.parts.tiles + self.used[seat]

    # Cards

    def hand_begin(self, seat: Seat) -> i64:
        """The first place of the player's hand in `hands`, `known` and `drawn_from`."""
        return seat * self.parts.hand_size

    def hand_end(self, seat: Seat) -> i64:
        """The first place after those of the player's hand."""
        return (seat + 1) * self.parts.hand_size

    def holder_of(self, place: i64) -> Seat:
        """In whose hand this place is."""
        return place // self.parts.hand_size

    def hand(self, seat: Seat) -> list[int]:
        """The cards in hand."""
        places = part(self.hands, self.hand_begin(seat), self.hand_end(seat))
        return [card for card in places if card >= 0]

    def add_to_hand(self, seat: Seat, card: Card) -> None:
        """Put a card that the others have not seen into the hand."""
        self._put_in_hand(seat, card, 0)

    def add_seen_to_hand(self, seat: Seat, card: Card) -> None:
        """Put a card that everybody has seen into the hand."""
        self._put_in_hand(seat, card, 1)

    def _put_in_hand(self, seat: Seat, card: Card, known: i64) -> None:
        """Use the first free place."""
        place = self.hand_begin(seat)
        while self.hands[place] >= 0:
            place += 1
        self.hands[place] = card
        self.known[place] = known
        self.drawn_from[place] = self.shuffles

    def fits_a_tree(self, card: Card) -> bool:
        """SD-27: whether an open tree shows the style of the card."""
        return self.open_trees[self.parts.face_style[card]] > 0

    def displayed(self, seat: Seat, card: Card) -> i64:
        """How many cards of this face lie in front of the player."""
        return self.display[seat * self.parts.faces.size + card]

    def icons_of(self, seat: Seat, item: Item) -> i64:
        """SD-66, SD-67: how many cards in front of the player have the icon of this item."""
        return self.icons[seat * ITEMS + item]

    def lay_out(self, seat: Seat, card: Card) -> None:
        """SD-65: add a card to the player's display."""
        self._display(seat, card, 1)

    def clear_away(self, seat: Seat, card: Card) -> None:
        """SD-66: take a card out of the player's display."""
        self._display(seat, card, -1)

    def _display(self, seat: Seat, card: Card, more: i64) -> None:
        self.display[seat * self.parts.faces.size + card] += more
        parts = self.parts
        for item in range(ITEMS):
            if parts.shows(card, item):
                self.icons[seat * ITEMS + item] += more

    # Items

    def held(self, seat: Seat, item: Item) -> i64:
        """How many items of this kind the player has."""
        return self.items[seat * ITEMS + item]

    def take_item(self, seat: Seat, item: Item) -> None:
        """SD-66, SD-129: an item passes from the general supply to the player."""
        self.supply = plus(self.supply, item, -1)
        self.items = plus(self.items, seat * ITEMS + item, 1)

    def spend_item(self, seat: Seat, item: Item) -> None:
        """SD-128: the player uses an item up; axes and hammers return to the supply."""
        self.items = plus(self.items, seat * ITEMS + item, -1)
        if self.parts.returns[item]:
            self.supply = plus(self.supply, item, 1)

    def may_use_an_item(self) -> bool:
        """SD-71: whether another item may be used in this turn."""
        return self.items_used < self.parts.items_per_turn

    # Fame

    def fame_from(self, seat: Seat, source: i64) -> i64:
        """SD-3: the player's fame from one of the four sources."""
        return self.fame[seat * SOURCES + source]

    def total_fame(self, seat: Seat) -> i64:
        """SD-126: the fame that lies in front of the player."""
        fame: i64 = 0
        for source in range(SOURCES):
            fame += self.fame_from(seat, source)
        return fame

    def earn(self, seat: Seat, source: i64, points: i64) -> None:
        """SD-126, SD-127: take fame from the general supply, which never runs out."""
        self.fame = plus(self.fame, seat * SOURCES + source, points)

    def scores(self) -> list[Score]:
        """SD-3, SD-122 to SD-124: fame by source, then the two tie-breaks."""
        return [
            Score(
                seat,
                [
                    ("banners", self.fame_from(seat, BANNERS)),
                    ("bridges", self.fame_from(seat, BRIDGES)),
                    ("prestige", self.fame_from(seat, PRESTIGE)),
                    ("preeminence", self.fame_from(seat, PREEMINENCE)),
                ],
                [
                    ("prestige-trees", self.prestige_trees(seat)),
                    ("banners", self.banners_hung(seat)),
                ],
            )
            for seat in range(self.seats)
        ]


def majority(tiles: Ints, first: i64, last: i64, owner_of: Ints) -> tuple[Seat, i64]:
    """SD-45 to SD-48: who has the most of these tiles, the highest of the tied, and how many more than anybody else."""
    one: i64 = 1
    counts: i64 = 0  # three bits for each player: a tree has at most six tiles
    holder: i64 = NOTHING
    most: i64 = 0
    lead: i64 = 0
    # From the bottom up, so that of tied players the one who draws level last, with the highest tile, has the prestige.
    for at in range(first, last):
        owner = owner_of[tiles[at]]
        counts += one << 3 * owner
        count = counts >> 3 * owner & 7
        if owner == holder:
            most = count
            lead += 1
        elif count >= most:
            lead = count - most
            most = count
            holder = owner
        elif most - count < lead:
            lead = most - count
    return holder, lead
