"""The values of an option beside each other, as rows of text: what the terminal and the report both show."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablewood.lab.study.outline import Outline
from tablewood.lab.summary import Mean, Rate

Row = tuple[str, list[str]]
"""What is told, and what each value's games say; empty where it has no meaning."""


def rows_of(outlines: Sequence[Outline]) -> list[Row]:
    """Victories, points by place, lead, length, branching and endings."""
    seats = len(outlines[0].places)
    told: list[tuple[str, Callable[[Outline], str]]] = [
        ("games", lambda one: str(one.games)),
        ("the team wins", lambda one: "" if one.team is None else _share(one.team)),
        ("the first player wins", lambda one: _share(one.places[0].wins) if _is_race(one) else ""),
        ("lead of the winner", lambda one: _mean(one.lead) if _is_race(one) else ""),
        *[(f"points of player {place + 1}", _points_of(place)) for place in range(seats)],
        ("decisions a game", lambda one: _mean(one.decisions)),
        ("legal moves a decision", lambda one: f"{one.branching:.2f}"),
    ]
    endings = dict.fromkeys(ending for one in outlines for ending in one.endings)
    if len(endings) > 1:
        told += [(f"ends by {ending.replace('-', ' ')}", _ends_by(ending)) for ending in endings]
    rows = [(name, [tell(one) for one in outlines]) for name, tell in told]
    return [row for row in rows if any(row[1])]


def _is_race(outline: Outline) -> bool:
    """Do several seats play against each other?"""
    return not outline.is_team and len(outline.places) > 1


def _points_of(place: int) -> Callable[[Outline], str]:
    return lambda one: _mean(one.places[place].points)


def _ends_by(ending: str) -> Callable[[Outline], str]:
    return lambda one: f"{one.endings.get(ending, 0) / one.games:.1%}"


def _share(rate: Rate) -> str:
    return f"{rate.share:.1%} ({rate.low:.1%} - {rate.high:.1%})"


def _mean(mean: Mean) -> str:
    return f"{mean.mean:.1f} ± {mean.sd:.1f}"
