"""A whole training: repeatable, resumable, and written down."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the extra 'lab' is not installed")

import tablewood as tw
from tablewood.kernel.errors import BadSeats, TablewoodError, UnknownGame
from tablewood.kernel.net_table import Nets, read_nets, why_stale
from tablewood.lab.summary import wilson
from tablewood.lab.train import comparison, generations, self_play
from tablewood.lab.train.folder import TrainFolder
from tablewood.lab.train.generations import is_better, train
from tablewood.lab.train.net_file import entry_of, with_entry, write_entry
from tablewood.lab.train.plan import TrainPlan, check_plan
from tablewood.lab.train.report import report_lines
from tablewood.lab.train.self_play import play_self
from tablewood.lab.train.weights import NetWeights
from tests.lab.train.hasty import hasty_bots

TOWN = tw.game("little-town")
TINY = TrainPlan(
    "little-town",
    2,
    {"international": ("false", "true")},
    generations=2,
    games=10,
    deals=2,
    hidden=4,
    seed=3,
)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "greedy_bots", hasty_bots)
    monkeypatch.setattr(comparison, "greedy_bots", hasty_bots)


@pytest.fixture
def always_better(hasty: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep every generation: those of a tiny training are seldom good."""
    monkeypatch.setattr(generations, "is_better", lambda wins: True)


def test_self_play_watches_every_seat() -> None:
    game = play_self(TINY, 0, None, 1)
    assert game.table == "international"
    assert play_self(TINY, 0, None, 0).table == "usual"
    assert set(game.seats) == {0, 1}
    assert len(game.rows) == len(game.seats) == len(game.cut) == len(game.hand_made)
    assert game.margins[0] == -game.margins[1]
    assert sum(game.shares) == 1


def test_greedy_bots_play_with_the_weights_of_the_last_generation() -> None:
    inputs = 89
    rich = NetWeights(0.0, [1.0] * inputs, [], [], [], [0.0] * 5)
    poor = NetWeights(0.0, [-1.0] * inputs, [], [], [], [0.0] * 5)
    deal = comparison.play_deal(TINY, rich, rich, 4)
    assert (deal.margin, sum(deal.won)) == (0.0, 1.0), "equal bots share the seats' luck"
    assert comparison.play_deal(TINY, rich, poor, 4) != deal


def test_random_moves_cut_the_returns(hasty: None) -> None:
    never = TrainPlan("little-town", 2, exploration=0.0)
    often = TrainPlan("little-town", 2, exploration=0.5)
    assert not play_self(never, 0, None, 0).cut.any()
    assert play_self(often, 0, None, 0).cut.mean() > 0.2


def test_a_training_can_be_repeated(hasty: None) -> None:
    trained = train(TINY)
    told: list[tuple[int, int]] = []
    again = train(TINY, progress=lambda done, of: told.append((done, of)))
    assert again.as_dict() == trained.as_dict()
    assert trained.tables == ["international", "usual"]
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] <= told[-1][1] == 2 * 10 + 3 * 2 * 2


def test_it_goes_on_where_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, always_better: None
) -> None:
    """Interrupted in the games of the second generation, then again in its comparison."""
    whole = train(TINY)
    for games in (17, 25):
        with monkeypatch.context() as interrupted:
            interrupt_after(interrupted, games)
            with pytest.raises(KeyboardInterrupt):
                train(TINY, TrainFolder(tmp_path / "kept", TINY))
    resumed = train(TINY, TrainFolder(tmp_path / "kept", TINY))
    assert resumed.as_dict() == whole.as_dict()
    assert resumed.weights is not None


def interrupt_after(monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    """Ctrl-C when more than this many games are done."""
    left = [games]

    def count(self: object, number: int) -> None:
        left[0] -= number
        if left[0] < 0:
            raise KeyboardInterrupt

    monkeypatch.setattr(generations._Course, "_tell", count)


def test_a_folder_holds_one_training(tmp_path: Path) -> None:
    TrainFolder(tmp_path, TINY)
    TrainFolder(tmp_path, TINY)
    with pytest.raises(TablewoodError, match="holds another training"):
        TrainFolder(tmp_path, TrainPlan("little-town", 2, games=10))


def test_a_generation_is_kept_if_it_beats_the_last() -> None:
    assert is_better(wilson(330, 600))
    assert not is_better(wilson(301, 600))
    assert not is_better(wilson(200, 600))


def test_only_better_networks_are_used(hasty: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generations, "is_better", lambda wins: False)
    training = train(TINY)
    assert training.weights is None
    assert training.best is None
    with pytest.raises(TablewoodError, match="nothing to write"):
        entry_of(training)


def test_the_network_fits_the_game_as_it_is_written(tmp_path: Path, always_better: None) -> None:
    training = train(TINY)
    file = tmp_path / "net.toml"
    write_entry(file, 2, entry_of(training))
    [read] = read_nets(file)
    assert why_stale(read, TOWN) == ""
    assert (read.games, read.seed, read.tables) == (20, 3, ["international", "usual"])
    assert read.command == TINY.command
    assert "of 4 games" in read.strength
    assert training.weights is not None
    value = Nets(TOWN, file).value(2)
    assert value is not None
    state = TOWN.start(2, 1)
    value.margin(state, 0)
    assert value.net.win == training.weights.win


def test_an_entry_takes_the_place_of_the_one_for_as_many_seats(always_better: None) -> None:
    entry = entry_of(train(TINY))
    three = entry.replace("seats = 2\n", "seats = 3\n")
    both = with_entry(with_entry("", 3, three), 2, entry)
    assert both.index("seats = 2\n") < both.index("seats = 3\n")
    changed = entry.replace("seed = 3", "seed = 4")
    again = with_entry(both, 2, changed)
    assert again == both.replace("seed = 3", "seed = 4", 1)


def test_the_report_tells_strength_and_calibration(always_better: None) -> None:
    lines = report_lines(train(TINY))
    assert lines[0] == "little-town, 2 seats: 2 generations of 10 games"
    assert [line.split()[0] for line in lines[3:5]] == ["0", "1"]
    assert any(line.startswith("win chance: off by") for line in lines)
    assert sum(line.startswith("  from ") for line in lines) == 4


def test_the_command_says_what_was_done() -> None:
    assert TINY.command == (
        "tablewood train little-town --seats 2 --option international=false,true "
        "--generations 2 --games 10 --deals 2 --seed 3 --hidden 4"
    )


def test_what_cannot_be_trained_is_refused() -> None:
    with pytest.raises(UnknownGame):
        check_plan(TrainPlan("chess", 2))
    with pytest.raises(BadSeats):
        check_plan(TrainPlan("little-town", 7))
    with pytest.raises(TablewoodError, match="all seats win or lose together"):
        check_plan(TrainPlan("alynthia", 2))
    with pytest.raises(TablewoodError, match="does not say yet what a network looks at"):
        check_plan(TrainPlan("alynthia", 2, {"mode": ("competitive",)}))
    with pytest.raises(TablewoodError, match="hidden units come in blocks of 4"):
        check_plan(TrainPlan("little-town", 2, hidden=6))
    with pytest.raises(TablewoodError, match="lambda is from 0 to 1"):
        check_plan(TrainPlan("little-town", 2, lam=1.1))
    with pytest.raises(TablewoodError, match="at least 1 generation"):
        check_plan(TrainPlan("little-town", 2, games=9))
