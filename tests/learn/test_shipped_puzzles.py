"""The puzzles in the games' folders. To read them is to check them: every line is played."""

from __future__ import annotations

import pytest

import tablewood as tw
from tablewood.lab.puzzle_check import check
from tablewood.learn.puzzles import puzzles, stale_puzzles

LEAST = 20
"""How many puzzles each game has at least."""


@pytest.mark.parametrize("game", tw.game_ids())
def test_none_is_lost_or_stale(game: str) -> None:
    assert stale_puzzles(game) == {}, "rules or components changed: look for new puzzles"
    assert len(puzzles(game)) >= LEAST


@pytest.mark.parametrize("game", tw.game_ids())
def test_they_were_verified_by_a_search_five_times_as_long(game: str) -> None:
    for puzzle in puzzles(game).values():
        found, verified = puzzle.found, puzzle.verified
        assert verified.seconds == 5 * found.seconds == 10
        assert verified.seed != found.seed
        assert min(found.margin, verified.margin) >= 1
        assert min(found.visits, verified.visits) >= 3


@pytest.mark.parametrize("game", tw.game_ids())
def test_they_differ(game: str) -> None:
    all_of_them = list(puzzles(game).values())
    answers = [puzzle.solution for puzzle in all_of_them]
    assert all(answers.count(answer) <= 2 for answer in answers)
    assert len({puzzle.seed for puzzle in all_of_them}) == len(all_of_them)
    surprising = [one for one in all_of_them if one.greedy != one.solution]
    assert len(surprising) >= len(all_of_them) / 2, "most are not what a greedy player does"


@pytest.mark.parametrize("game", tw.game_ids())
def test_a_shipped_puzzle_holds(game: str) -> None:
    """A quick look at one of each game; `tablewood puzzles GAME --verify` takes the time for all."""
    clearest = max(puzzles(game).values(), key=lambda puzzle: puzzle.margin)
    checked = check(game, clearest, 11, 1.0, iterations=240)
    assert checked.holds, checked
