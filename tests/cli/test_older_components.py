"""Files of games that were played with an older component table: `replay`, `verify` and `play --resume` know it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewood.games import game as find_game
from tablewood.kernel import save
from tablewood.kernel.chance import seeded
from tablewood.kernel.match import Match
from tablewood.kernel.scene import scene_match
from tablewood.server.table.fairness import Sitter, file_of, key_of
from tests.cli.conftest import Tablewood
from tests.server.table.test_fairness import SALTS, SECRET

OLDER = "401a181091b4"
"""The table of Sylve with 6 points for P28, where today's has 7."""


def begun() -> Match:
    """The last turn of a game in which North has drunk P28, and can get no other potion."""
    game = find_game("sylve").played_with(OLDER)
    assert game is not None
    scene: dict[str, object] = {
        "round": 4,
        "market": ["P04", "P08", "P20", "P32"],
        "north": {"pool": "T", "stock": {}, "drunk": ["P28"]},
        "east": {"pool": "", "stock": {}},
    }
    return scene_match(game, scene, key_of(SECRET, SALTS))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = begun()
    chance = seeded(3)
    while not match.state.over:
        moves = match.moves(match.state.seat)
        match.submit(match.state.seat, moves[chance.below(len(moves))])
    path = tmp_path / "game.txt"
    path.write_text(
        file_of(match, "t1", SECRET, SALTS, [Sitter("Ann"), Sitter("greedy", bot=True)])
    )
    return path


def test_a_finished_game_is_verified_and_retold(tablewood: Tablewood, finished: Path) -> None:
    checked = tablewood("verify game.txt --json")
    assert checked.status == 0
    assert json.loads(checked.out)["scores"][0]["parts"]["potions"] == 6
    assert tablewood("replay game.txt").status == 0


def test_with_the_table_of_today_the_result_would_be_another(
    tablewood: Tablewood, finished: Path
) -> None:
    today = find_game("sylve").components_hash()
    finished.write_text(finished.read_text().replace(OLDER, today))
    assert "NO   The result is not as stated" in tablewood("verify game.txt").out


def test_an_unfinished_game_goes_on_and_keeps_its_table(
    tablewood: Tablewood, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    save.write(begun(), path)
    assert tablewood("play --terminal --resume game.txt", "save later.txt", "quit").status == 0
    assert f"components: {OLDER}\n" in (tmp_path / "later.txt").read_text()


def test_a_table_that_does_not_ship_is_refused(tablewood: Tablewood, finished: Path) -> None:
    finished.write_text(finished.read_text().replace(OLDER, "000000000000"))
    tablewood("replay game.txt").refuses("game.txt:", "another component table")
    tablewood("verify game.txt").refuses("game.txt:", "another component table")
