"""`tablewood tune`: what is typed and what is printed."""

import json
import tomllib

import pytest

from tablewood.lab import tune
from tests.cli.conftest import Tablewood


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces play: the first seat always wins."""
    monkeypatch.setattr(tune, "_play", lambda table, minds, deal: ([deal % 7, 3], [0]))


def test_prints_a_table_of_weights(tablewood: Tablewood) -> None:
    done = tablewood("tune sylvan-dale --rounds 1 --deals 2")
    assert done.status == 0
    assert "--rounds 1 --deals 2" in tomllib.loads(done.out)["provenance"]["weights"]["note"]
    assert "changes kept" in done.out
    assert "on new deals" in done.out


def test_for_a_program(tablewood: Tablewood) -> None:
    facts = json.loads(tablewood("tune sylvan-dale --rounds 1 --deals 2 --json").out)
    assert facts["game"] == "sylvan-dale"
    assert len(facts["names"]) == len(facts["after"])
    assert facts["better"] in (True, False)


def test_refuses(tablewood: Tablewood) -> None:
    tablewood("tune chess").refuses('unknown game "chess"')
    tablewood("tune alynthia").refuses("all seats win or lose together")
    tablewood("tune sylvan-dale --seats 9").refuses("not for 9 seats")
    tablewood("tune sylvan-dale --deals 1").refuses("2 deals")
