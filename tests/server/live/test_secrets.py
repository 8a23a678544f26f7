"""The server sends nothing that a viewer may not know: a sample; `make secrets` plays a thousand games."""

from __future__ import annotations

import pytest

from tablewood.games import game_ids
from tests.server.leak_checks import leaks


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", game_ids())
def test_no_secret_leaves_the_server(game: str, seed: int) -> None:
    assert leaks(game, seed) == []


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from tablewood.kernel.match import Match
    from tablewood.kernel.reflect import fingerprint
    from tablewood.server.live import frames

    honest = frames.sight_of

    def careless(match: Match, viewer: int) -> frames.Sight:
        sight = honest(match, viewer)
        sight.prompt = fingerprint(match.state)
        return sight

    monkeypatch.setattr(frames, "sight_of", careless)
    assert leaks("sylvan-dale", 0, looks=1.0)


@pytest.mark.parametrize("game", game_ids())
def test_a_preview_of_the_true_position_would_be_found(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tablewood.kernel.match import Match
    from tablewood.kernel.state import State
    from tablewood.server.live import preview

    def careless(match: Match, seat: int, luck: bytes, number: int) -> State:
        return match.state.clone()

    monkeypatch.setattr(preview, "imagined", careless)
    # In Little Town a player's own move involves hardly anything hidden, except tiles that others draft.
    given = {"drafted-supply": True} if game == "little-town" else {}
    found = next(found for seed in range(9) if (found := leaks(game, seed, 1.0, given)))
    assert "preview of" in found[0]
