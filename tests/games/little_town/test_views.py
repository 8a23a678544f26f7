"""Little Town: what each seat sees, and what it can only guess (LT-15, LT-104)."""

from typing import Any

import pytest

import tablewood as tw
from tablewood.games.little_town.goals import achievable
from tablewood.kernel.chance import seeded
from tablewood.kernel.errors import BadScene, NothingToUndo
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.view import builtins
from tests.rule import rule
from tests.table import table

GAME = tw.game("little-town")


def test_the_board_the_supply_and_all_hands_but_goals_are_open() -> None:
    t = table(
        "little-town",
        buildings={"D3": "red bakery"},
        workers={"E4": "blue"},
        red={"wood": 2, "goals": ["penniless", "well-off"]},
    )
    for name in ("blue", "red", ""):
        view = t.view(name)
        square = view.squares["D3"]
        assert (square.building, square.owner, square.terrain) == ("bakery", "red", None)
        assert view.squares["E4"].worker == "blue"
        assert view.squares["A1"].terrain == "mountain"
        assert view.players[1].goods["wood"] == 2
        assert view.supply["wheat-field"] == 5
        assert view.players[1].hidden_goals == 2
    assert t.view("red").players[1].goals == ["penniless", "well-off"]
    assert t.view("red").goal_points == {"penniless": 3, "well-off": 2}
    assert t.view("blue").goal_points == t.view().goal_points == {}
    assert "penniless" not in str(builtins(t.view("blue")))
    assert "penniless" not in str(builtins(t.view()))
    t.asks("blue", "take-action")


def test_a_view_shows_the_action_in_progress() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue granary", "D3": "blue well"},
        blue={"wheat": 2, "coins": 6},
    )
    t.says("blue", "place C4", "use D3", "use C3")
    view = t.view()
    assert (view.use.square, view.use.colour, view.use.used) == ("C4", "blue", ["D3", "C3"])
    assert (view.payment.building, view.payment.cost) == ("granary", False)
    t.asks("blue", "swap-for-coins")


def test_a_view_shows_the_tile_that_needs_a_site() -> None:
    t = table("little-town", blue={"wood": 1}).says("blue", "build wheat-field")
    assert t.view().constructing == "wheat-field"
    t.says("blue", "site D3")
    assert (t.view().constructing, t.view().payment.cost) == ("wheat-field", True)
    t.says("blue", "swap wood 0")
    assert (t.view().constructing, t.view().payment) == (None, None)
    t.asks("red", "take-action")


def test_the_paying_player_sees_the_site_and_every_way_to_pay() -> None:
    t = table("little-town", blue={"wood": 2, "coins": 6})
    t.says("blue", "build bakery", "site D3")
    view = t.view()
    assert (view.constructing, view.site, view.payment.price) == ("bakery", "D3", 3)
    assert [(way.moves, way.takes) for way in view.payment.ways] == [
        (["swap wood 0"], {"wood": 2}),
        (["swap wood 1"], {"wood": 1, "coins": 3}),
        (["swap wood 2"], {"coins": 6}),
    ]
    t.says("blue", "swap wood 1")
    assert (t.view().site, t.view().payment) == (None, None)


def test_a_way_to_pay_two_of_any_resource_names_them_in_one_order() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue trading-shop"},
        blue={"wood": 1, "fish": 2, "coins": 3},
    )
    t.says("blue", "place C4", "use C3")
    given = [way.given for way in t.view().payment.ways]
    assert ["wood", "fish"] in given
    assert ["fish", "wood"] not in given
    assert ["fish", "fish"] in given
    assert ["wood", "wood"] not in given
    assert ["fish", "coins"] in given
    assert ["coins", "coins"] not in given
    way = next(way for way in t.view().payment.ways if way.given == ["fish", "coins"])
    assert way.takes == {"fish": 1, "coins": 3}
    t.says("blue", *way.moves)
    assert t.view().players[0].goods["coins"] == 0


def test_every_way_to_pay_for_a_building_can_be_said_and_takes_what_it_tells() -> None:
    assert sum(ways_tried(seed) for seed in range(8)) > 10


def ways_tried(seed: int) -> int:
    """Play a random game, try every way to pay for every building, and count them."""
    s = GAME.start(2, seed)
    chance = seeded(seed)
    tried = 0
    while not s.over:
        seat = s.asked[0]
        view = s.view(seat)
        for way in view.payment.ways if view.payment else []:
            other = s.clone()
            for move in way.moves:
                assert other.view(seat).payment is not None
                other.play(other.moves.parse(move))
            after = other.view(seat)
            if view.payment.cost and after.prompt == "take-action":
                before = view.players[seat].goods
                spent = {good: before[good] - after.players[seat].goods[good] for good in before}
                assert {good: number for good, number in spent.items() if number} == way.takes
                assert after.squares[view.site].building == view.constructing
                tried += 1
        legal = s.legal()
        s.play(legal[chance.below(len(legal))])
    return tried


