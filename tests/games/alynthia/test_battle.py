"""Alynthia: attacks, strengths and what follows (AL-187 to AL-219, AL-273, AL-274)."""

from typing import Any

import pytest

from tablewood.kernel.vectors import listed
from tests.games.alynthia.scenes import both_act, duel, me, pair, solo, space
from tests.rule import rule
from tests.table import Table

P1 = {"politics": 1}
STRONG = {"at": "r0c1", "focus": 6, "attack": 9, "hand": {"worker": 3}}


def compared(t: Table) -> tuple[int, int]:
    """The strengths of the last battle: attacker, defender."""
    attacker, defender, _ = t.heard("battle-compared")[-1].numbers
    return attacker, defender


# Paying


@rule("AL-187", "AL-188", "AL-197", "AL-198")
@pytest.mark.parametrize(
    ("payment", "workers", "pool", "strength"),
    [("pay-worker", 1, 6, 3 + 1 + 5), ("pay-renown", 2, 4, 3 + 2 + 5)],
)
def test_an_attack_is_paid_with_a_worker_or_two_renown(
    payment: str, workers: int, pool: int, strength: int
) -> None:
    """Edge case 16: the worker paid does not count; those in hand do, and stay."""
    t = solo(
        round=1,
        pool=6,
        dragons={"r0c0": 1},
        A={"at": "r0c1", "focus": 2, "attack": 3, "hand": {"worker": 2}},
        rolls=[5, 1],
    )
    t.says("A", "charge r0c0").offers_only("pay-worker", "pay-renown")
    t.asks("A", "pay-for-attack").says("A", payment)
    assert compared(t) == (strength, 1)
    assert (me(t).resources["worker"], t.view().pool, me(t).focus) == (workers, pool + 1, 0)
    t.asks("A", "act-together")


@rule("AL-188", "AL-195")
def test_what_an_attack_next_door_costs() -> None:
    t = solo(pool=0, dragons={"r0c0": 1}, A={**STRONG, "focus": 2, "hand": {"worker": 1}})
    t.says("A", "charge r0c0")
    assert (me(t).focus, me(t).resources["worker"]) == (0, 0)
    t.asks("A", "act-together")


@rule("AL-189", "AL-190")
def test_attack_what_is_on_the_characters_space() -> None:
    t = duel(A={**STRONG, "at": "r0c0"}, B={"at": "r5c5", "outposts": ["r0c1"]})
    t.refuses("A", "attack", "AL-189").says("A", "step r0c1").offers("attack")
    t.asks("A", "take-turn")


@rule("AL-191")
def test_dragons_are_attacked_before_anything_else() -> None:
    t = duel(
        dragons={"r0c0": 1},
        A=STRONG,
        B={"at": "r5c5", "outposts": ["r0c0"]},
    )
    t.says("A", "charge r0c0")
    assert t.heard("dragons-beaten")
    assert [building.player for building in space(t, "r0c0").buildings] == ["B"]
    t.asks("A", "take-turn")


@rule("AL-192", "AL-204")
def test_the_sequence_of_a_battle() -> None:
    t = solo(pool=0, dragons={"r0c0": 1}, A=STRONG)
    t.says("A", "charge r0c0")
    told = [t.game.events.kinds[event.kind].name for event in t.match.log.events]
    wanted = ["battle-began", "paid", "battle-rolled", "battle-compared", "dragons-beaten"]
    assert [name for name in told if name in wanted] == wanted
    t.asks("A", "act-together")


@rule("AL-193", "AL-201")
def test_after_a_win_the_next_piece_may_be_attacked_for_another_payment() -> None:
    t = duel(
        A={**STRONG, "at": "r0c0", "hand": {"worker": 2}},
        B={"at": "r5c5", "outposts": ["r0c0 village"]},
        rolls=[6, 1, 3, 6, 1, 3],
    )
    t.says("A", "attack")
    assert [building.upgrade for building in space(t, "r0c0").buildings] == [None]
    t.says("A", "attack", "pay-worker")
    assert space(t, "r0c0").buildings == []
    assert (me(t).focus, me(t).resources["worker"]) == (4, 0)
    t.asks("A", "take-turn")


