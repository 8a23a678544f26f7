"""What is tested: every game, with every player count and every value of its options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import tablewood as tw
from tablewood.kernel.errors import BadOption
from tablewood.kernel.game import Game
from tablewood.kernel.match import Match
from tablewood.kernel.options import Option, Value
from tests.conformance.changed_tables import Change, changed_game, told
from tests.fixtures import hidden_nim

FIXTURES: dict[str, Game[Any]] = {hidden_nim.GAME.id: hidden_nim.GAME}
"""Games that exist only in the tests."""

FIVE = frozenset({"alynthia", "little-town", "sylvan-dale", "sylve", "tree-society"})
"""The finished games; the tests demand less of a game that somebody has just begun."""

ALL_COMBINATIONS = 16
"""The most combinations of option values to try all of; beyond that, one option changes at a time."""

MANY_VALUES = 6
"""How many values to try of a number with a wide range."""


def game_ids() -> list[str]:
    """The ids of all games, those of the fixtures last."""
    return [*tw.game_ids(), *FIXTURES]


def find_game(id: str) -> Game[Any]:
    """A game by its id, fixtures included."""
    return FIXTURES[id] if id in FIXTURES else tw.game(id)


@dataclass(frozen=True)
class Setting:
    """How a game is set up: plain values only, so that it can be sent to another process."""

    game_id: str
    seats: int
    seed: int = 0
    options: dict[str, Value] = field(default_factory=dict)
    change: Change | None = None
    """A change of the game's component table, if any."""

    @property
    def game(self) -> Game[Any]:
        if self.change is not None:
            return changed_game(self.game_id, self.change)
        return find_game(self.game_id)

    def match(self) -> Match:
        """A new match with this setting."""
        return Match(self.game, self.seats, self.seed, None, dict(self.options))

    def __str__(self) -> str:
        options = "".join(f", {name} {value}" for name, value in self.options.items())
        change = f", {told(self.game_id, self.change)}" if self.change is not None else ""
        return f"{self.game_id}, {self.seats} seats, seed {self.seed}{options}{change}"


def tables() -> list[tuple[str, int]]:
    """Every game with every player count."""
    return [(id, seats) for id in game_ids() for seats in find_game(id).seats]


def option_sets(game: Game[Any], seats: int) -> list[dict[str, Value]]:
    """The options to try: none, then all values that the game allows with this number of seats."""
    found: list[dict[str, Value]] = [{}]
    for given in _combinations(game.options):
        if given and given not in found and is_allowed(game, seats, given):
            found.append(given)
    return found


def is_allowed(game: Game[Any], seats: int, given: dict[str, Value]) -> bool:
    """Whether the game allows these options together, with this number of seats."""
    try:
        game.start(seats, 0, given)
    except BadOption:
        return False
    return True


def _combinations(options: list[Option]) -> Iterator[dict[str, Value]]:
    tried = [some_values(option) for option in options]
    count = 1
    for values in tried:
        count *= len(values)
    if count <= ALL_COMBINATIONS:
        for chosen in product(*tried):
            pairs = zip(options, chosen, strict=True)
            yield {option.name: value for option, value in pairs if value != option.default}
    else:
        for option, values in zip(options, tried, strict=True):
            for value in values:
                if value != option.default:
                    yield {option.name: value}


def some_values(option: Option) -> list[Value]:
    """All values of an option; for a wide range the ends, the default, and some in between."""
    values = option.values()
    if not isinstance(option.default, int) or len(values) <= MANY_VALUES:
        return values
    stride = (len(values) - 1) / (MANY_VALUES - 2)
    some = {values[round(step * stride)] for step in range(MANY_VALUES - 1)}
    return [value for value in values if value in some or value == option.default]
