"""Alynthia: the map as the evaluation looks at it."""

from __future__ import annotations

from typing import Any

import pytest

from tablewood.games.alynthia.ai.chances import FAR, Walk
from tablewood.games.alynthia.ai.ground import Ground, is_open_to
from tablewood.games.alynthia.boards import DIRECTIONS
from tablewood.games.alynthia.game import Alynthia
from tablewood.games.alynthia.refusals import why_not_stand
from tablewood.games.alynthia.spaces import around
from tablewood.games.alynthia.state import Land
from tablewood.kernel.chance import seeded
from tablewood.kernel.step import ALLOWED
from tablewood.kernel.vectors import ints, listed
from tests.games.alynthia.scenes import PARTS, QUIET, duel, pair
from tests.rule import rule
from tests.table import Table

GAME = Alynthia()
ADVANCED = {"guild-mode": "advanced"}
RIVALS = {"mode": "competitive", "guild-mode": "advanced"}


def number(name: str) -> int:
    return PARTS.spaces.names.index(name)


def steps(t: Table, *goals: str, most: int = 9) -> int:
    """The focus that A needs to the nearest of the spaces."""
    walk = Walk(t.state, 0, Ground(t.state))
    return walk.steps_to(ints([number(goal) for goal in goals]), most)


@rule("AL-16")
def test_the_neighbours_of_a_space_lie_in_the_four_directions() -> None:
    for board in PARTS.boards.values():
        beside: set[int] = set()
        for space in listed(board.spaces):
            found = [board.neighbour(space, direction) for direction in range(len(DIRECTIONS))]
            neighbours = listed(board.neighbours[space])
            assert neighbours == sorted(other for other in found if other >= 0)
            assert all(space in listed(board.neighbours[other]) for other in neighbours)
            beside.update(neighbours)
        assert sorted(beside) == listed(board.spaces)


@pytest.mark.parametrize(
    ("seats", "options"), [(1, ADVANCED), (2, RIVALS), (3, ADVANCED), (5, RIVALS)]
)
@rule("AL-122", "AL-124", "AL-131", "AL-237")
def test_the_ground_agrees_with_the_rules(seats: int, options: dict[str, Any]) -> None:
    """In random games, the spaces the evaluation takes as open are those `why_not_stand` allows."""
    state = GAME.start(seats, 4, options)
    chance = seeded(4)
    for _ in range(300):
        if state.over:
            break
        compare_with_the_rules(state)
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])


def compare_with_the_rules(s: Land) -> None:
    ground = Ground(s)
    for seat in range(s.seats):
        here = s.at[seat]
        if here < 0:
            continue
        others = [space for space in range(PARTS.spaces.size) if space != here]
        allowed = [space for space in others if why_not_stand(s, seat, space) == ALLOWED]
        assert [space for space in others if is_open_to(s, seat, ground, space)] == allowed
        walk = Walk(s, seat, ground)
        for space in listed(around(s, seat, here)):
            if space in allowed:
                assert walk.steps_to(ints([space]), 1) == 1


def test_a_way_leads_around_what_cannot_be_beaten() -> None:
    t = pair(round=2, dragons={**QUIET, "r0c1": 3}, A={"at": "r0c0", "attack": 1}, B={"at": "r5c5"})
    assert steps(t, "r0c0") == 0
    assert steps(t, "r1c0") == 1
    assert steps(t, "r0c2") == 6
    assert steps(t, "r0c2", most=5) == FAR
    assert steps(t, "r0c2", "r2c0") == 2


def test_a_way_leads_through_dragons_that_can_be_beaten() -> None:
    """A step and an attack, and a step beyond."""
    t = pair(round=2, dragons={**QUIET, "r0c1": 1}, A={"at": "r0c0", "attack": 9}, B={"at": "r5c5"})
    assert steps(t, "r0c1") == 2
    assert steps(t, "r0c2") == 3


@rule("AL-237")
def test_a_way_leads_through_the_tunnel() -> None:
    t = duel(
        options=ADVANCED,
        entrances=["r0c0", "r5c5", "r0c5"],
        A={"at": "r0c0", "guild": "mountain", "unlocked": ["advanced"]},
        B={"at": "r3c0", "guild": "field"},
    )
    assert steps(t, "tunnel") == 1
    assert steps(t, "r5c5") == 2
