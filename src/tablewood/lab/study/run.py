"""Playing a study: all tables on the same deals, on all cores or a cluster, kept in a record if wanted."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial

from tablewood.lab.pool import Cancelled, Progress, ShareWork, share_out
from tablewood.lab.record import Record
from tablewood.lab.study.declaration import declaration_of
from tablewood.lab.study.plan import Arm, Plan, game_with
from tablewood.lab.study.watch import StudiedGame, play_studied

CHUNK = 8
"""How many games go to a process at once, at most."""

SOON = 40.0
"""After how many seconds people want a first answer."""

FEW = 30
"""How many games by each table a first answer needs."""


@dataclass(frozen=True)
class StudyChunk:
    """Some games of one of the tables."""

    arm: int
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class PlayedStudy:
    """The games of a study by table, in order; all of them, or those played before Ctrl-C."""

    plan: Plan
    games: list[list[StudiedGame]]
    interrupted: bool

    @property
    def count(self) -> int:
        """How many games there are in all."""
        return sum(len(games) for games in self.games)


def play(
    plan: Plan,
    processes: int = 0,
    progress: Progress | None = None,
    record: Record | None = None,
    share: ShareWork = share_out,
    first_answer: Callable[[PlayedStudy], None] | None = None,
) -> PlayedStudy:
    """Play all games; the result does not depend on how many processes share the work.

    Games already in the record are not played again. Ctrl-C ends the study early with what was played so far. If it
    takes long, `first_answer` is told once what has been played.
    """
    arms = plan.arms
    kept = record or Record(None)
    keys = [arm.key() for arm in arms]
    done = [_recorded(kept, key, plan.games) for key in keys]
    total = plan.games * len(arms)
    due = time.monotonic() + SOON if first_answer is not None else math.inf

    def told(result: tuple[int, list[StudiedGame]]) -> None:
        arm, games = result
        for game in games:
            kept.add(keys[arm], asdict(game))
            done[arm][game.number] = game
        if progress is not None:
            progress(sum(len(one) for one in done), total)
        nonlocal due
        if first_answer is not None and time.monotonic() >= due and _is_telling(done, plan.games):
            due = math.inf
            first_answer(_played(plan, done, True))

    processes = processes or os.cpu_count() or 1
    chunks = _chunks(done, plan.games, processes)
    interrupted = False
    try:
        if progress is not None:
            progress(sum(len(one) for one in done), total)
        if chunks:
            share(partial(play_chunk, arms), chunks, min(processes, len(chunks)), told)
    except KeyboardInterrupt:
        interrupted = True
    return _played(plan, done, interrupted)


def _played(plan: Plan, done: Sequence[dict[int, StudiedGame]], interrupted: bool) -> PlayedStudy:
    return PlayedStudy(plan, [[one[at] for at in sorted(one)] for one in done], interrupted)


def _is_telling(done: Sequence[dict[int, StudiedGame]], games: int) -> bool:
    """Has enough been played for a first answer, and is more to come?"""
    counts = [len(one) for one in done]
    return min(counts) >= FEW and min(counts) < games


def play_chunk(arms: Sequence[Arm], chunk: StudyChunk) -> tuple[int, list[StudiedGame]]:
    """Play the games of a chunk; fewer if nobody waits for them any more."""
    arm = arms[chunk.arm]
    game = game_with(arm.game, arm.table)
    declared = declaration_of(game)
    played: list[StudiedGame] = []
    try:
        for number in chunk.numbers:
            seed = arm.seed + number
            bots = arm.seating(number)
            played.append(play_studied(declared, game, number, seed, bots, arm.options))
    except Cancelled:
        pass
    return chunk.arm, played


def _recorded(record: Record, key: dict[str, object], games: int) -> dict[int, StudiedGame]:
    """The games of a table that a record holds, by number."""
    found = record.games(key, lambda line: StudiedGame(**line))
    return {game.number: game for game in found if game.number < games}


def _chunks(done: Sequence[dict[int, StudiedGame]], games: int, processes: int) -> list[StudyChunk]:
    """What is still to be played: the tables in turn, so that an early end leaves deals that all have played."""
    size = max(1, min(CHUNK, games // (processes * 4)))
    chunks: list[StudyChunk] = []
    for begin in range(0, games, size):
        numbers = range(begin, min(begin + size, games))
        for arm, played in enumerate(done):
            missing = tuple(number for number in numbers if number not in played)
            if missing:
                chunks.append(StudyChunk(arm, missing))
    return chunks
