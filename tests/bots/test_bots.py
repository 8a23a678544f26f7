"""The bots: found by name, repeatable, legal, blind to what is hidden, and of the right strength."""

from copy import deepcopy
from typing import Any

import pytest

import tablewood as tw
from tablewood.bots import Bot, Perspective, bot, bots
from tablewood.bots.greedy import GreedyBot
from tablewood.bots.random import RandomBot
from tablewood.kernel.chance import seeded
from tablewood.kernel.errors import UnknownBot
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.reflect import fingerprint, same
from tablewood.kernel.state import State
from tests.table import table

DALE = tw.game("sylvan-dale")
QUICK = ("greedy", "random", "sapling")
"""The bots that do not search: they answer at once and repeatably."""


def position(seats: int = 2, seed: int = 3, decisions: int = 40) -> State:
    """A position from the middle of a random game."""
    state: State = DALE.start(seats, seed)
    play_randomly(state, seeded(seed), decisions)
    return state


def game_of(players: list[Bot], seed: int) -> tuple[list[int], State]:
    """The moves of a game between these bots, each checked, and the final state."""
    state: State = DALE.start(len(players), seed)
    moves: list[int] = []
    while not state.over:
        seat = state.seat
        move = players[seat].choose(Perspective(state, seat))
        assert move in state.legal(), f"{players[seat].name} chose {DALE.notation(state, move)}"
        state.play(move)
        moves.append(move)
    return moves, state


def test_bots_are_found_by_module() -> None:
    assert bots() == ["ancient", "greedy", "grown", "random", "sapling", "search", "young"]
    assert [type(bot(name)).__name__ for name in QUICK] == ["GreedyBot", "RandomBot", "SaplingBot"]


@pytest.mark.parametrize("name", bots())
def test_a_bot_has_the_name_of_its_module(name: str) -> None:
    assert bot(name).name == name


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot("gredy")
    assert (
        str(refusal.value)
        == 'unknown bot "gredy"; one of ancient, greedy, grown, random, sapling, search, young; did you mean greedy?'
    )


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first, _ = game_of([bot(name, 1), bot("random", 2)], 5)
    again, _ = game_of([bot(name, 1), bot("random", 2)], 5)
    assert first == again


def test_another_seed_gives_another_game() -> None:
    first, _ = game_of([bot("random", 1), bot("random", 2)], 5)
    other, _ = game_of([bot("random", 1), bot("random", 3)], 5)
    assert first != other


def test_a_fresh_bot_has_the_same_settings_and_its_own_seed() -> None:
    fresh = GreedyBot(1, depth=3, guesses=4).fresh(9)
    assert (fresh.seed, fresh.depth, fresh.guesses) == (9, 3, 4)
    assert type(RandomBot(1).fresh(2)) is RandomBot


@pytest.mark.parametrize("name", ["greedy:depth=2", "random", "sapling", "search:iterations=4"])
def test_a_copy_goes_on_as_the_bot_would(name: str) -> None:
    player = bot(name, 1)
    game_of([player, bot("random", 2)], 5)
    copy = deepcopy(player)
    assert (type(copy), copy.seed) == (type(player), 1)
    state = position()
    asked = Perspective(state, state.seat)
    assert [copy.choose(asked) for _ in range(3)] == [player.choose(asked) for _ in range(3)]


def test_random_tries_every_legal_move() -> None:
    state = position()
    player = RandomBot(1)
    chosen = {player.choose(Perspective(state, state.seat)) for _ in range(200)}
    assert chosen == set(state.legal())


def test_greedy_sees_past_the_card_to_the_tile() -> None:
    """The lodge card is better only because of its tile, which wins the prestige of a tall tree."""
    t = table(
        "sylvan-dale",
        seats=2,
        trees={"A1": "N | yT yC rL"},
        red={"hand": ["cottage-ax", "lodge-ax"], "stack": "TN"},
    )
    chosen = GreedyBot(1).choose(Perspective(t.state, 0))
    assert DALE.notation(t.state, chosen) == "play lodge-ax"
    t.says("red", "play lodge-ax")
    assert DALE.notation(t.state, GreedyBot(1).choose(Perspective(t.state, 0))) == "add A1"
    t.asks("red", "add-tile")


def test_greedy_beats_random() -> None:
    """Equal players would reach this result once in a thousand times (binomial distribution)."""
    wins = 0
    for seed in range(10):
        seat = seed % 2
        players: list[Bot] = [RandomBot(seed), RandomBot(seed)]
        players[seat] = GreedyBot(seed, guesses=1)
        _, state = game_of(players, seed)
        wins += state.winners() == [seat]
    assert wins == 10


class Rigged(Perspective):
    """Hands out guesses at a given position instead of the true one."""

    imagined: Any = None

    def guess(self, seed: int) -> State:
        guessed: State = self.imagined.guess(self.seat, seed)
        return guessed


def test_greedy_depends_on_its_guesses_and_not_on_what_is_hidden() -> None:
    compared = 0
    for decisions in range(20, 60):
        state = position(3, 4, decisions)
        seat = state.seat
        elsewhere = state.guess(seat, 77)
        if same(state, elsewhere) or len(state.legal()) == 1:
            continue
        compared += 1
        chosen: list[int] = []
        for truth in (state, elsewhere):
            asked = Rigged(truth, seat)
            asked.imagined = state
            chosen.append(GreedyBot(8, guesses=1).choose(asked))
        assert chosen[0] == chosen[1]
    assert compared > 20


@pytest.mark.parametrize("name", QUICK)
def test_choosing_leaves_the_position_as_it_is(name: str) -> None:
    state = position(4, 6, 70)
    before = fingerprint(state)
    bot(name, 1).choose(Perspective(state, state.seat))
    assert fingerprint(state) == before


class TestPerspective:
    def test_shows_what_the_seat_may_know(self) -> None:
        state = position()
        asked = Perspective(state, state.seat)
        assert (asked.seat, asked.seats, asked.game) == (state.seat, 2, DALE)
        assert asked.legal() == state.legal()
        assert asked.view() == state.view(state.seat)
        assert DALE.parse(state, asked.notation(asked.legal()[0])) == asked.legal()[0]

    def test_hands_out_guesses_and_never_the_state(self) -> None:
        state = position()
        asked = Perspective(state, state.seat)
        guess = asked.guess(5)
        assert guess is not state
        assert guess.view(state.seat) == state.view(state.seat)
        public = [getattr(asked, name) for name in dir(asked) if not name.startswith("_")]
        assert not any(isinstance(value, State) for value in public)

    def test_playing_on_a_guess_changes_nothing_else(self) -> None:
        state = position()
        before = fingerprint(state)
        guess = Perspective(state, state.seat).guess(5)
        play_randomly(guess, seeded(1))
        assert guess.over
        assert fingerprint(state) == before
