"""Sylve as a game: its facts, and where to ask for the rest."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablewood.games.sylve.ai.evaluate import features, value
from tablewood.games.sylve.ai.numbers import WoodNumbers
from tablewood.games.sylve.ai.observation import WoodObservation
from tablewood.games.sylve.audit import complaints
from tablewood.games.sylve.bound import longest_game, most_points
from tablewood.games.sylve.components import FOLDER, SHIPPED, read
from tablewood.games.sylve.control import scores_at_round_end
from tablewood.games.sylve.hidden import redeal
from tablewood.games.sylve.moves import SEATS, Events, Moves
from tablewood.games.sylve.setup import RANDOM, prepare
from tablewood.games.sylve.state import Wood
from tablewood.kernel.chance import Chance
from tablewood.kernel.game import Game
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.options import Option, Options, Value
from tablewood.kernel.position_numbers import PositionNumbers
from tablewood.kernel.scoring import Score
from tablewood.kernel.step import Seat

if TYPE_CHECKING:
    from tablewood.games.sylve.parts import Parts
    from tablewood.games.sylve.view import WoodView
    from tablewood.kernel.catalogue import CatalogueKind
    from tablewood.kernel.explain import Explain
    from tablewood.kernel.explain_undone import LeftUndone
    from tablewood.kernel.tables import Table

VERSION: Final = 1
"""Goes up when a change of the rules makes saved games play differently."""


class Sylve(Game[Wood]):
    """SY-1, SY-10, SY-11: two to four mystics, each with a character, with or without its power."""

    def __init__(self, components: Path = SHIPPED) -> None:
        self.parts: Final[Parts] = read(components)
        self.wood_moves: Final = Moves(self.parts)
        self.wood_events: Final = Events(self.parts)
        self.observations: Final = {
            seats: WoodObservation(self.parts, seats) for seats in self.parts.row
        }
        """By number of players."""
        self.numbers: Final = {seats: WoodNumbers(self.parts, seats) for seats in self.parts.row}
        powers = Option("powers", False, "play with the characters' powers (SY-11)")
        characters = Option(
            "characters",
            "random",
            "how the characters are dealt out (SY-10)",
            choices=["random", "chosen"],
        )
        first_player = Option(
            "first-player",
            RANDOM,
            "who begins the game (SY-13)",
            choices=[RANDOM, *SEATS],
        )
        super().__init__(
            "sylve",
            "SY",
            FOLDER,
            components,
            sorted(self.parts.row),
            VERSION,
            self.wood_moves,
            self.wood_events,
            [powers, characters, first_player],
        )

    def setup(self, seats: int, options: Options, chance: Chance) -> Wood:
        s = Wood(self, seats, chance)
        prepare(s, options)
        return s

    def seat_names(self, seats: int, options: dict[str, Value] | None = None) -> list[str]:
        """SY-17: the places round the table, clockwise; characters are dealt to them (SY-10)."""
        return SEATS[:seats]

    def with_components(self, components: Path) -> "Sylve":
        return Sylve(components)

    def view(self, s: Wood, seat: Seat) -> "WoodView":
        from tablewood.games.sylve.view import look

        return look(s, seat)

    def catalogue(self) -> "list[CatalogueKind]":
        from tablewood.games.sylve.catalogue import catalogue

        return catalogue(self.parts)

    def round_of(self, s: Wood) -> int:
        return s.round

    def scores_at_round_end(self, s: Wood) -> list[Score]:
        return scores_at_round_end(s)

    def turn_clause(self) -> int:
        """SY-17: turns go clockwise."""
        return 17

    def explanations(self) -> "dict[int, Explain]":
        from tablewood.games.sylve.explain import EXPLANATIONS

        return EXPLANATIONS

    def left_undone(self) -> "dict[str, LeftUndone]":
        from tablewood.games.sylve.explain_undone import LEFT_UNDONE

        return LEFT_UNDONE

    def redeal(self, s: Wood, seat: Seat) -> None:
        redeal(s)

    def evaluate(self, s: Wood, seat: Seat) -> float:
        return value(s, seat)

    def features(self, s: Wood, seat: Seat) -> list[float]:
        return features(s, seat)

    def observation_spec(self, seats: int) -> Observation:
        return self.observations[seats]

    def observe(self, s: Wood, seat: Seat, row: Numbers) -> None:
        self.observations[s.seats].write(s, seat, row)

    def position_numbers(self, seats: int) -> PositionNumbers[Wood]:
        return self.numbers[seats]

    def audit(self, s: Wood) -> list[str]:
        return complaints(s)

    def max_length(self, seats: int, options: dict[str, Value] | None = None) -> int:
        return longest_game(self.parts, seats)

    def points_range(self, seats: int, options: dict[str, Value] | None = None) -> tuple[int, int]:
        return 0, most_points(self.parts)

    def has_private_information(self, seats: int, options: dict[str, Value] | None = None) -> bool:
        """SY-3, SY-5, SY-6: what is hidden is hidden from everybody."""
        return False

    def arrange(self, s: Wood, scene: "Table") -> None:
        from tablewood.games.sylve.scene import arrange

        arrange(s, scene)
