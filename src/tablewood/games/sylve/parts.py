"""The components as the rules look them up: flat tables of ints, filled once by `components.py`."""

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from tablewood.games.sylve.dice import Face
from tablewood.kernel.definitions import Definitions
from tablewood.kernel.moves import Domain
from tablewood.kernel.number_sets import NumberSet, has
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, ints

if TYPE_CHECKING:
    from tablewood.games.sylve.state import Wood

Good: TypeAlias = i64
"""A kind of tokens: one of the basic ingredients, or the power berry."""

Reward: TypeAlias = i64
"""What a forest space gives: an ingredient, or CREATURE."""

Trigger: TypeAlias = i64
"""What sets off a creature's power."""

Power: TypeAlias = i64
"""What a character may do."""

Season: TypeAlias = i64
Forest: TypeAlias = i64
Creature: TypeAlias = i64
Potion: TypeAlias = i64
Character: TypeAlias = i64

Spot: TypeAlias = i64
"""A place for dice: a forest space, a space of the Village, or the slot of a creature."""

Space: TypeAlias = i64
"""A spot that is a space of a forest in the row."""

InRow: TypeAlias = i64
"""A forest's place in the row: 0 for A."""

Goods: TypeAlias = NumberSet
"""A set of kinds of tokens."""

PLANT: Final = 0
MUSHROOM: Final = 1
CRYSTAL: Final = 2
BASICS: Final = 3
"""SY-63: the basic ingredients come first."""
BERRY: Final = 3
GOODS: Final = 4
CREATURE: Final = 3
"""The reward of a creature space, where other spaces name their ingredient."""

SEASONS: Final = 4
SIDES: Final = 2
"""SY-2, SY-61: the Village by day and by night."""

# The triggers of creature powers

PLACE_IN_SEASON: Final = 0
PLACE_IN_VILLAGE: Final = 1
GATHER_IN_SEASON: Final = 2
GATHERED: Final = 3
CREATURE_SPACE: Final = 4
FIRST_SCORCH: Final = 5
BREW: Final = 6
TAME: Final = 7
CONTROL_SEASON: Final = 8
ROUND_END: Final = 9
SLOT: Final = 10
ON_TURN: Final = 11

# The kinds of dice that a slot takes

NO_SLOT: Final = 0
FORAGE_SLOT: Final = 1
ELEMENT_SLOT: Final = 2

# The powers of the characters

NO_POWER: Final = 0
STACK: Final = 1
BREAK_TIE: Final = 2
BEAST_FRIEND: Final = 3
THRIFTY_BREWER: Final = 4

ANY_DIE: Final = -1
"""SY-59: a Village space that takes every die, instead of the face it asks for."""


_UNREAD: Final = ints([])


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Definitions):
    """What a Village space, a creature or a potion does. `effects.py` has one class for each verb of the tables."""

    def __init__(self, words: str) -> None:
        self.words: Final = words
        """As written in the table."""
        self.gathers: bool = False
        """SY-140: whether it takes tokens from the supply, and so comes before the exchanges."""
        self.scorches: bool = False
        """SY-113, SY-114: whether it scorches forest spaces."""
        self.clause: int = 81
        """SY-81: the clause against drinking what cannot be carried out."""
        self.ingredients: bool = False
        """SY-178, SY-179: whether a space with this effect is an ingredient space."""

    def possible(self, s: "Wood", seat: Seat, owed: int) -> bool:
        """SY-81: whether it can be carried out now; `owed` is 1 while the turn's own placement is still to come."""
        return True

    def carry_out(self, s: "Wood", seat: Seat) -> None:
        """Change the state, or put the question that the effect asks on the agenda."""
        raise NotImplementedError


