"""Sylve: what is seen, and what nobody can know."""

import tablewood as tw
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.view import builtins
from tests.games.sylve.scenes import wood
from tests.rule import rule

GAME = tw.game("sylve")


@rule("SY-15", "SY-74", "SY-79")
def test_everybody_sees_the_same() -> None:
    t = wood(north={"pool": "T", "hand": ["P01"], "reserved": ["P02"]})
    seen = [builtins(t.state.view(seat)) for seat in (tw.SPECTATOR, 0, 1)]
    for view in seen:
        view.pop("viewer")
    assert seen[0] == seen[1] == seen[2]
    assert [potion["id"] for potion in seen[0]["players"][0]["hand"]] == ["P01"]


@rule("SY-5", "SY-6")
def test_no_view_tells_the_order_of_decks_and_piles() -> None:
    """A guess deals anew what is hidden, and nothing that is seen."""
    state = GAME.start(3, seed=3)
    play_randomly(state, tw.seeded(3), 40)
    changed = 0
    for seed in range(10):
        guess = state.guess(0, seed)
        assert builtins(guess.view(0)) == builtins(state.view(0))
        assert GAME.audit(guess) == []
        changed += guess.potion_deck != state.potion_deck
        changed += guess.piles != state.piles
        changed += guess.forest_deck != state.forest_deck
    assert changed >= 25


@rule("SY-6")
def test_the_top_creature_stays_where_it_is_in_a_guess() -> None:
    t = wood(piles={"spring": ["SP3"], "winter": ["WI9"]})
    for seed in range(10):
        guess = t.state.guess(1, seed).view(1)
        assert guess.piles["spring"].top.id == "SP3"
        assert guess.piles["winter"].top.id == "WI9"


def test_a_revealed_potion_cannot_be_taken_back() -> None:
    t = wood(deck=["P10"], north={"pool": "wind"})
    t.says("north", "place wind mill")
    assert t.match.may_undo(0) == ""
    t.says("north", "reveal")
    assert t.match.may_undo(0) == "something hidden was revealed"
    t.asks("north", "reserve")


def test_a_choice_without_secrets_can_be_taken_back() -> None:
    t = wood(north={"pool": "T", "stock": {}})
    t.says("north", "place tree garden")
    t.match.undo(0)
    t.asks("north", "turn")
    assert t.view().village["garden"].dice == []


def test_a_tamed_creature_reveals_the_next() -> None:
    t = wood(north={"pool": "R", "hand": ["P21"]})
    t.says("north", "place river A1", "tame spring").asks("north", "turn")
    assert t.match.may_undo(0) == "something hidden was revealed"
