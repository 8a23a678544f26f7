"""Alynthia: action cards and reaction windows (AL-220 to AL-234, AL-277, AL-278)."""

import pytest

from tests.games.alynthia.scenes import NO_SPAWN, QUIET, both_act, duel, me, pair, solo, space
from tests.rule import rule

P1 = {"politics": 1}
ADVANCED = {"guild-mode": "advanced"}
"""No guild ability at the start: nobody can react without a card."""


# The eight cards


@rule("AL-220", "AL-222", "AL-224", "AL-234")
def test_cards_are_played_in_the_players_own_turn_and_discarded() -> None:
    t = solo(pool=0, A={"at": "r5c5", "cards": {"acclaim": 1, "gather": 1}, "outposts": ["r0c0"]})
    t.says("A", "acclaim").says("A", "gather r0c0")
    assert (t.view().pool, me(t).resources["wood"]) == (2, 2)
    assert t.view().card_discard == ["acclaim", "gather"]
    t.refuses("A", "acclaim", "AL-222").asks("A", "act-together")


@rule("AL-221", "AL-222")
def test_insight_unlocks_for_the_player_who_plays_it() -> None:
    t = pair(A={"at": "r0c0", "cards": {"insight": 1}})
    t.says("A", "insight conquest")
    assert (me(t).research["conquest"], me(t, "B").research["conquest"]) == (1, 0)
    both_act(t)


@rule("AL-223")
@pytest.mark.parametrize("resource", ["wood", "stone", "food", "worker"])
def test_supply_gives_any_resource(resource: str) -> None:
    t = solo(A={"at": "r0c0", "cards": {"supply": 1}})
    t.says("A", f"supply {resource}")
    assert me(t).resources[resource] == 1
    t.asks("A", "act-together")


@rule("AL-224")
def test_strength_and_reroll_wait_for_their_moment() -> None:
    t = solo(A={"at": "r0c0", "cards": {"strength": 1, "reroll": 1}})
    t.refuses("A", "strength attacker", "AL-224").refuses("A", "reroll single", "AL-224")
    t.asks("A", "act-together")


@rule("AL-233", "AL-277")
def test_gather_needs_an_outpost() -> None:
    t = solo(A={"at": "r0c0", "cards": {"gather": 1}})
    assert t.offered("gather") == []
    t.refuses("A", "gather r0c0", "AL-233").asks("A", "act-together")


@rule("AL-233")
def test_gather_in_the_tunnel_gives_two_of_one_type() -> None:
    t = solo(
        options=ADVANCED,
        entrances=["r0c0", "r0c2", "r0c4"],
        A={
            "guild": "mountain",
            "unlocked": ["advanced"],
            "at": "r0c0",
            "cards": {"gather": 1},
            "outposts": ["tunnel"],
        },
    )
    t.says("A", "gather tunnel").offers_only("take wood", "take stone", "take food")
    t.says("A", "take food")
    assert me(t).resources["food"] == 2
    t.asks("A", "act-together")


# Battle windows


@rule("AL-222", "AL-225", "AL-232", "AL-197")
def test_strength_for_or_against_anybody_in_one_battle() -> None:
    """Edge case 37."""
    t = duel(
        options=ADVANCED,
        dragons={"r0c0": 1},
        A={"at": "r0c1", "focus": 4, "attack": 5, "hand": {"worker": 2}, "cards": {"strength": 1}},
        B={"at": "r5c5", "cards": {"strength": 2}},
        rolls=[1, 1, 1, 1],
    )
    t.says("A", "charge r0c0").asks("A", "window").says("A", "strength attacker")
    t.asks("B", "window").says("B", "strength defender").asks("B", "window")
    t.says("B", "strength defender")
    # 5 + 1 worker + 1 + 3 against 1 + 0 + 6.
    assert t.heard("battle-compared")[0].numbers == (10, 7, 0)
    t.asks("A", "take-turn")


