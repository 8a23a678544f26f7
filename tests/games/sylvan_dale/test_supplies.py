"""Supplies: fame is unlimited, items are limited (SD-17, SD-70, SD-126 to SD-129)."""

import pytest

import tablewood as tw
from tablewood.kernel.match import Match
from tests.rule import rule
from tests.table import Table, table

STYLES = ["nest", "cottage", "lodge", "turret"]


def after_the_tile(**scene: object) -> Table:
    """Red has played nest-hammer and added a tile; what follows is the time for sets and items."""
    return table("sylvan-dale", asks="use-items", played="nest-hammer", **scene)


def before_the_card(**scene: object) -> Table:
    """Red's turn begins; red can play nest-hammer on B2, and there is always a nest to build on."""
    return table("sylvan-dale", trees={"B2": "N"}, **scene)


@rule("SD-126")
def test_fame_lies_in_front_of_its_player_for_all_to_see() -> None:
    t = table(
        "sylvan-dale",
        seats=3,
        asks="use-items",
        trees={"A1": "N | yC rT"},
        red={"items": {"bridge": 1}, "fame": {"banners": 10}},
        blue={"fame": {"prestige": 4}},
    )
    t.says("red", "bridge A1-B1")
    for viewer in ["red", "yellow", "blue", ""]:
        assert [player.fame for player in t.view(viewer).players] == [13, 0, 4]
        assert t.view(viewer).players[0].fame_from == {
            "banners": 10,
            "bridges": 3,
            "prestige": 0,
            "preeminence": 0,
        }
    t.asks("red", "choose-card")


@rule("SD-127")
def test_the_fame_tokens_do_not_limit_fame() -> None:
    """All tokens together are worth 590; red has more, and earns more still."""
    t = table(
        "sylvan-dale",
        trees={"A1": "N | rC"},
        round=2,
        asks="choose-card",
        red={"left": 0, "fame": {"bridges": 590}},
        yellow={"left": 0, "fame": {"bridges": 300}},
    )
    t.says("red", "draw")
    assert t.score("red") == 590 + 2 + 6
    t.is_over("red")


@rule("SD-128")
@pytest.mark.parametrize("use", ["ax A1", "hammer A1 B1"])
def test_axes_and_hammers_circulate(use: str) -> None:
    item = use.split(maxsplit=1)[0]
    cards = [f"{style}-{item}" for style in STYLES[:3]]
    t = table(
        "sylvan-dale",
        asks="use-items",
        trees={"A1": "N | rC", "C1": "L | rT"},
        red={"items": {item: 6}, "display": cards},
    )
    assert t.view().supply[item] == 0
    t.says("red", use)
    assert t.view().supply[item] == 1
    t.says("red", f"exchange {item}")
    assert t.view().supply[item] == 0
    assert t.view().players[0].items[item] == 6
    t.asks("red", "choose-card")


@rule("SD-128")
@pytest.mark.parametrize("use", ["bridge A1-B1", "treetop A1"])
def test_bridges_and_treetops_stay_on_the_board(use: str) -> None:
    item = use.split(maxsplit=1)[0]
    held = {"bridge": 12, "treetop": 9}[item]
    cards = [f"{style}-{item}" for style in STYLES[:3]]
    t = table("sylvan-dale", asks="use-items", red={"items": {item: held}, "display": cards})
    t.says("red", use)
    assert t.view().supply[item] == 0
    assert t.view().players[0].items[item] == held - 1
    t.asks("red", "choose-card")


@rule("SD-128", "SD-129")
@pytest.mark.parametrize(
    ("item", "count"), [("ax", 6), ("hammer", 6), ("bridge", 12), ("treetop", 9)]
)
def test_the_last_of_the_supply_may_be_taken_and_no_more(item: str, count: int) -> None:
    cards = [f"{style}-{item}" for style in STYLES for _ in range(2)]
    t = table(
        "sylvan-dale",
        seats=3,
        asks="use-items",
        played="nest-ax" if item == "hammer" else "nest-hammer",
        red={"display": cards},
        yellow={"items": {item: count - 2}},
        blue={"items": {item: 1}},
    )
    assert t.view().supply[item] == 1
    t.says("red", f"exchange {item}", *[f"give {card}" for card in cards[:3]])
    assert t.view().supply[item] == 0
    assert t.view().players[0].items[item] == 1
    t.refuses("red", f"exchange {item}", "SD-70")
    t.does_not_offer(f"exchange {item}")
    t.asks("red", "use-items")


