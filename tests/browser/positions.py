"""A position for every question that a game can ask, as sent to the browser of the asked seat."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import tablewood as tw
from tablewood.kernel.match import Match
from tablewood.kernel.options import Value
from tablewood.server.live.protocol import TableNow
from tests.games.alynthia.scenes import duel, pair
from tools.samples import table_of

Game = tuple[int, int, dict[str, Value]]
"""Seats, seed and options of a random game."""

ADVANCED: dict[str, Value] = {"guild-mode": "advanced"}
COMPETITIVE: dict[str, Value] = {"mode": "competitive"}

GAMES: dict[str, list[Game]] = {
    "alynthia": [
        (1, 0, {}),
        (1, 0, ADVANCED),
        (2, 0, {}),
        (2, 0, ADVANCED),
        (2, 0, COMPETITIVE),
        (3, 0, COMPETITIVE),
        (4, 0, COMPETITIVE),
        (1, 1, ADVANCED),
        (2, 1, COMPETITIVE),
        (2, 1, {"difficulty": "challenging"}),
        (4, 1, COMPETITIVE),
        (2, 2, ADVANCED),
        (4, 2, {}),
        (4, 6, ADVANCED),
        (5, 2, COMPETITIVE | ADVANCED),
        (3, 50, COMPETITIVE | ADVANCED),
    ],
    "little-town": [
        (2, 0, {}),
        (2, 0, {"drafted-supply": True}),
        (2, 0, {"manual-declaration": True}),
        (4, 1, {"drafted-supply": True}),
    ],
    "sylvan-dale": [(2, 0, {}), (3, 1, {"first-player": "red"})],
    "sylve": [
        (2, 0, {}),
        (2, 0, {"characters": "chosen"}),
        (2, 0, {"powers": True}),
        (3, 0, {}),
        (3, 0, {"characters": "chosen"}),
        (3, 0, {"powers": True}),
        (4, 0, {}),
        (2, 1, {}),
        (3, 1, {}),
        (4, 1, {"powers": True, "characters": "chosen"}),
        (4, 2, {}),
    ],
    "tree-society": [
        (2, 0, {}),
        (2, 0, {"guilds": "architects+bankers+merchants+botanists"}),
        (2, 0, {"guilds": "architects+bankers+merchants+explorers"}),
        (2, 0, {"draft": True}),
    ],
}


def prompts_of(id: str) -> set[str]:
    """Every question for which the game has a text."""
    text = (tw.game(id).folder / "text" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^prompt-([a-z-]+) =", text, re.MULTILINE))


def _walk(id: str, seats: int, seed: int, options: dict[str, Value]) -> Iterator[Match]:
    """Play a random game, and stop at every question."""
    match = Match(tw.game(id), seats, seed, None, dict(options))
    chance = random.Random(seed)
    while not match.state.over:
        yield match
        state = match.state
        match.submit(state.seat, match.game.notation(state, chance.choice(state.legal())))


def _scenes(id: str) -> list[Match]:
    """Questions that hardly ever come up in random games."""
    if id != "alynthia":
        return []
    lost_card = pair(
        round=5,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 4},
        A={"at": "r5c5", "outposts": ["r0c0"], "cards": {"march": 1, "ranged": 1}},
        rolls=[1, 1, 3],
    )
    again = duel(
        dragons={"r0c0": 1},
        A={"at": "r0c1", "focus": 6, "attack": 9, "hand": {"worker": 3}, "cards": {"march": 1}},
        B={"at": "r0c0", "research": {"politics": 1}},
        rolls=[6, 1, 6, 1, 1],
    )
    again.says("A", "march r0c0")
    return [lost_card.match, again.match]


def _table(match: Match) -> TableNow:
    return table_of(match, [0] * len(match.log.events), match.state.seat)


def positions(id: str) -> dict[str, TableNow]:
    """For every question of the game, the position with the most answers to it."""
    found: dict[str, TableNow] = {}
    answers: dict[str, int] = {}
    for match in _scenes(id):
        found[match.state.step.prompt] = _table(match)
    for seats, seed, options in GAMES[id]:
        known = set(found)
        for match in _walk(id, seats, seed, options):
            prompt, count = match.state.step.prompt, len(match.state.legal())
            if prompt not in known and count > answers.get(prompt, 0):
                answers[prompt] = count
                found[prompt] = _table(match)
    return found
