"""`tablewood match`: what is typed and what is printed."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tablewood


def test_prints_a_table(tablewood: Tablewood) -> None:
    done = tablewood("match sylvan-dale --bots greedy:guesses=1,random --games 2")
    assert done.status == 0
    assert "sylvan-dale, 2 seats: 2 games" in done.out
    for row in ("greedy:guesses=1", "share of wins", "95 % interval", "by chance", "seconds each"):
        assert row in done.out
    assert "every deal was played from all seats" in done.out


def test_of_teams(tablewood: Tablewood) -> None:
    done = tablewood("match alynthia --bots random,sapling --games 2 --option difficulty=easy")
    assert "alynthia, 2 seats, difficulty easy: 2 games" in done.out
    assert "with its own team" in done.out
    assert "by chance" not in done.out


def test_for_a_program(tablewood: Tablewood) -> None:
    line = "match sylvan-dale --bots sapling,random,random --seats 3 --games 3 --seed 5 --json"
    facts = json.loads(tablewood(line).out)
    assert (facts["game"], facts["seats"], facts["seed"], facts["games"]) == (
        "sylvan-dale",
        3,
        5,
        3,
    )
    sapling, others = facts["bots"]
    assert (sapling["name"], others["name"]) == ("sapling", "random")
    assert sapling["wins"]["count"] + others["wins"]["count"] == pytest.approx(3)
    assert sapling["fair"] == pytest.approx(1 / 3)
    assert sapling["wins"]["low"] < sapling["wins"]["share"] + 1e-9 < sapling["wins"]["high"] + 1e-9


def test_a_record_is_kept_and_used(tablewood: Tablewood, tmp_path: Path) -> None:
    line = "match sylvan-dale --bots random --games 2 --record games.jsonl"
    tablewood(line)
    kept = (tmp_path / "games.jsonl").read_text()
    assert len(kept.splitlines()) == 2
    assert "2 games" in tablewood(line).out
    assert (tmp_path / "games.jsonl").read_text() == kept


def test_an_interrupted_match_prints_what_was_played(
    tablewood: Tablewood, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tablewood.lab import series

    play_one = series.play_one

    def tired(played: series.Contest, number: int) -> series.PlayedGame:
        if number == 2:
            raise KeyboardInterrupt
        return play_one(played, number)

    monkeypatch.setattr(series, "play_one", tired)
    done = tablewood("match sylvan-dale --bots random --games 9")
    assert done.status == 130
    assert "2 of 9 games, interrupted" in done.out
    assert "share of wins" in done.out
    facts = json.loads(tablewood("match sylvan-dale --bots random --games 9 --json").out)
    assert (facts["games"], facts["wanted"], facts["interrupted"]) == (2, 9, True)


def test_refuses(tablewood: Tablewood, tmp_path: Path) -> None:
    tablewood("match chess").refuses('unknown game "chess"')
    tablewood("match sylvan-dale --bots clever").refuses('unknown bot "clever"', "greedy")
    tablewood("match sylvan-dale --bots search:sec=1").refuses('unknown setting "sec"', "seconds")
    tablewood("match sylvan-dale --bots no.py:Bot").refuses("no.py: no such file")
    tablewood("match sylvan-dale --seats 9").refuses("not for 9 seats")
    tablewood("match sylvan-dale --games 0").refuses("at least 1")
    tablewood("match sylvan-dale --jobs 0").refuses("at least 1")
    tablewood("match sylvan-dale --option colour=red").refuses("unknown", "first-player")
    (tmp_path / "diary").write_text("dear diary\n")
    tablewood("match sylvan-dale --record diary").refuses("diary:1")
