"""Alynthia: swarming ends on every board, and its order does not matter while tokens last (AL-79 to AL-88)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablewood as tw
from tablewood.games.alynthia.dragons import Swarm, next_swarm, send_dragons
from tablewood.games.alynthia.names import DEFEATED_NEST, NEST
from tablewood.games.alynthia.state import Land
from tablewood.kernel.chance import Chance, seeded
from tablewood.kernel.vectors import copied, ints, listed
from tests.rule import rule

GAME = tw.game("alynthia")
quick = settings(max_examples=60, deadline=None, derandomize=True, database=None)
PLENTY = 10_000


def board(seats: int, seed: int, dragons: list[int], defeated: int, tokens: int) -> Land:
    """A map with dragons on its spaces, some nests defeated, and a given number of tokens in the supply."""
    s: Land = GAME.start(seats, seed)
    s.nest = copied(s.nest)
    for at, space in enumerate(listed(s.nests)):
        s.nest[space] = DEFEATED_NEST if (defeated >> at) & 1 else NEST
    for at, space in enumerate(listed(s.board.spaces)):
        s.dragons[space] = dragons[at % len(dragons)]
    s.token_supply = tokens
    return s


def total(s: Land) -> int:
    return sum(listed(s.dragons))


def swarm_in_order(s: Land, chance: Chance) -> int:
    """Swarm in random order until no space can; returns the number of swarms."""
    swarms = 0
    while True:
        ready = [space for space in listed(s.board.spaces) if s.dragons[space] >= s.parts.swarm]
        if not ready:
            return swarms
        assert send_dragons(s, ready[chance.below(len(ready))])
        swarms += 1
        assert swarms < 100_000


seats = st.sampled_from([1, 3, 4, 5])
few = st.lists(
    st.sampled_from([0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6]), min_size=7, max_size=30
).filter(lambda numbers: sum(numbers) / len(numbers) <= 2)


@rule("AL-86", "AL-81", "AL-87")
@quick
@given(seats, st.integers(0, 9), few, st.integers(0, 127), st.integers(0, 999))
def test_the_order_of_swarms_does_not_matter(
    players: int, seed: int, dragons: list[int], defeated: int, luck: int
) -> None:
    """Edge case 5."""
    ends = []
    for order in range(4):
        s = board(players, seed, dragons, defeated, PLENTY)
        chance = seeded(luck + order)
        before = total(s)
        if order == 0:
            Swarm().run(s)
        else:
            swarm_in_order(s, chance)
        assert total(s) == before
        assert max(listed(s.dragons)) < s.parts.swarm
        ends.append((listed(s.dragons), s.token_supply))
    assert all(end == ends[0] for end in ends)


crowds = st.lists(st.integers(0, 9), min_size=1, max_size=30)


@rule("AL-84", "AL-85", "AL-80")
@quick
@given(seats, st.integers(0, 9), crowds, st.integers(0, 127), st.integers(0, 12))
def test_swarming_ends_with_any_crowd_and_any_shortage(
    players: int, seed: int, dragons: list[int], defeated: int, tokens: int
) -> None:
    """However many dragons there are, every chain stops, with or without a shortage of tokens."""
    s = board(players, seed, dragons, defeated, tokens)
    before = total(s)
    # AL-85: without a shortage it certainly ends below 5V - E dragons.
    if before >= 5 * len(s.board.spaces) - s.board.edges:
        return
    Swarm().run(s)
    assert total(s) == before
    assert min(listed(s.dragons)) >= 0
    assert s.token_supply >= 0


@rule("AL-85")
@pytest.mark.parametrize(("players", "bound"), [(1, 120), (3, 150), (4, 177), (5, 207)])
def test_the_bound_of_each_board_is_never_reached(players: int, bound: int) -> None:
    s = GAME.start(players, 1)
    assert 5 * len(s.board.spaces) - s.board.edges == bound
    # The highest possible number: all tokens, and markers that start at 4 and rise by 2 in five rounds.
    assert s.parts.dragons + 14 * len(s.nests) < bound


@rule("AL-83")
def test_the_first_space_in_board_order_swarms_first() -> None:
    s = board(1, 1, [0], 0, PLENTY)
    places = s.board.spaces
    s.dragons[places[20]] = 6
    s.dragons[places[7]] = 5
    assert next_swarm(s, ints([])) == places[7]
    assert next_swarm(s, ints([places[7]])) == places[20]
    assert next_swarm(s, ints([places[7], places[20]])) == -1
