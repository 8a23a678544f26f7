"""Builders of Sylvan Dale: order of play, playing a card, adding a tile (SD-19 to SD-36)."""

from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.match import Match
from tablewood.kernel.vectors import part
from tests.rule import rule
from tests.table import Table, table

GAME = tw.game("sylvan-dale")
BASES = ["NCLT", "CLTN", "LTC", "TN"]
"""Nests stand at A1, D2 and B4; lodges at C1, B2 and A3."""


def tiles(t: Table, space: str) -> list[tuple[str, str]]:
    return [(tile.colour, tile.style) for tile in t.view().trees[space].tiles]


def play_out(t: Table, seed: int) -> list[tuple[int, str]]:
    """Play randomly to the end; returns the round and player of every turn, in order."""
    chance = tw.seeded(seed)
    turns = []
    while not t.state.over:
        if t.state.step.prompt == "play-card":
            turns.append((t.view().round, t.names[t.state.seat]))
        moves = t.offered()
        t.match.submit(t.state.seat, moves[chance.below(len(moves))])
    return turns


# Order of play


@rule("SD-19")
@pytest.mark.parametrize(
    ("turn", "following"),
    [("red", "yellow"), ("yellow", "blue"), ("blue", "purple"), ("purple", "red")],
)
def test_the_turn_passes_clockwise_in_round_1(turn: str, following: str) -> None:
    t = table("sylvan-dale", seats=4, turn=turn, bases=["NNNNN"], **{turn: {"hand": ["nest-ax"]}})
    t.says(turn, "play nest-ax", "add A1", "draw").asks(following, "play-card")


@rule("SD-19", "SD-22")
def test_the_order_of_a_whole_game_without_lost_turns() -> None:
    """Edge case 43."""
    t = Table(Match(GAME, 4, seed=1, options={"first-player": "red"}))
    turns = play_out(t, 1)
    assert not t.heard("stuck")
    clockwise = ["red", "yellow", "blue", "purple"]
    there = [(1, name) for name in clockwise * 8]
    back = [(2, name) for name in clockwise[::-1] * 8]
    assert turns == there + back
    assert t.state.over


@rule("SD-20")
def test_a_turn_is_a_card_then_a_tile_then_a_new_card() -> None:
    t = table(
        "sylvan-dale",
        bases=BASES,
        market=["nest-ax", "lodge-hammer", "turret-bridge"],
        red={"hand": ["nest-ax", "lodge-ax", "turret-ax", "cottage-ax"]},
    )
    t.asks("red", "play-card")
    t.refuses("red", "add A1", "SD-20").refuses("red", "draw", "SD-49")
    t.refuses("red", "take nest-ax", "SD-49").refuses("red", "replace", "SD-49")
    t.says("red", "play nest-ax").asks("red", "add-tile")
    t.refuses("red", "play lodge-ax", "SD-20").refuses("red", "draw", "SD-49")
    t.says("red", "add A1").asks("red", "choose-card")
    t.refuses("red", "play lodge-ax", "SD-20").refuses("red", "add D2", "SD-20")
    t.says("red", "draw").asks("yellow", "play-card")


@rule("SD-21")
def test_a_banner_and_one_item_come_between_the_tile_and_the_new_card() -> None:
    t = table(
        "sylvan-dale",
        trees={"A1": "N | rC yC", "B2": "L | yT"},
        red={"hand": ["cottage-ax", "nest-ax"], "stack": "C", "items": {"ax": 2}},
    )
    t.refuses("red", "hang", "SD-63").refuses("red", "ax B2", "SD-72")
    t.says("red", "play cottage-ax").refuses("red", "hang", "SD-63")
    t.refuses("red", "ax B2", "SD-72")
    t.says("red", "add A1").asks("red", "hang-banner").refuses("red", "ax B2", "SD-72")
    t.says("red", "hang").asks("red", "use-items")
    t.says("red", "ax B2").asks("red", "choose-card").refuses("red", "ax A1", "SD-71")
    assert (t.score("red", "banners"), t.view().trees["B2"].height) == (5, 1)
    t.says("red", "draw").asks("yellow", "play-card")


