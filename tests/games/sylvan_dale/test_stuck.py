"""Builders of Sylvan Dale: when no card fits, dead board and stalemate (SD-37 to SD-44)."""

from collections import Counter
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel.log import unbundled
from tablewood.kernel.scene import scene_match
from tests.rule import rule
from tests.table import Table, table

NO_LODGE = ["NCTN", "CTNC", "TNC", "TN"]
"""Thirteen bases, none of them a lodge."""
LODGES = ["lodge-ax", "lodge-hammer", "lodge-bridge", "lodge-treetop"]
FITTING = ["nest-ax", "cottage-ax", "turret-ax", "nest-hammer"]
MARKET = ["nest-bridge", "cottage-hammer", "turret-treetop"]


def stuck_table(**more: object) -> Table:
    """Red holds four lodge cards, and no tree shows a lodge."""
    red = {"hand": LODGES, "stack": "TC"}
    scene = {"bases": NO_LODGE, "market": MARKET, "deck": FITTING, "red": red} | more
    return table("sylvan-dale", **scene)


def boxed_tiles(t: Table) -> list[int]:
    """How many tiles each player was told to put back in the box."""
    return [sum(unbundled(event.numbers[0])) for event in t.heard("boxed")]


@rule("SD-37", "SD-38", "SD-40")
def test_a_stuck_player_shows_the_hand_draws_three_and_chooses_one() -> None:
    """Edge case 39: no tile, no item; the hand is four again and the stack as it was."""
    t = stuck_table(red={"hand": LODGES, "stack": "TC", "items": {"ax": 1, "treetop": 1}})
    assert t.view("red").players[0].hand == ["nest-ax", "cottage-ax", "turret-ax"]
    assert t.view().discard == sorted(LODGES)
    assert t.view().players[0].display == []
    t.asks("red", "choose-card").says("red", "draw")
    assert t.view("red").players[0].hand == FITTING
    assert (t.view().players[0].stack_top, t.view().players[0].stack_left) == ("turret", 8)
    assert {tree.height for tree in t.view().trees.values()} == {1}
    t.asks("yellow", "play-card")


@rule("SD-37", "SD-29")
def test_a_base_that_is_covered_does_not_match() -> None:
    """Edge case 3: B2 is a nest base under a turret, and no other open tree shows a nest."""
    others = ["CCCC", "C.LL", "LLT", "TT"]
    nests = ["nest-ax", "nest-hammer", "nest-bridge"]
    t = table("sylvan-dale", bases=others, trees={"B2": "N | rT"}, red={"hand": nests})
    assert [event.seat for event in t.heard("stuck")] == [0]
    t.asks("red", "choose-card")
    t = table("sylvan-dale", bases=others, trees={"B2": "N"}, red={"hand": nests})
    assert not t.heard("stuck")
    t.asks("red", "play-card")


@rule("SD-37")
def test_the_stuck_player_may_take_a_market_card_as_the_fourth() -> None:
    t = stuck_table().says("red", "take nest-bridge")
    hand = ["nest-ax", "cottage-ax", "turret-ax", "nest-bridge"]
    assert t.view("red").players[0].hand == hand
    assert t.view().market == ["cottage-hammer", "turret-treetop", "nest-hammer"]
    t.asks("yellow", "play-card")


@rule("SD-38")
def test_everybody_sees_the_hand_before_it_is_discarded() -> None:
    t = stuck_table()
    kinds = t.game.events.kinds
    said = [kinds[event.kind].name for event in t.heard()]
    assert said == ["stuck", "showed"] + ["drew"] * 3
    (cards,) = next(kind for kind in kinds if kind.name == "showed").parameters
    assert not cards.secret
    assert cards.domain is not None
    (showed,) = t.heard("showed")
    shown = zip(cards.domain.names, unbundled(showed.numbers[0]), strict=False)
    assert {name: count for name, count in shown if count} == Counter(LODGES)
    assert t.view().players[0].seen_in_hand == []
    t.asks("red", "choose-card")


@rule("SD-39")
@pytest.mark.parametrize(
    ("closed", "full", "stuck"),
    [
        ("T | yL ^", "N | rC yT rT yN rL", True),
        ("T | yL", "N | rC yT rT yN rL", False),
        ("T | yL ^", "N | rC yT rT rL", False),
    ],
)
def test_a_closed_tree_or_a_full_one_does_not_help(closed: str, full: str, stuck: bool) -> None:
    """Edge case 41."""
    t = stuck_table(trees={"A1": closed, "B1": full}, red={"hand": LODGES})
    assert bool(t.heard("stuck")) == stuck
    t.asks("red", "choose-card" if stuck else "play-card")


