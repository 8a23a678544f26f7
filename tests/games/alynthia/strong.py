"""Scenes in which every rule comes into play: players strong and rich enough that random games go far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import tablewood as tw
from tablewood.kernel.chance import seeded
from tablewood.kernel.scene import scene_match
from tests.conformance.random_games import Position, pick
from tests.conformance.settings import Setting

GUILDS = ["mountain", "forest", "field", "labor", "nomads"]


def strong_scene(seats: int, mode: str, guilds: str, seed: int) -> dict[str, Any]:
    """All players with cards, resources and strength; against the dragons with a full pool."""
    options = {"mode": mode, "guild-mode": guilds}
    if mode != "competitive":
        options["difficulty"] = ["easy", "normal", "challenging", "difficult"][seed % 4]
        options["harder-ending"] = "yes" if seed % 3 == 0 else "no"
    described: dict[str, Any] = {"seats": seats, "seed": seed, "options": options}
    if guilds == "advanced":
        described["asks"] = "guilds"
    if mode != "competitive":
        described["pool"] = 400
    for at in range(seats):
        player: dict[str, Any] = {
            "guild": GUILDS[(at + seed) % 5],
            "attack": 7,
            "defense": 3,
            "focus": 6,
            "hand": {"wood": 2, "stone": 2, "food": 2, "worker": 4},
            "cards": {"march": 1, "reroll": 1, "strength": 1, "gather": 1},
            "research": {"politics": seed % 2, "commerce": 1},
        }
        if mode == "competitive":
            player["renown"] = 10
        described["ABCDE"[at]] = player
    return described


def strong_walk(seats: int, mode: str, guilds: str, seed: int) -> Iterator[Position]:
    """A random game from such a scene, in which players seldom choose to be done."""
    match = scene_match(tw.game("alynthia"), strong_scene(seats, mode, guilds, seed))
    player, luck = seeded(seed), seeded(~seed)
    setting = Setting("alynthia", seats, seed, dict(match.header.options))
    number = 0
    moves = match.game.moves
    stops = {moves.parse("done"), moves.parse("end"), moves.parse("pass")}
    while True:
        yield Position(setting, match, number, luck)
        state = match.state
        if state.over:
            return
        seat = pick(player, state.asked)
        legal = state.legal(seat)
        busy = [move for move in legal if move not in stops]
        if busy and player.below(8):
            legal = busy
        match.submit(seat, match.game.notation(state, pick(player, legal)))
        number += 1
