"""Alynthia: the map as sets of spaces, which the evaluation uses."""

from __future__ import annotations

from typing import Any

import pytest

from tablewood.games.alynthia.ai.chances import FAR, Walk
from tablewood.games.alynthia.ai.ground import Ground, open_to
from tablewood.games.alynthia.game import Alynthia
from tablewood.games.alynthia.refusals import why_not_stand
from tablewood.games.alynthia.spaces import around
from tablewood.games.alynthia.state import Land
from tablewood.kernel.chance import seeded
from tablewood.kernel.step import ALLOWED
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
    return walk.steps_to(sum(1 << number(goal) for goal in goals), most)


@rule("AL-16")
def test_around_a_set_are_the_neighbours_of_its_spaces() -> None:
    for board in PARTS.boards.values():
        for space in board.spaces:
            assert board.around(board.bit[space]) == board.beside[space]
            assert board.beside[space] == sum(1 << other for other in board.neighbours[space])
        assert board.around(board.map) == board.map


@pytest.mark.parametrize(
    ("seats", "options"), [(1, ADVANCED), (2, RIVALS), (3, ADVANCED), (5, RIVALS)]
)
@rule("AL-122", "AL-124", "AL-131", "AL-237")
def test_the_sets_agree_with_the_rules(seats: int, options: dict[str, Any]) -> None:
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
        found = open_to(s, seat, ground)
        others = [space for space in range(PARTS.spaces.size) if space != here]
        allowed = [space for space in others if why_not_stand(s, seat, space) == ALLOWED]
        assert [space for space in others if (found >> space) & 1] == allowed
        walk = Walk(s, seat, ground)
        for space in around(s, seat, here):
            if space in allowed:
                assert walk.steps_to(1 << space, 1) == 1


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