@rule("SD-40")
def test_a_stuck_player_uses_no_item_even_one_just_gained() -> None:
    axes = ["nest-ax", "cottage-ax", "turret-ax"]
    t = stuck_table(
        trees={"A1": "N | yC"},
        deck=["nest-hammer", "cottage-hammer", "turret-hammer"],
        red={"hand": LODGES, "display": axes, "items": {"ax": 1, "treetop": 1}},
    )
    t.asks("red", "exchange-sets").offers_only("exchange ax", "done")
    t.refuses("red", "ax A1", "SD-40").refuses("red", "treetop B1", "SD-40")
    t.says("red", "exchange ax").asks("red", "choose-card")
    assert t.view().players[0].items["ax"] == 2
    t.refuses("red", "ax A1", "SD-72").asks("red", "choose-card")


@rule("SD-40")
def test_the_tile_is_placed_in_a_later_turn_of_the_round() -> None:
    t = stuck_table(yellow={"hand": ["nest-treetop", "cottage-bridge"]})
    t.says("red", "draw").says("yellow", "play nest-treetop", "add A1", "draw")
    t.says("red", "play cottage-ax", "add B1")
    assert [tile.style for tile in t.view().trees["B1"].tiles] == ["turret"]
    assert t.view().players[0].stack_left == 7
    t.asks("red", "choose-card")


@rule("SD-41", "SD-27")
def test_one_card_that_fits_must_be_played() -> None:
    """Edge case 40: three lodge cards and a nest card, and one tree that shows a nest."""
    t = table(
        "sylvan-dale",
        bases=["CCTT", "CTCT", "CNT"],
        trees={"A4": "L^", "B4": "L | yC ^"},
        red={"hand": ["lodge-ax", "lodge-hammer", "lodge-bridge", "nest-ax"]},
    )
    assert not t.heard("stuck")
    assert t.view("red").players[0].hand_size == 4
    t.offers_only("play nest-ax").refuses("red", "draw", "SD-49").refuses("red", "done", "SD-28")
    t.says("red", "play nest-ax").offers_only("add B3").asks("red", "add-tile")


@rule("SD-41")
def test_a_stuck_player_is_not_asked_whether_to_show_the_hand() -> None:
    t = stuck_table(
        turn="yellow",
        bases=["LCTN", "CTNC", "TNC", "TN"],
        yellow={"hand": ["lodge-bridge+treetop"], "stack": "N"},
    )
    t.says("yellow", "play lodge-bridge+treetop").offers_only("add A1")
    t.says("yellow", "add A1", "take nest-bridge")
    assert [event.seat for event in t.heard("stuck")] == [0]
    t.asks("red", "choose-card")


@rule("SD-42")
def test_a_stuck_player_may_exchange_sets_before_the_new_card() -> None:
    display = ["nest-ax", "cottage-ax", "turret-ax", *["nest-hammer"] * 3]
    t = stuck_table(deck=FITTING, red={"hand": LODGES, "display": display})
    t.asks("red", "exchange-sets").offers_only("exchange ax", "exchange hammer", "done")
    t.says("red", "exchange hammer").asks("red", "exchange-sets").says("red", "exchange ax")
    assert t.view().players[0].items == {"ax": 1, "hammer": 1, "bridge": 0, "treetop": 0}
    t.asks("red", "choose-card")


@rule("SD-42")
def test_a_stuck_player_need_not_exchange_sets() -> None:
    t = stuck_table(red={"hand": LODGES, "display": ["nest-ax", "cottage-ax", "turret-ax"]})
    t.says("red", "done").asks("red", "choose-card").says("red", "draw").asks("yellow", "play-card")


# Dead board


def closed(spaces: str, bases: str) -> dict[str, str]:
    """Bare bases with treetops on them."""
    return {space: f"{base}^" for space, base in zip(spaces.split(), bases, strict=True)}


NINE_CLOSED = closed("C1 D1 A2 D2 A3 B3 C3 A4 B4", "NCLTNCLTN")
FOUR_FULL = {
    "A1": "N | rN rC rL yT yN",
    "B1": "C | rT rN rC yL yT",
    "B2": "L | yN yC yL rT rL",
    "C2": "T | yT yN yC rN",
}
"""Four trees of 6 levels, except C2, which still lacks one tile."""


@rule("SD-43")
def test_the_round_ends_at_once_when_no_tree_is_open() -> None:
    """Edge case 44: nine trees closed, four full, four tiles of round 2 left to each player."""
    t = table(
        "sylvan-dale",
        round=2,
        trees=FOUR_FULL | NINE_CLOSED,
        red={"hand": ["nest-ax", "cottage-ax"], "left": 5, "stack": "C"},
        yellow={"left": 4},
    )
    boxed = [sum(player.box.values()) for player in t.view().players]
    assert boxed == [2, 2]
    t.says("red", "play nest-ax").offers_only("add C2")
    t.says("red", "add C2").asks("red", "choose-card")
    assert not t.heard("dead-board")
    t.says("red", "draw")
    assert [sum(player.box.values()) for player in t.view().players] == [6, 6]
    assert (len(t.heard("dead-board")), boxed_tiles(t)) == (1, [4, 4])
    assert (t.score("red", "prestige"), t.score("red", "preeminence")) == (12, 6)
    assert (t.score("yellow", "prestige"), t.score("yellow", "preeminence")) == (12, 8)
    t.is_over("yellow")


