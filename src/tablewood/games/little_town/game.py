"""Little Town as a game: its facts, and where to ask for the rest."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablewood.games.little_town.ai.evaluate import value
from tablewood.games.little_town.ai.features import features
from tablewood.games.little_town.ai.numbers import TownNumbers
from tablewood.games.little_town.ai.observation import TownObservation
from tablewood.games.little_town.ai.outlook import Outlooks
from tablewood.games.little_town.audit import complaints
from tablewood.games.little_town.board import Square
from tablewood.games.little_town.bound import fewest_points, longest_game, most_points
from tablewood.games.little_town.components import FOLDER, SHIPPED, Parts
from tablewood.games.little_town.hidden import redeal
from tablewood.games.little_town.moves import Events, Moves
from tablewood.games.little_town.placement import OfferBuildings, UseBuilding
from tablewood.games.little_town.setup import FIRST_GAME, prepare
from tablewood.games.little_town.state import Town
from tablewood.games.little_town.turn import a_turn
from tablewood.kernel.chance import Chance
from tablewood.kernel.game import Game
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.options import USUAL, Option, Options, Value
from tablewood.kernel.position_numbers import PositionNumbers
from tablewood.kernel.step import Seat

if TYPE_CHECKING:
    from tablewood.games.little_town.view import TownView
    from tablewood.kernel.catalogue import CatalogueKind
    from tablewood.kernel.explain import Explain
    from tablewood.kernel.explain_undone import LeftUndone
    from tablewood.kernel.tables import Table

VERSION: Final = 2
"""Raised when a change of the rules makes saved games play differently."""

BREADTH: Final = 4
"""How many moves a search chooses from where it plays on, with three or four players (docs/bots.md has the figures)."""


class LittleTown(Game[Town]):
    """LT-1, LT-141 to LT-148: two to four players, two modes, and the variants as options."""

    def __init__(self, components: Path = SHIPPED) -> None:
        self.parts: Final = Parts(components)
        self.town_moves: Final = Moves(self.parts)
        self.town_events: Final = Events(self.parts)
        self.outlooks: Final = Outlooks()
        self.observations: Final = {
            seats: TownObservation(self.parts, seats) for seats in self.parts.players
        }
        self.numbers: Final = {
            seats: TownNumbers(self.parts, seats) for seats in self.parts.players
        }
        self.turns: Final = [a_turn(seat) for seat in range(max(self.parts.players))]
        """By seat. Steps never change, so a player's turns can all be the same one."""
        self._uses: Final = [
            UseBuilding(seat, square)
            for seat in range(max(self.parts.players))
            for square in range(self.parts.squares.size)
        ]
        self._offers: Final = [OfferBuildings(use.seat, use.middle) for use in self._uses]
        super().__init__(
            "little-town",
            "LT",
            FOLDER,
            components,
            sorted(self.parts.players),
            VERSION,
            self.town_moves,
            self.town_events,
            _options(self.parts),
        )

    # Questions that are put again and again: made once, for each player and square

    def use_of(self, seat: Seat, middle: Square) -> UseBuilding:
        """LT-35: which of the buildings around this square the player uses."""
        return self._uses[seat * self.parts.squares.size + middle]

    def offer_of(self, seat: Seat, middle: Square) -> OfferBuildings:
        """LT-35: the same, as long as there is something to ask."""
        return self._offers[seat * self.parts.squares.size + middle]

    def setup(self, seats: int, options: Options, chance: Chance) -> Town:
        s = Town(self, seats, chance)
        prepare(s, options)
        return s

    def seat_names(self, seats: int, options: dict[str, Value] | None = None) -> list[str]:
        """LT-7: players go by the colours that they have chosen."""
        chosen = Options(self.id, self.options, options or {})
        return chosen.of_seats("colours", self.parts.colours[:seats])

    def with_components(self, components: Path) -> "LittleTown":
        return LittleTown(components)

    def view(self, s: Town, seat: Seat) -> "TownView":
        from tablewood.games.little_town.view import look

        return look(s, seat)

    def catalogue(self) -> "list[CatalogueKind]":
        from tablewood.games.little_town.catalogue import catalogue

        return catalogue(self.parts)

    def turn_clause(self) -> int:
        """LT-22: turns go clockwise from the start player."""
        return 22

    def explanations(self) -> "dict[int, Explain]":
        from tablewood.games.little_town.explain import EXPLANATIONS

        return EXPLANATIONS

    def left_undone(self) -> "dict[str, LeftUndone]":
        from tablewood.games.little_town.explain_undone import LEFT_UNDONE

        return LEFT_UNDONE

    def redeal(self, s: Town, seat: Seat) -> None:
        redeal(s, seat)

    def evaluate(self, s: Town, seat: Seat) -> float:
        return value(s, seat)

    def breadth(self, seats: int) -> int:
        return super().breadth(seats) if seats == 2 else BREADTH

    def features(self, s: Town, seat: Seat) -> list[float]:
        return features(s, seat)

    def observation_spec(self, seats: int) -> Observation:
        return self.observations[seats]

    def observe(self, s: Town, seat: Seat, row: Numbers) -> None:
        self.observations[s.seats].write(s, seat, row)

    def position_numbers(self, seats: int) -> PositionNumbers[Town]:
        return self.numbers[seats]

    def audit(self, s: Town) -> list[str]:
        return complaints(s)

    def max_length(self, seats: int, options: dict[str, Value] | None = None) -> int:
        chosen = Options(self.id, self.options, options or {})
        drafts, declares = chosen.flag("drafted-supply"), chosen.flag("manual-declaration")
        return longest_game(self.parts, seats, drafts, declares)

    def points_range(self, seats: int, options: dict[str, Value] | None = None) -> tuple[int, int]:
        return fewest_points(self.parts, seats), most_points(self.parts, seats)

    def arrange(self, s: Town, scene: "Table") -> None:
        from tablewood.games.little_town.scene import arrange

        arrange(s, scene)


def _options(parts: Parts) -> list[Option]:
    """LT-9, LT-14, LT-141 to LT-148."""
    return [
        Option(
            "mode",
            "standard",
            "random buildings, or the fixed ones of the first game (LT-141, LT-142)",
            choices=["standard", FIRST_GAME],
        ),
        Option(
            "side", parts.first_side, "the side of the board (LT-9)", choices=list(parts.boards)
        ),
        Option(
            "colours",
            USUAL,
            "the colour of each seat (LT-7)",
            choices=parts.colours,
            each_seat=True,
        ),
        Option(
            "first-player",
            "random",
            "who starts the first round (LT-14)",
            choices=["random", *parts.colours],
        ),
        Option("international", False, "goals and scoring of the international edition (LT-143)"),
        Option("drafted-supply", False, "the players choose the buildings (LT-146)"),
        Option("extended-goals", False, "three more goals (LT-147)"),
        Option("manual-declaration", False, "players declare their goals themselves (LT-148)"),
    ]
