"""Many games at once for learning libraries: one compiled call plays a move in each, and NumPy sees the results.

    envs = vector.make("little-town", 64, seats=2)                        # self-play: every seat is asked in turn
    turn = envs.reset(seed=1)
    turn = envs.step(moves)                                               # turn.observations, .masks, .seats, .rewards

    envs = vector.make("little-town", 64, seats=2, opponents="random")    # Gymnasium's VectorEnv: one seat learns
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(moves)

A game that ends is followed by a fresh one in the same step (Gymnasium's autoreset mode `SAME_STEP`). The same seed
gives the same games, whatever the number of worker processes. It needs the extra `lab`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import overload

from tablewood.kernel.options import Value
from tablewood.lab.vector.against_bots import AgainstBots
from tablewood.lab.vector.arrays import IllegalAction, Turn
from tablewood.lab.vector.self_play import SelfPlay
from tablewood.lab.vector.sharing import WorkerDied
from tablewood.lab.vector.table import table

__all__ = ["AgainstBots", "IllegalAction", "SelfPlay", "Turn", "WorkerDied", "make"]


@overload
def make(
    game: str,
    num_envs: int,
    *,
    seats: int = ...,
    options: Mapping[str, Value] | None = ...,
    opponents: None = ...,
    seat: int | None = ...,
    returns: str = ...,
    workers: int = ...,
    check: bool = ...,
    copy: bool = ...,
) -> SelfPlay: ...


@overload
def make(
    game: str,
    num_envs: int,
    *,
    seats: int = ...,
    options: Mapping[str, Value] | None = ...,
    opponents: str | Sequence[str],
    seat: int | None = ...,
    returns: str = ...,
    workers: int = ...,
    check: bool = ...,
    copy: bool = ...,
) -> AgainstBots: ...


def make(
    game: str,
    num_envs: int,
    *,
    seats: int = 0,
    options: Mapping[str, Value] | None = None,
    opponents: str | Sequence[str] | None = None,
    seat: int | None = None,
    returns: str = "win",
    workers: int = 0,
    check: bool = True,
    copy: bool = True,
) -> SelfPlay | AgainstBots:
    """Many games at once, for self-play, or for one learner against bots.

    Args:
        game: The game's id, such as `little-town`.
        num_envs: How many games are played side by side.
        seats: Players in each game; the fewest unless you say otherwise, but not one alone.
        options: The game's options.
        opponents: The bots at the other seats, as on the command line (`greedy`, `search:seconds=0.05`). The first
            sits next to the learner; if there are fewer than seats, they repeat. Without any: self-play.
        seat: The learner's seat; unless you say otherwise it changes from game to game.
        returns: What a finished game pays: `win`, `rank`, `margin` or `points` (see `State.returns`).
        workers: How many processes share the games; 0 for none but this one.
        check: Whether an illegal action raises `IllegalAction`. Without the check, you vouch for them.
        copy: Whether you get copies of the results. Without, the next step overwrites what you hold.
    """
    what = table(game, seats, options, opponents, seat, returns)
    if opponents is None:
        return SelfPlay(what, num_envs, workers=workers, check=check, copy=copy)
    return AgainstBots(what, num_envs, workers=workers, check=check, copy=copy)
