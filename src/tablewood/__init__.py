"""Tablewood: a digital tabletop for five woodland board games."""

from tablewood.games import game, game_ids
from tablewood.kernel.chance import ScriptedChance, SealedChance, seeded
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import SPECTATOR, Game
from tablewood.kernel.state import State

__all__ = [
    "SPECTATOR",
    "Game",
    "ScriptedChance",
    "SealedChance",
    "State",
    "TablewoodError",
    "game",
    "game_ids",
    "seeded",
]