@rule("AL-194")
def test_the_same_target_may_be_attacked_again() -> None:
    t = solo(
        round=5,
        pool=0,
        dragons={"r0c0": 3},
        A={"at": "r0c1", "focus": 4, "attack": 9, "hand": {"worker": 2}},
        rolls=[1, 6, 6, 1],
    )
    t.says("A", "charge r0c0")
    assert me(t).at == "r0c1"
    t.says("A", "charge r0c0")
    assert len(t.heard("battle-compared")) == 2
    t.asks("A", "act-together")


# Strengths


@rule("AL-199", "AL-63")
def test_the_strength_of_a_nest() -> None:
    t = solo(
        round=4,
        pool=50,
        dragons={"r1c1": 3},
        A={"at": "r0c1", "focus": 2, "attack": 1, "hand": {"worker": 1}},
        rolls=[1, 4],
    )
    t.says("A", "charge r1c1", "pay-worker")
    assert compared(t) == (1 + 1, 3 * 4 + 2)
    t.asks("A", "act-together")


@rule("AL-203", "AL-96")
@pytest.mark.parametrize(("face", "won"), [(3, False), (4, True)])
def test_the_defender_wins_ties(face: int, won: bool) -> None:
    t = solo(
        round=2,
        pool=0,
        dragons={"r0c0": 2},
        A={"at": "r0c1", "focus": 2, "attack": 1, "hand": {"worker": 1}},
        rolls=[face, 1],
    )
    t.says("A", "charge r0c0")
    assert bool(t.heard("dragons-beaten")) == won
    assert me(t).at == ("r0c0" if won else "r0c1")
    t.asks("A", "act-together")


@rule("AL-197")
def test_a_player_defends_with_defense_workers_and_die() -> None:
    t = duel(
        A=STRONG,
        B={"at": "r0c0", "defense": 4, "hand": {"worker": 2}},
        rolls=[1, 6, 1],
    )
    t.says(
        "A",
        "charge r0c0",
    )
    assert compared(t) == (9 + 2 + 1, 4 + 2 + 6)
    # Tied: the attacker goes back.
    assert me(t).at == "r0c1"
    t.asks("A", "take-turn")


# Which piece defends


@rule("AL-196", "AL-200", "AL-202")
def test_character_then_upgrade_then_outpost() -> None:
    t = duel(
        A={**STRONG, "research": P1, "focus": 9, "hand": {"worker": 5}},
        B={"at": "r0c0", "outposts": ["r0c0 village"]},
        rolls=[6, 1, 3],
    )
    t.says("A", "step r0c0", "attack").asks("B", "choose-refuge")
    beaten = [event.numbers[1] for event in t.heard("piece-beaten")]
    assert beaten == [3]
    t.says("B", "retreat r1c0")
    assert [building.upgrade for building in space(t, "r0c0").buildings] == ["village"]
    t.asks("A", "take-turn")


@rule("AL-200", "AL-257")
def test_of_two_outposts_the_last_to_arrive_is_attacked() -> None:
    """Edge case 45, the end: the Nomads' outpost came last."""
    t = pair(
        round=5,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 4},
        A={"guild": "field", "at": "r5c5", "outposts": ["r0c0"]},
        B={"guild": "nomads", "at": "r5c4", "outposts": ["r0c0"]},
        rolls=[1, 1, 3],
    )
    assert [building.player for building in space(t, "r0c0").buildings] == ["A"]
    both_act(t)


@rule("AL-200")
def test_of_two_characters_the_last_to_arrive_is_attacked() -> None:
    t = pair(
        round=5,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 4},
        A={"at": "r0c0"},
        B={"at": "r0c0"},
        rolls=[1, 1, 3],
    )
    assert t.heard("dragons-came")[0].seat == 1
    t.asks("B", "choose-refuge")


