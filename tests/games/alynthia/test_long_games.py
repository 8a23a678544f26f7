"""Alynthia: the conformance properties in long games, for every mode and guild mode."""

from __future__ import annotations

import pytest

from tests.conformance.checks import PROPERTIES, check
from tests.conformance.settings import Setting, find_game, is_allowed
from tests.games.alynthia.strong import strong_walk

FROM_A_SETUP = {"a_save_loads", "the_same_moves_lead_to_the_same_end", "others_are_refused"}
"""These properties start the game again without its scene."""

TABLES = [
    (seats, mode, guilds)
    for seats in (1, 2, 3, 4, 5)
    for mode in (["solo"] if seats == 1 else ["cooperative", "competitive"])
    for guilds in ("basic", "advanced")
]


@pytest.mark.parametrize(("seats", "mode", "guilds"), TABLES)
def test_the_properties_hold_in_long_games(seats: int, mode: str, guilds: str) -> None:
    seed = seats + len(mode) + len(guilds)
    for at in strong_walk(seats, mode, guilds, seed):
        for one in PROPERTIES:
            if one.name not in FROM_A_SETUP and (at.number + seed) % (one.every * 24) == 0:
                one.check(at)
    assert at.state.over


@pytest.mark.parametrize(("seats", "mode", "guilds"), TABLES)
def test_the_properties_hold_from_the_setup(seats: int, mode: str, guilds: str) -> None:
    options = {"mode": mode, "guild-mode": guilds}
    assert is_allowed(find_game("alynthia"), seats, dict(options))
    assert check(Setting("alynthia", seats, 40 + seats, dict(options)), PROPERTIES, rarely=12) > 0
