"""Starter as a game, which ties the other modules together."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablewood.cli.starter.ai.evaluate import value
from tablewood.cli.starter.ai.features import features
from tablewood.cli.starter.audit import complaints
from tablewood.cli.starter.components import FOLDER, SHIPPED, Parts
from tablewood.cli.starter.hidden import redeal
from tablewood.cli.starter.moves import Events, Moves
from tablewood.cli.starter.setup import prepare
from tablewood.cli.starter.state import StarterState
from tablewood.kernel.chance import Chance
from tablewood.kernel.game import Game
from tablewood.kernel.options import Options, Value
from tablewood.kernel.step import Clause, Seat

if TYPE_CHECKING:
    from tablewood.cli.starter.view import StarterView
    from tablewood.kernel.explain import Explain
    from tablewood.kernel.tables import Table

VERSION: Final = 1
"""Raised when a change of the rules makes saved games play differently."""


class StarterGame(Game[StarterState]):
    """ST-1: two to four players."""

    def __init__(self, components: Path = SHIPPED) -> None:
        self.parts: Final = Parts(components)
        self.starter_moves: Final = Moves(self.parts)
        self.starter_events: Final = Events(self.parts)
        super().__init__(
            "starter",
            "ST",
            FOLDER,
            components,
            list(range(2, len(self.parts.colours) + 1)),
            VERSION,
            self.starter_moves,
            self.starter_events,
            [],
        )

    def setup(self, seats: int, options: Options, chance: Chance) -> StarterState:
        s = StarterState(self, seats, chance)
        prepare(s)
        return s

    def seat_names(self, seats: int, options: dict[str, Value] | None = None) -> list[str]:
        return self.parts.colours[:seats]

    def with_components(self, components: Path) -> "StarterGame":
        return StarterGame(components)

    def view(self, s: StarterState, seat: Seat) -> "StarterView":
        from tablewood.cli.starter.view import look

        return look(s, seat)

    def turn_clause(self) -> Clause:
        """ST-3: players take turns."""
        return 3

    def explanations(self) -> "dict[int, Explain]":
        from tablewood.cli.starter.explain import EXPLANATIONS

        return EXPLANATIONS

    def redeal(self, s: StarterState, seat: Seat) -> None:
        redeal(s, seat)

    def evaluate(self, s: StarterState, seat: Seat) -> float:
        return value(s, seat)

    def features(self, s: StarterState, seat: Seat) -> list[float]:
        return features(s, seat)

    def audit(self, s: StarterState) -> list[str]:
        return complaints(s)

    def points_range(self, seats: int, options: dict[str, Value] | None = None) -> tuple[int, int]:
        """ST-6: one player may play all leaves of the hand."""
        return 0, self.parts.hand_size

    def max_length(self, seats: int, options: dict[str, Value] | None = None) -> int:
        """ST-4, ST-5: each leaf is higher than the last, and between two leaves all but one may pass."""
        return (self.parts.leaves.size + 1) * seats

    def arrange(self, s: StarterState, scene: "Table") -> None:
        from tablewood.cli.starter.scene import arrange

        arrange(s, scene)
