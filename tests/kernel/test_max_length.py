"""How long games can be: bounds that hold, and that are not far from what can be seen where the rules allow that."""

from __future__ import annotations

import pytest

import tablewood as tw
from tablewood.games.little_town.bound import a_use, named
from tablewood.games.little_town.goods import ANY, RESOURCES
from tablewood.kernel.chance import seeded
from tablewood.kernel.options import Value
from tablewood.kernel.state import State

STOPS = ("done", "skip", "end", "pass", "decline", "stay")


def prolonged(id: str, seats: int, seed: int, options: dict[str, Value]) -> int:
    """The decisions of a random game in which nobody stops before there is nothing else to do."""
    game = tw.game(id)
    s: State = game.start(seats, seed, options)
    chance = seeded(seed)
    stops = {
        move
        for verb in game.moves.in_order
        if verb.word in STOPS
        for move in range(verb.base, verb.end)
    }
    while not s.over:
        legal = s.legal()
        going_on = [move for move in legal if move not in stops]
        choices = going_on if going_on and chance.below(20) else legal
        s.play(choices[chance.below(len(choices))])
    return s.plies


@pytest.mark.parametrize("id", tw.game_ids())
def test_who_prolongs_a_game_stays_within_the_bound(id: str) -> None:
    game = tw.game(id)
    for seats in game.seats:
        assert 0 < prolonged(id, seats, seats, {}) <= game.max_length(seats)


def test_declaring_and_drafting_make_little_town_longer() -> None:
    game = tw.game("little-town")
    plain = game.max_length(2)
    assert plain < 1000
    assert plain < game.max_length(2, {"drafted-supply": True}) < plain + 30
    assert plain < game.max_length(2, {"manual-declaration": True})


def test_a_use_of_little_town_asks_most_of_the_dearest_buildings() -> None:
    parts = tw.game("little-town").parts  # type: ignore[attr-defined]
    fair = parts.buildings.ids.index("fair")
    assert named(parts.buildings.input(fair)) == RESOURCES
    shop = parts.buildings.ids.index("trading-shop")
    assert named(parts.buildings.input(shop)) == parts.buildings.bills[shop * 2 + 1][ANY] == 2
    assert [a_use(parts, built) for built in (0, 1, 2)] == [1, 6, 11]