@rule("SD-22")
@pytest.mark.parametrize(("left", "following"), [(0, "blue"), (1, "yellow")])
def test_a_player_without_tiles_is_skipped(left: int, following: str) -> None:
    t = table("sylvan-dale", seats=3, red={"hand": ["nest-ax"]}, yellow={"left": left})
    t.says("red", "play nest-ax", "add A1", "draw").asks(following, "play-card")


@rule("SD-22")
def test_a_lost_turn_is_taken_at_the_end_of_the_round() -> None:
    """Edge case 42: red is stuck in the eighth turn, plays alone later, and begins round 2."""
    t = table(
        "sylvan-dale",
        seats=3,
        trees={"D4": "L^"},
        bases=["NCTN", "CTNC", "TNCT", "NTC"],
        market=["nest-bridge", "cottage-bridge", "turret-treetop"],
        deck=["nest-ax", "nest-hammer", "cottage-ax", "turret-ax"],
        red={"hand": ["lodge-ax"] * 4, "left": 1},
        yellow={"hand": ["nest-ax", "cottage-ax", "turret-ax", "nest-hammer"], "left": 1},
        blue={"hand": ["nest-ax", "cottage-ax", "turret-ax", "nest-hammer"], "left": 1},
    )
    t.asks("red", "choose-card").says("red", "draw")
    t.says("yellow", "play nest-ax", "add A1", "draw")
    t.says("blue", "play cottage-ax", "add B1", "draw")
    assert (t.view().round, [player.stack_left for player in t.view().players]) == (1, [1, 0, 0])
    t.says("red", "play nest-ax", "add D1", "draw")
    assert (t.view().round, t.view().clockwise) == (2, False)
    t.says("red", "play nest-hammer", "add C2", "draw")
    t.says("blue", "play nest-ax", "add B3", "draw")
    t.says("yellow", "play nest-hammer", "add A4", "draw")
    t.asks("red", "play-card")


# Step 1: playing a card


@rule("SD-23")
def test_the_card_leaves_the_hand_and_lies_face_up_for_all_to_see() -> None:
    hand = ["nest-ax", "nest-ax", "lodge-hammer", "turret-bridge+treetop"]
    t = table("sylvan-dale", bases=BASES, red={"hand": hand, "display": ["cottage-ax"]})
    t.offers_only("play nest-ax", "play lodge-hammer", "play turret-bridge+treetop")
    t.refuses("red", "play cottage-ax", "SD-23").refuses("red", "play nest-hammer", "SD-23")
    t.says("red", "play nest-ax")
    assert t.view("red").players[0].hand == ["nest-ax", "lodge-hammer", "turret-bridge+treetop"]
    for onlooker in ["", "red", "yellow"]:
        assert t.view(onlooker).players[0].display == ["nest-ax", "cottage-ax"]
        assert t.view(onlooker).players[0].hand_size == 3
    assert t.view().discard == []
    t.asks("red", "add-tile")


@rule("SD-26")
@pytest.mark.parametrize(
    ("card", "trees"),
    [
        ("nest-ax", ["A1", "D2", "B4"]),
        ("nest-bridge+treetop", ["A1", "D2", "B4"]),
        ("lodge-ax", ["C1", "B2", "A3"]),
        ("cottage-hammer", ["B1", "A2", "C3"]),
        ("turret-treetop", ["D1", "C2", "B3", "A4"]),
    ],
)
def test_the_style_of_the_card_decides_where_the_tile_may_go(card: str, trees: list[str]) -> None:
    hand = ["nest-ax", "nest-bridge+treetop", "lodge-ax", "cottage-hammer", "turret-treetop"]
    hand.remove("nest-ax" if card != "nest-ax" else "lodge-ax")
    t = table("sylvan-dale", bases=BASES, red={"hand": hand, "stack": "L"})
    t.says("red", f"play {card}").offers_only(*[f"add {tree}" for tree in trees])
    t.asks("red", "add-tile")


