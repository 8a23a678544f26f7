"""What can be paid and gained, and the numbers of the rules that pay for it."""

from typing import Final

from tablewood.kernel.definitions import Definitions

WOOD: Final = 0
STONE: Final = 1
FISH: Final = 2
WHEAT: Final = 3
RESOURCES: Final = 4
"""LT-12: wood, stone, fish and wheat; coins are no resource."""

COINS: Final = 4
GOODS: Final = 5
"""What a player holds of: the four resources and coins."""

ANY: Final = 5
"""LT-119: a resource of the player's choice."""

VP: Final = 6
WIDTH: Final = 7
"""The places of a cost, an input or an output: the goods, ANY and VP."""

NAMES: Final = ["wood", "stone", "fish", "wheat", "coins", "any", "vp"]


class Limits(Definitions):
    """The numbers of the rules that do not depend on the number of players."""

    def __init__(
        self,
        rounds: int,
        rent: int,
        price: int,
        hunger: int,
        coins_per_vp: int,
        supply_size: int,
        track: int,
        international_track: int,
    ) -> None:
        self.rounds: Final = rounds
        """LT-2."""
        self.rent: Final = rent
        """LT-43."""
        self.price: Final = price
        """LT-68: the coins that stand in for one resource."""
        self.hunger: Final = hunger
        """LT-88: the points lost for each worker not fed."""
        self.coins_per_vp: Final = coins_per_vp
        """LT-113."""
        self.supply_size: Final = supply_size
        """LT-10: the buildings of the supply, apart from those that are always in it."""
        self.track: Final = track
        """LT-106: the spaces of the VP track."""
        self.international_track: Final = international_track
        """LT-145."""


class PlayerCount(Definitions):
    """What each player gets with this number of players (LT-3 to LT-6, LT-94, LT-143)."""

    def __init__(
        self,
        workers: int,
        houses: int,
        goals: int,
        international_goals: int,
        coins: int,
        fewest_starts_last: bool,
    ) -> None:
        self.workers: Final = workers
        self.houses: Final = houses
        self.goals: Final = goals
        self.international_goals: Final = international_goals
        self.coins: Final = coins
        self.fewest_starts_last: Final = fewest_starts_last
        """LT-94: the player with the fewest VP starts the last round."""
