"""Verifying the puzzles of a game again: which are taken, for how long, and when one does not hold."""

from __future__ import annotations

import pytest

from tablewood.kernel.errors import TablewoodError
from tablewood.lab import puzzle_check
from tablewood.lab.puzzle_check import CheckedPuzzle, verified
from tablewood.learn.puzzles import Puzzle
from tests.lab.test_puzzle_search import TestChoosing

PUZZLES = {f"{seed}-3": TestChoosing.made(seed, "draw") for seed in range(5)}


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """The puzzles that were searched and for how long, instead of searching them."""
    told: list[tuple[str, float]] = []

    def check(game: str, puzzle: Puzzle, seed: int, seconds: float) -> CheckedPuzzle:
        told.append((puzzle.id, seconds))
        return CheckedPuzzle(puzzle.id, puzzle.solution, "draw", 1.0, 9.0, True)

    monkeypatch.setattr(puzzle_check, "check", check)
    monkeypatch.setattr(puzzle_check, "puzzles", lambda game: PUZZLES)
    monkeypatch.setattr(puzzle_check, "stale_puzzles", lambda game: {})
    return told


def test_all_are_searched_as_long_as_when_they_were_verified(
    searched: list[tuple[str, float]],
) -> None:
    checked, interrupted = verified("sylvan-dale")
    assert not interrupted
    assert [one.id for one in checked] == list(PUZZLES)
    assert searched == [(id, one.verified.seconds) for id, one in PUZZLES.items()]


def test_a_sample_is_searched(searched: list[tuple[str, float]]) -> None:
    checked, _ = verified("sylvan-dale", sample=2)
    assert len({one.id for one in checked}) == len(searched) == 2


@pytest.mark.usefixtures("searched")
def test_an_interrupted_check_keeps_what_is_done() -> None:
    def tired(done: int, total: int) -> None:
        assert total == 5
        if done == 3:
            raise KeyboardInterrupt

    checked, interrupted = verified("sylvan-dale", progress=tired)
    assert interrupted
    assert len(checked) == 3


@pytest.mark.usefixtures("searched")
def test_stale_puzzles_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_check, "stale_puzzles", lambda game: {"7-3": "other rules"})
    with pytest.raises(TablewoodError, match="1 stale: 7-3: other rules"):
        verified("sylvan-dale")


@pytest.mark.usefixtures("searched")
def test_a_game_without_puzzles_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_check, "puzzles", lambda game: {})
    with pytest.raises(TablewoodError, match="no puzzles"):
        verified("sylvan-dale")
