"""Benchmarks: plausible numbers, and the interpreted run is really interpreted."""

import json
import subprocess
import sys

import pytest

from tablewood.kernel.errors import BadSeats, TablewoodError, UnknownGame
from tablewood.lab.bench import Speed, bench
from tablewood.lab.sources import is_compiled


def interpreted(code: str, given: str = "") -> str:
    """The output of a process that runs the module from its sources."""
    command = [sys.executable, "-m", "tablewood.lab.interpreted", *code.split()]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    return done.stdout


def test_a_measurement_has_every_field_that_programs_read() -> None:
    told: list[tuple[int, int]] = []
    [measured] = bench(["sylvan-dale"], 2, 0.2, lambda done, rounds: told.append((done, rounds)))
    facts = measured.as_dict()
    assert (facts["game"], facts["seats"], facts["compiled"]) == ("sylvan-dale", 2, is_compiled())
    for speed in ("decisions_per_s", "clones_per_s", "games_per_s"):
        assert facts[speed] > 0
        if is_compiled():
            assert facts["ratio"][speed] == facts[speed] / facts["interpreted"][speed]
    assert facts["decisions_per_s"] > facts["games_per_s"] * 50
    assert (facts["interpreted"] is None) == (not is_compiled())
    assert told[-1][0] == told[-1][1] == len(told)


def test_the_highest_number_of_seats_is_measured() -> None:
    [measured] = bench(["sylvan-dale"], seconds=0.05)
    assert measured.seats == 4


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(UnknownGame):
        bench(["chess"])
    with pytest.raises(BadSeats):
        bench(["sylvan-dale"], 7)
    with pytest.raises(TablewoodError, match="more than 0"):
        bench(["sylvan-dale"], seconds=0)


def test_the_other_process_runs_from_the_sources() -> None:
    answer = interpreted("tablewood.lab.bench", '["sylvan-dale", 2, 0.05, 0]\n')
    assert Speed(**json.loads(answer)).decisions_per_s > 0


def test_any_module_can_be_run_from_the_sources() -> None:
    assert "interpreted" in interpreted("tablewood --version")


def test_the_best_round_counts_for_each_figure() -> None:
    best = Speed(10, 200, 3).best(Speed(20, 100, 3))
    assert best == Speed(20, 200, 3)
    assert best.ratio(Speed(10, 100, 1)) == Speed(2, 2, 3)
