"""The door to OpenSpiel, judged by OpenSpiel's own simulations, playthroughs and searches, and by Shimmy."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (tools/setup.sh --for-lab)")

import numpy
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms import random_agent as random_agents
from open_spiel.python.tests import games_sim_test

import tablewood as tw
import tablewood.lab.openspiel  # registers the games
from tablewood.kernel.reflect import same
from tests.lab.doors.cases import LONG, Case, each_case, each_difficulty, each_game

SIMULATIONS = 10 if LONG else 1


@pytest.fixture(autouse=True)
def _same_luck() -> None:
    """OpenSpiel's tests draw from NumPy's common generator."""
    numpy.random.seed(19)


def spiel(game: str, parameters: str = "") -> Any:
    return pyspiel.load_game(f"tablewood_{game.replace('-', '_')}({parameters})")


def begun(game: Any, deal: int = 0) -> Any:
    """A game after the deal."""
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@each_case
def test_random_simulations(case: Case) -> None:
    game = pyspiel.load_game(case.spiel)
    pyspiel.random_sim_test(game, num_sims=SIMULATIONS, serialize=True, verbose=False)


@each_difficulty
def test_every_difficulty(case: Case) -> None:
    game = pyspiel.load_game(case.spiel)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    dealt = tw.game(case.game).start(case.seats, 1, case.options)
    assert same(begun(game, 1).position.state, dealt)
    if LONG or case.seats <= 2:
        lines = generate_playthrough.playthrough_lines(case.spiel, action_sequence=[1], seed=5)
        assert "IsTerminal() = True" in lines


@each_case
def test_simulations_in_python(case: Case) -> None:
    for _ in range(SIMULATIONS):
        games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(case.spiel))


@each_case
def test_playthroughs_can_be_written_and_repeated(case: Case) -> None:
    """What OpenSpiel keeps of its own games, and compares with every version."""
    lines = generate_playthrough.playthrough_lines(case.spiel, action_sequence=[1], seed=5)
    actions = [int(line.split()[1]) for line in lines if line.startswith("action: ")]
    assert actions[0] == 1
    assert len(actions) > 5
    if LONG or case.seats <= 2:
        again = generate_playthrough.playthrough_lines(case.spiel, action_sequence=actions, seed=6)
        assert again == lines


@pytest.mark.filterwarnings("ignore:Agent's (minimum|maximum) observation space value is")
@each_case
def test_shimmy_makes_it_an_environment_of_pettingzoo(case: Case) -> None:
    shimmy = pytest.importorskip("shimmy", reason="Shimmy is not installed")
    testing = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed")
    name = case.spiel.partition("(")[0]
    env = shimmy.OpenSpielCompatibilityV0(game_name=name, config=case.spiel_parameters)
    testing.api_test(env, num_cycles=200 if LONG else 20)


@each_case
def test_information_set_search_chooses_a_legal_move(case: Case) -> None:
    game = pyspiel.load_game(case.spiel)
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=8 if LONG else 2,
        random_state=numpy.random.RandomState(2),
    )
    state = begun(game, 2)
    chance = numpy.random.RandomState(3)
    for _ in range(12 if LONG else 2):
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        state.apply_action(int(chance.choice(state.legal_actions())))


@each_game
def test_a_search_that_guesses_with_its_own_function(game: str) -> None:
    loaded = spiel(game, "seats=2,deals=4")
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded, evaluator, 2.0, 2, random_state=numpy.random.RandomState(2))
    asked: list[int] = []

    def resampled(state: Any, player: int) -> Any:
        asked.append(player)
        return state.resample_from_infostate(player, lambda: 0.5)

    bot.set_resampler(resampled)
    state = begun(loaded)
    assert bot.step(state) in state.legal_actions()
    assert set(asked) == {state.current_player()}


@each_game
def test_agents_in_the_learning_environment(game: str) -> None:
    env = rl_environment.Environment(spiel(game, "seats=2,deals=4"))
    agents = [random_agents.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in (0, 1)]
    step = env.reset()
    while not step.last():
        action = agents[step.observations["current_player"]].step(step).action
        step = env.step([action])
    assert step.rewards == env.get_state.returns()


@each_game
def test_the_players_may_be_called_players(game: str) -> None:
    most = tw.game(game).seats[-1]
    loaded = pyspiel.load_game(f"tablewood_{game.replace('-', '_')}", {"players": most})
    assert loaded.num_players() == most
    with pytest.raises(Exception, match="name one"):
        spiel(game, "seats=2,players=3")


def test_options_are_parameters() -> None:
    state = begun(spiel("alynthia", "seats=3,mode=competitive,guild_mode=advanced"))
    assert state.position.terms.options["mode"] == "competitive"
    assert state.position.terms.options["guild-mode"] == "advanced"
    with pytest.raises(Exception, match="fastest"):
        spiel("alynthia", "mode=fastest")


def test_the_deals_are_those_of_the_engine() -> None:
    game = spiel("sylve", "seats=2,deals=3,first_deal=10")
    root = game.new_initial_state()
    assert root.is_chance_node()
    assert root.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    direct = tw.game("sylve").start(2, 12)
    assert begun(game, 2).legal_actions() == sorted(direct.legal())
    assert begun(game, 2).observation_string(0) != begun(game, 1).observation_string(0)
