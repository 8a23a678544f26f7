"""Alynthia: the Guild Phase and the powers of the guilds (AL-67 to AL-74, AL-235 to AL-258)."""

from typing import Any

import pytest

from tablewood.kernel.vectors import listed
from tests.games.alynthia.scenes import NO_SPAWN, QUIET, both_act, duel, me, pair, solo, space
from tests.rule import rule
from tests.table import Table

ADVANCED = {"guild-mode": "advanced"}
P1 = {"politics": 1}


def alone(guild: str, *unlocked: str, **described: Any) -> Table:
    """A solo game in advanced mode; the keys of the player are given as `player`."""
    player = {"guild": guild, "unlocked": list(unlocked), **described.pop("player", {})}
    player.setdefault("at", "r0c0")
    return solo(options=ADVANCED, A=player, **described)


# The Guild Phase


@rule("AL-67")
def test_basic_mode_has_no_guild_phase() -> None:
    t = solo(asks="guilds", A={"at": "r5c5"}, dragons=QUIET, rolls=NO_SPAWN)
    t.asks("A", "act-together")


@rule("AL-68", "AL-70", "AL-71")
def test_an_ability_is_unlocked_and_works_at_once() -> None:
    t = alone("field", asks="guilds", dragons=QUIET, rolls=NO_SPAWN, player={"at": "r5c5"})
    t.offers_only("unlock basic1", "unlock basic2", "unlock advanced", "skip")
    t.says("A", "unlock basic2").asks("A", "act-together")
    t.offers("use basic2").refuses("A", "use basic1", "AL-68")


@rule("AL-68")
def test_what_is_unlocked_is_not_unlocked_again() -> None:
    t = alone("field", "basic1", asks="guilds", player={"at": "r5c5"})
    t.refuses("A", "unlock basic1", "AL-68").asks("A", "unlock-ability")


@rule("AL-69", "AL-74")
def test_the_advanced_ability_takes_two_spaces() -> None:
    """Edge case 46: unlocked in round 3, nothing in round 4."""
    t = alone(
        "field",
        asks="guilds",
        round=3,
        beaten=1,
        dragons=QUIET,
        player={"at": "r5c5"},
        rolls=NO_SPAWN * 2,
    )
    t.says("A", "unlock advanced").says("A", "done")
    assert t.view().round == 4
    t.asks("A", "act-together")


@rule("AL-69")
def test_the_advanced_ability_cannot_be_unlocked_in_round_4() -> None:
    t = alone("field", asks="guilds", round=4, player={"at": "r5c5"})
    t.refuses("A", "unlock advanced", "AL-69").asks("A", "unlock-ability")


@rule("AL-72", "AL-61")
def test_unlocking_is_optional_and_round_5_has_no_guild_phase() -> None:
    t = alone("field", asks="guilds", dragons=QUIET, player={"at": "r5c5"}, rolls=NO_SPAWN)
    t.says("A", "skip")
    assert me(t).abilities == []
    t.asks("A", "act-together")
    t = alone("field", asks="guilds", round=5, dragons=QUIET, player={"at": "r5c5"}, rolls=NO_SPAWN)
    t.asks("A", "act-together")


@rule("AL-73")
def test_players_decide_in_turn_order() -> None:
    t = pair(options=ADVANCED, asks="guilds", first="B", A={"at": "r5c5"}, B={"at": "r5c4"})
    t.asks("B", "unlock-ability").says("B", "skip").asks("A", "unlock-ability")


@rule("AL-74")
def test_a_full_schedule() -> None:
    """Basic, basic, advanced: a b X -."""
    t = alone("labor", asks="guilds", dragons=QUIET, player={"at": "r5c5"}, rolls=NO_SPAWN)
    t.says("A", "unlock basic1").asks("A", "act-together")
    t.says("A", "done").asks("A", "unlock-ability").offers_only(
        "unlock basic2", "unlock advanced", "skip"
    )


# Mountain


@rule("AL-235", "AL-258")
def test_mountain_has_stone_and_three_points() -> None:
    t = alone("mountain", asks="guilds", player={"at": "r5c5", "attack": 1, "defense": 1})
    t.says("A", "unlock basic2").asks("A", "split-points").says("A", "split 1")
    assert (me(t).attack, me(t).defense) == (2, 3)
    t = alone("mountain", "basic1")
    t.says("A", "use basic1").refuses("A", "use basic1", "AL-166")
    assert me(t).resources["stone"] == 1
    t.asks("A", "act-together")


