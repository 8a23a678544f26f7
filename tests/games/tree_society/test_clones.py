"""Clones share their longest lists: moves and new deals in one clone do not change the others."""

import pytest

import tablewood as tw
from tablewood.kernel.chance import seeded
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.reflect import to_json

GAME = tw.game("tree-society")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_clones_share_is_never_changed(seats: int) -> None:
    s = GAME.start(seats, seed=seats, options={"guilds": "random"})
    chance = seeded(seats)
    while not s.over:
        before = to_json(s)
        for move in s.legal():
            after = s.clone()
            after.play(move)
            GAME.redeal(after, 0)
            play_randomly(after, chance, 5)
        assert to_json(s) == before
        play_randomly(s, chance, 4)
