"""Bots that evaluate positions with a network."""

from __future__ import annotations

import pytest

import tablewood as tw
from tablewood.bots import Bot, Perspective, bot
from tablewood.bots.greedy import GreedyBot, prospect
from tablewood.bots.naming import BadBot
from tablewood.bots.search import SearchBot
from tablewood.bots.trace import after_one
from tablewood.kernel.net_table import NoFreshNet
from tablewood.kernel.reflect import fingerprint
from tests.nets import learned, shipped_like

NETTED = ("little-town", "sylvan-dale", "sylve", "tree-society")


def whole_game(game: str, players: list[Bot], seed: int) -> tw.State:
    """A game between these bots, with every move checked."""
    state: tw.State = tw.game(game).start(len(players), seed)
    while not state.over:
        seat = state.seat
        move = players[seat].choose(Perspective(state, seat))
        assert move in state.legal()
        state.play(move)
    return state


@pytest.mark.parametrize("game", NETTED)
def test_bots_play_whole_games_with_the_network_that_ships(game: str) -> None:
    if tw.game(game).nets().value(2) is None:
        pytest.skip("its network is stale")
    for name in ("greedy:depth=1:guesses=1:value=net", "search:iterations=2:value=net"):
        first = whole_game(game, [bot(name, 1), bot("random", 2)], 3)
        again = whole_game(game, [bot(name, 1), bot("random", 2)], 3)
        assert fingerprint(first) == fingerprint(again)


def test_the_learned_value_decides_the_moves() -> None:
    """A bot that wants nothing but to be poor becomes poor."""
    game = tw.game("little-town")
    state = game.start(2, 5)
    poor = learned(game, 2, me_coins=-1.0, me_wood=-1.0, me_stone=-1.0, me_fish=-1.0, me_wheat=-1.0)
    player = GreedyBot(1, depth=1, guesses=1)
    player.learned = poor
    asked = Perspective(state, state.seat)
    chosen = player.best_of(asked, state.legal())
    guess = asked.guess(1)
    worth = {move: after_one(game, guess, move, state.seat, poor) for move in state.legal()}
    assert worth[chosen] == max(worth.values())
    assert prospect(guess, state.seat, chosen, 1, poor) == worth[chosen]


def test_the_usual_value_is_hand_made() -> None:
    state = tw.game("sylvan-dale").start(2, 3)
    for name in ("greedy", "greedy:value=tuned"):
        player = bot(name, 4)
        assert isinstance(player, GreedyBot)
        player.choose(Perspective(state, state.seat))
        assert player.learned is None
    assert SearchBot(1, iterations=1).fresh(2).value == "tuned"
    assert SearchBot(1, iterations=1, value="net").fresh(2).value == "net"
    assert GreedyBot(1, value="net").fresh(2).value == "net"


def test_a_player_count_without_a_network_refuses() -> None:
    state = tw.game("sylve").start(3, 1)
    for name in ("greedy:value=net", "search:iterations=1:value=net"):
        with pytest.raises(NoFreshNet) as error:
            bot(name).choose(Perspective(state, state.seat))
        assert str(error.value) == (
            "sylve, 3 seats: no value network: train one (tablewood train sylve --seats 3), "
            "or play with value=tuned"
        )


def test_an_unknown_value_is_refused() -> None:
    for name in ("greedy:value=nets", "search:value=nets"):
        with pytest.raises(BadBot, match="value must be tuned or net"):
            bot(name)


def test_what_a_network_was_not_trained_for_is_said() -> None:
    game = tw.game("little-town")
    value = shipped_like(game).value(game)
    there = game.start(2, 1, {"international": True})
    assert not value.suits(there)
    assert value.suits(game.start(2, 1))
    assert not value.suits(game.start(3, 1))