@rule("AL-232")
def test_a_strength_card_lasts_for_one_battle_only() -> None:
    t = solo(
        options=ADVANCED,
        pool=0,
        dragons={"r0c0": 1, "r0c2": 1},
        A={"at": "r0c1", "focus": 9, "attack": 5, "hand": {"worker": 2}, "cards": {"strength": 1}},
        rolls=[1, 1, 1, 1],
    )
    t.says("A", "charge r0c0", "strength attacker", "step r0c1", "charge r0c2")
    assert [event.numbers[0] for event in t.heard("battle-compared")] == [10, 6]
    t.asks("A", "act-together")


@rule("AL-225")
def test_each_window_goes_round_until_all_have_passed_in_succession() -> None:
    t = duel(
        options=ADVANCED,
        dragons={"r0c0": 1},
        A={"at": "r0c1", "focus": 4, "hand": {"worker": 2}, "cards": {"strength": 1, "acclaim": 1}},
        B={"at": "r5c5", "cards": {"strength": 2}},
    )
    t.says("A", "charge r0c0").asks("A", "window").says("A", "pass")
    t.asks("B", "window").says("B", "strength defender")
    # B reacted, so A is asked again before the dice are rolled.
    t.asks("A", "window").says("A", "pass").asks("B", "window")
    assert not t.heard("battle-rolled")
    t.says("B", "pass")
    assert t.heard("battle-rolled")
    t.asks("A", "window")


@rule("AL-225")
def test_workers_and_points_gained_in_a_window_count_at_once() -> None:
    t = solo(
        options=ADVANCED,
        pool=0,
        dragons={"r0c0": 1},
        A={
            "at": "r0c1",
            "focus": 4,
            "attack": 3,
            "hand": {"worker": 1},
            "cards": {"supply": 1, "insight": 1},
        },
        rolls=[1, 1],
    )
    t.says("A", "charge r0c0", "supply worker", "insight conquest")
    assert t.heard("battle-compared")[0].numbers[0] == 3 + 1 + 1 + 1
    t.asks("A", "act-together")


@rule("AL-225", "AL-226")
def test_a_reroll_of_a_reroll_counts() -> None:
    """Edge case 35: 1, then 2, then 6."""
    t = duel(
        options=ADVANCED,
        dragons={"r0c0": 1},
        A={"at": "r0c1", "focus": 4, "attack": 3, "hand": {"worker": 1}, "cards": {"reroll": 1}},
        B={"at": "r5c5", "cards": {"reroll": 1}},
        rolls=[1, 1, 2, 6],
    )
    t.says("A", "charge r0c0").asks("A", "window").refuses("A", "reroll single", "AL-225")
    t.says("A", "reroll attacker").asks("B", "window").says("B", "reroll attacker")
    assert t.heard("battle-compared")[0].numbers == (3 + 6, 1, 0)
    t.asks("A", "take-turn")


@rule("AL-225")
def test_no_reroll_before_the_dice_and_no_march_in_a_battle() -> None:
    t = solo(
        options=ADVANCED,
        pool=0,
        dragons={"r0c0": 1},
        A={
            "at": "r0c1",
            "focus": 4,
            "hand": {"worker": 1},
            "cards": {"acclaim": 1, "reroll": 1, "march": 1},
        },
    )
    t.says("A", "charge r0c0").refuses("A", "reroll attacker", "AL-225")
    t.refuses("A", "march r0c1", "AL-225").asks("A", "window")


# Other windows


@rule("AL-226", "AL-277")
def test_a_spawn_roll_may_be_rolled_again() -> None:
    t = pair(
        options=ADVANCED,
        asks="dragons",
        dragons=QUIET,
        first="B",
        A={"at": "r5c5", "cards": {"reroll": 1}},
        B={"at": "r5c4", "cards": {"reroll": 1}},
        rolls=[5, 1, 1, 1, 1],
    )
    # The windows of the spawn die begin with the first player.
    t.asks("B", "window").says("B", "reroll single")
    t.asks("A", "window").says("A", "pass")
    assert t.heard("spawned")[0].numbers[1] == 0
    t.asks("A", "window")


