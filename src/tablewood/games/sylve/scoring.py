"""The final score (SY-103 to SY-105, SY-164 to SY-171)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tablewood.games.sylve.parts import SEASONS
from tablewood.games.sylve.sets import (
    NO_NUMBERS,
    has,
    have_in_common,
    how_many_sets,
    including,
    next_subset,
)
from tablewood.kernel.scoring import Score
from tablewood.kernel.step import Seat

if TYPE_CHECKING:
    from tablewood.games.sylve.state import Wood


SEASON_SETS: Final[int] = how_many_sets(SEASONS)
"""How many sets of seasons there are, the empty one included."""


def score(s: "Wood", seat: Seat) -> Score:
    """SY-164 to SY-170: five parts; ties are broken by unused ingredients, or else the victory is shared."""
    tally = Tally(s)
    return Score(
        seat,
        [
            ("potions", potion_points(s, seat)),
            ("forests", tally.forest_points[seat]),
            ("creatures", tally.creature_points(seat)),
            ("tokens", s.tokens[seat]),
            ("leftovers", s.leftovers(seat) // s.parts.leftovers),
        ],
        [("leftovers", s.leftovers(seat))],
    )


def potion_points(s: "Wood", seat: Seat) -> int:
    """SY-71, SY-76, SY-80, SY-164: potions in hand and drunk ones count in full, reserved ones not at all."""
    worth = s.parts.potion_points
    points = 0
    for potion in s.hands[seat]:
        points += worth[potion]
    for potion in s.drunk[seat]:
        points += worth[potion]
    return points


@mypyc_attr(acyclic=True, free_list_len=1)
class Tally:
    """The forests and creatures of all players, counted once."""

    def __init__(self, s: "Wood") -> None:
        self.parts: Final = s.parts
        self.forest_points: Final = [0] * s.seats
        """SY-165: by seat, for the forests that the player controls."""
        self.forests: Final = [0] * (s.seats * SEASON_SETS)
        """By seat and set of seasons: forests that the player controls."""
        self.creatures: Final = [0] * (s.seats * SEASONS)
        """By seat and season: creatures, tamed or released."""
        self._count_forests(s.held_by)
        self._count_tamed(s.tamed)
        self._count_released(s.freed_by, s.seats)

    def _count_forests(self, held_by: list[int]) -> None:
        seasons = self.parts.forest_seasons
        worth = self.parts.forest_points
        for forest in range(len(held_by)):
            seat = held_by[forest]
            if seat >= 0:
                self.forest_points[seat] += worth[forest]
                self.forests[seat * SEASON_SETS + seasons[forest]] += 1

    def _count_tamed(self, tamed: list[list[int]]) -> None:
        season = self.parts.creature_season
        for seat in range(len(tamed)):
            for creature in tamed[seat]:
                self.creatures[seat * SEASONS + season[creature]] += 1

    def _count_released(self, freed_by: list[int], seats: int) -> None:
        season = self.parts.creature_season
        for creature in range(len(freed_by)):
            seat = freed_by[creature]
            if 0 <= seat < seats:
                self.creatures[seat * SEASONS + season[creature]] += 1

    def creature_points(self, seat: Seat) -> int:
        """SY-100, SY-103, SY-166: tamed creatures count as released; those that find a home count more."""
        count = 0
        for at in range(seat * SEASONS, (seat + 1) * SEASONS):
            count += self.creatures[at]
        if count == 0:
            return 0
        value = self.parts.creature_value
        return count * value + self.housed(seat) * (self.parts.housed_value - value)

    def housed(self, seat: Seat) -> int:
        """SY-103: how many of the player's creatures find a home."""
        return most_housed(self.creatures, self.forests, seat)


def most_housed(creatures: list[int], forests: list[int], seat: Seat = 0) -> int:
    """SY-104, SY-105: the most creatures that can each live on a forest of its season.

    By the theorem of Hall and König: some set of seasons is the bottleneck, whose creatures have
    only the forests of those seasons to share, while all other creatures have a home. A season
    without creatures makes no set narrower.
    """
    first = seat * SEASONS
    homes = seat * SEASON_SETS
    fewest = 0
    asked = NO_NUMBERS
    for season in range(SEASONS):
        count = creatures[first + season]
        if count > 0:
            fewest += count
            asked = including(asked, season)
    seasons = asked
    while seasons != NO_NUMBERS and fewest > 0:
        housed = 0
        for season in range(SEASONS):
            if not has(seasons, season):
                housed += creatures[first + season]
        for kind in range(1, SEASON_SETS):
            if have_in_common(kind, seasons):
                housed += forests[homes + kind]
        if housed < fewest:
            fewest = housed
        seasons = next_subset(seasons, asked)
    return fewest
