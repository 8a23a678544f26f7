"""Sylve: what players see, and what nobody can know."""

import tablewood as tw
from tablewood.games.sylve.asked import QuestionView, TurnView
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.vectors import listed
from tablewood.kernel.view import builtins
from tests.games.sylve.scenes import wood
from tests.rule import rule
from tests.table import Table

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
    """A guess shuffles what is hidden, and leaves alone what can be seen."""
    state = GAME.start(3, seed=3)
    play_randomly(state, tw.seeded(3), 40)
    changed = 0
    for seed in range(10):
        guess = state.guess(0, seed)
        assert builtins(guess.view(0)) == builtins(state.view(0))
        assert GAME.audit(guess) == []
        changed += listed(guess.potion_deck) != listed(state.potion_deck)
        changed += listed(guess.piles) != listed(state.piles)
        changed += listed(guess.forest_deck) != listed(state.forest_deck)
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


# What a view must tell a board besides the things on the table


def question(t: Table) -> QuestionView:
    """The details of the current question."""
    found: QuestionView | None = t.view().question
    assert found is not None
    return found


@rule("SY-21", "SY-22")
def test_the_steps_left_of_a_turn_are_seen_even_while_a_step_asks_something() -> None:
    t = wood(north={"pool": "TT", "hand": ["P09"]})
    assert t.view().turn == TurnView("north", place=True, brew=True, drink=True)
    t.says("north", "place tree garden").asks("north", "gather")
    assert t.view().turn == TurnView("north", place=False, brew=True, drink=True)
    t.says("north", "gather plant", "drink P09").asks("north", "place-die")
    assert t.view().turn == TurnView("north", place=False, brew=True, drink=False)


@rule("SY-67", "SY-181")
def test_a_player_sees_how_many_berries_each_potion_takes() -> None:
    stock = {"plant": 1, "mushroom": 1, "berry": 2}
    scene = {"market": ["P01", "P04", "P09", "P13"], "north": {"stock": stock}}
    plain = wood(**scene).view().players[0]
    assert plain.brews == {"P01": 1, "P09": 2, "P13": 2}
    characters = ["kyril", "lelio"]
    thrifty = wood(powers=True, characters=characters, **scene).view().players[0]
    assert thrifty.brews == {"P01": 1, "P09": 1, "P13": 1}


@rule("SY-67", "SY-181")
def test_each_way_to_pay_tells_its_berries() -> None:
    stock = {"plant": 2, "mushroom": 1, "berry": 1}
    t = wood(market=["P01", "P04", "P08", "P20"], north={"stock": stock}).says("north", "brew P01")
    assert question(t).potion == "P01"
    assert question(t).berries == {"pay 0 0 0": 0, "pay 1 0 0": 1, "pay 0 1 0": 1}


@rule("SY-53")
def test_a_die_in_the_hand_tells_where_it_was() -> None:
    t = wood(dice={"A2": "nT eT"}, north={"pool": "TTM", "hand": ["P25"]})
    t.says("north", "drink P25", "choose A2").asks("north", "level")
    assert (question(t).place, question(t).levels) == ("A2", [1, 2])
    t.says("north", "lift 2").asks("north", "move-to")
    assert (question(t).place, question(t).levels) == ("A2", [2])


@rule("SY-83")
def test_dice_picked_for_a_reroll_are_told() -> None:
    t = wood(north={"pool": "TTM", "hand": ["P05"]}).says("north", "drink P05", "reroll tree")
    assert question(t).picked == ["tree"]


@rule("SY-10", "SY-172")
def test_characters_tell_their_powers_and_who_plays_them() -> None:
    found = {
        one.id: (one.power, one.seat) for one in wood(characters=["myla", "wren"]).view().characters
    }
    assert found["myla"] == ("break-tie", "north")
    assert found["wren"] == ("beast-friend", "east")
    assert found["kyril"] == ("thrifty-brewer", None)


@rule("SY-100", "SY-147")
def test_forests_held_and_creatures_released_tell_their_seasons() -> None:
    player = wood(north={"forests": ["F05"], "released": ["SU1"]}).view().players[0]
    assert [(one.id, one.seasons, one.points) for one in player.held] == [
        ("F05", ["spring", "summer"], 4)
    ]
    assert [(one.id, one.season) for one in player.freed] == [("SU1", "summer")]


@rule("SY-4", "SY-5", "SY-12")
def test_the_places_of_the_table_are_told_even_while_they_are_empty() -> None:
    places = wood().view().places
    assert (places.forests, places.market) == (3, 4)
    assert (places.forage_dice, places.element_dice) == (4, 2)
    assert places.landscapes == ["tree", "mountain", "river"]


@rule("SY-2", "SY-64")
def test_before_the_first_round_the_village_shows_its_day() -> None:
    state = GAME.start(2, seed=1, options={"characters": "chosen"})
    view = state.view(0)
    assert (view.round, view.night) == (0, False)
    assert view.village["stall"].does == ["trade basic berry 1"]


def test_every_component_names_its_source() -> None:
    provenance = wood().view().provenance
    assert provenance["setup"] == "rulebook"
    assert provenance["potion"] == "reconstructed"
