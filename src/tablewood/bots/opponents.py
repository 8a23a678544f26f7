"""Many games side by side in which one seat learns and bots play the others."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tablewood.bots.bot import Bot
from tablewood.bots.perspective import Perspective
from tablewood.kernel.batch import Batch, episode_seed
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.observation import Numbers
from tablewood.kernel.options import Value
from tablewood.kernel.state import State

ANY_SEAT: Final = -1
"""The learner changes seats from game to game."""


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot at this seat of a game with this seed."""
    return episode_seed(seed, seat, -1)


class BatchAgainst(Batch):
    """A batch in which only the learner's moves are asked for; the bots' moves are made in the same call.

    The bots are named by their distance from the learner: the first is its neighbour. If there are fewer bots than
    seats, they repeat.
    """

    def __init__(
        self,
        game: Game[Any],
        envs: int,
        seats: int,
        options: dict[str, Value],
        bots: list[Bot],
        seat: int = ANY_SEAT,
        scheme: str = "win",
        first: int = 0,
    ) -> None:
        super().__init__(game, envs, seats, options, scheme, first)
        if not bots:
            raise TablewoodError("no bots: name at least one")
        if len(bots) > max(1, seats - 1):
            raise TablewoodError(
                f"{len(bots)} bots for {seats - 1} seats; name one for each at most"
            )
        if seat != ANY_SEAT and not 0 <= seat < seats:
            raise TablewoodError(
                f"there is no seat {seat} for the learner; one of 0 to {seats - 1}"
            )
        self.bots: Final = bots
        self.seat: Final = seat
        self.learners: Final[list[int]] = [0] * envs
        """By game: the learner's seat."""
        self.players: Final[list[list[Bot]]] = [[] for _ in range(envs)]
        """By game and seat: who plays there; at the learner's seat a bot that is never asked."""
        self.own_rewards: Final[vec[float]] = vec[float]([0.0] * envs)
        """By game: what the learner got for the game that just ended; 0 while a game goes on."""
        self.last_seats: Final[vec[i16]] = vec[i16]([0] * envs)
        """By game: where the learner sat in the game that ended last."""
        self.finals: Final = Numbers(envs * game.observation_spec(seats).size)
        """By game: what the learner knew at the end of the game that ended last."""

    def next_game(self, env: i64) -> State:
        """A fresh game in which the learner is asked; one that ends before is dropped."""
        while True:
            state = super().next_game(env)
            self._take_seats(env)
            self.go_on(env, state)
            if not state.over:
                return state

    def _take_seats(self, env: i64) -> None:
        episode = self.episodes[env]
        number = self.first + env
        seats = int(self.num_seats)
        learner = (int(number) + episode) % seats if self.seat == ANY_SEAT else self.seat
        self.learners[env] = learner
        seed = episode_seed(self.seed, number, episode)
        players: list[Bot] = []
        for seat in range(seats):
            bot = self.bots[(seat - learner - 1) % seats % len(self.bots)]
            players.append(bot.fresh(bot_seed(seed, seat)))
        self.players[env] = players

    def go_on(self, env: i64, state: State) -> None:
        learner = self.learners[env]
        players = self.players[env]
        while True:
            seat = state.seat
            if seat < 0 or seat == learner:
                return
            state.play(players[seat].choose(Perspective(state, seat)))

    def pay(self, env: i64, state: State) -> None:
        super().pay(env, state)
        learner = self.learners[env]
        self.own_rewards[env] = self.rewards[env * self.num_seats + i64(learner)]
        self.last_seats[env] = i16(learner)
        row = self.finals
        row.at = env * self.width
        self.game.observe(state, learner, row)

    def clear_pay(self, env: i64) -> None:
        super().clear_pay(env)
        self.own_rewards[env] = 0.0
