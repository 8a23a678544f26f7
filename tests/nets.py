"""Small networks for tests: as tables, and as if they shipped with a game."""

from __future__ import annotations

from random import Random
from typing import Any

from tablewood.kernel.game import Game
from tablewood.kernel.net import BLOCK, WIN_PARTS, LearnedValue, Net
from tablewood.kernel.net_table import TrainedNet

ENTRY = """\
[[net]]
seats = 2
tables = ["usual"]
rules = 1
components = "0123456789ab"
numbers = 1
weights = "0123456789ab"
command = "by hand"
seed = 0
games = 0
strength = "none"
inputs = {inputs}
hidden = 4
bias = [0.5]
skip = [1.0, -2.0]
hidden_bias = [0.0, -1.0, 1.0, 0.0]
top = [1.0, 10.0, -1.0, 0.5]
into = [1.0, 1.0, 0.0, 2.0, -1.0, 0.0, 0.0, 0.0]
win = [0.1, 0.2, 0.0, 0.0, 0.0]
"""


def entry(inputs: int) -> str:
    """A network for two numbers as it stands in `net.toml`."""
    return ENTRY.format(inputs=inputs)


def linear(game: Game[Any], seats: int, **weights: float) -> Net:
    """A network that counts the numbers with these names, by these weights."""
    numbers = game.position_numbers(seats)
    assert numbers is not None
    skip = [weights.pop(name, 0.0) for name in numbers.names]
    assert not weights, f"no numbers of these names: {list(weights)}"
    zeros = [0.0] * BLOCK
    into = [0.0] * (BLOCK * numbers.size)
    return Net(numbers.size, BLOCK, 0.0, skip, zeros, zeros, into, [0.1, *[0.0] * (WIN_PARTS - 1)])


def learned(game: Game[Any], seats: int, **weights: float) -> LearnedValue[Any]:
    """The same as a learned value for all kinds of table."""
    numbers = game.position_numbers(seats)
    assert numbers is not None
    return LearnedValue(linear(game, seats, **weights), numbers, ["usual", "international"])


def shipped_like(game: Game[Any], **changes: object) -> TrainedNet:
    """A network for two seats that fits the game, but for these changes."""
    numbers = game.position_numbers(2)
    assert numbers is not None
    facts: dict[str, Any] = {
        "seats": 2,
        "tables": ["usual"],
        "rules": game.version,
        "components": game.components_hash(),
        "numbers": numbers.version,
        "weights": numbers.weights,
        "command": "by hand",
        "seed": 0,
        "games": 0,
        "strength": "none",
        "inputs": numbers.size,
        "hidden": BLOCK,
        "net": linear(game, 2, me_points=1.0) if game.id == "little-town" else linear(game, 2),
    }
    return TrainedNet(**{**facts, **changes})


def mixed(game: Game[Any], seats: int, hidden: int = 8) -> LearnedValue[Any]:
    """A learned value in which all numbers and hidden units count."""
    numbers = game.position_numbers(seats)
    assert numbers is not None
    luck = Random(hidden)

    def some(count: int) -> list[float]:
        return [luck.uniform(-1, 1) for _ in range(count)]

    size = numbers.size
    win = [0.1, 0.2, -0.1, 0.0, 0.1]
    net = Net(size, hidden, 0.3, some(size), some(hidden), some(hidden), some(size * hidden), win)
    return LearnedValue(net, numbers, ["usual"])
