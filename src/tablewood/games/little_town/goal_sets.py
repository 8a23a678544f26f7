"""Sets of goals, for what is kept of each player: an int with one bit for each goal."""

from typing import Final, TypeAlias

from tablewood.games.little_town.goal_tiles import Goal

GoalSet: TypeAlias = int

NO_GOALS: Final[GoalSet] = 0


def has(goals: GoalSet, goal: Goal) -> bool:
    """Whether the goal is in the set."""
    return goals >> goal & 1 == 1


def with_goal(goals: GoalSet, goal: Goal) -> GoalSet:
    """The set with this goal as well."""
    return goals | 1 << goal


def has_more_than(goals: GoalSet, others: GoalSet) -> bool:
    """Whether some goal of the first set is not in the second."""
    return goals & ~others != 0
