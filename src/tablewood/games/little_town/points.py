"""Points: what stands around a building, and everything that counts in the end (LT-82, LT-111 to LT-116)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablewood.games.little_town.board import GRASS, Square
from tablewood.games.little_town.buildings import (
    ALL_BUILDINGS,
    ALL_WORKERS,
    OWN_BUILDINGS,
    OWN_WORKERS,
    SCORE_PER,
    OwnerEffect,
)
from tablewood.kernel.step import Seat

if TYPE_CHECKING:
    from tablewood.games.little_town.state import Town


def points_around(s: "Town", square: Square, effect: OwnerEffect) -> i64:
    """LT-82, LT-114, LT-115: the effect's points for each thing that it counts around the square."""
    counted: i64 = 0
    for other in s.board.around[square]:
        if counts(s, s.owner[square], other, effect.around):
            counted += 1
    return counted * effect.vp


def counts(s: "Town", owner: i64, square: Square, around: i64) -> bool:
    """Whether a square holds what a building of this owner counts."""
    if around == OWN_BUILDINGS:
        return s.owner[square] == owner
    if around == ALL_BUILDINGS:
        return s.has_building(square)
    if around == OWN_WORKERS:
        return s.worker[square] == owner
    if around == ALL_WORKERS:
        return s.has_worker(square)
    return not s.has_building(square) and s.board.terrain[square] == GRASS


def goal_points(s: "Town", seat: Seat) -> i64:
    """LT-99, LT-111, LT-144: the points of the player's revealed goals, unless they were counted at once."""
    if s.international:
        return 0
    points: i64 = 0
    revealed, goal_at = s.revealed, s.goal_at
    for goal in range(len(revealed)):
        if revealed[goal] == 1 and goal_at[goal] == seat:
            points += s.goals.vp[goal]
    return points


def building_points(s: "Town", seat: Seat) -> i64:
    """LT-112, LT-144: the printed points of the player's buildings, unless they were counted at once."""
    if s.international:
        return 0
    points: i64 = 0
    for number in range(s.buildings_of(seat)):
        points += s.buildings.vp[s.tile[s.own_square(seat, number)]]
    return points


def surrounding_points(s: "Town", seat: Seat) -> i64:
    """LT-114, LT-115: castle and watchtower."""
    points: i64 = 0
    for number in range(s.buildings_of(seat)):
        square = s.own_square(seat, number)
        effect = s.buildings.game_end[s.tile[square]]
        if effect.verb == SCORE_PER:
            points += points_around(s, square, effect)
    return points


def coin_points(s: "Town", seat: Seat) -> i64:
    """LT-113."""
    return s.coins(seat) // s.limits.coins_per_vp


def total(s: "Town", seat: Seat) -> i64:
    """LT-111 to LT-116: all points as if the game ended now."""
    return (
        s.vp[seat]
        + goal_points(s, seat)
        + building_points(s, seat)
        + surrounding_points(s, seat)
        + coin_points(s, seat)
    )


def parts_of_score(s: "Town", seat: Seat) -> list[tuple[str, int]]:
    """LT-111 to LT-115: the named parts of the total."""
    return [
        ("track", s.vp[seat]),
        ("goals", goal_points(s, seat)),
        ("buildings", building_points(s, seat)),
        ("surroundings", surrounding_points(s, seat)),
        ("coins", coin_points(s, seat)),
    ]
