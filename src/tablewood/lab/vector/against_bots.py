"""Gymnasium's `VectorEnv`: many games at once in which one seat learns and bots play the others."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tablewood.games import game as find_game
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.observation import Observation
from tablewood.lab.vector.arrays import Numbers, as_actions
from tablewood.lab.vector.sharing import played
from tablewood.lab.vector.table import BatchTable


class AgainstBots(VectorEnv[Numbers, Numbers, Numbers]):  # type: ignore[misc]  # see pyproject.toml: not looked into
    """One learner in each game. Every step plays its move and those of the bots, up to its next question.

    A game that ends is followed by a fresh one in the same step (`AutoresetMode.SAME_STEP`): the observation and the
    mask then belong to the fresh one, and `infos["final_obs"]` and `infos["final_info"]` to the one that ended.

    `infos` has `action_mask` (1 for each legal move), `seat` (the learner's) and, when games end, `returns` of all
    seats in `final_info`. The observation is what the learner's seat may know, in whole numbers of 16 bits.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

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
        self.observed: Observation = game.observation_spec(table.seats)
        """What the numbers of the observation mean."""
        low, high = np.array(self.observed.lows()), np.array(self.observed.highs())
        self.single_observation_space = gymnasium.spaces.Box(
            low.astype(np.int16), high.astype(np.int16), dtype=np.int16
        )
        self.single_action_space = gymnasium.spaces.Discrete(game.moves.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._table = table
        self._check = check
        self._copy = copy
        self._began = False
        self._played = played(table, num_envs, workers)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin all games afresh. Without a seed they go on from the one given before."""
        if options:
            raise TablewoodError(
                f"reset takes no options, but got {', '.join(options)}; options of the game go to make"
            )
        super().reset(seed=seed)
        given = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self._played.reset(given)
        self._began = True
        return self._shown(self._played.arrays.observations), self._asked()

    def step(self, actions: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers, dict[str, Any]]:
        """Play the learner's move in every game, and then the bots'."""
        if not self._began:
            raise TablewoodError("call reset before the first step")
        wanted = as_actions(actions, self.num_envs)
        arrays = self._played.arrays
        if self._check:
            arrays.check(self._table, wanted)
        self._played.step(wanted)
        infos = self._asked()
        if arrays.ended.any():
            infos.update(self._ended())
        return (
            self._shown(arrays.observations),
            self._shown(arrays.own_rewards),
            self._shown(arrays.ended),
            np.zeros(self.num_envs, np.bool_),
            infos,
        )

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers, if there are any."""
        self._played.close()

    def _shown(self, array: Numbers) -> Numbers:
        return array.copy() if self._copy else array

    def _asked(self) -> dict[str, Any]:
        """The infos of what is asked now, in Gymnasium's form: with each, a flag for every game that it is there."""
        arrays = self._played.arrays
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._shown(arrays.masks),
            "_action_mask": everywhere,
            "seat": self._shown(arrays.seats),
            "_seat": everywhere.copy(),
        }

    def _ended(self) -> dict[str, Any]:
        """The infos of the games that ended."""
        arrays = self._played.arrays
        ended = arrays.ended.copy()
        final_obs = np.full(self.num_envs, None, dtype=object)
        for env in np.flatnonzero(ended):
            final_obs[env] = arrays.finals[env].copy()
        final_info = {
            "action_mask": np.zeros_like(arrays.masks),
            "_action_mask": ended.copy(),
            "seat": np.where(ended, arrays.last_seats, 0),
            "_seat": ended.copy(),
            "returns": arrays.rewards.copy(),
            "_returns": ended.copy(),
        }
        return {
            "final_obs": final_obs,
            "_final_obs": ended,
            "final_info": final_info,
            "_final_info": ended.copy(),
        }
