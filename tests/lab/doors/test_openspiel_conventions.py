"""What OpenSpiel expects of every game: lengths, utilities, information states, resampling, errors.

Its own `api_test` is among the judges. What it tests on whole trees is tested on the positions of a game here.
"""

from __future__ import annotations

import pickle
import random
import re
from collections import Counter
from collections.abc import Collection
from functools import cache
from typing import Any, NamedTuple

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (tools/setup.sh --for-lab)")

import numpy
import pyspiel
from open_spiel.python.algorithms.sample_some_states import sample_some_states
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import tablewood.lab.openspiel  # noqa: F401  registers the games
from tests.lab.doors.cases import LONG, Case, each_case, each_difficulty

EVERY = 4 if LONG else 40
"""After the first states of a game, one state of this many is kept."""


STATES = 400 if LONG else 25
"""How many positions OpenSpiel's own test looks at; it takes 400 of its own games."""

WHOLE_TREES = {"test_number_of_nodes", "test_game_is_perfect_recall"}
"""What can only be tested with all positions of a game."""


class Walk(NamedTuple):
    """A random game: some of its states from the root to the end, and what was played."""

    states: list[Any]
    moves: list[tuple[int, str]]
    """Players and their moves in words, the deal left out."""


@cache
def walk(case: Case) -> Walk:
    """One game for all tests, because games are long. Nobody may play on in its states."""
    state = pyspiel.load_game(case.spiel).new_initial_state()
    chance = numpy.random.RandomState(case.seats)
    kept = Walk([], [])
    while not state.is_terminal():
        made = state.move_number()
        if made < 12 or made % EVERY == 0:
            kept.states.append(state.clone())
        action = int(chance.choice(state.legal_actions()))
        if not state.is_chance_node():
            mover = state.current_player()
            kept.moves.append((mover, state.action_to_string(mover, action)))
        state.apply_action(action)
    kept.states.append(state)
    return kept


def questions(case: Case) -> list[Any]:
    """The states of the walk in which somebody is asked."""
    return [state for state in walk(case).states if state.is_player_node()]


@each_case
def test_openspiels_own_test_of_its_interface(case: Case) -> None:
    api_test = pytest.importorskip(
        "open_spiel.integration_tests.api_test", reason="this OpenSpiel comes without its tests"
    )
    game = pyspiel.load_game(case.spiel)
    random.seed(case.seats)
    sampled = sample_some_states(game, max_states=STATES)
    told = {"game": game, "game_name": case.spiel, "game_type": game.get_type()}
    partly = type(
        "Partly", (api_test.EnforceAPIOnPartialTreeBase,), {**told, "some_states": sampled}
    )
    assert judged(partly) >= 5
    walked = walk(case).states
    wholly = type("Wholly", (api_test.EnforceAPIOnFullTreeBase,), {**told, "all_states": walked})
    # Alone, it needs several games; and thirds never add up to exactly 0. See `utilities_hold`.
    inexact = set() if case.seats == 2 else {"test_constant_sum"}
    assert judged(wholly, WHOLE_TREES | inexact) >= 5


@each_difficulty
def test_openspiels_own_test_with_every_difficulty(case: Case) -> None:
    api_test = pytest.importorskip(
        "open_spiel.integration_tests.api_test", reason="this OpenSpiel comes without its tests"
    )
    game = pyspiel.load_game(case.spiel)
    random.seed(case.seats)
    told = {
        "game": game,
        "game_name": case.spiel,
        "game_type": game.get_type(),
        "some_states": sample_some_states(game, max_states=8),
    }
    assert judged(type("Partly", (api_test.EnforceAPIOnPartialTreeBase,), told)) >= 5


def judged(tests: Any, left_out: Collection[str] = ()) -> int:
    """Run the tests of a class; how many there were."""
    names = [name for name in dir(tests) if name.startswith("test_") and name not in left_out]
    for name in names:
        getattr(tests(name), name)()
    return len(names)


@each_case
def test_conventions(case: Case) -> None:
    states = walk(case).states
    game = states[0].get_game()
    for state in states:
        lengths_hold(game, state)
        actions_are_the_movers(game, state)
        unknown_players_are_refused(game, state)
    assert states[0].is_chance_node()
    assert states[-1].is_terminal()
    with pytest.raises(RuntimeError):
        states[0].information_state_string()
    with pytest.raises(RuntimeError):
        states[-1].information_state_string()
    utilities_hold(game, states[-1])


def lengths_hold(game: Any, state: Any) -> None:
    history = state.full_history()
    chances = [item for item in history if item.player == pyspiel.PlayerId.CHANCE]
    assert len(history) <= game.max_history_length()
    assert state.move_number() <= game.max_move_number()
    assert len(chances) <= game.max_chance_nodes_in_history() == 1


