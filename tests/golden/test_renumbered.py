"""Rules use verbs, never move numbers: the golden games stay the same in any order of the verbs."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import tablewood.games
from tablewood.kernel.game import Game
from tablewood.kernel.match import Match
from tablewood.kernel.save import read
from tests.conformance.settings import find_game, game_ids
from tools import golden
from tools.golden import Golden

ORDERS = range(3)
EVERY = 7
"""How many decisions apart to compare refusals."""

GOLDEN = golden.declared()


def renumbered(id: str, order: int) -> Game[Any]:
    """The game with its verbs in another order."""
    usual = find_game(id)
    game = usual.with_components(usual.components)
    words = list(game.moves.verbs)
    random.Random(f"{id} {order}").shuffle(words)
    game.moves.renumber(words)
    assert words == sorted(words, key=lambda word: game.moves.verbs[word].base)
    return game


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("one", GOLDEN, ids=lambda one: f"{one.game_id}/{one.name}")
def test_golden_games_are_the_same_in_any_order_of_the_verbs(one: Golden, order: int) -> None:
    game = renumbered(one.game_id, order)
    again = read(one.path, lambda _: game)
    assert golden.text_of(again) == one.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("id", game_ids())
def test_refusals_are_the_same_in_any_order_of_the_verbs(id: str) -> None:
    one = next(one for one in GOLDEN if one.game_id == id and not one.scene)
    played = read(one.path, find_game)
    usual, other = one.match(), Match(renumbered(id, 0), one.seats, one.seed, None, one.options)
    compared = 0
    for at, made in enumerate(played.played):
        text = played.game.notation(made.before, made.move)
        if at % EVERY == 0:
            assert refusals(usual, made.seat) == refusals(other, made.seat)
            compared += 1
        usual.submit(made.seat, text)
        other.submit(made.seat, text)
    assert compared > 0


def refusals(match: Match, seat: int) -> dict[str, int]:
    """By notation: the clause that forbids each move of the move space, 0 for a legal one."""
    moves = match.game.moves
    return {moves.notation(move): match.state.why_not(move, seat) for move in range(moves.size)}


LOOKS_AT_A_NUMBER = re.compile(r"<= move\b|\bmove (?:<|>|<=|>=) |\bmove - m\.|moves\.in_order\b")


def test_no_rule_uses_the_number_of_a_move() -> None:
    games = Path(tablewood.games.__path__[0])
    found = [
        f"{file.relative_to(games)}:{number}: {line.strip()}"
        for file in sorted(games.rglob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if LOOKS_AT_A_NUMBER.search(line)
    ]
    assert found == []