@rule("SD-27")
def test_a_card_that_fits_no_open_tree_may_not_be_played() -> None:
    bases = ["NNNN", "NTTT", "TTC", "CC"]
    t = table(
        "sylvan-dale",
        bases=bases,
        trees={"B2": "T | yL ^"},
        red={"hand": ["nest-ax", "lodge-ax", "lodge-hammer", "cottage-ax"]},
    )
    t.offers_only("play nest-ax", "play cottage-ax")
    t.refuses("red", "play lodge-ax", "SD-27").refuses("red", "play lodge-hammer", "SD-27")
    t.asks("red", "play-card")


# Step 2: adding a tile


@rule("SD-28")
def test_exactly_one_tile_is_added() -> None:
    t = table("sylvan-dale", bases=BASES, red={"hand": ["nest-ax"], "stack": "TC"})
    t.says("red", "play nest-ax").refuses("red", "done", "SD-28")
    t.says("red", "add A1").asks("red", "choose-card")
    t.refuses("red", "add D2", "SD-20").refuses("red", "add A1", "SD-20")
    assert t.view().players[0].stack_left == 7
    assert sum(len(tree.tiles) for tree in t.view().trees.values()) == 1
    t.says("red", "draw").asks("yellow", "play-card")


@rule("SD-29")
def test_only_the_highest_dwelling_of_a_tree_counts() -> None:
    t = table(
        "sylvan-dale",
        bases=BASES,
        trees={"A1": "N | yC", "B1": "C | yN", "D2": "N | yN yT", "C1": "L | yN yT yN"},
        red={"hand": ["nest-ax"]},
    )
    t.says("red", "play nest-ax").offers_only("add B1", "add C1", "add B4")
    t.refuses("red", "add A1", "SD-29").refuses("red", "add D2", "SD-29")
    t.refuses("red", "add D1", "SD-29").asks("red", "add-tile")


@rule("SD-29", "SD-30", "SD-31")
def test_a_turret_goes_on_a_nest_base_by_a_nest_card() -> None:
    """Edge case 2: only the card and the tree match; now the tree shows a turret."""
    t = table(
        "sylvan-dale",
        trees={"B2": "N"},
        red={"hand": ["nest-ax"], "stack": "TL"},
        yellow={"hand": ["nest-ax", "turret-ax"]},
    )
    t.says("red", "play nest-ax", "add B2", "draw")
    assert (t.view().trees["B2"].base, tiles(t, "B2")) == ("nest", [("red", "turret")])
    t.says("yellow", "play turret-ax").offers("add B2").asks("yellow", "add-tile")
    t.match.undo(1)
    t.says("yellow", "play nest-ax").refuses("yellow", "add B2", "SD-29")
    t.asks("yellow", "add-tile")


@rule("SD-30")
def test_the_top_tile_of_the_stack_is_added() -> None:
    t = table("sylvan-dale", red={"hand": ["nest-ax"], "stack": "LCT"}, yellow={"stack": "N"})
    assert t.view().players[0].stack_top == "lodge"
    t.says("red", "play nest-ax", "add A1")
    assert tiles(t, "A1") == [("red", "lodge")]
    assert t.view().players[0].stack_top == "cottage"
    assert t.view().players[1].stack_top == "nest"
    t.asks("red", "choose-card")


@rule("SD-31")
@pytest.mark.parametrize("letter", ["N", "C", "L", "T"])
def test_the_added_tile_may_have_any_style(letter: str) -> None:
    t = table("sylvan-dale", bases=BASES, red={"hand": ["nest-ax"], "stack": letter})
    t.says("red", "play nest-ax").offers_only("add A1", "add D2", "add B4")
    t.says("red", "add D2")
    assert [style[0].upper() for _, style in tiles(t, "D2")] == [letter]
    t.asks("red", "choose-card")


@rule("SD-32")
def test_a_full_tree_takes_no_tile() -> None:
    t = table(
        "sylvan-dale",
        trees={"A1": "N | rC yL rT yN", "B1": "N | rL yC rN yL rC"},
        red={"hand": ["nest-ax", "cottage-ax"], "stack": "C"},
        yellow={"hand": ["cottage-hammer"]},
    )
    t.says("red", "play cottage-ax").refuses("red", "add B1", "SD-32").asks("red", "add-tile")
    t.match.undo(0)
    t.says("red", "play nest-ax", "add A1")
    assert t.view().trees["A1"].height == 6
    t.says("red", "draw")
    t.says("yellow", "play cottage-hammer").refuses("yellow", "add A1", "SD-32")
    t.asks("yellow", "add-tile")