@rule("AL-273")
def test_a_players_own_pieces_shield_nobody() -> None:
    t = duel(
        options={"guild-mode": "advanced"},
        walls=["r0c0"],
        A={
            **STRONG,
            "guild": "forest",
            "unlocked": ["advanced"],
            "at": "r0c0",
            "outposts": ["r0c0"],
        },
        B={"guild": "labor", "at": "r0c0", "research": P1},
        rolls=[6, 1, 3],
    )
    t.says("A", "attack").asks("B", "choose-refuge")
    assert t.heard("battle-began")[0].numbers[1] == 3


# Aftermath


@rule("AL-205", "AL-206")
def test_the_winner_stays_on_the_space() -> None:
    t = solo(pool=50, round=1, dragons={"r1c1": 1}, A=STRONG)
    t.says("A", "charge r1c1", "pay-worker", "research commerce")
    assert (me(t).at, space(t, "r1c1").nest) == ("r1c1", "defeated")
    t.asks("A", "act-together")


@rule("AL-207", "AL-206", "AL-248")
def test_the_dragons_of_a_nest_vanish_with_it() -> None:
    t = solo(
        options={"guild-mode": "advanced"},
        round=1,
        pool=50,
        dragons={"r1c1": 3},
        A={**STRONG, "guild": "field", "unlocked": ["advanced"], "hand": {"worker": 6}},
    )
    t.says("A", "charge r1c1", "pay-worker")
    assert (space(t, "r1c1").dragons, me(t).captured, t.view().supply["dragons"]) == (0, 0, 35)
    t.asks("A", "choose-research")


@rule("AL-208", "AL-212", "AL-181", "AL-245", "AL-246")
def test_a_beaten_wall_returns_without_a_fortune_die() -> None:
    t = duel(
        options={"guild-mode": "advanced"},
        walls=["r0c0"],
        A={**STRONG, "guild": "labor", "research": {"politics": 1, "conquest": 3}},
        B={"guild": "forest", "unlocked": ["advanced"], "at": "r5c5", "outposts": ["r0c0"]},
        rolls=[6, 1],
    )
    t.says("A", "step r0c0", "attack")
    assert (listed(t.state.walls), me(t).renown) == ([-1, -1], 2)
    assert not t.heard("fortune-against")
    assert [building.wall for building in space(t, "r0c0").buildings] == [False]
    t.asks("A", "take-turn")


@rule("AL-209", "AL-212", "AL-213", "AL-219")
def test_a_beaten_character_retreats_and_the_winner_takes_what_the_die_shows() -> None:
    t = duel(
        A={**STRONG, "renown": 0},
        B={"at": "r0c0", "renown": 5},
        rolls=[6, 1, 2],
    )
    t.says("A", "charge r0c0").asks("B", "choose-refuge").says("B", "retreat r1c0")
    assert (me(t).at, me(t, "B").at) == ("r0c0", "r1c0")
    assert (me(t).renown, me(t, "B").renown) == (2 + 2, 3)
    told = [t.game.events.kinds[event.kind].name for event in t.match.log.events]
    order = [name for name in told if name in ("retreated", "gained-renown", "fortune-against")]
    assert order == ["retreated", "gained-renown", "fortune-against", "gained-renown"]
    t.asks("A", "take-turn")


@rule("AL-210", "AL-211", "AL-213")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_resources_lost_to_a_player(face: int) -> None:
    t = duel(
        A={**STRONG, "at": "r0c0", "hand": {"worker": 1}},
        B={"at": "r5c5", "outposts": ["r0c0"], "hand": {"wood": 2, "food": 1, "worker": 1}},
        rolls=[6, 1, face],
    )
    t.says("A", "attack")
    if face == 4:
        assert (me(t).resources["worker"], me(t, "B").resources["worker"]) == (1, 0)
    else:
        t.asks("B", "choose-loss").refuses("B", "lose worker", "AL-213").says("B", "lose food")
        if face == 6:
            assert me(t).resources == {"wood": 1, "stone": 0, "food": 1, "worker": 0}
        else:
            assert me(t).resources == {"wood": 0, "stone": 0, "food": 1, "worker": 0}
    t.asks("A", "take-turn")


