"""The door to PettingZoo, judged by PettingZoo's own tests."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed (tools/setup.sh --for-lab)")

import numpy
from pettingzoo.test import api_test, render_test, seed_test

import tablewood as tw
from tablewood.kernel.errors import BadSeats, UnknownGame, UnknownScheme
from tablewood.kernel.reflect import same
from tablewood.lab import pettingzoo
from tests.lab.doors.cases import LONG, Case, each_case, each_difficulty, each_game

CYCLES = 1000 if LONG else 300

pytestmark = [
    # PettingZoo's list of environments with a mask beside the numbers contains only its own.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def make(case: Case, render_mode: str | None = None) -> Any:
    return pettingzoo.env(case.game, case.seats, case.options, render_mode)


def play(env: Any, moves: int, seed: int = 1) -> None:
    """Make random legal moves."""
    chance = numpy.random.default_rng(seed)
    for agent in env.agent_iter(moves):
        observation, _, terminated, _, _ = env.last()
        legal = numpy.flatnonzero(observation["action_mask"])
        assert agent == env.agent_selection
        env.step(None if terminated else int(chance.choice(legal)))


@each_case
def test_pettingzoo_finds_nothing_wrong(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(make(case), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@each_case
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    seed_test(lambda: make(case), num_cycles=CYCLES // 6)


@each_case
def test_it_draws_the_table(
    case: Case, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not LONG:  # test_pictures.py has one table of each game drawn as pictures
        monkeypatch.setattr(pettingzoo, "render_modes", lambda: ["human", "ansi"])
    render_test(lambda render_mode=None: make(case, render_mode))
    assert capsys.readouterr().out


@each_difficulty
def test_every_difficulty(
    case: Case, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pettingzoo, "render_modes", lambda: ["human", "ansi"])
    api_test(make(case), num_cycles=40)
    seed_test(lambda: make(case), num_cycles=15)
    render_test(lambda render_mode=None: make(case, render_mode))
    assert "Passed API test" in capsys.readouterr().out
    env = make(case).unwrapped
    env.reset(seed=1)
    assert same(env.game_state, tw.game(case.game).start(case.seats, 1, case.options))


@each_game
def test_the_seed_is_the_deal(game: str) -> None:
    env = pettingzoo.raw_env(game)
    env.reset(seed=7)
    assert same(env.game_state, tw.game(game).start(env.terms.seats, 7))
    env.reset()
    assert not same(env.game_state, tw.game(game).start(env.terms.seats, 7))


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    one, other = pettingzoo.raw_env("sylve"), pettingzoo.raw_env("sylve")
    for env in (one, other):
        env.reset(seed=3)
        env.reset()
    assert same(one.game_state, other.game_state)


@each_game
def test_an_observation_is_the_games_row_and_a_mask_of_the_legal_moves(game: str) -> None:
    env = pettingzoo.raw_env(game, 2)
    env.reset(seed=5)
    play(env, 9)
    state = env.game_state
    row = numpy.zeros(env.terms.size, dtype=numpy.int16)
    for seat, agent in enumerate(env.possible_agents):
        state.observe(seat, row)
        seen = env.observe(agent)
        assert seen["observation"].tolist() == row.tolist()
        expected = sorted(state.legal(seat)) if agent == env.agent_selection else []
        assert numpy.flatnonzero(seen["action_mask"]).tolist() == expected
    assert env.state().shape == env.state_space.shape
    assert env.state() in env.state_space


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = pettingzoo.env("little-town", 3)
    env.reset(seed=2)
    rewards: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        rewards[agent] += reward
        assert terminated or reward == 0
        legal = numpy.flatnonzero(observation["action_mask"])
        env.step(None if terminated else int(legal[0]))
    state = env.unwrapped.game_state
    assert state.over
    assert list(rewards.values()) == state.returns("win")
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_a_team_shares_its_reward() -> None:
    env = pettingzoo.raw_env("alynthia", 3, {"mode": "cooperative"})
    env.reset(seed=2)
    while not env.game_state.over:
        play(env, 1, env.game_state.plies)
    assert len(set(env.rewards.values())) == 1


def test_other_ways_to_count() -> None:
    env = pettingzoo.raw_env("sylve", 2, returns="points")
    env.reset(seed=2)
    while not env.game_state.over:
        play(env, 1, env.game_state.plies)
    assert list(env.rewards.values()) == [score.total for score in env.game_state.scores()]


def test_an_illegal_action_ends_the_game_with_the_worst_reward(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = pettingzoo.env("sylve", 3)
    env.reset(seed=2)
    agent = env.agent_selection
    illegal = int(numpy.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[agent] == env.unwrapped.terms.lowest
    assert "Illegal move made" in caplog.text


@each_game
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_keeps_the_position_and_goes_its_own_way(game: str, copied: Any) -> None:
    env = pettingzoo.env(game, 2)
    env.reset(seed=11)
    play(env, 12)
    twin = copied(env)
    before = env.unwrapped.game_state.clone()
    assert same(twin.unwrapped.game_state, before)
    assert twin.agent_selection == env.agent_selection
    play(twin, 5)
    assert same(env.unwrapped.game_state, before)
    play(env, 5)
    assert same(env.unwrapped.game_state, twin.unwrapped.game_state)


def test_moves_can_be_read() -> None:
    env = pettingzoo.raw_env("little-town", 2)
    env.reset(seed=7)
    first = int(numpy.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    assert env.notation(first).startswith("place ")


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(UnknownGame, match="did you mean sylve"):
        pettingzoo.env("silve")
    with pytest.raises(BadSeats):
        pettingzoo.env("sylve", 9)
    with pytest.raises(UnknownScheme, match="points"):
        pettingzoo.env("sylve", returns="glory")
    with pytest.raises(ValueError, match="unknown render mode"):
        pettingzoo.env("sylve", render_mode="hologram")
    with pytest.raises(ValueError, match="reset"):
        pettingzoo.raw_env("sylve").observe("player_0")
