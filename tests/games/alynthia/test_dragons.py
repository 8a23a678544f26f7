"""Alynthia: the Dragon Phase (AL-75 to AL-100)."""

from typing import Any

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
from tests.table import Table

OPEN = [
    "WSFWSF",
    "SFWSFW",
    "FWDFWS",
    "WSFKSF",
    "SFWSFW",
    "FWSFWS",
]
"""One nest, at r2c2, in the open."""

TWINS = [
    "WSFWSF",
    "SFWSFW",
    "FWDDWS",
    "WSFKSF",
    "SFWSFW",
    "FWSFWS",
]
"""Two nests side by side, at r2c2 and r2c3."""


def around(t: Table, *names: str) -> list[int]:
    return [space(t, name).dragons for name in names]


def nest_phase(**described: Any) -> Table:
    """The Dragon Phase with a character far from everything."""
    return solo(asks="dragons", A={"at": "r5c5"}, **described)


# Spawning


@rule("AL-75", "AL-77", "AL-79", "AL-80", "AL-82")
def test_a_swarm_in_the_open() -> None:
    """Edge case 1."""
    t = nest_phase(map=OPEN, dragons={"r2c2": 4}, rolls=[2])
    assert around(t, "r2c2", "r1c2", "r2c3", "r3c2", "r2c1") == [1, 1, 1, 1, 1]
    assert t.view().supply["dragons"] == 31
    t.asks("A", "act-together")


@rule("AL-80")
def test_a_swarm_in_a_corner_keeps_what_would_leave_the_board() -> None:
    """Edge case 2."""
    t = solo(asks="swarm", dragons={**QUIET, "r0c0": 5}, A={"at": "r5c5"})
    assert around(t, "r0c0", "r0c1", "r1c0") == [3, 1, 1]
    assert len(t.heard("swarmed")) == 1
    t.asks("A", "act-together")


@rule("AL-80", "AL-81")
def test_six_dragons_leave_two() -> None:
    """Edge case 3."""
    t = nest_phase(map=OPEN, dragons={"r2c2": 4}, rolls=[5])
    assert space(t, "r2c2").dragons == 2
    t.asks("A", "act-together")


@rule("AL-81", "AL-82", "AL-87")
def test_a_swarm_sets_off_another() -> None:
    """Edge case 4."""
    t = solo(asks="swarm", map=TWINS, dragons={"r2c2": 5, "r2c3": 4}, A={"at": "r5c5"})
    assert around(t, "r2c2", "r2c3") == [2, 1]
    assert t.view().supply["dragons"] == 29
    assert max(one.dragons for one in t.view().spaces.values()) <= 4
    t.asks("A", "act-together")


@rule("AL-82")
def test_a_dragon_that_enters_an_undefeated_nest_raises_its_marker() -> None:
    t = solo(asks="swarm", map=OPEN, dragons={"r2c2": 1, "r2c1": 5}, A={"at": "r5c5"})
    assert around(t, "r2c2", "r2c1") == [2, 1]
    # Five tokens were on the map; one became part of the marker.
    assert t.view().supply["dragons"] == 31
    t.asks("A", "act-together")


@rule("AL-83", "AL-84")
def test_when_tokens_run_out_the_dragon_stays_and_the_space_is_spent() -> None:
    """Edge case 6."""
    t = solo(
        asks="swarm",
        map=OPEN,
        dragons={"r2c2": 5},
        dragon_supply=2,
        unchecked=True,
        A={"at": "r5c5"},
    )
    assert around(t, "r2c2", "r1c2", "r2c3", "r3c2", "r2c1") == [3, 1, 1, 0, 0]
    assert t.view().supply["dragons"] == 0
    t.asks("A", "act-together")


@rule("AL-84", "AL-85")
def test_two_nests_without_tokens_do_not_swarm_forever() -> None:
    """Edge case 7."""
    t = solo(
        asks="swarm",
        map=TWINS,
        dragons={"r2c2": 6, "r2c3": 6},
        dragon_supply=0,
        unchecked=True,
        A={"at": "r5c5"},
    )
    assert around(t, "r2c2", "r2c3") == [6, 6]
    assert len(t.heard("swarmed")) == 2
    t.asks("A", "act-together")


@rule("AL-84", "AL-77")
def test_a_defeated_nest_gets_no_dragon_when_there_is_none() -> None:
    t = nest_phase(map=OPEN, nests={"r2c2": "defeated"}, dragon_supply=0, unchecked=True)
    assert space(t, "r2c2").dragons == 0
    t.asks("A", "act-together")


