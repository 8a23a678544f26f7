"""How strong the bots are, game by game: measured on the ladder, and fixed. `bot_skills.toml` says how."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from tablewood.server.table.skill import Skill, skill_at

FILE = Path(__file__).with_name("bot_skills.toml")


@cache
def _measured() -> dict[str, dict[str, Skill]]:
    tables = tomllib.loads(FILE.read_text(encoding="utf-8"))["points"]
    return {
        game: {bot: skill_at(points, deviation) for bot, (points, deviation) in bots.items()}
        for game, bots in tables.items()
    }


def bot_skill(game: str, bot: str) -> Skill | None:
    """How strong a bot is at a game; None if nobody has measured it."""
    return _measured().get(game, {}).get(bot)
