"""Alynthia: the Action Phase, focus and movement (AL-101 to AL-133, AL-269, AL-275, AL-276, AL-280)."""

from pathlib import Path

import pytest

from tablewood.games.alynthia.components import SHIPPED
from tablewood.games.alynthia.game import Alynthia
from tablewood.kernel.scene import scene_match
from tests.games.alynthia.scenes import MAP, NO_SPAWN, QUIET, both_act, duel, me, pair, solo, space
from tests.rule import rule
from tests.table import Table

RICH = {"wood": 3, "stone": 3, "food": 3, "worker": 3}


# Actions and turns


@rule("AL-101", "AL-103", "AL-104", "AL-108")
def test_a_turn_has_two_actions_and_any_number_of_free_moves() -> None:
    t = duel(
        A={"at": "r0c0", "hand": {"wood": 1}, "cards": {"acclaim": 1}, "research": {"commerce": 2}}
    )
    t.says("A", "use focus", "build", "acclaim", "buy-card", "use com2")
    assert t.view().actions_left == 0
    t.refuses("A", "step r0c1", "AL-108").refuses("A", "pass", "AL-110")
    t.says("A", "end").asks("B", "take-turn")


@rule("AL-102", "AL-113")
def test_an_action_is_finished_before_the_next_begins() -> None:
    t = duel(A={"at": "r0c0", "focus": 5, "hand": {"wood": 1, "food": 1}, "cards": {"acclaim": 1}})
    t.says("A", "build").asks("A", "pay-resource")
    t.refuses("A", "step r0c1", "AL-102").refuses("A", "acclaim", "AL-102")
    t.refuses("A", "pay stone", "AL-113").refuses("A", "pay worker", "AL-113")
    assert space(t, "r0c0").buildings == []
    t.says("A", "pay wood")
    assert len(space(t, "r0c0").buildings) == 1
    t.asks("A", "take-turn")


@rule("AL-105", "AL-106", "AL-107", "AL-269")
def test_against_the_dragons_anybody_may_move_next() -> None:
    t = pair(
        A={"at": "r0c0", "focus": 3}, B={"at": "r5c5", "focus": 3}, rolls=NO_SPAWN, dragons=QUIET
    )
    both_act(t)
    assert t.state.seat == 0
    t.says("B", "step r5c4", "step r5c3").says("A", "step r0c1")
    assert t.state.seat == 1
    t.says("A", "done")
    # B is not done; A could still move, and takes "done" back by moving.
    both_act(t)
    assert [player.done for player in t.view().players] == [True, False]
    t.says("A", "step r0c2")
    assert [player.done for player in t.view().players] == [False, False]
    t.says("B", "done").says("A", "done")
    assert t.view().round == 2
    both_act(t)


@rule("AL-269")
def test_a_player_who_is_done_and_cannot_move_is_not_asked() -> None:
    t = pair(A={"at": "r0c0", "used": ["focus", "basic1"]}, B={"at": "r5c5", "focus": 1})
    t.says("A", "done").asks("B", "act-together")


@rule("AL-269")
def test_a_player_who_is_done_cannot_say_so_again() -> None:
    t = pair(done=["A"], A={"at": "r0c0", "focus": 2}, B={"at": "r5c5"})
    t.refuses("A", "done", "AL-269")
    both_act(t)


@rule("AL-107", "AL-269")
def test_in_sequence_a_player_who_is_done_is_asked_again_when_others_go_on() -> None:
    t = pair(
        A={"at": "r0c0", "focus": 3}, B={"at": "r5c5", "focus": 3}, rolls=NO_SPAWN, dragons=QUIET
    )
    t.says("A", "done")
    assert t.state.seat == 1
    t.refuses("A", "stay", "AL-107")
    t.says("B", "step r5c4")
    assert t.state.seat == 0
    t.offers("stay", "step r0c1").refuses("A", "done", "AL-269").refuses("B", "stay", "AL-107")
    t.says("A", "stay")
    assert t.state.seat == 1
    t.says("B", "step r5c3").says("A", "step r0c1")
    assert [player.done for player in t.view().players] == [False, False]
    t.says("B", "done").says("A", "done")
    assert t.view().round == 2
    both_act(t)


