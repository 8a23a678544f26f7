"""The search bot: legal, repeatable, blind to what its seat may not know, and worth its time."""

import pytest

import tablewood as tw
from tablewood.bots import Perspective, bot, bots
from tablewood.bots.bot import Bot
from tablewood.bots.search import SearchBot, Spread
from tablewood.bots.tree import Node
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.reflect import fingerprint
from tablewood.kernel.state import State

GAME = tw.game("sylvan-dale")


def middle(seats: int, seed: int = 3, decisions: int = 40) -> State:
    """A position in the middle of a game in which somebody has a choice."""
    state: State = GAME.start(seats, seed)
    play_randomly(state, tw.seeded(seed), decisions)
    while len(state.legal()) < 2:
        state.play(state.legal()[0])
    return state


def winner(players: list[Bot], seed: int) -> list[int]:
    state = GAME.start(len(players), seed)
    while not state.over:
        state.play(players[state.seat].choose(Perspective(state, state.seat)))
    found: list[int] = state.winners()
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_chooses_a_legal_move_and_leaves_the_game_alone(seats: int) -> None:
    state = middle(seats)
    before = fingerprint(state)
    move = SearchBot(1, iterations=40).choose(Perspective(state, state.seat))
    assert move in state.legal()
    assert fingerprint(state) == before


def test_the_same_seed_and_iterations_give_the_same_moves() -> None:
    def moves() -> list[int]:
        player = SearchBot(7, iterations=30)
        state = middle(2)
        made = []
        for _ in range(6):
            move = player.choose(Perspective(state, state.seat))
            made.append(move)
            state.play(move)
        return made

    assert moves() == moves()


class GuessesOf(Perspective):
    """The perspective of one position that hands out the guesses of another, which the seat cannot tell apart."""

    def __init__(self, state: State, seat: int, source: State) -> None:
        super().__init__(state, seat)
        self.source = source

    def guess(self, seed: int) -> State:
        return self.source.guess(self.seat, seed)


def test_what_its_seat_cannot_know_does_not_change_its_mind() -> None:
    state = middle(2)
    seat = state.seat
    twin = state.guess(seat, 99)
    assert twin.view(seat) == state.view(seat)
    assert fingerprint(twin) != fingerprint(state)
    thoughts = []
    for real in (state, twin):
        player = SearchBot(5, iterations=60)
        move = player.choose(GuessesOf(real, seat, source=state))
        assert player.last is not None
        thoughts.append((move, player.last.moves, player.last.made, player.last.worth))
    assert thoughts[0] == thoughts[1]


def test_the_tree_of_the_last_move_serves_the_next_one_of_the_same_turn() -> None:
    state = middle(2)
    player = SearchBot(2, iterations=60)
    seat = state.seat
    state.play(player.choose(Perspective(state, seat)))
    assert state.seat == seat
    player.choose(Perspective(state, seat))
    assert player.last is not None
    assert player.last.visits > 60


def test_after_the_others_have_played_it_starts_anew() -> None:
    state = middle(2)
    player = SearchBot(2, iterations=60)
    seat = state.seat
    state.play(player.choose(Perspective(state, seat)))
    while state.seat == seat or len(state.legal()) < 2:
        state.play(state.legal()[0])
    player.choose(Perspective(state, state.seat))
    assert player.last is not None
    assert player.last.visits == 60


def test_the_number_of_nodes_is_bounded() -> None:
    state = middle(2)
    player = SearchBot(2, iterations=80, nodes=20)
    player.choose(Perspective(state, state.seat))
    assert player.nodes == 20
    assert _count(player.last) <= 20


def _count(node: Node | None) -> int:
    return 0 if node is None else 1 + sum(_count(child) for child in node.children.values())


def test_a_forced_move_needs_no_thought() -> None:
    state = GAME.start(2, 1)
    while len(state.legal()) > 1:
        state.play(state.legal()[0])
    player = SearchBot(1, iterations=50)
    assert player.choose(Perspective(state, state.seat)) == state.legal()[0]
    assert player.iterated == 0


def test_it_beats_random_players() -> None:
    won = 0
    for seed in range(4):
        seat = seed % 2
        players: list[Bot] = [bot("random", seed), bot("random", seed)]
        players[seat] = SearchBot(seed, iterations=12)
        won += winner(players, seed) == [seat]
    assert won >= 3


def test_the_levels_are_bots_with_names() -> None:
    assert {"sapling", "young", "grown", "ancient"} <= set(bots())
    state = middle(3)
    for level in ("sapling", "young"):
        assert bot(level, 1).choose(Perspective(state, state.seat)) in state.legal()
    grown, ancient = bot("grown", 1), bot("ancient", 1)
    assert isinstance(grown, SearchBot)
    assert isinstance(ancient, SearchBot)
    assert (grown.seconds, ancient.seconds) == (0.3, 2.0)
    assert type(grown.fresh(2)) is type(grown)


def test_spread_is_the_standard_deviation() -> None:
    spread = Spread()
    assert spread.width() == 1.0
    for value in (2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0):
        spread.add(value)
    assert spread.width() == pytest.approx(2.0)


def test_a_move_that_was_seldom_legal_is_not_held_back_for_it() -> None:
    node = Node(0)
    for move, met, made, worth in ((5, 100, 50, 50.0), (6, 10, 5, 6.0)):
        place = node.place(move)
        node.met[place], node.made[place], node.worth[place] = met, made, worth
    assert node.choose([5, 6], 1.0, 0.0, 0.0) == 6
    assert node.favourite([5, 6]) == 5
