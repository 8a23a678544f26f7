"""Alynthia: abilities, research, market and action cards (AL-165 to AL-186)."""

import pytest

from tests.games.alynthia.scenes import NO_SPAWN, PARTS, QUIET, both_act, duel, me, pair, solo
from tests.rule import rule

ALL = {"politics": 4, "commerce": 4, "fortification": 4, "conquest": 4}


@rule("AL-165", "AL-166", "AL-168", "AL-263")
def test_a_recurring_tile_is_used_once_a_round() -> None:
    t = solo(A={"at": "r0c0", "research": {"fortification": 2}}, rolls=NO_SPAWN, dragons=QUIET)
    t.says("A", "use for2", "take wood").refuses("A", "use for2", "AL-166")
    t.refuses("A", "use for1", "AL-165").refuses("A", "use pol2", "AL-170")
    t.says("A", "done").offers("use for2").asks("A", "act-together")


@rule("AL-168")
def test_an_unused_ability_is_not_saved() -> None:
    t = solo(A={"at": "r0c0", "research": {"fortification": 2}}, rolls=NO_SPAWN, dragons=QUIET)
    t.says("A", "done", "use for2", "take wood").refuses("A", "use for2", "AL-166")
    t.asks("A", "act-together")


@rule("AL-167")
def test_a_new_ability_is_ready_at_once() -> None:
    t = solo(A={"at": "r0c0", "cards": {"insight": 1}})
    t.says("A", "insight commerce", "use com1")
    assert t.heard("fortune")
    assert t.state.step.prompt in ("act-together", "take-resource")


@rule("AL-170")
def test_each_category_from_left_to_right() -> None:
    """Edge case 29."""
    t = solo(A={"at": "r0c0", "cards": {"insight": 2}, "research": {"politics": 1}})
    t.says("A", "insight politics")
    assert t.heard("researched")[0].numbers[0] == PARTS.tile_names.number("pol2")
    t.says("A", "insight conquest")
    assert me(t).research == {"politics": 2, "commerce": 0, "fortification": 0, "conquest": 1}
    t.asks("A", "act-together")


@rule("AL-170")
def test_a_full_category_is_not_offered() -> None:
    t = solo(A={"at": "r0c0", "cards": {"insight": 1}, "research": {"conquest": 4}})
    t.refuses("A", "insight conquest", "AL-170").asks("A", "act-together")


@rule("AL-171", "AL-218")
def test_research_is_not_lost_in_battle() -> None:
    t = solo(
        round=5,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 4},
        A={"at": "r5c5", "research": {"conquest": 2}, "outposts": ["r0c0 village"]},
        rolls=[1, 1, 3],
    )
    assert me(t).research["conquest"] == 2
    t.asks("A", "act-together")


@rule("AL-172")
def test_with_all_sixteen_unlocked_nothing_more_happens() -> None:
    t = solo(
        A={
            "at": "r0c0",
            "focus": 2,
            "hand": {"stone": 1, "food": 1},
            "outposts": ["r0c0"],
            "research": ALL,
        }
    )
    t.says("A", "upgrade monument").asks("A", "act-together")
    assert me(t).research == ALL


@rule("AL-174")
def test_politics_2_draws_a_card_and_politics_3_earns_seven() -> None:
    t = solo(pool=0, A={"at": "r0c0", "cards": {"insight": 1}, "research": {"politics": 2}})
    t.says("A", "use pol2")
    assert me(t).action_cards == 2
    t.says("A", "insight politics")
    assert t.view().pool == 7
    t.asks("A", "act-together")


@rule("AL-175")
@pytest.mark.parametrize(("at", "renown"), [("r0c0", 8), ("r5c5", 10)])
def test_politics_4_counts_spaces(at: str, renown: int) -> None:
    """Edge case 30, second half."""
    outposts = ["r0c0", "r0c2", "r0c4", "r2c0"]
    t = solo(
        pool=0,
        A={"at": at, "cards": {"insight": 1}, "research": {"politics": 3}, "outposts": outposts},
    )
    t.says("A", "insight politics")
    assert t.view().pool == renown
    t.asks("A", "act-together")


@rule("AL-176")
def test_commerce_1_and_3_roll_the_fortune_die_each_once() -> None:
    t = solo(pool=0, A={"at": "r0c0", "research": {"commerce": 3}}, rolls=[2, 1])
    t.says("A", "use com1", "use com3").refuses("A", "use com1", "AL-166")
    assert t.view().pool == 3
    t.asks("A", "act-together")


@rule("AL-177")
def test_commerce_4_pays_for_market_cards() -> None:
    t = solo(
        pool=0,
        market={"timber-sale": 1},
        A={"at": "r0c0", "hand": {"wood": 1}, "research": {"commerce": 4}},
    )
    t.says("A", "market timber-sale")
    assert t.view().pool == 2
    t.asks("A", "act-together")


