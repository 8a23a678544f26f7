"""Two rounds: how they end, what players keep and who goes next (SD-74, SD-103 to SD-108, SD-117)."""

import pytest

from tablewood.kernel.log import Event
from tests.rule import rule
from tests.table import Table, table

EMPTY = {"left": 0}
COLOURS = ["red", "yellow", "blue", "purple"]


def turn(t: Table) -> str:
    """The asked player takes an ordinary turn without items; returns that player."""
    name: str = t.names[t.state.seat]
    t.asks(name, "play-card")
    t.says(name, t.offered("play")[0])
    t.says(name, t.offered("add")[0])
    if t.state.step.prompt == "hang-banner":
        t.says(name, "hang")
    if t.state.step.prompt == "use-items":
        t.says(name, "done")
    t.says(name, "draw")
    return name


@rule("SD-103")
def test_round_one_ends_when_the_last_stack_is_empty() -> None:
    t = table(
        "sylvan-dale",
        seats=3,
        turn="yellow",
        trees={"A1": "N", "B1": "C"},
        red=EMPTY,
        yellow={"left": 1, "hand": ["nest-ax"] * 4},
        blue={"left": 1, "hand": ["cottage-ax"] * 4},
    )
    t.says("yellow", "play nest-ax", "add A1", "draw")
    assert t.view().round == 1
    assert [t.score(name) for name in t.names] == [0, 0, 0]
    t.says("blue", "play cottage-ax", "add B1", "draw")
    assert t.view().round == 2
    assert len(t.heard("round-scored")) == 1
    assert [t.score(name, "prestige") for name in t.names] == [0, 2, 2]
    assert [t.score(name, "preeminence") for name in t.names] == [0, 3, 3]
    t.asks("blue", "play-card")


@rule("SD-104")
def test_each_player_puts_the_second_stack_in_front() -> None:
    t = table(
        "sylvan-dale",
        asks="choose-card",
        trees={"A1": "N"},
        red={"left": 0, "hand": ["nest-ax"] * 3, "stack": "LTCCNLTN"},
        yellow={"left": 0, "stack": "TCLLNNTT"},
    )
    second = [t.view(name).players[seat].second_stack for seat, name in enumerate(t.names)]
    assert [player.stack_left for player in t.view().players] == [0, 0]
    assert [player.stack_top for player in t.view().players] == [None, None]
    t.says("red", "draw")
    assert [player.stack_left for player in t.view().players] == [8, 8]
    assert [player.stack_top for player in t.view().players] == ["lodge", "turret"]
    assert [t.view(name).players[seat].stack for seat, name in enumerate(t.names)] == second
    assert t.view("red").players[0].second_stack == []
    t.says("red", "play nest-ax", "add A1")
    assert t.view().trees["A1"].tiles[0].style == "lodge"
    assert t.view().players[0].stack_top == "turret"
    t.asks("red", "choose-card")


@rule("SD-105")
@pytest.mark.parametrize(
    ("last", "order"),
    [
        ("red", ["red", "purple", "blue", "yellow", "red"]),
        ("blue", ["blue", "yellow", "red", "purple", "blue"]),
        ("purple", ["purple", "blue", "yellow", "red", "purple"]),
    ],
)
def test_round_two_begins_with_whoever_went_last_and_goes_counterclockwise(
    last: str, order: list[str]
) -> None:
    stacks = {name: {"left": int(name == last)} for name in COLOURS}
    t = table("sylvan-dale", seats=4, turn=last, **stacks)
    assert t.view().clockwise
    assert turn(t) == last
    assert not t.view().clockwise
    assert [turn(t) for _ in range(5)] == order
    t.asks(order[1], "play-card")


@rule("SD-105")
def test_turns_in_round_one_go_the_other_way() -> None:
    t = table("sylvan-dale", seats=4, turn="blue")
    assert [turn(t) for _ in range(5)] == ["blue", "purple", "red", "yellow", "blue"]
    t.asks("purple", "play-card")


@rule("SD-103", "SD-106")
def test_a_whole_game_has_two_rounds_of_eight_tiles_each_and_two_scorings() -> None:
    t = table("sylvan-dale", seats=3)
    while not t.state.over:
        t.says(t.names[t.state.seat], t.offered()[0])
    kinds = [t.game.events.kinds[event.kind].name for event in t.heard()]
    story = [kind for kind in kinds if kind in ("added", "round-scored")]
    assert story == (["added"] * 24 + ["round-scored"]) * 2
    assert [[event.seat for event in t.heard("added")[:24]].count(seat) for seat in range(3)] == [
        8
    ] * 3
    assert [player.stack_left for player in t.view().players] == [0, 0, 0]
    t.is_over(*[t.names[seat] for seat in t.state.winners()])


