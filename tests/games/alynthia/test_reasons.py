"""A refusal names the clause that applies in this position and in this mode."""

from __future__ import annotations

import pytest

import tablewood as tw
from tablewood.kernel.match import Match
from tests.games.alynthia.scenes import both_act, duel, pair, solo
from tests.rule import rule
from tests.table import Table

ADVANCED = {"guild-mode": "advanced"}
P1 = {"politics": 1}


@rule("AL-52", "AL-189")
def test_where_there_is_nothing_to_attack() -> None:
    """AL-52 protects the pieces of fellow players; an empty space needs no protection."""
    t = pair(A={"at": "r0c1", "focus": 3, "hand": {"worker": 1}}, B={"at": "r5c5"})
    t.refuses("A", "attack", "AL-189")
    both_act(t)
    t = pair(
        A={"at": "r0c1", "focus": 3, "hand": {"worker": 1}, "cards": {"ranged": 1}},
        B={"at": "r5c5", "outposts": ["r0c1"]},
    )
    t.refuses("A", "attack", "AL-52").refuses("A", "ranged r5c5", "AL-52")
    t.refuses("A", "ranged r3c0", "AL-189")
    both_act(t)


@rule("AL-106", "AL-108", "AL-214")
def test_passing_is_competitive_and_being_done_cooperative() -> None:
    t = pair(A={"at": "r0c1"}, B={"at": "r5c5"})
    t.refuses("A", "pass", "AL-106").refuses("A", "end", "AL-106").refuses("A", "go-back", "AL-214")
    both_act(t)
    t = duel(A={"at": "r0c1"}, B={"at": "r5c5"})
    t.refuses("A", "done", "AL-108").refuses("A", "stay", "AL-108").refuses(
        "A", "go-back", "AL-274"
    )
    t.asks("A", "take-turn")


@rule("AL-35", "AL-67")
@pytest.mark.parametrize("guild", ["mountain", "forest", "field", "labor", "nomads"])
def test_in_basic_mode_no_advanced_ability_is_named(guild: str) -> None:
    t = solo(A={"guild": guild, "at": "r0c1", "focus": 9, "outposts": ["r0c0"]})
    for move in ("unlock basic1", "skip"):
        t.refuses("A", move, "AL-67")
    for move in ("entrance r0c0", "wall r0c0", "no-wall", "caravan r0c0 south", "dragon"):
        t.refuses("A", move, "AL-35")
    t.refuses("A", "labor-roll", "AL-35").refuses("A", "use advanced", "AL-35")
    t.refuses("A", "take-renown", "AL-54").asks("A", "act-together")


@rule("AL-35", "AL-225")
def test_in_basic_mode_no_trap_is_named_in_a_battle() -> None:
    t = solo(
        pool=0,
        dragons={"r0c0": 1},
        A={"at": "r0c1", "focus": 4, "hand": {"worker": 1}, "cards": {"strength": 1}},
    )
    t.says("A", "charge r0c0").asks("A", "window").refuses("A", "dragon", "AL-35")
    for move in ("build", "step r0c2", "take wood", "done", "use focus", "lose wood"):
        t.refuses("A", move, "AL-225")
    t.asks("A", "window")


@rule("AL-236", "AL-242", "AL-248", "AL-252", "AL-254", "AL-68")
def test_in_advanced_mode_they_are() -> None:
    t = solo(options=ADVANCED, A={"guild": "field", "at": "r0c1", "unlocked": ["basic1"]})
    for move, clause in [
        ("unlock basic1", "AL-68"),
        ("skip", "AL-68"),
        ("entrance r0c0", "AL-236"),
        ("wall r0c0", "AL-242"),
        ("dragon", "AL-248"),
        ("labor-roll", "AL-252"),
        ("use advanced", "AL-252"),
        ("caravan r0c0 south", "AL-254"),
    ]:
        t.refuses("A", move, clause)
    t.asks("A", "act-together")


