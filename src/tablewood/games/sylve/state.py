"""All that changes in Sylve, and the questions about it that need no rule of the turn."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.sylve.dice import (
    FACES,
    NEUTRAL,
    NO_DIE,
    SYMBOLS,
    Face,
    owner_of,
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
from tablewood.games.sylve.places import NOTHING, CardsBySeat
from tablewood.games.sylve.scoring import score
from tablewood.kernel.chance import Chance
from tablewood.kernel.scoring import Score
from tablewood.kernel.state import State
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import (
    Ints,
    SharedInts,
    copied,
    has,
    ints,
    part,
    plus,
    repeated,
    total,
    zeros,
)

if TYPE_CHECKING:
    from tablewood.games.sylve.game import Sylve

_UNSET: Final = ints([])
_UNSET_VECTORS: Final[CardsBySeat] = []


@mypyc_attr(acyclic=True, free_list_len=1)  # searches make a clone, and forget it before the next
class Wood(State):
    """The table: dice, forests, Village, decks, and what lies by each player.

    Vectors are flat: one stretch for each seat. `SharedInts` and `CardsBySeat` are replaced, never changed in place.
    """

    def __init__(self, game: "Sylve", seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.rules: Sylve = game
        self.parts: Parts = game.parts
        self.moves: Moves = game.wood_moves
        self.events: Events = game.wood_events
        # The course of the game
        self.round: i64 = 0
        self.first: i64 = 0
        """Who holds the first-player token."""
        self.next_seat: i64 = 0
        """The seat whose turn comes next, if it has a die in its pool (SY-18)."""
        self.scorches: i64 = 0
        """SY-124: spaces scorched in this turn."""
        # The placement under way
        self.gathered: Ints = _UNSET
        """SY-125: by good, the tokens that the player has gathered by it."""
        self.harvested: i64 = NOTHING
        """SY-117: the ingredient of the forest space on which the player gathered."""
        self.newcomers: SharedInts = _UNSET
        """SY-107: creatures tamed by it, which do not react yet."""
        self.reacting: i64 = NOTHING
        """SY-106: the creature whose power is being carried out; between moves there is none."""
        # The players, by seat
        self.characters: SharedInts = _UNSET
        self.power: SharedInts = _UNSET
        """SY-11: NO_POWER for everybody if the table plays without powers."""
        self.limit: SharedInts = _UNSET
        self.stock: Ints = _UNSET
        """By seat and good."""
        self.tokens: SharedInts = _UNSET
        """SY-135: points held as tokens."""
        self.tamed: CardsBySeat = _UNSET_VECTORS
        # Dice
        self.pool: Ints = _UNSET
        """By seat and face: dice rolled and not yet placed."""
        self.tops: Ints = _UNSET
        """SY-52: by place, the visible die, or NO_DIE."""
        self.covered: SharedInts = _UNSET
        """SY-51: the dice under visible ones, place by place, each stack from the bottom up; on an any-die space their
        order means nothing."""
        self.covered_on: SharedInts = _UNSET
        """By covered die: its place."""
        self.shows: Ints = _UNSET
        """By forest space: the symbol of an empty one, TAKEN, SCORCHED, or NOTHING where there is no space."""
        self.scorch_tokens: i64 = 0
        """SY-9: how many scorch tokens lie on forests."""
        self.aside: SharedInts = _UNSET
        """SY-92: dice out of play until the next round."""
        # Forests
        self.row: SharedInts = _UNSET
        self.symbols: SharedInts = _UNSET
        """SY-26: by forest space, its landscape; NOTHING where the row has no space."""
        self.rewards: SharedInts = _UNSET
        """SY-30, SY-31: by forest space, its ingredient or CREATURE; NOTHING where there is none."""
        self.forest_deck: SharedInts = _UNSET
        """All forests in play, in their order."""
        self.forests_dealt: i64 = 0
        self.held_by: SharedInts = _UNSET
        """By forest: who controls it for good, or NOTHING."""
        self.discarded: SharedInts = _UNSET
        # Potions
        self.potion_deck: SharedInts = _UNSET
        """All potions, in their order."""
        self.potions_dealt: i64 = 0
        self.market: SharedInts = _UNSET
        self.revealed: i64 = NOTHING
        """SY-73: turned up, not yet reserved and not yet in the market."""
        self.reserved: CardsBySeat = _UNSET_VECTORS
        self.hands: CardsBySeat = _UNSET_VECTORS
        self.drunk: CardsBySeat = _UNSET_VECTORS
        # Creatures
        self.piles: SharedInts = _UNSET
        """All creatures, pile after pile, each from its top."""
        self.pile_from: SharedInts = _UNSET
        """By season: where the pile begins; one more entry tells where the last one ends."""
        self.taken: SharedInts = _UNSET
        """By season: how many creatures of the pile are gone."""
        self.freed_by: SharedInts = _UNSET
        """By creature: who has released it, or NOTHING."""

    # Written by tools/clones.py from the fields above.
    def clone(self) -> "Wood":
        copy = Wood(self.rules, self.seats, self.chance.clone())
        self.copy_common(copy)
        copy.round = self.round
        copy.first = self.first
        copy.next_seat = self.next_seat
        copy.scorches = self.scorches
        copy.gathered = self.gathered[:]
        copy.harvested = self.harvested
        copy.newcomers = self.newcomers
        copy.reacting = self.reacting
        copy.characters = self.characters
        copy.power = self.power
        copy.limit = self.limit
        copy.stock = self.stock[:]
        copy.tokens = self.tokens
        copy.tamed = self.tamed
        copy.pool = self.pool[:]
        copy.tops = self.tops[:]
        copy.covered = self.covered
        copy.covered_on = self.covered_on
        copy.shows = self.shows[:]
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
    def side(self) -> i64:
        """SY-61: 0 by day, 1 by night."""
        return (self.round - 1) % SIDES

    # Dice of the pools

    def in_pool(self, seat: Seat, face: Face) -> i64:
        """How many dice with this face up the player still has to place."""
        return self.pool[seat * FACES + face]

    def pool_of(self, seat: Seat) -> list[int]:
        """By face: the dice that the player still has to place."""
        return part(self.pool, seat * FACES, (seat + 1) * FACES)

    def join_pool(self, seat: Seat, face: Face) -> None:
        """A die with this face up comes into the player's pool."""
        self.pool[seat * FACES + face] += 1

    def leave_pool(self, seat: Seat, face: Face) -> None:
        """A die with this face up leaves the player's pool."""
        self.pool[seat * FACES + face] -= 1

    def has_dice(self, seat: Seat) -> bool:
        """Whether the player still has a die to place."""
        pool = self.pool
        first = seat * FACES
        for at in range(first, first + FACES):
            if pool[at] > 0:
                return True
        return False

    def pool_size(self, seat: Seat) -> i64:
        """How many dice the player still has to place."""
        first = seat * FACES
        return self._dice_between(first, first + FACES)

    def elements_in_pool(self, seat: Seat) -> i64:
        """How many element dice the player still has to place."""
        first = seat * FACES
        return self._dice_between(first + SYMBOLS, first + FACES)

    def _dice_between(self, first: i64, end: i64) -> i64:
        pool = self.pool
        dice: i64 = 0
        for at in range(first, end):
            dice += pool[at]
        return dice

    # Dice on the table (see stacks.py)

    def is_empty(self, spot: Spot) -> bool:
        """Whether no die lies on this place."""
        return self.tops[spot] == NO_DIE

    # Forests

    def forest_at(self, space: Space) -> Forest:
        """The forest that this space belongs to."""
        return self.row[space // self.parts.width]

    def spaces_of(self, at: InRow) -> range:
        """The spaces of a forest of the row, used or not."""
        width = self.parts.width
        return range(at * width, (at + 1) * width)

    def lay_out(self, row: SharedInts) -> None:
        """SY-4, SY-161: these forests are the row, and all their spaces are empty."""
        width = self.parts.width
        symbols = repeated(NOTHING, self.parts.spaces)
        rewards = repeated(NOTHING, self.parts.spaces)
        for at in range(len(row)):
            for place in range(width):
                symbols[at * width + place] = self.parts.symbol_of(row[at], place)
                rewards[at * width + place] = self.parts.reward_of(row[at], place)
        self.row = row
        self.symbols = symbols
        self.rewards = rewards
        self.shows = copied(symbols)

    def influence(self, at: InRow) -> Ints:
        """SY-46, SY-52, SY-146: visible dice on a forest of the row, by owner; the last number is the element dice."""
        counts = zeros(NEUTRAL + 1)
        self.add_influence(at, counts, 0)
        return counts

    def add_influence(self, at: InRow, counts: Ints, first: i64) -> None:
        """The same, added to numbers at hand from this place on, for whoever looks at the whole row."""
        tops = self.tops
        width = self.parts.width
        for space in range(at * width, (at + 1) * width):
            die = tops[space]
            if die != NO_DIE:
                counts[first + owner_of(die)] += 1

    # Creatures

    def pile_left(self, season: Season) -> i64:
        """SY-6: how many creatures the pile still has."""
        return self.pile_from[season + 1] - self.pile_from[season] - self.taken[season]

    def top_creature(self, season: Season) -> Creature:
        """SY-6, SY-97: the creature face up on the pile; NOTHING on an empty one."""
        if self.pile_left(season) == 0:
            return NOTHING
        return self.piles[self.pile_from[season] + self.taken[season]]

    def creatures_left(self) -> bool:
        """SY-97: whether any creature can be tamed."""
        return total(self.taken) < len(self.piles)

    def has_tamed(self, seat: Seat, creature: Creature) -> bool:
        """Whether the player has this creature, tamed and not released."""
        return has(self.tamed[seat], creature)

    def is_new(self, creature: Creature) -> bool:
        """SY-107: whether the creature was tamed by the placement under way, so that it does not react yet."""
        return has(self.newcomers, creature)

    def reacts(self, seat: Seat, trigger: Trigger) -> bool:
        """SY-106, SY-107: whether the player has a creature with this trigger, tamed before this placement."""
        triggers = self.parts.trigger
        for creature in self.tamed[seat]:
            if triggers[creature] == trigger and not self.is_new(creature):
                return True
        return False

    # Goods and points

    def in_stock(self, seat: Seat, good: Good) -> i64:
        """How many tokens of this kind the player has."""
        return self.stock[seat * GOODS + good]

    def stock_of(self, seat: Seat) -> Ints:
        """By kind: the tokens that the player has."""
        first = seat * GOODS
        return self.stock[first : first + GOODS]

    def receive(self, seat: Seat, good: Good, count: i64) -> None:
        """Take tokens that do not count as gathered."""
        self.stock[seat * GOODS + good] += count

    def spend(self, seat: Seat, good: Good, count: i64) -> None:
        """Return tokens to the supply."""
        self.stock[seat * GOODS + good] -= count

    def gather(self, seat: Seat, good: Good, count: i64) -> None:
        """SY-8, SY-30: take tokens from the supply, which never runs out."""
        if count > 0:
            self.receive(seat, good, count)
            self.gathered[good] += count
            if self.reacting == NOTHING:
                self.tell(self.events.gathered, seat, good, count)
            else:
                self.tell(self.events.gathered_by, seat, good, count, self.reacting)

    def gain(self, seat: Seat, points: i64) -> None:
        """SY-135: take points as tokens."""
        self.tokens = plus(self.tokens, seat, points)
        if self.reacting == NOTHING:
            self.tell(self.events.gained, seat, points)
        else:
            self.tell(self.events.gained_by, seat, points, self.reacting)

    def power_price(self, seat: Seat) -> i64:
        """SY-172: the berries that a use of the character's power costs."""
        return self.parts.berry_price[self.characters[seat]]

    def can_pay_for_power(self, seat: Seat) -> bool:
        """SY-172: whether the stock has the berries for the character's power."""
        return self.in_stock(seat, BERRY) >= self.power_price(seat)

    def first_berry(self, seat: Seat) -> i64:
        """SY-181: how many ingredients the first berry spent on a potion counts as."""
        return self.parts.first_berry[self.characters[seat]]

    def leftovers(self, seat: Seat) -> i64:
        """SY-168, SY-170: unused ingredients, berries included."""
        stock = self.stock
        first = seat * GOODS
        return stock[first] + stock[first + 1] + stock[first + 2] + stock[first + 3]

    def scores(self) -> list[Score]:
        """SY-164 to SY-168, SY-170: as if the game ended now."""
        return [score(self, seat) for seat in range(self.seats)]