def actions_are_the_movers(game: Any, state: Any) -> None:
    if state.is_chance_node():
        return
    for player in range(game.num_players()):
        legal = state.legal_actions(player)
        if player == state.current_player():
            assert legal == sorted(set(legal))
            assert legal
            assert 0 <= legal[0] <= legal[-1] < game.num_distinct_actions()
        else:
            assert legal == []


def unknown_players_are_refused(game: Any, state: Any) -> None:
    told = [
        state.information_state_string,
        state.information_state_tensor,
        state.observation_string,
        state.observation_tensor,
    ]
    for ask in told:
        with pytest.raises(RuntimeError, match="player >= 0"):
            ask(-1)
        with pytest.raises(RuntimeError, match="player <"):
            ask(game.num_players() + 1)
    for player in range(game.num_players()):
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        recalled = state.information_state_tensor(player)
        assert len(recalled) == game.information_state_tensor_size()
        assert 0 <= min(recalled) <= max(recalled) <= 1


def utilities_hold(game: Any, state: Any) -> None:
    returns = state.returns()
    kind = game.get_type().utility
    kinds = pyspiel.GameType.Utility
    assert all(game.min_utility() <= one <= game.max_utility() for one in returns)
    if kind == kinds.ZERO_SUM:
        assert sum(returns) == pytest.approx(game.utility_sum())
    elif kind == kinds.IDENTICAL:
        assert len(set(returns)) == 1
    else:
        assert game.num_players() == 1


@each_case
def test_what_a_seat_has_done_is_told_in_order(case: Case) -> None:
    states, moves = walk(case)
    for player in range(case.seats):
        own = [move for mover, move in moves if mover == player]
        told = states[-1].information_state_string(player)
        assert re.findall(r"\[(.*?)\]", told) == own


@each_case
def test_information_states_do_not_depend_on_when_they_are_asked_for(case: Case) -> None:
    state = questions(case)[-1].clone()
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
        if again.move_number() % 3 == 0:
            again.information_state_string(0)
    for player in range(case.seats):
        told = again.information_state_string(player)
        assert told == state.information_state_string(player)


@each_case
def test_no_two_states_of_a_game_share_an_information_state(case: Case) -> None:
    strings = Counter(state.information_state_string() for state in questions(case))
    tensors = Counter(tuple(state.information_state_tensor()) for state in questions(case))
    assert strings.most_common(1)[0][1] == 1
    assert tensors.most_common(1)[0][1] == 1


@each_case
def test_what_is_resampled_cannot_be_told_apart(case: Case) -> None:
    for state in questions(case)[1::4]:
        for player in range(case.seats):
            before = str(state)
            guess = state.resample_from_infostate(player, lambda: 0.25)
            assert str(state) == before
            assert guess.current_player() == state.current_player()
            assert guess.information_state_string(player) == state.information_state_string(player)
            assert guess.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                assert guess.legal_actions() == state.legal_actions()
            other = state.resample_from_infostate(player, lambda: 0.75)
            assert str(guess) != str(other), "its luck to come differs"
            assert str(guess) == str(state.resample_from_infostate(player, lambda: 0.25))


@each_case
def test_a_guess_plays_on_and_survives_copies_and_pickles(case: Case) -> None:
    game = pyspiel.load_game(case.spiel)
    state = game.new_initial_state()
    state.apply_action(3)
    chance = numpy.random.RandomState(1)
    for _ in range(4):
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert not state.is_terminal()
    guess = state.resample_from_infostate(state.current_player(), lambda: 0.3)
    copies = [guess.clone(), pickle.loads(pickle.dumps(guess))]
    while not guess.is_terminal():
        action = int(chance.choice(guess.legal_actions()))
        for each in (guess, *copies):
            each.apply_action(action)
    for copy in copies:
        assert str(copy) == str(guess)
        assert copy.returns() == guess.returns()
        for player in range(case.seats):
            told = guess.information_state_string(player)
            assert copy.information_state_string(player) == told


@each_case
def test_observers(case: Case) -> None:
    state = questions(case)[-1]
    game = state.get_game()
    now, recalled = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    for player in range(case.seats):
        now.set_from(state, player)
        recalled.set_from(state, player)
        assert now.tensor.tolist() == pytest.approx(state.observation_tensor(player))
        assert recalled.tensor.tolist() == pytest.approx(state.information_state_tensor(player))
        assert (recalled.dict["observation"] == now.tensor).all()
        assert now.string_from(state, player) == state.observation_string(player)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert make_observation(game, public).string_from(state, 0) is None
