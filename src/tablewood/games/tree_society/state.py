"""Everything that changes in Tree Society, and what can be asked about it without knowing the turn."""

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from tablewood.games.tree_society.moves import Events, Moves
from tablewood.games.tree_society.parts import (
    LASTING_KINDS,
    LASTS,
    LEVELS,
    NO_INTS,
    NOTHING,
    Action,
    Card,
    CardLevel,
    Cards,
    Face,
    Fruits,
    FruitType,
    Lasting,
    Parts,
    Row,
)
from tablewood.kernel.chance import Chance
from tablewood.kernel.scoring import Score
from tablewood.kernel.state import State
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, SharedInts, copied, place_of, plus, put, zeros

if TYPE_CHECKING:
    from tablewood.games.tree_society.game import TreeSociety

Boards: TypeAlias = list[list[Card]]
"""By seat, the cards of a player board. The rules replace it and the lists in it, so that clones share them."""

_NO_BOARDS: Final[Boards] = []


@mypyc_attr(acyclic=True, free_list_len=1)  # searches make a clone, and forget it before the next
class Society(State):
    """The table: both markets and their decks, and the player boards. Vectors are flat, one stretch for each seat."""

    def __init__(self, game: "TreeSociety", seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.rules: TreeSociety = game
        self.parts: Parts = game.parts
        self.fruits: Fruits = game.parts.fruits
        self.cards: Cards = game.parts.cards
        self.moves: Moves = game.society_moves
        self.events: Events = game.society_events
        # The course of the game
        self.first: Seat = 0
        """TS-8: the first player."""
        self.round: i64 = 0
        self.goal: i64 = 0
        """TS-111, TS-132: how many banners trigger the end."""
        self.goal_round: i64 = 0
        """TS-111, TS-113: the round in which somebody reached the goal; 0 until then."""
        self.deck_ended: bool = False
        """TS-112: whether the last card of the fruit deck has been drawn for good: the game ends with the round."""
        self.shows_sold: i64 = 0
        """TS-127: 1 where everybody may look through every Sold section."""
        self.action: Action = NOTHING
        """TS-43 to TS-47: the fruit action still at hand in this turn."""
        # The fruit cards, by face
        self.fruit_deck: SharedInts = NO_INTS
        """The top card is the last."""
        self.fruit_market: SharedInts = NO_INTS
        self.unsold: SharedInts = NO_INTS
        """By seat and face: how many such cards lie face up on the player board."""
        self.sold_now: SharedInts = NO_INTS
        """TS-35: the fruits sold in this turn; the first is the one of Phase 1."""
        self.sold: SharedInts = NO_INTS
        """By seat and face: how many such cards lie in the Sold section."""
        self.untold: SharedInts = NO_INTS
        """Like `sold`, but only the cards that lay there when a scene began; the log has announced all others."""
        self.visible: Ints = NO_INTS
        """TS-36: by type, how many cards lie unsold on the player boards and in the fruit market."""
        self.drawn_fruits: SharedInts = NO_INTS
        """TS-92: fruits revealed by a draw effect and not yet kept or shuffled back."""
        # The guild cards
        self.in_play: SharedInts = NO_INTS
        """TS-15, TS-16: 1 for each card that has not left the game; the same from set-up to the end."""
        self.guild_deck: SharedInts = NO_INTS
        """The top card is the last."""
        self.guild_market: SharedInts = NO_INTS
        """TS-19: the bottom row from left to right, then the top row; NOTHING in an empty space."""
        self.guild_discard: SharedInts = NO_INTS
        self.drawn_guilds: SharedInts = NO_INTS
        """TS-92: guild cards revealed by a draw effect and not yet built or shuffled back."""
        self.owner: Ints = NO_INTS
        """By card: on whose player board it lies, or NOTHING."""
        self.level: Ints = NO_INTS
        """By card: the highest level built; 0 for a card that nobody has begun."""
        self.boards: Boards = _NO_BOARDS
        """By seat: cards in progress and completed, in order."""
        self.in_progress: SharedInts = NO_INTS
        """TS-62: by seat and space, a card or NOTHING."""
        self.lasting: SharedInts = NO_INTS
        """TS-86, TS-89: by seat and kind, the strongest continuous effect that is active; 0 for none."""
        # The coins, by seat
        self.purse: Ints = NO_INTS
        self.chest: Ints = NO_INTS

    # Written by tools/clones.py from the fields above.
    def clone(self) -> "Society":
        copy = Society(self.rules, self.seats, self.chance.clone())
        self.copy_common(copy)
        copy.first = self.first
        copy.round = self.round
        copy.goal = self.goal
        copy.goal_round = self.goal_round
        copy.deck_ended = self.deck_ended
        copy.shows_sold = self.shows_sold
        copy.action = self.action
        copy.fruit_deck = self.fruit_deck
        copy.fruit_market = self.fruit_market
        copy.unsold = self.unsold
        copy.sold_now = self.sold_now
        copy.sold = self.sold
        copy.untold = self.untold
        copy.visible = self.visible[:]
        copy.drawn_fruits = self.drawn_fruits
        copy.in_play = self.in_play
        copy.guild_deck = self.guild_deck
        copy.guild_market = self.guild_market
        copy.guild_discard = self.guild_discard
        copy.drawn_guilds = self.drawn_guilds
        copy.owner = self.owner[:]
        copy.level = self.level[:]
        copy.boards = self.boards
        copy.in_progress = self.in_progress
        copy.lasting = self.lasting
        copy.purse = self.purse[:]
        copy.chest = self.chest[:]
        return copy

    # The end

    def is_last_round(self) -> bool:
        """TS-111, TS-112, TS-114: whether the game ends with this round."""
        return self.deck_ended or (self.goal_round != 0 and self.round > self.goal_round)

    # Fruits

    def fruit_at(self, seat: Seat, face: Face) -> i64:
        """The place of such cards of this player in `unsold`, `sold` and `untold`."""
        return seat * self.fruits.count + face

    def unsold_of(self, seat: Seat, face: Face) -> i64:
        """How many such fruit cards lie unsold on the player board."""
        return self.unsold[self.fruit_at(seat, face)]

    def sold_of(self, seat: Seat, face: Face) -> i64:
        """How many such fruit cards lie in the Sold section."""
        return self.sold[self.fruit_at(seat, face)]

    def lay_out(self, seat: Seat, face: Face, cards: i64) -> None:
        """Lay this many fruit cards face up on the player board, or take them off it."""
        self.unsold = plus(self.unsold, self.fruit_at(seat, face), cards)
        self.visible[self.fruits.type_of[face]] += cards

    def put_away(self, seat: Seat, face: Face) -> None:
        """Put a fruit card face down into the Sold section."""
        self.sold = plus(self.sold, self.fruit_at(seat, face), 1)

    def unsold_faces(self, seat: Seat) -> list[Face]:
        """The different fruit cards that lie unsold on the player board, in order."""
        return [face for face in range(self.fruits.count) if self.unsold_of(seat, face) > 0]

    def next_unsold(self, seat: Seat, after: Face) -> Face:
        """The first face after this one of which a card lies unsold on the player board; NOTHING if there is none.

        Begin with NOTHING: so one looks through the unsold fruits without a list of them.
        """
        unsold = self.unsold
        count = self.fruits.count
        first = seat * count
        for face in range(after + 1, count):
            if unsold[first + face] > 0:
                return face
        return NOTHING

    def unsold_cards(self, seat: Seat) -> i64:
        """How many fruit cards lie unsold on the player board."""
        return self._all(seat, self.unsold)

    def sold_cards(self, seat: Seat) -> i64:
        """How many fruit cards lie in the Sold section."""
        return self._all(seat, self.sold)

    def unsold_by_type(self, seat: Seat) -> Ints:
        """By type, how many fruit cards lie unsold on the player board."""
        return self._by_type(seat, self.unsold)

    def sold_by_type(self, seat: Seat) -> Ints:
        """By type, how many fruit cards lie in the Sold section."""
        return self._by_type(seat, self.sold)

    def _all(self, seat: Seat, fruits: SharedInts) -> i64:
        """How many of these fruits the player has."""
        count = self.fruits.count
        cards: i64 = 0
        for at in range(seat * count, (seat + 1) * count):
            cards += fruits[at]
        return cards

    def _by_type(self, seat: Seat, fruits: SharedInts) -> Ints:
        """By type, how many of these fruits the player has."""
        counts = zeros(len(self.fruits.types))
        count = self.fruits.count
        first = seat * count
        type_of = self.fruits.type_of
        for face in range(count):
            cards = fruits[first + face]
            if cards > 0:
                counts[type_of[face]] += cards
        return counts

    def is_sold_now(self, fruit: FruitType) -> bool:
        """TS-55: whether a fruit of this type was sold in this turn."""
        for face in self.sold_now:
            if self.fruits.type_of[face] == fruit:
                return True
        return False

    # Guild cards

    def current_level(self, card: Card) -> CardLevel:
        """The highest level built of a card that somebody has begun."""
        return card * LEVELS + self.level[card] - 1

    def next_level(self, card: Card) -> CardLevel:
        """The level to be built next of a card that is not completed."""
        return card * LEVELS + self.level[card]

    def completed(self, seat: Seat) -> list[Card]:
        """The cards of the Completed section, in order."""
        return [card for card in self.boards[seat] if self.level[card] == LEVELS]

    def banners(self, seat: Seat) -> i64:
        """TS-111, TS-124: the banners of the Completed section."""
        banners: i64 = 0
        levels = self.level
        shown = self.cards.banners
        for card in self.boards[seat]:
            if levels[card] == LEVELS:
                banners += shown[card]
        return banners

    def own(self, seat: Seat, card: Card) -> None:
        """Put a guild card on the player board."""
        self.owner[card] = seat
        self._replace_board(seat, sorted([*self.boards[seat], card]))

    def disown(self, seat: Seat, card: Card) -> None:
        """Take a guild card off the player board."""
        self.owner[card] = NOTHING
        self._replace_board(seat, [other for other in self.boards[seat] if other != card])

    def _replace_board(self, seat: Seat, cards: list[Card]) -> None:
        boards = self.boards.copy()
        boards[seat] = cards
        self.boards = boards

    def is_in_row(self, row: Row, card: Card) -> bool:
        """TS-19: whether the card lies in this row of the guild market."""
        market = self.guild_market
        columns = self.parts.columns
        for space in range(row * columns, (row + 1) * columns):
            if market[space] == card:
                return True
        return False

    def market_space(self, row: Row, column: i64) -> i64:
        """The place of this space in `guild_market`."""
        return row * self.parts.columns + column

    # The In-progress section

    def spaces_of(self, seat: Seat) -> Ints:
        """TS-62: what lies in the spaces of the In-progress section: a card or NOTHING each."""
        spaces = self.parts.spaces
        return self.in_progress[seat * spaces : (seat + 1) * spaces]

    def in_space(self, seat: Seat, space: i64) -> Card:
        """TS-62: what lies in this space of the In-progress section: a card or NOTHING."""
        return self.in_progress[seat * self.parts.spaces + space]

    def free_space(self, seat: Seat) -> i64:
        """TS-62: the place in `in_progress` of the player's first free space, or NOTHING."""
        in_progress = self.in_progress
        spaces = self.parts.spaces
        for space in range(seat * spaces, (seat + 1) * spaces):
            if in_progress[space] == NOTHING:
                return space
        return NOTHING

    def take_space(self, seat: Seat, card: Card) -> None:
        """TS-61: put a card into the first free space of the In-progress section."""
        self.in_progress = put(self.in_progress, self.free_space(seat), card)

    def leave_space(self, seat: Seat, card: Card) -> None:
        """TS-79, TS-89, TS-95: the space and the Tree marker are free; the card's continuous effect ends."""
        self.in_progress = put(self.in_progress, place_of(self.in_progress, card), NOTHING)
        self.look_again(seat)

    # Continuous effects

    def lasting_effect(self, seat: Seat, kind: Lasting) -> i64:
        """TS-86, TS-89: the strongest active continuous effect of a kind; 0 for none."""
        return self.lasting[seat * LASTING_KINDS + kind]

    def lasting_without(self, seat: Seat, kind: Lasting, gone: Card) -> i64:
        """TS-144: the strongest continuous effect of a kind if this card were gone; 0 for none."""
        best: i64 = 0
        for space in range(self.parts.spaces):
            card = self.in_space(seat, space)
            if card >= 0 and card != gone:
                at = self.current_level(card)
                if self.cards.effect[at] == LASTS and self.cards.effect_of[at] == kind:
                    best = max(best, self.cards.effect_n[at])
        return best

    def look_again(self, seat: Seat) -> None:
        """TS-86, TS-89: bring `lasting` up to date after a Tree marker has moved or a card has gone."""
        lasting = copied(self.lasting)
        first = seat * LASTING_KINDS
        for at in range(first, first + LASTING_KINDS):
            lasting[at] = 0
        for space in range(self.parts.spaces):
            card = self.in_space(seat, space)
            if card >= 0:
                level = self.current_level(card)
                if self.cards.effect[level] == LASTS:
                    at = first + self.cards.effect_of[level]
                    lasting[at] = max(lasting[at], self.cards.effect_n[level])
        self.lasting = lasting

    # Points

    def place(self, seat: Seat) -> i64:
        """TS-3, TS-126: the place in turn order, 0 for the first player."""
        return (seat - self.first) % self.seats

    def scores(self) -> list[Score]:
        """TS-117 to TS-126: points of the cards in progress and completed, then the last in turn order."""
        return self.rules.scores(self)