@rule("SD-33")
@pytest.mark.parametrize(("tree", "open_tree"), [("N^", "N"), ("C | yN ^", "C | yN")])
def test_a_tree_with_a_treetop_takes_no_tile(tree: str, open_tree: str) -> None:
    t = table("sylvan-dale", trees={"A1": tree, "B1": open_tree}, red={"hand": ["nest-ax"]})
    t.says("red", "play nest-ax").refuses("red", "add A1", "SD-33")
    t.says("red", "add B1").asks("red", "choose-card")


@rule("SD-34", "SD-30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tiles_come_in_the_order_of_the_stacks(seats: int) -> None:
    t = Table(Match(GAME, seats, seed=5))
    stacks = [part(t.state.stacks, seat * 16, (seat + 1) * 16) for seat in range(seats)]
    play_out(t, 5)
    for seat, stack in enumerate(stacks):
        added = [event.numbers[1] for event in t.heard("added") if event.seat == seat]
        assert added == stack
    assert t.state.over


@rule("SD-35")
def test_the_owner_may_look_through_both_stacks_at_any_time() -> None:
    t = table("sylvan-dale", turn="red", yellow={"stack": "TCLNTTTCCCLLLNNN"})
    names = {"T": "turret", "C": "cottage", "L": "lodge", "N": "nest"}
    mine = t.view("yellow").players[1]
    assert mine.stack == [names[letter] for letter in "TCLNTTTC"]
    assert mine.second_stack == [names[letter] for letter in "CCLLLNNN"]
    for onlooker in ("", "red"):
        other = t.view(onlooker).players[1]
        assert (other.stack, other.second_stack) == (None, None)
        assert (other.stack_top, other.stack_left) == ("turret", 8)
    t.asks("red", "play-card")


@rule("SD-35")
def test_in_round_2_the_second_stack_is_the_one_in_front() -> None:
    t = table("sylvan-dale", round=2, yellow={"stack": "TCLN", "left": 4})
    mine = t.view("yellow").players[1]
    assert (mine.stack, mine.second_stack) == (["turret", "cottage", "lodge", "nest"], [])
    assert (t.view("red").players[1].stack_top, mine.stack_left) == ("turret", 4)
    t.asks("red", "play-card")


@rule("SD-35")
def test_a_player_sees_nothing_of_an_opponents_secrets() -> None:
    """Edge case 56: two tables that differ only in what red cannot know look the same to red."""

    def seen(name: str, hand: list[str], stack: str, deck: list[str]) -> Any:
        t = table(
            "sylvan-dale",
            market=["nest-hammer", "cottage-hammer", "lodge-hammer"],
            deck=deck,
            red={"hand": ["nest-ax"]},
            yellow={"hand": hand, "stack": stack},
        )
        t.asks("red", "play-card")
        return t.view(name)

    one: tuple[list[str], str, list[str]] = (["lodge-ax"] * 4, "TCLNTTTCCCLLLNNN", ["nest-ax"] * 3)
    two: tuple[list[str], str, list[str]] = (["turret-ax"] * 4, "TNNNNLLLLCCCCTTT", ["lodge-ax"])
    assert seen("red", *one) == seen("red", *two)
    assert seen("", *one) == seen("", *two)
    assert seen("yellow", *one) != seen("yellow", *two)
    other = seen("red", *one).players[1]
    assert (other.hand, other.hand_size) == (None, 4)
    assert (other.stack_top, other.stack_left) == ("turret", 8)


@rule("SD-36")
@pytest.mark.parametrize(
    ("tree", "height"),
    [("N", 1), ("N^", 1), ("N | rC", 2), ("N | rC yL ^", 3), ("N | rC yL rT yN rN", 6)],
)
def test_the_height_is_the_number_of_levels(tree: str, height: int) -> None:
    t = table("sylvan-dale", trees={"A1": tree})
    assert t.view().trees["A1"].height == height
    t.asks("red", "play-card")
