"""The search bot: legal, repeatable, blind to what its seat may not know, and stronger than random."""

import os
import signal
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

import tablewood as tw
from tablewood.bots import Perspective, bot, bots
from tablewood.bots.bot import Bot
from tablewood.bots.clock import Clock
from tablewood.bots.search import HORIZON, SearchBot, Spread
from tablewood.bots.trace import GUESS, PLAY, TRY, Trace
from tablewood.bots.tree import Edge, Node
from tablewood.games.alynthia.names import LOST, WON
from tablewood.kernel.errors import TablewoodError
from tablewood.kernel.match import Match
from tablewood.kernel.moves import MoveList
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.reflect import fingerprint
from tablewood.kernel.save import load_text, save_text
from tablewood.kernel.state import State
from tablewood.kernel.vectors import floats

GAME = tw.game("sylvan-dale")

ALL_THE_TIME = 1000.0
"""A search that never stops early."""


def listed(*moves: int) -> MoveList:
    """A list of these moves."""
    made = MoveList()
    for move in moves:
        made.append(move)
    return made


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
    """The perspective on one position with the guesses of another, which looks the same to the seat."""

    def __init__(self, state: State, seat: int, source: State) -> None:
        super().__init__(state, seat)
        self.source = source

    def guess(self, seed: int) -> State:
        return self.source.guess(self.seat, seed)


def test_what_its_seat_cannot_know_does_not_change_its_move() -> None:
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
        thoughts.append((move, thought(player)))
    assert thoughts[0] == thoughts[1]


def thought(player: SearchBot) -> dict[int, tuple[int, float]]:
    """By move: how often it was tried, and its result."""
    assert player.last is not None
    return {move: (edge.made, edge.worth) for move, edge in player.last.edges.items()}


def test_the_tree_is_kept_for_the_next_move_of_the_same_turn() -> None:
    state = middle(2)
    player = SearchBot(2, iterations=60, settled=ALL_THE_TIME)
    seat = state.seat
    state.play(player.choose(Perspective(state, seat)))
    assert state.seat == seat
    player.choose(Perspective(state, seat))
    assert player.last is not None
    assert player.last.visits > 60


def test_after_others_have_played_it_starts_a_new_tree() -> None:
    state = middle(2)
    player = SearchBot(2, iterations=60)
    seat = state.seat
    state.play(player.choose(Perspective(state, seat)))
    while state.seat == seat or len(state.legal()) < 2:
        state.play(state.legal()[0])
    player.choose(Perspective(state, state.seat))
    assert player.last is not None
    assert player.last.visits <= 60


class TestMemory:
    def test_the_number_of_nodes_is_bounded(self) -> None:
        state = middle(2)
        player = SearchBot(2, iterations=80, nodes=20, settled=ALL_THE_TIME)
        player.choose(Perspective(state, state.seat))
        assert player.last is not None
        assert player.nodes == player.last.count() == 20
        assert player.last.visits == 80, "it keeps searching with the nodes it has"

    def test_nodes_kept_from_the_last_move_count(self) -> None:
        state = middle(2)
        player = SearchBot(2, iterations=80, nodes=100)
        seat = state.seat
        for _ in range(3):
            state.play(player.choose(Perspective(state, seat)))
            assert player.last is not None
            assert player.last.count() == player.nodes <= 100
            if state.seat != seat:
                break

    def test_the_other_branches_are_forgotten(self) -> None:
        state = middle(2)
        player = SearchBot(2, iterations=60)
        state.play(player.choose(Perspective(state, state.seat)))
        grown = player.nodes
        player.choose(Perspective(state, state.seat))
        assert player.nodes < grown + 60


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
        players[seat] = SearchBot(seed, iterations=5)
        won += winner(players, seed) == [seat]
    assert won >= 3


def test_the_levels_are_named_bots() -> None:
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


