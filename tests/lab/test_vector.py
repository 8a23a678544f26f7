"""The door for learning libraries to many games at once: self-play, Gymnasium's VectorEnv, and worker processes."""

from __future__ import annotations

import gc
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.batch import episode_seed
from tablewood.kernel.errors import TablewoodError

gymnasium = pytest.importorskip("gymnasium", reason="the extra 'lab' is not installed")

import numpy as np  # noqa: E402  where Gymnasium is

from tablewood.lab import vector  # noqa: E402
from tablewood.lab.vector.sharing import Shared  # noqa: E402


class Chooser:
    """Random legal moves, the same for the same questions."""

    def __init__(self, seed: int = 0) -> None:
        self.random = np.random.default_rng(seed)

    def of_mask(self, masks: Any) -> Any:
        return (masks * (1 + self.random.random(masks.shape))).argmax(1)

    def of_list(self, turn: vector.Turn) -> Any:
        first = turn.counts.cumsum() - turn.counts
        return turn.legal[first + (self.random.random(len(first)) * turn.counts).astype(int)]


@pytest.fixture(scope="module")
def shared() -> Iterator[vector.SelfPlay]:
    with vector.make("little-town", 5, workers=2) as envs:
        yield envs


# Self-play


def test_self_play_asks_every_seat_in_turn_and_pays_all_at_the_end() -> None:
    envs = vector.make("little-town", 4, seats=3)
    chooser = Chooser()
    turn = envs.reset(seed=1)
    assert turn.observations.shape == (4, envs.spec.size)
    assert turn.observations.dtype == np.int16
    assert turn.masks.shape == (4, envs.num_moves)
    assert turn.masks.dtype == np.int8
    assert turn.rewards.shape == (4, 3)
    asked: set[int] = set()
    ended = 0
    while ended < 4:
        asked.update(turn.seats.tolist())
        assert turn.masks.sum(1).tolist() == turn.counts.tolist()
        assert len(turn.legal) == turn.counts.sum()
        turn = envs.step(chooser.of_list(turn))
        assert not turn.rewards[~turn.terminations].any()
        assert np.abs(turn.rewards.sum(1)).max() < 1e-9, "what one wins, the others lose"
        ended += int(turn.terminations.sum())
    assert asked == {0, 1, 2}


def test_a_fresh_game_follows_in_the_same_step() -> None:
    envs = vector.make("little-town", 1)
    chooser = Chooser()
    turn = envs.reset(seed=9)
    while not turn.terminations[0]:
        turn = envs.step(chooser.of_list(turn))
    second = tw.game("little-town").start(2, episode_seed(9, 0, 1))
    row = np.zeros(envs.spec.size, np.int16)
    second.observe(second.seat, row)
    assert turn.observations[0].tolist() == row.tolist()
    assert turn.legal.tolist() == second.legal()


def test_copies_keep_and_looks_do_not() -> None:
    for copy in (True, False):
        envs = vector.make("little-town", 2, copy=copy)
        turn = envs.reset(seed=1)
        before = turn.masks.copy()
        envs.step(Chooser().of_list(turn))
        assert (turn.masks == before).all() == copy


def test_without_a_seed_games_differ() -> None:
    envs = vector.make("little-town", 8)
    assert (envs.reset().observations != envs.reset().observations).any()


@pytest.mark.parametrize("workers", [0, 2])
def test_an_illegal_action_is_refused_by_game_and_move_and_nothing_is_played(
    workers: int, shared: vector.SelfPlay
) -> None:
    envs = shared if workers else vector.make("little-town", 5)
    turn = envs.reset(seed=1)
    actions = Chooser().of_list(turn)
    wrong = actions.copy()
    wrong[3] = np.flatnonzero(turn.masks[3] == 0)[0]
    name = re.escape(tw.game("little-town").moves.notation(int(wrong[3])))
    with pytest.raises(
        vector.IllegalAction, match=rf"^env 3: action {wrong[3]} \({name}\) is not legal; \d+ \("
    ) as refused:
        envs.step(wrong)
    assert (refused.value.env, refused.value.action) == (3, wrong[3])
    once = envs.step(actions).observations
    envs.reset(seed=1)
    assert (envs.step(actions).observations == once).all()


