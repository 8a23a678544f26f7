"""How fast a game is: decisions, clones and whole games per second, on one core.

Players answer at random. Time is processor time, so that other programs disturb it less, and the best of
many short rounds counts. Where the package is compiled, a second process plays the same rounds from the
Python sources, taking turns with this one, so that noise affects both equally.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from types import TracebackType
from typing import IO, Any, Self

from tablewood.games import game as find_game
from tablewood.kernel.chance import seeded
from tablewood.kernel.errors import BadSeats, TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.state import State
from tablewood.lab.pool import Progress
from tablewood.lab.sources import build, is_compiled

ROUNDS = 8
"""How many rounds share the seconds of a measurement."""

POSITIONS = 8
"""How many positions from the middle of a game are cloned in turn."""


@dataclass(frozen=True)
class Speed:
    """What is done per second."""

    decisions_per_s: float
    clones_per_s: float
    games_per_s: float

    def best(self, other: Speed) -> Speed:
        """The better of the two, number by number."""
        return Speed(*map(max, self._numbers(), other._numbers()))

    def ratio(self, other: Speed) -> Speed:
        """How many times as fast as the other."""
        return Speed(
            *[mine / theirs for mine, theirs in zip(self._numbers(), other._numbers(), strict=True)]
        )

    def _numbers(self) -> tuple[float, float, float]:
        return self.decisions_per_s, self.clones_per_s, self.games_per_s


@dataclass(frozen=True)
class Measured:
    """The speed of one game; the interpreted speed is measured only where the package is compiled."""

    game: str
    seats: int
    compiled: bool
    speed: Speed
    interpreted: Speed | None

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        slow = self.interpreted
        return {
            "game": self.game,
            "seats": self.seats,
            "compiled": self.compiled,
            "build": build(),
            **asdict(self.speed),
            "interpreted": asdict(slow) if slow else None,
            "ratio": asdict(self.speed.ratio(slow)) if slow else None,
        }


def bench(
    games: Sequence[str], seats: int = 0, seconds: float = 2.0, progress: Progress | None = None
) -> list[Measured]:
    """Measure the games, at their highest number of seats unless told otherwise."""
    if seconds <= 0:
        raise TablewoodError(f"cannot measure for {seconds} seconds; more than 0")
    tables = [(name, seats_of(find_game(name), seats)) for name in games]
    compiled = is_compiled()
    if not compiled:
        fast = _rounds([(_here, table) for table in tables], seconds, progress)
        return [
            Measured(*table, False, speed, None) for table, speed in zip(tables, fast, strict=True)
        ]
    with Interpreted() as slow:
        ways = [(way, table) for table in tables for way in (_here, slow.round)]
        speeds = _rounds(ways, seconds, progress)
    return [
        Measured(*table, True, speeds[2 * at], speeds[2 * at + 1])
        for at, table in enumerate(tables)
    ]


GameAndSeats = tuple[str, int]
"""A game and its number of seats."""

Way = Callable[[str, int, float, int], Speed]
"""Plays one round: the game, its seats, the seconds and the number of the round."""


def seats_of(game: Game[Any], seats: int) -> int:
    if seats and seats not in game.seats:
        raise BadSeats(game.id, seats, game.seats)
    return seats or max(game.seats)


def _rounds(
    ways: Sequence[tuple[Way, GameAndSeats]], seconds: float, progress: Progress | None
) -> list[Speed]:
    """The best of several short rounds, in which all ways to run take turns."""
    best = [Speed(0, 0, 0)] * len(ways)
    for number in range(ROUNDS):
        for at, (way, table) in enumerate(ways):
            best[at] = best[at].best(way(*table, seconds / ROUNDS, number))
            if progress is not None:
                progress(number * len(ways) + at + 1, ROUNDS * len(ways))
    return best


def _here(name: str, seats: int, seconds: float, number: int) -> Speed:
    """A round in this process: three quarters of the time for games, one quarter for clones."""
    game = find_game(name)
    decisions, games = _play(game, seats, seconds * 0.75, number)
    return Speed(decisions, _clone(game, seats, seconds * 0.25, number), games)


def _play(game: Game[Any], seats: int, seconds: float, number: int) -> tuple[float, float]:
    """Decisions a second, without the setup; games a second, with it."""
    chance = seeded(number)
    setup = playing = 0.0
    decisions = games = 0
    while setup + playing < seconds:
        begun = time.process_time()
        state = game.start(seats, number * 1_000_000 + games)
        ready = time.process_time()
        decisions += play_randomly(state, chance)
        playing += time.process_time() - ready
        setup += ready - begun
        games += 1
    return decisions / playing, games / (setup + playing)


def _clone(game: Game[Any], seats: int, seconds: float, number: int) -> float:
    """Clones a second of positions from the middle of the game."""
    positions = [middle(game, seats, number * POSITIONS + at) for at in range(POSITIONS)]
    spent = 0.0
    clones = 0
    while spent < seconds:
        begun = time.process_time()
        for state in positions:
            for _ in range(100):
                state.clone()
        spent += time.process_time() - begun
        clones += 100 * POSITIONS
    return clones / spent


def middle(game: Game[Any], seats: int, seed: int) -> State:
    """The position halfway through a random game."""
    whole = play_randomly(game.start(seats, seed), seeded(seed))
    state: State = game.start(seats, seed)
    play_randomly(state, seeded(seed), whole // 2)
    return state


class Interpreted:
    """Another process that runs from the Python sources and plays a round whenever asked."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tablewood.lab.interpreted", "tablewood.lab.bench"]
        # In its own session: Ctrl-C is for the main process, which then closes this one.
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._process:
            self._pipe(self._process.stdin).close()

    def round(self, name: str, seats: int, seconds: float, number: int) -> Speed:
        """A round in the other process."""
        asking = self._pipe(self._process.stdin)
        asking.write(json.dumps([name, seats, seconds, number]) + "\n")
        asking.flush()
        answer = self._pipe(self._process.stdout).readline()
        if not answer:
            raise TablewoodError("the interpreted measurement failed; its message is above")
        return Speed(**json.loads(answer))

    def _pipe(self, pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None, "both ends are pipes"
        return pipe


def answer_rounds() -> None:
    """The other process: play a round for every line of input, to the end."""
    if is_compiled():
        sys.exit("this process should be interpreted, but it is compiled")
    for line in sys.stdin:
        print(json.dumps(asdict(_here(*json.loads(line)))), flush=True)


if __name__ == "__main__":
    answer_rounds()
