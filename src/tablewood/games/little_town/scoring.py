"""The final scoring (LT-110 to LT-117)."""

from tablewood.games.little_town.buildings import SCORE_PER
from tablewood.games.little_town.points import (
    building_points,
    coin_points,
    goal_points,
    points_around,
    total,
)
from tablewood.games.little_town.state import Town
from tablewood.kernel.log import TABLE
from tablewood.kernel.step import Rule


class FinalScoring(Rule[Town]):
    """LT-110 to LT-117: tell what each player adds to the points on the track; the lines add up to the total."""

    def run(self, s: Town) -> None:
        s.tell(s.events.final_scoring, TABLE)
        for seat in range(s.seats):
            s.tell(s.events.scored_track, seat, s.vp[seat])
            tell_if_any(s, s.events.scored_goals, seat, goal_points(s, seat))
            tell_if_any(s, s.events.scored_buildings, seat, building_points(s, seat))
            for square in s.own(seat):
                effect = s.buildings.game_end[s.tile[square]]
                if effect.verb == SCORE_PER:
                    points = points_around(s, square, effect)
                    s.tell(s.events.scored_surroundings, seat, s.tile[square], points)
            tell_if_any(s, s.events.scored_coins, seat, coin_points(s, seat))
            s.tell(s.events.total, seat, total(s, seat))


def tell_if_any(s: Town, kind: int, seat: int, points: int) -> None:
    """Leave out the line if there is nothing to add."""
    if points != 0:
        s.tell(kind, seat, points)
