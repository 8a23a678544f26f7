"""Alynthia: resources, recruiting, trading, outposts and upgrades (AL-134 to AL-164, AL-271, AL-272)."""

from typing import Any

import pytest

from tests.games.alynthia.scenes import (
    NO_SPAWN,
    PARTS,
    QUIET,
    both_act,
    duel,
    me,
    pair,
    solo,
    space,
)
from tests.rule import rule

P1 = {"politics": 1}


# Resources and recruiting


@rule("AL-134")
def test_a_non_worker_resource_is_wood_stone_or_food() -> None:
    t = solo(A={"at": "r0c0", "research": {"fortification": 2}})
    t.says("A", "use for2").offers_only("take wood", "take stone", "take food")
    t.refuses("A", "take worker", "AL-134").says("A", "take stone")
    assert me(t).resources["stone"] == 1
    t.asks("A", "act-together")


@rule("AL-134", "AL-136")
def test_any_resource_may_be_a_worker() -> None:
    t = solo(A={"at": "r2c2", "hand": {"worker": 2, "wood": 1}})
    t.says("A", "recruit").offers_only("pay wood", "pay worker")
    t.says("A", "pay wood")
    assert me(t).resources == {"wood": 0, "stone": 0, "food": 0, "worker": 2}
    t.asks("A", "act-together")


@rule("AL-135", "AL-149", "AL-150", "AL-259")
def test_two_outposts_on_wood_give_two_wood() -> None:
    t = solo(A={"at": "r5c5", "outposts": ["r0c0", "r0c3"]}, rolls=NO_SPAWN, dragons=QUIET)
    t.says("A", "done")
    assert me(t).resources == {"wood": 2, "stone": 0, "food": 0, "worker": 0}
    t.asks("A", "act-together")


@rule("AL-136")
def test_recruiting_takes_a_worker_space_and_two_resources_and_no_focus() -> None:
    t = solo(A={"at": "r2c2", "hand": {"wood": 4}})
    t.says("A", "recruit", "recruit", "pay wood", "pay wood")
    assert me(t).resources == {"wood": 0, "stone": 0, "food": 0, "worker": 2}
    solo(A={"at": "r2c1", "hand": {"wood": 4}}).refuses("A", "recruit", "AL-136")
    solo(A={"at": "r2c2", "hand": {"wood": 1}}).refuses("A", "recruit", "AL-136")
    t.asks("A", "act-together")


@rule("AL-137", "AL-160")
def test_a_village_gives_a_worker_a_round() -> None:
    t = solo(A={"at": "r5c5", "outposts": ["r0c0 village"]})
    t.says("A", "use village").refuses("A", "use village", "AL-166")
    assert me(t).resources["worker"] == 1
    t.asks("A", "act-together")


@rule("AL-138")
def test_an_empty_deck_gives_nothing_and_is_not_chosen() -> None:
    t = solo(
        unchecked=True,
        decks={"worker": 0, "wood": 0},
        A={
            "at": "r2c2",
            "hand": {"stone": 2},
            "outposts": ["r0c0 village"],
            "research": {"fortification": 2},
        },
    )
    t.refuses("A", "recruit", "AL-138")
    t.says("A", "use village")
    assert me(t).resources["worker"] == 0
    t.says("A", "use for2").refuses("A", "take wood", "AL-138")
    t.offers_only("take stone", "take food").says("A", "take food")
    t.asks("A", "act-together")


@rule("AL-138")
def test_the_last_type_is_taken_without_a_question() -> None:
    t = solo(
        unchecked=True,
        decks={"wood": 0, "stone": 0},
        A={"at": "r0c0", "research": {"fortification": 2}},
    )
    t.says("A", "use for2")
    assert me(t).resources["food"] == 1
    t.asks("A", "act-together")


# Trading


@rule("AL-139", "AL-141")
def test_only_the_player_with_politics_1_may_start_a_trade() -> None:
    """Edge case 42, the first half."""
    t = pair(
        A={"at": "r0c2", "research": P1, "hand": {"wood": 1}, "cards": {"march": 1}},
        B={"at": "r0c2", "hand": {"stone": 1}},
    )
    t.refuses("B", "offer A", "AL-139")
    t.says("A", "offer B", "give march", "propose")
    assert (t.state.asked, t.state.seat) == ([0, 1], 1)
    t.says("B", "accept")
    assert (me(t).cards, me(t, "B").cards) == ({}, {"march": 1})
    both_act(t)