@rule("AL-107")
def test_the_cycle_ends_when_the_last_player_says_done() -> None:
    t = pair(done=["A"], turn="A", A={"at": "r0c0", "focus": 3}, B={"at": "r5c5", "focus": 1})
    t.offers("stay").says("A", "stay").says("B", "done")
    assert t.view().round == 2
    both_act(t)


@rule("AL-190", "AL-276")
def test_an_attack_on_the_spot_needs_no_focus_for_a_step(tmp_path: Path) -> None:
    """With a component table in which a step costs 2, the moves offered and the moves refused still agree."""
    shipped = SHIPPED.read_text(encoding="utf-8")
    costly = tmp_path / "components.toml"
    costly.write_text(shipped.replace("\nmove = { focus = 1 }", "\nmove = { focus = 2 }"))
    scene = {
        "seats": 1,
        "map": MAP,
        "dragons": {"r0c0": 1},
        "A": {"at": "r0c0", "focus": 1, "hand": {"worker": 1}},
    }
    t = Table(scene_match(Alynthia(costly), scene))
    t.offers("attack").refuses("A", "step r0c1", "AL-121")
    assert len(t.says("A", "attack").heard("battle-began")) == 1


@rule("AL-109", "AL-110", "AL-112")
def test_a_player_who_passes_takes_no_more_turns_this_round() -> None:
    t = duel(A={"at": "r0c0"}, B={"at": "r5c5", "focus": 4})
    t.refuses("A", "end", "AL-110").says("A", "pass").asks("B", "take-turn")
    t.says("B", "step r5c4", "end").asks("B", "take-turn")
    assert [player.passed for player in t.view().players] == [True, False]
    t.says("B", "step r5c3", "step r5c2", "end").asks("B", "take-turn")
    t.says("B", "pass")
    assert t.view().round == 2


@rule("AL-112")
def test_a_player_who_has_passed_can_still_react_with_cards() -> None:
    """Edge case 41."""
    t = duel(
        passed=["B"],
        turn="A",
        actions=1,
        dragons={"r0c1": 1},
        A={"at": "r0c1", "focus": 3, "attack": 9, "hand": {"worker": 1}},
        B={"at": "r5c5", "cards": {"strength": 1}},
    )
    t.says("A", "attack").asks("B", "window")
    t.says("B", "strength defender")
    t.asks("A", "take-turn")


@rule("AL-110")
def test_a_player_without_any_action_can_only_pass() -> None:
    t = duel(A={"at": "r0c0", "used": ["focus", "basic1", "basic2"]})
    t.offers_only("pass").asks("A", "take-turn")


@rule("AL-110", "AL-108")
def test_ending_after_one_action_is_not_a_pass() -> None:
    t = duel(A={"at": "r0c0", "focus": 4}, B={"at": "r5c5"})
    t.says("A", "step r0c1", "end").says("B", "pass").asks("A", "take-turn")


@rule("AL-111")
def test_cards_and_tiles_before_between_and_after_the_actions() -> None:
    t = duel(A={"at": "r0c0", "cards": {"acclaim": 3}, "focus": 0})
    t.says("A", "acclaim", "use focus", "step r0c1", "acclaim", "step r0c0", "acclaim")
    assert me(t).renown == 6
    t.says("A", "end").asks("B", "take-turn")


# Focus


@rule("AL-114", "AL-121", "AL-144", "AL-184", "AL-187")
def test_what_focus_pays_for() -> None:
    t = solo(
        dragons={"r0c1": 1},
        A={
            "at": "r0c0",
            "focus": 9,
            "attack": 9,
            "hand": {"wood": 2, "worker": 1},
            "outposts": ["r5c5"],
        },
    )
    t.says("A", "build")
    assert me(t).focus == 8
    t.says("A", "charge r0c1", "pay-worker")
    assert me(t).focus == 6
    t.says("A", "buy-card")
    assert me(t).focus == 3
    t.asks("A", "act-together")


@rule("AL-115", "AL-118", "AL-119")
def test_seven_focus_once_a_round_and_never_more_than_nine() -> None:
    """Edge case 23."""
    t = solo(A={"at": "r0c0", "focus": 4})
    t.says("A", "use focus")
    assert me(t).focus == 9
    t.refuses("A", "use focus", "AL-166")
    t = solo(A={"at": "r0c0", "focus": 4})
    t.says("A", "step r0c1", "step r0c0", "use focus")
    assert me(t).focus == 9
    t.asks("A", "act-together")