class TestTheTree:
    def node(self, *facts: tuple[int, int, int, float]) -> Node:
        node = Node(0)
        for move, met, made, worth in facts:
            edge = node.edge(move)
            edge.met = met
            node.add(edge, made, worth)
        return node

    def test_a_move_that_was_seldom_legal_is_not_at_a_disadvantage(self) -> None:
        node = self.node((5, 100, 50, 50.0), (6, 10, 5, 6.0))
        assert node.choose(listed(5, 6), 1.0, 0.0, 0.001) == 6
        assert node.favourite([5, 6]) == 5

    def test_of_moves_tried_equally_often_the_better_one_is_chosen(self) -> None:
        node = self.node((5, 9, 3, 1.0), (6, 9, 3, 2.0), (7, 9, 3, 1.5))
        assert node.favourite([5, 6, 7]) == 6
        assert node.favourite([7, 5]) == 7

    def test_visits_outweigh_the_prior(self) -> None:
        node = Node(0)
        node.expect(listed(5, 6), floats([10.0, 4.0]))
        assert [node.edge(move).prior for move in (5, 6)] == [0.0, -6.0]
        assert node.edge(5).share > node.edge(6).share
        assert sum(node.edge(move).share for move in (5, 6)) == pytest.approx(1)
        assert node.choose(listed(5, 6), 1.0, 1.0, 1.0) == 5
        node.add(node.edge(5), 40, -400.0)
        node.add(node.edge(6), 40, 0.0)
        assert node.choose(listed(5, 6), 1.0, 1.0, 1.0) == 6

    def test_curiosity_prefers_moves_tried_less(self) -> None:
        node = self.node((5, 100, 100, 100.0), (6, 100, 1, 0.9))
        assert node.choose(listed(5, 6), 1.0, 0.0, 0.001) == 5
        assert node.choose(listed(5, 6), 1.0, 5.0, 0.001) == 6

    def test_a_move_leads_to_a_question_for_each_seat(self) -> None:
        edge = Edge()
        edge.nodes.extend([Node(1), Node(2)])
        assert edge.node(0) is None
        assert edge.node(2) is edge.nodes[1]


class Slow(Perspective):
    """A perspective whose guesses take time, by a clock that advances only then."""

    def __init__(self, state: State, hands: "Hands", pace: list[float]) -> None:
        super().__init__(state, state.seat)
        self.hands = hands
        self.pace = pace
        self.guesses = 0

    def guess(self, seed: int) -> State:
        self.hands.time += self.pace[self.guesses % len(self.pace)]
        self.guesses += 1
        return super().guess(seed)


class Hands(Clock):
    """A clock that the test sets."""

    time = 100.0

    def now(self) -> float:
        return self.time


class TestTheBudget:
    def spent(self, seconds: float, pace: list[float]) -> tuple[float, int]:
        """How long a search takes, and how many iterations it makes, when each iteration takes this long."""
        hands = Hands()
        asked = Slow(middle(2), hands, pace)
        player = SearchBot(1, seconds=seconds, settled=ALL_THE_TIME)
        player.clock = hands
        player.choose(asked)
        return hands.time - 100.0, asked.guesses

    def test_it_is_used_up_and_not_exceeded(self) -> None:
        spent, made = self.spent(0.3, [0.01])
        assert 0.28 < spent <= 0.3 + 1e-9
        assert 28 < made <= 30

    @pytest.mark.parametrize("pace", [[0.002, 0.002, 0.02], [0.001] * 30 + [0.015], [0.02, 0.001]])
    def test_iterations_of_different_lengths_exceed_it_by_less_than_a_tenth(
        self, pace: list[float]
    ) -> None:
        spent, _ = self.spent(0.3, pace)
        assert 0.25 < spent <= 0.33

    def test_it_never_makes_more_than_one_iteration_too_many(self) -> None:
        spent, _ = self.spent(0.3, [0.001] * 50 + [5.0])
        assert spent == pytest.approx(5.05, abs=0.001)

    def test_it_makes_one_iteration_even_without_time(self) -> None:
        assert self.spent(0.3, [9.0]) == (9.0, 1)

    def test_playouts_are_bounded(self) -> None:
        """In a solo game no other player's turn ends a playout."""
        game = tw.game("alynthia")
        state = game.start(1, 2)
        while len(state.legal()) < 2:
            state.play(state.legal()[0])
        player = SearchBot(1, iterations=5)
        player.choose(Perspective(state, 0))
        assert player.decided <= 5 * HORIZON

    def test_by_the_processor(self) -> None:
        state = middle(2)
        player = SearchBot(1, seconds=0.02, clock="processor")
        assert player.choose(Perspective(state, state.seat)) in state.legal()


