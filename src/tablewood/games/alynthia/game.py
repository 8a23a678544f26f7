"""Alynthia as a game: its facts, and where to ask for the rest."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablewood.games.alynthia.ai.evaluate import value
from tablewood.games.alynthia.ai.features import features
from tablewood.games.alynthia.ai.observation import LandObservation, observe
from tablewood.games.alynthia.audit import complaints
from tablewood.games.alynthia.bound import longest_game, most_renown
from tablewood.games.alynthia.components import FOLDER, SHIPPED, Parts
from tablewood.games.alynthia.hidden import redeal
from tablewood.games.alynthia.moves import Events, Moves
from tablewood.games.alynthia.names import DIFFICULTIES, GUILDS, PLAYERS
from tablewood.games.alynthia.setup import GUILD_MODES, MODES, prepare
from tablewood.games.alynthia.state import Land
from tablewood.games.alynthia.verdict import verdict
from tablewood.kernel.chance import Chance
from tablewood.kernel.game import Game
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.options import Option, Options, Value
from tablewood.kernel.scoring import Verdict
from tablewood.kernel.step import Seat

if TYPE_CHECKING:
    from tablewood.games.alynthia.view import LandView
    from tablewood.kernel.catalogue import CatalogueKind
    from tablewood.kernel.explain import Explain
    from tablewood.kernel.explain_undone import LeftUndone
    from tablewood.kernel.tables import Table

VERSION: Final = 1
"""Raised when a change of the rules makes saved games play differently."""


class Alynthia(Game[Land]):
    """AL-1 to AL-9: one to five players, alone, together or against each other."""

    def __init__(self, components: Path = SHIPPED) -> None:
        self.parts: Final = Parts(components)
        self.land_moves: Final = Moves(self.parts)
        self.land_events: Final = Events(self.parts)
        self.observations: Final[dict[int, LandObservation]] = {}
        """By player count, as soon as somebody asks for it."""
        super().__init__(
            "alynthia",
            "AL",
            FOLDER,
            components,
            sorted(self.parts.boards),
            VERSION,
            self.land_moves,
            self.land_events,
            [
                Option("mode", "auto", "how to play together (AL-2)", choices=MODES),
                Option("guild-mode", "basic", "abilities of guilds (AL-7)", choices=GUILD_MODES),
                Option("difficulty", "normal", "against the dragons (AL-8)", choices=DIFFICULTIES),
                Option("harder-ending", False, "dragons left cost renown (AL-9, AL-53)"),
            ],
        )

    def setup(self, seats: int, options: Options, chance: Chance) -> Land:
        s = Land(self, seats, chance)
        prepare(s, options)
        return s

    def seat_names(self, seats: int, options: dict[str, Value] | None = None) -> list[str]:
        """AL-40: players go by letters; the guilds are chosen at the table."""
        return PLAYERS[:seats]

    def with_components(self, components: Path) -> "Alynthia":
        return Alynthia(components)

    def view(self, s: Land, seat: Seat) -> "LandView":
        from tablewood.games.alynthia.view import look

        return look(s, seat)

    def catalogue(self) -> "list[CatalogueKind]":
        from tablewood.games.alynthia.catalogue import catalogue

        return catalogue(self.parts)

    def turn_clause(self) -> int:
        """AL-39: turn order, from the player with the first player marker."""
        return 39

    def explanations(self) -> "dict[int, Explain]":
        from tablewood.games.alynthia.explain import EXPLANATIONS

        return EXPLANATIONS

    def left_undone(self) -> "dict[str, LeftUndone]":
        from tablewood.games.alynthia.explain_undone import LEFT_UNDONE

        return LEFT_UNDONE

    def redeal(self, s: Land, seat: Seat) -> None:
        redeal(s, seat)

    def evaluate(self, s: Land, seat: Seat) -> float:
        return value(s, seat)

    def features(self, s: Land, seat: Seat) -> list[float]:
        return features(s, seat)

    def observation_spec(self, seats: int) -> Observation:
        if seats not in self.observations:
            self.observations[seats] = LandObservation(self.parts, seats)
        return self.observations[seats]

    def observe(self, s: Land, seat: Seat, row: Numbers) -> None:
        observe(s, seat, row)

    def audit(self, s: Land) -> list[str]:
        return complaints(s)

    def verdict(self, s: Land) -> Verdict | None:
        return verdict(s)

    def is_team(self, seats: int, options: dict[str, Value] | None = None) -> bool:
        """AL-2, AL-51: everybody fights the dragons together, alone or not, unless the mode is competitive."""
        return Options(self.id, self.options, options or {}).word("mode") != "competitive"

    def has_private_information(self, seats: int, options: dict[str, Value] | None = None) -> bool:
        """AL-140: hands are hidden only from competitors."""
        return not self.is_team(seats, options)

    def max_length(self, seats: int, options: dict[str, Value] | None = None) -> int:
        """AL-6, AL-270: rounds are few, and every phase is finite."""
        return longest_game(self.parts, seats)

    def points_range(self, seats: int, options: dict[str, Value] | None = None) -> tuple[int, int]:
        return 0, most_renown(self.parts, seats)

    def known_of(self, s: Land, seat: Seat) -> dict[str, tuple[str, str]]:
        """AL-30: a guild's abilities are told as what they do."""
        guild = s.guild[seat]
        return {"guild": ("guild", GUILDS[guild] if guild >= 0 else "none")}

    def arrange(self, s: Land, scene: "Table") -> None:
        from tablewood.games.alynthia.scene import arrange

        arrange(s, scene)
