"""Checks that a scene can start with every question of a game: one scene for each prompt."""

from typing import Any

from tablewood.kernel.game import Game
from tablewood.kernel.scene import scene_match
from tablewood.kernel.text import load

Scene = dict[str, object]


def prompts(game: Game[Any]) -> list[str]:
    """All questions of a game, by the names of their prompts."""
    ids = load(game.folder / "text").ids()
    named = [id.removeprefix("prompt-") for id in ids if id.startswith("prompt-")]
    return [name for name in named if not name.endswith("-others")]


def begins(game: Game[Any], prompt: str, scene: Scene) -> None:
    """Check that the scene starts with this question, and that its answers can be played."""
    described = {"asks": prompt, **scene}
    state = scene_match(game, described).state
    assert state.step.prompt == prompt
    answers = state.legal(state.seat)
    assert answers
    for move in answers[:20]:
        following = scene_match(game, described).state
        following.play(move, following.seat)
        assert not game.audit(following) or described.get("unchecked"), game.notation(state, move)