@rule("SD-17", "SD-72")
def test_the_second_of_two_players_caps_a_tree_in_the_very_first_turn() -> None:
    """Edge case 51: the bonus treetop is an ordinary item, and the supply stays at 8."""
    game = tw.game("sylvan-dale")
    t = Table(Match(game, 2, options={"first-player": "red"}))
    assert t.view().supply["treetop"] == 8
    t.says("red", t.offered("play")[0])
    t.says("red", t.offered("add")[0])
    t.asks("red", "choose-card").says("red", "draw")
    t.says("yellow", t.offered("play")[0])
    add = t.offered("add")[0]
    space = add.removeprefix("add ")
    t.refuses("yellow", f"treetop {space}", "SD-72")
    t.says("yellow", add).asks("yellow", "use-items")
    t.says("yellow", f"treetop {space}")
    assert t.view().trees[space].treetop
    assert t.view().supply["treetop"] == 8
    assert t.view().players[1].items["treetop"] == 0
    t.asks("yellow", "choose-card")


# When the supply is empty


@rule("SD-69", "SD-70", "SD-71")
def test_with_all_axes_held_one_must_be_used_before_another_is_bought() -> None:
    """Edge case 15."""
    t = after_the_tile(
        trees={"B2": "N | rC rL"},
        red={"display": ["nest-ax", "lodge-ax", "turret-ax"], "items": {"ax": 1}},
        yellow={"items": {"ax": 5}},
    )
    t.refuses("red", "exchange ax", "SD-70")
    t.says("red", "ax B2")
    assert t.view().supply["ax"] == 1
    t.says("red", "exchange ax")
    assert t.view().supply["ax"] == 0
    assert t.view().players[0].items["ax"] == 1
    t.does_not_offer("ax B2")
    t.says("red", "draw")
    t.asks("yellow", "play-card")


@rule("SD-70")
def test_without_treetops_three_dual_cards_buy_a_bridge() -> None:
    """Edge case 32, first half."""
    duals = ["nest-bridge+treetop", "lodge-bridge+treetop", "turret-bridge+treetop"]
    t = after_the_tile(red={"display": duals}, yellow={"items": {"treetop": 9}})
    t.offers_only("exchange bridge", "done")
    t.refuses("red", "exchange treetop", "SD-70")
    t.says("red", "exchange bridge")
    assert t.view().discard == sorted(duals)
    t.asks("red", "use-items")


@rule("SD-70")
def test_without_treetops_and_bridges_the_dual_cards_stay() -> None:
    """Edge case 32, second half."""
    duals = ["nest-bridge+treetop", "lodge-bridge+treetop", "turret-bridge+treetop"]
    t = after_the_tile(
        red={"display": duals, "items": {"ax": 1}}, yellow={"items": {"treetop": 9, "bridge": 12}}
    )
    t.refuses("red", "exchange treetop", "SD-70")
    t.refuses("red", "exchange bridge", "SD-70")
    t.says("red", "done", "draw")
    assert sorted(t.view().players[0].display) == sorted([*duals, "nest-hammer"])
    t.asks("yellow", "play-card")


@rule("SD-70")
def test_a_set_kept_because_no_ax_was_left_buys_one_in_a_later_turn() -> None:
    t = before_the_card(
        red={"hand": ["nest-hammer"] * 4, "display": ["nest-ax", "lodge-ax", "turret-ax"]},
        yellow={"hand": ["cottage-bridge"] * 4, "items": {"ax": 6}},
    )
    t.says("red", "play nest-hammer", "add B2").asks("red", "choose-card").says("red", "draw")
    t.says("yellow", "play cottage-bridge", "add B1", "ax B2", "draw")
    t.says("red", "play nest-hammer", "add B2", "exchange ax")
    assert t.view().players[0].items["ax"] == 1
    t.asks("red", "use-items")
