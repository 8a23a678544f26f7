"""Matches: who may move, what is refused and why, what can be undone."""

from __future__ import annotations

import pytest

from tablewood.kernel.errors import (
    IllegalMove,
    NothingToUndo,
    NotYourTurn,
    RulesDisagree,
    UnreadableMove,
)
from tablewood.kernel.match import Match
from tablewood.kernel.moves import MoveList
from tablewood.kernel.reflect import fingerprint, same
from tablewood.kernel.step import Pending
from tests.fixtures.hidden_nim import GAME
from tests.fixtures.hidden_nim.game import Nim, Take
from tests.table import Table, table

KEY = bytes(range(32))


def taking(seats: int = 2) -> Match:
    """A match in which everybody has promised a stone."""
    match = Match(GAME, seats, 1)
    for seat in range(seats):
        match.submit(seat, "promise 1")
    return match


def dale(**more: object) -> Table:
    """Red has placed a tile and must choose a card."""
    return table("sylvan-dale", seats=2, asks="choose-card", played="nest-ax", **more)


# Asking


def test_a_match_knows_how_it_was_set_up() -> None:
    match = Match(GAME, 3, 7, None, {"limit": 2})
    header = match.header
    assert (header.game, header.version, header.seats, header.seed) == ("hidden-nim", 1, 3, 7)
    assert (header.key, header.options, header.scene) == (None, {"limit": 2}, "")


def test_a_key_takes_the_place_of_the_seed() -> None:
    first, same_key = Match(GAME, 2, 1, KEY), Match(GAME, 2, 2, KEY)
    other = Match(GAME, 2, 1, KEY[::-1])
    assert same(first.state, same_key.state)
    assert not same(first.state, other.state)


def test_moves_are_listed_for_the_asked_seat() -> None:
    match = taking()
    assert match.moves(0) == ["take 1", "take 2", "take 3"]
    assert match.moves(1) == []


def test_everybody_who_is_asked_has_moves() -> None:
    match = Match(GAME, 3, 1)
    assert [match.moves(seat)[0] for seat in range(3)] == ["promise 0"] * 3


def test_the_clause_against_a_move() -> None:
    match = taking()
    assert match.why_not(0, "promise 1") == "HN-4"
    assert match.why_not(0, "take 1") == ""
    with pytest.raises(NotYourTurn):
        match.why_not(1, "take 1")


# Refusing: the game stays as it was


@pytest.mark.parametrize("seat", [1, 2, -1, 99])
def test_another_seat_is_asked(seat: int) -> None:
    match = taking()
    before = fingerprint(match.state)
    with pytest.raises(NotYourTurn) as refused:
        match.submit(seat, "take 1")
    assert str(refused.value) == f"seat {seat} is not asked now; asked: seat 0 (HN-5)"
    assert (fingerprint(match.state), len(match.played)) == (before, 2)


@pytest.mark.parametrize("text", ["", "take", "take 4", "eat 1", "take 1 2"])
def test_an_unreadable_move(text: str) -> None:
    match = taking()
    before = fingerprint(match.state)
    with pytest.raises(UnreadableMove):
        match.submit(0, text)
    assert (fingerprint(match.state), len(match.played)) == (before, 2)


def test_an_illegal_move_names_its_clause() -> None:
    match = taking()
    before = fingerprint(match.state)
    with pytest.raises(IllegalMove) as refused:
        match.submit(0, "PROMISE 2")
    assert (refused.value.clause, refused.value.notation) == ("HN-4", "promise 2")
    assert str(refused.value) == '"promise 2" is not allowed now: HN-4'
    assert (fingerprint(match.state), len(match.played)) == (before, 2)


class Forgetful(Take):
    """Fails to offer a move that it does not forbid."""

    def list_legal(self, s: Nim, moves: MoveList) -> None:
        super().list_legal(s, moves)
        moves.count = 1

    def addressed(self, seat: int) -> Forgetful:
        return Forgetful(self.seats, seat)


def test_no_refusal_without_a_clause() -> None:
    """Rules that contradict themselves are a bug, and are not reported as a refusal of the move."""
    match = taking()
    match.state.pending = Pending(Forgetful((0,)), None)
    said = 'hidden-nim: "take 2" is not offered at "take", and no clause forbids it'
    with pytest.raises(RulesDisagree, match=said):
        match.submit(0, "take 2")
    with pytest.raises(RulesDisagree, match=said):
        match.why_not(0, "take 2")
    assert match.why_not(0, "take 1") == ""


def test_nobody_may_move_when_the_game_is_over() -> None:
    match = taking()
    while not match.state.over:
        seat = match.state.seat
        match.submit(seat, match.moves(seat)[-1])
    with pytest.raises(NotYourTurn, match="seat 0 is not asked now; the game is over"):
        match.submit(0, "take 1")


# Playing


