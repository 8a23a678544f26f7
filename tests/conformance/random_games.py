"""Random games, decision by decision, in which to check the properties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tablewood.kernel.chance import Chance, seeded
from tablewood.kernel.game import SPECTATOR, Game
from tablewood.kernel.match import Match
from tablewood.kernel.state import State
from tests.conformance.settings import Setting


@dataclass
class Position:
    """A decision of a random game, or its end, with random numbers for the properties."""

    setting: Setting
    match: Match
    number: int
    luck: Chance

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def viewers(self) -> list[int]:
        return [*range(self.state.seats), SPECTATOR]


def walk(setting: Setting) -> Iterator[Position]:
    """The decisions of a random game, and its end; if several seats are asked, a random one answers."""
    match = setting.match()
    player, luck = seeded(setting.seed), seeded(~setting.seed)
    number = 0
    while True:
        yield Position(setting, match, number, luck)
        state = match.state
        if state.over:
            return
        seat = pick(player, state.asked)
        match.submit(seat, match.game.notation(state, pick(player, state.legal(seat))))
        number += 1


def pick(luck: Chance, choices: Sequence[int]) -> int:
    """One of the choices, at random."""
    return choices[luck.below(len(choices))]


def play_on(state: State, luck: Chance, moves: int) -> None:
    """Play some random moves, without checking them."""
    for _ in range(moves):
        if state.over:
            return
        seat = pick(luck, state.asked)
        state.play(pick(luck, state.legal(seat)), seat)
