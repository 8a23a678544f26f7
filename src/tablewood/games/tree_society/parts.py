"""What the rules look up and never change: fruits, guild cards and numbers, as flat tables of ints.

`components.py` reads them from the component table.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.moves import Domain
from tablewood.kernel.vectors import Ints, ints

# What a number stands for: machine integers (`i64`), which compiled code looks up and compares without objects

Face: TypeAlias = i64
"""A fruit card by all that it shows: type, action, +1 icon."""

FruitType: TypeAlias = i64
"""TS-36: apple, cherry and so on: what is counted for a price."""

Card: TypeAlias = i64
"""A guild card."""

CardLevel: TypeAlias = i64
"""A level of a guild card: its place in the tables of `Cards`."""

Guild: TypeAlias = i64
"""One of the six guilds."""

Row: TypeAlias = i64
"""TS-19: BOTTOM or TOP."""

Action: TypeAlias = i64
"""TS-48 to TS-52: a fruit action, from SELL to LESS; or NOTHING."""

Lasting: TypeAlias = i64
"""TS-89: what a continuous effect reacts to, from ON_DEPOSIT to ON_DISCARD."""

Cause: TypeAlias = i64
"""Why something is done in a turn: AT_REST, BY_ACTION or BY_EFFECT."""

Scope: TypeAlias = i64
"""TS-151: what an effect that builds may build: ANY, NEW or OWN."""

Reduction: TypeAlias = i64
"""TS-72, TS-73: how many coins less a level costs; or FULL, HALF, FREE."""

Counter: TypeAlias = i64
"""TS-163: what is counted, from BANNERS on; NOTHING where nothing is."""

NOTHING: Final = -1
"""No card in this place, nobody, no counter."""

LEVELS: Final = 3
"""TS-60: every guild card has levels 1, 2 and 3."""

ROWS: Final = 2
BOTTOM: Final = 0
TOP: Final = 1
"""TS-19: the rows of the guild market."""

# Fruit actions (TS-48 to TS-52)

SELL: Final = 0
ROW: Final = 1
TAKE: Final = 2
CHEST: Final = 3
LESS: Final = 4

# Why something is done in a turn, as the log tells it

CAUSES: Final = ["rest", "action", "effect"]
AT_REST: Final = 0
BY_ACTION: Final = 1
BY_EFFECT: Final = 2

# What a level may do when it is built

NO_EFFECT: Final = 0
SCORES_AT_END: Final = 1
GAINS_COINS: Final = 2
FILLS_CHEST: Final = 3
SELLS_MORE: Final = 4
TAKES_FRUIT: Final = 5
RENEWS_ROW: Final = 6
BUILDS_CHEAPER: Final = 7
DRAWS_FRUIT: Final = 8
DRAWS_GUILD: Final = 9
LASTS: Final = 10

# Continuous effects (TS-89), by what they react to

ON_DEPOSIT: Final = 0
ON_SALE: Final = 1
ON_NEW: Final = 2
ON_RAISE: Final = 3
ON_TAKE: Final = 4
ON_COMPLETION: Final = 5
ON_DISCARD: Final = 6
LASTING_KINDS: Final = 7

# Mandatory parts (TS-91)

NO_DUTY: Final = 0
COMPOST: Final = 1
DISCARD_ANY: Final = 2
DISCARD_DONE: Final = 3

# What an effect that builds may build (TS-151)

ANY: Final = 0
NEW: Final = 1
OWN: Final = 2

# Reductions of a cost that are not a number of coins (TS-72, TS-73)

FULL: Final = 0
HALF: Final = -1
FREE: Final = -2

# What can be counted (TS-163)

BANNERS: Final = 0
MAJORITY_BANNERS: Final = 1
GUILD_KINDS: Final = 2
HOUSES: Final = 3
SOLD: Final = 4
SOLD_KINDS: Final = 5
SOLD_MOST: Final = 6
UNSOLD: Final = 7
UNSOLD_KINDS: Final = 8
COINS: Final = 9
_GUILD_BANNERS: Final = 10
"""From here on the banners of each guild in turn."""


def banner_counter(guild: Guild) -> Counter:
    """The counter of this guild's banners."""
    return _GUILD_BANNERS + guild


