"""What the numbers in the tables and in the state stand for."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Space: TypeAlias = i64
"""A space of the map, row by row over the largest board; the tunnel comes last."""

Card: TypeAlias = i64
"""A kind of action card: GATHER_CARD to MARCH_CARD."""

Tile: TypeAlias = i64
"""A tile that is used once a round: FOCUS_TILE, then research, guild abilities, upgrades."""

NOTHING: Final = -1
"""No space, no guild, no upgrade, no player."""

DRAGONS: Final = -1
"""The seat of the dragons in a battle."""

# Modes (AL-2)
SOLO: Final = 0
COOPERATIVE: Final = 1
COMPETITIVE: Final = 2

# A nest's space (AL-76)
NO_NEST: Final = 0
NEST: Final = 1
DEFEATED_NEST: Final = 2

# How things stand
PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2

# Where renown comes from (AL-54) and goes to
OUTPOSTS: Final = 0
UPGRADED: Final = 1
RESEARCHED: Final = 2
BATTLES: Final = 3
DICE: Final = 4
MARKET: Final = 5
PLAYED: Final = 6
ABILITIES: Final = 7
TUNNEL: Final = 8
SPENT: Final = 9
LOOT: Final = 10
SOURCES: Final = 11
SOURCE_NAMES: Final = [
    "outposts",
    "upgrades",
    "research",
    "battles",
    "dice",
    "market",
    "cards",
    "abilities",
    "tunnel",
    "spent",
    "lost",
]

# What renown is paid for (AL-57, AL-187, AL-53)
FOR_ATTACK: Final = 0
FOR_NEST: Final = 1
FOR_DRAGONS: Final = 2
FOR_PRICE: Final = 3
PURPOSES: Final = ["attack", "nest", "dragons", "price"]

# What a battle may be about (AL-191, AL-200)
NEST_TARGET: Final = 0
DRAGONS_TARGET: Final = 1
WALL_TARGET: Final = 2
CHARACTER_TARGET: Final = 3
UPGRADE_TARGET: Final = 4
OUTPOST_TARGET: Final = 5
TARGETS: Final = ["nest", "dragons", "wall", "character", "upgrade", "outpost"]

# The phases of a round (AL-61)
GUILD_PHASE: Final = 0
DRAGON_PHASE: Final = 1
ACTION_PHASE: Final = 2
HARVEST_PHASE: Final = 3
PHASES: Final = ["guild", "dragon", "action", "harvest"]

# The dice that are rolled alone (AL-226)
SPAWN_DIE: Final = 0
FORTUNE_DIE: Final = 1
LABOR_DIE: Final = 2

# Guild abilities (AL-68)
BASIC_1: Final = 0
BASIC_2: Final = 1
ADVANCED: Final = 2
BASIC_ABILITIES: Final = 2
GUILD_ABILITIES: Final = 3

# Spaces: the four resources (WOOD, STONE, FOOD, WORKER), then
DRAGON_SPACE: Final = 4
TUNNEL_SPACE: Final = 5
NO_SPACE: Final = -1
TERRAIN: Final = ["wood", "stone", "food", "worker", "dragon", "tunnel"]
LETTERS: Final = "WSFKD"

MOUNTAIN: Final = 0
FOREST: Final = 1
FIELD: Final = 2
LABOR: Final = 3
NOMADS: Final = 4
GUILDS: Final = ["mountain", "forest", "field", "labor", "nomads"]
POWERS: Final = ["tunnel", "walls", "trap", "labor_die", "caravan"]

GATHER_CARD: Final = 0
STRENGTH_CARD: Final = 1
RANGED_CARD: Final = 2
ACCLAIM_CARD: Final = 3
INSIGHT_CARD: Final = 4
REROLL_CARD: Final = 5
SUPPLY_CARD: Final = 6
MARCH_CARD: Final = 7
CARDS: Final = 8
CARD_KINDS: Final = [
    "gather",
    "strength",
    "ranged",
    "acclaim",
    "insight",
    "reroll",
    "supply",
    "march",
]
CARD_VERBS: Final = [
    "gather",
    "strength",
    "ranged_attack",
    "renown",
    "research",
    "reroll",
    "any_resource",
    "march",
]

# AL-224 to AL-228: the windows in which cards may be played.
OPEN: Final = 0
DRAGON: Final = 1
BEFORE_DICE: Final = 2
AFTER_DICE: Final = 3
AFTER_ROLL: Final = 4
HARVEST: Final = 5
OWN_ACTION: Final = 6
WINDOWS: Final = 7
WINDOW_NAMES: Final = [
    "open",
    "dragon",
    "battle",
    "battle_after_dice",
    "after_roll",
    "harvest",
    "own_action",
]

STOREHOUSE: Final = 0
MONUMENT: Final = 1
STRONGHOLD: Final = 2
VILLAGE: Final = 3
UPGRADES: Final = 4
UPGRADE_KINDS: Final = ["storehouse", "monument", "stronghold", "village"]

POLITICS: Final = 0
COMMERCE: Final = 1
FORTIFICATION: Final = 2
CONQUEST: Final = 3
CATEGORIES: Final = ["politics", "commerce", "fortification", "conquest"]
LEVELS: Final = 4

# The tiles that may be used once a round: the 7 focus, research, guild abilities, upgrades (AL-165).
FOCUS_TILE: Final = 0
RESEARCH_TILE: Final = 1
BASIC_TILE: Final = 17
LABOR_REROLL_TILE: Final = 18
"""The Labor Guild's second basic ability (AL-251)."""
ADVANCED_TILE: Final = 19
UPGRADE_TILE: Final = 20
TILES: Final = 24

DIFFICULTIES: Final = ["easy", "normal", "challenging", "difficult"]
PLAYERS: Final = ["A", "B", "C", "D", "E"]
COUNTS: Final = ["one", "two", "three", "four", "five"]
