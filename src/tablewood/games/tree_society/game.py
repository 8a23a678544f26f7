"""Tree Society as a game: its facts, and where to ask for the rest."""

from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablewood.games.tree_society.ai.evaluate import value
from tablewood.games.tree_society.ai.features import features
from tablewood.games.tree_society.ai.numbers import SocietyNumbers
from tablewood.games.tree_society.ai.observation import SocietyObservation
from tablewood.games.tree_society.audit import complaints
from tablewood.games.tree_society.bound import longest_game, points_range
from tablewood.games.tree_society.components import FOLDER, SHIPPED, read
from tablewood.games.tree_society.hidden import redeal
from tablewood.games.tree_society.moves import Events, Moves
from tablewood.games.tree_society.parts import Parts
from tablewood.games.tree_society.rest import TakeFruit
from tablewood.games.tree_society.scoring import parts_of_score
from tablewood.games.tree_society.setup import RANDOM, prepare
from tablewood.games.tree_society.state import Society
from tablewood.games.tree_society.turn import a_round, a_turn
from tablewood.kernel.chance import Chance
from tablewood.kernel.game import Game
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.options import Option, Options, Value
from tablewood.kernel.position_numbers import PositionNumbers
from tablewood.kernel.scoring import Score
from tablewood.kernel.step import Clause, Seat

if TYPE_CHECKING:
    from tablewood.games.tree_society.view import SocietyView
    from tablewood.kernel.catalogue import CatalogueKind
    from tablewood.kernel.explain import Explain
    from tablewood.kernel.explain_undone import LeftUndone
    from tablewood.kernel.tables import Table

VERSION: Final = 1
"""Raised when a change of the rules makes saved games play differently."""


class TreeSociety(Game[Society]):
    """TS-1: two to four players; TS-130 to TS-134: the modes and variants are options."""

    def __init__(self, components: Path = SHIPPED) -> None:
        self.parts: Final = read(components)
        self.society_moves: Final = Moves(self.parts)
        self.society_events: Final = Events(self.parts)
        self.turns: Final = [a_turn(seat) for seat in range(len(self.parts.seats))]
        """By seat: the steps of a turn. They never change, so all turns of all games share them."""
        self.rounds: Final = [
            [a_round(seats, first) for first in range(seats)]
            for seats in range(len(self.parts.seats) + 1)
        ]
        """By number of players and first player: the steps of a round."""
        self.fruit_questions: Final = [TakeFruit(seat) for seat in range(len(self.parts.seats))]
        """By seat: the question of Phase 3."""
        sizes = self.parts.fruit_market
        players = [seats for seats in range(len(sizes)) if sizes[seats] > 0]
        self.observations: Final = {
            seats: SocietyObservation(self.parts, seats) for seats in players
        }
        """By number of players."""
        self.numbers: Final = {seats: SocietyNumbers(self.parts, seats) for seats in players}
        super().__init__(
            "tree-society",
            "TS",
            FOLDER,
            components,
            players,
            VERSION,
            self.society_moves,
            self.society_events,
            declared_options(self.parts),
        )

    def setup(self, seats: int, options: Options, chance: Chance) -> Society:
        s = Society(self, seats, chance)
        prepare(s, options)
        return s

    def seat_names(self, seats: int, options: dict[str, Value] | None = None) -> list[str]:
        """TS-7: players go by their player boards."""
        return self.parts.seats[:seats]

    def with_components(self, components: Path) -> "TreeSociety":
        return TreeSociety(components)

    def scores(self, s: Society) -> list[Score]:
        """TS-2, TS-117 to TS-126: the points by kind of card; ties go to the last in turn order."""
        return [
            Score(seat, parts_of_score(s, seat), [("turn-order", s.place(seat))])
            for seat in range(s.seats)
        ]

    def view(self, s: Society, seat: Seat) -> "SocietyView":
        from tablewood.games.tree_society.view import look

        return look(s, seat)

    def catalogue(self) -> "list[CatalogueKind]":
        from tablewood.games.tree_society.catalogue import catalogue

        return catalogue(self.parts)

    def turn_clause(self) -> Clause:
        """TS-3: turns go clockwise from the first player."""
        return 3

    def explanations(self) -> "dict[int, Explain]":
        from tablewood.games.tree_society.explain import EXPLANATIONS

        return EXPLANATIONS

    def left_undone(self) -> "dict[str, LeftUndone]":
        from tablewood.games.tree_society.explain_undone import LEFT_UNDONE

        return LEFT_UNDONE

    def redeal(self, s: Society, seat: Seat) -> None:
        redeal(s, seat)

    def evaluate(self, s: Society, seat: Seat) -> float:
        return value(s, seat)

    def features(self, s: Society, seat: Seat) -> list[float]:
        return features(s, seat)

    def observation_spec(self, seats: int) -> Observation:
        return self.observations[seats]

    def observe(self, s: Society, seat: Seat, row: Numbers) -> None:
        self.observations[s.seats].write(s, seat, row)

    def position_numbers(self, seats: int) -> PositionNumbers[Society]:
        return self.numbers[seats]

    def audit(self, s: Society) -> list[str]:
        return complaints(s)

    def max_length(self, seats: int, options: dict[str, Value] | None = None) -> int:
        return longest_game(self.parts, seats)

    def points_range(self, seats: int, options: dict[str, Value] | None = None) -> tuple[int, int]:
        return points_range(self.parts, seats)

    def arrange(self, s: Society, scene: "Table") -> None:
        from tablewood.games.tree_society.scene import arrange

        arrange(s, scene)


def declared_options(parts: Parts) -> list[Option]:
    """TS-15, TS-17, TS-130 to TS-134: packs, start cards, goal, draft; who goes first; whether sold fruits are open."""
    guilds = parts.cards.guilds
    packs = ["+".join(chosen) for chosen in combinations(guilds, parts.packs)]
    first_game = "+".join([guilds[guild] for guild in parts.first_game])
    return [
        Option("guilds", first_game, "the four packs in play (TS-15)", choices=[*packs, RANDOM]),
        Option("start-cards", True, "deal a start card to each player (TS-13)"),
        Option(
            "goal",
            parts.goal,
            "how many banners trigger the end (TS-111)",
            low=parts.goal,
            high=parts.goal_advanced,
        ),
        Option("draft", False, "draft the first fruits instead of drawing them (TS-133)"),
        Option(
            "first-player",
            RANDOM,
            "who has the board of the first player (TS-8)",
            choices=[RANDOM, *parts.seats],
        ),
        Option("show-sold", False, "everybody may look through every Sold section (TS-127)"),
    ]
