"""A finished game as data: what was played, by whom, every move, and how it ended.

    record = record_game(game, 2, made=[(0, 17), (1, 4)], players=["greedy", "random"], seed=7)
    replayed(record).scores()

A record is made by playing its moves once more, so what it says is what the rules say.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from tablewood.games import game as find_game
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.observation import Numbers
from tablewood.kernel.options import Options, Value
from tablewood.kernel.scene import scene_match
from tablewood.kernel.state import State
from tablewood.lab.installed import tablewood_version

PERSON = "person"
"""What a person is called in a record: people have no names there."""

COMPLETED = "completed"
"""The ending of a game in which everybody played alone, and to the end."""

Made = tuple[int, int]
"""A move as it was made: the seat and the number of the move."""

NamedPoints = tuple[tuple[str, int], ...]


class RecordedMove(NamedTuple):
    """One move of a game."""

    seat: int
    move: int
    notation: str
    player: str
    """Who made it: a bot, or `person`. At a table with people it may be a bot that plays on for somebody."""


@dataclass(frozen=True)
class GameRecord:
    """One game; what is listed by seat begins with seat 0."""

    game: str
    rules: int
    components: str
    """The hash of the component table."""
    tablewood: str
    options: Mapping[str, Value]
    """All options in force."""
    seats: int
    players: tuple[str, ...]
    """By seat: a bot, or `person`; at the end of the game."""
    seed: int | None
    key: str | None
    """Where chance came from: a seed, or at a table with people a key of 64 hexadecimal digits."""
    scene: str | None
    """The position that the game began with, as JSON, if it was not the usual one."""
    day: str | None
    """The day on which it ended, for games with people: 2026-11-18."""
    points: tuple[int, ...]
    parts: tuple[NamedPoints, ...]
    """By seat: what the points are made of."""
    tiebreaks: tuple[NamedPoints, ...]
    winners: tuple[int, ...]
    ending: str
    """`completed`; for a team what decided the game; `forfeit` if a seat ran out of time."""
    moves: tuple[RecordedMove, ...]
    observation: str | None = None
    """The version of the observations, such as `sylve/2 v1`."""
    observation_size: int = 0
    """How many numbers an observation has."""
    observations: bytes | None = None
    """Before each move, what its seat knew: rows of 16-bit numbers, one after the other."""

    @property
    def decisions(self) -> int:
        """How many moves were made."""
        return len(self.moves)


def record_game(
    game: Game[Any],
    seats: int,
    made: Sequence[Made],
    players: Sequence[str],
    *,
    seed: int | None = None,
    key: str | None = None,
    options: Mapping[str, Value] | None = None,
    scene: str | None = None,
    movers: Sequence[str] | None = None,
    winners: Sequence[int] | None = None,
    ending: str = "",
    day: str | None = None,
    observations: bool = False,
) -> GameRecord:
    """The record of a game with these moves, made by the players of their seats unless `movers` tells otherwise.

    Winners and ending follow from the rules unless they are given: somebody who forfeited cannot win.
    """
    values = Options(game.id, game.options, dict(options or {})).values
    state = _begun(game, seats, seed, key, dict(values), scene)
    watching = _Observer(game, seats) if observations else None
    moves: list[RecordedMove] = []
    for number, (seat, move) in enumerate(made):
        _check(state, seat, move)
        if watching is not None:
            watching.look(state, seat)
        player = players[seat] if movers is None else movers[number]
        moves.append(RecordedMove(seat, move, game.notation(state, move), player))
        state.play(move, seat)
    if not state.over:
        raise TablewoodError(f"a game of {game.id} that is not over cannot be recorded")
    scores = state.scores()
    return GameRecord(
        game=game.id,
        rules=game.version,
        components=game.components_hash(),
        tablewood=tablewood_version(),
        options=dict(values),
        seats=seats,
        players=tuple(players),
        seed=seed,
        key=key,
        scene=scene,
        day=day,
        points=tuple(score.total for score in scores),
        parts=tuple(_named(score.parts) for score in scores),
        tiebreaks=tuple(_named(score.tiebreaks) for score in scores),
        winners=tuple(state.winners() if winners is None else winners),
        ending=ending or _ending(game, state),
        moves=tuple(moves),
        observation=None if watching is None else watching.name,
        observation_size=0 if watching is None else watching.size,
        observations=None if watching is None else b"".join(watching.rows),
    )


def replayed(record: GameRecord, components: Path | None = None) -> State:
    """The final position of a recorded game; TablewoodError if today's rules are not those it was played by."""
    today = find_game(record.game, components)
    if record.rules != today.version:
        raise TablewoodError(
            f"played by version {record.rules} of the rules of {today.id}; this is version {today.version}"
        )
    game = today.played_with(record.components)
    if game is None:
        raise TablewoodError(f"played with another component table of {today.id}; name its file")
    state = _begun(game, record.seats, record.seed, record.key, dict(record.options), record.scene)
    for one in record.moves:
        _check(state, one.seat, one.move)
        state.play(one.move, one.seat)
    return state


def _begun(
    game: Game[Any],
    seats: int,
    seed: int | None,
    key: str | None,
    options: dict[str, Value],
    scene: str | None,
) -> State:
    """The game before its first move."""
    sealed = None if key is None else bytes.fromhex(key)
    if scene is not None:
        return scene_match(game, json.loads(scene), sealed).state
    state: State = game.start(seats, seed or 0, options, sealed)
    return state


def _check(state: State, seat: int, move: int) -> None:
    if seat not in state.asked or move not in state.legal(seat):
        raise TablewoodError(
            f"move {state.plies + 1} of a game of {state.game.id} is not legal: seat {seat}, {move}"
        )


def _named(points: Sequence[tuple[str, int]]) -> NamedPoints:
    return tuple((name, value) for name, value in points)


def _ending(game: Game[Any], state: State) -> str:
    verdict = game.verdict(state)
    return COMPLETED if verdict is None else verdict.decided


class _Observer:
    """Writes down what the seats know before they move."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        try:
            spec = game.observation_spec(seats)
        except NotImplementedError:
            raise TablewoodError(f"{game.id} has no observations yet") from None
        self.name = f"{game.id}/{seats} v{spec.version}"
        self.size = spec.size
        self.rows: list[bytes] = []
        self._game = game

    def look(self, state: State, seat: int) -> None:
        """Write down what this seat knows."""
        row = Numbers(self.size)
        self._game.observe(state, seat, row)
        self.rows.append(bytes(memoryview(row.values)))