def counts_one_guild(counter: Counter) -> bool:
    """Whether the banners of one guild are counted."""
    return counter >= _GUILD_BANNERS


def guild_counted(counter: Counter) -> Guild:
    """The guild whose banners are counted."""
    return counter - _GUILD_BANNERS


def counts_fruits(counter: Counter) -> bool:
    """Whether fruits are counted, sold or unsold."""
    return SOLD <= counter <= UNSOLD_KINDS


NO_INTS: Final = ints([])
"""What a table or a part of a state holds before it is filled."""


class Fruits(Definitions):
    """TS-20, TS-36 to TS-40, TS-43: the fruit cards; cards that look the same share a face."""

    def __init__(self, types: list[str], actions: list[str]) -> None:
        self.types: Final = types
        self.actions: Final = actions
        self.faces: Domain = Domain("fruit", [])
        self.count: i64 = 0
        self.type_of: Ints = NO_INTS
        self.action_of: Ints = NO_INTS
        self.plus: Ints = NO_INTS
        self.cards: Final[list[list[str]]] = []
        """The cards of each face."""
        self.copies: Ints = NO_INTS
        """How many such cards there are in all."""
        self.unmarked: Ints = NO_INTS
        """How many of them lack the 3-4 mark."""
        self.chest_coins: i64 = 0
        self.less_coins: Reduction = 0


class Cards(Definitions):
    """TS-12, TS-60: the guild cards."""

    def __init__(self, guilds: list[str]) -> None:
        self.guilds: Final = guilds
        self.names: Domain = Domain("card", [])
        self.count: i64 = 0
        self.number: Ints = NO_INTS
        self.guild: Ints = NO_INTS
        self.banners: Ints = NO_INTS
        self.whole_cost: Ints = NO_INTS
        """What all levels cost together."""
        self.start: Ints = NO_INTS
        """TS-13: the start cards."""
        # By card and level
        self.cost: Ints = NO_INTS
        self.cost_left: Ints = NO_INTS
        """What the levels above this one cost together."""
        self.points: Ints = NO_INTS
        """The points, or how many for each thing counted."""
        self.counter: Ints = NO_INTS
        """What the points are counted for; NOTHING where they are fixed."""
        self.effect: Ints = NO_INTS
        self.effect_n: Ints = NO_INTS
        """The first number of the effect: coins, fruits, cards, or the reduction of a build."""
        self.effect_of: Ints = NO_INTS
        """The second number: a counter, a scope, how many to keep, a reduction, a kind of continuous effect."""
        self.duty: Ints = NO_INTS
        self.duty_n: Ints = NO_INTS

    def at(self, card: Card, level: i64) -> CardLevel:
        """The place of this level of the card in the tables."""
        return card * LEVELS + level - 1


class Parts(Definitions):
    """Every table of the game."""

    def __init__(self, fruits: Fruits, cards: Cards) -> None:
        self.fruits: Final = fruits
        self.cards: Final = cards
        self.seats: list[str] = []
        """The names of the player boards."""
        self.first_game: list[Guild] = []
        """TS-17: the guilds of the first game."""
        self.start_purse: list[int] = []
        self.start_chest: list[int] = []
        """TS-9: by place in turn order."""
        self.fruit_market: list[int] = []
        self.uses_marked: list[int] = []
        """TS-20, TS-21: by number of players."""
        self.spaces: i64 = 0
        """TS-62: of an In-progress section."""
        self.purse_kept: i64 = 0
        self.goal: int = 0
        self.goal_advanced: int = 0
        self.packs: int = 0
        self.columns: i64 = 0
        """TS-19: of the guild market."""
        self.surcharge: i64 = 0
        self.half_rounds_up: bool = False
        """TS-72: whether half an odd cost is rounded up."""
        self.starting_fruits: int = 0
        self.rows: Domain = Domain("row", ["bottom", "top"])
        self.box: dict[str, int] = {}
        """TS-31: the coins and markers in the box, which do not limit the game."""
        self.sources: dict[str, str] = {}
        """Where each table comes from: `rulebook`, `published` or `reconstructed`."""
