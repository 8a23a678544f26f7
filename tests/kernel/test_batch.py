"""Many games side by side: a batch plays what its games would play alone."""

from __future__ import annotations

import struct
from typing import Any

import pytest

import tablewood as tw
from tablewood.bots import bot
from tablewood.bots.opponents import ANY_SEAT, BatchAgainst, bot_seed
from tablewood.bots.perspective import Perspective
from tablewood.kernel.batch import Batch, episode_seed
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.observation import Numbers
from tablewood.kernel.state import State

each_game = pytest.mark.parametrize("game", tw.game_ids())


def as_bytes(moves: list[int]) -> bytes:
    return struct.pack(f"<{len(moves)}i", *moves)


def alone(game: str, seats: int, seed: int, env: int, episode: int) -> State:
    state: State = tw.game(game).start(seats, episode_seed(seed, env, episode))
    return state


def row_of(state: State, seat: int) -> list[int]:
    row = Numbers(state.game.observation_spec(state.seats).size)
    state.game.observe(state, seat, row)
    return list(row.values)


def part(numbers: Any, env: int, size: int) -> list[Any]:
    """What the flat numbers say of this game."""
    return memoryview(numbers).tolist()[env * size : (env + 1) * size]


def says_the_same_as(batch: Batch, env: int, state: State, seat: int) -> None:
    """What the batch says of a game is what the game says alone."""
    legal = state.legal()
    counts = memoryview(batch.counts).tolist()
    before = sum(counts[:env])
    assert memoryview(batch.moves).tolist()[before : before + counts[env]] == legal
    mask = part(batch.masks, env, state.game.moves.size)
    assert [move for move, flag in enumerate(mask) if flag] == sorted(legal)
    assert memoryview(batch.seats)[env] == seat
    row = row_of(state, seat)
    assert part(batch.observations.values, env, len(row)) == row


def chosen(state: State, step: int, env: int) -> int:
    legal = state.legal()
    return legal[(step * 7 + env * 3) % len(legal)]


@each_game
def test_a_batch_plays_what_its_games_would_play_alone(game: str) -> None:
    seats = tw.game(game).seats[-1]
    batch = Batch(tw.game(game), 3, seats, {})
    batch.reset(7)
    episodes = [0, 0, 0]
    states = [alone(game, seats, 7, env, 0) for env in range(3)]
    ended = 0
    for step in range(2500):
        if step % 5 == 0 or ended:
            for env, state in enumerate(states):
                says_the_same_as(batch, env, state, state.seat)
        moves = [chosen(state, step, env) for env, state in enumerate(states)]
        batch.step(as_bytes(moves))
        ended = 0
        for env, state in enumerate(states):
            state.play(moves[env])
            assert memoryview(batch.ended)[env] == state.over
            paid = state.returns("win") if state.over else [0.0] * seats
            assert part(batch.rewards, env, seats) == paid
            if state.over:
                ended += 1
                episodes[env] += 1
                states[env] = alone(game, seats, 7, env, episodes[env])
        if min(episodes) >= 1:
            break
    assert min(episodes) >= 1, "every game should have ended at least once"


def test_the_memory_stays_where_it_is() -> None:
    batch = Batch(tw.game("little-town"), 2, 2, {})
    masks = memoryview(batch.masks)
    rows = memoryview(batch.observations.values)
    assert sum(masks.tolist()) == 0
    batch.reset(1)
    begun = rows.tolist()
    assert sum(masks.tolist()) == sum(memoryview(batch.counts).tolist()) > 0
    batch.step(as_bytes([state.legal()[0] for state in batch.states]))
    assert rows.tolist() != begun


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    batch = Batch(tw.game("little-town"), 4, 2, {})
    batch.reset(1)
    first = memoryview(batch.observations.values).tolist()
    batch.step(as_bytes([state.legal()[0] for state in batch.states]))
    batch.reset(2)
    assert memoryview(batch.observations.values).tolist() != first
    batch.reset(1)
    assert memoryview(batch.observations.values).tolist() == first


def test_a_part_of_a_batch_plays_the_same_games() -> None:
    whole = Batch(tw.game("little-town"), 4, 2, {})
    half = Batch(tw.game("little-town"), 2, 2, {}, first=2)
    whole.reset(5)
    half.reset(5)
    end = memoryview(whole.observations.values).tolist()[2 * whole.width :]
    assert memoryview(half.observations.values).tolist() == end


