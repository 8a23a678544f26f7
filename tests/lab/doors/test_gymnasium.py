"""The door to Gymnasium, judged by Gymnasium's own checker."""

from __future__ import annotations

import copy
import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed (tools/setup.sh --for-lab)")

import gymnasium
import numpy
from gymnasium.utils.env_checker import check_env

import tablewood as tw
import tablewood.lab.gymnasium as door
from tablewood.kernel.errors import IllegalMove, TablewoodError, UnknownBot
from tablewood.kernel.reflect import same
from tests.lab.doors.cases import LONG, Case, each_case, each_difficulty, each_game

pytestmark = [
    # Alone, nobody else can be asked or be first: some numbers have one value only.
    pytest.mark.filterwarnings("ignore:.*maximum and minimum values are equal"),
]

IDS = {
    "alynthia": "tablewood/Alynthia-v0",
    "little-town": "tablewood/LittleTown-v0",
    "sylvan-dale": "tablewood/SylvanDale-v0",
    "sylve": "tablewood/Sylve-v0",
    "tree-society": "tablewood/TreeSociety-v0",
}


def make(case: Case, **settings: Any) -> Any:
    given: dict[str, Any] = {"opponents": "random", **settings}
    return gymnasium.make(IDS[case.game], seats=case.seats, options=case.options, **given)


def play_out(env: Any, seed: int, **options: Any) -> tuple[float, int]:
    """Play a whole game at random; the reward, and how many moves it took."""
    observation, info = env.reset(seed=seed, options=options or None)
    chance = numpy.random.default_rng(seed)
    moves = 0
    while True:
        assert observation in env.observation_space
        action = int(chance.choice(numpy.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        moves += 1
        assert not truncated
        if terminated:
            assert not info["action_mask"].any()
            return reward, moves
        assert reward == 0


def test_every_game_is_registered() -> None:
    assert sorted(IDS) == tw.game_ids()
    assert set(IDS.values()) <= set(gymnasium.registry)


@pytest.fixture
def only_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pictures: test_pictures.py has one table of each game drawn as pictures."""
    if not LONG:
        monkeypatch.setitem(door.SeatEnv.metadata, "render_modes", ["human", "ansi"])


def check(case: Case) -> None:
    """Gymnasium's own check, without a single warning."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        warnings.filterwarnings("ignore", ".*maximum and minimum values are equal")
        check_env(make(case).unwrapped)
    assert [str(one.message) for one in told] == []


@pytest.mark.usefixtures("only_text")
@each_case
def test_gymnasium_finds_nothing_wrong(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    check(case)
    capsys.readouterr()  # the drawings for people


@pytest.mark.usefixtures("only_text")
@each_difficulty
def test_every_difficulty(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    check(case)
    capsys.readouterr()  # the drawings for people


@each_case
def test_whole_games_from_any_seat(case: Case) -> None:
    env = make(case, seat="random")
    for seed in (1, 2):
        reward, moves = play_out(env, seed)
        terms = env.unwrapped.terms
        assert terms.lowest <= reward <= terms.highest
        assert moves > 2
        assert reward == env.unwrapped.game_state.returns()[env.unwrapped._seat]


@each_game
def test_the_seed_is_the_deal(game: str) -> None:
    env = door.SeatEnv(game, seats=2, opponents="random")
    env.reset(seed=7)
    dealt = tw.game(game).start(2, 7)
    if dealt.seat == 0:
        assert same(env.game_state, dealt)
    assert play_out(env, 7) == play_out(env, 7)


def test_the_bots_move_first_where_it_is_their_turn() -> None:
    for seat in (0, 1, 2):
        env = door.SeatEnv("sylve", seats=3, seat=seat, opponents="random")
        _, info = env.reset(seed=3)
        assert env.game_state.seat == seat == info["seat"]


def test_a_random_seat_follows_from_the_seed() -> None:
    env = door.SeatEnv("sylve", seats=4, seat="random", opponents="random")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(30)]


def test_reset_takes_another_seat_and_other_opponents_for_one_game() -> None:
    env = door.SeatEnv("sylve", seats=3, opponents="random")
    options = {"seat": 2, "opponents": ["greedy", "random"]}
    _, info = env.reset(seed=1, options=options)
    assert info["seat"] == 2
    names = [player.name if player else "" for player in env._bots]
    assert names == ["greedy", "random", ""]
    assert env.reset(seed=1)[1]["seat"] == 0


def test_greedy_bots_beat_somebody_who_plays_at_random() -> None:
    env = door.SeatEnv("little-town", seats=2, opponents="greedy", seat="random")
    assert [play_out(env, seed)[0] for seed in range(3)] == [-1, -1, -1]


def test_an_illegal_action_ends_the_game_and_names_the_clause() -> None:
    env = door.SeatEnv("little-town", seats=2, opponents="random")
    env.reset(seed=7)
    move = env.terms.game.parse(env.game_state, "place A1")
    _, reward, terminated, truncated, info = env.step(move)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert (info["illegal"], info["clause"]) == ("place A1", "LT-28")
    with pytest.raises(ValueError, match="reset"):
        env.step(move)


def test_or_it_raises() -> None:
    env = door.SeatEnv("little-town", seats=2, opponents="random", illegal="raise")
    env.reset(seed=7)
    before = env.game_state.clone()
    with pytest.raises(IllegalMove):
        env.step(env.terms.game.parse(env.game_state, "place A1"))
    assert same(env.game_state, before)


def test_masks_for_maskable_ppo() -> None:
    env = door.SeatEnv("sylve", opponents="random")
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == numpy.bool_
    assert (env.action_masks() == info["action_mask"]).all()


@each_game
def test_several_at_once(game: str) -> None:
    envs = gymnasium.make_vec(
        IDS[game], num_envs=3, vectorization_mode="sync", seats=2, opponents="random"
    )
    observations, infos = envs.reset(seed=1)
    for _ in range(40):
        assert observations in envs.observation_space
        assert infos["action_mask"].shape == (3, envs.single_action_space.n)
        # A game that is over has no legal actions, and begins again whatever is chosen.
        actions = infos["action_mask"].argmax(axis=1)
        observations, _, _, _, infos = envs.step(actions)
    envs.close()


@each_game
def test_it_draws_the_table_as_the_seat_sees_it(game: str) -> None:
    env = door.SeatEnv(game, seats=2, opponents="random", render_mode="ansi")
    env.reset(seed=1)
    drawing = env.render()
    assert isinstance(drawing, str)
    assert drawing.count("\n") > 10


def test_a_deep_copy_keeps_the_position() -> None:
    env = door.SeatEnv("sylve", seats=2, opponents="random")
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))
    twin = copy.deepcopy(env)
    assert same(twin.game_state, env.game_state)
    move = int(env.action_masks().argmax())
    assert twin.step(move)[1:4] == env.step(move)[1:4]
    assert same(twin.game_state, env.game_state)


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(TablewoodError, match="there is no seat 2; one of 0 to 1"):
        door.SeatEnv("sylve", seats=2, seat=2)
    with pytest.raises(TablewoodError, match="3 opponents for 1 other seats"):
        door.SeatEnv("sylve", seats=2, opponents=["greedy"] * 3)
    with pytest.raises(UnknownBot):
        door.SeatEnv("sylve", opponents="gready")
    with pytest.raises(TablewoodError, match='unknown option "seats"'):
        door.SeatEnv("sylve", opponents="random").reset(options={"seats": 3})
    with pytest.raises(ValueError, match='"end" or "raise"'):
        door.SeatEnv("sylve", illegal="ignore")
