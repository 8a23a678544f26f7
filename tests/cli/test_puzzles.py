"""`tablewood puzzles`: what is typed and what is printed."""

import json
from pathlib import Path

from tests.cli.conftest import Tablewood


def test_looks_for_puzzles_and_writes_a_file(tablewood: Tablewood, tmp_path: Path) -> None:
    out = tmp_path / "found.toml"
    line = f"puzzles sylvan-dale --games 1 --seconds 0.01 --seed 4 --out {out}"
    done = tablewood(f"{line} --json")
    assert done.status == 0
    told = json.loads(done.out)
    assert (told["game"], told["games"], told["seed"]) == ("sylvan-dale", 1, 4)
    assert told["screened"] > 0
    assert "tablewood puzzles sylvan-dale --games 1 --seats 2 --seed 4" in out.read_text("utf-8")


def test_refuses(tablewood: Tablewood) -> None:
    tablewood("puzzles chess").refuses('unknown game "chess"')
    tablewood("puzzles sylve --games 0").refuses("at least 1")
    tablewood("puzzles sylve --seats 9").refuses("not for 9 seats")
    tablewood("puzzles sylve --option powers=maybe").refuses("powers")