@rule("AL-226")
def test_the_window_after_a_fortune_roll_begins_with_the_roller() -> None:
    t = pair(
        options=ADVANCED,
        pool=0,
        A={"at": "r0c0", "cards": {"reroll": 1}},
        B={"at": "r5c5", "cards": {"reroll": 1}, "research": {"commerce": 1}},
        rolls=[1, 2],
    )
    t.says("B", "use com1").asks("B", "window").says("B", "pass")
    t.asks("A", "window").says("A", "reroll single").asks("B", "window").says("B", "pass")
    assert t.view().pool == 2
    both_act(t)


@rule("AL-227", "AL-229", "AL-278")
def test_the_windows_of_the_dragon_phase() -> None:
    t = solo(
        options=ADVANCED,
        asks="guilds",
        dragons=QUIET,
        A={
            "at": "r0c0",
            "cards": {"acclaim": 1, "strength": 1, "reroll": 1, "ranged": 1, "march": 1},
        },
        rolls=NO_SPAWN,
    )
    # AL-229: no window in the Guild Phase itself.
    t.asks("A", "unlock-ability").refuses("A", "acclaim", "AL-229").says("A", "skip")
    t.asks("A", "window").offers("acclaim", "march r0c1", "pass")
    t.refuses("A", "strength attacker", "AL-227").refuses("A", "reroll single", "AL-227")
    t.refuses("A", "ranged r1c1", "AL-227").refuses("A", "march r1c1", "AL-231")
    t.says("A", "acclaim")
    assert t.view().pool == 2
    t.asks("A", "window")


@rule("AL-227", "AL-278")
def test_march_in_order_to_shield_a_building_only_before_the_dragons_come() -> None:
    scene = {
        "options": ADVANCED,
        "asks": "dragons",
        "round": 2,
        "dragons": {**QUIET, "r0c0": 5},
        "A": {"at": "r0c2", "cards": {"march": 1}, "outposts": ["r0c1"]},
    }
    t = solo(**scene, rolls=NO_SPAWN)
    t.asks("A", "window").offers("march r0c1").says("A", "pass")
    for _ in range(1):
        t.asks("A", "window")
    # Dragons have reached r0c1: nobody can march there any more.
    t.does_not_offer("march r0c1").refuses("A", "march r0c1", "AL-231")


@rule("AL-228", "AL-260")
def test_cards_may_be_played_to_get_down_to_the_hand_limit() -> None:
    """Edge case 33."""
    t = solo(
        pool=0,
        A={"at": "r0c0", "hand": {"wood": 6}, "cards": {"acclaim": 1, "strength": 1, "ranged": 1}},
    )
    t.says("A", "done").asks("A", "reduce-hand")
    t.refuses("A", "strength attacker", "AL-228").refuses("A", "ranged r1c1", "AL-228")
    t.says("A", "acclaim").asks("A", "reduce-hand").says("A", "discard ranged")
    assert (t.view().pool, t.view().round) == (2, 2)


@rule("AL-228")
def test_supply_at_harvest_does_not_lower_the_count() -> None:
    """Edge case 34."""
    t = solo(A={"at": "r0c0", "hand": {"wood": 7}, "cards": {"supply": 1}})
    t.says("A", "done", "supply worker").asks("A", "reduce-hand")
    t.says("A", "discard wood")
    assert t.view().round == 2


@rule("AL-277", "AL-225")
def test_a_window_asks_only_players_who_can_use_it() -> None:
    t = duel(
        options=ADVANCED,
        dragons={"r0c0": 1},
        A={"at": "r0c1", "focus": 4, "attack": 9, "hand": {"worker": 1}, "cards": {"gather": 1}},
        B={"at": "r5c5", "cards": {"march": 1, "ranged": 1}},
    )
    # Gather without an outpost, March and Ranged attack cannot be played in a battle.
    t.says("A", "charge r0c0").asks("A", "take-turn")
    assert t.heard("dragons-beaten")


