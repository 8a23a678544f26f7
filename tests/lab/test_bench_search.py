"""The benchmark of the search: plausible and consistent numbers."""

import pytest

from tablewood.kernel.errors import BadSeats, TablewoodError, UnknownGame
from tablewood.lab.bench_search import bench_search
from tablewood.lab.sources import is_compiled


def test_a_measurement_has_every_field_that_programs_read() -> None:
    told: list[tuple[int, int]] = []
    measured = bench_search(
        ["sylvan-dale", "alynthia"], 2, 0.1, lambda done, of: told.append((done, of))
    )
    assert told == [(1, 2), (2, 2)]
    for facts in [one.as_dict() for one in measured]:
        assert (facts["seats"], facts["compiled"]) == (2, is_compiled())
        assert facts["iterations_per_s"] > 0
        assert facts["decisions_per_s"] > facts["iterations_per_s"]
        assert 0 < facts["nodes_per_s"] <= facts["iterations_per_s"] * 1.2
        assert 0 <= facts["outside"] < 1


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(UnknownGame):
        bench_search(["chess"])
    with pytest.raises(BadSeats):
        bench_search(["sylvan-dale"], 7)
    with pytest.raises(TablewoodError, match="more than 0"):
        bench_search(["sylvan-dale"], seconds=0)
