"""The games of a study as data: all of them, with the table that each was played with."""

from pathlib import Path

import pytest

from tablewood.lab.games_file import read_games, write_games
from tablewood.lab.study.plan import game_with, make_plan
from tablewood.lab.study.records import records_of
from tablewood.lab.study.run import play

pytest.importorskip("pyarrow", reason="PyArrow is not installed: pip install 'tablewood[lab]'")


def test_both_tables_of_a_study_can_be_read_back(tmp_path: Path) -> None:
    plan = make_plan("sylvan-dale", [2], ["random"], 3, seed=5, settings=["score.banner=7"])
    played = play(plan, 1)
    file = tmp_path / "games.parquet"
    assert write_games(file, records_of(played, observations=True)) == 6
    found = list(read_games(file))
    changed, shipped = (game_with("sylvan-dale", arm.table) for arm in plan.arms)
    assert [one.components for one in found] == [
        *[changed.components_hash()] * 3,
        *[shipped.components_hash()] * 3,
    ]
    games = [game for arm in played.games for game in arm]
    assert [list(one.points) for one in found] == [game.points for game in games]
    assert [one.seed for one in found] == [5, 6, 7, 5, 6, 7]
    assert [one.decisions for one in found] == [game.decisions for game in games]
    size = shipped.observation_spec(2).size
    assert [len(one.observations or b"") for one in found] == [
        2 * size * game.decisions for game in games
    ]