@rule("SD-43")
def test_one_open_tree_is_enough_to_go_on() -> None:
    t = table(
        "sylvan-dale",
        round=2,
        trees=FOUR_FULL | NINE_CLOSED | {"A4": "T"},
        red={"hand": ["nest-ax"], "left": 5, "stack": "C"},
        yellow={"hand": ["turret-ax"], "left": 4},
    )
    t.says("red", "play nest-ax", "add C2", "draw")
    assert not t.heard("dead-board")
    t.asks("yellow", "play-card").says("yellow", "play turret-ax").offers_only("add A4")
    t.asks("yellow", "add-tile")


@rule("SD-43")
def test_a_board_that_dies_in_round_1_is_scored_twice(tmp_path: Path) -> None:
    """The nine treetops of the box are too few for this; here there are thirteen."""
    game = tw.game("sylvan-dale")
    many = game.components.read_text().replace("supply = 9", "supply = 13")
    (tmp_path / "components.toml").write_text(many)
    scene: dict[str, object] = {
        "trees": NINE_CLOSED | closed("B1 B2 C2", "CLT"),
        "red": {"hand": ["nest-ax", "cottage-ax"], "stack": "T", "items": {"treetop": 1}},
        "bases": ["N"],
    }
    t = Table(scene_match(tw.game("sylvan-dale", tmp_path / "components.toml"), scene))
    t.says("red", "play nest-ax", "add A1", "treetop A1").asks("red", "choose-card")
    assert t.score("red") == 0
    t.says("red", "draw")
    # A1 is the only tree with a tile: 2 levels, and a district of 3 trees, twice.
    assert (t.score("red", "prestige"), t.score("red", "preeminence")) == (4, 12)
    assert [event.numbers[0] for event in t.heard("round-scored")] == [1, 2]
    assert [sum(player.box.values()) for player in t.view().players] == [15, 16]
    assert [player.stack_left for player in t.view().players] == [0, 0]
    t.is_over("red")


# Stalemate

ONLY_LODGES = {
    "trees": closed("B1 C1 D1 A2 B2 C2 D2 A3", "NCTNCTNC"),
    "bases": ["L...", "....", ".LL", "LL"],
    "discard": [*LODGES * 4, *["lodge-bridge+treetop"] * 4],
}
"""Five trees are open, all lodges; all lodge cards are in the discard pile."""


@rule("SD-44")
def test_three_stuck_turns_for_each_player_end_a_round_but_not_the_game() -> None:
    t = table("sylvan-dale", **ONLY_LODGES)
    for turn in range(6):
        assert (t.view().round, t.state.stuck_turns) == (1, turn + 1)
        name = ["red", "yellow"][turn % 2]
        t.asks(name, "choose-card").says(name, "draw")
    assert (len(t.heard("stalemate")), boxed_tiles(t)) == (1, [8, 8])
    assert [event.numbers[0] for event in t.heard("round-scored")] == [1]
    assert [player.stack_left for player in t.view().players] == [8, 8]
    # Yellow took the last turn; the count starts again.
    for turn in range(6):
        assert (t.view().round, t.state.stuck_turns) == (2, turn + 1)
        name = ["yellow", "red"][turn % 2]
        t.asks(name, "choose-card").says(name, "draw")
    assert [sum(player.box.values()) for player in t.view().players] == [16, 16]
    assert not t.heard("dead-board")
    t.is_over("red", "yellow")


@rule("SD-44")
@pytest.mark.parametrize(
    ("before", "blue", "ends"), [(5, 0, True), (4, 0, False), (5, 1, False), (8, 1, True)]
)
def test_only_players_who_still_have_tiles_count_for_a_stalemate(
    before: int, blue: int, ends: bool
) -> None:
    t = table(
        "sylvan-dale",
        seats=3,
        trees={"D4": "L^"},
        bases=["NCTN", "CTNC", "TNCT", "NTC"],
        market=MARKET,
        deck=FITTING,
        stuck_turns=before,
        red={"hand": LODGES},
        yellow={"hand": FITTING},
        blue={"left": blue},
    )
    assert t.view().round == 1
    t.asks("red", "choose-card").says("red", "draw")
    assert bool(t.heard("stalemate")) == ends
    assert t.view().round == (2 if ends else 1)
    t.asks("red" if ends else "yellow", "play-card")


@rule("SD-44")
def test_adding_a_tile_ends_the_count() -> None:
    t = stuck_table(
        stuck_turns=5,
        red={"hand": ["nest-ax", "cottage-ax"], "stack": "N"},
        yellow={"hand": LODGES},
        deck=["nest-bridge", "nest-treetop", "cottage-bridge", "turret-bridge"],
    )
    t.says("red", "play nest-ax", "add A1", "take nest-bridge")
    t.asks("yellow", "choose-card").says("yellow", "draw")
    assert (t.state.stuck_turns, t.heard("stalemate")) == (1, [])
    assert t.view().round == 1
    t.asks("red", "play-card")