@rule("AL-76", "AL-77")
def test_a_defeated_nest_rolls_nothing_and_gets_one_dragon() -> None:
    t = nest_phase(map=OPEN, nests={"r2c2": "defeated"})
    assert (space(t, "r2c2").nest, space(t, "r2c2").dragons) == ("defeated", 1)
    assert not t.heard("spawned")
    t.asks("A", "act-together")


@rule("AL-77", "AL-78")
def test_nests_spawn_in_board_order_before_anything_swarms() -> None:
    t = nest_phase(dragons={**QUIET, "r1c1": 4}, rolls=[2, 5, 1, 2])
    told = [t.game.events.kinds[event.kind].name for event in t.match.log.events]
    assert told[:6] == ["phase-began"] + ["spawned"] * 4 + ["swarmed"]
    spawned = [PARTS.spaces.names[event.numbers[0]] for event in t.heard("spawned")]
    assert spawned == ["r1c1", "r1c4", "r4c1", "r4c4"]
    assert [event.numbers[1] for event in t.heard("spawned")] == [1, 2, 0, 1]
    t.asks("A", "act-together")


@rule("AL-88")
def test_dragons_that_do_not_swarm_stay_and_do_nothing() -> None:
    t = solo(asks="dragons", dragons={**QUIET, "r0c0": 4}, A={"at": "r0c1"}, rolls=NO_SPAWN)
    assert around(t, "r0c0", "r0c1", "r1c0") == [4, 0, 0]
    t.asks("A", "act-together")


# Battles


@rule("AL-77", "AL-89", "AL-96", "AL-97")
def test_a_dragon_placed_on_a_defeated_nest_fights_the_character_there() -> None:
    """Edge case 8: 2 + 1 + 1 against 3 + 1; the defender wins the tie."""
    t = solo(
        map=OPEN,
        round=3,
        asks="dragons",
        nests={"r2c2": "defeated"},
        pool=0,
        A={"at": "r2c2", "defense": 2, "hand": {"worker": 1}},
        rolls=[2, 1],
    )
    assert t.heard("battle-compared")[0].numbers == (4, 4, 0)
    assert t.view().pool == 1
    assert (space(t, "r2c2").dragons, t.view().supply["dragons"]) == (0, 35)
    t.asks("A", "act-together")


@rule("AL-91", "AL-92", "AL-199")
def test_two_dragons_of_strength_3() -> None:
    """Edge case 9: 2 x 3 + 2."""
    t = solo(
        round=3,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 2},
        A={"at": "r0c0", "defense": 9},
        rolls=[4, 6],
    )
    assert t.heard("battle-compared")[0].numbers[0] == 8
    t.asks("A", "act-together")


@rule("AL-91", "AL-93", "AL-99")
def test_old_dragons_join_a_newcomer_in_one_battle() -> None:
    """Edge case 10: one old dragon on r0c1, one arrives in round 4: 2 x 4 + 0."""
    t = solo(
        round=4,
        asks="swarm",
        dragons={**QUIET, "r0c0": 5, "r0c1": 1},
        A={"at": "r5c5", "outposts": ["r0c1"]},
        rolls=[1, 6, 1],
    )
    assert [event.numbers[0] for event in t.heard("battle-compared")] == [8]
    t.asks("A", "act-together")


@rule("AL-99", "AL-259")
def test_a_quiet_dragon_leaves_the_outpost_alone() -> None:
    """Edge case 11."""
    t = solo(
        asks="dragons",
        dragons={**QUIET, "r0c0": 1},
        A={"at": "r5c5", "outposts": ["r0c0"]},
        rolls=NO_SPAWN * 2,
    )
    assert not t.heard("battle-compared")
    t.says("A", "done")
    assert me(t).resources["wood"] == 1
    t.asks("A", "act-together")


@rule("AL-89", "AL-90")
def test_battles_begin_when_all_swarming_is_over() -> None:
    """Three dragons reach r1c2 in two swarms, and fight there together."""
    t = solo(
        asks="swarm",
        dragons={**QUIET, "r0c2": 5, "r2c2": 5, "r1c2": 1},
        A={"at": "r5c5", "outposts": ["r1c2"]},
        rolls=[1, 6],
    )
    told = [t.game.events.kinds[event.kind].name for event in t.match.log.events]
    assert told[:3] == ["swarmed", "swarmed", "dragons-came"]
    assert t.heard("dragons-came")[0].numbers[1] == 3
    t.asks("A", "act-together")


