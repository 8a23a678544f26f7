"""Answers to the question "Why can't I do this?", asked of a thing or of a move."""

from __future__ import annotations

import random

import pytest

from tablewood.games import game as find_game
from tablewood.games import game_ids
from tablewood.kernel.match import Match
from tablewood.server.live.protocol import Why
from tablewood.server.live.why import MOST_REASONS, moves_naming, why_move, why_thing
from tablewood.server.table.refusal import TableError, refused_move
from tests.server.browser import new_id
from tests.server.rooms import open_rooms, people_at, run


@pytest.mark.parametrize("game", game_ids())
def test_the_moves_that_name_a_thing_are_found_without_trying_every_move(game: str) -> None:
    space = find_game(game).moves
    things = {
        (parameter.domain.key, name)
        for moves in space.in_order
        for parameter in moves.parameters
        for name in parameter.domain.names
    }
    for domain, name in random.Random(game).sample(sorted(things), min(12, len(things))):
        tried = [
            move
            for move in range(space.size)
            for moves in [space.verb_of(move)]
            for parameter, number in zip(moves.parameters, moves.arguments(move), strict=True)
            if parameter.domain.key == domain and parameter.domain.number(name) == number
        ]
        assert sorted(moves_naming(find_game(game), domain, name)) == sorted(set(tried))


@pytest.mark.parametrize("game", game_ids())
def test_a_clicked_thing_lists_its_legal_moves_then_the_clauses(game: str) -> None:
    match = Match(find_game(game), max(2, find_game(game).seats[0]), seed=5)
    chance = random.Random(game)
    told = 0
    for _ in range(40):
        seat = match.state.seat
        legal = match.moves(seat)
        for moves in match.game.moves.in_order:
            for parameter in moves.parameters:
                name = chance.choice(parameter.domain.names)
                reasons = why_thing(match, seat, parameter.domain.key, name)
                assert len(reasons) <= MOST_REASONS
                assert all((reason.move in legal) == (not reason.clause) for reason in reasons)
                clauses = [bool(reason.clause) for reason in reasons]
                assert clauses == sorted(clauses), "legal moves come first"
                told += sum(clauses)
        match.submit(seat, chance.choice(legal))
        if match.state.over:
            break
    assert told > 0


def test_a_thing_that_no_move_names_has_no_reasons() -> None:
    match = Match(find_game("sylvan-dale"), 2)
    assert why_thing(match, match.state.seat, "dragon", "Smaug") == []


def test_questions_out_of_turn_and_unreadable_moves_are_refused() -> None:
    match = Match(find_game("sylvan-dale"), 2)
    with pytest.raises(TableError, match="not asked"):
        why_thing(match, 1 - match.state.seat, "tree", "C3")
    with pytest.raises(TableError, match="cannot read"):
        why_move(match, match.state.seat, "dance")


@run
async def test_reasons_over_the_socket() -> None:
    async with open_rooms() as rooms:
        ann, ben = await people_at(rooms, "sylvan-dale")
        legal, forbidden = Why(id=new_id(), move=ann.moves[0]), Why(id=new_id(), move="done")
        assert await ann.ask(legal) == ""
        assert await ann.ask(forbidden) == ""
        assert [reason.clause for reason in ann.reasons[legal.id].reasons] == [""]
        [reason] = ann.reasons[forbidden.id].reasons
        assert reason.clause.startswith("SD-")
        clicked = Why(id=new_id(), thing=("tree", "C3"))
        assert await ann.ask(clicked) == ""
        assert ann.reasons[clicked.id].reasons
        assert await ben.ask(Why(id=new_id(), thing=("tree", "C3"))) == "not-your-turn"


def test_the_facts_of_the_position_come_with_the_clause() -> None:
    match = Match(find_game("sylvan-dale"), 2, seed=1)
    match.submit(0, match.moves(0)[0])
    refused = [reason for reason in why_thing(match, 0, "tree", "A1") if reason.clause == "SD-29"]
    assert [reason.because.kind for reason in refused if reason.because] == ["other-style"]
    assert refused[0].because is not None
    assert refused[0].because.arguments == {
        "tree": ("tree", "A1"),
        "shows": ("style", "nest"),
        "style": ("style", "cottage"),
    }


def test_a_refused_move_says_the_same() -> None:
    match = Match(find_game("sylvan-dale"), 2, seed=1)
    match.submit(0, match.moves(0)[0])
    refused = match.refusal(0, "add A1")
    assert refused is not None
    refusal = refused_move(refused).refusal
    assert (refusal.code, refusal.clause) == ("illegal-move", "SD-29")
    assert refusal.because == why_move(match, 0, "add A1")[0].because


def test_refusals_out_of_turn_and_of_unreadable_moves_cite_a_clause() -> None:
    match = Match(find_game("sylvan-dale"), 2)
    with pytest.raises(TableError) as not_asked:
        why_thing(match, 1 - match.state.seat, "tree", "C3")
    with pytest.raises(TableError) as not_read:
        why_move(match, match.state.seat, "dance")
    assert (not_asked.value.clause, not_read.value.clause) == ("SD-19", "SD-23")
