"""Whom a door asks where the rules let several seats answer."""

from __future__ import annotations

from collections import Counter

import pytest

import tablewood as tw
from tablewood.kernel.chance import seeded
from tablewood.kernel.step import NOBODY
from tablewood.lab.doors.sequence import next_seat


def test_the_seat_whose_turn_it_is() -> None:
    state = tw.game("sylve").start(seats=3, seed=4)
    assert next_seat(state, NOBODY) == state.seat
    assert next_seat(state, 2) == state.seat


def test_nobody_when_the_game_is_over() -> None:
    state = tw.game("little-town").start(seats=2, seed=1)
    while not state.over:
        state.play(state.legal()[0])
    assert next_seat(state, 1) == NOBODY


def test_secret_choices_go_round_the_table_from_whoever_moved_last() -> None:
    state = tw.game("little-town").start(seats=3, seed=1, options={"drafted-supply": True})
    assert state.asked == [0, 1, 2]
    assert next_seat(state, 0) == 1
    state.play(state.legal(1)[0], 1)
    assert next_seat(state, 1) == 2
    state.play(state.legal(2)[0], 2)
    assert next_seat(state, 2) == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_of_a_team_is_asked_about_as_often_as_the_others(seats: int) -> None:
    """AL-107: in sequence the players act in turn order, and whoever is done may stay done."""
    asked: Counter[int] = Counter()
    chance = seeded(seats)
    for seed in range(6):
        state = tw.game("alynthia").start(seats, seed, {"mode": "cooperative"})
        seat = next_seat(state, NOBODY)
        while seat != NOBODY:
            if len(state.asked) > 1:
                asked[seat] += 1
            legal = state.legal(seat)
            state.play(legal[chance.below(len(legal))], seat)
            seat = next_seat(state, seat)
    fair = asked.total() / seats
    assert asked.total() > 100
    assert all(0.6 * fair < asked[seat] < 1.5 * fair for seat in range(seats)), asked
