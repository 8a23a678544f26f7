"""What is trained, and how: enough for another process, or another day, to do the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from itertools import product
from typing import Any

from tablewood.games import game as find_game
from tablewood.kernel.errors import BadSeats, TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.net import BLOCK
from tablewood.lab.series import stand_together

DEALS_EACH = 1_000_000
"""How many deals belong to one seed of a training."""


@dataclass(frozen=True)
class TrainPlan:
    """The settings of a training."""

    game: str
    seats: int
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Options that differ from the usual ones; the games take several values in turn."""
    generations: int = 4
    games: int = 2000
    """Games of self-play in each generation."""
    deals: int = 300
    """Deals of a comparison, each played from all seats."""
    hidden: int = 16
    epochs: int = 12
    """How often a network sees every moment."""
    lam: float = 0.95
    """How far returns look: 1 is to the end of the game, 0 to the next moment."""
    exploration: float = 0.05
    """The share of moves that are made at random."""
    seed: int = 0

    @property
    def command(self) -> str:
        """What to type to do the same."""
        usual = TrainPlan(self.game, self.seats)
        told = f"tablewood train {self.game} --seats {self.seats}"
        for name, values in self.options.items():
            told += f" --option {name}={','.join(values)}"
        told += f" --generations {self.generations} --games {self.games} --deals {self.deals}"
        told += f" --seed {self.seed}"
        for name, value, default in (
            ("hidden", self.hidden, usual.hidden),
            ("epochs", self.epochs, usual.epochs),
            ("lambda", self.lam, usual.lam),
            ("exploration", self.exploration, usual.exploration),
        ):
            if value != default:
                told += f" --{name} {value}"
        return told

    def found(self) -> Game[Any]:
        """The game itself."""
        return find_game(self.game)

    def tables(self) -> list[dict[str, Any]]:
        """The options of the games, which take them in turn."""
        return [
            dict(zip(self.options, values, strict=True))
            for values in product(*self.options.values())
        ]

    def self_play_deal(self, generation: int, number: int) -> int:
        """The seed of a game of self-play."""
        return self.seed * DEALS_EACH + generation * self.games + number

    def duel_deals(self, generation: int, which: int) -> list[int]:
        """The seeds of a comparison, which no other games have: `which` tells the two of a generation apart."""
        first = self.seed * DEALS_EACH + DEALS_EACH // 2
        first += (2 * generation + which) * self.deals
        return list(range(first, first + self.deals))

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        told = asdict(self)
        return {**told, "options": {name: list(value) for name, value in self.options.items()}}


def check_plan(plan: TrainPlan) -> None:
    """Refuse what cannot be trained."""
    game = plan.found()
    if plan.seats not in game.seats or plan.seats < 2:
        raise BadSeats(plan.game, plan.seats, [count for count in game.seats if count > 1])
    for options in plan.tables():
        game.start(plan.seats, 0, options)
        if stand_together(game, plan.seats, options):
            raise TablewoodError(
                f"in {plan.game} with these options all seats win or lose together: there is no margin to learn"
            )
    if game.position_numbers(plan.seats) is None:
        raise TablewoodError(
            f"{plan.game} does not say yet what a network looks at (ai/numbers.py)"
        )
    if plan.generations < 1 or plan.games < 10 or plan.deals < 2:
        raise TablewoodError("at least 1 generation, 10 games and 2 deals")
    if plan.generations * max(plan.games, 2 * plan.deals) > DEALS_EACH // 2:
        raise TablewoodError(f"at most {DEALS_EACH // 2} games of each kind in all")
    if plan.epochs < 1:
        raise TablewoodError("at least 1 epoch")
    if plan.hidden < 0 or plan.hidden % BLOCK:
        raise TablewoodError(f"hidden units come in blocks of {BLOCK}: 0, {BLOCK}, {2 * BLOCK} ...")
    if not 0 <= plan.lam <= 1 or not 0 <= plan.exploration < 1:
        raise TablewoodError("lambda is from 0 to 1, exploration from 0 to less than 1")
