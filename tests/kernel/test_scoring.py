"""Scores, winners and places."""

from __future__ import annotations

import pytest

from tablewood.kernel.scoring import Score, ranks, winners


def scores(*results: tuple[int, ...]) -> list[Score]:
    """One score for each seat: the points, then the tie-breaks."""
    return [
        Score(seat, [("points", points)], [(f"tie-{n}", tie) for n, tie in enumerate(ties)])
        for seat, (points, *ties) in enumerate(results)
    ]


def test_the_parts_add_up() -> None:
    score = Score(1, [("banners", 10), ("bridges", 7), ("debt", -3)], [("trees", 4)])
    assert score.total == 14
    assert score.key() == [14, 4]
    assert repr(score) == "<seat 1: 14 (banners 10, bridges 7, debt -3)>"


@pytest.mark.parametrize(
    ("results", "best", "places"),
    [
        ([(10,), (12,), (9,)], [1], [2, 1, 3]),
        ([(10,), (10,)], [0, 1], [1, 1]),
        ([(10, 2), (10, 3), (99, 0)], [2], [3, 2, 1]),
        ([(10, 2, 5), (10, 2, 6), (10, 1, 9)], [1], [2, 1, 3]),
        ([(10, 2), (10, 2), (8, 9), (10, 1)], [0, 1], [1, 1, 4, 3]),
        ([(-5,), (-3,)], [1], [2, 1]),
        ([(7,)], [0], [1]),
    ],
    ids=str,
)
def test_winners_and_places(
    results: list[tuple[int, ...]], best: list[int], places: list[int]
) -> None:
    assert winners(scores(*results)) == best
    assert ranks(scores(*results)) == places
