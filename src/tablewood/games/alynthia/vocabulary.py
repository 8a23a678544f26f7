"""The words that the component tables are written in: what a cost takes, what an effect gives.

An effect is a flat vector, verb and amount in turn. A word that is not in the vocabulary is an error that names
file and line.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from tablewood.kernel.errors import one_of
from tablewood.kernel.tables import Table
from tablewood.kernel.vectors import Ints, ints

Resource: TypeAlias = i64
"""WOOD, STONE, FOOD or WORKER."""

Cost: TypeAlias = Ints
"""What something costs: verb, amount, verb, amount."""

Effect: TypeAlias = Ints
"""What something gives: verb, amount, verb, amount."""

# AL-134: the four resources come first, so that a verb below RESOURCES is the resource itself.
WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
WORKER: Final = 3
RESOURCES: Final = 4
RENOWN: Final = 4
FOCUS: Final = 5
ACTION_CARD: Final = 6
RESEARCH: Final = 7
ANY_RESOURCE: Final = 8
NON_WORKER: Final = 9
FORTUNE_ROLL: Final = 10
ATTACK: Final = 11
DEFENSE: Final = 12
BATTLE_POINTS: Final = 13
HAND_LIMIT: Final = 14
REROLL: Final = 15
SHARE_SPACE: Final = 16
MARKET_RENOWN: Final = 17
ATTACK_RENOWN: Final = 18
RENOWN_PER_SPACE: Final = 19
RENOWN_PER_BUILDING: Final = 20
LABOR_ROLL: Final = 21
GATHER: Final = 22
STRENGTH: Final = 23
RANGED_ATTACK: Final = 24
MARCH: Final = 25

VERBS: Final = [
    "wood",
    "stone",
    "food",
    "worker",
    "renown",
    "focus",
    "action_card",
    "research",
    "any_resource",
    "non_worker_resource",
    "fortune_roll",
    "attack",
    "defense",
    "battle_points",
    "hand_limit",
    "reroll",
    "share_space",
    "market_renown",
    "attack_renown",
    "renown_per_space",
    "renown_per_building",
    "labor_roll",
    "gather",
    "strength",
    "ranged_attack",
    "march",
]

GAINS: Final = VERBS[: FORTUNE_ROLL + 1]
"""What a reward, a die or a recurring ability may give."""

COSTS: Final = [*VERBS[: FOCUS + 1], "any_resource", "non_worker_resource"]
"""What a price may ask."""

AGAINST: Final = ["renown", "action_card", "worker", "non_worker_resource"]
"""AL-213: what the fortune die may take."""

CONTINUOUS: Final = ["share_space", "market_renown", "attack_renown"]
ONE_TIME: Final = ["renown", "renown_per_space", "renown_per_building"]
STRENGTHEN: Final = ["attack", "defense"]
TYPES: Final = ["continuous", "one_time", "recurring", "strengthen"]
"""AL-165: the four types of abilities."""

RECURRING: Final = 2
"""AL-165: the type of a tile that is used once a round."""


def effect(table: Table, key: str, allowed: list[str]) -> Effect:
    """The effect or the cost under a key: verb, amount, verb, amount, in the order of the vocabulary."""
    return flat(table.counts(key, allowed=allowed, at_least=0))


def flat(counted: dict[str, int]) -> Effect:
    """Verbs and amounts in turn; what counts nothing is left out."""
    pairs: list[int] = []
    for number, verb in enumerate(VERBS):
        if counted.get(verb, 0) > 0:
            pairs.extend([number, counted[verb]])
    return ints(pairs)


def single(table: Table, allowed: list[str]) -> tuple[int, int]:
    """The one verb, and its amount, of a table that also tells its type (`{ type = "recurring", stone = 1 }`)."""
    verbs = [key for key in table.written() if key != "type"]
    if len(verbs) != 1:
        table.fail("", "must give exactly one thing besides its type")
    if verbs[0] not in allowed:
        table.fail(verbs[0], f'unknown effect "{verbs[0]}"; {one_of(verbs[0], allowed)}')
    return VERBS.index(verbs[0]), table.number(verbs[0], at_least=1)


def amount(pairs: Ints, verb: i64) -> i64:
    """How much of a verb an effect or a cost holds; 0 if it is not there."""
    for at in range(0, len(pairs), 2):
        if pairs[at] == verb:
            return pairs[at + 1]
    return 0
