"""Ladders: all bots meet, and an interrupted ladder is still rated."""

from pathlib import Path

import pytest

from tablewood.kernel.errors import TablewoodError
from tablewood.lab import trials
from tablewood.lab.ladder import THE_GAME, ladder, pairings
from tablewood.lab.record import Record
from tablewood.lab.series import SeriesResult


def test_all_bots_meet_once() -> None:
    contests = pairings("sylvan-dale", ["random", "sapling", "greedy"], seed=3)
    assert [one.bots for one in contests] == [
        ["random", "sapling"],
        ["random", "greedy"],
        ["sapling", "greedy"],
    ]
    assert {one.seed for one in contests} == {3}


def test_the_better_bot_is_rated_higher() -> None:
    climbed = ladder(pairings("sylvan-dale", ["random", "greedy:guesses=1", "sapling"]), 4)
    assert climbed.ratings[0].name == "greedy:guesses=1"
    assert climbed.games == 12
    assert climbed.results.get(("random", "greedy:guesses=1")) == (0, 4)
    assert sum(rating.won for rating in climbed.ratings) == 12


def test_teams_are_rated_against_the_game() -> None:
    climbed = ladder(pairings("alynthia", ["random", "sapling"], 2), 3)
    assert climbed.games == 6
    assert climbed.results == {("random", THE_GAME): (0, 3), ("sapling", THE_GAME): (0, 3)}
    assert climbed.ratings[0].name == THE_GAME


def test_an_interrupted_ladder_is_rated() -> None:
    def tired(done: int, games: int) -> None:
        assert games == 30
        if done == 13:
            raise KeyboardInterrupt

    climbed = ladder(pairings("sylvan-dale", ["random", "sapling", "young"]), 10, progress=tired)
    assert climbed.interrupted
    assert climbed.games == 13
    assert {rating.name for rating in climbed.ratings} == {"random", "sapling", "young"}


def test_too_few_bots() -> None:
    with pytest.raises(TablewoodError, match="only random for a ladder"):
        pairings("sylvan-dale", ["random", "random"])
    with pytest.raises(TablewoodError, match="no bots"):
        pairings("sylvan-dale", [])


class TestTrials:
    def test_every_game_is_played_with_everything_requested(self) -> None:
        town = trials.trials("little-town")
        assert [(one.seats, one.aim) for one in town] == [
            (2, 0.95),
            (2, 0.7),
            (2, 0.6),
            (4, 0.5),
            (2, 0.0),
        ]
        assert town[-1].most == 20
        land = trials.trials("alynthia", ":clock=processor")
        assert [one.seats for one in land[:4]] == [2, 2, 2, 5]
        assert {one.options["mode"] for one in land[:4]} == {"competitive"}
        assert [one.bots for one in land[4:]] == [
            ("random",),
            ("greedy",),
            ("search:seconds=0.05:clock=processor",),
            ("search:seconds=0.3:clock=processor",),
        ]

    def test_a_table_of_what_was_played(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        quick = [
            trials.Trial("sylvan-dale", ("sapling", "random"), 2, 0.3),
            trials.Trial("alynthia", ("random",), 2, 0.0, {}, 2),
        ]
        monkeypatch.setattr(trials, "trials", lambda game, clock: quick)
        record = str(tmp_path / "games.jsonl")
        assert trials.main(["sylve", "--games", "4", "--record", record]) == 0
        first = capsys.readouterr().out
        assert first.splitlines()[2].startswith("| sylvan-dale | 2 | sapling | random | 4 |")
        assert first.splitlines()[3].startswith("| alynthia | 2 | random | the game | 2 | 0.0% |")
        assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 6
        assert trials.main(["sylve", "--table", "--record", record]) == 0
        assert capsys.readouterr().out == first

        elsewhere = ["sylve", "--games", "4", "--seed", "50", "--record", record]
        assert trials.main([*elsewhere, "--table"]) == 0
        assert "sylvan-dale" not in capsys.readouterr().out, "other deals, other games"
        assert trials.main(elsewhere) == 0
        lines = Record(tmp_path / "games.jsonl")
        deals = trials.kept(quick[0], 4, lines, seed=50).contest
        assert (deals.deal(0), deals.deal(2)) == (50, 51)
        assert len(lines.lines(deals.key())) == 4

    def test_an_interrupted_run_prints_what_is_in_the_record(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        trial = trials.Trial("sylvan-dale", ("sapling", "random"), 2, 0.3)
        later = trials.Trial("sylvan-dale", ("random",), 3, 0.0)
        monkeypatch.setattr(trials, "trials", lambda game, clock: [trial, later])
        record = tmp_path / "games.jsonl"
        trials.play(later, 2, 1, Record(record))

        def interrupted(*arguments: object) -> object:
            played = trials.kept(trial, 3, Record(record)).contest
            return SeriesResult(played, 3, [], True)

        monkeypatch.setattr(trials, "play", interrupted)
        assert trials.main(["sylve", "--record", str(record)]) == 130
        assert "| sylvan-dale | 3 | random | the game | 2 |" in capsys.readouterr().out

    def test_an_unknown_game_is_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert trials.main(["chess"]) == 2
        assert 'ladder: unknown game "chess"' in capsys.readouterr().err
