"""Equal views mean equal legal moves, in every game, with every player count and all options."""

from __future__ import annotations

import pytest

from tablewood.lab.sources import is_compiled
from tests.conformance.properties import Broken
from tests.conformance.random_games import walk
from tests.conformance.settings import FIXTURES, Setting, find_game, option_sets, tables
from tests.conformance.view_moves import ViewMoves
from tests.fixtures.hidden_nim.game import HiddenNim, Nim, NimView

SELDOM = 3 if is_compiled() else 25
"""How many decisions apart to look: views take long where the rules are interpreted."""


def followed(setting: Setting) -> int:
    """How many views of a game were compared."""
    found = ViewMoves()
    for at in walk(setting):
        if at.number % SELDOM == 0:
            found.follow(at)
    return len(found)


@pytest.mark.parametrize(("game", "seats"), tables())
def test_what_a_seat_sees_says_what_it_may_do(game: str, seats: int) -> None:
    for seed, options in enumerate(option_sets(find_game(game), seats), 300):
        assert followed(Setting(game, seats, seed, options)) > 0


class Blind(HiddenNim):
    """Forgets to show the heap."""

    def view(self, s: Nim, seat: int) -> NimView:
        view = super().view(s, seat)
        view.heap = 0
        return view


def follow_all(game: str, games: int) -> None:
    """Compare the views of several games with each other."""
    found = ViewMoves()
    for seed in range(games):
        for at in walk(Setting(game, 2, seed)):
            found.follow(at)


def test_a_view_that_lacks_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    follow_all("hidden-nim", 40)
    monkeypatch.setitem(FIXTURES, "blind", Blind())
    with pytest.raises(Broken, match=r"sees the same at .*blind, 2 seats, .* not both allow: take"):
        follow_all("blind", 40)