@rule("AL-236", "AL-238")
def test_the_tunnel_has_three_entrances_on_different_spaces() -> None:
    t = alone("mountain", asks="guilds", dragons=QUIET, player={"at": "r5c5"}, rolls=NO_SPAWN)
    t.says("A", "unlock advanced", "entrance r1c1").refuses("A", "entrance r1c1", "AL-236")
    t.refuses("A", "entrance tunnel", "AL-236")
    t.says("A", "entrance r5c5", "entrance r0c0").asks("A", "act-together")
    assert [name for name, one in t.view().spaces.items() if one.entrance] == [
        "r0c0",
        "r1c1",
        "r5c5",
    ]


def tunnel(**described: Any) -> Table:
    """Entrances at r0c0, r5c5 and r2c2."""
    return alone("mountain", "advanced", entrances=["r0c0", "r5c5", "r2c2"], **described)


@rule("AL-237", "AL-240")
def test_the_tunnel_is_adjacent_to_its_entrances() -> None:
    t = tunnel(player={"at": "r0c0", "focus": 2})
    t.says("A", "step tunnel").offers("step r5c5", "step r2c2", "step r0c0")
    t.refuses("A", "step r0c1", "AL-121").says("A", "step r5c5")
    assert me(t).at == "r5c5"
    t.asks("A", "act-together")


@rule("AL-237", "AL-238")
def test_nobody_else_enters_the_tunnel_and_entrances_block_nothing() -> None:
    t = duel(
        options=ADVANCED,
        entrances=["r0c0", "r5c5", "r2c2"],
        turn="B",
        A={"guild": "mountain", "unlocked": ["advanced"], "at": "tunnel"},
        B={
            "guild": "labor",
            "at": "r0c1",
            "focus": 3,
            "hand": {"wood": 1, "worker": 1},
            "cards": {"ranged": 1},
        },
    )
    t.says("B", "step r0c0").refuses("B", "step tunnel", "AL-121")
    t.refuses("B", "ranged tunnel", "AL-230").offers("build").asks("B", "take-turn")


@rule("AL-240", "AL-214")
def test_leaving_the_tunnel_onto_dragons_is_a_charge() -> None:
    """Edge case 43."""
    t = tunnel(
        round=5,
        pool=0,
        dragons={"r0c0": 4},
        player={"at": "tunnel", "focus": 4, "attack": 1, "hand": {"worker": 1}},
        rolls=[1, 6],
    )
    t.refuses("A", "step r0c0", "AL-125").says("A", "charge r0c0")
    assert me(t).at == "tunnel"
    t.asks("A", "act-together")


@rule("AL-239", "AL-146")
def test_one_outpost_in_the_tunnel_with_its_own_yield() -> None:
    t = tunnel(
        dragons=QUIET,
        player={"at": "tunnel", "focus": 9, "hand": {"wood": 4, "food": 2}},
        rolls=NO_SPAWN,
    )
    t.says("A", "build", "pay wood").refuses("A", "build", "AL-146")
    t.says("A", "upgrade village", "research commerce", "research commerce")
    t.says("A", "done").asks("A", "choose-yield").refuses("A", "take worker", "AL-239")
    t.offers_only("take wood", "take stone", "take food", "take-renown").says("A", "take stone")
    assert me(t).resources["stone"] == 2
    t.asks("A", "unlock-ability")


@rule("AL-239", "AL-259")
def test_the_tunnels_renown_counts_in_the_last_round() -> None:
    """Edge case 44."""
    t = duel(
        options=ADVANCED,
        round=4,
        asks="harvest",
        entrances=["r0c0", "r5c5", "r2c2"],
        A={
            "guild": "mountain",
            "unlocked": ["advanced"],
            "at": "r0c0",
            "renown": 5,
            "outposts": ["tunnel"],
        },
        B={"at": "r5c5", "renown": 6},
    )
    t.says("A", "take-renown").is_over("A")


