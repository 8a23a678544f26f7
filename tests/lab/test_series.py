"""Series of games: fair to the bots, correctly summed up, and not lost when interrupted."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.bots.naming import BadBot
from tablewood.kernel.errors import BadSeats, TablewoodError, UnknownBot
from tablewood.kernel.options import Value
from tablewood.lab.record import Record
from tablewood.lab.series import (
    Contest,
    PlayedGame,
    SeriesResult,
    contest,
    play_one,
    play_series,
    stand_together,
)
from tablewood.lab.sources import code, is_compiled
from tablewood.lab.summary import wilson

MINE = """
from tablewood.bots import Bot

class First(Bot):
    name = "first"

    def choose(self, asked):
        return asked.legal()[0]

class Wild(Bot):
    name = "wild"

    def choose(self, asked):
        return -7
"""


def game_of(number: int, wins: Sequence[float], points: Sequence[int] = (0, 0)) -> PlayedGame:
    """A game with this result for each seat."""
    return PlayedGame(number, list(wins), list(points), [4, 4], [0.4, 0.8], [0.2, 0.3], 9)


class TestSeatings:
    def test_every_deal_is_played_from_all_seats(self) -> None:
        played = contest("sylvan-dale", ["greedy", "random", "sapling"], 3, seed=40)
        assert played.seatings == (
            ("greedy", "random", "sapling"),
            ("sapling", "greedy", "random"),
            ("random", "sapling", "greedy"),
        )
        assert [played.deal(number) for number in range(7)] == [40, 40, 40, 41, 41, 41, 42]
        assert played.seating(4) == ("sapling", "greedy", "random")

    def test_bots_repeat_and_equal_seatings_are_played_once(self) -> None:
        played = contest("sylvan-dale", ["greedy", "random"], 4)
        first = ("greedy", "random", "greedy", "random")
        assert played.seatings == (first, ("random", "greedy", "random", "greedy"))

    def test_one_against_three_takes_all_four_seats(self) -> None:
        played = contest("sylvan-dale", ["young", "random", "random", "random"], 4)
        assert sorted(seating.index("young") for seating in played.seatings) == [0, 1, 2, 3]

    def test_all_bots_of_a_team_are_the_same(self) -> None:
        played = contest("alynthia", ["greedy", "random"], 3)
        assert played.together
        assert played.seatings == (("greedy",) * 3, ("random",) * 3)

    @pytest.mark.parametrize(
        ("game", "seats", "options", "together"),
        [
            ("alynthia", 1, {}, True),
            ("alynthia", 2, {}, True),
            ("alynthia", 5, {"mode": "competitive"}, False),
            ("sylvan-dale", 2, {}, False),
            ("little-town", 4, {}, False),
            ("sylve", 2, {}, False),
            ("tree-society", 3, {}, False),
        ],
    )
    def test_in_which_games_the_seats_form_a_team(
        self, game: str, seats: int, options: dict[str, Value], together: bool
    ) -> None:
        assert stand_together(tw.game(game), seats, options) is together


class TestPlaying:
    def test_a_game_tells_who_won_and_how_long_they_thought(self) -> None:
        played = play_one(contest("sylvan-dale", ["greedy", "random"]), 1)
        assert played.wins == [0.0, 1.0]  # greedy has the second seat now
        assert played.points[1] > played.points[0]
        assert 0 < played.choices[0] < played.decisions
        for seat in (0, 1):
            assert 0 < played.longest[seat] <= played.seconds[seat]
            assert played.seconds[seat] <= played.longest[seat] * played.choices[seat]

    def test_it_is_the_same_on_any_number_of_processes(self) -> None:
        played = contest("sylvan-dale", ["random", "sapling"], seed=3)
        alone = play_series(played, 6, jobs=1).played
        shared = play_series(played, 6, jobs=2).played
        assert [(g.number, g.wins, g.points) for g in alone] == [
            (g.number, g.wins, g.points) for g in shared
        ]

    def test_bots_with_settings_are_told_apart(self) -> None:
        played = contest("sylvan-dale", ["greedy:depth=1:guesses=1", "greedy:depth=2:guesses=1"])
        names = [one.name for one in play_series(played, 2).bots]
        assert names == ["greedy:depth=1:guesses=1", "greedy:depth=2:guesses=1"]

    def test_your_own_bot_can_play(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "mine.py").write_text(MINE)
        monkeypatch.chdir(tmp_path)
        outcome = play_series(contest("sylvan-dale", ["mine.py:First", "random"]), 2)
        assert outcome.bots[0].name == "mine.py:First"
        assert outcome.bots[0].wins.of == 2

    def test_a_bot_that_breaks_the_rules_is_named(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "mine.py").write_text(MINE)
        monkeypatch.chdir(tmp_path)
        with pytest.raises(TablewoodError, match=r'bot "mine.py:Wild" answered -7'):
            play_series(contest("sylvan-dale", ["mine.py:Wild"]), 1)


class TestSummingUp:
    def outcome(self, played: list[PlayedGame], together: bool = False) -> SeriesResult:
        a, b = "greedy", "random"
        seatings = ((a, a), (b, b)) if together else ((a, b), (b, a))
        return SeriesResult(Contest("sylvan-dale", 2, seatings, together), 9, played, False)

    def test_a_shared_victory_counts_as_half(self) -> None:
        games = [game_of(0, [1, 0], (30, 20)), game_of(1, [0.5, 0.5], (10, 10))]
        a, b = self.outcome(games).bots
        assert (a.wins.count, b.wins.count) == (1.5, 0.5)
        assert (a.points.mean, b.points.mean) == (20, 15)
        assert a.wins == wilson(1.5, 2)
        assert (a.fair, b.fair) == (0.5, 0.5)

    def test_time_is_counted_by_bot_and_not_by_seat(self) -> None:
        a, b = self.outcome([game_of(0, [1, 0]), game_of(1, [1, 0])]).bots
        assert (a.choices, b.choices) == (8, 8)
        assert a.seconds == b.seconds == pytest.approx(0.15)
        assert a.longest == b.longest == 0.3
        [only_a, only_b] = self.outcome([game_of(0, [1, 0])]).bots
        assert (only_a.longest, only_b.longest) == (0.2, 0.3)

    def test_a_team_wins_once(self) -> None:
        games = [game_of(0, [1, 1]), game_of(1, [0, 0]), game_of(2, [0, 0])]
        a, b = self.outcome(games, together=True).bots
        assert (a.wins.count, a.wins.of) == (1, 2)
        assert (b.wins.count, b.wins.of) == (0, 1)

    def test_as_json(self) -> None:
        facts = json.loads(json.dumps(self.outcome([game_of(0, [1, 0])]).as_dict()))
        assert (facts["games"], facts["wanted"], facts["interrupted"]) == (1, 9, False)
        assert [one["name"] for one in facts["bots"]] == ["greedy", "random"]
        assert facts["code"] == code("sylvan-dale", [])
        assert facts["bots"][0]["wins"]["share"] == 1.0


class TestInterrupting:
    def test_what_was_played_is_not_lost(self) -> None:
        def tired(done: int, games: int) -> None:
            if done == 3:
                raise KeyboardInterrupt

        outcome = play_series(contest("sylvan-dale", ["random"]), 50, progress=tired)
        assert outcome.interrupted
        assert [game.number for game in outcome.played] == [0, 1, 2]
        assert outcome.bots[0].wins.of == 3

    def test_with_several_processes(self) -> None:
        def tired(done: int, games: int) -> None:
            if done >= 2:
                raise KeyboardInterrupt

        outcome = play_series(contest("sylvan-dale", ["random"], 4), 3000, 2, tired)
        assert outcome.interrupted
        assert 2 <= len(outcome.played) < 3000

    def test_a_record_resumes_where_it_stopped(self, tmp_path: Path) -> None:
        file = tmp_path / "new" / "games.jsonl"
        played = contest("sylvan-dale", ["random", "sapling"])
        play_series(played, 3, record=Record(file))
        told: list[int] = []
        outcome = play_series(played, 5, 1, lambda done, _: told.append(done), Record(file))
        assert told == [3, 4, 5]
        assert [(g.number, g.points) for g in outcome.played] == [
            (g.number, g.points) for g in play_series(played, 5).played
        ]
        assert len(file.read_text().splitlines()) == 5

    def test_a_record_does_not_mix_contests(self, tmp_path: Path) -> None:
        record = Record(tmp_path / "games.jsonl")
        play_series(contest("sylvan-dale", ["random"]), 2, record=record)
        other = contest("sylvan-dale", ["random"], seed=1)
        assert record.lines(other.key()) == []

    def test_games_played_by_other_code_do_not_count(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for folder, text in (("before", MINE), ("after", MINE.replace("[0]", "[-1]"))):
            (tmp_path / folder / "bots").mkdir(parents=True)
            (tmp_path / folder / "bots" / "mine.py").write_text(text)
        record = Record(tmp_path / "games.jsonl")
        monkeypatch.chdir(tmp_path / "before" / "bots")
        changed = contest("sylvan-dale", ["mine.py:First", "random"])
        play_series(changed, 2, record=record)
        assert len(record.lines(changed.key())) == 2
        monkeypatch.chdir(tmp_path / "after" / "bots")
        assert record.lines(changed.key()) == []

    def test_compiled_and_interpreted_games_are_kept_apart(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        record = Record(tmp_path / "games.jsonl")
        played = contest("sylvan-dale", ["random"])
        play_series(played, 2, record=record)
        other = not is_compiled()
        monkeypatch.setattr("tablewood.lab.series.is_compiled", lambda: other)
        assert record.lines(played.key()) == []

    def test_a_game_whose_line_was_cut_off_is_played_again(self, tmp_path: Path) -> None:
        file = tmp_path / "games.jsonl"
        played = contest("sylvan-dale", ["random"])
        play_series(played, 3, record=Record(file))
        file.write_text(file.read_text()[:-40])
        assert len(Record(file).lines(played.key())) == 2
        play_series(played, 3, record=Record(file))
        assert len(Record(file).lines(played.key())) == 3

    def test_a_file_that_is_not_a_record_is_left_alone(self, tmp_path: Path) -> None:
        for text in ("dear diary", "dear diary\n", '{"contest": 1}\n'):
            (tmp_path / "diary").write_text(text)
            with pytest.raises(TablewoodError, match="diary"):
                Record(tmp_path / "diary")
            assert (tmp_path / "diary").read_text() == text


@pytest.mark.parametrize(
    ("seats", "bots", "wrong"),
    [
        (9, ["random"], BadSeats),
        (2, ["rndom"], UnknownBot),
        (2, ["search:speed=9"], BadBot),
        (2, ["random"] * 3, TablewoodError),
        (2, [], TablewoodError),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    seats: int, bots: list[str], wrong: type[TablewoodError]
) -> None:
    with pytest.raises(wrong):
        contest("sylvan-dale", bots, seats)


def test_zero_games_or_processes_are_refused() -> None:
    played = contest("sylvan-dale", ["random"])
    with pytest.raises(TablewoodError, match="cannot play 0 games; at least 1"):
        play_series(played, 0)
    with pytest.raises(TablewoodError, match="cannot play in 0 processes; at least 1"):
        play_series(played, 1, jobs=0)