@rule("AL-139")
def test_trading_needs_a_shared_space() -> None:
    t = pair(A={"at": "r0c1", "research": P1, "hand": {"wood": 1}}, B={"at": "r0c2"})
    t.refuses("A", "offer B", "AL-139").refuses("A", "offer A", "AL-139")
    both_act(t)


@rule("AL-140", "AL-141", "AL-272")
def test_a_trade_of_resources_and_cards() -> None:
    t = duel(
        A={"at": "r0c2", "research": P1, "hand": {"wood": 2}},
        B={"at": "r0c2", "hand": {"stone": 1}, "cards": {"acclaim": 1}},
    )
    t.says("A", "offer B").refuses("A", "give stone", "AL-272")
    t.says("A", "give wood", "give wood", "ask stone", "ask acclaim")
    t.refuses("A", "give wood", "AL-272").refuses("A", "ask food", "AL-272")
    t.says("A", "propose").says("B", "accept")
    assert me(t).resources == {"wood": 0, "stone": 1, "food": 0, "worker": 0}
    assert (me(t).cards, me(t, "B").resources["wood"]) == ({"acclaim": 1}, 2)
    t.asks("A", "take-turn")


@rule("AL-272")
def test_an_offer_needs_a_card_and_can_be_withdrawn_or_refused() -> None:
    t = pair(A={"at": "r0c2", "research": P1, "hand": {"wood": 1}}, B={"at": "r0c2"})
    t.says("A", "offer B").refuses("A", "propose", "AL-272").says("A", "withdraw")
    t.says("A", "offer B", "give wood", "propose").says("A", "withdraw")
    t.says("A", "offer B", "give wood", "propose").says("B", "refuse")
    assert me(t).resources["wood"] == 1
    both_act(t)


@rule("AL-272")
def test_the_partner_accepts_only_what_they_can_give() -> None:
    t = duel(
        A={"at": "r0c2", "research": P1, "hand": {"wood": 1}},
        B={"at": "r0c2", "hand": {"food": 1}},
    )
    t.says("A", "offer B", "give wood", "ask stone", "propose")
    t.refuses("B", "accept", "AL-272").says("B", "refuse").asks("A", "take-turn")


@rule("AL-142", "AL-103")
def test_trading_is_not_an_action_and_is_done_in_the_players_own_turn() -> None:
    t = duel(
        actions=1,
        A={"at": "r0c2", "research": P1, "hand": {"wood": 1}},
        B={"at": "r0c2", "research": P1},
    )
    t.says("A", "offer B", "give wood", "propose").says("B", "accept")
    assert t.view().actions_left == 1
    t.asks("A", "take-turn")


@rule("AL-271")
def test_eight_offers_a_phase() -> None:
    t = pair(A={"at": "r0c2", "research": P1, "hand": {"wood": 1}, "offers": 1}, B={"at": "r0c2"})
    t.says("A", "offer B", "withdraw").refuses("A", "offer B", "AL-271")
    assert PARTS.trades == 8
    both_act(t)


# Outposts


@rule("AL-143", "AL-144")
@pytest.mark.parametrize(
    ("built", "focus", "resources", "renown"),
    [(0, 0, 1, 1), (1, 1, 1, 2), (2, 1, 2, 3), (3, 2, 2, 4), (4, 2, 3, 5)],
)
def test_the_price_and_renown_of_each_outpost(
    built: int, focus: int, resources: int, renown: int
) -> None:
    there = ["r5c0", "r5c1", "r5c2", "r5c3"][:built]
    player = {"at": "r0c0", "focus": focus, "hand": {"wood": resources, "worker": 2}}
    t = solo(pool=0, A={**player, "outposts": there})
    t.says("A", "build")
    assert (me(t).focus, me(t).resources["wood"], t.view().pool) == (0, 0, renown)
    assert me(t).resources["worker"] == 2
    less = {"wood": resources - 1, "worker": 2}
    t = solo(A={**player, "hand": less, "outposts": there})
    t.refuses("A", "build", "AL-144")
    if focus:
        t = solo(A={**player, "focus": focus - 1, "outposts": there})
        t.refuses("A", "build", "AL-144")
    t.asks("A", "act-together")


@rule("AL-145", "AL-148")
def test_an_outpost_is_built_where_the_character_stands() -> None:
    for guild in ("mountain", "forest", "field", "labor", "nomads"):
        t = solo(A={"guild": guild, "at": "r0c4", "hand": {"food": 1}})
        t.says("A", "build")
        assert [building.player for building in space(t, "r0c4").buildings] == ["A"]
        t.asks("A", "act-together")