@rule("AL-275", "AL-237")
def test_the_tunnel_is_a_refuge_for_the_mountain_player() -> None:
    t = tunnel(
        round=5,
        asks="battles",
        reached=["r0c0"],
        dragons={**QUIET, "r0c0": 4, "r0c1": 1, "r1c0": 1},
        player={"at": "r0c0", "defense": 1},
        rolls=[1, 1, 3],
    )
    assert me(t).at == "tunnel"
    t.asks("A", "act-together")


# Forest


@rule("AL-241", "AL-261")
def test_forest_has_wood_and_a_bigger_hand() -> None:
    t = alone("forest", "basic1", "basic2")
    assert me(t).hand_limit == 12
    t.says("A", "use basic1").refuses("A", "use basic2", "AL-165")
    assert me(t).resources["wood"] == 1
    t.asks("A", "act-together")


@rule("AL-242")
def test_walls_go_on_the_outposts_already_built() -> None:
    t = alone(
        "forest",
        asks="guilds",
        dragons=QUIET,
        player={"at": "r5c5", "outposts": ["r0c0", "r0c2", "r0c4"]},
        rolls=NO_SPAWN,
    )
    t.says("A", "unlock advanced").offers_only("wall r0c0", "wall r0c2", "wall r0c4")
    t.refuses("A", "wall r5c5", "AL-242").says("A", "wall r0c2", "wall r0c4")
    assert [space(t, name).buildings[0].wall for name in ("r0c0", "r0c2", "r0c4")] == [
        False,
        True,
        True,
    ]
    t.asks("A", "act-together")


@rule("AL-242")
@pytest.mark.parametrize(("answer", "walled"), [("wall r0c0", True), ("no-wall", False)])
def test_a_new_outpost_may_get_a_wall(answer: str, walled: bool) -> None:
    t = alone(
        "forest",
        "advanced",
        walls=["r0c2"],
        player={"focus": 5, "hand": {"wood": 2}, "outposts": ["r0c2"]},
    )
    t.says("A", "build").asks("A", "wall-or-not").says("A", answer)
    assert space(t, "r0c0").buildings[0].wall == walled
    t.asks("A", "act-together")


@rule("AL-243", "AL-245", "AL-246", "AL-217")
def test_a_wall_defends_first_and_comes_back() -> None:
    """Edge case 15."""
    t = alone(
        "forest",
        "advanced",
        round=3,
        asks="battles",
        walls=["r0c0"],
        reached=["r0c0"],
        dragons={"r0c0": 2},
        player={"at": "r5c5", "defense": 1, "outposts": ["r0c0"]},
        rolls=[1, 3],
    )
    assert t.heard("battle-compared")[0].numbers == (6, 5, 0)
    assert not t.heard("fortune-against")
    assert [building.wall for building in space(t, "r0c0").buildings] == [False]
    assert listed(t.state.walls) == [-1, -1]
    t.asks("A", "act-together")


@rule("AL-243", "AL-259")
def test_a_wall_yields_one_more_at_harvest() -> None:
    t = alone(
        "forest",
        "advanced",
        walls=["r0c0"],
        dragons=QUIET,
        player={"at": "r5c5", "outposts": ["r0c0"]},
        rolls=NO_SPAWN,
    )
    t.says("A", "done")
    assert me(t).resources["wood"] == 2
    t.asks("A", "unlock-ability")


@rule("AL-244")
def test_a_walled_space_is_attacked_from_afar() -> None:
    t = duel(
        options=ADVANCED,
        walls=["r0c0"],
        A={
            "guild": "labor",
            "at": "r0c1",
            "focus": 3,
            "attack": 9,
            "hand": {"worker": 1},
            "cards": {"ranged": 1},
        },
        B={"guild": "forest", "unlocked": ["advanced"], "at": "r5c5", "outposts": ["r0c0"]},
    )
    t.says("A", "ranged r0c0")
    assert listed(t.state.walls) == [-1, -1]
    t.asks("A", "take-turn")


# Field


@rule("AL-247")
def test_field_has_food_and_action_cards() -> None:
    t = alone("field", "basic1", "basic2", deck=["march"])
    t.says("A", "use basic1", "use basic2")
    assert (me(t).resources["food"], me(t).cards) == (1, {"march": 1})
    t.asks("A", "act-together")


