"""Sets and special items: what three cards buy, when, and how many may be used (SD-65 to SD-76)."""

import pytest

from tablewood.kernel.errors import BadScene, NotYourTurn
from tests.rule import rule
from tests.table import Table, table

NAMES = ["ax", "hammer", "bridge", "treetop"]


def after_the_tile(**scene: object) -> Table:
    """Red has played nest-hammer and added a tile; what follows is the time for sets and items."""
    return table("sylvan-dale", asks="use-items", played="nest-hammer", **scene)


def before_the_card(**scene: object) -> Table:
    """Red's turn begins; red can play nest-hammer on B2, and there is always a nest to build on."""
    return table("sylvan-dale", trees={"B2": "N"}, **scene)


@rule("SD-65")
def test_a_played_card_stays_face_up_in_front_of_its_player() -> None:
    t = before_the_card(
        red={"hand": ["nest-ax", "lodge-ax", "lodge-ax", "lodge-ax"]}, market=["nest-hammer"] * 3
    )
    t.says("red", "play nest-ax", "add B2", "take nest-hammer")
    assert t.view().players[0].display == ["nest-ax"]
    assert t.view().discard == []
    yellow_plays = t.offered("play")[0]
    t.says("yellow", yellow_plays)
    t.says("yellow", t.offered("add")[0], "draw")
    assert t.view().players[0].display == ["nest-ax"]
    assert t.view().players[1].display == [yellow_plays.removeprefix("play ")]
    t.asks("red", "play-card")


# What three cards buy


@rule("SD-66")
@pytest.mark.parametrize("item", NAMES)
def test_three_cards_that_share_an_icon_buy_the_item_of_that_icon(item: str) -> None:
    mine = [f"cottage-{item}", f"lodge-{item}", f"turret-{item}"]
    other = "nest-ax" if item == "hammer" else "nest-hammer"
    t = table(
        "sylvan-dale",
        asks="use-items",
        played=other,
        red={"display": mine},
        yellow={"display": [f"nest-{item}"]},
    )
    before = t.view()
    t.offers_only(f"exchange {item}", "done")
    t.says("red", f"exchange {item}")
    now = t.view()
    assert now.discard == sorted(mine)
    assert now.players[0].display == [other]
    assert now.players[0].items == {name: int(name == item) for name in NAMES}
    assert now.supply == {name: before.supply[name] - int(name == item) for name in NAMES}
    assert now.players[1].display == before.players[1].display
    t.asks("red", "use-items")


@rule("SD-66")
def test_neither_two_cards_nor_three_different_icons_are_a_set() -> None:
    t = after_the_tile(
        red={"display": ["nest-ax", "lodge-ax", "cottage-bridge"], "items": {"treetop": 1}},
        yellow={"display": ["nest-ax", "lodge-ax", "cottage-ax"]},
    )
    for item in NAMES:
        t.refuses("red", f"exchange {item}", "SD-66")
    t.asks("red", "use-items")


@rule("SD-66")
def test_three_cards_of_a_style_are_not_a_set() -> None:
    with pytest.raises(BadScene, match='the next question is "choose-card"'):
        after_the_tile(red={"display": ["nest-ax", "nest-bridge", "nest-treetop"]})


@rule("SD-75")
def test_three_bridge_cards_are_discarded_and_the_player_gains_a_bridge() -> None:
    t = after_the_tile(red={"display": ["nest-bridge", "cottage-bridge", "turret-bridge"]})
    t.says("red", "exchange bridge")
    assert t.view().players[0].items["bridge"] == 1
    assert t.view().players[0].display == ["nest-hammer"]
    assert t.view().discard == ["cottage-bridge", "nest-bridge", "turret-bridge"]
    t.asks("red", "use-items")


# Dual cards


@rule("SD-66", "SD-67")
def test_a_bridge_card_and_two_dual_cards_buy_a_bridge_but_no_treetop() -> None:
    """Edge case 29."""
    mine = ["nest-bridge", "lodge-bridge+treetop", "turret-bridge+treetop"]
    t = after_the_tile(red={"display": mine})
    t.offers_only("exchange bridge", "done")
    t.refuses("red", "exchange treetop", "SD-66")
    t.says("red", "exchange bridge")
    assert t.view().players[0].items == {"ax": 0, "hammer": 0, "bridge": 1, "treetop": 0}
    assert t.view().discard == sorted(mine)
    t.asks("red", "use-items")


@rule("SD-66")
def test_a_bridge_a_treetop_and_a_dual_card_are_not_a_set() -> None:
    """Edge case 30."""
    mine = ["nest-bridge", "lodge-treetop", "turret-bridge+treetop"]
    t = after_the_tile(red={"display": mine, "items": {"ax": 1}})
    t.refuses("red", "exchange bridge", "SD-66")
    t.refuses("red", "exchange treetop", "SD-66")
    t.asks("red", "use-items")


