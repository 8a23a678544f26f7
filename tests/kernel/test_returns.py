"""Returns: what a result is worth to each seat, by every scheme, and within which bounds."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadSeats, UnknownScheme
from tablewood.kernel.options import Value
from tablewood.kernel.returns import SCHEMES
from tablewood.kernel.scoring import Verdict
from tests.fixtures.hidden_nim import GAME
from tests.fixtures.hidden_nim.game import HiddenNim, Nim


def ended(*points: int) -> Nim:
    """A game of Hidden Nim that ended with these points."""
    s = GAME.start(len(points), 1)
    s.stones, s.gifts, s.pending = list(points), [0] * len(points), None
    return s


@pytest.mark.parametrize(
    ("points", "win"),
    [
        ([5, 3], [1, -1]),
        ([4, 4], [0, 0]),
        ([7, 2, 1], [1, -0.5, -0.5]),
        ([6, 1, 6], [0.25, -0.5, 0.25]),
        ([2, 2, 2], [0, 0, 0]),
    ],
)
def test_victories_add_up_to_nothing(points: list[int], win: list[float]) -> None:
    assert ended(*points).returns() == ended(*points).returns("win") == win
    assert sum(win) == 0


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        ([5, 3], [1, -1]),
        ([4, 4], [0, 0]),
        ([1, 9, 4], [-1, 1, 0]),
        ([6, 1, 6], [0.5, -1, 0.5]),
        ([1, 3, 1], [-0.5, 1, -0.5]),
    ],
)
def test_equal_results_share_the_mean_of_their_places(points: list[int], rank: list[float]) -> None:
    assert ended(*points).returns("rank") == rank


def test_the_margin_is_counted_from_the_best_other_seat() -> None:
    assert ended(7, 2, 4).returns("margin") == [3, -5, -3]
    assert ended(4, 4).returns("margin") == [0, 0]


def test_the_points_are_the_total_of_the_score() -> None:
    assert ended(7, -2).returns("points") == [7, -2]


def test_an_unknown_scheme_is_refused_with_the_list_of_those_that_exist() -> None:
    said = 'unknown scheme of returns "rnk"; one of win, rank, margin, points; did you mean rank?'
    with pytest.raises(UnknownScheme) as refused:
        ended(1, 2).returns("rnk")
    assert str(refused.value) == said
    assert str(pickle.loads(pickle.dumps(refused.value))) == said
    with pytest.raises(UnknownScheme):
        GAME.utility_range("rnk", 2)


class Together(HiddenNim):
    """All win if they have ten stones."""

    def verdict(self, s: Nim) -> Verdict:
        return Verdict(sum(s.stones) >= 10, "", [])

    def is_team(self, seats: int, options: dict[str, Value] | None = None) -> bool:
        return True


@pytest.mark.parametrize(("points", "result"), [([9, 1], 1), ([1, 2, 3], -1)])
def test_a_team_has_one_result(points: list[int], result: int) -> None:
    s = Together().start(len(points), 1)
    s.stones, s.gifts = points, [0] * len(points)
    for scheme in ("win", "rank", "margin"):
        assert s.returns(scheme) == [result] * len(points)
        assert s.game.utility_range(scheme, len(points)) == (-1, 1)
    assert s.returns("points") == [sum(points)] * len(points)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_range_says_what_a_seat_can_get(scheme: str) -> None:
    wanted = {"win": (-0.5, 1), "rank": (-1, 1), "margin": (-27, 27), "points": (-2, 25)}
    least, most = GAME.points_range(3)
    wanted["points"], wanted["margin"] = (least, most), (least - most, most - least)
    assert GAME.utility_range(scheme, 3) == wanted[scheme]


def test_a_range_is_asked_for_a_number_of_seats_that_the_game_has() -> None:
    with pytest.raises(BadSeats, match="hidden-nim is not for 7 seats"):
        GAME.utility_range("win", 7)


TEAMS: list[tuple[str, int, dict[str, Value], bool]] = [
    ("alynthia", 1, {}, True),
    ("alynthia", 3, {}, True),
    ("alynthia", 3, {"mode": "cooperative"}, True),
    ("alynthia", 3, {"mode": "competitive"}, False),
    ("sylve", 2, {}, False),
]


@pytest.mark.parametrize(("id", "seats", "options", "team"), TEAMS)
def test_a_game_says_whether_its_seats_are_a_team(
    id: str, seats: int, options: dict[str, Value], team: bool
) -> None:
    game: Any = tw.game(id)
    assert game.is_team(seats, options) is team
    assert (game.verdict(game.start(seats, 1, options)) is not None) is team


def test_only_some_games_have_private_information() -> None:
    open_games = [id for id in tw.game_ids() if not tw.game(id).has_private_information(2)]
    assert open_games == ["alynthia", "sylve"]
    assert tw.game("alynthia").has_private_information(2, {"mode": "competitive"})
