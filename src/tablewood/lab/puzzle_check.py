"""Are the puzzles of a game still what they say? The long search again, from a new seed."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from tablewood.games import game as find_game
from tablewood.kernel.errors import TablewoodError
from tablewood.lab.pool import Progress
from tablewood.lab.puzzle_judge import judge
from tablewood.learn.puzzles import Puzzle, match_of, puzzles, stale_puzzles

SEEDS = 1 << 29


@dataclass(frozen=True)
class CheckedPuzzle:
    """What a new search says of a puzzle."""

    id: str
    solution: str
    best: str
    margin: float
    visits: float
    holds: bool
    """Whether the solution is still ahead of all other moves."""

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def check(
    game: str, puzzle: Puzzle, seed: int, seconds: float, iterations: int = 0
) -> CheckedPuzzle:
    """Search the position again. The solution must come out first, and ahead of the best other move."""
    state = match_of(find_game(game), puzzle).state
    judged = judge(state, seed, seconds, iterations)
    best = state.game.notation(state, judged.best)
    holds = best == puzzle.solution and judged.figures.margin > 0
    return CheckedPuzzle(
        puzzle.id, puzzle.solution, best, judged.figures.margin, judged.figures.visits, holds
    )


def verified(
    game: str, sample: int = 0, progress: Progress | None = None
) -> tuple[list[CheckedPuzzle], bool]:
    """Verify a sample of the game's puzzles, or all; and whether Ctrl-C ended it."""
    chance = Random()
    chosen = list(puzzles(game).values())
    stale = stale_puzzles(game)
    if stale:
        told = "; ".join(f"{id}: {why}" for id, why in stale.items())
        raise TablewoodError(f"{game}: {len(stale)} stale: {told}")
    if not chosen:
        raise TablewoodError(f"{game} has no puzzles")
    if 0 < sample < len(chosen):
        chosen = chance.sample(chosen, sample)
    checked: list[CheckedPuzzle] = []
    try:
        for puzzle in chosen:
            seed = chance.randrange(SEEDS)
            checked.append(check(game, puzzle, seed, puzzle.verified.seconds))
            if progress is not None:
                progress(len(checked), len(chosen))
    except KeyboardInterrupt:
        return checked, True
    return checked, False
