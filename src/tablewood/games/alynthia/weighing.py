"""The weights of the evaluation, read once from `weights.toml`; those that matter when players compete."""

from typing import Final

from tablewood.games.alynthia.components import FOLDER
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

RESOURCE: Final = 0
RECRUIT: Final = 1
CARD: Final = 2
FOCUS: Final = 3
HARVEST: Final = 4
BARE_OUTPOST: Final = 5
THREAT: Final = 6
RESEARCH: Final = 7
RESEARCH_PROMISE: Final = 8
OUTPOST_SITE: Final = 9
UPGRADE_SITE: Final = 10
STEP: Final = 11
ATTACK: Final = 12
DEFENSE: Final = 13
RIVAL_NEST: Final = 14
CHASE: Final = 15

WEIGHTS: Final[list[float]] = read_weights(FOLDER / "weights.toml", NAMES)
"""One list, so that `tablewood tune` can try others in its place."""
