"""Sylve: setup (SY-1 to SY-13)."""

import pytest

from tablewood.games.sylve.game import Sylve
from tablewood.kernel.errors import BadOption, BadSeats
from tablewood.kernel.match import Match
from tests.rule import rule
from tests.table import Table

GAME = Sylve()
SEATS = ["north", "east", "south", "west"]


def new(seats: int, seed: int = 0, **options: object) -> Table:
    return Table(Match(GAME, seats, seed, options=dict(options)))  # type: ignore[arg-type]


@rule("SY-13")
def test_the_host_may_name_who_begins() -> None:
    for name, seat in (("north", 0), ("east", 1)):
        assert GAME.start(2, 5, {"first-player": name}).first == seat
    assert {GAME.start(2, seed).first for seed in range(20)} == {0, 1}
    with pytest.raises(BadOption, match="west does not play with 2 players"):
        GAME.start(2, 0, {"first-player": "west"})


@rule("SY-1")
def test_two_to_four_players() -> None:
    assert GAME.seats == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            GAME.start(seats)


@rule("SY-2", "SY-61")
def test_the_village_starts_by_day() -> None:
    view = new(2).view()
    assert (view.round, view.night) == (1, False)
    assert view.village["well"].does == ["gather each 1"]


@rule("SY-3", "SY-4")
@pytest.mark.parametrize(("seats", "row", "deck"), [(2, 3, 9), (3, 4, 12), (4, 5, 15)])
def test_row_and_deck_by_number_of_players(seats: int, row: int, deck: int) -> None:
    for seed in range(5):
        t = new(seats, seed)
        assert len(t.view().forests) == row
        assert t.view().forest_deck_size == deck
        used = [GAME.parts.forest_players[forest] for forest in t.state.forest_deck]
        assert len(used) == row + deck
        assert max(used) == seats


@rule("SY-5")
def test_the_potion_market() -> None:
    view = new(3).view()
    assert len(view.market) == 4
    assert view.potion_deck_size == 28
    assert len({potion.id for seed in range(9) for potion in new(3, seed).view().market}) > 12


@rule("SY-6")
def test_four_piles_by_season_with_the_top_face_up() -> None:
    t = new(2)
    for season, pile in t.view().piles.items():
        assert pile.left == 9
        assert pile.top.season == season
    tops = {new(2, seed).view().piles["winter"].top.id for seed in range(20)}
    assert len(tops) > 3


@rule("SY-3", "SY-4", "SY-5", "SY-6", "SY-12")
def test_a_new_game_for_two() -> None:
    t = new(2)
    view = t.view()
    assert (view.forest_deck_size, len(view.forests)) == (9, 3)
    assert (len(view.market), view.potion_deck_size) == (4, 28)
    assert [pile.left for pile in view.piles.values()] == [9, 9, 9, 9]
    assert [player.stock["berry"] for player in view.players] == [1, 1]
    t.asks(view.first, "turn")


@rule("SY-7")
def test_ingredients_points_and_scorch_tokens_are_kept_apart() -> None:
    view = new(2).view()
    assert view.scorch_tokens_left == 10
    assert view.players[0].tokens == 0
    assert view.players[0].stock == {"plant": 0, "mushroom": 0, "crystal": 0, "berry": 1}


@rule("SY-10")
def test_characters_at_random_are_all_different() -> None:
    seen = set()
    for seed in range(20):
        characters = [player.character for player in new(3, seed).view().players]
        assert len(set(characters)) == 3
        seen.add(tuple(characters))
    assert len(seen) > 10


@rule("SY-10")
def test_characters_chosen_in_the_order_of_the_seats() -> None:
    t = new(3, characters="chosen")
    t.asks("north", "character").says("north", "be wren")
    t.asks("east", "character").refuses("east", "be wren", "SY-10")
    t.says("east", "be lelio").asks("south", "character").offers_only("be myla", "be kyril")
    t.refuses("south", "place tree garden", "SY-10")
    t.says("south", "be kyril")
    assert [player.character for player in t.view().players] == ["wren", "lelio", "kyril"]
    assert t.view().players[1].colour == "red"
    t.asks(t.view().first, "turn").refuses(t.view().first, "be myla", "SY-10")


@rule("SY-11")
@pytest.mark.parametrize("characters", ["random", "chosen"])
def test_powers_are_for_all_or_for_nobody(characters: str) -> None:
    for powers in (False, True):
        t = new(4, powers=powers, characters=characters)
        for seat, name in enumerate(["lelio", "myla", "wren", "kyril"]):
            if characters == "chosen":
                t.says(SEATS[seat], f"be {name}")
        assert [player.power is not None for player in t.view().players] == [powers] * 4
        assert t.view().powers is powers
    assert not new(4).view().powers, "a first game is played without"


@rule("SY-12")
def test_what_players_start_with() -> None:
    for player in new(4).view().players:
        assert sum(player.pool[face] for face in ("tree", "mountain", "river")) == 4
        assert sum(player.pool[face] for face in ("water", "fire", "wind")) == 2
        assert player.stock == {"plant": 0, "mushroom": 0, "crystal": 0, "berry": 1}
        nothing = [player.tokens, player.tamed, player.released, player.hand, player.reserved]
        assert nothing == [0, [], [], [], []]
        assert (player.drunk, player.forests) == ([], [])


@rule("SY-13")
def test_the_first_player_is_drawn_at_random() -> None:
    first = [new(4, seed).view().first for seed in range(40)]
    assert set(first) == set(SEATS)
    t = new(4)
    t.asks(t.view().first, "turn")