@rule("SD-67")
@pytest.mark.parametrize(
    ("item", "stays"), [("bridge", "lodge-treetop"), ("treetop", "nest-bridge")]
)
def test_two_dual_cards_complete_either_set_but_not_both(item: str, stays: str) -> None:
    """Edge case 31."""
    duals = ["cottage-bridge+treetop", "turret-bridge+treetop"]
    t = after_the_tile(red={"display": ["nest-bridge", "lodge-treetop", *duals]})
    t.offers_only("exchange bridge", "exchange treetop", "done")
    t.says("red", f"exchange {item}")
    assert sorted(t.view().players[0].display) == sorted([stays, "nest-hammer"])
    assert t.view().players[0].items == {name: int(name == item) for name in NAMES}
    assert not t.offered("exchange")
    t.asks("red", "use-items")


@rule("SD-67")
def test_a_dual_card_given_for_a_bridge_is_not_given_for_a_treetop_too() -> None:
    t = after_the_tile(red={"display": ["nest-bridge+treetop"] * 3})
    t.offers_only("exchange bridge", "exchange treetop", "done")
    t.says("red", "exchange treetop")
    assert t.view().players[0].items == {"ax": 0, "hammer": 0, "bridge": 0, "treetop": 1}
    assert t.view().players[0].display == ["nest-hammer"]
    t.refuses("red", "exchange bridge", "SD-66")
    t.asks("red", "use-items")


# When sets are exchanged


@rule("SD-68")
def test_the_card_just_played_completes_a_set_and_the_item_is_used_at_once() -> None:
    t = before_the_card(
        red={"hand": ["nest-ax"] + ["lodge-ax"] * 3, "display": ["lodge-ax", "turret-ax"]}
    )
    t.says("red", "play nest-ax", "add B2", "exchange ax", "ax B2")
    assert t.view().trees["B2"].height == 1
    assert t.view().players[0].display == []
    t.asks("red", "choose-card")


@rule("SD-68", "SD-73")
def test_an_item_just_gained_may_be_kept_for_a_later_turn() -> None:
    t = before_the_card(
        red={
            "hand": ["nest-hammer"] * 4,
            "display": ["nest-ax", "lodge-ax", "turret-ax"],
            "stack": "NN",
        },
        yellow={"hand": ["lodge-bridge", "cottage-ax", "cottage-ax", "cottage-ax"]},
    )
    t.says("red", "play nest-hammer", "add B2", "exchange ax", "done", "draw")
    t.says("yellow", "play cottage-ax", "add B1", "draw")
    t.says("red", "play nest-hammer", "add B2")
    assert t.view().players[0].items["ax"] == 1
    t.offers("ax B2", "done")
    t.asks("red", "use-items")


@rule("SD-69")
def test_sets_are_exchanged_after_the_tile_and_before_the_new_card() -> None:
    t = before_the_card(
        red={
            "hand": ["nest-ax"] + ["lodge-ax"] * 3,
            "display": ["nest-ax", "lodge-ax", "turret-ax"],
        }
    )
    t.refuses("red", "exchange ax", "SD-69")
    t.says("red", "play nest-ax")
    t.refuses("red", "exchange ax", "SD-69")
    t.says("red", "add B2")
    t.offers("exchange ax")
    t.says("red", "done")
    t.refuses("red", "exchange ax", "SD-69")
    t.asks("red", "choose-card")


@rule("SD-69")
def test_players_exchange_sets_in_their_own_turn() -> None:
    t = after_the_tile(
        red={"items": {"ax": 1}}, yellow={"display": ["nest-ax", "lodge-ax", "turret-ax"]}
    )
    with pytest.raises(NotYourTurn):
        t.says("yellow", "exchange ax")
    t.does_not_offer("exchange ax")
    t.asks("red", "use-items")


@rule("SD-69")
def test_the_player_chooses_which_three_cards_go() -> None:
    mine = ["nest-bridge", "cottage-bridge", "lodge-bridge+treetop", "turret-bridge+treetop"]
    t = after_the_tile(red={"display": [*mine, "nest-ax"]})
    t.says("red", "exchange bridge").asks("red", "give-card")
    t.offers_only(*[f"give {card}" for card in mine])
    t.refuses("red", "give nest-ax", "SD-66")
    t.refuses("red", "give nest-bridge+treetop", "SD-66")
    t.says("red", "give turret-bridge+treetop", "give lodge-bridge+treetop")
    t.refuses("red", "give turret-bridge+treetop", "SD-66")
    t.refuses("red", "done", "SD-69")
    assert t.view().players[0].items["bridge"] == 0
    t.says("red", "give nest-bridge")
    assert t.view().players[0].items["bridge"] == 1
    assert sorted(t.view().players[0].display) == ["cottage-bridge", "nest-ax", "nest-hammer"]
    t.asks("red", "use-items")


