"""Hints: what a grown tree would consider, why, and from what it knows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablewood.bots.clock import Clock
from tablewood.bots.grown import GrownBot
from tablewood.bots.perspective import Perspective
from tablewood.bots.tree import Node
from tablewood.games import game as find_game
from tablewood.games import game_ids
from tablewood.kernel.state import State
from tablewood.learn.hints import (
    MOST_MOVES,
    MOST_REASONS,
    SECONDS,
    AddressedPerspective,
    HintedMove,
    HintReason,
    Outlook,
    considered,
    hints,
    reasons_of,
)
from tests.table import table

FEW = 6
"""Iterations: enough for the ways of a hint, not for good advice."""


def positions(id: str, seed: int, every: int) -> list[State]:
    """Some positions of a random game."""
    chance = random.Random(f"{id} {seed}")
    game = find_game(id)
    state: State = game.start(chance.choice(game.seats), seed)
    found: list[State] = []
    while not state.over and len(found) < 4:
        if state.plies % every == every - 1:
            found.append(state.clone())
        state.play(chance.choice(state.legal()))
    return found


# What is advised


@pytest.mark.parametrize("id", game_ids())
def test_a_hint_names_a_few_legal_moves_and_says_why(id: str) -> None:
    for state in positions(id, 1, 23):
        seat = state.asked[-1]
        legal = [state.game.notation(state, move) for move in state.legal(seat)]
        found = hints(AddressedPerspective(state, seat), 5, iterations=FEW)
        named = [hint.move for hint in found]
        assert 1 <= len(named) == len(set(named)) <= MOST_MOVES
        assert set(named) <= set(legal)
        parts = {name for name, _ in state.scores()[seat].parts}
        for reason in [reason for hint in found for reason in hint.reasons]:
            assert reason.kind not in ("part", "costs") or reason.name in parts
        assert all(1 <= len(hint.reasons) <= MOST_REASONS for hint in found)


def test_the_reason_is_the_part_of_the_score_that_gains() -> None:
    t = table("sylvan-dale", seats=2, trees={"B2": "N", "C1": "N"}, red={"hand": ["nest-ax"]})
    t.says("red", "play nest-ax")
    for hint in hints(Perspective(t.state, 0), 1, iterations=20):
        tree = t.view().trees[hint.move.removeprefix("add ")]
        prestige = hint.reasons[-1]
        assert (prestige.kind, prestige.name) == ("part", "prestige")
        assert prestige.points == tree.height + 1


def test_where_there_is_no_choice_nothing_is_weighed() -> None:
    t = table("sylvan-dale", seats=2, trees={"B2": "N"}, red={"hand": ["nest-ax"]})
    only = t.offered("play")
    assert len(only) == 1
    hint = HintedMove(move=only[0], reasons=[HintReason(kind="only")])
    assert hints(Perspective(t.state, 0), 1) == [hint]


def test_the_same_seed_gives_the_same_hint() -> None:
    state = positions("tree-society", 2, 31)[0]
    one, other = (hints(Perspective(state, state.seat), 9, iterations=FEW) for _ in range(2))
    assert one == other


def test_someone_who_is_asked_beside_others_gets_a_hint_for_their_own_seat() -> None:
    state = find_game("alynthia").start(3, 4)
    chance = random.Random(1)
    while len(state.asked) < 2 or state.step.prompt != "act-together":
        state.play(chance.choice(state.legal()))
    seat = next(seat for seat in state.asked if seat != state.seat)
    found = hints(AddressedPerspective(state, seat), 3, iterations=FEW)
    mine = [state.game.notation(state, move) for move in state.legal(seat)]
    assert {hint.move for hint in found} <= set(mine)


# Which moves are named


def test_moves_that_are_clearly_worse_are_left_out() -> None:
    root = Node(0)
    for move, made, mean in [(1, 50, 10.0), (2, 20, 9.5), (3, 30, 2.0), (4, 1, 9.9), (5, 0, 0.0)]:
        root.add(root.edge(move), made, made * mean)
    assert considered(root, [1, 2, 3, 4, 5], width=4.0) == [1, 2]
    assert considered(root, [1, 2, 3], width=40.0) == [1, 3, 2]


# Why


def outlook(
    parts: list[dict[str, int]],
    rivals: list[dict[int, int]] | None = None,
    stands: list[dict[str, int]] | None = None,
    value: float = 0.0,
) -> Outlook:
    found = Outlook()
    found.parts, found.rivals, found.stands, found.value = parts, rivals or [], stands or [], value
    return found


def said(found: Outlook) -> list[tuple[Any, ...]]:
    return [(one.kind, one.name or one.seat, one.points, one.certain) for one in reasons_of(found)]


def test_the_parts_that_gain_most_come_first() -> None:
    found = outlook([{"banners": 1, "bridges": 4, "prestige": 2}] * 2, [{1: 9}] * 2)
    assert said(found) == [("part", "bridges", 4, True), ("part", "prestige", 2, True)]


def test_an_average_is_said_to_be_one() -> None:
    assert said(outlook([{"goals": 0}, {"goals": 3}, {"goals": 3}])) == [
        ("part", "goals", 2, False)
    ]


def test_a_change_that_hardly_ever_happens_is_not_worth_a_word() -> None:
    assert said(outlook([{"goals": 0}, {"goals": 0}, {"goals": 1}])) == [("open", -1, 0, True)]


def test_taking_from_another_player_is_a_reason() -> None:
    found = outlook([{"goals": 0}] * 2, [{1: 0, 2: 3}, {1: 0, 2: 3}])
    assert said(found) == [("hinders", 2, 3, True)]


def test_a_loss_is_told_with_what_it_prepares() -> None:
    found = outlook([{"track": -3}], value=1.5)
    assert said(found) == [("costs", "track", 3, True), ("prepares", -1, 0, True)]


def test_a_team_hears_what_it_strives_for_first() -> None:
    found = outlook([{"battles": 5}], stands=[{"nests": 1, "renown": 0}])
    assert said(found) == [("stand", "nests", 1, True), ("part", "battles", 5, True)]


# What it may know, and what it may cost


class SomebodyElsesGuesses(Perspective):
    """Everything but the guesses comes from one deal, the guesses from another."""

    def __init__(self, state: State, seat: int, dealt: State) -> None:
        super().__init__(state, seat)
        self.dealt = dealt

    def guess(self, seed: int) -> State:
        return self.dealt.guess(self.seat, seed)


@pytest.mark.parametrize("id", game_ids())
def test_a_hint_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(id: str) -> None:
    """A hint follows from guesses alone; that guesses give nothing away is a law of all games (`conformance`)."""
    for state in positions(id, 7, 29)[:2]:
        seat = state.seat
        worlds = [state.guess(seat, seed) for seed in (1, 2)]
        dealt = state.guess(seat, 3)
        given = [
            hints(SomebodyElsesGuesses(world, seat, dealt), 11, iterations=FEW)
            for world in (state, *worlds)
        ]
        assert given[0] == given[1] == given[2]


class CountingClock(Clock):
    """Each look at the clock takes some time, and nothing else does."""

    def __init__(self, look: float) -> None:
        self.time = 100.0
        self.look = look

    def now(self) -> float:
        self.time += self.look
        return self.time


@pytest.mark.parametrize("id", game_ids())
def test_a_hint_costs_one_thought_of_a_grown_tree(id: str) -> None:
    assert GrownBot().seconds == SECONDS
    for state in positions(id, 2, 37)[:2]:
        clock = CountingClock(SECONDS / 50)
        hints(AddressedPerspective(state, state.seat), 1, clock=clock)
        # The first guess is looked at even if the time is up, and stops there.
        assert clock.time - 100.0 <= SECONDS + (2 * MOST_MOVES + 1) * clock.look


def test_whoever_no_longer_wants_the_hint_stops_it_by_the_clock() -> None:
    class Alarm(CountingClock):
        def now(self) -> float:
            if super().now() > 100.1:
                raise TimeoutError
            return self.time

    state = positions("sylve", 2, 37)[0]
    with pytest.raises(TimeoutError):
        hints(Perspective(state, state.seat), 1, clock=Alarm(0.01))


# Rounds that are scored at their end


@pytest.mark.parametrize("id", ["sylvan-dale", "sylve"])
def test_what_a_round_will_score_is_what_it_then_scores(id: str) -> None:
    """The last position of each round with nothing left to change foretells the score after it."""
    game = find_game(id)
    foretold = 0
    for seed in range(4):
        state = game.start(2, seed)
        chance = random.Random(seed)
        while not state.over:
            before = state.clone()
            state.play(chance.choice(state.legal()))
            now = game.scores_at_round_end(state)
            gained = [
                one.total - score.total for one, score in zip(now, state.scores(), strict=True)
            ]
            assert all(points >= 0 for points in gained)
            foretold += any(gained) and game.round_of(before) == game.round_of(state)
        if id == "sylvan-dale":
            last = [dict(score.parts) for score in game.scores_at_round_end(before)]
            final = [dict(score.parts) for score in state.scores()]
            assert [sorted(parts) for parts in last] == [sorted(parts) for parts in final]
    assert foretold > 0