@rule("AL-94")
def test_a_defender_chooses_the_order_of_their_battles() -> None:
    t = solo(
        asks="battles",
        reached=["r0c0", "r0c2"],
        dragons={"r0c0": 1, "r0c2": 1},
        A={"at": "r5c5", "defense": 9, "outposts": ["r0c0", "r0c2"]},
    )
    t.offers_only("battle r0c0", "battle r0c2").asks("A", "choose-battle")
    t.refuses("A", "battle r5c5", "AL-94")
    t.says("A", "battle r0c2")
    fought = [PARTS.spaces.names[event.numbers[0]] for event in t.heard("dragons-came")]
    assert fought == ["r0c2", "r0c0"]
    t.asks("A", "act-together")


@rule("AL-94", "AL-100")
def test_battles_are_fought_in_turn_order() -> None:
    described: dict[str, Any] = {
        "asks": "battles",
        "reached": ["r0c0", "r0c2"],
        "dragons": {"r0c0": 1, "r0c2": 1},
        "A": {"at": "r5c5", "defense": 9, "outposts": ["r0c0"]},
        "B": {"at": "r5c4", "defense": 9, "outposts": ["r0c2"]},
    }
    for first, order in (("A", [0, 1]), ("B", [1, 0])):
        t = pair(first=first, **described)
        assert [event.seat for event in t.heard("dragons-came")] == order
        both_act(t)


@rule("AL-95", "AL-227")
def test_a_character_that_marches_away_is_not_attacked() -> None:
    """Edge case 14."""
    t = solo(
        asks="dragons",
        map=OPEN,
        nests={"r2c2": "defeated"},
        A={"at": "r2c2", "cards": {"march": 1}},
    )
    t.asks("A", "window").says("A", "pass").asks("A", "window")
    t.says("A", "march r2c4")
    assert not t.heard("dragons-came")
    assert space(t, "r2c2").dragons == 1
    t.asks("A", "act-together")


@rule("AL-98", "AL-217", "AL-200", "AL-202")
def test_a_character_shields_the_buildings_of_another() -> None:
    """Edge case 12: A's character on B's outpost; A retreats, B's outpost stays."""
    t = pair(
        round=3,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 3},
        pool=5,
        A={"at": "r0c0"},
        B={"at": "r5c5", "outposts": ["r0c0"]},
        rolls=[1, 1, 1],
    )
    t.asks("A", "choose-refuge").offers_only("retreat r0c1", "retreat r1c0")
    t.says("A", "retreat r1c0")
    assert t.heard("fortune-against")[0].seat == 0
    assert t.view().pool == 4
    assert [building.player for building in space(t, "r0c0").buildings] == ["B"]
    assert space(t, "r0c0").dragons == 3
    both_act(t)


@rule("AL-215")
def test_a_character_surrounded_by_dragons_retreats_further() -> None:
    """Edge case 13."""
    walls = {"r2c1": 1, "r3c0": 1}
    t = solo(
        round=3,
        asks="battles",
        reached=["r2c0"],
        dragons={**QUIET, "r2c0": 3, "r1c0": 1, **walls},
        A={"at": "r2c0", "defense": 1},
        rolls=[1, 1, 3],
    )
    t.offers_only("retreat r0c0", "retreat r2c2", "retreat r3c1", "retreat r4c0")
    t.refuses("A", "retreat r2c0", "AL-215").says("A", "retreat r2c2")
    assert me(t).at == "r2c2"
    t.asks("A", "act-together")


@rule("AL-217", "AL-210")
def test_dragons_destroy_the_upgrade_before_the_outpost() -> None:
    t = solo(
        round=5,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 4},
        A={"at": "r5c5", "outposts": ["r0c0 village"]},
        rolls=[1, 1, 3],
    )
    assert [building.upgrade for building in space(t, "r0c0").buildings] == [None]
    assert t.view().supply["village"] == 2
    t.asks("A", "act-together")


@rule("AL-217", "AL-211", "AL-151")
def test_dragons_destroy_an_outpost() -> None:
    t = solo(
        round=5,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 4},
        A={"at": "r5c5", "outposts": ["r0c0"]},
        rolls=[1, 1, 3],
    )
    assert space(t, "r0c0").buildings == []
    assert me(t).outposts_left == 5
    assert space(t, "r0c0").dragons == 4
    t.asks("A", "act-together")


@rule("AL-89")
def test_no_battle_where_dragons_reach_nobody() -> None:
    t = duel(asks="swarm", dragons={**QUIET, "r0c0": 5}, A={"at": "r5c5"}, B={"at": "r5c4"})
    assert not t.heard("dragons-came")
    t.asks("A", "take-turn")
