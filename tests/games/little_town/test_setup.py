"""Little Town: players and setup (LT-1 to LT-21, LT-141, LT-142, LT-149)."""

from typing import Any

import pytest

from tablewood.games.little_town.game import LittleTown
from tablewood.games.little_town.goals import achievable
from tablewood.games.little_town.state import DISCARDED, IN_PILE, LEFT_OUT
from tablewood.kernel.errors import BadOption, BadSeats
from tablewood.kernel.match import Match
from tablewood.kernel.options import Value
from tablewood.kernel.vectors import listed
from tests.rule import rule
from tests.table import Table, table

GAME = LittleTown()
FIRST_GAME = {
    "bakery",
    "grocery",
    "trading-shop",
    "stone-shop",
    "granary",
    "gold-mine",
    "well",
    "workshop",
    "factory",
    "church",
    "statue",
    "castle",
}


def fresh(seats: int, seed: int = 0, **options: Value) -> Table:
    given = {"first-player": "blue", **{key.replace("_", "-"): options[key] for key in options}}
    return Table(Match(GAME, seats, seed, options=given))


def own(t: Table, name: str) -> Any:
    """What a player has, as that player sees it."""
    return t.view(name).players[t.seat(name)]


@rule("LT-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_nor_five_can_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="one of 2, 3, 4"):
        GAME.start(seats)


@rule("LT-3", "LT-4", "LT-5", "LT-6", "LT-8", "LT-12", "LT-13")
@pytest.mark.parametrize(
    ("seats", "workers", "houses", "goals", "stock_coins"),
    [(2, 5, 7, 5, 34), (3, 4, 6, 4, 31), (4, 3, 6, 3, 28)],
)
def test_setup_in_numbers(
    seats: int, workers: int, houses: int, goals: int, stock_coins: int
) -> None:
    t = fresh(seats, mode="first-game")
    view = t.view()
    assert view.stock == {"wood": 15, "stone": 15, "fish": 15, "wheat": 15, "coins": stock_coins}
    assert view.round == 1
    for name in t.names:
        player = own(t, name)
        assert (player.workers, player.houses, len(player.goals)) == (workers, houses, goals)
        assert player.goods == {"wood": 0, "stone": 0, "fish": 0, "wheat": 0, "coins": 3}
        assert (player.track, player.on_building_areas) == (0, 0)
    t.asks("blue", "take-action")


@rule("LT-7")
def test_colours_follow_the_seats_and_black_needs_four_players() -> None:
    assert GAME.seat_names(2) == ["blue", "red"]
    assert GAME.seat_names(3) == ["blue", "red", "yellow"]
    assert GAME.seat_names(4) == ["blue", "red", "yellow", "black"]
    with pytest.raises(BadOption, match="nobody plays yellow"):
        GAME.start(2, 0, {"first-player": "yellow"})


@rule("LT-7")
def test_players_choose_among_the_colours_that_have_enough_pieces() -> None:
    chosen: dict[str, Value] = {"colours": "yellow+blue+red", "first-player": "yellow"}
    t = Table(Match(GAME, 3, 0, options=chosen))
    assert t.names == t.view().seats == ["yellow", "blue", "red"]
    assert [player.colour for player in t.view().players] == ["yellow", "blue", "red"]
    assert t.view().start_player == "yellow"
    with pytest.raises(BadOption, match="yellow does not have enough pieces for 2 players"):
        GAME.start(2, 0, {"colours": "yellow+blue"})
    with pytest.raises(BadOption, match="2 for 3 seats"):
        GAME.start(3, 0, {"colours": "red+blue"})
    t.asks("yellow", "take-action")


@rule("LT-143")
def test_in_the_international_edition_any_colour_may_be_taken() -> None:
    s = GAME.start(2, 0, {"colours": "black+yellow", "international": True})
    assert GAME.view(s, 0).seats == ["black", "yellow"]


@rule("LT-7")
def test_no_rule_depends_on_the_colours() -> None:
    usual, chosen = GAME.start(2, 7), GAME.start(2, 7, {"colours": "red+blue"})
    while not usual.over:
        assert usual.seat == chosen.seat
        assert usual.legal(usual.seat) == chosen.legal(chosen.seat)
        move = usual.legal(usual.seat)[-1]
        usual.play(move)
        chosen.play(move)
    assert [score.total for score in usual.scores()] == [score.total for score in chosen.scores()]


@rule("LT-9", "LT-141", "LT-142")
def test_either_side_in_any_game() -> None:
    assert fresh(2).view().squares["B1"].terrain is None
    reverse = fresh(2, side="B").view()
    assert reverse.squares["A1"].terrain == "forest"
    assert reverse.squares["D6"].terrain == "mountain"
    first = fresh(2, mode="first-game", side="B").view()
    assert first.squares["A1"].terrain == "forest"
    assert sorted(first.supply) == sorted(fresh(2, mode="first-game").view().supply)


@rule("LT-10", "LT-142")
def test_five_fields_and_twelve_random_buildings() -> None:
    drawn = set()
    for seed in range(12):
        supply = fresh(2, seed).view().supply
        assert supply.pop("wheat-field") == 5
        assert len(supply) == 12
        assert set(supply.values()) == {1}
        drawn |= set(supply)
    assert len(drawn) > 20


@rule("LT-11", "LT-141")
def test_the_buildings_of_the_first_game() -> None:
    assert set(fresh(2, mode="first-game").view().supply) == {"wheat-field", *FIRST_GAME}


@rule("LT-14", "LT-22")
def test_the_start_player_is_drawn_or_named() -> None:
    assert {GAME.start(4, seed).seat for seed in range(40)} == {0, 1, 2, 3}
    t = Table(Match(GAME, 3, 0, options={"first-player": "yellow"}))
    assert t.view().start_player == "yellow"
    t.asks("yellow", "take-action")


@rule("LT-15", "LT-104")
def test_only_the_owner_sees_the_goals_and_everybody_their_number() -> None:
    t = fresh(3, mode="first-game")
    assert len(own(t, "blue").goals) == 4
    for other in ("red", ""):
        shown = t.view(other).players[0]
        assert (shown.goals, shown.hidden_goals) == (None, 4)
    assert t.view().goal_pile == 3
    assert len({goal for name in t.names for goal in own(t, name).goals}) == 12
    t.asks("blue", "take-action")


@rule("LT-16", "LT-17", "LT-18", "LT-149")
def test_a_goal_that_the_supply_makes_impossible_is_shown_and_replaced() -> None:
    """Edge case 48."""
    exchanges = 0
    for seed in range(60):
        t = fresh(2, seed)
        s = t.state
        for goal in range(s.goals.size):
            if s.goal_at[goal] >= 0:
                assert achievable(s, goal)
            if s.goal_at[goal] == DISCARDED:
                assert not achievable(s, goal)
                exchanges += 1
        told = [s.goals.ids[event.numbers[0]] for event in t.heard("exchanged")]
        assert sorted(told) == sorted(t.view().discarded_goals)
        assert [len(own(t, name).goals) for name in t.names] == [5, 5]
        # The start player exchanges first.
        assert [event.seat for event in t.heard("exchanged")] == sorted(
            event.seat for event in t.heard("exchanged")
        )
    assert exchanges > 0


NO_FISH = ["bakery", "trading-shop", "stone-shop", "granary", "gold-mine", "well"]


@rule("LT-16", "LT-18")
def test_fish_trade_needs_a_building_with_fish_in_its_effect() -> None:
    """Edge case 48: a trading shop does not make it possible."""
    goal = GAME.parts.goals.ids.index("fish-trade")
    assert not achievable(table("little-town", supply=NO_FISH).state, goal)
    assert achievable(table("little-town", supply=[*NO_FISH, "pier"]).state, goal)


@rule("LT-17")
def test_a_goal_that_becomes_impossible_later_is_kept() -> None:
    t = table(
        "little-town",
        supply=["pier"],
        blue={"goals": ["fish-trade"]},
        red={"wood": 3, "coins": 0},
    )
    t.says("blue", "place D3").says("red", "build pier", "site H3")
    assert own(t, "blue").goals == ["fish-trade"]
    assert t.view().discarded_goals == []
    t.asks("blue", "take-action")


@rule("LT-19")
def test_no_goal_of_the_base_set_is_impossible_in_the_first_game() -> None:
    """Edge case 49."""
    s = fresh(2, mode="first-game").state
    base = [goal for goal in range(s.goals.size) if not s.goals.extended[goal]]
    assert len(base) == 15
    assert all(achievable(s, goal) for goal in base)
    for seed in range(20):
        assert not fresh(4, seed, mode="first-game").heard("exchanged")


@rule("LT-20", "LT-149")
def test_an_empty_goal_pile_leaves_a_player_with_fewer_goals() -> None:
    """With this supply four goals are impossible, and with four players three tiles are spare."""
    from tablewood.games.little_town.goals import DealGoals

    extreme = [
        "bakery",
        "gold-mine",
        "well",
        "church",
        "statue",
        "castle",
        "bar",
        "bookstore",
        "brewery",
        "fountain",
    ]
    short = 0
    for seed in range(60):
        t = table("little-town", seats=4, seed=seed, supply=[*extreme, "cathedral", "residence"])
        s = t.state
        base = [goal for goal in range(s.goals.size) if not s.goals.extended[goal]]
        assert len([goal for goal in base if not achievable(s, goal)]) == 4
        DealGoals().run(s)
        goal_at = listed(s.goal_at)
        held = [goal_at.count(seat) for seat in range(4)]
        assert all(achievable(s, goal) for goal in range(s.goals.size) if s.goal_at[goal] >= 0)
        if sum(held) < 12:
            short += 1
            assert goal_at.count(IN_PILE) == 0
            assert t.heard("no-goal-left")
    assert short > 0


@rule("LT-103", "LT-147")
def test_no_goal_is_drawn_after_the_setup_and_extended_goals_stay_out() -> None:
    s = fresh(4, mode="first-game").state
    assert listed(s.goal_at).count(LEFT_OUT) == 3
    before = sorted(s.goal_at)
    while not s.over:
        s.play(s.legal()[-1])
    assert sorted(s.goal_at) == before


@rule("LT-21", "LT-22")
def test_turns_go_round_clockwise_from_the_start_player() -> None:
    t = Table(Match(GAME, 3, 0, options={"first-player": "red", "mode": "first-game"}))
    t.asks("red", "take-action").says("red", "place D3")
    t.asks("yellow", "take-action").says("yellow", "place D4")
    t.asks("blue", "take-action").says("blue", "place E4")
    t.asks("red", "take-action")


@rule("LT-2", "LT-26", "LT-27", "LT-110")
@pytest.mark.parametrize(("seats", "turns"), [(2, 20), (3, 16), (4, 12)])
def test_turns_of_a_whole_game(seats: int, turns: int) -> None:
    """Edge case 56."""
    s = fresh(seats, mode="first-game").state
    taken = [0] * seats
    rounds = set()
    while not s.over:
        if s.step.prompt == "take-action":
            taken[s.seat] += 1
            rounds.add(s.round)
        s.play(s.legal()[0])
    assert taken == [turns] * seats
    assert rounds == {1, 2, 3, 4}
