"""The door to Gymnasium: one seat of a game, with bots on the others.

    import gymnasium
    import tablewood.lab.gymnasium  # registers the games

    env = gymnasium.make("tablewood/LittleTown-v0", seats=3, opponents="greedy", seat="random")
    observation, info = env.reset(seed=7)
    terminated = False
    while not terminated:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)

`reset(seed=7)` deals what `game.start(seed=7)` deals. Bots move inside `reset` and `step`, until the seat is asked
again or the game is over. The reward comes at the end, counted by `returns`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from tablewood.bots import Bot, Perspective, bot
from tablewood.games import game_ids
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.options import Value
from tablewood.kernel.state import State
from tablewood.kernel.step import ALLOWED, NOBODY
from tablewood.lab.doors.picture import check_render_mode, render_modes
from tablewood.lab.doors.rendering import rendered
from tablewood.lab.doors.rows import RowWriter, mask_of
from tablewood.lab.doors.sequence import next_seat
from tablewood.lab.doors.terms import Terms
from tablewood.lab.simulate import bot_seed

VERSION = 0
"""Raised when the same actions lead to other rewards or observations of another shape."""

SEEDS = 1 << 53
"""Deals without a seed are drawn from this many."""

RANDOM = "random"
"""The seat of somebody who wants another one in each game."""

ILLEGAL = ("end", "raise")
"""What may happen on an illegal action."""


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game. An observation is the game's row of numbers; `info["action_mask"]` has the legal actions.

    Args:
        game: its id, or the game itself, for instance with other components.
        seats: how many play; the fewest, but not one alone, if you do not say.
        seat: yours, from 0, or "random" for another one in each game.
        opponents: the bot on all other seats, or one for each of them in turn order after yours. In a team they are
            your partners.
        options: the game's own options.
        returns: how the result is counted: `win`, `rank`, `margin` or `points`.
        illegal: "end" ends the game with the worst reward on an illegal action; "raise" raises IllegalMove.
        render_mode: None, "ansi", "human" or, where there is a browser, "rgb_array".
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": render_modes(), "render_fps": 1}

    def __init__(
        self,
        game: str | Game[Any],
        seats: int = 0,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "greedy",
        options: Mapping[str, Value] | None = None,
        returns: str = "win",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        if illegal not in ILLEGAL:
            raise ValueError(f'illegal="{illegal}": say "end" or "raise"')
        self.terms = Terms(game, seats, options, returns)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(self.terms.lows, self.terms.highs, dtype=numpy.int16)
        self.action_space = spaces.Discrete(self.terms.moves)
        self.illegal = illegal
        self._wanted_seat = self._checked_seat(seat)
        self._opponents = self._checked_opponents(opponents)
        self._rows = RowWriter(self.terms.game, self.terms.size)
        self._state: State | None = None
        self._bots: list[Bot | None] = []
        self._seat = 0
        self._asked = NOBODY
        self._is_over = True

    def _checked_seat(self, seat: int | str) -> int | str:
        if seat != RANDOM and seat not in range(self.terms.seats):
            raise TablewoodError(
                f'there is no seat {seat}; one of 0 to {self.terms.seats - 1}, or "{RANDOM}"'
            )
        return seat

    def _checked_opponents(self, opponents: str | Sequence[str]) -> list[str]:
        """The names of the bots on the other seats, in turn order after the own seat."""
        others = self.terms.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise TablewoodError(f"{len(names)} opponents for {others} other seats")
        for name in names:
            bot(name)
        return names

    @property
    def game_state(self) -> State:
        """The position, hidden cards included: for analysis, not for agents."""
        if self._state is None:
            raise ValueError("call reset() first")
        return self._state

    def notation(self, action: int) -> str:
        """An action as people write it: `place B1`."""
        return self.terms.game.notation(self.game_state, int(action))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[numpy.int16], dict[str, Any]]:
        """Deal, and let the bots before you move. Options are `seat` and `opponents`, for this game only."""
        super().reset(seed=seed)
        wanted = dict(options or {})
        seat = self._checked_seat(wanted.pop("seat", self._wanted_seat))
        names = self._checked_opponents(wanted.pop("opponents", self._opponents))
        if wanted:
            raise TablewoodError(f'unknown option "{min(wanted)}"; one of opponents, seat')
        deal = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self._seat = int(self.np_random.integers(self.terms.seats)) if seat == RANDOM else int(seat)
        self._state = self.terms.start(deal)
        self._bots = [None] * self.terms.seats
        for after, name in enumerate(names, 1):
            other = (self._seat + after) % self.terms.seats
            self._bots[other] = bot(name, bot_seed(deal, other))
        self._is_over = False
        self._asked = next_seat(self._state, NOBODY)
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[NDArray[numpy.int16], float, bool, bool, dict[str, Any]]:
        """Make your move, and let the bots move until you are asked again."""
        if self._is_over:
            raise ValueError("the game is over: call reset()")
        move = int(action)
        state = self.game_state
        if self.illegal == "raise":
            state.play_checked(move, self._seat)
        elif not self._is_legal(move):
            self._is_over = True
            return self._observed(), self.terms.lowest, True, False, self._refusal(move)
        else:
            state.play(move, self._seat)
        self._asked = next_seat(state, self._seat)
        self._let_bots_play()
        reward = state.returns(self.terms.returns)[self._seat] if state.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, state.over, False, self._info()

    def action_masks(self) -> NDArray[numpy.bool_]:
        """The legal actions, under the name and in the type that `MaskablePPO` of sb3-contrib asks for."""
        return self._mask().astype(numpy.bool_)

    def render(self) -> str | NDArray[numpy.uint8] | None:
        """Draw the table as your seat sees it."""
        return rendered(self.render_mode, self.terms, self.game_state, self._seat)

    def _let_bots_play(self) -> None:
        """Until the own seat is asked, or nobody."""
        state = self.game_state
        while self._asked not in (self._seat, NOBODY):
            player = self._bots[self._asked]
            assert player is not None, "only the own seat is without a bot"
            state.play(player.choose(Perspective(state, self._asked)), self._asked)
            self._asked = next_seat(state, self._asked)
        self._is_over = self._asked == NOBODY

    def _is_legal(self, move: int) -> bool:
        return move in self.game_state.legal(self._seat)

    def _observed(self) -> NDArray[numpy.int16]:
        return self._rows.observed(self.game_state, self._seat)

    def _mask(self) -> NDArray[numpy.int8]:
        moves = [] if self._is_over else self.game_state.legal(self._seat)
        return mask_of(moves, self.terms.moves)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self._seat}

    def _refusal(self, move: int) -> dict[str, Any]:
        """What the last info says after an illegal action: which move it was, and which clause forbids it."""
        state, game = self.game_state, self.terms.game
        clause = state.why_not(move, self._seat)
        assert clause != ALLOWED, "a move that is not legal is forbidden by a clause"
        return {
            **self._info(),
            "illegal": game.notation(state, move),
            "clause": game.clause(clause),
        }


def register_games() -> None:
    """Register every game: `tablewood/LittleTown-v0` and so on."""
    for id in game_ids():
        name = "".join(word.capitalize() for word in id.split("-"))
        gymnasium.register(
            f"tablewood/{name}-v{VERSION}",
            entry_point="tablewood.lab.gymnasium:SeatEnv",
            kwargs={"game": id},
        )


register_games()