class TestASettledAnswer:
    def lead(self, *made: int) -> int:
        node = Node(0)
        for move, times in enumerate(made):
            node.add(node.edge(move), times, 0.0)
        return node.lead(list(range(len(made) + 1)))

    def test_the_lead_is_over_the_next_best(self) -> None:
        assert self.lead(3, 10, 8, 0) == 2
        assert self.lead(7) == 7, "the other legal move was never made"
        assert self.lead(4, 4) == 0

    def test_thinking_ends_when_no_move_can_catch_up(self) -> None:
        state = middle(2)
        player = SearchBot(3, iterations=200)
        move = player.choose(Perspective(state, state.seat))
        assert player.last is not None
        legal = state.legal()
        left = 200 - player.iterated
        assert left > 0, "this position is settled early"
        assert player.last.lead(legal) > left
        patient = SearchBot(3, iterations=200, settled=ALL_THE_TIME)
        assert patient.choose(Perspective(state, state.seat)) == move
        assert patient.iterated == 200

    def test_it_does_not_end_before(self) -> None:
        """Before the first visit, or with two equal moves, it keeps thinking."""
        state = middle(2)
        for settled in (0.5, 1.0, ALL_THE_TIME):
            player = SearchBot(3, iterations=30, settled=settled)
            player.choose(Perspective(state, state.seat))
            assert player.iterated * (1 + settled) >= settled * 30


class TestATeam:
    """In Alynthia's cooperative game all seats win or lose together."""

    game = tw.game("alynthia")

    def learnt(self, state: State) -> list[float]:
        """What a search learns from this final state, for a question to each seat."""
        player = SearchBot(1)
        path = [Node(seat) for seat in range(state.seats)]
        player._learn(self.game, state, path, [Edge() for _ in path])
        return [node.worth for node in path]

    @pytest.mark.parametrize("seats", [1, 2, 4])
    def test_every_seat_learns_the_same(self, seats: int) -> None:
        state = self.game.start(seats, 3)
        for decisions in range(6):
            play_randomly(state, tw.seeded(decisions), 5)
            assert len(set(self.learnt(state))) == 1

    def test_everybody_wins_or_loses_together(self) -> None:
        lost = self.game.start(3, 3)
        play_randomly(lost, tw.seeded(1))
        assert lost.outcome == LOST
        assert lost.winners() == []
        won = lost.clone()
        won.outcome = WON
        assert won.winners() == [0, 1, 2]
        worse, better = self.learnt(lost), self.learnt(won)
        assert len(set(worse)) == len(set(better)) == 1
        assert better[0] > worse[0] + 1000

    def test_rivals_learn_differently(self) -> None:
        state = self.game.start(2, 3, {"mode": "competitive"})
        play_randomly(state, tw.seeded(1))
        first, second = self.learnt(state)
        assert first != second
        assert (first > second) == (state.winners() == [0])

    @pytest.mark.parametrize("seats", [1, 2])
    def test_it_plays(self, seats: int) -> None:
        state = self.game.start(seats, 5)
        players = [SearchBot(seat, iterations=4) for seat in range(seats)]
        while not state.over and state.plies < 30:
            move = players[state.seat].choose(Perspective(state, state.seat))
            assert move in state.legal()
            state.play(move)


