"""The weights of the evaluation, read once from `weights.toml`; those that matter when players compete."""

from typing import Final

from tablewood.games.alynthia.components import FOLDER
from tablewood.kernel.vectors import Floats, floats
from tablewood.kernel.weights import read_weights

NAMES: Final = [
    "resource",
    "recruit",
    "card",
    "focus",
    "harvest",
    "bare_outpost",
    "threat",
    "research",
    "research_promise",
    "outpost_site",
    "upgrade_site",
    "step",
    "attack",
    "defense",
    "rival_nest",
    "chase",
]
"""The weights by their names in weights.toml."""

RESOURCE_WEIGHT: Final = 0
RECRUIT_WEIGHT: Final = 1
CARD_WEIGHT: Final = 2
FOCUS_WEIGHT: Final = 3
HARVEST_WEIGHT: Final = 4
BARE_OUTPOST_WEIGHT: Final = 5
THREAT_WEIGHT: Final = 6
RESEARCH_WEIGHT: Final = 7
RESEARCH_PROMISE_WEIGHT: Final = 8
OUTPOST_SITE_WEIGHT: Final = 9
UPGRADE_SITE_WEIGHT: Final = 10
STEP_WEIGHT: Final = 11
ATTACK_WEIGHT: Final = 12
DEFENSE_WEIGHT: Final = 13
RIVAL_NEST_WEIGHT: Final = 14
CHASE_WEIGHT: Final = 15

WEIGHTS: Final[Floats] = floats(read_weights(FOLDER / "ai" / "weights.toml", NAMES))
"""One vector, so that `tablewood tune` can try others in its place."""