@rule("AL-248", "AL-249", "AL-250", "AL-97", "AL-197")
def test_captured_dragons_are_kept_and_spent_in_battle() -> None:
    """Edge case 47."""
    t = alone(
        "field",
        "advanced",
        pool=0,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 3, "r0c1": 1},
        player={"at": "r0c0", "focus": 2, "attack": 3, "defense": 9, "hand": {"worker": 1}},
        rolls=[1, 1, 1, 1],
    )
    assert t.heard("dragons-beaten")
    assert (t.view().pool, me(t).captured, t.view().supply["dragons"]) == (3, 3, 31)
    t.says("A", "charge r0c1", "pay-worker").asks("A", "window")
    t.says("A", "dragon", "dragon", "pass")
    assert t.heard("battle-compared")[-1].numbers[0] == 3 + 1 + 2
    assert (me(t).captured, t.view().supply["dragons"]) == (2, 33)
    t.asks("A", "act-together")


@rule("AL-249", "AL-261")
def test_a_captured_dragon_is_a_fortune_roll() -> None:
    t = alone("field", "advanced", pool=0, player={"captured": 9, "hand": {"wood": 7}}, rolls=[2])
    assert me(t).resource_cards == me(t).hand_limit
    t.says("A", "dragon")
    assert (t.view().pool, me(t).captured, t.view().supply["dragons"]) == (2, 8, 27)
    t.asks("A", "act-together")
    alone("field").refuses("A", "dragon", "AL-248").asks("A", "act-together")


# Labor


@rule("AL-251", "AL-169", "AL-226")
def test_labor_rerolls_any_die_in_any_phase_once_a_round() -> None:
    """Edge case 36."""
    t = solo(
        asks="dragons",
        dragons=QUIET,
        A={"guild": "labor", "at": "r5c5"},
        rolls=[5, 1, *[1] * 7],
    )
    t.asks("A", "window").offers_only("labor-reroll single", "pass")
    t.says("A", "labor-reroll single")
    assert t.heard("spawned")[0].numbers[1] == 0
    # Dark until the harvest; then ready again.
    t.asks("A", "act-together").refuses("A", "use basic2", "AL-166")
    t.says("A", "use basic1")
    assert me(t).resources["worker"] == 1
    t.says("A", "done").asks("A", "window")


@rule("AL-251")
def test_labor_rerolls_the_die_of_another_player() -> None:
    t = duel(
        A={"guild": "field", "at": "r0c1", "focus": 3, "attack": 3, "hand": {"worker": 1}},
        B={"guild": "labor", "at": "r0c0", "defense": 3},
        rolls=[6, 1, 1],
    )
    t.says("A", "charge r0c0").asks("B", "window").says("B", "labor-reroll attacker")
    assert t.heard("battle-compared")[0].numbers == (4, 4, 0)
    t.asks("A", "take-turn")


@rule("AL-251")
def test_the_labor_reroll_is_only_for_windows() -> None:
    t = alone("labor", "basic2")
    t.refuses("A", "use basic2", "AL-226").refuses("A", "labor-reroll single", "AL-224")
    t.asks("A", "act-together")


@rule("AL-252", "AL-137")
def test_the_labor_die_once_a_round_and_again_for_three_focus() -> None:
    t = alone("labor", "advanced", player={"focus": 6}, rolls=[3, 1, 6], pool=0)
    t.says("A", "use advanced").refuses("A", "use advanced", "AL-166")
    assert me(t).resources["worker"] == 2
    t.says("A", "labor-roll", "labor-roll").refuses("A", "labor-roll", "AL-252")
    assert (me(t).resources["worker"], t.view().pool, me(t).focus) == (3, 3, 0)
    t.asks("A", "act-together")
    alone("labor", player={"focus": 6}).refuses("A", "labor-roll", "AL-252")


# Nomads


@rule("AL-253", "AL-116")
def test_nomads_have_focus_and_a_resource() -> None:
    t = alone("nomads", "basic1", "basic2")
    t.says("A", "use basic1", "use basic2").offers_only("take wood", "take stone", "take food")
    t.says("A", "take stone")
    assert (me(t).focus, me(t).resources["stone"]) == (1, 1)
    t.asks("A", "act-together")


