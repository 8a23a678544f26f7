"""Puzzle files: what is checked when they are read, which puzzles are stale, and whose day it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadComponents
from tablewood.learn import puzzles as module
from tablewood.learn.puzzle_file import file_text
from tablewood.learn.puzzles import (
    LATER,
    Puzzle,
    SearchFigures,
    match_of,
    puzzle_of_the_day,
    read_puzzles,
)

GAME = tw.game("sylvan-dale")
FIGURES = SearchFigures(seconds=2.0, seed=7, iterations=900, margin=1.5, visits=4.0)


def a_puzzle(moves: int = 12) -> Puzzle:
    """A position after some moves, with any legal moves as its answers."""
    state = GAME.start(2, 5)
    line: list[str] = []
    while len(line) < moves or len(state.legal()) < 3:
        line.append(GAME.notation(state, state.legal()[0]))
        state.play(state.legal()[0])
    legal = [GAME.notation(state, move) for move in state.legal()]
    return Puzzle(
        id=f"5-{len(line)}",
        seats=2,
        seat=state.seat,
        seed=5,
        prompt=state.step.prompt,
        moves=tuple(line),
        solution=legal[0],
        second=legal[1],
        greedy=legal[2],
        theme=LATER,
        rules=GAME.version,
        components=GAME.components_hash(),
        found=FIGURES,
        verified=replace(FIGURES, seconds=10.0, margin=1.25),
    )


Written = Callable[..., Path]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    def write(*found: Puzzle) -> Path:
        path = tmp_path / "puzzles.toml"
        path.write_text(file_text(found, ["made by hand"]), encoding="utf-8")
        return path

    return write


def test_what_is_written_is_read_back(written: Written) -> None:
    puzzle = a_puzzle()
    assert read_puzzles(GAME, written(puzzle)) == ({puzzle.id: puzzle}, {})
    assert puzzle.margin == 1.25, "the more cautious of the two searches"
    assert match_of(GAME, puzzle).state.seat == puzzle.seat


def test_options_are_part_of_the_position(written: Written) -> None:
    dragons = tw.game("alynthia")
    state = dragons.start(2, 1, {"mode": "competitive"})
    legal = [dragons.notation(state, move) for move in state.legal()]
    puzzle = replace(
        a_puzzle(),
        moves=(),
        seed=1,
        seat=state.seat,
        prompt=state.step.prompt,
        options={"mode": "competitive"},
        solution=legal[0],
        second=legal[1],
        greedy=legal[0],
        rules=dragons.version,
        components=dragons.components_hash(),
    )
    good, _ = read_puzzles(dragons, written(puzzle))
    assert good[puzzle.id].options == {"mode": "competitive"}


def wrong(**changes: object) -> Puzzle:
    return replace(a_puzzle(), **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("puzzle", "complaint"),
    [
        (wrong(solution="fly away"), r'solution: "fly away" is not a legal move'),
        (wrong(second=a_puzzle().solution), r"second: this is the solution"),
        (wrong(greedy="hammer Z9 Z9"), r"greedy: .* is not a legal move"),
        (wrong(seat=1 - a_puzzle().seat), r"seat: seat \d is asked after these moves"),
        (wrong(prompt="sing"), r'prompt: the question is "'),
        (wrong(theme="glory"), r'theme: "glory" is not a part of the score'),
        (wrong(moves=("draw", "jump")), r"moves\[\d\]: "),
        (wrong(seats=9), r"sylvan-dale is not for 9 seats"),
        (wrong(options={"first-player": "plaid"}), r"options: .*plaid"),
    ],
)
def test_a_wrong_puzzle_is_refused_with_its_place(
    written: Written, puzzle: Puzzle, complaint: str
) -> None:
    with pytest.raises(BadComponents, match=complaint) as refused:
        read_puzzles(GAME, written(puzzle))
    assert refused.value.file == "puzzles.toml"
    assert refused.value.line > 0


def test_no_id_twice(written: Written) -> None:
    with pytest.raises(BadComponents, match="5-12"):
        read_puzzles(GAME, written(a_puzzle(), a_puzzle()))


def test_an_unknown_key_is_refused(written: Written) -> None:
    path = written(a_puzzle())
    path.write_text(path.read_text().replace("theme =", "colour = 'red'\ntheme ="))
    with pytest.raises(BadComponents, match="colour"):
        read_puzzles(GAME, path)


def test_puzzles_of_other_rules_are_left_out_and_say_why(written: Written) -> None:
    good = a_puzzle()
    older = replace(a_puzzle(14), rules=GAME.version - 1)
    other = replace(a_puzzle(17), components="0123456789ab")
    found, stale = read_puzzles(GAME, written(good, older, other))
    assert list(found) == [good.id]
    assert f"version {GAME.version - 1} of the rules" in stale[older.id]
    assert "components 0123456789ab" in stale[other.id]


class TestToday:
    @pytest.fixture
    def three(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        found = {id: replace(a_puzzle(), id=id) for id in ("a", "b", "c")}
        monkeypatch.setattr(module, "puzzles", lambda game: found)
        return list(found)

    @pytest.mark.usefixtures("three")
    def test_a_day_has_one_puzzle(self) -> None:
        day = date(2026, 3, 1)
        assert puzzle_of_the_day("sylve", day) == puzzle_of_the_day("sylve", day)

    def test_all_come_up_before_one_comes_again(self, three: list[str]) -> None:
        first = date.fromordinal(3 * 246_000)
        for turn in range(20):
            days = [first + timedelta(days=3 * turn + day) for day in range(3)]
            shown = [found.id for day in days if (found := puzzle_of_the_day("sylve", day))]
            assert sorted(shown) == three

    def test_a_game_without_puzzles_has_none(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(module, "puzzles", lambda game: {})
        assert puzzle_of_the_day("sylve", date(2026, 3, 1)) is None
