"""`tablewood train`: what is typed and what is printed."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the extra 'lab' is not installed")

from tablewood.kernel.net_table import read_nets
from tablewood.lab.train import comparison, generations, self_play
from tests.cli.conftest import Tablewood
from tests.lab.train.hasty import hasty_bots

LINE = "train little-town --generations 1 --games 10 --deals 2 --hidden 4"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces greedy bots, and keeps every generation."""
    monkeypatch.setattr(self_play, "greedy_bots", hasty_bots)
    monkeypatch.setattr(comparison, "greedy_bots", hasty_bots)
    monkeypatch.setattr(generations, "is_better", lambda wins: True)


def test_prints_a_network_and_a_report(tablewood: Tablewood) -> None:
    done = tablewood(LINE)
    assert done.status == 0
    [net] = tomllib.loads(done.out)["net"]
    assert (net["seats"], net["hidden"], net["tables"]) == (2, 4, ["usual"])
    assert net["command"] == (
        "tablewood train little-town --seats 2 --generations 1 --games 10 --deals 2 --seed 0 --hidden 4"
    )
    assert "# generation  against the last one" in done.out


def test_for_a_program_and_into_a_file(tablewood: Tablewood, tmp_path: Path) -> None:
    facts = json.loads(tablewood(f"{LINE} --out net.toml --json").out)
    assert facts["game"] == "little-town"
    assert [one["kept"] for one in facts["trained"]] == [True]
    [read] = read_nets(tmp_path / "net.toml")
    assert read.games == 10


def test_ctrl_c_says_how_to_go_on(tablewood: Tablewood, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(generations, "fit", interrupted)
    done = tablewood(f"{LINE} --resume kept")
    assert done.status == 130
    assert done.err == "interrupted; the same command goes on from kept\n"
    assert tablewood(LINE).err == "interrupted; nothing is kept\n"


def test_refuses(tablewood: Tablewood) -> None:
    tablewood("train chess").refuses('unknown game "chess"')
    tablewood("train alynthia").refuses("all seats win or lose together")
    competitive = tablewood("train alynthia --option mode=competitive")
    competitive.refuses("does not say yet what a network looks at")
    tablewood("train little-town --hidden 5").refuses("blocks of 4")
    tablewood("train little-town --out no/net.toml").refuses("no such folder")
    tablewood("train little-town --option international=maybe").refuses("international")