@rule("SD-106")
def test_the_game_ends_when_everyone_has_emptied_the_second_stack() -> None:
    t = table("sylvan-dale", round=2, trees={"A1": "N | rC"}, red={"left": 1}, yellow={"left": 1})
    assert turn(t) == "red"
    assert t.score("red", "prestige") == 0
    assert turn(t) == "yellow"
    assert t.score("red", "prestige") >= 2
    t.is_over("red")


@rule("SD-74", "SD-107")
def test_displayed_cards_and_items_of_round_one_are_kept() -> None:
    """Edge case 50."""
    t = table(
        "sylvan-dale",
        asks="choose-card",
        red={**EMPTY, "display": ["nest-bridge", "lodge-bridge"], "items": {"ax": 1}},
        yellow=EMPTY,
    )
    t.says("red", "draw")
    assert t.view().round == 2
    assert sorted(t.view().players[0].display) == ["lodge-bridge", "nest-bridge"]
    assert t.view().players[0].items == {"ax": 1, "hammer": 0, "bridge": 0, "treetop": 0}
    t.asks("red", "play-card")


@rule("SD-107")
def test_nothing_is_cleared_away_between_the_rounds() -> None:
    t = table(
        "sylvan-dale",
        seats=3,
        asks="choose-card",
        trees={"A1": "N | rC*r yC rC", "B1": "C | yT ^", "C1": "L"},
        bridges=["red A1-B1", "yellow B1-C1"],
        market=["nest-ax", "lodge-hammer", "turret-bridge"],
        discard=["nest-hammer", "cottage-ax"],
        deck=["turret-ax"],
        red={
            **EMPTY,
            "hand": ["nest-treetop", "lodge-treetop", "turret-treetop"],
            "display": ["turret-ax"],
            "items": {"hammer": 2},
            "fame": {"banners": 5},
        },
        yellow=EMPTY,
        blue=EMPTY,
    )
    before = t.view("red")
    t.says("red", "draw")
    after = t.view("red")
    assert after.round == 2
    assert after.trees == before.trees
    assert after.bridges == before.bridges
    assert after.market == before.market
    assert after.discard == before.discard
    assert after.deck_size == before.deck_size - 1
    assert after.supply == before.supply
    for seat in range(3):
        assert after.players[seat].display == before.players[seat].display
        assert after.players[seat].items == before.players[seat].items
        assert after.players[seat].banners_left == before.players[seat].banners_left
    assert sorted(after.players[0].hand) == sorted([*before.players[0].hand, "turret-ax"])
    assert [player.hand_size for player in after.players] == [4, 4, 4]
    assert t.score("red", "banners") == 5
    t.asks("red", "play-card")


@rule("SD-108")
def test_the_last_turn_is_completed_before_the_scoring() -> None:
    t = table(
        "sylvan-dale",
        trees={"A1": "N | yC yT yL", "B2": "N"},
        red={"left": 1, "hand": ["nest-ax"] * 4, "stack": "C", "items": {"ax": 1}},
        yellow=EMPTY,
    )
    t.says("red", "play nest-ax", "add B2").asks("red", "use-items")
    assert t.view().round == 1
    assert t.score("yellow") == 0
    t.says("red", "ax A1").asks("red", "choose-card")
    assert t.view().round == 1
    assert t.score("yellow") == 0
    t.says("red", "draw")
    assert t.view().players[0].hand_size == 4
    assert t.score("yellow", "prestige") == 3
    assert t.score("red", "prestige") == 2
    t.asks("red", "play-card")


@rule("SD-108")
def test_the_very_last_turn_still_takes_a_card() -> None:
    t = table(
        "sylvan-dale",
        round=2,
        trees={"B2": "N"},
        red={"left": 1, "hand": ["nest-ax"] * 4},
        yellow=EMPTY,
    )
    t.says("red", "play nest-ax", "add B2").asks("red", "choose-card")
    t.says("red", "draw")
    assert t.view().players[0].hand_size == 4
    t.is_over("red")


@rule("SD-117")
def test_a_tree_of_round_one_scores_again_in_round_two() -> None:
    """Edge case 49; the treetop sees to it that nobody touches the tree."""
    t = table(
        "sylvan-dale",
        seats=2,
        trees={"A1": "N | rC rL ^"},
        red={**EMPTY, "fame": {"bridges": 100}},
        yellow=EMPTY,
        asks="choose-card",
    )
    t.says("red", "draw")
    assert [event.numbers[1] for event in tree_scores(t, "A1")] == [3]
    while not t.state.over:
        t.says(t.names[t.state.seat], t.offered()[0])
    assert [(event.seat, event.numbers[1]) for event in tree_scores(t, "A1")] == [(0, 3), (0, 3)]
    t.is_over("red")


def tree_scores(t: Table, space: str) -> list[Event]:
    """What the tree scored, scoring by scoring."""
    number = t.game.moves.parse(f"add {space}") - t.game.moves.parse("add A1")
    return [event for event in t.heard("scored-tree") if event.numbers[0] == number]
