"""How fast the tree search is in the middle of a game, on one core, and how much time it spends outside the rules.

The share of time outside the rules is measured in three passes over the same positions, in processor time:

1. a number of iterations is searched and timed: the whole;
2. the same search, from the same seed, notes all its calls to the rules (guess, legal, play, clone, evaluate);
3. the noted calls are made again, in the same order and with the same answers, and timed: the rules alone.

The difference is the search's own time: choosing, growing, learning, and the memory of the tree. The loop that repeats
the calls counts as rules; it is well under a hundredth of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tablewood.bots.perspective import Perspective
from tablewood.bots.search import SearchBot
from tablewood.bots.trace import Trace
from tablewood.games import game as find_game
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.state import State
from tablewood.lab.bench import middle, seats_of
from tablewood.lab.pool import Progress
from tablewood.lab.sources import is_compiled

POSITIONS = 4
"""How many positions, from the middle of different games, are searched."""

ROUNDS = 3
"""How many rounds there are; the quickest counts, for the whole and for the rules alone."""

UNSETTLED = 1e9
"""A search that is being measured never stops early."""

FIRST = 20
"""How many iterations to make first, to find out how many there is time for."""


@dataclass(frozen=True)
class Searched:
    """What a search does per second."""

    game: str
    seats: int
    compiled: bool
    iterations_per_s: float
    decisions_per_s: float
    """Decisions of the playouts, beyond the tree."""
    nodes_per_s: float
    outside: float
    """The share of time spent outside the rules."""

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def bench_search(
    games: Sequence[str], seats: int = 0, seconds: float = 2.0, progress: Progress | None = None
) -> list[Searched]:
    """Measure the search in these games, at their highest number of seats unless told otherwise."""
    if seconds <= 0:
        raise TablewoodError(f"cannot measure for {seconds} seconds; more than 0")
    tables = [(name, seats_of(find_game(name), seats)) for name in games]
    measured: list[Searched] = []
    for name, taken in tables:
        measured.append(_measure(find_game(name), taken, seconds))
        if progress is not None:
            progress(len(measured), len(tables))
    return measured


@dataclass(frozen=True)
class Pass:
    """The search of one position."""

    iterations: int
    decisions: int
    nodes: int
    whole: float
    rules: float


def _measure(game: Game[Any], seats: int, seconds: float) -> Searched:
    each = seconds / POSITIONS / ROUNDS / 2
    found = [_search(_choice(game, seats, seed), seed, each) for seed in range(POSITIONS)]
    whole = sum(one.whole for one in found)
    return Searched(
        game.id,
        seats,
        is_compiled(),
        sum(one.iterations for one in found) / whole,
        sum(one.decisions for one in found) / whole,
        sum(one.nodes for one in found) / whole,
        max(0.0, 1 - sum(one.rules for one in found) / whole),
    )


def _search(state: State, seed: int, seconds: float) -> Pass:
    """The three passes over a position."""
    asked = Perspective(state, state.seat)

    def search(iterations: int, trace: Trace | None) -> SearchBot:
        player = SearchBot(seed, iterations=iterations, settled=UNSETTLED)
        player.trace = trace
        player.choose(asked)
        return player

    spent = _timed(lambda: search(FIRST, None))
    iterations = max(FIRST, int(FIRST * seconds / spent))
    whole = _quickest(lambda: search(iterations, None))
    trace = Trace()
    player = search(iterations, trace)
    rules = _quickest(lambda: trace.replay(asked))
    return Pass(iterations, player.decided, player.nodes, whole, rules)


def _choice(game: Game[Any], seats: int, seed: int) -> State:
    """A position from the middle of a random game in which somebody has a choice."""
    while True:
        state = middle(game, seats, seed)
        while not state.over and len(state.legal()) < 2:
            state.play(state.legal()[0])
        if not state.over:
            return state
        seed += POSITIONS


def _quickest(work: Callable[[], object]) -> float:
    return min(_timed(work) for _ in range(ROUNDS))


def _timed(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return max(time.process_time() - begun, 1e-9)