@pytest.mark.parametrize("action", [-5, 485, 2**32])
def test_an_action_that_does_not_exist_is_refused(action: int) -> None:
    envs = vector.make("little-town", 2)
    turn = envs.reset(seed=1)
    actions = Chooser().of_list(turn).astype(np.int64)
    actions[1] = action
    with pytest.raises(vector.IllegalAction, match=f"env 1: action {action} does not exist; 0 to "):
        envs.step(actions)


@pytest.mark.parametrize("actions", [[1], [1.0, 2.0], [[1, 2]]])
def test_actions_are_whole_numbers_one_for_each_game(actions: Any) -> None:
    envs = vector.make("little-town", 2)
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="2 whole numbers are needed, one for each game, not"):
        envs.step(actions)


def test_the_first_step_comes_after_a_reset() -> None:
    with pytest.raises(TablewoodError, match="call reset before the first step"):
        vector.make("little-town", 1).step([0])
    with pytest.raises(TablewoodError, match="call reset before the first step"):
        vector.make("little-town", 1, opponents="random").step(np.array([0]))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "litle-town"}, "did you mean little-town"),
        ({"seats": 7}, "is not for 7 seats"),
        ({"opponents": "gready"}, "did you mean greedy"),
        ({"workers": -1}, "there cannot be -1 workers"),
        ({"workers": 3}, "3 workers for 2 games"),
        ({"options": {"sid": "x"}}, "did you mean side"),
        ({"returns": "wins"}, "did you mean win"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises((TablewoodError, ValueError), match=said):
        vector.make(**{"game": "little-town", "num_envs": 2, **wrong})


# Gymnasium's VectorEnv


def test_spaces_hold_what_comes() -> None:
    envs = vector.make("little-town", 3, opponents="random")
    observations, infos = envs.reset(seed=1)
    chooser = Chooser()
    for _ in range(60):
        assert envs.observation_space.contains(observations)
        assert all(envs.single_observation_space.contains(row) for row in observations)
        actions = chooser.of_mask(infos["action_mask"])
        assert envs.action_space.contains(actions)
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert rewards.dtype == np.float64
        assert terminations.dtype == truncations.dtype == np.bool_
        assert not truncations.any()
        assert {key for key in infos if not key.startswith("_")} >= {"action_mask", "seat"}
        assert all(f"_{key}" in infos for key in infos if not key.startswith("_"))


def test_masks_are_what_gymnasium_samples_with() -> None:
    envs = vector.make("little-town", 2, opponents="random")
    _, infos = envs.reset(seed=1)
    for env, mask in enumerate(infos["action_mask"]):
        assert mask[envs.single_action_space.sample(mask)] == 1, env


def test_a_game_that_ended_leaves_its_last_observation_and_its_returns() -> None:
    envs = vector.make("little-town", 2, opponents="random", seat=0)
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=1)
    chooser = Chooser()
    ended = np.zeros(2, bool)
    while not ended.any():
        assert "final_obs" not in infos
        assert "final_info" not in infos
        observations, rewards, ended, _, infos = envs.step(chooser.of_mask(infos["action_mask"]))
    env = int(np.argmax(ended))
    assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == ended.tolist()
    assert envs.single_observation_space.contains(infos["final_obs"][env])
    assert (infos["final_obs"][env] != observations[env]).any()
    final = infos["final_info"]
    assert final["returns"][env][0] == rewards[env] in (-1.0, 0.0, 1.0)
    assert not final["action_mask"][env].any()
    assert final["_returns"].tolist() == ended.tolist()
    assert infos["action_mask"][env].any(), "the next game asks at once"
    if not ended.all():
        assert infos["final_obs"][1 - env] is None


def test_gymnasium_keeps_its_statistics() -> None:
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(
        vector.make("little-town", 2, opponents="random")
    )
    _, infos = envs.reset(seed=1)
    chooser = Chooser()
    while "episode" not in infos:
        _, rewards, terminations, _, infos = envs.step(chooser.of_mask(infos["action_mask"]))
    assert infos["episode"]["r"].tolist() == rewards.tolist()
    assert (infos["episode"]["l"][terminations] > 10).all()


