"""Greedy bots with one network against greedy bots with another, on fresh deals and from all seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from tablewood.bots.perspective import Perspective
from tablewood.lab.duels import DealResult, from_all_seats
from tablewood.lab.pool import Cancelled, ShareWork, cancelled
from tablewood.lab.train.plan import TrainPlan
from tablewood.lab.train.self_play import greedy_bots
from tablewood.lab.train.weights import NetWeights

DEPTH = 2
GUESSES = 2
"""As `greedy` plays unless told otherwise."""


def share_deals(
    plan: TrainPlan,
    new: NetWeights,
    old: NetWeights | None,
    deals: Sequence[int],
    share: ShareWork,
    processes: int,
    told: Callable[[DealResult], None],
) -> None:
    """Play the deals among processes; without `old` weights the others use the hand-made evaluation."""
    share(partial(play_deal, plan, new, old), deals, processes, told)


def play_deal(plan: TrainPlan, new: NetWeights, old: NetWeights | None, deal: int) -> DealResult:
    """One deal, in any process."""

    def play(seat: int) -> tuple[list[int], list[int]]:
        return _play(plan, [new if one == seat else old for one in range(plan.seats)], deal)

    return from_all_seats(plan.seats, deal, play)


def _play(
    plan: TrainPlan, minds: Sequence[NetWeights | None], deal: int
) -> tuple[list[int], list[int]]:
    """A game: the points and the winners."""
    tables = plan.tables()
    state = plan.found().start(plan.seats, deal, tables[deal % len(tables)])
    players = greedy_bots(plan, deal, minds, DEPTH, GUESSES)
    while not state.over:
        if cancelled():
            raise Cancelled
        seat = state.seat
        state.play(players[seat].best_of(Perspective(state, seat), state.legal()))
    return [score.total for score in state.scores()], state.winners()
