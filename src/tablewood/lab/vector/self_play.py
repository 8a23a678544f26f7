"""Many games at once in which every seat is asked in turn: one learner plays all of them."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from tablewood.games import game as find_game
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.observation import Observation
from tablewood.lab.vector.arrays import Turn, as_actions
from tablewood.lab.vector.sharing import played
from tablewood.lab.vector.table import BatchTable


class SelfPlay:
    """Games in which every seat is asked in turn. Observations are told from the seat to move; rewards are by seat."""

    def __init__(
        self,
        table: BatchTable,
        num_envs: int,
        *,
        workers: int = 0,
        check: bool = True,
        copy: bool = True,
    ) -> None:
        game = find_game(table.game)
        self.num_envs = num_envs
        self.seats = table.seats
        self.spec: Observation = game.observation_spec(table.seats)
        self.num_moves = game.moves.size
        self._table = table
        self._check = check
        self._copy = copy
        self._played = played(table, num_envs, workers)
        self._began = False

    def reset(self, seed: int | None = None) -> Turn:
        """Begin all games afresh; without a seed, from one that nobody knows."""
        given = np.random.SeedSequence().entropy if seed is None else seed
        assert isinstance(given, int), "entropy that was drawn is a number"
        self._played.reset(given)
        self._began = True
        return self._turn()

    def step(self, actions: npt.ArrayLike) -> Turn:
        """Play a move in every game."""
        if not self._began:
            raise TablewoodError("call reset before the first step")
        wanted = as_actions(actions, self.num_envs)
        if self._check:
            self._played.arrays.check(self._table, wanted)
        self._played.step(wanted)
        return self._turn()

    def worker_times(self) -> list[float]:
        """The processor time of each worker so far, in seconds."""
        return list(self._played.worker_times)

    def close(self) -> None:
        """End the workers, if there are any."""
        self._played.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _turn(self) -> Turn:
        arrays = self._played.arrays
        shown: list[npt.NDArray[Any]] = [
            arrays.observations,
            arrays.masks,
            arrays.counts,
            self._played.legal(),
            arrays.seats,
            arrays.rewards,
            arrays.ended,
        ]
        return Turn(*[array.copy() for array in shown] if self._copy else shown)