@rule("AL-30", "AL-37")
def test_before_the_game_guilds_and_starting_spaces_are_chosen() -> None:
    t = Table(Match(tw.game("alynthia"), 1))
    for move in ("build", "use focus", "start r0c0", "done", "take wood", "dragon"):
        t.refuses("A", move, "AL-30")
    t.asks("A", "choose-guild").says("A", "guild labor").asks("A", "choose-start")
    for move in ("build", "use focus", "guild forest", "done", "acclaim", "skip"):
        t.refuses("A", move, "AL-37")
    t.asks("A", "choose-start")


@rule("AL-225", "AL-226")
def test_which_die_lies_on_the_table() -> None:
    t = duel(
        dragons={"r0c0": 1},
        A={"at": "r0c1", "focus": 4, "attack": 3, "hand": {"worker": 1}, "cards": {"reroll": 1}},
        B={"at": "r5c5"},
        rolls=[1, 1],
    )
    t.says("A", "charge r0c0").asks("A", "window").refuses("A", "reroll single", "AL-225")
    t = solo(A={"at": "r0c1", "research": {"commerce": 1}, "cards": {"reroll": 1}})
    t.says("A", "use com1").asks("A", "window").refuses("A", "reroll attacker", "AL-226")
    t.asks("A", "window")


@rule("AL-233", "AL-138")
def test_gather_in_the_tunnel_gives_no_workers() -> None:
    t = solo(
        options=ADVANCED,
        entrances=["r0c0", "r0c2", "r0c4"],
        unchecked=True,
        decks={"stone": 0},
        A={
            "guild": "mountain",
            "at": "tunnel",
            "unlocked": ["advanced"],
            "outposts": ["tunnel"],
            "cards": {"gather": 1},
        },
    )
    t.says("A", "gather tunnel").asks("A", "choose-type").refuses("A", "take worker", "AL-233")
    t.refuses("A", "take stone", "AL-138").asks("A", "choose-type")


@rule("AL-139")
def test_a_trade_needs_another_player() -> None:
    t = pair(A={"at": "r0c2", "research": P1, "hand": {"wood": 1}}, B={"at": "r0c2"})
    t.refuses("A", "offer A", "AL-139").refuses("A", "offer C", "AL-139")
    both_act(t)


@rule("AL-262", "AL-135", "AL-156", "AL-272", "AL-159")
def test_moves_at_the_wrong_moment_name_the_right_one() -> None:
    t = solo(A={"at": "r0c1", "hand": {"wood": 9}})
    for move, clause in [
        ("discard wood", "AL-262"),
        ("take wood", "AL-135"),
        ("research politics", "AL-156"),
        ("split 1", "AL-159"),
        ("propose", "AL-272"),
        ("lose wood", "AL-213"),
    ]:
        t.refuses("A", move, clause)
    t.asks("A", "act-together")


@rule("AL-102", "AL-113", "AL-260", "AL-272")
def test_the_question_now_asked_comes_first() -> None:
    t = solo(A={"at": "r0c0", "hand": {"wood": 1, "food": 1}})
    t.says("A", "build").asks("A", "pay-resource")
    t.refuses("A", "step r0c1", "AL-102").refuses("A", "take wood", "AL-113")
    t.refuses("A", "use focus", "AL-113").refuses("A", "done", "AL-113").asks("A", "pay-resource")
    t = pair(A={"at": "r0c2", "research": P1, "hand": {"wood": 1}}, B={"at": "r0c2"})
    t.says("A", "offer B").asks("A", "compose-offer")
    for move in ("step r0c1", "done", "use focus", "accept", "acclaim"):
        t.refuses("A", move, "AL-272")
    t = solo(A={"at": "r0c0", "hand": {"wood": 9}})
    t.says("A", "done").asks("A", "reduce-hand")
    for move in ("step r0c1", "done", "use focus", "pass", "offer B", "take wood"):
        t.refuses("A", move, "AL-260")
    t.asks("A", "reduce-hand")
