"""Playing a study: the same games on any number of processes, none lost, none played twice."""

from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path

import pytest

from tablewood.kernel.errors import TablewoodError
from tablewood.lab.pool import Item, Result
from tablewood.lab.record import Record
from tablewood.lab.study import run
from tablewood.lab.study.plan import Arm, make_plan
from tablewood.lab.study.run import StudyChunk, play, play_chunk
from tablewood.lab.study.watch import StudiedGame, play_studied

BANNER = ["score.banner=7"]


class TestPlans:
    def test_a_changed_table_is_compared_with_itself_unchanged(self) -> None:
        plan = make_plan("sylvan-dale", [2, 3], ["random"], 4, settings=BANNER)
        assert plan.changes == ("score.banner: 5 -> 7",)
        assert [(arm.seats, bool(arm.table)) for arm in plan.arms] == [
            (2, True),
            (2, False),
            (3, True),
            (3, False),
        ]

    def test_a_table_of_ones_own_can_be_compared_with_the_shipped_one(self, tmp_path: Path) -> None:
        mine = tmp_path / "mine.toml"
        mine.write_text(make_plan("sylvan-dale", settings=BANNER).table)
        plan = make_plan("sylvan-dale", components=mine, against="base")
        assert [bool(arm.table) for arm in plan.arms] == [True, False]
        other = make_plan("sylvan-dale", against=str(mine))
        assert [bool(arm.table) for arm in other.arms] == [False, True]
        alone = make_plan("sylvan-dale", components=mine)
        assert [bool(arm.table) for arm in alone.arms] == [True]

    def test_bots_change_seats_from_game_to_game(self) -> None:
        arm = make_plan("sylvan-dale", [3], ["greedy", "random"]).arms[0]
        assert arm.seating(0) == ["greedy", "random", "greedy"]
        assert arm.seating(1) == ["random", "greedy", "greedy"]

    @pytest.mark.parametrize(
        ("wish", "words"),
        [
            ({"games": 0}, "cannot play 0 games"),
            ({"bots": []}, "no bots"),
            ({"bots": ["random"] * 3, "seats": [2, 3]}, "3 bots for 2 seats"),
            ({"seats": [7]}, "not for 7 seats"),
            ({"against": "base"}, "change it with --set"),
            ({"against": "none.toml"}, "none.toml: no such file"),
        ],
    )
    def test_what_cannot_be_played_is_refused(self, wish: dict[str, object], words: str) -> None:
        with pytest.raises(TablewoodError, match=words):
            make_plan("sylvan-dale", **wish)  # type: ignore[arg-type]


class TestGames:
    def test_are_written_down(self) -> None:
        plan = make_plan("sylvan-dale", [2], ["random"], 1)
        _, [game] = play_chunk(plan.arms, StudyChunk(0, (5,)))
        assert game.number == 5
        assert sum(game.wins) == 1
        assert game.decisions == sum(times for times, _, _ in game.asked.values())
        assert len(game.standings) == game.turns
        assert game.standings[0][1] == game.first
        for _, _, standing, rival in game.standings:
            assert standing == -rival, "two seats: what one is ahead, the other is behind"
        kinds = [kind.name for kind in plan.declaration().kinds]
        taken = {kinds[row[0]] for row in game.takes}
        assert taken == {"action", "card", "item"}
        cards = [row for row in game.takes if kinds[row[0]] == "card"]
        chosen = [row for row in game.choices if kinds[row[0]] == "card"]
        assert [row[1] for row in cards] == [row[1] for row in chosen]

    def test_of_a_team_are_won_by_all_or_none(self) -> None:
        plan = make_plan("alynthia", [2], ["random"], 1, options={"difficulty": "easy"})
        _, [game] = play_chunk(plan.arms, StudyChunk(0, (0,)))
        assert game.wins in ([0.0, 0.0], [1.0, 1.0])
        assert game.ending not in ("", "usual")
        assert all(row[2] == row[3] for row in game.standings)


class TestPlaying:
    def test_does_not_depend_on_the_number_of_processes(self) -> None:
        plan = make_plan("sylvan-dale", [2], ["random"], 12, settings=BANNER)
        alone, shared = play(plan, 1), play(plan, 2)
        assert alone == shared
        assert [game.number for game in alone.games[0]] == list(range(12))
        assert alone.games[0] != alone.games[1]

    def test_work_can_be_shared_in_another_way(self) -> None:
        plan = make_plan("sylvan-dale", [2], ["random"], 10)
        asked: list[int] = []

        def backwards(
            task: Callable[[Item], Result],
            items: Sequence[Item],
            processes: int,
            told: Callable[[Result], None],
        ) -> None:
            asked.append(processes)
            for item in reversed(items):
                told(task(item))

        assert play(plan, 2, share=backwards) == play(plan, 1)
        assert asked == [2]

    def test_goes_on_where_it_stopped(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        plan = make_plan("sylvan-dale", [2], ["random"], 6, settings=BANNER)
        whole = play(plan, 1)
        file = tmp_path / "games.jsonl"
        honest = play_studied
        played: list[int] = []

        def tired(*arguments: object) -> StudiedGame:
            if len(played) == 5:
                raise KeyboardInterrupt
            game: StudiedGame = honest(*arguments)  # type: ignore[arg-type]
            played.append(game.number)
            return game

        monkeypatch.setattr(run, "play_studied", tired)
        stopped = play(plan, 1, record=Record(file))
        assert stopped.interrupted
        assert stopped.count == 5
        assert [len(games) for games in stopped.games] == [3, 2]
        played.clear()
        monkeypatch.setattr(run, "play_studied", honest)
        rest = play(plan, 1, record=Record(file))
        assert rest == whole
        assert len(file.read_text().splitlines()) == 12
        monkeypatch.setattr(run, "play_studied", None)
        assert play(plan, 1, record=Record(file)) == whole, "nothing is played twice"

    def test_another_table_is_another_record(self, tmp_path: Path) -> None:
        base = make_plan("sylvan-dale", [2], ["random"], 1).arms[0]
        other = make_plan("sylvan-dale", [2], ["random"], 1, settings=BANNER).arms[0]
        again = make_plan("sylvan-dale", [2], ["random"], 1, settings=BANNER).arms[0]
        assert base.key() != other.key() == again.key()

    def test_progress_counts_games_of_all_tables(self) -> None:
        plan = make_plan("sylvan-dale", [2], ["random"], 3, settings=BANNER)
        told: list[tuple[int, int]] = []
        play(plan, 1, progress=lambda done, of: told.append((done, of)))
        assert told[0] == (0, 6)
        assert told[-1] == (6, 6)

    def test_a_game_survives_a_record(self, tmp_path: Path) -> None:
        arm: Arm = make_plan("sylve", [3], ["random"], 1).arms[0]
        _, [game] = play_chunk([arm], StudyChunk(0, (0,)))
        record = Record(tmp_path / "one.jsonl")
        record.add(arm.key(), asdict(game))
        [line] = Record(tmp_path / "one.jsonl").lines(arm.key())
        assert StudiedGame(**line) == game
