"""Puzzles are found by search: how a position is judged, and how a hunt goes on where it stopped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tablewood as tw
from tablewood.bots.greedy import GreedyBot
from tablewood.bots.perspective import Perspective
from tablewood.bots.search import SearchBot
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.state import State
from tablewood.lab import puzzle_search
from tablewood.lab.puzzle_check import check
from tablewood.lab.puzzle_choice import choose
from tablewood.lab.puzzle_judge import Judgement, judge
from tablewood.lab.puzzle_search import PuzzleHunt, SearchedGame, look_for_puzzles, search_game
from tablewood.lab.puzzle_theme import theme
from tablewood.lab.record import Record
from tablewood.learn.puzzles import Puzzle, SearchFigures

HUNT = PuzzleHunt("sylvan-dale", 2, 40, 0.01, 1.0)
FIGURES = SearchFigures(seconds=2.0, seed=7, iterations=900, margin=1.5, visits=4.0)


def a_decision(moves: int = 20, least: int = 5) -> State:
    """A position from a game between greedy bots, with several moves to choose from."""
    state: State = tw.game("sylvan-dale").start(2, 3)
    bot = GreedyBot(1)
    while state.plies < moves or len(state.legal()) < least:
        state.play(bot.choose(Perspective(state, state.seat)))
    return state


def test_a_search_may_be_told_which_moves_to_try() -> None:
    state = a_decision()
    legal = state.legal()
    bot = SearchBot(1, iterations=30, settled=1000.0)
    bot.among = [legal[1], legal[3]]
    assert bot.choose(Perspective(state, state.seat)) in bot.among
    assert bot.last is not None
    tried = [move for move, edge in bot.last.edges.items() if edge.made > 0]
    assert set(tried) <= set(bot.among)
    assert bot.last.visits == 30


class TestJudging:
    def test_the_same_iterations_and_seed_give_the_same_judgement(self) -> None:
        state = a_decision()
        assert judge(state, 5, 1.0, iterations=80) == judge(state, 5, 1.0, iterations=80)

    def test_the_position_stays_as_it_was(self) -> None:
        state = a_decision()
        plies, legal = state.plies, state.legal()
        judge(state, 5, 1.0, iterations=40)
        assert (state.plies, state.legal()) == (plies, legal)

    def test_it_names_two_different_legal_moves(self) -> None:
        state = a_decision()
        judged = judge(state, 5, 1.0, iterations=80)
        assert judged.best != judged.second
        assert {judged.best, judged.second} <= set(state.legal())
        assert judged.figures.iterations == 40 + 4 * 10

    def test_a_move_is_clear_by_value_and_by_visits(self) -> None:
        judged = Judgement(1, 2, FIGURES)
        assert judged.is_clear(1.5)
        assert not judged.is_clear(1.6)
        assert not Judgement(1, 2, replace(FIGURES, visits=2.9)).is_clear(1.5)


def test_the_theme_is_what_the_better_move_earns() -> None:
    state = a_decision()
    names = {name for score in state.scores() for name, _ in score.parts}
    legal = state.legal()
    assert theme(state, legal[0], legal[1], 1) in names | {"rivals", "later"}
    assert theme(state, legal[0], legal[0], 1) == "later", "no better than itself"


class TestHunting:
    @pytest.fixture(autouse=True)
    def quick_players(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(puzzle_search, "PLAYERS", ("greedy:depth=1:guesses=1",))

    def test_a_game_gives_at_most_one_puzzle(self) -> None:
        found = search_game(replace(HUNT, margin=-100.0), 0)
        assert found.decisions > 0
        assert 0 < len(found.margins) <= puzzle_search.SCREENED
        assert found.searched <= puzzle_search.SEARCHED

    def test_a_puzzle_needs_two_searches_that_agree(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[float] = []

        def always(state: State, seed: int, seconds: float) -> Judgement:
            asked.append(seconds)
            first, second = state.legal()[:2]
            if len(asked) > 1 and seconds > HUNT.seconds:
                first, second = second, first
            return Judgement(first, second, replace(FIGURES, seconds=seconds, seed=seed))

        monkeypatch.setattr(puzzle_search, "judge", always)
        found = search_game(HUNT, 0)
        assert found.puzzle is None
        assert found.searched == found.verified == puzzle_search.SEARCHED
        assert asked[-2:] == [HUNT.seconds, 5 * HUNT.seconds]

    def test_what_both_searches_see_becomes_a_puzzle(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(puzzle_search, "judge", clear)
        puzzle = search_game(HUNT, 3).puzzle
        assert puzzle is not None
        assert puzzle.seed == 43
        assert puzzle.id == f"43-{len(puzzle.moves)}"
        assert puzzle.found.seed != puzzle.verified.seed
        assert check("sylvan-dale", puzzle, 1, 1.0, iterations=8).id == puzzle.id

    def test_a_hunt_goes_on_where_it_stopped(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(puzzle_search, "judge", clear)
        path = tmp_path / "games.jsonl"

        def tired(done: int, games: int) -> None:
            assert games == 4
            if done == 2:
                raise KeyboardInterrupt

        first = look_for_puzzles(HUNT, 4, 1, tired, Record(path))
        assert first.interrupted
        assert [one.number for one in first.games] == [0, 1]
        again = look_for_puzzles(HUNT, 4, 1, None, Record(path))
        assert [one.number for one in again.games] == [0, 1, 2, 3]
        assert again.games[:2] == first.games, "kept, not searched again"
        assert len(path.read_text().splitlines()) == 4
        assert len(again.puzzles) == again.as_dict()["found"] == 4

    def test_another_margin_is_another_hunt(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(puzzle_search, "judge", clear)
        path = tmp_path / "games.jsonl"
        look_for_puzzles(HUNT, 1, 1, None, Record(path))
        look_for_puzzles(replace(HUNT, margin=1.4), 1, 1, None, Record(path))
        assert len(path.read_text().splitlines()) == 2

    def test_no_games_are_refused(self) -> None:
        with pytest.raises(TablewoodError, match="at least 1"):
            look_for_puzzles(HUNT, 0)


def clear(state: State, seed: int, seconds: float) -> Judgement:
    """A search for which the first move is always clearly the best."""
    first, second = state.legal()[:2]
    return Judgement(first, second, replace(FIGURES, seconds=seconds, seed=seed))


class TestChoosing:
    def test_at_most_two_have_the_same_answer(self) -> None:
        found = [self.made(number, "done") for number in range(5)]
        assert len(choose("sylvan-dale", found, 5)) == 2

    def test_surprises_and_variety_come_first(self) -> None:
        same = [self.made(number, f"treetop A{number}") for number in range(1, 4)]
        other = self.made(9, "draw", prompt="choose-card")
        plain = self.made(10, "treetop B1", greedy="treetop B1")
        kept = choose("sylvan-dale", [*same, other, plain], 3)
        assert other in kept
        assert plain not in kept

    def test_all_are_kept_if_there_are_few(self) -> None:
        found = [self.made(2, "draw"), self.made(1, "done")]
        assert [puzzle.seed for puzzle in choose("sylvan-dale", found, 9)] == [1, 2]

    @staticmethod
    def made(seed: int, solution: str, **changes: Any) -> Puzzle:
        usual = Puzzle(
            id=f"{seed}-3",
            seats=2,
            seat=0,
            seed=seed,
            prompt="use-items",
            moves=("draw",) * 3,
            solution=solution,
            second="replace",
            greedy="replace",
            theme="later",
            rules=1,
            components="",
            found=FIGURES,
            verified=FIGURES,
        )
        return replace(usual, **changes)


def test_a_line_of_the_record_is_read_back() -> None:
    line = {"number": 1, "decisions": 2, "margins": [0.5], "searched": 0, "verified": 0}
    assert SearchedGame.read({**line, "puzzle": None}).margins == [0.5]