@rule("AL-178", "AL-180")
def test_fortification_and_conquest_raise_the_strengths() -> None:
    t = solo(A={"at": "r0c0", "attack": 1, "defense": 1, "cards": {"insight": 5}})
    t.says("A", "insight fortification", "insight fortification", "insight fortification")
    assert (me(t).attack, me(t).defense) == (1, 3)
    t.says("A", "insight conquest", "insight conquest")
    assert (me(t).attack, me(t).defense) == (3, 3)
    t = solo(A={"at": "r0c0", "attack": 3, "cards": {"insight": 2}, "research": {"conquest": 2}})
    t.says("A", "insight conquest", "insight conquest")
    assert me(t).attack == 4
    t.asks("A", "act-together")


@rule("AL-179")
def test_fortification_4_counts_outposts_and_upgrades() -> None:
    """Edge case 30, first half."""
    outposts = ["r0c0 village", "r0c2 monument", "r0c4", "r2c0"]
    t = solo(
        pool=0,
        A={
            "at": "r5c5",
            "cards": {"insight": 1},
            "research": {"fortification": 3},
            "outposts": outposts,
        },
    )
    t.says("A", "insight fortification")
    assert t.view().pool == 6
    t.asks("A", "act-together")


@rule("AL-180", "AL-181")
def test_conquest_3_pays_for_attacks_and_not_for_defense() -> None:
    t = solo(
        pool=0,
        dragons={"r0c1": 1},
        A={
            "at": "r0c0",
            "focus": 2,
            "attack": 9,
            "hand": {"worker": 1},
            "research": {"conquest": 3},
        },
    )
    t.says("A", "charge r0c1")
    assert t.view().pool == 3
    t = solo(
        pool=0,
        asks="battles",
        reached=["r0c1"],
        dragons={"r0c1": 1},
        A={"at": "r0c1", "defense": 9, "research": {"conquest": 3}},
    )
    assert t.view().pool == 1
    t.asks("A", "act-together")


@rule("AL-182")
def test_strengths_end_at_nine() -> None:
    t = solo(A={"at": "r0c0", "attack": 9, "cards": {"insight": 1}})
    t.says("A", "insight conquest")
    assert me(t).attack == 9
    t.asks("A", "act-together")


# Market and action cards


@rule("AL-183")
def test_a_market_card_is_paid_discarded_and_not_replaced() -> None:
    t = solo(
        pool=0,
        market={"great-hall": 1, "wood-exchange": 2},
        A={"at": "r0c0", "focus": 0, "hand": {"wood": 5}},
    )
    t.says("A", "market great-hall")
    assert (t.view().pool, t.view().market["great-hall"]) == (4, 0)
    assert t.view().market_discard == ["great-hall"]
    t.refuses("A", "market great-hall", "AL-183")
    t.says("A", "market wood-exchange", "take worker")
    t.refuses("A", "market wood-exchange", "AL-113")
    assert (t.view().pool, me(t).resources["worker"]) == (5, 1)
    assert sum(t.view().market.values()) == 1
    t.asks("A", "act-together")


@rule("AL-183", "AL-134")
def test_a_market_card_for_any_resources() -> None:
    t = solo(
        pool=0,
        market={"hidden-favours": 1, "scholars-patron": 1},
        deck=["march"],
        A={"at": "r0c0", "hand": {"wood": 1, "worker": 2}},
    )
    t.says("A", "market hidden-favours", "pay worker", "pay wood")
    assert (t.view().pool, me(t).cards) == (1, {"march": 1})
    t.says("A", "market scholars-patron", "research conquest")
    assert (t.view().pool, me(t).attack) == (2, 4)
    t.asks("A", "act-together")


@rule("AL-104", "AL-184")
def test_an_action_card_costs_three_focus_and_an_action() -> None:
    t = duel(deck=["march"], A={"at": "r0c0", "focus": 5})
    t.says("A", "buy-card")
    assert (me(t).focus, me(t).cards, t.view().actions_left) == (2, {"march": 1}, 1)
    t.refuses("A", "buy-card", "AL-184").asks("A", "take-turn")


@rule("AL-185", "AL-260")
def test_action_cards_count_for_the_hand_limit_and_are_not_resources() -> None:
    t = solo(A={"at": "r2c2", "hand": {"wood": 1}, "cards": {"march": 7}}, unchecked=True)
    t.refuses("A", "recruit", "AL-136").says("A", "done").asks("A", "reduce-hand")


@rule("AL-186")
def test_the_discard_pile_makes_a_new_deck() -> None:
    t = solo(rest="discard", A={"at": "r0c0", "focus": 3})
    assert t.view().card_deck == 0
    t.says("A", "buy-card")
    assert (t.view().card_deck, t.view().card_discard) == (41, [])
    t.asks("A", "act-together")


@rule("AL-186")
def test_without_any_card_none_is_bought_or_drawn() -> None:
    """Edge case 48."""
    t = pair(rest="B", A={"at": "r0c0", "focus": 3, "research": {"politics": 2}})
    t.refuses("A", "buy-card", "AL-186").says("A", "use pol2")
    assert me(t).action_cards == 0
    both_act(t)
