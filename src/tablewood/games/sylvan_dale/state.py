"""All that changes in Builders of Sylvan Dale, and the questions about it that need no rule of the turn."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

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
from tablewood.kernel.chance import Chance
from tablewood.kernel.lists import Shared, SharedNames, plus
from tablewood.kernel.scoring import Score
from tablewood.kernel.state import State

if TYPE_CHECKING:
    from tablewood.games.sylvan_dale.game import SylvanDale

NOTHING: Final = -1
"""No card in this place of the hand, no tile on this level, no banner, no player."""

_UNSET: Final[list[int]] = []


class Dale(State):
    """The table: trees, hands, displays, stacks, deck, market and supply. Lists are flat, one stretch a seat or tree.

    `Shared` lists are replaced (`plus`, `put`), never changed in place.
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
        self.round: int = 0
        self.direction: int = 1
        self.next_seat: int = 0
        """The seat whose turn comes next, if its stack has a tile (SD-22)."""
        self.last_seat: int = 0
        """SD-105: the seat that took the last turn."""
        self.stuck_turns: int = 0
        """SD-44: stuck turns since a tile was last added or the round began."""
        self.played: int = NOTHING
        """The card just played: its style says where the tile may go (SD-26)."""
        self.items_used: int = 0
        """SD-71: how many items the player whose turn it is has used in it."""
        # The trees, by space
        self.tiles: list[int] = _UNSET
        """max_tiles levels a tree, from the bottom: owner * styles + style, or NOTHING."""
        self.grown: list[int] = _UNSET
        """The number of tiles of each tree."""
        self.shows: list[int] = _UNSET
        """SD-29, SD-32, SD-33: the style of the top dwelling of an open tree; NOTHING where no tile can be added."""
        self.open_trees: list[int] = _UNSET
        """By style: how many open trees show it."""
        # The cards
        self.hands: list[int] = _UNSET
        """hand_size places a seat: a card or NOTHING."""
        self.known: list[int] = _UNSET
        """Beside `hands`: 1 for a card that everybody saw its owner take from the market."""
        self.drawn_from: list[int] = _UNSET
        """Beside `hands`: from which deck the card came, counted by shuffles. What a deck is made of, all have seen."""
        self.shuffles: int = 0
        """SD-53: how often the discard pile has become the deck."""
        self.display: list[int] = _UNSET
        """By seat and face: how many such cards lie in front of the player."""
        self.icons: list[int] = _UNSET
        """SD-66, SD-67: by seat and item, how many displayed cards show its icon, dual cards included."""
        self.deck: list[int] = _UNSET
        """The top card is the last."""
        self.discard: list[int] = _UNSET
        self.market: list[int] = _UNSET
        # The stacks, by seat
        self.used: list[int] = _UNSET
        """How many tiles of the two stacks are gone; the next one is the top of the stack."""
        # Seldom changed, and shared by clones
        self.base: Shared = _UNSET
        """By space: the style of the base; NOTHING where no tree stands."""
        self.stacks: Shared = _UNSET
        """SD-11, SD-34: by seat, the styles of the tiles, both stacks in order."""
        self.capped: Shared = _UNSET
        """By space: 1 for a tree with a treetop."""
        self.banner_level: Shared = _UNSET
        """By tree and seat: the level of that player's banner, 0 for the base, or NOTHING."""
        self.bridges: Shared = _UNSET
        """Every bridge as (pair * 8 + seat) * 8 + level."""
        self.box: Shared = _UNSET
        """By seat and style: tiles removed from the game."""
        self.banners: Shared = _UNSET
        """By seat: banners left in stock."""
        self.items: Shared = _UNSET
        """By seat and kind: special items held."""
        self.fame: Shared = _UNSET
        """By seat and source (SD-3)."""
        self.supply: Shared = _UNSET
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
        copy.tiles = self.tiles.copy()
        copy.grown = self.grown.copy()
        copy.shows = self.shows.copy()
        copy.open_trees = self.open_trees.copy()
        copy.hands = self.hands.copy()
        copy.known = self.known.copy()
        copy.drawn_from = self.drawn_from.copy()
        copy.shuffles = self.shuffles
        copy.display = self.display.copy()
        copy.icons = self.icons.copy()
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.market = self.market.copy()
        copy.used = self.used.copy()
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

    def height(self, tree: int) -> int:
        """SD-36: the number of levels, the base included."""
        return 1 + self.grown[tree]

    def top_style(self, tree: int) -> int:
        """SD-29: the style of the highest dwelling, the base's if the tree has no tile."""
        grown = self.grown[tree]
        if grown == 0:
            return self.base[tree]
        return self.tiles[tree * self.parts.max_tiles + grown - 1] % len(self.parts.styles)

    def top_owner(self, tree: int) -> int:
        """Whose tile is on top; NOTHING for a bare base."""
        grown = self.grown[tree]
        if grown == 0:
            return NOTHING
        return self.tiles[tree * self.parts.max_tiles + grown - 1] // len(self.parts.styles)

    def look_again(self, tree: int) -> None:
        """Bring `shows` and `open_trees` up to date after a change to this tree: SD-32, SD-33, SD-81."""
        before = self.shows[tree]
        now = self.top_style(tree)
        if self.capped[tree] or self.grown[tree] >= self.parts.max_tiles:
            now = NOTHING
        if before >= 0:
            self.open_trees[before] -= 1
        if now >= 0:
            self.open_trees[now] += 1
        self.shows[tree] = now

    def prestige(self, tree: int) -> int:
        """SD-45 to SD-48: who has the most tiles in the tree, the highest of the tied; NOTHING for a bare base."""
        first = tree * self.parts.max_tiles
        return majority(self.tiles, first, first + self.grown[tree], self.parts.tile_owner)[0]

    def prestige_trees(self, seat: int) -> int:
        """SD-123: for how many trees the player has prestige."""
        return len([tree for tree in self.board.trees if self.prestige(tree) == seat])

    def banners_hung(self, seat: int) -> int:
        """SD-124: banners on tiles or bases; those on bridges do not count."""
        levels = self.banner_level[seat :: self.seats]
        return len([level for level in levels if level >= 0])

    # Stacks

    def stack_left(self, seat: int) -> int:
        """How many tiles the current stack has."""
        return self.parts.stack_size * self.round - self.used[seat]

    def top_tile(self, seat: int) -> int:
        """SD-30: the style of the top tile of the current stack."""
        return self.stacks[seat * self.parts.tiles + self.used[seat]]

    # Cards

    def add_to_hand(self, seat: int, card: int, known: int) -> None:
        """Put a card into the first free place of the hand."""
        place = seat * self.parts.hand_size
        while self.hands[place] >= 0:
            place += 1
        self.hands[place] = card
        self.known[place] = known
        self.drawn_from[place] = self.shuffles

    def hand(self, seat: int) -> list[int]:
        """The cards in hand."""
        first = seat * self.parts.hand_size
        return [card for card in self.hands[first : first + self.parts.hand_size] if card >= 0]

    def lay_out(self, seat: int, card: int, cards: int) -> None:
        """Add so many cards of this face to the display, or take them from it."""
        self.display[seat * self.parts.faces.size + card] += cards
        for item in range(ITEMS):
            if self.parts.face_shows[card * ITEMS + item]:
                self.icons[seat * ITEMS + item] += cards

    # Items

    def may_use_an_item(self) -> bool:
        """SD-71: whether another item may be used in this turn."""
        return self.items_used < self.parts.items_per_turn

    # Fame

    def total_fame(self, seat: int) -> int:
        """SD-126: the fame that lies in front of the player."""
        fame = 0
        for at in range(seat * SOURCES, (seat + 1) * SOURCES):
            fame += self.fame[at]
        return fame

    def earn(self, seat: int, source: int, points: int) -> None:
        """SD-126, SD-127: take fame from the general supply, which never runs out."""
        self.fame = plus(self.fame, seat * SOURCES + source, points)

    def scores(self) -> list[Score]:
        """SD-3, SD-122 to SD-124: fame by source, then the two tie-breaks."""
        return [
            Score(
                seat,
                [
                    ("banners", self.fame[seat * SOURCES + BANNERS]),
                    ("bridges", self.fame[seat * SOURCES + BRIDGES]),
                    ("prestige", self.fame[seat * SOURCES + PRESTIGE]),
                    ("preeminence", self.fame[seat * SOURCES + PREEMINENCE]),
                ],
                [
                    ("prestige-trees", self.prestige_trees(seat)),
                    ("banners", self.banners_hung(seat)),
                ],
            )
            for seat in range(self.seats)
        ]


def majority(tiles: list[int], first: int, last: int, owner_of: list[int]) -> tuple[int, int]:
    """SD-45 to SD-48: who has the most of these tiles, the highest of the tied, and how many more than anybody else."""
    one: i64 = 1
    counts: i64 = 0  # three bits a player: a tree has at most six tiles
    holder: i64 = NOTHING
    most: i64 = 0
    lead: i64 = 0
    # From the bottom up, so that of tied players the one who draws level last, with the highest tile, has the prestige.
    for at in range(first, last):
        owner: i64 = owner_of[tiles[at]]
        counts += one << 3 * owner
        count: i64 = counts >> 3 * owner & 7
        if owner == holder:
            most = count
            lead += 1
        elif count >= most:
            lead = count - most
            most = count
            holder = owner
        elif most - count < lead:
            lead = most - count
    return int(holder), int(lead)
