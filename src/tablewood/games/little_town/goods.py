"""What can be paid and gained, and the numbers that the rules give."""

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64

from tablewood.kernel.definitions import Definitions
from tablewood.kernel.vectors import Ints

if TYPE_CHECKING:
    from tablewood.kernel.tables import Table

Good: TypeAlias = i64
"""WOOD, STONE, FISH, WHEAT or COINS; in costs, inputs and outputs also ANY and VP."""

WOOD: Final = 0
STONE: Final = 1
FISH: Final = 2
WHEAT: Final = 3
RESOURCES: Final[i64] = 4
"""LT-12: wood, stone, fish and wheat; coins are not a resource."""

Swaps: TypeAlias = tuple[int, ...]
"""LT-68: by resource, how many cubes of a bill are replaced by coins, as far as it is settled."""

COINS: Final = 4
GOODS: Final[i64] = 5
"""What a player can hold: the four resources and coins."""

ANY: Final = 5
"""LT-119: a resource of the player's choice."""

VP: Final = 6
WIDTH: Final[i64] = 7
"""The places of a cost, an input or an output: the goods, ANY and VP."""

Given: TypeAlias = tuple[int, ...]
"""LT-119: the goods named for the resources of choice in a bill: resources, or COINS in place of one."""

NAMES: Final = ["wood", "stone", "fish", "wheat", "coins", "any", "vp"]


def any_of(counts: Ints) -> bool:
    """Whether there is anything at all, by good."""
    for count in counts:
        if count > 0:
            return True
    return False


class Limits(Definitions):
    """The numbers of the rules that do not depend on the number of players."""

    def __init__(self, table: "Table") -> None:
        self.rounds: Final[i64] = table.number("rounds", at_least=1)
        """LT-2."""
        self.rent: Final[i64] = table.number("rent", at_least=0)
        """LT-43."""
        self.price: Final[i64] = table.number("substitution_price", at_least=1)
        """LT-68: the coins that stand in for one resource."""
        self.hunger: Final[i64] = table.number("hunger_penalty", at_least=0)
        """LT-88: the points lost for each worker not fed."""
        self.coins_per_vp: Final[i64] = table.number("coins_per_vp", at_least=1)
        """LT-113."""
        self.supply_size: Final = table.number("supply_size", at_least=1)
        """LT-10: the buildings of the supply, apart from those that are always in it."""
        self.track: Final = table.number("track", at_least=1)
        """LT-106: the spaces of the VP track."""
        self.international_track: Final = table.number("international_track", at_least=1)
        """LT-145."""


class PlayerCount(Definitions):
    """What each player gets with this number of players (LT-3 to LT-6, LT-94, LT-143)."""

    def __init__(self, entry: "Table") -> None:
        self.workers: Final[i64] = entry.number("workers", at_least=1)
        self.houses: Final[i64] = entry.number("houses", at_least=1)
        self.goals: Final = entry.number("goals", at_least=0)
        self.international_goals: Final = entry.number("international_goals", at_least=0)
        self.coins: Final = entry.number("coins", at_least=0)
        last_start = entry.choice("last_start", ["next", "fewest-vp"])
        self.fewest_starts_last: Final = last_start == "fewest-vp"
        """LT-94: the player with the fewest VP starts the last round."""