@rule("AL-146", "AL-256")
def test_where_no_outpost_may_stand() -> None:
    """Edge case 27."""
    hand: dict[str, Any] = {"hand": {"wood": 3}, "focus": 5}
    places: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({"at": "r2c2"}, {}),
        ({"at": "r1c1"}, {}),
        ({"at": "r0c0"}, {"outposts": ["r0c0"]}),
        ({"at": "r0c0", "outposts": ["r0c0"]}, {}),
    ]
    for a, b in places:
        t = pair(nests={"r1c1": "defeated"}, A={**hand, **a}, B={"at": "r5c5", **b})
        t.refuses("A", "build", "AL-146")
        both_act(t)


@rule("AL-147")
def test_five_outposts_at_most() -> None:
    five = ["r5c0", "r5c1", "r5c2", "r5c3", "r5c4"]
    t = solo(A={"at": "r0c0", "focus": 9, "hand": {"wood": 9}, "outposts": five})
    t.refuses("A", "build", "AL-147").asks("A", "act-together")


@rule("AL-143", "AL-151")
def test_a_lost_outpost_is_paid_and_earned_again() -> None:
    """Edge case 26."""
    t = solo(
        round=5,
        asks="battles",
        pool=0,
        reached=["r0c0"],
        dragons={"r0c0": 4},
        A={"at": "r5c5", "focus": 1, "hand": {"wood": 4}, "outposts": ["r0c0", "r0c2", "r0c4"]},
        rolls=[1, 1, 3],
    )
    assert me(t).outposts_left == 3
    t.says("A", "build")
    assert (me(t).focus, me(t).resources["wood"], t.view().pool) == (0, 2, 3)
    t.asks("A", "act-together")


# Upgrades


@rule("AL-152", "AL-154", "AL-156", "AL-164")
def test_an_outpost_is_upgraded_once_where_the_character_stands() -> None:
    """Edge case 28: at once, in the same turn."""
    player = {"at": "r0c0", "focus": 9, "hand": {"wood": 3, "stone": 1, "food": 3}}
    t = solo(pool=0, A=player)
    t.refuses("A", "upgrade village", "AL-154")
    t.says("A", "build", "pay wood", "upgrade village")
    assert t.view().pool == 4
    t.says("A", "research conquest", "research conquest")
    assert (me(t).attack, me(t).upgrades) == (5, ["village"])
    t.refuses("A", "upgrade monument", "AL-152").asks("A", "act-together")


@rule("AL-152")
def test_several_upgrades_of_a_kind_on_different_outposts() -> None:
    t = solo(
        A={
            "at": "r0c0",
            "focus": 9,
            "hand": {"wood": 1, "food": 1},
            "outposts": ["r0c0", "r0c2 village"],
        }
    )
    t.says("A", "upgrade village", "research politics", "research politics")
    assert me(t).upgrades == ["village", "village"]
    t.says("A", "use village", "use village").refuses("A", "use village", "AL-166")
    t.asks("A", "act-together")


@rule("AL-153", "AL-21", "AL-162")
def test_upgrades_can_be_sold_out() -> None:
    """Edge case 25."""
    described: dict[str, Any] = {
        "A": {
            "at": "r0c0",
            "focus": 9,
            "hand": {"wood": 1, "food": 1},
            "outposts": ["r0c0", "r0c2 village"],
        },
        "B": {"at": "r5c5", "outposts": ["r0c4 village", "r0c5 village"]},
    }
    t = pair(**described)
    t.refuses("A", "upgrade village", "AL-153")
    t = pair(
        round=5,
        asks="battles",
        reached=["r0c5"],
        dragons={"r0c5": 4},
        rolls=[1, 1, 3],
        **described,
    )
    t.offers("upgrade village")
    both_act(t)


@rule("AL-155")
@pytest.mark.parametrize(
    ("upgrade", "hand"),
    [
        ("storehouse", {"food": 2}),
        ("monument", {"stone": 1, "food": 1}),
        ("stronghold", {"wood": 1, "stone": 1}),
        ("village", {"wood": 1, "food": 1}),
    ],
)
def test_the_prices_of_upgrades(upgrade: str, hand: dict[str, int]) -> None:
    player = {"at": "r0c0", "focus": 2, "outposts": ["r0c0"]}
    t = solo(A={**player, "hand": hand})
    assert [move for move in t.offered("upgrade") if upgrade in move] == [f"upgrade {upgrade}"]
    t.says("A", f"upgrade {upgrade}")
    assert (me(t).focus, me(t).resource_cards) == (0, 0)
    for less in (
        {**player, "focus": 1, "hand": hand},
        {**player, "hand": {**hand, "food": 0, "wood": 0}},
    ):
        solo(A=less).refuses("A", f"upgrade {upgrade}", "AL-155")
    t.asks("A", "split-points" if upgrade == "stronghold" else "choose-research")


