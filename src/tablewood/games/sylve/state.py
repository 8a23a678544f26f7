"""All that changes in Sylve, and the questions about it that need no rule of the turn."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablewood.games.sylve.dice import (
    EMPTY,
    FACES,
    NEUTRAL,
    SYMBOLS,
    Die,
    Face,
    Level,
    die_at,
    owner_of,
    pushed,
    top_of,
    without,
)
from tablewood.games.sylve.moves import Events, Moves
from tablewood.games.sylve.parts import (
    BERRY,
    GOODS,
    SIDES,
    Creature,
    Forest,
    Good,
    InRow,
    Parts,
    Season,
    Space,
    Spot,
    Trigger,
)
from tablewood.games.sylve.places import NOTHING, TAKEN, CardsBySeat
from tablewood.games.sylve.scoring import score
from tablewood.kernel.chance import Chance
from tablewood.kernel.lists import Shared, plus
from tablewood.kernel.scoring import Score
from tablewood.kernel.state import State
from tablewood.kernel.step import Seat

if TYPE_CHECKING:
    from tablewood.games.sylve.game import Sylve

_UNSET: Final[list[int]] = []
_UNSET_BY_SEAT: Final[list[list[int]]] = []


class Wood(State):
    """The table: dice, forests, Village, decks, and what lies by each player.

    Lists are flat: one stretch for each seat. `Shared` lists and `CardsBySeat` are replaced, never changed in place.
    """

    def __init__(self, game: "Sylve", seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.rules: Sylve = game
        self.parts: Parts = game.parts
        self.moves: Moves = game.wood_moves
        self.events: Events = game.wood_events
        # The course of the game
        self.round: int = 0
        self.first: int = 0
        """Who holds the first-player token."""
        self.next_seat: int = 0
        """The seat whose turn comes next, if it has a die in its pool (SY-18)."""
        self.scorches: int = 0
        """SY-124: spaces scorched in this turn."""
        # The placement under way
        self.gathered: list[int] = _UNSET
        """SY-125: by good, the tokens that the player has gathered by it."""
        self.harvested: int = NOTHING
        """SY-117: the ingredient of the forest space on which the player gathered."""
        self.newcomers: Shared = _UNSET
        """SY-107: creatures tamed by it, which do not react yet."""
        self.reacting: int = NOTHING
        """SY-106: the creature whose power is being carried out; between moves there is none."""
        # The players, by seat
        self.characters: Shared = _UNSET
        self.power: Shared = _UNSET
        """SY-11: NO_POWER for everybody if the table plays without powers."""
        self.limit: Shared = _UNSET
        self.stock: list[int] = _UNSET
        """By seat and good."""
        self.tokens: Shared = _UNSET
        """SY-135: points held as tokens."""
        self.tamed: CardsBySeat = _UNSET_BY_SEAT
        # Dice
        self.pool: list[int] = _UNSET
        """By seat and face: dice rolled and not yet placed."""
        self.stacks: list[int] = _UNSET
        """By place: the dice that lie there (see dice.py); on an any-die space their order means nothing."""
        self.shows: list[int] = _UNSET
        """By forest space: the symbol of an empty one, TAKEN, SCORCHED, or NOTHING where there is no space."""
        self.scorch_tokens: int = 0
        """SY-9: how many scorch tokens lie on forests."""
        self.aside: Shared = _UNSET
        """SY-92: dice out of play until the next round."""
        # Forests
        self.row: Shared = _UNSET
        self.symbols: Shared = _UNSET
        """SY-26: by forest space, its landscape; NOTHING where the row has no space."""
        self.rewards: Shared = _UNSET
        """SY-30, SY-31: by forest space, its ingredient or CREATURE; NOTHING where there is none."""
        self.forest_deck: Shared = _UNSET
        """All forests in play, in their order."""
        self.forests_dealt: int = 0
        self.held_by: Shared = _UNSET
        """By forest: who controls it for good, or NOTHING."""
        self.discarded: Shared = _UNSET
        # Potions
        self.potion_deck: Shared = _UNSET
        """All potions, in their order."""
        self.potions_dealt: int = 0
        self.market: Shared = _UNSET
        self.revealed: int = NOTHING
        """SY-73: turned up, not yet reserved and not yet in the market."""
        self.reserved: CardsBySeat = _UNSET_BY_SEAT
        self.hands: CardsBySeat = _UNSET_BY_SEAT
        self.drunk: CardsBySeat = _UNSET_BY_SEAT
        # Creatures
        self.piles: Shared = _UNSET
        """All creatures, pile after pile, each from its top."""
        self.pile_from: Shared = _UNSET
        """By season: where the pile begins; one more entry tells where the last one ends."""
        self.taken: Shared = _UNSET
        """By season: how many creatures of the pile are gone."""
        self.freed_by: Shared = _UNSET
        """By creature: who has released it, or NOTHING."""

    # Written by tools/clones.py from the fields above.
    def clone(self) -> "Wood":
        copy = Wood(self.rules, self.seats, self.chance.clone())
        self.copy_common(copy)
        copy.round = self.round
        copy.first = self.first
        copy.next_seat = self.next_seat
        copy.scorches = self.scorches
        copy.gathered = self.gathered.copy()
        copy.harvested = self.harvested
        copy.newcomers = self.newcomers
        copy.reacting = self.reacting
        copy.characters = self.characters
        copy.power = self.power
        copy.limit = self.limit
        copy.stock = self.stock.copy()
        copy.tokens = self.tokens
        copy.tamed = self.tamed
        copy.pool = self.pool.copy()
        copy.stacks = self.stacks.copy()
        copy.shows = self.shows.copy()
        copy.scorch_tokens = self.scorch_tokens
        copy.aside = self.aside
        copy.row = self.row
        copy.symbols = self.symbols
        copy.rewards = self.rewards
        copy.forest_deck = self.forest_deck
        copy.forests_dealt = self.forests_dealt
        copy.held_by = self.held_by
        copy.discarded = self.discarded
        copy.potion_deck = self.potion_deck
        copy.potions_dealt = self.potions_dealt
        copy.market = self.market
        copy.revealed = self.revealed
        copy.reserved = self.reserved
        copy.hands = self.hands
        copy.drunk = self.drunk
        copy.piles = self.piles
        copy.pile_from = self.pile_from
        copy.taken = self.taken
        copy.freed_by = self.freed_by
        return copy

    # The Village

    @property
    def side(self) -> int:
        """SY-61: 0 by day, 1 by night."""
        return (self.round - 1) % SIDES

    # Dice

    def in_pool(self, seat: Seat, face: Face) -> int:
        """How many dice with this face up the player still has to place."""
        row: i64 = seat  # a machine integer, like the others below: these are asked most of all
        return self.pool[row * FACES + face]

    def pool_of(self, seat: Seat) -> list[int]:
        """By face: the dice that the player still has to place."""
        return self.pool[seat * FACES : (seat + 1) * FACES]

    def join_pool(self, seat: Seat, face: Face) -> None:
        """A die with this face up comes into the player's pool."""
        row: i64 = seat
        self.pool[row * FACES + face] += 1

    def leave_pool(self, seat: Seat, face: Face) -> None:
        """A die with this face up leaves the player's pool."""
        row: i64 = seat
        self.pool[row * FACES + face] -= 1

    def has_dice(self, seat: Seat) -> bool:
        """Whether the player still has a die to place."""
        row: i64 = seat
        first = row * FACES
        pool = self.pool
        for at in range(first, first + FACES):
            if pool[at] > 0:
                return True
        return False

    def pool_size(self, seat: Seat) -> int:
        """How many dice the player still has to place."""
        first = seat * FACES
        pool = self.pool
        dice = 0
        for at in range(first, first + FACES):
            dice += pool[at]
        return dice

    def elements_in_pool(self, seat: Seat) -> int:
        """How many element dice the player still has to place."""
        pool = self.pool
        dice = 0
        for at in range(seat * FACES + SYMBOLS, (seat + 1) * FACES):
            dice += pool[at]
        return dice

    def put(self, spot: Spot, die: Die) -> None:
        """A die comes to lie on a place, on top of what is there."""
        self.stacks[spot] = pushed(self.stacks[spot], die)
        if self.parts.is_space(spot):
            self.shows[spot] = TAKEN

    def lift(self, spot: Spot, level: Level) -> Die:
        """SY-54: a die leaves a place; those above it drop down."""
        stack = self.stacks[spot]
        self.stacks[spot] = without(stack, level)
        if self.parts.is_space(spot) and self.stacks[spot] == EMPTY:
            self.shows[spot] = self.symbols[spot]
        return die_at(stack, level)

    # Forests

    def forest_at(self, space: Space) -> Forest:
        """The forest that this space belongs to."""
        return self.row[space // self.parts.width]

    def spaces_of(self, at: InRow) -> range:
        """The spaces of a forest of the row, used or not."""
        width = self.parts.width
        return range(at * width, (at + 1) * width)

    def lay_out(self, row: list[int]) -> None:
        """SY-4, SY-161: these forests are the row, and all their spaces are empty."""
        nothing = [NOTHING] * (self.parts.spaces - len(row) * self.parts.width)
        self.row = row
        self.symbols = []
        self.rewards = []
        for forest in row:
            self.symbols.extend(self.parts.symbols_of(forest))
            self.rewards.extend(self.parts.rewards_of(forest))
        self.symbols.extend(nothing)
        self.rewards.extend(nothing)
        self.shows = self.symbols.copy()

    def influence(self, at: InRow) -> list[int]:
        """SY-46, SY-52, SY-146: visible dice on a forest of the row, by owner; the last number is the element dice."""
        counts = [0] * (NEUTRAL + 1)
        stacks = self.stacks
        width = self.parts.width
        for space in range(at * width, (at + 1) * width):
            stack = stacks[space]
            if stack != EMPTY:
                counts[owner_of(top_of(stack))] += 1
        return counts

    # Creatures

    def pile_left(self, season: Season) -> int:
        """SY-6: how many creatures the pile still has."""
        return self.pile_from[season + 1] - self.pile_from[season] - self.taken[season]

    def top_creature(self, season: Season) -> Creature:
        """SY-6, SY-97: the creature face up on the pile; NOTHING on an empty one."""
        if self.pile_left(season) == 0:
            return NOTHING
        return self.piles[self.pile_from[season] + self.taken[season]]

    def creatures_left(self) -> bool:
        """SY-97: whether any creature can be tamed."""
        gone = 0
        for taken in self.taken:
            gone += taken
        return gone < len(self.piles)

    def reacts(self, seat: Seat, trigger: Trigger) -> bool:
        """SY-106, SY-107: whether the player has a creature with this trigger, tamed before this placement."""
        parts = self.parts
        for creature in self.tamed[seat]:
            if parts.trigger[creature] == trigger and creature not in self.newcomers:
                return True
        return False

    # Goods and points

    def in_stock(self, seat: Seat, good: Good) -> int:
        """How many tokens of this kind the player has."""
        row: i64 = seat
        return self.stock[row * GOODS + good]

    def stock_of(self, seat: Seat) -> list[int]:
        """By kind: the tokens that the player has."""
        return self.stock[seat * GOODS : (seat + 1) * GOODS]

    def receive(self, seat: Seat, good: Good, count: int) -> None:
        """Take tokens that do not count as gathered."""
        row: i64 = seat
        self.stock[row * GOODS + good] += count

    def spend(self, seat: Seat, good: Good, count: int) -> None:
        """Return tokens to the supply."""
        row: i64 = seat
        self.stock[row * GOODS + good] -= count

    def gather(self, seat: Seat, good: Good, count: int) -> None:
        """SY-8, SY-30: take tokens from the supply, which never runs out."""
        if count > 0:
            self.receive(seat, good, count)
            self.gathered[good] += count
            if self.reacting == NOTHING:
                self.tell(self.events.gathered, seat, good, count)
            else:
                self.tell(self.events.gathered_by, seat, good, count, self.reacting)

    def gain(self, seat: Seat, points: int) -> None:
        """SY-135: take points as tokens."""
        self.tokens = plus(self.tokens, seat, points)
        if self.reacting == NOTHING:
            self.tell(self.events.gained, seat, points)
        else:
            self.tell(self.events.gained_by, seat, points, self.reacting)

    def power_price(self, seat: Seat) -> int:
        """SY-172: the berries that a use of the character's power costs."""
        return self.parts.berry_price[self.characters[seat]]

    def can_pay_for_power(self, seat: Seat) -> bool:
        """SY-172: whether the stock has the berries for the character's power."""
        return self.in_stock(seat, BERRY) >= self.power_price(seat)

    def first_berry(self, seat: Seat) -> int:
        """SY-181: how many ingredients the first berry spent on a potion counts as."""
        return self.parts.first_berry[self.characters[seat]]

    def leftovers(self, seat: Seat) -> int:
        """SY-168, SY-170: unused ingredients, berries included."""
        stock = self.stock
        row: i64 = seat
        first = row * GOODS
        return stock[first] + stock[first + 1] + stock[first + 2] + stock[first + 3]

    def scores(self) -> list[Score]:
        """SY-164 to SY-168, SY-170: as if the game ended now."""
        return [score(self, seat) for seat in range(self.seats)]
