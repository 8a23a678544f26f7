"""Games as data: what is written is read back, replays to the same scores, and opens in pandas and Polars."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tablewood as tw
from tablewood.games.sylvan_dale import game as dale_game
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.observation import Numbers, Observation
from tablewood.lab import games_file
from tablewood.lab.game_record import GameRecord, record_game, replayed
from tablewood.lab.games_file import GamesWriter, read_games, schema, write_games
from tablewood.lab.series import contest, game_records, play_series
from tablewood.lab.simulate import play_game, setting, simulate

pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install 'tablewood[lab]'")

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "games-as-data.md"


def games_of(game: str, seats: int, count: int = 3, **options: str) -> list[GameRecord]:
    kept: list[GameRecord] = []
    simulate(setting(game, seats, ["random"], 5, options), count, 1, keep=kept.append)
    return kept


@pytest.mark.parametrize("game", tw.game_ids())
def test_a_game_that_was_read_replays_to_the_same_scores(game: str, tmp_path: Path) -> None:
    seats = tw.game(game).seats[-1]
    written = games_of(game, seats)
    assert write_games(tmp_path / "games.parquet", written) == 3
    found = list(read_games(tmp_path / "games.parquet"))
    assert found == written
    for number, record in enumerate(found):
        result = play_game(tw.game(game), seats, 5 + number, ["random"] * seats)
        state = replayed(record)
        assert state.over
        assert [score.total for score in state.scores()] == list(record.points)
        assert record.points == tuple(score.total for score in result.scores)
        assert record.parts == tuple(tuple(score.parts) for score in result.scores)
        assert (record.winners, record.decisions) == (result.winners, result.decisions)


def test_every_move_says_who_made_it() -> None:
    game = tw.game("sylvan-dale")
    [record] = games_of("sylvan-dale", 2, 1)
    state = game.start(2, 5)
    for move in record.moves:
        assert (move.seat, move.player) == (state.seat, "random")
        assert game.parse(state, move.notation) == move.move
        state.play(move.move)
    assert record.ending == "completed"


def test_a_team_tells_what_decided_the_game() -> None:
    [record] = games_of("alynthia", 2, 1, difficulty="difficult")
    verdict = tw.game("alynthia").verdict(replayed(record))
    assert verdict is not None
    assert record.ending == verdict.decided != "completed"
    assert record.options["difficulty"] == "difficult"


def test_pandas_and_polars_read_it(tmp_path: Path) -> None:
    pandas = pytest.importorskip("pandas", reason="pandas is not installed")
    polars = pytest.importorskip("polars", reason="Polars is not installed")
    written = games_of("sylve", 3)
    write_games(tmp_path / "games.parquet", written)
    frame = pandas.read_parquet(tmp_path / "games.parquet")
    assert list(frame["seed"]) == [5, 6, 7]
    assert [list(points) for points in frame["points"]] == [list(one.points) for one in written]
    assert frame["moves"][0][0]["notation"] == written[0].moves[0].notation
    read = polars.read_parquet(tmp_path / "games.parquet")
    assert read["decisions"].to_list() == [one.decisions for one in written]
    moves = read.explode("moves").unnest("moves")
    assert moves["notation"].to_list() == [move.notation for one in written for move in one.moves]
    assert [json.loads(options) for options in read["options"]] == [one.options for one in written]


def test_the_same_games_give_the_same_bytes_in_any_number_of_processes(tmp_path: Path) -> None:
    for processes in (1, 2):
        with GamesWriter(tmp_path / f"{processes}.parquet") as writer:
            played = setting("sylvan-dale", 2, ["random"])
            simulate(played, 20, processes, keep=writer.add)
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()


def test_the_games_of_a_match(tmp_path: Path) -> None:
    played = contest("sylvan-dale", ["sapling", "random"])
    outcome = play_series(played, 2, keep_moves=True)
    first, second = game_records(outcome)
    assert (first.players, second.players) == (("sapling", "random"), ("random", "sapling"))
    assert first.seed == second.seed == 0
    assert [list(one.points) for one in (first, second)] == [one.points for one in outcome.played]


class SeenDale(dale_game.SylvanDale):
    """Sylvan Dale with an observation of two numbers."""

    def observation_spec(self, seats: int) -> Observation:
        spec = Observation(3, seats)
        spec.field("seat", 0, 3, "whose observation it is")
        spec.field("plies", 0, 1000, "how many moves have been made")
        return spec

    def observe(self, s: Any, seat: int, row: Numbers) -> None:
        row.put(seat)
        row.put(s.plies)


def test_observations_are_written_on_demand(tmp_path: Path) -> None:
    game = SeenDale()
    made = play_game(game, 2, 1, ["random", "random"], keep_moves=True).moves
    record = record_game(game, 2, made, ["random"] * 2, seed=1, observations=True)
    write_games(tmp_path / "seen.parquet", [record])
    [found] = read_games(tmp_path / "seen.parquet")
    assert found == record
    assert (found.observation, found.observation_size) == ("sylvan-dale/2 v3", 2)
    assert found.observations is not None
    numbers = memoryview(found.observations).cast("h").tolist()
    seats = [seat for seat, _ in made]
    assert numbers == [number for plies, seat in enumerate(seats) for number in (seat, plies)]


class TestRefusals:
    def test_games_that_are_not_over(self) -> None:
        with pytest.raises(TablewoodError, match="not over"):
            record_game(tw.game("sylve"), 2, [], ["random"] * 2, seed=1)

    def test_moves_that_are_not_legal(self) -> None:
        with pytest.raises(TablewoodError, match=r"move 1 .* is not legal"):
            record_game(tw.game("sylve"), 2, [(0, 10_000)], ["random"] * 2, seed=1)

    def test_files_of_something_else(self, tmp_path: Path) -> None:
        (tmp_path / "text").write_text("no games")
        with pytest.raises(TablewoodError, match="not a Parquet file"):
            list(read_games(tmp_path / "text"))

    def test_another_schema(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        write_games(tmp_path / "games.parquet", [])
        monkeypatch.setattr(games_file, "SCHEMA", 2)
        with pytest.raises(TablewoodError, match="schema 1, and this one reads 2"):
            list(read_games(tmp_path / "games.parquet"))

    def test_other_components(self) -> None:
        [record] = games_of("sylvan-dale", 2, 1)
        with pytest.raises(TablewoodError, match="another component table"):
            replayed(replace(record, components="0"))


def test_a_file_that_fails_is_not_left_half_written(tmp_path: Path) -> None:
    [record] = games_of("sylvan-dale", 2, 1)

    def interrupted() -> Iterator[GameRecord]:
        yield record
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_games(tmp_path / "games.parquet", interrupted())
    assert list(tmp_path.iterdir()) == []


def test_the_guide_describes_every_column() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    assert [name for name in schema().names if f"| `{name}` |" not in text] == []