def test_a_reset_without_a_seed_goes_on_from_the_one_given_before() -> None:
    envs = vector.make("little-town", 2, opponents="random")
    envs.reset(seed=3)
    second, _ = envs.reset()
    third, _ = envs.reset()
    assert (second != third).any()
    envs.reset(seed=3)
    again, _ = envs.reset()
    assert (again == second).all()


def test_a_reset_takes_no_options() -> None:
    envs = vector.make("little-town", 1, opponents="random")
    with pytest.raises(TablewoodError, match="reset takes no options, but got side"):
        envs.reset(options={"side": 1})


def test_a_closed_environment_stays_closed() -> None:
    envs = vector.make("little-town", 2, opponents="random", workers=1)
    envs.reset(seed=1)
    envs.close()
    envs.close()
    assert envs.closed
    with pytest.raises(TablewoodError, match="these environments are closed"):
        envs.reset(seed=1)


# Worker processes


def test_workers_play_the_same_games(shared: vector.SelfPlay) -> None:
    here, chooser = vector.make("little-town", 5), Chooser()
    one, two = here.reset(seed=6), shared.reset(seed=6)
    ended = 0
    while ended < 5:
        for name in vars(one):
            assert (getattr(one, name) == getattr(two, name)).all(), name
        actions = chooser.of_list(one)
        one, two = here.step(actions), shared.step(actions)
        ended += int(one.terminations.sum())


def test_workers_play_the_same_games_against_bots() -> None:
    here = vector.make("little-town", 3, opponents="random")
    there = vector.make("little-town", 3, opponents="random", workers=2)
    chooser = Chooser()
    one, infos = here.reset(seed=6)
    two, same = there.reset(seed=6)
    for _ in range(60):
        assert (one == two).all()
        assert (infos["action_mask"] == same["action_mask"]).all()
        actions = chooser.of_mask(infos["action_mask"])
        one, paid, ended, _, infos = here.step(actions)
        two, also_paid, also_ended, _, same = there.step(actions)
        assert (paid == also_paid).all()
        assert (ended == also_ended).all()
        for env in np.flatnonzero(ended):
            assert (infos["final_obs"][env] == same["final_obs"][env]).all()
    there.close()


def processes_of(envs: vector.SelfPlay) -> list[Any]:
    played = envs._played
    assert isinstance(played, Shared)
    return list(played._processes)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows kills otherwise")
def test_a_dead_worker_is_named_and_the_others_end() -> None:
    envs = vector.make("little-town", 4, workers=2)
    turn = envs.reset(seed=1)
    first, second = processes_of(envs)
    os.kill(second.pid, signal.SIGKILL)
    second.join()
    with pytest.raises(vector.WorkerDied, match=r"worker 2 of 2 died \(exit code -9\)"):
        envs.step(Chooser().of_list(turn))
    with pytest.raises(ValueError, match="process object is closed"):
        first.is_alive()


@pytest.mark.skipif(not Path("/dev/shm").is_dir(), reason="shared memory has no folder here")
def test_nothing_is_left_of_the_shared_memory_nor_of_the_workers() -> None:
    envs = vector.make("little-town", 2, workers=1)
    kept = envs.reset(seed=1).observations
    assert list(Path("/dev/shm").glob(f"*-{os.getpid()}-*")) == []
    (worker,) = processes_of(envs)
    pid = worker.pid
    del envs, worker
    gc.collect()
    assert kept.shape[0] == 2, "what was handed out still stands"
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_ctrl_c_is_for_the_main_process() -> None:
    envs = vector.make("little-town", 2, workers=1)
    turn = envs.reset(seed=1)
    (worker,) = processes_of(envs)
    os.kill(worker.pid, signal.SIGINT)
    envs.step(Chooser().of_list(turn))
    assert worker.is_alive()
    envs.close()


# The guide


def test_the_examples_of_the_guide_run_one_after_the_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    guide = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "train-a-bot.md"
    examples = re.findall(r"```python\n(.*?)```", guide.read_text(encoding="utf-8"), re.S)
    assert len(examples) == 2
    names: dict[str, Any] = {"__name__": "guide"}
    for example in examples:
        few = example.replace("64", "4")
        assert few != example
        exec(compile(few, guide.name, "exec"), names)
    assert int(capsys.readouterr().out.split()[0]) > 4
    assert names["observations"].shape == (4, names["envs"].observed.size)