def test_a_reset_forgets_what_was_paid() -> None:
    batch = Batch(tw.game("little-town"), 1, 2, {})
    batch.reset(3)
    while not batch.ended[0]:
        batch.step(as_bytes([batch.states[0].legal()[0]]))
    batch.reset(3)
    assert memoryview(batch.ended).tolist() == [0]
    assert memoryview(batch.rewards).tolist() == [0.0, 0.0]


@pytest.mark.parametrize("moves", [b"", b"\0" * 4, b"\0" * 12])
def test_a_step_needs_a_reset_and_a_move_for_each_game(moves: bytes) -> None:
    batch = Batch(tw.game("little-town"), 2, 2, {})
    with pytest.raises(ValueError, match="a reset, then 2 moves"):
        batch.step(b"\0" * 8)
    batch.reset(0)
    with pytest.raises(ValueError, match="a reset, then 2 moves"):
        batch.step(moves)


def test_a_batch_has_at_least_one_game() -> None:
    with pytest.raises(TablewoodError, match="cannot play 0 games side by side"):
        Batch(tw.game("little-town"), 0, 2, {})


# One seat against bots


def play_bots(state: State, learner: int, bots: list[Any]) -> None:
    """Play the game alone, up to the learner's next question."""
    while not state.over and state.seat != learner:
        state.play(bots[state.seat].choose(Perspective(state, state.seat)))


@pytest.mark.parametrize("seat", [ANY_SEAT, 1])
def test_bots_answer_until_the_learner_is_asked(seat: int) -> None:
    game = tw.game("little-town")
    batch = BatchAgainst(game, 2, 3, {}, [bot("random"), bot("greedy:depth=1:guesses=1")], seat)
    batch.reset(11)
    assert batch.learners == ([0, 1] if seat == ANY_SEAT else [1, 1])
    states, tables = [], []
    for env in range(2):
        learner = batch.learners[env]
        seed = episode_seed(11, env, 0)
        state = game.start(3, seed)
        bots = [bot("random", bot_seed(seed, at)) for at in range(3)]
        bots[(learner + 2) % 3] = bot("greedy:depth=1:guesses=1", bot_seed(seed, (learner + 2) % 3))
        play_bots(state, learner, bots)
        states.append(state)
        tables.append(bots)
    for step in range(200):
        for env, state in enumerate(states):
            says_the_same_as(batch, env, state, batch.learners[env])
        moves = [chosen(state, step, env) for env, state in enumerate(states)]
        learners = list(batch.learners)
        batch.step(as_bytes(moves))
        for env, state in enumerate(states):
            state.play(moves[env])
            play_bots(state, learners[env], tables[env])
            assert memoryview(batch.ended)[env] == state.over
        if 1 in memoryview(batch.ended).tolist():
            break
    env = memoryview(batch.ended).tolist().index(1)
    paid = states[env].returns("win")
    assert batch.own_rewards[env] == paid[learners[env]]
    assert part(batch.rewards, env, 3) == paid
    assert part(batch.finals.values, env, int(batch.width)) == row_of(states[env], learners[env])
    assert memoryview(batch.last_seats)[env] == learners[env]
    assert batch.learners[env] == ((1 + learners[env]) % 3 if seat == ANY_SEAT else 1)
    assert batch.states[env].seat == batch.learners[env]


def test_what_the_learner_got_is_forgotten_after_a_step() -> None:
    batch = BatchAgainst(tw.game("little-town"), 1, 2, {}, [bot("random")], 0)
    batch.reset(4)
    while not batch.ended[0]:
        batch.step(as_bytes([batch.states[0].legal()[0]]))
    assert batch.own_rewards[0] == batch.rewards[0]
    batch.step(as_bytes([batch.states[0].legal()[0]]))
    assert batch.own_rewards[0] == 0.0
    assert memoryview(batch.rewards).tolist() == [0.0, 0.0]


@pytest.mark.parametrize(
    ("names", "seat", "said"),
    [
        ([], 0, "no bots: name at least one"),
        (["random", "random"], 0, "2 bots for 1 seats"),
        (["random"], 2, "there is no seat 2 for the learner; one of 0 to 1"),
    ],
)
def test_bots_and_learner_must_find_a_seat(names: list[str], seat: int, said: str) -> None:
    with pytest.raises(TablewoodError, match=said):
        BatchAgainst(tw.game("little-town"), 1, 2, {}, [bot(name) for name in names], seat)
