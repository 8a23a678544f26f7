"""Sylve: the final score (SY-103 to SY-105, SY-164 to SY-171)."""

from itertools import permutations

import pytest

from tablewood.games.sylve.scoring import SEASON_SETS, add_home, most_housed
from tablewood.kernel.vectors import ints, zeros
from tests.games.sylve.scenes import wood
from tests.rule import rule


@rule("SY-164", "SY-165", "SY-167", "SY-168")
def test_the_parts_of_a_score() -> None:
    t = wood(
        market=["P02", "P03", "P05", "P06"],
        north={
            "pool": "T",
            "hand": ["P01"],
            "drunk": ["P04"],
            "reserved": ["P08"],
            "forests": ["F03", "F04"],
            "tokens": 7,
            "stock": {"plant": 3, "crystal": 1, "berry": 4},
        },
    )
    parts = dict(t.state.scores()[0].parts)
    assert parts == {"potions": 11, "forests": 13, "creatures": 0, "tokens": 7, "leftovers": 2}
    assert t.score("north") == 33
    t.asks("north", "turn")


@rule("SY-103", "SY-104", "SY-105", "SY-166")
def test_two_of_three_creatures_find_a_home() -> None:
    creatures = ["SP1", "SP2", "WI1"]
    for where in ("tamed", "released"):
        t = wood(
            row=["F02", "F03", "F06"],
            north={"pool": "T", where: creatures, "forests": ["F07", "F01"]},
        )
        assert t.score("north", "creatures") == 7
        assert t.view().players[0].housed == 2
    t.asks("north", "turn")


@rule("SY-104")
@pytest.mark.parametrize(
    ("creatures", "forests", "points"),
    [
        (["SU1", "SU2"], ["F02"], 4),
        (["SU1"], ["F02", "F08"], 3),
        (["SU1", "AU1"], ["F08"], 4),
        (["SU1", "AU1"], ["F08", "F02"], 6),
        (["WI1", "WI2"], ["F02"], 2),
        ([], ["F02"], 0),
    ],
)
def test_one_creature_a_forest_of_its_season(
    creatures: list[str], forests: list[str], points: int
) -> None:
    t = wood(
        row=["F01", "F03", "F06"], north={"pool": "T", "released": creatures, "forests": forests}
    )
    assert t.score("north", "creatures") == points
    t.asks("north", "turn")


@rule("SY-105")
def test_the_best_housing_is_found() -> None:
    """Compared with trying every way to house up to five creatures in up to four forests."""
    for case in range(400):
        creatures = [case % 3, case // 3 % 3, case // 9 % 2, case // 18 % 2]
        homes = [1 + (case * 7 + at * 5) % 15 for at in range(case % 5)]
        forests = zeros(SEASON_SETS)
        for seasons_of_forest in homes:
            add_home(forests, 0, seasons_of_forest)
        seasons = [season for season, count in enumerate(creatures) for _ in range(count)]
        places: list[int | None] = [*homes, *[None] * len(seasons)]
        best = max(
            sum(
                home is not None and home >> season & 1
                for home, season in zip(order, seasons, strict=True)
            )
            for order in set(permutations(places, len(seasons)))
        )
        assert most_housed(ints(creatures), forests) == best, (creatures, homes)


@rule("SY-166", "SY-101", "SY-100")
def test_at_the_end_all_creatures_are_released() -> None:
    t = wood(asks="round-end", round=4, dice={"A2": "nT"}, north={"tamed": ["SP4", "SU4"]})
    view = t.view().players[0]
    assert (view.tamed, view.released) == ([], ["SP4", "SU4"])
    assert t.score("north", "creatures") == 3 + 1
    t.is_over("north")


@rule("SY-168")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_a_point_for_every_three_leftovers(tokens: int, points: int) -> None:
    t = wood(north={"pool": "T", "stock": {"plant": tokens}})
    assert t.score("north", "leftovers") == points
    t = wood(north={"pool": "T", "stock": {"berry": tokens}})
    assert t.score("north", "leftovers") == points
    t.asks("north", "turn")


@rule("SY-169")
def test_the_highest_total_wins() -> None:
    t = wood(
        asks="round-end",
        round=4,
        north={"tokens": 10, "stock": {}},
        east={"tokens": 11, "stock": {}},
    )
    t.is_over("east")


@rule("SY-168", "SY-170", "SY-171")
@pytest.mark.parametrize(("other", "winners"), [(4, ["north"]), (5, ["north", "east"])])
def test_ties_are_broken_by_leftovers_or_shared(other: int, winners: list[str]) -> None:
    t = wood(
        asks="round-end",
        round=4,
        north={"tokens": 39, "stock": {"plant": 5}},
        east={"tokens": 39, "stock": {"berry": 2, "crystal": other - 2}},
    )
    assert (t.score("north"), t.score("east")) == (40, 40)
    t.is_over(*winners)