def test_a_move_returns_its_events() -> None:
    match = Match(GAME, 2, 1)
    assert match.submit(0, "promise 2") == []
    events = match.submit(1, "promise 0")
    assert [event.kind for event in events] == [GAME.promised] * 2 + [GAME.dealt] * 2
    assert match.log.events == events
    (took,) = match.submit(0, "take 3")
    assert (took.kind, took.seat, took.numbers[0]) == (GAME.took, 0, 3)


def test_moves_are_kept_with_the_position_before() -> None:
    match = taking()
    match.submit(0, "take 2")
    last = match.played[-1]
    assert (last.seat, GAME.moves.notation(last.move), last.events) == (0, "take 2", 4)
    assert last.before.seat == 0
    assert match.state.seat == 1


def test_the_fastest_of_several_asked_seats_moves() -> None:
    match = Match(GAME, 3, 1)
    match.submit(2, "promise 1")
    match.submit(0, "promise 1")
    assert [played.seat for played in match.played] == [2, 0]
    assert match.state.asked == [1]
    with pytest.raises(NotYourTurn, match="asked: seat 1"):
        match.submit(2, "promise 2")


# Undo


def test_nothing_has_been_done() -> None:
    match = Match(GAME, 2, 1)
    assert match.may_undo(0) == "no move has been made"
    with pytest.raises(NothingToUndo, match="nothing to undo: no move has been made"):
        match.undo(0)
    with pytest.raises(NothingToUndo, match="no move has been made"):
        match.undo_by_consent()


def test_a_move_of_the_current_turn_can_be_undone() -> None:
    t = table("sylvan-dale", seats=2, trees={"A1": "N"}, red={"hand": ["nest-ax", "nest-hammer"]})
    before, events = fingerprint(t.state), len(t.match.log.events)
    t.says("red", "play nest-ax")
    assert t.match.may_undo(0) == ""
    t.match.undo(0)
    assert (fingerprint(t.state), len(t.match.log.events)) == (before, events)
    t.says("red", "play nest-hammer").asks("red", "add-tile")
    assert t.heard("played")[0].seat == 0


def test_a_seat_can_undo_only_its_own_move() -> None:
    match = taking()
    match.submit(0, "take 1")
    assert match.may_undo(1) == "the last move is another seat's"
    with pytest.raises(NothingToUndo, match="the last move is another seat's"):
        match.undo(1)


def test_a_move_can_be_undone_until_the_next_player_has_moved() -> None:
    """The turn ends automatically, so a player who misclicked needs some time."""
    match = taking()
    before = fingerprint(match.state)
    match.submit(0, "take 1")
    assert (match.state.asked, match.may_undo(0)) == ([1], "")
    match.undo(0)
    assert fingerprint(match.state) == before
    match.submit(0, "take 2")
    match.submit(1, "take 1")
    assert match.may_undo(0) == "the last move is another seat's"


def test_a_secret_answer_can_be_changed_until_another_is_given() -> None:
    match = Match(GAME, 3, 1)
    match.submit(0, "promise 1")
    assert match.may_undo(0) == ""
    match.submit(1, "promise 1")
    assert match.may_undo(0) == "the last move is another seat's"
    match.submit(2, "promise 1")
    assert match.may_undo(2) in ("chance was involved", "something hidden was revealed")


def test_no_undo_when_the_game_is_over() -> None:
    match = taking()
    while not match.state.over:
        seat = match.state.seat
        match.submit(seat, match.moves(seat)[-1])
    assert match.may_undo(seat) == "the turn has passed on"


def test_no_undo_when_something_hidden_was_revealed() -> None:
    t = dale(market=["nest-ax", "nest-hammer", "nest-bridge"], red={"hand": ["lodge-ax"]})
    t.says("red", "replace").asks("red", "choose-card")
    assert t.match.may_undo(0) == "something hidden was revealed"


def test_no_undo_when_chance_was_involved() -> None:
    t = dale(
        market=["nest-ax", "nest-hammer", "nest-bridge"],
        rest="discard",
        red={"hand": ["lodge-ax"]},
        yellow={"hand": []},
    )
    t.says("red", "replace").asks("red", "choose-card")
    assert t.match.may_undo(0) == "chance was involved"


def test_by_consent_anything_can_be_undone() -> None:
    match = Match(GAME, 2, 1)
    states = [fingerprint(match.state)]
    lengths = [0]
    for move in ("promise 1", "promise 2", "take 3", "take 1"):
        match.submit(match.state.seat, move)
        states.append(fingerprint(match.state))
        lengths.append(len(match.log.events))
    while match.played:
        assert (fingerprint(match.state), len(match.log.events)) == (states.pop(), lengths.pop())
        match.undo_by_consent()
    assert (fingerprint(match.state), match.log.events) == (states[0], [])


def test_the_log_goes_on_after_an_undo() -> None:
    match = taking()
    match.submit(0, "take 1")
    match.undo_by_consent()
    match.submit(0, "take 3")
    assert [event.numbers[0] for event in match.log.events if event.kind == GAME.took] == [3]