@rule("AL-213")
def test_an_action_card_lost_to_a_player_is_drawn_blindly() -> None:
    t = duel(
        A={**STRONG, "at": "r0c0"},
        B={"at": "r5c5", "outposts": ["r0c0"], "cards": {"march": 1}},
        rolls=[6, 1, 3],
    )
    t.says("A", "attack")
    assert (me(t).cards, me(t, "B").cards) == ({"march": 1}, {})
    t.asks("A", "take-turn")


@rule("AL-213")
def test_against_the_dragons_the_loser_chooses_the_card_that_is_discarded() -> None:
    t = pair(
        round=5,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 4},
        A={"at": "r5c5", "outposts": ["r0c0"], "cards": {"march": 1, "ranged": 1}},
        rolls=[1, 1, 3],
    )
    t.asks("A", "choose-lost-card").offers_only("lose march", "lose ranged")
    t.refuses("A", "lose wood", "AL-213").says("A", "lose march")
    assert (me(t).cards, t.view().card_discard) == ({"ranged": 1}, ["march"])
    both_act(t)


@rule("AL-214", "AL-216")
def test_a_lost_attack_costs_only_its_price() -> None:
    t = duel(
        A={"at": "r0c1", "focus": 4, "attack": 1, "renown": 3, "hand": {"worker": 1}},
        B={"at": "r0c0", "defense": 9, "renown": 1},
        rolls=[1, 6],
    )
    t.says("A", "charge r0c0", "pay-worker")
    assert (me(t).at, me(t).renown, me(t).resources["worker"]) == ("r0c1", 3, 0)
    assert (me(t, "B").renown, me(t, "B").at) == (1, "r0c0")
    assert not t.heard("fortune-against")
    t.asks("A", "take-turn")


@rule("AL-214")
@pytest.mark.parametrize(("research", "stays"), [({}, True), (P1, True)])
def test_an_attacker_who_loses_against_a_building_stays(
    research: dict[str, int], stays: bool
) -> None:
    t = duel(
        A={"at": "r0c0", "focus": 4, "attack": 1, "hand": {"worker": 1}, "research": research},
        B={"at": "r5c5", "defense": 9, "outposts": ["r0c0"]},
        rolls=[1, 6],
    )
    t.says("A", "attack")
    assert (me(t).at == "r0c0") == stays
    t.asks("A", "take-turn")


@rule("AL-214", "AL-124")
def test_with_politics_1_an_attacker_who_loses_against_a_character_stays() -> None:
    t = duel(
        A={"at": "r0c1", "focus": 4, "attack": 1, "hand": {"worker": 1}, "research": P1},
        B={"at": "r0c0", "defense": 9},
        rolls=[1, 6],
    )
    t.says("A", "step r0c0", "attack")
    assert me(t).at == "r0c0"
    t.asks("A", "take-turn")


# Another character still there (AL-274)


def crowded(**a: Any) -> Table:
    """B (with Politics 1) stands among dragons that A attacks."""
    return duel(
        dragons={"r0c0": 1},
        A={"at": "r0c1", "focus": 6, "attack": 9, "hand": {"worker": 3}, **a},
        B={"at": "r0c0", "research": P1},
        rolls=[6, 1, 6, 1, 1],
    )


@rule("AL-274")
def test_a_player_without_actions_goes_back_from_a_shared_space() -> None:
    t = crowded()
    t.says("A", "charge r0c0")
    assert t.heard("dragons-beaten")
    assert me(t).at == "r0c1"
    t.asks("A", "take-turn")


@rule("AL-274", "AL-231")
@pytest.mark.parametrize("attacks", [True, False])
def test_a_player_with_an_action_left_may_attack_the_other_character_at_once(attacks: bool) -> None:
    t = crowded(cards={"march": 1})
    t.says("A", "march r0c0").asks("A", "attack-again").offers_only("attack", "go-back")
    if attacks:
        t.says("A", "attack").asks("B", "choose-refuge")
        t.says("B", "retreat r1c0")
        assert (me(t).at, t.view().actions_left) == ("r0c0", 0)
    else:
        t.says("A", "go-back")
        assert (me(t).at, t.view().actions_left) == ("r0c1", 1)
    t.asks("A", "take-turn")
