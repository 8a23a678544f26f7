"""How strong a player is, and how a game changes that: OpenSkill's model of Plackett and Luce. See decision 23.

A skill is a mean and a deviation, in the library's units. People are shown points: 1500 for a newcomer, and 400 points
for odds of ten to one between two players whose skills are well known, as in chess.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

import msgspec
from openskill.models import PlackettLuce

START = 1500
"""The points of a newcomer."""

NORMAL_95 = 1.96
PROVISIONAL = 300
"""A rating is provisional while it may be further off than this many points."""


class Skill(msgspec.Struct, frozen=True):
    """What is believed of a player: the mean, and how far off it may be (one standard deviation)."""

    mu: float
    sigma: float


class RatingNow(msgspec.Struct, kw_only=True):
    """A rating as people are shown it."""

    points: int
    give_or_take: int
    """By the model's own reckoning, the true strength is within this many points in 19 cases of 20."""
    provisional: bool
    """Is it still little more than a guess?"""


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def newcomer() -> Skill:
    """What is believed of somebody who has not played a rated game yet."""
    return Skill(_model().mu, _model().sigma)


def points_a_unit() -> float:
    """Points for one unit of the library: two players who are well known differ by the square root of two betas."""
    return 400 / math.log(10) / (math.sqrt(2) * _model().beta)


def skill_at(points: float, deviation: float) -> Skill:
    """The skill of a player with these points, and this standard deviation in points."""
    unit = points_a_unit()
    return Skill(_model().mu + (points - START) / unit, deviation / unit)


def shown(skill: Skill) -> RatingNow:
    """The skill in points."""
    unit = points_a_unit()
    reach = round(NORMAL_95 * unit * skill.sigma)
    return RatingNow(
        points=round(START + unit * (skill.mu - _model().mu)),
        give_or_take=reach,
        provisional=reach > PROVISIONAL,
    )


def skills_after(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Everybody's skill after a game; place 1 is the best, and players with the same place have drawn."""
    model = _model()
    teams = [[model.create_rating([skill.mu, skill.sigma])] for skill in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(player.mu, player.sigma) for [player] in rated]