@rule("SD-69", "SD-71")
def test_two_sets_may_be_exchanged_in_a_turn_but_one_item_used() -> None:
    """Edge case 33."""
    axes = ["nest-ax", "lodge-ax", "turret-ax"]
    t = after_the_tile(
        trees={"B2": "N | rC rL"},
        red={"display": [*axes, "nest-treetop", "lodge-treetop", "turret-treetop"]},
    )
    t.says("red", "exchange ax", "ax B2")
    t.refuses("red", "treetop B2", "SD-71")
    t.says("red", "exchange treetop")
    assert t.view().players[0].items == {"ax": 0, "hammer": 0, "bridge": 0, "treetop": 1}
    assert t.view().players[0].display == ["nest-hammer"]
    t.refuses("red", "treetop B2", "SD-71")
    t.asks("red", "choose-card")


@rule("SD-69")
def test_two_sets_may_be_exchanged_before_an_item_is_used() -> None:
    axes = ["nest-ax", "lodge-ax", "turret-ax"]
    t = after_the_tile(
        trees={"B2": "N | rC"}, red={"display": [*axes, *axes], "items": {"treetop": 1}}
    )
    t.says("red", "exchange ax", "give nest-ax", "give lodge-ax", "give turret-ax", "exchange ax")
    assert t.view().players[0].items["ax"] == 2
    t.says("red", "ax B2")
    t.asks("red", "choose-card")


# Using items


@rule("SD-72")
def test_no_item_before_the_tile_is_added() -> None:
    """Edge case 14, first half."""
    t = table(
        "sylvan-dale",
        trees={"B2": "N", "C2": "L | rC"},
        red={
            "hand": ["nest-bridge"] * 4,
            "items": {"ax": 1, "hammer": 1, "bridge": 1, "treetop": 1},
        },
    )
    uses = ["ax C2", "hammer C2 B2", "bridge B2-C2", "treetop C2"]
    for use in uses:
        t.refuses("red", use, "SD-72")
    t.says("red", "play nest-bridge")
    for use in uses:
        t.refuses("red", use, "SD-72")
    t.says("red", "add B2")
    t.offers(*uses)
    t.asks("red", "use-items")


@rule("SD-71")
@pytest.mark.parametrize("first", ["ax C2", "hammer C2 B2", "bridge B2-C2", "treetop C2"])
def test_no_second_item_in_the_same_turn(first: str) -> None:
    """Edge case 14, second half."""
    t = after_the_tile(
        trees={"B2": "N", "C2": "L | rC", "A1": "N | rL"},
        red={
            "items": {"ax": 2, "hammer": 2, "bridge": 2, "treetop": 2},
            "display": ["nest-ax", "lodge-ax", "turret-ax"],
        },
    )
    t.says("red", first)
    t.offers_only("exchange ax", "done")
    for second in ["ax A1", "hammer A1 B2", "bridge A1-B1", "treetop A1"]:
        t.refuses("red", second, "SD-71")
    t.asks("red", "use-items")


@rule("SD-72")
def test_no_item_once_the_new_card_is_to_be_chosen() -> None:
    t = after_the_tile(trees={"B2": "N | rC"}, red={"items": {"ax": 1}})
    t.says("red", "done")
    t.refuses("red", "ax B2", "SD-72")
    t.says("red", "draw")
    assert t.view().players[0].items["ax"] == 1
    t.asks("yellow", "play-card")


@pytest.mark.parametrize("scene", [{}, {"played": "nest-ax"}])
def test_moves_are_either_offered_or_refused(scene: dict[str, str]) -> None:
    """Also where a scene does not say which card was played in this turn."""
    t = table(
        "sylvan-dale",
        asks="use-items",
        trees={"A1": "N | yC rT", "B1": "C^", "C1": "L | yC yT yN yL rN"},
        bridges=["red A1-B1"],
        red={"items": {"ax": 1, "hammer": 1, "bridge": 1, "treetop": 1}},
        **scene,
    )
    legal = t.state.legal()
    assert len(legal) > 20
    for move in range(t.game.moves.size):
        assert (t.state.why_not(move) == 0) == (move in legal)
    t.asks("red", "use-items")


@rule("SD-73")
def test_nobody_must_exchange_a_set() -> None:
    mine = ["lodge-ax", "nest-ax", "turret-ax"]
    t = after_the_tile(red={"display": mine})
    t.says("red", "done", "draw")
    assert sorted(t.view().players[0].display) == sorted([*mine, "nest-hammer"])
    assert t.view().players[0].items["ax"] == 0
    t.asks("yellow", "play-card")


@rule("SD-73")
def test_there_is_no_limit_on_held_items_or_displayed_cards() -> None:
    display = [f"{style}-ax" for style in ["nest", "cottage", "lodge", "turret"] for _ in range(4)]
    items = {"ax": 5, "hammer": 6, "bridge": 12, "treetop": 9}
    t = before_the_card(red={"hand": ["nest-hammer"] * 4, "display": display, "items": items})
    t.says("red", "play nest-hammer", "add B2", "exchange ax", *["give nest-ax"] * 3)
    assert t.view().players[0].items == {**items, "ax": 6}
    assert len(t.view().players[0].display) == 14
    t.says("red", "done")
    t.asks("red", "choose-card")