def test_the_feeding_player_sees_how_many_workers_eat_and_what_hunger_costs() -> None:
    t = table("little-town", asks="round-end", blue={"fish": 2})
    t.asks("blue", "feed-workers")
    feeding = t.view().feeding
    assert (feeding.workers, feeding.price, feeding.penalty) == (5, 3, 3)
    assert table("little-town").view().feeding is None


def test_a_view_names_the_source_of_its_figures() -> None:
    sources = table("little-town").view().sources
    assert (sources["terrain"], sources["building"]) == ("rulebook", "published")


@rule("LT-15", "LT-16", "LT-104")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_redeals_the_others_goals_and_keeps_what_is_known(seats: int) -> None:
    moved = 0
    for seed in range(12):
        s = GAME.start(seats, seed)
        play_randomly(s, seeded(seed), 20)
        guess = s.guess(0, seed + 100)
        assert builtins(guess.view(0)) == builtins(s.view(0))
        for goal in range(s.goals.size):
            before, after = s.goal_at[goal], guess.goal_at[goal]
            if before == 0 or s.revealed[goal] or before < -1:
                assert after == before
            elif after != before:
                moved += 1
            if after > 0 and not s.revealed[goal]:
                assert achievable(s, goal)
    assert moved > 0


@rule("LT-102")
def test_a_guess_gives_nobody_a_goal_that_would_have_been_declared() -> None:
    """Red has been without coins, so red cannot hold a hidden *penniless*."""
    t = table(
        "little-town",
        buildings={"C3": "blue well"},
        turn="red",
        red={"coins": 1, "goals": ["grand-tour", "block-of-three"]},
    )
    t.says("red", "place C4", "use C3")
    held = {"penniless": 0, "stone-work": 0}
    for seed in range(60):
        guess = t.state.guess(0, seed)
        for name in held:
            held[name] += guess.goal_at[guess.goals.ids.index(name)] == 1
    assert held["penniless"] == 0
    assert held["stone-work"] > 0


def test_an_onlooker_guesses_everybodys_goals() -> None:
    t = table("little-town", blue={"goals": ["penniless"]}, red={"goals": ["well-off"]})
    hands = {tuple(t.state.guess(SPECTATOR, seed).hidden_goals(0)) for seed in range(20)}
    assert len(hands) > 3
    assert all(len(hand) == 1 for hand in hands)


# Undo


def test_a_placement_can_be_taken_back_until_a_goal_is_shown() -> None:
    t = table("little-town", buildings={"D3": "blue well", "E3": "blue gold-mine"})
    t.says("blue", "place D4").match.undo(0)
    assert t.view().squares["D4"].worker is None
    blue = {"coins": 4, "goals": ["well-off"]}
    t = table("little-town", buildings={"D3": "blue well", "E3": "blue gold-mine"}, blue=blue)
    t.says("blue", "place D4", "use E3")
    assert t.view().players[0].revealed_goals == ["well-off"]
    with pytest.raises(NothingToUndo, match="something hidden was revealed"):
        t.match.undo(0)
    t.asks("blue", "use-building")


# Scenes


BAD_SCENES: list[tuple[dict[str, Any], str]] = [
    ({"buildings": {"A1": "blue well"}}, "buildings.A1: not a grass square"),
    ({"buildings": {"D3": "blue palace"}}, 'unknown building "palace"'),
    ({"buildings": {"D3": "green well"}}, 'unknown player "green"'),
    ({"buildings": {"D3": "blue well", "E3": "blue well"}}, "2 tiles well; there are 1"),
    ({"workers": {"D3": "yellow"}}, 'unknown player "yellow"'),
    ({"blue": {"wood": 9}, "red": {"wood": 9}}, "more wood than the 15 there are"),
    ({"blue": {"goals": ["fish-feast"]}}, "fish-feast is not in the base set"),
    ({"asks": "draft-tile"}, "drafted only with the option"),
    ({"supply": ["palace"]}, 'unknown name "palace"'),
]


@pytest.mark.parametrize(("scene", "complaint"), BAD_SCENES)
def test_an_impossible_scene_is_refused(scene: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadScene, match=complaint):
        table("little-town", **scene)


def test_a_scene_cannot_have_more_buildings_than_houses() -> None:
    squares = ["D3", "E3", "F3", "G3", "C4", "D4", "E4", "I2"]
    tiles = ["well", "bakery", "grocery", "granary", "church", "statue", "castle", "factory"]
    buildings = {square: f"blue {tile}" for square, tile in zip(squares, tiles, strict=True)}
    with pytest.raises(BadScene, match="blue has only 7 houses"):
        table("little-town", buildings=buildings)