class Parts(Definitions):
    """Every table of the game."""

    def __init__(self) -> None:
        # Names, in the order of the numbers that the rules use
        self.faces: list[str] = []
        self.goods: list[str] = []
        self.seasons: list[str] = []
        self.colours: list[str] = []
        """By character."""
        # Dice (SY-12, SY-15)
        self.forage_rolls: Ints = _UNREAD
        """The faces of a forage die, one entry for each side."""
        self.element_rolls: Ints = _UNREAD
        self.forage_dice: int = 0
        self.element_dice: int = 0
        self.water_bonus: i64 = 0
        """SY-43: what a water die gathers on top of the usual token."""
        # Places for dice: forest spaces of the row, then the Village, then the slots of creatures
        self.most_forests: int = 0
        self.width: i64 = 0
        """Spaces of the largest forest: every forest of the row takes up this many numbers."""
        self.spaces: i64 = 0
        self.slots_from: i64 = 0
        self.spots: Domain = Domain("place", [])
        self.levels: int = 0
        """SY-51: the highest possible stack: all dice of the game."""
        # The Village (SY-56 to SY-64)
        self.village: list[str] = []
        self.positions: list[list[int]] = []
        self.accepts: Ints = _UNREAD
        """By Village space: the face it asks for, or ANY_DIE."""
        self.any_die: Ints = _UNREAD
        """SY-59: the places of the Village that take every die."""
        self.asking: list[Ints] = []
        """SY-57: by face, the places of the Village that ask for it."""
        self.actions: list[list[Effect]] = []
        """By side and space, in order."""
        self.village_ingredients: Ints = _UNREAD
        """SY-179: by side and space, 1 for an ingredient space."""
        # Forests
        self.forests: list[str] = []
        self.decks: dict[int, Ints] = {}
        """SY-3: by number of players, the forests that are in play."""
        self.forest_points: Ints = _UNREAD
        self.forest_players: Ints = _UNREAD
        self.forest_seasons: Ints = _UNREAD
        """By forest: the set of its seasons (SY-33)."""
        self.forest_symbol: Ints = _UNREAD
        """By forest and place: the landscape of the space; NOTHING where the card has no space."""
        self.forest_reward: Ints = _UNREAD
        """By forest and place: an ingredient or CREATURE; NOTHING where the card has no space."""
        # Creatures
        self.creatures: list[str] = []
        self.creature_season: Ints = _UNREAD
        self.piles: list[Ints] = []
        """SY-6: by season, the creatures of its pile."""
        self.trigger: Ints = _UNREAD
        self.argument: Ints = _UNREAD
        """The season or the ingredient that the trigger names; NOTHING if it names none."""
        self.slot: Ints = _UNREAD
        self.when: list[str] = []
        self.powers: list[Effect] = []
        # Potions
        self.potions: list[str] = []
        self.all_potions: Ints = _UNREAD
        """SY-5: the numbers of all potions, in order."""
        self.cost: Ints = _UNREAD
        """By potion and basic ingredient."""
        self.price: Ints = _UNREAD
        """By potion: the number of ingredients it costs in all."""
        self.cheapest: i64 = 0
        """The least that any potion costs in all."""
        self.dearest: int = 0
        """The most that a potion costs of one ingredient."""
        self.potion_points: Ints = _UNREAD
        self.drinks: list[Effect] = []
        # Characters
        self.characters: list[str] = []
        self.power: Ints = _UNREAD
        self.power_names: list[str] = []
        self.berry_price: Ints = _UNREAD
        """SY-172: by character, the berries that a use of the power costs."""
        self.first_berry: Ints = _UNREAD
        """SY-181: by character, how many ingredients the first berry spent on a potion counts as."""
        self.per_round: Ints = _UNREAD
        """SY-175: how often the power may be used in a round; 0 for any number of times."""
        self.creature_limit: Ints = _UNREAD
        """SY-180: by character, with the power in use."""
        self.provenance: dict[str, str] = {}
        """By table of the component file: rulebook, published or reconstructed."""
        # Numbers
        self.rounds: int = 0
        self.market: int = 0
        self.berries: int = 0
        self.row: dict[int, int] = {}
        """SY-4: forests in a row, by number of players."""
        self.limit: int = 0
        self.scorch_tokens: i64 = 0
        self.creature_value: i64 = 0
        self.housed_value: i64 = 0
        self.leftovers: i64 = 0

    # Places for dice

    def is_space(self, spot: Spot) -> bool:
        """Whether the place is a space of a forest."""
        return spot < self.spaces

    def is_in_village(self, spot: Spot) -> bool:
        """Whether the place is a space of the Village."""
        return self.spaces <= spot < self.slots_from

    def is_slot(self, spot: Spot) -> bool:
        """Whether the place is the slot of a creature."""
        return spot >= self.slots_from

    def slot_of(self, creature: Creature) -> Spot:
        """The creature's slot, if its card has one, as a place for dice."""
        return self.slots_from + creature

    def creature_of(self, slot: Spot) -> Creature:
        """The creature that this slot belongs to."""
        return slot - self.slots_from

    # The Village

    def village_spot(self, at: i64) -> Spot:
        """The space of the Village with this number, as a place for dice."""
        return self.spaces + at

    def accepted_at(self, spot: Spot) -> Face:
        """SY-57, SY-59: the face that this space of the Village asks for, or ANY_DIE."""
        return self.accepts[spot - self.spaces]

    def actions_at(self, spot: Spot, side: i64) -> list[Effect]:
        """SY-56, SY-61: what this space of the Village does on this side, in order."""
        return self.actions[side * len(self.village) + spot - self.spaces]

    def has_ingredients(self, spot: Spot, side: i64) -> bool:
        """SY-179: whether this space of the Village gives ingredients on this side."""
        return self.village_ingredients[side * len(self.village) + spot - self.spaces] != 0

    # Cards

    def in_season(self, forest: Forest, season: Season) -> bool:
        """SY-33: whether the forest, with all its spaces, is of this season."""
        return has(self.forest_seasons[forest], season)

    def symbol_of(self, forest: Forest, place: i64) -> Face:
        """SY-26: the landscape of this space of the forest; NOTHING where the card has no space."""
        return self.forest_symbol[forest * self.width + place]

    def reward_of(self, forest: Forest, place: i64) -> Reward:
        """SY-30, SY-31: what this space of the forest gives; NOTHING where the card has no space."""
        return self.forest_reward[forest * self.width + place]

    def cost_of(self, potion: Potion, good: Good) -> i64:
        """SY-66: how many of this basic ingredient the potion costs."""
        return self.cost[potion * BASICS + good]
