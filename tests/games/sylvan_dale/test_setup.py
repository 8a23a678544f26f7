"""Builders of Sylvan Dale: setup (SD-5 to SD-18)."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadOption
from tablewood.kernel.match import Match
from tablewood.kernel.options import Value
from tests.rule import rule
from tests.table import Table, table

GAME = tw.game("sylvan-dale")
COLOURS = ["red", "yellow", "blue", "purple"]
STYLES = ["nest", "cottage", "lodge", "turret"]
SPACES = {
    2: ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "A4", "B4"],
    3: [f"{column}{row}" for row in "1234" for column in "ABCD"],
    4: [f"{column}{row}" for row in "1234" for column in "ABCDE"],
}


def fresh(seats: int, seed: int = 0, first: str = "red") -> Table:
    return Table(Match(GAME, seats, seed, options={"first-player": first}))


def bases(t: Table) -> list[str]:
    return [tree.base for tree in t.view().trees.values()]


def own(t: Table, name: str) -> Any:
    """What a player has, as that player sees it."""
    return t.view(name).players[t.seat(name)]


def take_turn(t: Table, name: str) -> None:
    """The player answers every question until somebody else is asked."""
    while t.state.seat == t.seat(name):
        t.says(name, t.offered()[-1])


@rule("SD-5", "SD-6", "SD-7", "SD-10", "SD-12", "SD-13", "SD-14", "SD-17")
@pytest.mark.parametrize(
    ("seats", "trees", "deck", "treetops"), [(4, 20, 61, 9), (3, 16, 65, 9), (2, 13, 69, 8)]
)
def test_setup_in_numbers(seats: int, trees: int, deck: int, treetops: int) -> None:
    """Edge case 1."""
    t = fresh(seats)
    view = t.view()
    assert len(view.trees) == trees
    assert len(view.players) == seats
    assert len(view.market) == 3
    assert view.deck_size == deck
    assert view.supply == {"ax": 6, "hammer": 6, "bridge": 12, "treetop": treetops}
    for name in t.names:
        assert len(own(t, name).hand) == 4
        assert (len(own(t, name).stack), len(own(t, name).second_stack)) == (8, 8)
    t.asks("red", "play-card")


# The board


@rule("SD-5")
def test_four_players_use_the_front_with_all_its_bases() -> None:
    t = fresh(4)
    assert sorted(t.view().trees) == sorted(SPACES[4])
    assert Counter(bases(t)) == dict.fromkeys(STYLES, 5)
    districts = "".join(t.view().trees[space].district[0] for space in SPACES[4])
    assert districts == "fffhh" + "frrhh" + "srrrm" + "sssmm"
    t.asks("red", "play-card")


@rule("SD-6")
def test_three_players_use_the_whole_back() -> None:
    t = fresh(3)
    assert sorted(t.view().trees) == sorted(SPACES[3])
    districts = "".join(t.view().trees[space].district[0] for space in SPACES[3])
    assert districts == "ffhh" + "frrh" + "srrm" + "ssmm"
    card = own(t, "red").hand[0]
    t.says("red", f"play {card}").refuses("red", "add E1", "SD-6").asks("red", "add-tile")


@rule("SD-7")
@pytest.mark.parametrize("space", ["D3", "C4", "D4"])
def test_two_players_leave_the_meadow_out(space: str) -> None:
    t = fresh(2)
    assert sorted(t.view().trees) == sorted(SPACES[2])
    assert "meadow" not in {tree.district for tree in t.view().trees.values()}
    card = own(t, "red").hand[0]
    t.says("red", f"play {card}").refuses("red", f"add {space}", "SD-7").asks("red", "add-tile")


@rule("SD-5", "SD-6", "SD-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_space_may_get_any_base(seats: int) -> None:
    layouts = [bases(fresh(seats, seed)) for seed in range(60)]
    for space in range(len(SPACES[seats])):
        assert {layout[space] for layout in layouts} == set(STYLES)


@rule("SD-8")
@pytest.mark.parametrize(("seats", "left_over"), [(3, 4), (2, 7)])
def test_random_bases_stay_in_the_box(seats: int, left_over: int) -> None:
    boxes = set()
    for seed in range(60):
        box = Counter(dict.fromkeys(STYLES, 5))
        box.subtract(bases(fresh(seats, seed)))
        assert min(box.values()) >= 0
        assert box.total() == left_over
        boxes.add(tuple(box[style] for style in STYLES))
    assert len(boxes) > 10


# The pieces of the players


@rule("SD-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_colour_with_16_tiles_and_16_banners(seats: int) -> None:
    t = fresh(seats)
    assert [player.colour for player in t.view().players] == COLOURS[:seats]
    for name in t.names:
        player = own(t, name)
        assert Counter(player.stack + player.second_stack) == dict.fromkeys(STYLES, 4)
        assert player.banners_left == 16
        assert sum(player.box.values()) == 0
    t.asks("red", "play-card")


@rule("SD-9", "SD-16")
@pytest.mark.parametrize(("seats", "colour"), [(2, "blue"), (2, "purple"), (3, "purple")])
def test_a_colour_that_stays_in_the_box_cannot_go_first(seats: int, colour: str) -> None:
    said = f"nobody plays {colour} \\(SD-9\\)"
    with pytest.raises(BadOption, match=said):
        fresh(seats, first=colour)


@rule("SD-10")
def test_the_tiles_are_shuffled_separately_for_each_player() -> None:
    t = fresh(4)
    orders = {tuple(own(t, name).stack + own(t, name).second_stack) for name in t.names}
    assert len(orders) == 4
    other = fresh(4, seed=1)
    assert own(other, "red").stack != own(t, "red").stack
    # Not every stack of 8 holds two tiles of each style: the 16 are shuffled as one.
    mixes = [Counter(own(fresh(2, seed), "red").stack) for seed in range(20)]
    assert any(mix != dict.fromkeys(STYLES, 2) for mix in mixes)
    t.asks("red", "play-card")


@rule("SD-10", "SD-11")
def test_the_first_eight_of_the_shuffle_are_for_round_1_and_the_last_eight_for_round_2() -> None:
    t = fresh(2, seed=3)
    shuffled = [STYLES[style] for style in t.state.stacks[:16]]
    assert own(t, "red").stack == shuffled[:8]
    assert own(t, "red").second_stack == shuffled[8:]
    assert own(t, "red").stack_top == shuffled[0]
    placed: dict[int, list[str]] = {1: [], 2: []}
    while not t.state.over:
        if t.state.step.prompt == "add-tile" and t.state.seat == 0:
            placed[t.view().round].append(t.view().players[0].stack_top)
        t.match.submit(t.state.seat, t.offered()[-1])
    assert placed == {1: shuffled[:8], 2: shuffled[8:]}
    assert t.state.over


# The cards


@rule("SD-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_80_cards_are_shuffled_and_four_dealt_to_each(seats: int) -> None:
    t = fresh(seats)
    s = t.state
    dealt = Counter([*s.deck, *s.market, *[card for seat in range(seats) for card in s.hand(seat)]])
    assert dealt == dict.fromkeys(range(20), 4)
    assert [player.hand_size for player in t.view().players] == [4] * seats
    first_hands = {tuple(fresh(seats, seed).state.hand(0)) for seed in range(20)}
    assert len(first_hands) == 20
    t.asks("red", "play-card")


@rule("SD-13")
def test_three_cards_lie_face_up_beside_a_face_down_deck() -> None:
    t = fresh(3)
    faces = GAME.moves.verbs["take"].parameters[0].domain.names
    for name in ["", *t.names]:
        view = t.view(name)
        assert view.market == [faces[card] for card in t.state.market]
        assert (view.deck_size, view.discard) == (65, [])
        assert not hasattr(view, "deck")
    assert len({tuple(fresh(3, seed).view().market) for seed in range(10)}) == 10
    t.asks("red", "play-card")


# The rest


@rule("SD-14", "SD-18")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_items_and_all_fame_are_in_the_supply(seats: int) -> None:
    t = fresh(seats)
    assert t.view().supply == {"ax": 6, "hammer": 6, "bridge": 12, "treetop": 9}
    for player in t.view().players:
        assert player.items == {"ax": 0, "hammer": 0, "bridge": 0, "treetop": 0}
        assert (player.fame, player.display) == (0, [])
        assert player.fame_from == {"banners": 0, "bridges": 0, "prestige": 0, "preeminence": 0}
    t.asks("red", "play-card")


@rule("SD-14")
def test_nothing_of_the_supply_is_on_the_board() -> None:
    t = fresh(4)
    for tree in t.view().trees.values():
        assert (tree.tiles, tree.height, tree.treetop, tree.banners) == ([], 1, False, {})
    assert t.view().bridges == []
    t.asks("red", "play-card")


@rule("SD-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seats_are_numbered_clockwise(seats: int) -> None:
    t = fresh(seats, first="yellow")
    assert t.view().seats == COLOURS[:seats]
    assert t.view().clockwise
    order = [*COLOURS[1:seats], "red", "yellow"]
    for name, following in pairwise(order):
        take_turn(t, name)
        t.asks(following, "play-card")


@rule("SD-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    first = [fresh(seats, seed, "random").state.seat for seed in range(60)]
    assert set(first) == set(range(seats))
    assert max(Counter(first).values()) < 45


@rule("SD-16")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_host_may_say_who_goes_first(colour: str) -> None:
    for seed in range(5):
        t = fresh(4, seed, colour)
        assert [event.numbers[:2] for event in t.heard("round-began")] == [(1, t.seat(colour))]
        t.asks(colour, "play-card")


@rule("SD-17", "SD-18")
@pytest.mark.parametrize(("first", "second"), [("red", "yellow"), ("yellow", "red")])
def test_the_second_of_two_players_starts_with_a_treetop(first: str, second: str) -> None:
    t = fresh(2, first=first)
    none = {"ax": 0, "hammer": 0, "bridge": 0, "treetop": 0}
    assert t.view().players[t.seat(first)].items == none
    assert t.view().players[t.seat(second)].items == none | {"treetop": 1}
    assert t.view().supply["treetop"] == 8
    assert [player.fame for player in t.view().players] == [0, 0]
    assert [player.display for player in t.view().players] == [[], []]
    t.asks(first, "play-card")


@rule("SD-17")
def test_the_bonus_treetop_is_an_ordinary_item() -> None:
    t = fresh(2, first="red")
    take_turn(t, "red")
    t.says("yellow", t.offered("play")[0]).refuses("yellow", "treetop A1", "SD-72")
    t.says("yellow", t.offered("add")[0]).asks("yellow", "use-items")
    t.says("yellow", "treetop A1")
    assert t.view().trees["A1"].treetop
    assert t.view().players[1].items["treetop"] == 0
    assert t.view().supply["treetop"] == 8
    t.asks("yellow", "choose-card")


@rule("SD-9")
def test_each_player_chooses_a_colour() -> None:
    chosen: dict[str, Value] = {"colours": "purple+red", "first-player": "purple"}
    t = Table(Match(GAME, 2, 3, options=chosen))
    assert t.names == t.view().seats == ["purple", "red"]
    assert [player.colour for player in t.view().players] == ["purple", "red"]
    tile = play_until_a_tile_stands(t)
    assert tile == "purple"
    t.asks("purple", t.state.step.prompt)


def play_until_a_tile_stands(t: Table) -> str:
    """The colour of the first tile on the board."""
    while True:
        tiles = [tile.colour for tree in t.view().trees.values() for tile in tree.tiles]
        if tiles:
            return str(tiles[0])
        seat = t.state.seat
        t.match.submit(seat, t.match.moves(seat)[0])


@rule("SD-9")
@pytest.mark.parametrize(
    ("colours", "said"),
    [
        ("red+red", "unknown value"),
        ("red+green", "unknown value"),
        ("red", "1 for 2 seats"),
        ("red+blue+yellow", "3 for 2 seats"),
    ],
)
def test_colours_are_distinct_and_one_for_each_seat(colours: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        GAME.start(2, 0, {"colours": colours})


@rule("SD-9")
def test_a_scene_speaks_of_the_chosen_colours() -> None:
    t = table(
        "sylvan-dale",
        seats=2,
        options={"colours": "blue+purple"},
        turn="purple",
        trees={"B2": "N | bT*p"},
        purple={"hand": ["nest-ax"]},
    )
    tree = t.view().trees["B2"]
    assert tree.tiles[0].colour == "blue"
    assert tree.banners == {"purple": 1}
    t.asks("purple", "play-card")
