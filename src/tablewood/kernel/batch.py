"""Many games side by side, for learning: one call plays a move in each, and writes what the next players may know.

    batch = Batch(game, envs=64, seats=2, options={})
    batch.reset(seed=7)
    batch.step(moves)                          # a move for each game, as bytes: 32-bit numbers, the lowest byte first
    numpy.frombuffer(batch.masks, "u1")        # the memory stays where it is, so this is needed only once

A game that ends is paid out and replaced by a fresh one in the same call, so every game always asks somebody. All
results lie in native vectors, which NumPy sees without a copy. `tablewood.lab.vector` is the door for people.
"""

from hashlib import blake2b
from typing import Any, Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.moves import MoveList
from tablewood.kernel.observation import Numbers
from tablewood.kernel.options import Value
from tablewood.kernel.state import State

BYTES_OF_A_MOVE: Final = 4


def episode_seed(seed: int, env: int, episode: int) -> int:
    """The seed of a game of a batch: whoever knows it can play the same game alone."""
    said = f"{seed} {env} {episode}".encode()
    return int.from_bytes(blake2b(said, digest_size=8).digest(), "big")


@mypyc_attr(allow_interpreted_subclasses=True)
class Batch:
    """Games of one kind that are played side by side, each by whoever is asked.

    `first` is the number of the first game: batches that share a big one between them play what it would play alone.
    """

    def __init__(
        self,
        game: Game[Any],
        envs: int,
        seats: int,
        options: dict[str, Value],
        scheme: str = "win",
        first: int = 0,
    ) -> None:
        if envs < 1:
            raise TablewoodError(f"cannot play {envs} games side by side; at least 1")
        self.game: Final = game
        self.envs: Final[i64] = envs
        self.num_seats: Final[i64] = seats
        self.options: Final = options
        self.scheme: Final = scheme
        self.first: Final[i64] = first
        self.seed: int = 0
        self.episodes: Final[list[int]] = [-1] * envs
        """By game: how many were finished before this one."""
        self.states: Final[list[State]] = []

        self.width: Final[i64] = game.observation_spec(seats).size
        self.space: Final[i64] = game.moves.size
        self.observations: Final = Numbers(envs * game.observation_spec(seats).size)
        """By game: what the seat to move may know."""
        self.masks: Final[vec[u8]] = vec[u8]([0] * (envs * game.moves.size))
        """By game and move: 1 where the move is legal."""
        self.counts: Final[vec[i32]] = vec[i32]([0] * envs)
        """By game: how many moves are legal."""
        self.moves: Final[vec[i32]] = vec[i32]([0] * (envs * game.moves.size))
        """The legal moves of all games, one game after the other; what lies beyond the last of them means nothing."""
        self.legal: Final = MoveList()
        """The legal moves of the game that is written down."""
        self.seats: Final[vec[i16]] = vec[i16]([0] * envs)
        """By game: the seat to move."""
        self.rewards: Final[vec[float]] = vec[float]([0.0] * (envs * seats))
        """By game and seat: what the game that just ended paid; 0 while a game goes on."""
        self.ended: Final[vec[u8]] = vec[u8]([0] * envs)
        """By game: 1 if this move ended it, so that what is asked now belongs to the next one."""

    def reset(self, seed: int) -> None:
        """Begin all games afresh. The same seed gives the same games."""
        self.seed = seed
        self.states.clear()
        for env in range(self.envs):
            self.episodes[env] = -1
            self.states.append(self.next_game(env))
            self.clear_pay(env)
        self._write_all()

    def step(self, moves: bytes) -> None:
        """Play a move in every game. The moves must be legal, as for `State.play`."""
        if len(moves) != self.envs * BYTES_OF_A_MOVE or not self.states:
            raise ValueError(f"a reset, then {self.envs} moves of 32 bits are needed")
        for env in range(self.envs):
            state = self.states[env]
            state.play(int(read_i32_le(moves, env * BYTES_OF_A_MOVE)))
            self.go_on(env, state)
            if self.ended[env] != 0:
                self.clear_pay(env)
            if state.over:
                self.pay(env, state)
                self.states[env] = self.next_game(env)
        self._write_all()

    # What a batch with bots at the table does otherwise

    def next_game(self, env: i64) -> State:
        """A fresh game in which somebody is asked."""
        episode = self.episodes[env] + 1
        self.episodes[env] = episode
        seed = episode_seed(self.seed, self.first + env, episode)
        fresh: State = self.game.start(self.num_seats, seed, self.options)
        return fresh

    def go_on(self, env: i64, state: State) -> None:
        """After a move: play on until a question comes that is not answered here."""

    def pay(self, env: i64, state: State) -> None:
        """Write what the seats get for a game that is over."""
        returns = state.returns(self.scheme)
        at = env * self.num_seats
        for value in returns:
            self.rewards[at] = value
            at += 1
        self.ended[env] = u8(1)

    def clear_pay(self, env: i64) -> None:
        """Forget what the game before this one paid."""
        self.ended[env] = u8(0)
        for at in range(env * self.num_seats, (env + 1) * self.num_seats):
            self.rewards[at] = 0.0

    # Writing down what is asked

    def _write_all(self) -> None:
        self._clear_masks()
        game = self.game
        row = self.observations
        row.at = 0
        at: i64 = 0
        for env in range(self.envs):
            state = self.states[env]
            seat = state.seat
            self.seats[env] = i16(seat)
            row.at = env * self.width
            game.observe(state, seat, row)
            at = self._write_legal(env, state, at)

    def _clear_masks(self) -> None:
        """Take out what was legal before, which is little beside the whole."""
        masks = self.masks
        moves = self.moves
        counts = self.counts
        at: i64 = 0
        for env in range(self.envs):
            start = env * self.space
            for _ in range(i64(counts[env])):
                masks[start + i64(moves[at])] = u8(0)
                at += 1

    def _write_legal(self, env: i64, state: State, at: i64) -> i64:
        """Write the legal moves of a game from this place of the list; returns where the next game's begin."""
        masks = self.masks
        moves = self.moves
        start = env * self.space
        legal = self.legal
        state.list_legal(legal)
        for number in range(legal.count):
            move = legal[number]
            moves[at] = i32(move)
            masks[start + move] = u8(1)
            at += 1
        self.counts[env] = i32(legal.count)
        return at
