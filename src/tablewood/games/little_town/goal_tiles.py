"""The goal tiles as flat tables: what each asks for, and which buildings make it possible (LT-16, LT-123 to LT-140)."""

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64

from tablewood.games.little_town.buildings import Buildings, Kind
from tablewood.games.little_town.goods import COINS, NAMES, RESOURCES
from tablewood.kernel.definitions import Definitions
from tablewood.kernel.moves import Domain
from tablewood.kernel.vectors import Ints, added, has, ints

if TYPE_CHECKING:
    from tablewood.kernel.tables import Table

Goal: TypeAlias = i64
"""A goal tile, numbered as in the table."""

Condition: TypeAlias = i64
"""What a goal looks at: OWN_GROUP to FEED_ALL_WITH."""

Moment: TypeAlias = i64
"""When goals are checked: PURSE to MEAL."""

WHEN: Final = [
    "own-group",
    "own-more-than-workers",
    "own-near-each",
    "own-handling",
    "own-costing",
    "food-per-worker",
    "coins-at-most",
    "coins-at-least",
    "activate",
    "activate-mixed",
    "vp-from",
    "gain-cubes",
    "spend-gained",
    "feed-all-with",
]
OWN_GROUP: Final = 0
OWN_MORE_THAN_WORKERS: Final = 1
OWN_NEAR_EACH: Final = 2
OWN_HANDLING: Final = 3
OWN_COSTING: Final = 4
FOOD_PER_WORKER: Final = 5
COINS_AT_MOST: Final = 6
COINS_AT_LEAST: Final = 7
ACTIVATE: Final = 8
ACTIVATE_MIXED: Final = 9
VP_FROM: Final = 10
GAIN_CUBES: Final = 11
SPEND_GAINED: Final = 12
FEED_ALL_WITH: Final = 13

_DEEDS: Final = [ACTIVATE, ACTIVATE_MIXED, VP_FROM, GAIN_CUBES, SPEND_GAINED, FEED_ALL_WITH]
"""LT-101: the conditions about what a player does, not about what a player has."""

PURSE: Final = 0
GATHERED: Final = 1
GOODS_MOVED: Final = 2
TILE_LAID: Final = 3
MEAL: Final = 4
MOMENTS: Final = 5
"""LT-102: coins received, terrain gathered, something paid or gained, a tile laid, food paid."""

_LOOKED_AT: Final = [
    [COINS_AT_MOST, COINS_AT_LEAST],
    [FOOD_PER_WORKER, GAIN_CUBES],
    [
        COINS_AT_MOST,
        COINS_AT_LEAST,
        FOOD_PER_WORKER,
        ACTIVATE,
        ACTIVATE_MIXED,
        VP_FROM,
        GAIN_CUBES,
        SPEND_GAINED,
    ],
    [OWN_GROUP, OWN_MORE_THAN_WORKERS, OWN_NEAR_EACH, OWN_HANDLING, OWN_COSTING],
    [COINS_AT_MOST, COINS_AT_LEAST, FOOD_PER_WORKER, FEED_ALL_WITH],
]
"""By moment: the conditions that can become true then."""

_NONE: Final = ints([])


class GoalTiles(Definitions):
    """Every goal tile, numbered as in the table."""

    def __init__(
        self, entries: "list[Table]", ids: list[str], buildings: Buildings, terrains: list[str]
    ) -> None:
        self.ids: Final = ids
        self.domain: Final = Domain("goal", ids)
        self.size: Final = len(ids)
        self.vp: Ints = _NONE
        self.extended: Final[list[bool]] = []
        """LT-147: not in the base set."""
        self.when: Ints = _NONE
        self.count: Ints = _NONE
        """How many the condition asks for; for `feed-all-with`, which resource."""
        self.terrain: Final[list[Ints]] = []
        """For `own-near-each`: the terrains."""
        self.helpers: Final[list[Ints]] = []
        """By goal: the kinds of building that make it possible or count for it."""
        self.needs: Ints = _NONE
        """LT-16: how many such buildings must be in the supply for the goal to be achievable."""
        for entry in entries:
            self._read(entry, buildings, terrains)
        self.by_deed: Final = [when in _DEEDS for when in self.when]
        """LT-101: whether the player must do something in one turn, or in one food supply."""
        self.at_moment: Final = [
            ints([goal for goal in range(self.size) if self.when[goal] in _LOOKED_AT[moment]])
            for moment in range(MOMENTS)
        ]
        """LT-102: the goals that can become true at each moment."""

    def _read(self, entry: "Table", buildings: Buildings, terrains: list[str]) -> None:
        self.vp = added(self.vp, entry.number("vp", at_least=0))
        self.extended.append(entry.choice("set", ["base", "extended"]) == "extended")
        when = WHEN.index(entry.choice("when", WHEN))
        count = _count(entry, when)
        self.when = added(self.when, when)
        self.count = added(self.count, count)
        near = entry.texts("terrain", allowed=terrains) if when == OWN_NEAR_EACH else []
        self.terrain.append(ints([terrains.index(name) for name in near]))
        helps = _helpers(entry, when, buildings)
        self.helpers.append(ints([kind for kind in range(len(helps)) if helps[kind]]))
        self.needs = added(self.needs, 0 if not helps else _needed(when, count))

    def is_helped_by(self, goal: Goal, kind: Kind) -> bool:
        """Whether such a building makes the goal possible or counts for it."""
        return has(self.helpers[goal], kind)


def _count(entry: "Table", when: Condition) -> int:
    """The number in a condition, where it has one."""
    if when == COINS_AT_MOST:
        return entry.number("at_most", at_least=0)
    if when == FEED_ALL_WITH:
        return NAMES.index(entry.choice("resource", NAMES[:RESOURCES]))
    if when in (OWN_MORE_THAN_WORKERS, OWN_NEAR_EACH, SPEND_GAINED):
        return 0
    return entry.number("at_least", at_least=1)


def _needed(when: Condition, count: int) -> int:
    """LT-16: two trades or two sources of points need two buildings, everything else one."""
    return count if when in (OWN_HANDLING, VP_FROM) else 1


def _helpers(entry: "Table", when: Condition, buildings: Buildings) -> list[bool]:
    """By kind: whether the building makes the goal possible; empty if the goal needs none in particular."""
    kinds = range(buildings.size)
    if when == OWN_HANDLING:
        goods = [NAMES.index(name) for name in entry.texts("goods", allowed=NAMES[: COINS + 1])]
        but = entry.texts("but", [], allowed=buildings.ids)
        return [
            buildings.ids[kind] not in but
            and len([good for good in goods if buildings.handles(kind, good)]) > 0
            for kind in kinds
        ]
    if when == OWN_COSTING:
        resource = NAMES.index(entry.choice("resource", NAMES[:RESOURCES]))
        least = entry.number("at_least")
        return [buildings.cost(kind)[resource] >= least for kind in kinds]
    if when == COINS_AT_LEAST:
        return [buildings.gain[kind][COINS] > 0 for kind in kinds]
    if when == ACTIVATE_MIXED:
        least = entry.number("at_least")
        return [buildings.most_kinds_of_input(kind) >= least for kind in kinds]
    if when == VP_FROM:
        return [buildings.gives_vp(kind) for kind in kinds]
    if when == SPEND_GAINED:
        return [buildings.spends_resources(kind) for kind in kinds]
    return []