@rule("AL-116")
def test_commerce_2_gives_two_focus_and_the_nomads_have_one() -> None:
    t = solo(A={"guild": "nomads", "at": "r0c0", "research": {"commerce": 2}})
    t.says("A", "use com2")
    assert me(t).focus == 2
    t.says("A", "use basic1")
    assert me(t).focus == 3
    t.asks("A", "act-together")


@rule("AL-117", "AL-263")
def test_focus_is_kept_for_the_next_round() -> None:
    """Edge case 24."""
    t = solo(A={"at": "r0c0", "focus": 2, "used": ["focus"]}, rolls=NO_SPAWN, dragons=QUIET)
    t.says("A", "done").says("A", "use focus")
    assert (t.view().round, me(t).focus) == (2, 9)
    t.asks("A", "act-together")


@rule("AL-120", "AL-261")
def test_focus_does_not_count_for_the_hand_limit() -> None:
    t = solo(A={"at": "r0c0", "focus": 9, "hand": {"wood": 7}}, rolls=NO_SPAWN, dragons=QUIET)
    t.says("A", "done")
    assert t.view().round == 2
    assert me(t).resource_cards == 7
    t.asks("A", "act-together")


@rule("AL-280")
@pytest.mark.parametrize("tile", ["focus", "com2", "basic1"])
def test_no_focus_ability_at_the_end_of_the_track(tile: str) -> None:
    t = solo(A={"guild": "nomads", "at": "r0c0", "focus": 9, "research": {"commerce": 2}})
    t.refuses("A", f"use {tile}", "AL-280").asks("A", "act-together")


# Movement


@rule("AL-121")
def test_a_step_costs_one_focus() -> None:
    t = solo(A={"at": "r0c0", "focus": 1})
    t.says("A", "step r0c1").refuses("A", "step r0c0", "AL-121")
    assert (me(t).at, me(t).focus) == ("r0c1", 0)
    t.asks("A", "act-together")


@rule("AL-122", "AL-125", "AL-128")
def test_what_blocks_a_step_against_the_dragons() -> None:
    t = pair(
        dragons={"r0c0": 1},
        A={"at": "r0c1", "focus": 5},
        B={"at": "r0c2"},
    )
    t.refuses("A", "step r0c0", "AL-125")
    t.refuses("A", "step r1c1", "AL-125")
    t.refuses("A", "step r0c2", "AL-128")
    t.refuses("A", "charge r0c2", "AL-128")
    assert t.offered("step") == []
    both_act(t)


@rule("AL-123")
def test_buildings_do_not_block_a_step() -> None:
    t = pair(A={"at": "r0c1", "focus": 5}, B={"at": "r5c5", "outposts": ["r0c0"]})
    t.offers("step r0c0")
    both_act(t)


@rule("AL-124", "AL-173", "AL-128")
def test_politics_1_lets_a_character_share_a_space() -> None:
    """Edge case 42, the second half."""
    t = pair(
        A={"at": "r0c1", "focus": 5, "research": {"politics": 1}}, B={"at": "r0c2", "focus": 5}
    )
    t.says("A", "step r0c2")
    assert space(t, "r0c2").characters == ["B", "A"]
    t.says("B", "step r0c3").refuses("B", "step r0c2", "AL-128")
    both_act(t)


@rule("AL-125", "AL-129")
def test_dragons_are_entered_only_with_the_means_to_attack() -> None:
    here = {"at": "r0c1", "focus": 2}
    dragons = {"r0c0": 1}
    solo(dragons=dragons, pool=0, A={**here, "hand": {"worker": 1}}).offers("charge r0c0")
    solo(dragons=dragons, pool=2, A=here).offers("charge r0c0")
    t = solo(dragons=dragons, pool=1, A=here)
    t.refuses("A", "charge r0c0", "AL-129")
    t = solo(dragons=dragons, pool=2, A={**here, "focus": 1})
    t.refuses("A", "charge r0c0", "AL-129").asks("A", "act-together")


@rule("AL-125")
def test_an_empty_space_is_not_charged() -> None:
    t = solo(pool=5, A={"at": "r0c1", "focus": 3})
    t.refuses("A", "charge r0c0", "AL-125").asks("A", "act-together")


