"""The final score (SY-103 to SY-105, SY-164 to SY-171)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tablewood.games.sylve.parts import SEASONS
from tablewood.games.sylve.places import CardsBySeat
from tablewood.kernel.number_sets import (
    NO_NUMBERS,
    NumberSet,
    has,
    including,
    next_subset,
)
from tablewood.kernel.scoring import Score
from tablewood.kernel.step import Seat
from tablewood.kernel.vectors import Ints, zeros

if TYPE_CHECKING:
    from tablewood.games.sylve.state import Wood


SEASON_SETS: Final = 1 << SEASONS
"""How many sets of seasons there are, the empty one included: each is an int below this one."""


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


def potion_points(s: "Wood", seat: Seat) -> i64:
    """SY-71, SY-76, SY-80, SY-164: potions in hand and drunk ones count in full, reserved ones not at all."""
    worth = s.parts.potion_points
    points: i64 = 0
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
        self.forest_points: Final = zeros(s.seats)
        """SY-165: by seat, for the forests that the player controls."""
        self.homes: Final = zeros(s.seats * SEASON_SETS)
        """By seat and set of seasons: forests that the player controls with one of these seasons."""
        self.creatures: Final = zeros(s.seats * SEASONS)
        """By seat and season: creatures, tamed or released."""
        self._count_forests(s.held_by)
        self._count_tamed(s.tamed)
        self._count_released(s.freed_by, s.seats)

    def _count_forests(self, held_by: Ints) -> None:
        seasons = self.parts.forest_seasons
        worth = self.parts.forest_points
        for forest in range(len(held_by)):
            seat = held_by[forest]
            if seat >= 0:
                self.forest_points[seat] += worth[forest]
                add_home(self.homes, seat, seasons[forest])

    def _count_tamed(self, tamed: CardsBySeat) -> None:
        season = self.parts.creature_season
        for seat in range(len(tamed)):
            for creature in tamed[seat]:
                self.creatures[seat * SEASONS + season[creature]] += 1

    def _count_released(self, freed_by: Ints, seats: i64) -> None:
        season = self.parts.creature_season
        for creature in range(len(freed_by)):
            seat = freed_by[creature]
            if 0 <= seat < seats:
                self.creatures[seat * SEASONS + season[creature]] += 1

    def creature_points(self, seat: Seat) -> i64:
        """SY-100, SY-103, SY-166: tamed creatures count as released; those that find a home count more."""
        first = seat * SEASONS
        count: i64 = 0
        for at in range(first, first + SEASONS):
            count += self.creatures[at]
        if count == 0:
            return 0
        value = self.parts.creature_value
        return count * value + self.housed(seat) * (self.parts.housed_value - value)

    def housed(self, seat: Seat) -> i64:
        """SY-103: how many of the player's creatures find a home."""
        return most_housed(self.creatures, self.homes, seat)


def add_home(homes: Ints, seat: Seat, seasons: NumberSet) -> None:
    """SY-104: the player controls one more forest, with these seasons."""
    first = seat * SEASON_SETS
    for some in range(1, SEASON_SETS):
        if some & seasons != NO_NUMBERS:
            homes[first + some] += 1


def most_housed(creatures: Ints, homes: Ints, seat: Seat = 0) -> i64:
    """SY-104, SY-105: the most creatures that can each live on a forest of its season.

    By the theorem of Hall and König: some set of seasons is the bottleneck, whose creatures have
    only the forests of those seasons to share, while all other creatures have a home. A season
    without creatures makes no set narrower.
    """
    first = seat * SEASONS
    fewest: i64 = 0
    asked: i64 = NO_NUMBERS
    for season in range(SEASONS):
        count = creatures[first + season]
        if count > 0:
            fewest += count
            asked = including(asked, season)
    seasons = asked
    while seasons != NO_NUMBERS and fewest > 0:
        housed = homes[seat * SEASON_SETS + seasons]
        for season in range(SEASONS):
            count = creatures[first + season]
            if count > 0 and not has(seasons, season):
                housed += count
        if housed < fewest:
            fewest = housed
        seasons = next_subset(seasons, asked)
    return fewest