@rule("AL-157", "AL-261")
def test_a_storehouse_raises_the_hand_limit_by_four() -> None:
    t = solo(A={"at": "r0c0", "outposts": ["r0c0 storehouse", "r0c2 storehouse"]})
    assert me(t).hand_limit == 15
    t.asks("A", "act-together")


@rule("AL-158")
def test_a_monument_gives_two_renown_a_round() -> None:
    t = solo(pool=0, A={"at": "r0c0", "outposts": ["r0c0 monument"]}, rolls=NO_SPAWN, dragons=QUIET)
    t.says("A", "use monument").refuses("A", "use monument", "AL-166")
    assert t.view().pool == 2
    t.says("A", "done", "use monument")
    assert t.view().pool == 4
    t.asks("A", "act-together")


@rule("AL-159")
@pytest.mark.parametrize(("attack", "defense"), [(2, 0), (1, 1), (0, 2)])
def test_a_stronghold_gives_two_points_of_strength(attack: int, defense: int) -> None:
    t = solo(
        A={
            "at": "r0c0",
            "focus": 2,
            "attack": 1,
            "defense": 1,
            "hand": {"wood": 1, "stone": 1},
            "outposts": ["r0c0"],
        }
    )
    t.says("A", "upgrade stronghold").refuses("A", "split 3", "AL-159")
    t.says("A", f"split {attack}")
    assert (me(t).attack, me(t).defense) == (1 + attack, 1 + defense)
    t.asks("A", "choose-research")


@rule("AL-161")
def test_an_upgraded_outpost_still_produces_and_the_upgrade_nothing() -> None:
    t = solo(A={"at": "r5c5", "outposts": ["r0c0 village"]}, rolls=NO_SPAWN, dragons=QUIET)
    t.says("A", "done")
    assert me(t).resources == {"wood": 1, "stone": 0, "food": 0, "worker": 0}
    t.asks("A", "act-together")


@rule("AL-162", "AL-182")
def test_a_lost_stronghold_takes_its_own_points_with_it() -> None:
    """Edge case 31: attack 10 noted, shown as 9, then 8."""
    t = solo(
        round=5,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 4},
        A={"at": "r5c5", "attack": 10, "defense": 1, "outposts": ["r0c0 stronghold 2"]},
        rolls=[1, 1, 3],
    )
    assert (me(t).attack, me(t).defense) == (8, 1)
    assert t.view().supply["stronghold"] == 2
    t.asks("A", "act-together")


@rule("AL-162", "AL-260", "AL-262")
def test_a_lost_storehouse_lowers_the_limit_at_harvest() -> None:
    """Edge case 32."""
    t = solo(
        round=5,
        beaten=1,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 4},
        A={"at": "r5c5", "hand": {"wood": 11}, "outposts": ["r0c0 storehouse"]},
        rolls=[1, 1, 3],
    )
    assert me(t).resource_cards == 11
    t.asks("A", "act-together").says("A", "done").asks("A", "reduce-hand")
    # Twelve with the harvest of the outpost, down to seven.
    t.says("A", *["discard wood"] * 4).asks("A", "reduce-hand")
    t.says("A", "discard wood").is_over()


@rule("AL-163")
def test_an_outpost_is_upgraded_again_with_full_rewards() -> None:
    t = solo(
        round=5,
        pool=0,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 4},
        A={
            "at": "r5c5",
            "focus": 9,
            "hand": {"stone": 1, "food": 1},
            "outposts": ["r0c0 monument", "r5c5 village"],
        },
        rolls=[1, 1, 3],
    )
    assert me(t).upgrades == ["village"]
    t.refuses("A", "upgrade monument", "AL-152")
    t = solo(
        pool=0,
        A={"at": "r0c0", "focus": 2, "hand": {"stone": 1, "food": 1}, "outposts": ["r0c0"]},
    )
    t.says("A", "upgrade monument")
    assert t.view().pool == 3
    t.says("A", "research politics", "research politics").offers("use monument")
    t.asks("A", "act-together")
