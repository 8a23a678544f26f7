"""The final score (SY-103 to SY-105, SY-164 to SY-171)."""

from typing import TYPE_CHECKING

from tablewood.games.sylve.parts import SEASONS
from tablewood.kernel.scoring import Score

if TYPE_CHECKING:
    from tablewood.games.sylve.state import Wood


def score(s: "Wood", seat: int) -> Score:
    """SY-164 to SY-170: five parts; of equal totals, more unused ingredients win, and else the
    victory is shared."""
    return Score(
        seat,
        [
            ("potions", potion_points(s, seat)),
            ("forests", forest_points(s, seat)),
            ("creatures", creature_points(s, seat)),
            ("tokens", s.tokens[seat]),
            ("leftovers", s.leftovers(seat) // s.parts.leftovers),
        ],
        [("leftovers", s.leftovers(seat))],
    )


def potion_points(s: "Wood", seat: int) -> int:
    """SY-71, SY-76, SY-80, SY-164: potions in hand and drunk ones count in full, reserved ones not
    at all."""
    points = 0
    for potion in s.hands[seat]:
        points += s.parts.potion_points[potion]
    for potion in s.drunk[seat]:
        points += s.parts.potion_points[potion]
    return points


def forest_points(s: "Wood", seat: int) -> int:
    """SY-165: the forests that the player controls."""
    points = 0
    for forest, holder in enumerate(s.held_by):
        if holder == seat:
            points += s.parts.forest_points[forest]
    return points


def creature_points(s: "Wood", seat: int) -> int:
    """SY-100, SY-103, SY-166: tamed creatures count as released; those that find a home count
    more."""
    creatures = creatures_by_season(s, seat)
    housed = most_housed(creatures, forests_by_seasons(s, seat))
    return sum(creatures) * s.parts.creature_value + housed * (
        s.parts.housed_value - s.parts.creature_value
    )


def creatures_by_season(s: "Wood", seat: int) -> list[int]:
    """How many creatures of each season the player has, tamed or released."""
    counts = [0] * SEASONS
    for creature in s.tamed[seat]:
        counts[s.parts.creature_season[creature]] += 1
    for creature, owner in enumerate(s.freed_by):
        if owner == seat:
            counts[s.parts.creature_season[creature]] += 1
    return counts


def forests_by_seasons(s: "Wood", seat: int) -> list[int]:
    """How many forests the player controls, by their set of seasons (one bit a season)."""
    counts = [0] * (1 << SEASONS)
    for forest, holder in enumerate(s.held_by):
        if holder == seat:
            counts[s.parts.forest_seasons[forest]] += 1
    return counts


def most_housed(creatures: list[int], forests: list[int]) -> int:
    """SY-104, SY-105: the most creatures that can each live on a forest of its season.

    By the theorem of Hall and König: some set of seasons is the bottleneck, whose creatures have
    only the forests of those seasons to share, while all other creatures have a home.
    """
    fewest = sum(creatures)
    for seasons in range(1, 1 << SEASONS):
        housed = 0
        for season in range(SEASONS):
            if not seasons >> season & 1:
                housed += creatures[season]
        for kind in range(1, 1 << SEASONS):
            if kind & seasons:
                housed += forests[kind]
        fewest = min(fewest, housed)
    return fewest
