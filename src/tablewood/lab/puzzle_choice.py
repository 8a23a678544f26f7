"""Which of the puzzles found to keep: those that differ most, and those that surprise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tablewood.games import game as find_game
from tablewood.learn.puzzles import Puzzle

SAME_ANSWER = 2
"""How many puzzles may have the same solution word for word."""

PHASES = 3
"""Beginning, middle and end of a game."""


def choose(game: str, found: Sequence[Puzzle], keep: int) -> list[Puzzle]:
    """This many of the puzzles, or all: one after the other, each the least like those already chosen.

    What makes two alike, from the most to the least: the same answer (then there are at most two), the same question
    with the same verb, the same theme, the same phase of the game. Where a greedy player finds the answer, the puzzle
    comes later.
    """
    longest = max((len(puzzle.moves) for puzzle in found), default=0) + 1
    seen: Counter[tuple[str, ...]] = Counter()
    left = list(found)
    chosen: list[Puzzle] = []

    def likeness(puzzle: Puzzle) -> tuple[float, ...]:
        kinds = _kinds(game, puzzle, longest)
        plain = 2 if puzzle.greedy == puzzle.solution else 0
        return (plain + sum(seen[kind] for kind in kinds), -puzzle.margin)

    while left and len(chosen) < keep:
        best = min(left, key=likeness)
        left.remove(best)
        if seen["answer", best.solution] >= SAME_ANSWER:
            continue
        chosen.append(best)
        seen.update(_kinds(game, best, longest))
    return sorted(chosen, key=lambda puzzle: (puzzle.seed, len(puzzle.moves)))


def _kinds(game: str, puzzle: Puzzle, longest: int) -> list[tuple[str, ...]]:
    """What a puzzle may have in common with another."""
    moves = find_game(game).moves
    verb = moves.answers[moves.parse(puzzle.solution)].verb.word
    phase = PHASES * len(puzzle.moves) // longest
    return [
        ("answer", puzzle.solution),
        ("question", puzzle.prompt, verb),
        ("theme", puzzle.theme),
        ("phase", str(phase)),
    ]