# Ranged attack and March


@rule("AL-230", "AL-190")
def test_a_ranged_attack_from_afar() -> None:
    """Edge case 38: no movement, and no retreat on a loss."""
    t = solo(
        options=ADVANCED,
        round=5,
        pool=50,
        dragons={"r4c4": 4},
        A={"at": "r0c1", "focus": 1, "attack": 1, "hand": {"worker": 1}, "cards": {"ranged": 1}},
        rolls=[1, 6],
    )
    t.says("A", "ranged r4c4", "pay-worker")
    assert (me(t).at, me(t).focus, me(t).resources["worker"]) == ("r0c1", 0, 0)
    assert t.heard("attack-failed")
    t.asks("A", "act-together")


@rule("AL-230")
def test_a_ranged_attack_is_an_action_with_a_target() -> None:
    scene = {
        "options": ADVANCED,
        "A": {"at": "r0c1", "focus": 3, "hand": {"worker": 1}, "cards": {"ranged": 1}},
        "B": {"at": "r5c5"},
    }
    t = duel(actions=2, **scene)
    t.refuses("A", "ranged r1c1", "AL-230")
    t = duel(**scene)
    t.refuses("A", "ranged r0c0", "AL-189").refuses("A", "ranged tunnel", "AL-230")
    t.says("A", "ranged r5c5")
    assert t.view().actions_left == 1
    assert t.heard("battle-began")[0].numbers[1] == 3


@rule("AL-231", "AL-278")
def test_march_passes_through_dragons() -> None:
    """Edge case 39, first half."""
    t = solo(dragons={"r0c1": 2}, A={"at": "r0c0", "cards": {"march": 1}})
    t.offers("march r0c2").refuses("A", "march r0c3", "AL-278").says("A", "march r0c2")
    assert (me(t).at, me(t).focus) == ("r0c2", 0)
    assert not t.heard("battle-began")
    t.asks("A", "act-together")


@rule("AL-231")
def test_march_onto_dragons_needs_the_means_to_attack() -> None:
    """Edge case 39, second half."""
    t = solo(pool=0, dragons={"r0c1": 2}, A={"at": "r0c0", "cards": {"march": 1}})
    t.refuses("A", "march r0c1", "AL-231")
    t = solo(
        pool=0,
        dragons={"r0c1": 2},
        A={"at": "r0c0", "focus": 1, "attack": 9, "hand": {"worker": 1}, "cards": {"march": 1}},
    )
    t.says("A", "march r0c1")
    assert (me(t).at, me(t).focus, space(t, "r0c1").dragons) == ("r0c1", 0, 0)
    t.asks("A", "act-together")


@rule("AL-231")
def test_after_a_lost_raid_the_character_returns_along_its_way() -> None:
    player = {"at": "r0c0", "focus": 1, "attack": 1, "hand": {"worker": 1}, "cards": {"march": 1}}
    t = solo(
        round=5, pool=0, nests={"r1c1": "defeated"}, dragons={"r1c1": 4}, A=player, rolls=[1, 6]
    )
    t.says("A", "march r1c1").asks("A", "choose-way").offers_only("via r0c1", "via r1c0")
    t.refuses("A", "via r2c1", "AL-231").says("A", "via r1c0")
    assert me(t).at == "r1c0"
    t.asks("A", "act-together")


@rule("AL-231", "AL-108")
def test_a_march_that_ends_in_an_attack_takes_one_action() -> None:
    scene = {
        "options": ADVANCED,
        "dragons": {"r0c1": 1},
        "A": {"at": "r0c0", "focus": 1, "attack": 9, "hand": {"worker": 1}, "cards": {"march": 1}},
    }
    duel(actions=2, **scene).refuses("A", "march r0c1", "AL-108")
    t = duel(actions=1, **scene)
    t.says("A", "march r0c1")
    assert t.view().actions_left == 0
    t.asks("A", "take-turn")
