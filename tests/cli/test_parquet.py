"""`sim --parquet` and `match --parquet`: the games as data."""

from pathlib import Path

import pytest

from tablewood.lab.games_file import read_games
from tests.cli.conftest import Tablewood

pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install 'tablewood[lab]'")


def test_a_simulation(tablewood: Tablewood, tmp_path: Path) -> None:
    done = tablewood("sim sylvan-dale --games 3 --seed 4 --parquet games.parquet --processes 1")
    assert done.status == 0
    assert [one.seed for one in read_games(tmp_path / "games.parquet")] == [4, 5, 6]


def test_match_with_a_record(tablewood: Tablewood, tmp_path: Path) -> None:
    line = "match sylvan-dale --bots random --games 2 --record kept.jsonl"
    tablewood(f"{line} --parquet games.parquet")
    once = (tmp_path / "games.parquet").read_bytes()
    tablewood(f"{line} --parquet games.parquet")
    assert (tmp_path / "games.parquet").read_bytes() == once


def test_a_record_without_moves_is_refused(tablewood: Tablewood) -> None:
    line = "match sylvan-dale --bots random --games 2 --record kept.jsonl"
    tablewood(line)
    tablewood(f"{line} --parquet games.parquet").refuses("kept.jsonl", "without their moves")


def test_refuses(tablewood: Tablewood) -> None:
    tablewood("sim sylve --observations").refuses("--parquet")
    tablewood("sim sylve --parquet nowhere/games.parquet").refuses("nowhere", "no such folder")
