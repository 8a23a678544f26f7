"""Many games between bots, on all cores; the results do not depend on how many there are.

    summary = simulate(setting("sylvan-dale", seats=2, bots=["greedy", "random"]), games=1000)

The bots change seats from game to game, so that no bot keeps a seat. Your own script needs the
usual `if __name__ == "__main__":`, because the processes are spawned.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from tablewood.bots import bot
from tablewood.bots.bot import Bot
from tablewood.bots.perspective import Perspective
from tablewood.games import game as find_game
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.options import Value
from tablewood.kernel.scoring import Score
from tablewood.lab.game_record import GameRecord, Made, record_game
from tablewood.lab.pool import Progress, ShareWork, cancelled, share_out
from tablewood.lab.summary import Summary, Tally

CHUNK = 32
"""How many games go to a process at once, at most: few enough that slow bots have something to report soon."""

SHARES = 4
"""Into how many chunks for each process the games are cut that are not given out yet."""


@dataclass(frozen=True)
class Setting:
    """What is played: enough for another process to play the same."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)
    components: Path | None = None

    def seating(self, number: int) -> list[str]:
        """The bots by seat in this game: they change seats from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]


@dataclass(frozen=True)
class Result:
    """How one game ended."""

    bots: tuple[str, ...]
    """By seat."""
    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    decisions: int
    turns: int
    """How often another seat came to move, including the first."""
    moves: tuple[Made, ...] = ()
    """Empty unless they were asked for."""


def setting(
    game: str,
    seats: int = 0,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    components: Path | None = None,
) -> Setting:
    """A setting, checked to be playable; bots repeat until every seat is taken."""
    found = find_game(game, components)
    seats = seats or found.seats[0]
    found.start(seats, seed, dict(options or {}))
    for name in bots:
        bot(name)
    if not bots:
        raise TablewoodError("no bots: name at least one")
    if len(bots) > seats:
        raise TablewoodError(f"{len(bots)} bots for {seats} seats; name at most one for each seat")
    taken = tuple(bots[seat % len(bots)] for seat in range(seats))
    return Setting(game, seats, taken, seed, dict(options or {}), components)


def play_game(
    game: Game[Any],
    seats: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, Value] | None = None,
    keep_moves: bool = False,
) -> Result:
    """One game from a seed; the bots are named by seat, and their seeds follow from the game's."""
    players = [bot(name, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
    return replace(play_out(game, seats, seed, players, options, keep_moves), bots=tuple(bots))


def play_out(
    game: Game[Any],
    seats: int,
    seed: int,
    players: Sequence[Bot],
    options: Mapping[str, Value] | None = None,
    keep_moves: bool = False,
) -> Result:
    """One game between these bots, by seat."""
    state = game.start(seats, seed, dict(options or {}))
    made: list[Made] = []
    decisions = turns = 0
    last = -1
    while not state.over:
        seat = state.seat
        if seat != last:
            turns += 1
            last = seat
        move = players[seat].choose(Perspective(state, seat))
        if keep_moves:
            made.append((seat, move))
        state.play(move)
        decisions += 1
    names = tuple(player.name for player in players)
    scores, winners = tuple(state.scores()), tuple(state.winners())
    return Result(names, scores, winners, decisions, turns, tuple(made))


def bot_seed(seed: int, seat: int, decision: int = 0) -> int:
    """A seed for the bot of a seat, unrelated to the game's own chance."""
    told = hashlib.sha256(f"bot {seed} {seat} {decision}".encode()).digest()
    return int.from_bytes(told[:8], "big")


def simulate(
    played: Setting,
    games: int,
    processes: int = 0,
    progress: Progress | None = None,
    share: ShareWork = share_out,
    keep: Callable[[GameRecord], None] | None = None,
    observations: bool = False,
) -> Summary:
    """Play this many games, on all cores unless told otherwise, and sum them up.

    `keep` gets every game as data, in the order of the seeds, and with observations if asked for.
    """
    if games < 1:
        raise TablewoodError(f"cannot play {games} games; at least 1")
    processes = min(processes or os.cpu_count() or 1, games)
    tally = Tally(played.seats)
    in_order = _InOrder(keep)

    def told(chunk: Chunk) -> None:
        """All sums are of whole numbers, so the order in which the processes finish does not matter."""
        tally.merge(chunk.tally)
        in_order.add(chunk)
        if progress is not None:
            progress(tally.games, games)

    task = partial(_play_chunk, played, keep is not None, observations)
    share(task, list(_chunks(games, processes)), processes, told)
    names = find_game(played.game).seat_names(played.seats, dict(played.options))
    return tally.summary(played, names)


@dataclass(frozen=True)
class Chunk:
    """Some neighbouring games: what is counted over them, and the games themselves if asked for."""

    numbers: range
    tally: Tally
    records: list[GameRecord]


class _InOrder:
    """Passes games on in the order of their numbers, whatever order their chunks come in."""

    def __init__(self, keep: Callable[[GameRecord], None] | None) -> None:
        self._keep = keep
        self._next = 0
        self._waiting: dict[int, Chunk] = {}

    def add(self, chunk: Chunk) -> None:
        if self._keep is None:
            return
        self._waiting[chunk.numbers.start] = chunk
        while (first := self._waiting.pop(self._next, None)) is not None:
            self._next = first.numbers.stop
            for record in first.records:
                self._keep(record)


def _chunks(games: int, processes: int) -> Iterator[range]:
    """The numbers of the games in chunks: large ones first, to lose no time between them, and small ones in the end,
    so that all processes end at the same time.
    """
    first = 0
    while first < games:
        size = max(1, min(CHUNK, (games - first) // (processes * SHARES)))
        yield range(first, first + size)
        first += size


def _play_chunk(played: Setting, keep: bool, observations: bool, numbers: range) -> Chunk:
    game = find_game(played.game, played.components)
    chunk = Chunk(numbers, Tally(played.seats), [])
    for number in numbers:
        if cancelled():
            break
        seed, names = played.seed + number, played.seating(number)
        result = play_game(game, played.seats, seed, names, played.options, keep)
        chunk.tally.add(result)
        if keep:
            record = record_game(
                game,
                played.seats,
                result.moves,
                names,
                seed=seed,
                options=played.options,
                observations=observations,
            )
            chunk.records.append(record)
    return chunk