@rule("AL-254", "AL-255", "AL-257")
def test_a_caravan_moves_an_outpost_to_an_adjacent_space() -> None:
    """Edge case 45."""
    t = pair(
        options=ADVANCED,
        dragons={"r3c0": 1},
        A={
            "guild": "nomads",
            "unlocked": ["advanced"],
            "at": "r5c5",
            "focus": 3,
            "outposts": ["r2c0", "r2c1", "r0c4 village"],
        },
        B={"guild": "labor", "at": "r1c0", "outposts": ["r1c0"]},
    )
    t.refuses("A", "caravan r2c0 west", "AL-254")  # off the board
    t.refuses("A", "caravan r0c4 west", "AL-254")  # upgraded
    t.refuses("A", "caravan r5c5 north", "AL-254")  # no outpost
    t.refuses("A", "caravan r2c0 south", "AL-255")  # dragons
    t.refuses("A", "caravan r2c0 east", "AL-255")  # an outpost of the same player
    t.refuses("A", "caravan r2c1 north", "AL-255")  # a dragon space
    t.refuses("A", "caravan r2c1 east", "AL-255")  # a worker space
    t.says("A", "caravan r2c0 north")
    assert [building.player for building in space(t, "r1c0").buildings] == ["B", "A"]
    assert me(t).focus == 2
    both_act(t)


@rule("AL-255")
def test_never_a_third_outpost_and_no_other_players_wall_without_politics_1() -> None:
    scene: dict[str, Any] = {
        "options": ADVANCED,
        "walls": ["r0c0"],
        "B": {
            "guild": "forest",
            "unlocked": ["advanced"],
            "at": "r5c5",
            "outposts": ["r0c0", "r0c2"],
        },
    }
    nomads = {
        "guild": "nomads",
        "unlocked": ["advanced"],
        "at": "r5c4",
        "focus": 3,
        "outposts": ["r0c1", "r0c2", "r0c3"],
    }
    t = pair(**scene, A=nomads)
    t.refuses("A", "caravan r0c1 west", "AL-255").refuses("A", "caravan r0c3 west", "AL-255")
    t = pair(**scene, A={**nomads, "research": P1})
    t.offers("caravan r0c1 west")
    both_act(t)


@rule("AL-254", "AL-255")
def test_a_caravan_joins_an_upgraded_outpost_of_another() -> None:
    """Only the outpost that moves must be without upgrade (R60)."""
    nomads = {"guild": "nomads", "unlocked": ["advanced"], "focus": 3, "outposts": ["r0c0"]}
    upgraded = {"guild": "labor", "at": "r5c5", "outposts": ["r0c1 village"]}
    t = pair(options=ADVANCED, A={**nomads, "at": "r5c4"}, B=upgraded)
    t.says("A", "caravan r0c0 east")
    assert len(space(t, "r0c1").buildings) == 2
    both_act(t)


@rule("AL-256")
def test_nomads_build_on_a_space_without_any_outpost() -> None:
    t = pair(
        options=ADVANCED,
        A={
            "guild": "nomads",
            "unlocked": ["advanced"],
            "at": "r0c0",
            "focus": 3,
            "hand": {"wood": 1},
        },
        B={"guild": "labor", "at": "r5c5", "outposts": ["r0c0"]},
    )
    t.refuses("A", "build", "AL-146")
    both_act(t)


@rule("AL-257", "AL-259")
def test_on_a_shared_space_both_harvest() -> None:
    t = pair(
        asks="harvest",
        round=1,
        dragons=QUIET,
        A={"guild": "nomads", "at": "r5c5", "outposts": ["r0c0"]},
        B={"guild": "field", "at": "r5c4", "outposts": ["r0c0"]},
        rolls=NO_SPAWN,
    )
    assert [me(t, name).resources["wood"] for name in "AB"] == [1, 1]
    both_act(t)


@rule("AL-258", "AL-165")
def test_guild_abilities_belong_to_the_action_phase() -> None:
    t = duel(options=ADVANCED, passed=["A"], turn="B", A={"unlocked": ["basic1"], "at": "r0c0"})
    t.asks("B", "take-turn")
    assert t.match.moves(0) == []
