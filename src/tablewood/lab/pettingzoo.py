"""The door to PettingZoo: every game as an AEC environment.

    from tablewood.lab import pettingzoo

    env = pettingzoo.env("little-town", seats=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        action = None if terminated else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

`reset(seed=7)` deals what `game.start(seed=7)` deals; resets without a seed go on from there. Rewards come at the end
of a game, counted by `returns`. There is no parallel environment: in all of these games the seats take turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tablewood.kernel.game import Game
from tablewood.kernel.options import Value
from tablewood.kernel.state import State
from tablewood.kernel.step import NOBODY
from tablewood.lab.doors.picture import check_render_mode, render_modes
from tablewood.lab.doors.rendering import rendered
from tablewood.lab.doors.rows import RowWriter, mask_of
from tablewood.lab.doors.sequence import next_seat
from tablewood.lab.doors.terms import Terms

VERSION = 0
"""Raised when the same actions lead to other rewards or observations of another shape."""

SEEDS = 1 << 53
"""Deals without a seed are drawn from this many."""


def env(
    game: str | Game[Any],
    seats: int = 0,
    options: Mapping[str, Value] | None = None,
    render_mode: str | None = None,
    returns: str = "win",
) -> Any:
    """An environment that checks how it is used: an illegal action ends the game with the worst reward."""
    made = raw_env(game, seats, options, render_mode, returns)
    checked = wrappers.TerminateIllegalWrapper(made, illegal_reward=made.terms.lowest)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def raw_env(
    game: str | Game[Any],
    seats: int = 0,
    options: Mapping[str, Value] | None = None,
    render_mode: str | None = None,
    returns: str = "win",
) -> TablewoodEnv:
    """The environment itself, which trusts you to choose legal actions."""
    return TablewoodEnv(Terms(game, seats, options, returns), render_mode)


class TablewoodEnv(AECEnv):  # type: ignore[misc]
    """A game whose seats are the agents `player_0`, `player_1` and so on; an action is a move.

    An observation has the game's row of numbers (`observation`) and the legal actions (`action_mask`), which are none
    while another agent is selected.
    """

    def __init__(self, terms: Terms, render_mode: str | None = None) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.terms = terms
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tablewood_{terms.game.id.replace('-', '_')}_v{VERSION}",
            "render_modes": render_modes(),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(terms.seats)]
        self.observation_spaces = {agent: _observation_space(terms) for agent in self._agents()}
        self.action_spaces = {agent: spaces.Discrete(terms.moves) for agent in self._agents()}
        self.state_space = spaces.Box(
            numpy.tile(terms.lows, terms.seats),
            numpy.tile(terms.highs, terms.seats),
            dtype=numpy.int16,
        )
        self.agents: list[str] = []
        self._rows = RowWriter(terms.game, terms.size)
        self._state: State | None = None
        self._random, _ = seeding.np_random()

    def _agents(self) -> list[str]:
        return list(self.possible_agents)

    @property
    def game_state(self) -> State:
        """The position, hidden cards included: for analysis, not for agents."""
        if self._state is None:
            raise ValueError("call reset() first")
        return self._state

    def notation(self, action: int) -> str:
        """An action as people write it: `place B1`."""
        return self.terms.game.notation(self.game_state, int(action))

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. All chance follows from the seed; without one, from the last seed that was given."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._state = self.terms.start(int(self._random.integers(SEEDS)) if seed is None else seed)
        self.agents = self._agents()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._seat = next_seat(self._state, NOBODY)
        self.agent_selection = self.possible_agents[self._seat]

    def step(self, action: int | None) -> None:
        """Make the selected agent's move; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose an action: its game is not over")
        state = self.game_state
        state.play(int(action), self._seat)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._seat = next_seat(state, self._seat)
        if self._seat == NOBODY:
            self._finish(state)
        else:
            self.agent_selection = self.possible_agents[self._seat]
        if self.render_mode == "human":
            self.render()

    def _finish(self, state: State) -> None:
        for agent, reward in zip(self._agents(), state.returns(self.terms.returns), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What the agent may know now, and what it may do."""
        state = self.game_state
        seat = self.possible_agents.index(agent)
        moves = state.legal(seat) if seat == self._seat else []
        return {
            "observation": self._rows.observed(state, seat),
            "action_mask": mask_of(moves, self.terms.moves),
        }

    def state(self) -> NDArray[numpy.int16]:
        """The observations of all seats one after the other: what all of them know together."""
        state = self.game_state
        return numpy.concatenate(
            [self._rows.observed(state, seat) for seat in range(self.terms.seats)]
        )

    def render(self) -> str | NDArray[numpy.uint8] | None:
        """Draw the table as the selected agent sees it; as an onlooker does when the game is over."""
        return rendered(self.render_mode, self.terms, self.game_state, self._seat)

    def close(self) -> None:
        """Nothing is open."""


def _observation_space(terms: Terms) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(terms.lows, terms.highs, dtype=numpy.int16),
            "action_mask": spaces.Box(0, 1, (terms.moves,), dtype=numpy.int8),
        }
    )
