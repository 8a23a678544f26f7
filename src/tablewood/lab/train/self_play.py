"""Games of greedy bots with the network of the last generation, and what every seat could see in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablewood.bots.greedy import GreedyBot
from tablewood.bots.perspective import Perspective
from tablewood.kernel.net import LearnedValue, final_margin, final_share
from tablewood.kernel.position_numbers import NumberRow
from tablewood.kernel.state import State
from tablewood.lab.pool import Cancelled, ShareWork, cancelled
from tablewood.lab.simulate import bot_seed
from tablewood.lab.train.plan import TrainPlan
from tablewood.lab.train.weights import NetWeights

DEEP = 3
"""One game in this many is played by deeper greedy bots, so that better play is seen as well."""


@dataclass(frozen=True)
class SelfPlayGame:
    """The moments of one game: after each choice of a seat, and when its turn begins."""

    number: int
    table: str
    """The kind of table (`PositionNumbers.table_kind`)."""
    rows: NDArray[np.float32]
    """By moment: the numbers of the position, from the side of the moment's seat."""
    seats: NDArray[np.int8]
    hand_made: NDArray[np.float32]
    """By moment: what the hand-made evaluation says."""
    cut: NDArray[np.bool_]
    """By moment: whether a random move was made before the next moment of its seat."""
    margins: list[float]
    """By seat: the final lead over the best of the others."""
    shares: list[float]
    """By seat: the part of the victory."""


class _Watch:
    """Collects the moments of a game."""

    def __init__(self, state: State) -> None:
        numbers = state.game.position_numbers(state.seats)
        assert numbers is not None, "the plan was checked"
        self._numbers = numbers
        self._row = NumberRow(numbers.size)
        self.rows: list[list[float]] = []
        self.seats: list[int] = []
        self.hand_made: list[float] = []
        self.cut: list[bool] = []
        self._last: dict[int, int] = {}

    def look(self, state: State, seat: int) -> None:
        """A moment of the seat."""
        self._numbers.write(state, seat, self._row)
        self._last[seat] = len(self.rows)
        self.rows.append(list(self._row.values))
        self.seats.append(seat)
        self.hand_made.append(state.game.evaluate(state, seat))
        self.cut.append(False)

    def cut_here(self) -> None:
        """A random move: what follows says nothing about the moments before it."""
        for at in self._last.values():
            self.cut[at] = True


def play_self(
    plan: TrainPlan, generation: int, weights: NetWeights | None, number: int
) -> SelfPlayGame:
    """One game; without weights the bots use the hand-made evaluation."""
    tables = plan.tables()
    deal = plan.self_play_deal(generation, number)
    state = plan.found().start(plan.seats, deal, tables[number % len(tables)])
    players = greedy_bots(plan, deal, [weights] * plan.seats, 2 if number % DEEP == 0 else 1)
    luck = Random(f"exploration {deal}")
    watch = _Watch(state)
    numbers = plan.found().position_numbers(plan.seats)
    assert numbers is not None, "the plan was checked"
    while not state.over:
        if cancelled():
            raise Cancelled
        seat = state.seat
        legal = state.legal()
        if len(legal) > 1 and luck.random() < plan.exploration:
            watch.cut_here()
            move = luck.choice(legal)
        else:
            move = players[seat].best_of(Perspective(state, seat), legal)
        state.play(move)
        if state.over:
            break
        if len(legal) > 1:
            watch.look(state, seat)
        if state.seat != seat:
            watch.look(state, state.seat)
    every = range(plan.seats)
    return SelfPlayGame(
        number,
        numbers.table_kind(state),
        np.array(watch.rows, np.float32).reshape(-1, numbers.size),
        np.array(watch.seats, np.int8),
        np.array(watch.hand_made, np.float32),
        np.array(watch.cut, np.bool_),
        [final_margin(state, seat) for seat in every],
        [final_share(state, seat) for seat in every],
    )


def greedy_bots(
    plan: TrainPlan, deal: int, minds: Sequence[NetWeights | None], depth: int, guesses: int = 1
) -> list[GreedyBot]:
    """A greedy bot for each seat, with its own network or, without one, the hand-made evaluation."""
    numbers = plan.found().position_numbers(plan.seats)
    assert numbers is not None, "the plan was checked"
    made: list[GreedyBot] = []
    values: dict[int, LearnedValue[Any]] = {}
    for seat, mind in enumerate(minds):
        player = GreedyBot(bot_seed(deal, seat), depth, guesses)
        if mind is not None:
            if id(mind) not in values:
                values[id(mind)] = LearnedValue(mind.net(), numbers, [])
            player.learned = values[id(mind)]
        made.append(player)
    return made


def play_chunk(
    plan: TrainPlan, generation: int, weights: NetWeights | None, numbers: Sequence[int]
) -> list[SelfPlayGame]:
    """Some games, in any process."""
    return [play_self(plan, generation, weights, number) for number in numbers]


def share_self_play(
    plan: TrainPlan,
    generation: int,
    weights: NetWeights | None,
    chunks: Sequence[Sequence[int]],
    share: ShareWork,
    processes: int,
    told: Callable[[list[SelfPlayGame]], None],
) -> None:
    """Share the chunks out among processes; each is told as soon as it is complete."""
    share(partial(play_chunk, plan, generation, weights), chunks, processes, told)
