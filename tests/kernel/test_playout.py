"""Random playouts."""

from __future__ import annotations

import pytest

from tablewood.kernel.chance import seeded
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.reflect import fingerprint
from tests.conformance.settings import find_game, game_ids


@pytest.mark.parametrize("id", game_ids())
def test_a_game_is_played_to_its_end(id: str) -> None:
    state = find_game(id).start(seed=5)
    made = play_randomly(state, seeded(5))
    assert state.over
    assert state.plies == made > 0
    assert play_randomly(state, seeded(5)) == 0


@pytest.mark.parametrize("id", game_ids())
def test_it_stops_after_a_number_of_decisions_and_can_go_on(id: str) -> None:
    whole, parts = find_game(id).start(seed=6), find_game(id).start(seed=6)
    play_randomly(whole, seeded(7))
    luck = seeded(7)
    assert play_randomly(parts, luck, 0) == 0
    assert play_randomly(parts, luck, 3) == 3
    assert not parts.over
    play_randomly(parts, luck)
    assert fingerprint(parts) == fingerprint(whole)


def test_chance_decides() -> None:
    game = find_game("hidden-nim")
    ends: set[str] = set()
    for seed in range(10):
        state = game.start(3, 1)
        play_randomly(state, seeded(seed))
        ends.add(fingerprint(state))
    assert len(ends) > 5
