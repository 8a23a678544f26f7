"""`tablewood ladder`: what is typed and what is printed."""

import json

import pytest

from tests.cli.conftest import Tablewood


def test_prints_the_ratings_and_the_pairings(tablewood: Tablewood) -> None:
    done = tablewood("ladder sylvan-dale --bots random,sapling,greedy:guesses=1 --games 2")
    assert done.status == 0
    assert "sylvan-dale: 6 games, 2 a pairing" in done.out
    lines = [line.split()[0] for line in done.out.splitlines() if line]
    assert lines.index("greedy:guesses=1") < lines.index("sapling")
    assert "random against greedy:guesses=1: 0 to 2" in done.out


def test_for_a_program(tablewood: Tablewood) -> None:
    line = "ladder sylvan-dale --bots random,greedy:guesses=1 --games 2 --seed 4 --json"
    facts = json.loads(tablewood(line).out)
    best, last = facts["ratings"]
    assert (best["name"], last["name"]) == ("greedy:guesses=1", "random")
    assert best["low"] < best["elo"] < best["high"]
    assert best["elo"] + last["elo"] == pytest.approx(3000)
    assert facts["matches"][0]["seed"] == 4


def test_refuses(tablewood: Tablewood) -> None:
    tablewood("ladder chess").refuses('unknown game "chess"')
    tablewood("ladder sylvan-dale --bots random").refuses("at least two")
    tablewood("ladder sylvan-dale --bots random,clever").refuses('unknown bot "clever"')
    tablewood("ladder sylvan-dale --games 0").refuses("at least 1")