class TestInParallel:
    @pytest.fixture(autouse=True)
    def alone(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Ignore other threads: a pytest plugin may have one, which forking does not disturb."""
        count, at_first = threading.active_count, threading.active_count()
        monkeypatch.setattr(threading, "active_count", lambda: count() - at_first + 1)

    def test_the_roots_are_added_up(self) -> None:
        state = middle(2)
        player = SearchBot(4, iterations=30, jobs=3, settled=ALL_THE_TIME)
        move = player.choose(Perspective(state, state.seat))
        assert move in state.legal()
        assert player.last is not None
        assert player.last.visits == 90
        assert sum(edge.made for edge in player.last.edges.values()) == 90
        assert player.iterated == 30

    def test_it_is_repeatable(self) -> None:
        thoughts = []
        for _ in range(2):
            state = middle(3)
            player = SearchBot(4, iterations=25, jobs=2)
            thoughts.append((player.choose(Perspective(state, state.seat)), thought(player)))
        assert thoughts[0] == thoughts[1]

    def test_the_helpers_search_differently(self) -> None:
        state = middle(2)
        alone, helped = SearchBot(4, iterations=50), SearchBot(4, iterations=25, jobs=2)
        alone.choose(Perspective(state, state.seat))
        helped.choose(Perspective(state, state.seat))
        assert thought(alone) != thought(helped)

    def test_the_helpers_know_no_more_than_the_seat(self) -> None:
        state = middle(2)
        seat = state.seat
        twin = state.guess(seat, 99)
        thoughts = []
        for real in (state, twin):
            player = SearchBot(5, iterations=30, jobs=2)
            thoughts.append((player.choose(GuessesOf(real, seat, source=state)), thought(player)))
        assert thoughts[0] == thoughts[1]

    def test_visits_kept_from_the_last_move_are_not_counted_twice(self) -> None:
        state = middle(2)
        player = SearchBot(2, iterations=40, jobs=2, settled=ALL_THE_TIME)
        seat = state.seat
        move = player.choose(Perspective(state, seat))
        assert player.last is not None
        kept = player.last.edge(move).node(seat)
        assert kept is not None
        known = kept.visits
        state.play(move)
        assert state.seat == seat
        player.choose(Perspective(state, seat))
        assert player.last.visits == known + 80

    def test_no_helper_process_survives_an_interrupt(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Interrupted(Perspective):
            asked = 0

            def guess(self, seed: int) -> State:
                self.asked += 1
                if self.asked == 3 and os.getpid() == here:
                    raise KeyboardInterrupt
                return super().guess(seed)

        here = os.getpid()
        helpers: list[int] = []
        fork = os.fork

        def counted() -> int:
            helper = fork()
            helpers.append(helper)
            return helper

        monkeypatch.setattr(os, "fork", counted)
        state = middle(2)
        with pytest.raises(KeyboardInterrupt):
            SearchBot(1, seconds=30, jobs=2).choose(Interrupted(state, state.seat))
        assert len(helpers) == 1
        with pytest.raises(ChildProcessError):
            os.waitpid(helpers[0], os.WNOHANG)

    def test_in_a_thread_it_searches_without_helpers(self) -> None:
        state = middle(2)
        player = SearchBot(4, iterations=20, jobs=3, settled=ALL_THE_TIME)
        thread = threading.Thread(target=player.choose, args=(Perspective(state, state.seat),))
        thread.start()
        thread.join()
        assert player.last is not None
        assert player.last.visits == 20


@pytest.mark.parametrize("moves", [0, 1, 17, 50])
def test_it_replaces_a_person_in_a_saved_game(moves: int) -> None:
    table = Match(GAME, 2, key=bytes(range(32)))
    for at in range(moves):
        seat = table.state.seat
        choices = table.moves(seat)
        table.submit(seat, choices[at % len(choices)])
    resumed = load_text(save_text(table), tw.game)
    assert len(resumed.played) == moves
    person = resumed.state.seat
    player, other = SearchBot(3, iterations=3), bot("random", 1)
    while not resumed.state.over:
        seat = resumed.state.seat
        answering = player if seat == person else other
        move = answering.choose(Perspective(resumed.state, seat))
        resumed.submit(seat, GAME.notation(resumed.state, move))
    assert resumed.state.over
    assert len(resumed.played) > moves


def test_a_trace_holds_every_call_of_the_rules() -> None:
    state = middle(2)
    player = SearchBot(2, iterations=15, settled=ALL_THE_TIME)
    player.trace = Trace()
    asked = Perspective(state, state.seat)
    player.choose(asked)
    calls = player.trace.calls[::2]
    assert calls.count(GUESS) == 15
    in_the_tree = calls.count(PLAY) - player.decided
    assert player.decided > 0
    assert in_the_tree >= 15
    before = fingerprint(state)
    player.trace.replay(asked)
    assert fingerprint(state) == before


def test_the_settings_of_playouts() -> None:
    state = middle(2)
    asked = Perspective(state, state.seat)
    decided: list[int] = []
    tried: list[int] = []
    for turns, breadth in ((0, 3), (1, 1), (1, 3), (1, 100), (2, 3)):
        player = SearchBot(2, iterations=15, breadth=breadth, turns=turns, settled=ALL_THE_TIME)
        player.trace = Trace()
        assert player.choose(asked) in state.legal()
        decided.append(player.decided)
        tried.append(player.trace.calls[::2].count(TRY))
    assert 15 < decided[0] < min(decided[1:]), "to the end of the turn, to the seat's next turn"
    assert decided[4] > max(decided[1:4]), "to the turn after that"
    assert tried[1] < tried[2] < tried[3], "any move, the best of three, the best of all"


def test_the_game_advises_how_many_moves_playouts_choose_from() -> None:
    town = tw.game("little-town")
    state: State = town.start(4, 1)
    play_randomly(state, tw.seeded(1), 12)
    tried: list[int] = []
    for breadth in (0, town.breadth(4), 100):
        player = SearchBot(2, iterations=15, breadth=breadth, settled=ALL_THE_TIME)
        player.trace = Trace()
        player.choose(Perspective(state, state.seat))
        tried.append(player.trace.calls[::2].count(TRY))
    assert tried[0] == tried[1], "by default it follows the advice"
    assert tried[1] < tried[2]
    assert town.breadth(2) == GAME.breadth(4) == 100, "without advice, nearly always all"


def test_a_trace_changes_nothing() -> None:
    state = middle(2)
    traced, plain = SearchBot(2, iterations=15), SearchBot(2, iterations=15)
    traced.trace = Trace()
    for player in (traced, plain):
        player.choose(Perspective(state, state.seat))
    assert thought(traced) == thought(plain)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"seconds": 0.0}, "seconds must be more than 0"),
        ({"iterations": -1}, "iterations must be 0"),
        ({"nodes": 0}, "nodes must be at least 1"),
        ({"jobs": 0}, "jobs must be at least 1"),
        ({"clock": "sun"}, "clock must be wall or processor"),
        ({"curiosity": -1.0}, "curiosity must be at least 0"),
        ({"trust": 0.0}, "trust must be more than 0"),
        ({"breadth": -1}, "breadth must be 0"),
        ({"turns": -1}, "turns must be 0"),
        ({"settled": 0.0}, "settled must be more than 0"),
    ],
)
def test_settings_that_make_no_sense(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(TablewoodError, match=told):
        SearchBot(1, **settings)


def test_a_fresh_bot_has_all_its_settings() -> None:
    settings = (0.7, 9, 500, 2, "processor", 0.5, 3.0, 5, 2, 0.8)
    fresh = SearchBot(1, *settings).fresh(8)
    found = (fresh.seconds, fresh.iterations, fresh.most_nodes, fresh.jobs, fresh.clock_name)
    more = (fresh.curiosity, fresh.trust, fresh.breadth, fresh.turns, fresh.settled)
    assert (fresh.seed, *found, *more) == (8, *settings)


# Ctrl-C

THINKS = """
import signal, sys
import tablewood as tw
from tablewood.bots import Perspective
from tablewood.bots.search import SearchBot
signal.signal(signal.SIGINT, signal.default_int_handler)
state = tw.game("sylvan-dale").start(2, 1)
try:
    print("thinking", flush=True)
    while True:
        SearchBot(1, seconds=0.5, settled=1000.0).choose(Perspective(state, state.seat))
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""


@pytest.mark.skipif(os.name != "posix", reason="interrupts are sent otherwise")
@pytest.mark.parametrize("after", [0.2, 0.45, 0.7])
def test_an_interrupt_is_heard_when_the_move_is_found(after: float) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", THINKS], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as thinker:
        assert thinker.stdout is not None
        assert thinker.stdout.readline() == "thinking\n"
        time.sleep(after)
        thinker.send_signal(signal.SIGINT)
        told, complaint = thinker.communicate(timeout=60)
    assert (told, complaint, thinker.returncode) == ("interrupted\n", "", 0)
