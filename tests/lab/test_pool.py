"""Work shared among processes: everything is done once, by processes that are kept for the next work."""

from __future__ import annotations

import os

import pytest

from tablewood.kernel.errors import TablewoodError
from tablewood.lab.pool import AHEAD, Processes, share_out
from tablewood.lab.simulate import CHUNK, _chunks


def who_does(number: int) -> tuple[int, int]:
    """The number, and the process that was given it."""
    return number, os.getpid()


def fail_at_three(number: int) -> int:
    if number == 3:
        raise TablewoodError("three")
    return number


@pytest.mark.parametrize("processes", [1, 2])
def test_every_item_is_done_once(processes: int) -> None:
    items = range(3 * AHEAD * processes + 1)
    told: list[tuple[int, int]] = []
    share_out(who_does, items, processes, told.append)
    assert sorted(number for number, _ in told) == list(items)
    assert (os.getpid() in {process for _, process in told}) == (processes == 1)


def test_the_same_processes_do_the_next_work() -> None:
    first: list[tuple[int, int]] = []
    second: list[tuple[int, int]] = []
    with Processes() as share:
        share(who_does, range(40), 2, first.append)
        share(who_does, range(40), 2, second.append)
    assert {process for _, process in first + second} <= {process for _, process in first}


def test_after_an_error_there_are_new_processes() -> None:
    done: list[int] = []
    with Processes() as share:
        with pytest.raises(TablewoodError, match="three"):
            share(fail_at_three, range(9), 2, done.append)
        done.clear()
        share(fail_at_three, [1, 2], 2, done.append)
    assert sorted(done) == [1, 2]


@pytest.mark.parametrize("games", [1, 2, 7, 100, 5000])
@pytest.mark.parametrize("processes", [1, 2, 8])
def test_chunks_hold_every_game_once_and_end_small(games: int, processes: int) -> None:
    chunks = list(_chunks(games, processes))
    assert [number for chunk in chunks for number in chunk] == list(range(games))
    sizes = [len(chunk) for chunk in chunks]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] <= CHUNK
    assert sizes[-1] == 1
