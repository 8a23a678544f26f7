"""The results of a batch as NumPy arrays: looked at without a copy in this process, or in memory that workers share."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from tablewood.bots.opponents import BatchAgainst
from tablewood.games import game as find_game
from tablewood.kernel.batch import Batch
from tablewood.kernel.errors import TablewoodError, listing
from tablewood.lab.vector.table import BatchTable

Numbers = npt.NDArray[Any]

ACTION = np.dtype("<i4")
"""How actions are handed to a batch."""

SHOWN = 6
"""How many legal moves a refusal names."""


class IllegalAction(TablewoodError):
    """A move that is not legal in its game of the batch."""

    def __init__(self, env: int, action: int, what: str) -> None:
        super().__init__(f"env {env}: action {action} {what}")
        self.env = env
        self.action = action
        self.what = what
        self.remake((env, action, what))


@dataclass
class Arrays:
    """What a batch writes, game by game. Who plays against bots also gets the last four."""

    observations: Numbers
    masks: Numbers
    counts: Numbers
    moves: Numbers
    seats: Numbers
    rewards: Numbers
    ended: Numbers
    own_rewards: Numbers
    last_seats: Numbers
    finals: Numbers

    def legal(self) -> Numbers:
        """The legal moves of all games, one game after the other."""
        return self.moves[: int(self.counts.sum())]

    def part(self, first: int, end: int) -> Arrays:
        """Some of the games: the same memory. Their legal moves lie where there is room for all moves of each."""
        space = self.masks.shape[1]
        places = {one.name: (first, end) for one in fields(self)}
        places["moves"] = (first * space, end * space)
        return Arrays(**{name: getattr(self, name)[slice(*at)] for name, at in places.items()})

    def copy_to(self, other: Arrays) -> None:
        """Write the same into other arrays for the same games."""
        for name in COPIED_WHOLE:
            mine = getattr(self, name)
            if mine.size:
                getattr(other, name)[...] = mine
        legal = self.legal()
        other.moves[: len(legal)] = legal

    def check(self, table: BatchTable, actions: Numbers) -> None:
        """Raise IllegalAction for the first action that is not legal."""
        envs, space = self.masks.shape
        inside = (actions >= 0) & (actions < space)
        places = np.arange(0, envs * space, space) + np.where(inside, actions, 0)
        allowed = inside & (self.masks.reshape(-1).take(places) != 0)
        if not allowed.all():
            env = int(np.argmin(allowed))
            raise self._refusal(table, env, int(actions[env]))

    def _refusal(self, table: BatchTable, env: int, action: int) -> IllegalAction:
        moves = find_game(table.game).moves
        if not 0 <= action < moves.size:
            return IllegalAction(env, action, f"does not exist; 0 to {moves.size - 1} do")
        legal = [int(move) for move in np.flatnonzero(self.masks[env])]
        named = [f"{move} ({moves.notation(move)})" for move in legal[:SHOWN]]
        more = f", ... ({len(legal)} in all)" if len(legal) > SHOWN else ""
        what = f"({moves.notation(action)}) is not legal; {listing(named)}{more} are"
        return IllegalAction(env, action, what)


COPIED_WHOLE = tuple(one.name for one in fields(Arrays) if one.name != "moves")
"""The arrays that are full; of the legal moves, only the beginning means something."""


@dataclass(frozen=True)
class Turn:
    """What self-play asks next, and what the last moves brought; the first axis is always the game."""

    observations: Numbers
    """What the seat to move may know: 16-bit numbers (`Game.observation_spec`)."""
    masks: Numbers
    """1 for each legal move."""
    counts: Numbers
    """How many moves are legal."""
    legal: Numbers
    """The legal moves themselves, one game after the other: `counts` says how many are whose."""
    seats: Numbers
    """The seat to move."""
    rewards: Numbers
    """By game and seat: what the game paid that just ended; else 0."""
    terminations: Numbers
    """Whether the last move ended the game; what is asked now then belongs to the next one."""


def shapes(table: BatchTable, envs: int) -> dict[str, tuple[np.dtype[Any], tuple[int, ...]]]:
    """By name: the type and shape of the arrays of a batch with this many games."""
    game = find_game(table.game)
    width, space = game.observation_spec(table.seats).size, game.moves.size
    learners = envs if table.opponents else 0
    return {
        "observations": (np.dtype(np.int16), (envs, width)),
        "masks": (np.dtype(np.int8), (envs, space)),
        "counts": (np.dtype(np.int32), (envs,)),
        "moves": (np.dtype(np.int32), (envs * space,)),
        "seats": (np.dtype(np.int16), (envs,)),
        "rewards": (np.dtype(np.float64), (envs, table.seats)),
        "ended": (np.dtype(np.bool_), (envs,)),
        "own_rewards": (np.dtype(np.float64), (learners,)),
        "last_seats": (np.dtype(np.int16), (learners,)),
        "finals": (np.dtype(np.int16), (learners, width)),
    }


def arrays_of(table: BatchTable, batch: Batch) -> Arrays:
    """A look at the vectors of a batch. The memory stays where it is, so one look is enough."""
    vectors: dict[str, Any] = {
        "observations": batch.observations.values,
        "masks": batch.masks,
        "counts": batch.counts,
        "moves": batch.moves,
        "seats": batch.seats,
        "rewards": batch.rewards,
        "ended": batch.ended,
    }
    if isinstance(batch, BatchAgainst):
        vectors["own_rewards"] = batch.own_rewards
        vectors["last_seats"] = batch.last_seats
        vectors["finals"] = batch.finals.values
    return Arrays(
        **{
            name: np.frombuffer(vectors.get(name, b""), dtype).reshape(shape)
            for name, (dtype, shape) in shapes(table, int(batch.envs)).items()
        }
    )


def as_actions(actions: npt.ArrayLike, envs: int) -> Numbers:
    """The actions as an array; ValueError unless there is one whole number for each game."""
    given = np.asarray(actions)
    if given.shape != (envs,) or given.dtype.kind not in "iu":
        raise ValueError(
            f"{envs} whole numbers are needed, one for each game, "
            f"not {given.dtype} of the shape {given.shape}"
        )
    return given
