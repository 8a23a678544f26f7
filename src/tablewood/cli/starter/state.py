"""Everything that changes in Starter."""

from typing import TYPE_CHECKING, Final

from tablewood.cli.starter.components import Leaf, Parts
from tablewood.cli.starter.moves import Events, Moves
from tablewood.kernel.chance import Chance
from tablewood.kernel.scoring import Score
from tablewood.kernel.state import State
from tablewood.kernel.step import NOBODY, Seat

if TYPE_CHECKING:
    from tablewood.cli.starter.game import StarterGame

NOTHING: Final = -1
"""No leaf lies on the pile yet."""


class StarterState(State):
    """Who holds which leaf, and the pile."""

    def __init__(self, game: "StarterGame", seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.rules: StarterGame = game
        self.parts: Parts = game.parts
        self.moves: Moves = game.starter_moves
        self.events: Events = game.starter_events
        self.holder: list[int] = [NOBODY] * game.parts.leaves.size
        """By leaf: the seat that holds it; NOBODY if it was played or never dealt."""
        self.seen: list[int] = [0] * game.parts.leaves.size
        """By leaf: 1 if it was played, for everybody to see."""
        self.points: list[int] = [0] * seats
        """ST-6: by seat, the leaves that it has played."""
        self.top: int = NOTHING
        """The leaf on top of the pile."""
        self.passes: int = 0
        """ST-5: how many players have passed in a row."""

    # Written by tools/clones.py from the fields above.
    def clone(self) -> "StarterState":
        copy = StarterState(self.rules, self.seats, self.chance.clone())
        self.copy_common(copy)
        copy.holder = self.holder.copy()
        copy.seen = self.seen.copy()
        copy.points = self.points.copy()
        copy.top = self.top
        copy.passes = self.passes
        return copy

    def hand(self, seat: Seat) -> list[Leaf]:
        """The leaves in hand, the lowest first."""
        return [leaf for leaf in range(len(self.holder)) if self.holder[leaf] == seat]

    def scores(self) -> list[Score]:
        """ST-6: one point for each leaf played."""
        return [Score(seat, [("leaves", self.points[seat])], []) for seat in range(self.seats)]