@rule("AL-126", "AL-130")
def test_in_competition_a_character_without_politics_1_must_attack() -> None:
    t = duel(A={"at": "r0c1", "focus": 5, "hand": {"worker": 2}}, B={"at": "r0c2"})
    t.refuses("A", "step r0c2", "AL-126").offers("charge r0c2")
    t = duel(
        A={"at": "r0c1", "focus": 5, "hand": {"worker": 2}, "research": {"politics": 1}},
        B={"at": "r0c2"},
    )
    t.says("A", "step r0c2").offers("attack", "end").asks("A", "take-turn")


@rule("AL-127")
def test_in_competition_a_building_may_be_attacked_or_not() -> None:
    t = duel(
        A={"at": "r0c1", "focus": 5, "hand": {"worker": 2}},
        B={"at": "r5c5", "outposts": ["r0c0"]},
    )
    t.says("A", "step r0c0").offers("attack", "end", "step r0c1").asks("A", "take-turn")


@rule("AL-130")
def test_step_and_attack_are_two_actions() -> None:
    """Edge case 40."""
    scene = {"dragons": {"r0c0": 1}, "A": {"at": "r0c1", "focus": 5, "hand": {"worker": 2}}}
    duel(actions=1, **scene).refuses("A", "charge r0c0", "AL-130").asks("A", "take-turn")
    t = duel(**scene)
    t.says("A", "charge r0c0")
    assert t.view().actions_left == 0
    t.asks("A", "take-turn")


@rule("AL-131", "AL-244")
def test_another_players_wall_blocks_a_step_without_politics_1() -> None:
    forest = {"guild": "forest", "at": "r5c5", "outposts": ["r0c0"]}
    here = {"guild": "labor", "at": "r0c1", "focus": 5, "hand": {"worker": 3}}
    t = duel(walls=["r0c0"], A=here, B=forest)
    t.refuses("A", "step r0c0", "AL-131").refuses("A", "charge r0c0", "AL-131")
    t = duel(walls=["r0c0"], A={**here, "research": {"politics": 1}}, B=forest)
    t.offers("step r0c0").asks("A", "take-turn")


@rule("AL-132")
def test_a_defeated_nest_without_dragons_is_an_ordinary_space() -> None:
    t = solo(nests={"r1c1": "defeated"}, A={"at": "r0c1", "focus": 2})
    t.says("A", "step r1c1")
    assert me(t).at == "r1c1"
    t.asks("A", "act-together")


@rule("AL-133", "AL-276")
def test_a_character_among_dragons_may_leave_or_attack() -> None:
    """Dragons beat the wall first, so the character now shares its space with them."""
    t = solo(
        round=5,
        options={"guild-mode": "advanced"},
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 4},
        walls=["r0c0"],
        pool=20,
        A={
            "guild": "forest",
            "unlocked": ["advanced"],
            "at": "r0c0",
            "last": "r0c1",
            "focus": 3,
            "outposts": ["r0c0"],
        },
        rolls=[1, 1, 1, 6],
    )
    assert (me(t).at, space(t, "r0c0").dragons) == ("r0c0", 4)
    t.offers("step r0c1", "step r1c0", "attack")
    t.says("A", "attack")
    # Lost: back to the last space it stood on (AL-214, AL-275).
    assert me(t).at == "r0c1"
    t.asks("A", "act-together")


@rule("AL-275")
def test_a_last_space_that_is_taken_means_a_retreat() -> None:
    t = pair(
        round=5,
        dragons={"r0c0": 4},
        A={"at": "r0c0", "last": "r0c1", "focus": 3, "hand": {"worker": 1}},
        B={"at": "r0c1"},
        rolls=[1, 6],
    )
    t.says("A", "attack")
    assert me(t).at == "r1c0"
    both_act(t)


@rule("AL-275")
def test_without_any_refuge_the_character_stays() -> None:
    everywhere = {
        f"r{row}c{column}": 1
        for row in range(6)
        for column in range(6)
        if (row, column) not in ((1, 1), (1, 4), (4, 1), (4, 4))
    }
    t = solo(
        round=5,
        asks="battles",
        reached=["r0c0"],
        dragons={**everywhere, "r0c0": 4},
        A={"at": "r0c0", "defense": 1},
        rolls=[1, 1, 3],
        unchecked=True,
        dragon_supply=0,
    )
    assert me(t).at == "r0c0"
    t.asks("A", "act-together")
