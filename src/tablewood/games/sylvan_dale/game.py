"""Builders of Sylvan Dale as a game: its facts, and where to ask for the rest."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablewood.games.sylvan_dale.ai.evaluate import value
from tablewood.games.sylvan_dale.ai.features import features
from tablewood.games.sylvan_dale.ai.numbers import DaleNumbers
from tablewood.games.sylvan_dale.ai.observation import DaleObservation
from tablewood.games.sylvan_dale.audit import complaints
from tablewood.games.sylvan_dale.bound import longest_game, most_fame
from tablewood.games.sylvan_dale.components import FOLDER, SHIPPED, Parts
from tablewood.games.sylvan_dale.hidden import redeal
from tablewood.games.sylvan_dale.moves import Events, Moves
from tablewood.games.sylvan_dale.scoring import scores_at_round_end
from tablewood.games.sylvan_dale.setup import prepare
from tablewood.games.sylvan_dale.state import Dale
from tablewood.kernel.chance import Chance
from tablewood.kernel.game import Game
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.options import USUAL, Option, Options, Value
from tablewood.kernel.position_numbers import PositionNumbers
from tablewood.kernel.scoring import Score
from tablewood.kernel.step import Seat

if TYPE_CHECKING:
    from tablewood.games.sylvan_dale.view import DaleView
    from tablewood.kernel.catalogue import CatalogueKind
    from tablewood.kernel.explain import Explain
    from tablewood.kernel.explain_undone import LeftUndone
    from tablewood.kernel.tables import Table

VERSION: Final = 1
"""Raised when a change of the rules makes saved games play differently."""


class SylvanDale(Game[Dale]):
    """SD-1 to SD-4: two to four architects, no teams, no solo game, no optional rules."""

    def __init__(self, components: Path = SHIPPED) -> None:
        self.parts: Final = Parts(components)
        self.dale_moves: Final = Moves(self.parts)
        self.dale_events: Final = Events(self.parts)
        self.observations: Final = {
            seats: DaleObservation(self.parts, seats) for seats in self.parts.boards
        }
        self.numbers: Final = {seats: DaleNumbers(self.parts, seats) for seats in self.parts.boards}
        first = Option(
            "first-player",
            "random",
            "who takes the first turn (SD-16)",
            choices=["random", *self.parts.colours],
        )
        colours = Option(
            "colours",
            USUAL,
            "the colour of each seat (SD-9)",
            choices=self.parts.colours,
            each_seat=True,
        )
        super().__init__(
            "sylvan-dale",
            "SD",
            FOLDER,
            components,
            sorted(self.parts.boards),
            VERSION,
            self.dale_moves,
            self.dale_events,
            [colours, first],
        )

    def setup(self, seats: int, options: Options, chance: Chance) -> Dale:
        s = Dale(self, seats, chance)
        prepare(s, options)
        return s

    def seat_names(self, seats: int, options: dict[str, Value] | None = None) -> list[str]:
        """SD-9: players go by the colours that they have chosen."""
        chosen = Options(self.id, self.options, options or {})
        return chosen.of_seats("colours", self.parts.colours[:seats])

    def with_components(self, components: Path) -> "SylvanDale":
        return SylvanDale(components)

    def view(self, s: Dale, seat: Seat) -> "DaleView":
        from tablewood.games.sylvan_dale.view import look

        return look(s, seat)

    def catalogue(self) -> "list[CatalogueKind]":
        from tablewood.games.sylvan_dale.catalogue import catalogue

        return catalogue(self.parts)

    def round_of(self, s: Dale) -> int:
        return s.round

    def scores_at_round_end(self, s: Dale) -> list[Score]:
        return scores_at_round_end(s)

    def turn_clause(self) -> int:
        """SD-19, SD-105: the turn passes round the table."""
        return 19

    def explanations(self) -> "dict[int, Explain]":
        from tablewood.games.sylvan_dale.explain import EXPLANATIONS

        return EXPLANATIONS

    def left_undone(self) -> "dict[str, LeftUndone]":
        from tablewood.games.sylvan_dale.explain_undone import LEFT_UNDONE

        return LEFT_UNDONE

    def redeal(self, s: Dale, seat: Seat) -> None:
        redeal(s, seat)

    def evaluate(self, s: Dale, seat: Seat) -> float:
        return value(s, seat)

    def features(self, s: Dale, seat: Seat) -> list[float]:
        return features(s, seat)

    def observation_spec(self, seats: int) -> Observation:
        return self.observations[seats]

    def observe(self, s: Dale, seat: Seat, row: Numbers) -> None:
        self.observations[s.seats].write(s, seat, row)

    def position_numbers(self, seats: int) -> PositionNumbers[Dale]:
        return self.numbers[seats]

    def audit(self, s: Dale) -> list[str]:
        return complaints(s)

    def max_length(self, seats: int, options: dict[str, Value] | None = None) -> int:
        return longest_game(self.parts, seats)

    def points_range(self, seats: int, options: dict[str, Value] | None = None) -> tuple[int, int]:
        return 0, most_fame(self.parts, seats)

    def arrange(self, s: Dale, scene: "Table") -> None:
        from tablewood.games.sylvan_dale.scene import arrange

        arrange(s, scene)
