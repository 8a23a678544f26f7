"""Alynthia: winning, losing, renown and the trackers (AL-41 to AL-66)."""

import pytest

from tests.games.alynthia.scenes import MAP, NO_SPAWN, duel, me, pair, solo, space
from tests.rule import rule
from tests.table import Table, table

THREE_BEATEN = {"r1c1": "defeated", "r1c4": "defeated", "r4c1": "defeated"}
FOUR_BEATEN = {**THREE_BEATEN, "r4c4": "defeated"}
CHAMPION = {"at": "r3c4", "focus": 4, "attack": 9, "hand": {"worker": 5}}


def last_nest(**described: object) -> Table:
    """One nest is left, at r4c4, beside a champion."""
    return solo(nests=THREE_BEATEN, dragons={"r4c4": 1}, A=CHAMPION, pool=60, **described)


# Winning and losing


@rule("AL-41", "AL-46", "AL-51")
def test_the_last_nest_wins_at_once() -> None:
    t = last_nest(round=2)
    t.says("A", "charge r4c4", "pay-worker")
    assert t.heard("won")
    t.is_over("A")


@rule("AL-44", "AL-46")
def test_all_nests_gone_in_round_4_is_a_win() -> None:
    """Edge case 20."""
    t = last_nest(round=4)
    t.says("A", "charge r4c4", "pay-worker").is_over("A")


@rule("AL-44")
def test_a_team_without_nests_wins_even_if_the_last_one_fell_earlier() -> None:
    t = solo(round=3, nests=FOUR_BEATEN, asks="harvest", options={"harder-ending": "yes"})
    t.is_over("A")


@rule("AL-42", "AL-51")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_round_without_a_nest_loses(number: int) -> None:
    t = pair(round=number, asks="harvest", nests={"r1c1": "defeated"})
    assert t.heard("no-nest")
    t.is_over()


@rule("AL-42")
def test_round_1_requires_no_nest() -> None:
    t = solo(round=1, asks="harvest", rolls=NO_SPAWN)
    assert t.view().round == 2
    t.asks("A", "act-together")


@rule("AL-43")
def test_a_nest_counts_for_its_own_round_only() -> None:
    """Edge case 21: a nest in round 1, none in round 2."""
    t = solo(round=1, beaten=1, nests={"r1c1": "defeated"}, rolls=[1] * 3)
    t.says("A", "done")
    assert t.view().round == 2
    assert t.view().nests_this_round == 0
    t.says("A", "done").is_over()


@rule("AL-43")
def test_two_nests_in_one_round_do_not_count_for_the_next() -> None:
    """Edge case 19: two nests in round 3, none in round 4."""
    t = solo(round=3, beaten=2, nests={"r1c1": "defeated", "r1c4": "defeated"}, rolls=[1] * 2)
    t.says("A", "done")
    assert t.view().round == 4
    t.says("A", "done").is_over()


@rule("AL-45")
def test_a_nest_left_after_round_5_loses() -> None:
    t = solo(round=5, beaten=1, nests=THREE_BEATEN, asks="harvest")
    assert t.heard("nests-left")
    t.is_over()


@rule("AL-47")
def test_dragons_everywhere_and_nothing_built_do_not_end_the_game() -> None:
    crowd = {f"r0c{column}": 4 for column in range(6)}
    t = solo(round=1, dragons=crowd, asks="harvest", A={"at": "r5c5"}, rolls=NO_SPAWN)
    t.asks("A", "act-together")


@rule("AL-48", "AL-6")
def test_the_most_renown_wins_after_round_4() -> None:
    t = duel(round=4, asks="harvest", A={"renown": 30}, B={"renown": 31})
    t.is_over("B")


@rule("AL-48", "AL-266")
def test_a_competitive_game_goes_on_before_round_4_is_over() -> None:
    t = duel(round=3, asks="harvest", A={"renown": 30}, B={"renown": 31})
    assert t.view().round == 4
    t.asks("B", "take-turn")


@rule("AL-49")
@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ({"outposts": ["r0c0 monument"]}, {"outposts": ["r0c5"]}, ["A"]),
        ({"outposts": ["r0c0"]}, {"outposts": ["r0c5"], "research": {"conquest": 1}}, ["B"]),
        ({"hand": {"wood": 2}, "cards": {"march": 1}}, {"hand": {"wood": 2}}, ["A"]),
        ({"hand": {"wood": 2}}, {"cards": {"march": 2}}, ["A", "B"]),
    ],
)
def test_ties_are_broken_by_buildings_research_and_cards(
    a: dict[str, object], b: dict[str, object], winners: list[str]
) -> None:
    """Edge case 52. Nothing is harvested: the decks are empty."""
    empty = {"wood": 0, "stone": 0, "food": 0, "worker": 0}
    t = duel(
        round=4,
        asks="harvest",
        unchecked=True,
        decks=empty,
        A={"renown": 31, **a},
        B={"renown": 31, **b},
    )
    t.is_over(*winners)


@rule("AL-50", "AL-64", "AL-206")
def test_in_competition_nests_cost_no_renown_and_are_not_required() -> None:
    t = duel(
        round=2,
        dragons={"r1c1": 1},
        A={"at": "r0c1", "focus": 2, "attack": 5, "hand": {"worker": 2}},
        rolls=[6, 6],
    )
    t.says("A", "charge r1c1")
    # 5 + 1 worker + 6 against 1 x 3 + 3; two renown and a research ability (AL-65).
    assert t.heard("battle-compared")[0].numbers == (12, 6, 0)
    assert me(t).renown == 2
    t.asks("A", "choose-research")


@rule("AL-52")
def test_against_the_dragons_nobody_attacks_another_player() -> None:
    t = pair(
        A={"at": "r0c0", "focus": 5, "hand": {"worker": 2}, "research": {"politics": 1}},
        B={"at": "r0c0", "outposts": ["r0c0"]},
    )
    t.refuses("A", "attack", "AL-52")
    assert t.state.asked == [0, 1]


@rule("AL-53", "AL-9")
@pytest.mark.parametrize(
    ("dragons", "pool", "won"), [(4, 7, False), (3, 7, True), (4, 8, True), (0, 0, True)]
)
def test_the_harder_ending_costs_two_renown_for_each_dragon(
    dragons: int, pool: int, won: bool
) -> None:
    """Edge case 22: captured dragons do not count; paying down to 0 is a win."""
    t = solo(
        round=3,
        nests=FOUR_BEATEN,
        dragons={"r0c0": dragons},
        pool=pool,
        asks="harvest",
        options={"harder-ending": "yes", "guild-mode": "advanced"},
        A={"guild": "field", "unlocked": ["advanced"], "captured": 5},
    )
    assert t.view().pool == (pool - 2 * dragons if won else pool)
    assert bool(t.heard("cannot-pay")) != won
    t.is_over(*(["A"] if won else []))


@rule("AL-46", "AL-53")
def test_with_the_harder_ending_the_round_is_played_to_its_end() -> None:
    t = last_nest(round=2, options={"harder-ending": "yes"})
    t.says("A", "charge r4c4", "pay-worker", "research politics")
    t.asks("A", "act-together")
    t.says("A", "done").is_over("A")


# Renown and the nest tracker


@rule("AL-54", "AL-55")
def test_all_players_feed_one_pool_and_spend_from_it() -> None:
    t = pair(
        pool=0,
        dragons={"r0c2": 1},
        A={"at": "r0c0", "hand": {"wood": 1}, "outposts": []},
        B={"at": "r0c3", "cards": {"acclaim": 1}, "focus": 2},
    )
    t.says("A", "build").says("B", "acclaim")
    assert t.view().pool == 3
    t.says("B", "charge r0c2")
    assert t.view().pool in (1, 2)
    assert [event.seat for event in t.heard("paid-renown")] == [1]
    assert t.state.asked == [0, 1]


@rule("AL-56")
def test_renown_is_personal_and_hidden_in_competition() -> None:
    t = duel(A={"renown": 7}, B={"renown": 9})
    assert [player.renown for player in t.view("A").players] == [7, None]
    assert [player.renown for player in t.view().players] == [None, None]
    t.asks("A", "take-turn")


@rule("AL-57", "AL-59", "AL-65", "AL-206")
def test_a_nest_is_paid_for_when_it_is_beaten() -> None:
    """Edge case 18, won: 40 - 30 + 2, and with Conquest 3 two more."""
    for conquest, left in ((0, 12), (3, 14)):
        t = table(
            "alynthia",
            seats=5,
            options={"guild-mode": "advanced"},
            seed=3,
            pool=40,
        )
        nest = next(name for name, one in t.view().spaces.items() if one.nest)
        beside = neighbour(t, nest)
        t = table(
            "alynthia",
            seats=5,
            options={"guild-mode": "advanced"},
            seed=3,
            pool=40,
            dragons={nest: 1},
            A={
                "at": beside,
                "focus": 2,
                "attack": 9,
                "hand": {"worker": 5},
                "research": {"conquest": conquest},
            },
        )
        t.says("A", f"charge {nest}", "pay-worker")
        assert t.view().pool == left
        assert t.view().next_nest_cost == 30
        assert space(t, nest).nest == "defeated"
        t.asks("A", "choose-research")


def neighbour(t: Table, name: str) -> str:
    """A space beside this one where a character may stand."""
    row, column = int(name[1]), int(name[3])
    around = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    names = [f"r{one}c{other}" for one, other in around]
    return next(one for one in names if one in t.view().spaces)


@rule("AL-59", "AL-214")
def test_a_lost_attack_costs_no_nest_renown() -> None:
    """Edge case 18, lost."""
    t = solo(
        round=3,
        pool=40,
        dragons={"r1c1": 4},
        A={"at": "r0c1", "focus": 2, "attack": 1, "hand": {"worker": 1}},
    )
    t.says("A", "charge r1c1", "pay-worker")
    assert t.view().pool == 40
    assert me(t).at == "r0c1"
    t.asks("A", "act-together")


@rule("AL-58", "AL-129")
def test_the_renown_for_the_nest_must_be_there_after_the_cost_of_the_attack() -> None:
    """Edge case 17, with the third nest of two players at challenging level: 30."""
    level = {"difficulty": "challenging"}
    beaten = {"r4c1": "defeated", "r4c4": "defeated"}
    here = {"at": "r0c1", "focus": 4}
    t = pair(options=level, pool=31, nests=beaten, A=here)
    assert t.view().next_nest_cost == 30
    t.refuses("A", "charge r1c1", "AL-58")
    t = pair(options=level, pool=31, nests=beaten, A={**here, "hand": {"worker": 1}})
    t.offers("charge r1c1")
    t = pair(options=level, pool=29, nests=beaten, A={**here, "hand": {"worker": 1}})
    t.refuses("A", "charge r1c1", "AL-58")
    t = pair(options=level, pool=32, nests=beaten, A=here)
    t.offers("charge r1c1")
    assert t.state.asked == [0, 1]


@rule("AL-60", "AL-213")
def test_renown_never_falls_below_zero() -> None:
    t = pair(
        round=3,
        pool=1,
        asks="battles",
        reached=["r0c0"],
        dragons={"r0c0": 4},
        A={"at": "r5c5", "outposts": ["r0c0"]},
        rolls=[1, 6, 2],
    )
    assert t.heard("lost-renown")[0].numbers[0] == 1
    assert t.view().pool == 0
    assert t.state.step.prompt == "act-together"


# Rounds


@rule("AL-61", "AL-66", "AL-265")
def test_the_phases_follow_each_other_in_every_round() -> None:
    t = solo(options={"guild-mode": "advanced"}, asks="guilds", A={"at": "r0c0"}, rolls=[1] * 8)
    t.asks("A", "unlock-ability")
    t.says("A", "skip")
    told = [t.game.events.kinds[event.kind].name for event in t.match.log.events]
    assert told.index("skipped") < told.index("spawned")
    t.says("A", "done").asks("A", "unlock-ability")
    assert t.view().round == 2
    assert t.heard("round-began")[0].numbers[0] == 2


@rule("AL-62", "AL-63", "AL-64")
def test_strengths_by_round() -> None:
    team = [solo(round=number).view() for number in range(1, 6)]
    assert [view.dragon_strength for view in team] == [1, 2, 3, 4, 5]
    assert [view.nest_strength for view in team] == [3, 3, 4, 4, 5]
    rivals = [duel(round=number).view() for number in range(1, 5)]
    assert [view.dragon_strength for view in rivals] == [1, 2, 3, 4]
    assert [view.nest_strength for view in rivals] == [2, 3, 3, 4]


@rule("AL-65", "AL-205")
def test_one_renown_for_each_dragon_defeated() -> None:
    t = solo(
        dragons={"r0c1": 3},
        A={"at": "r0c0", "focus": 2, "attack": 9, "hand": {"worker": 1}},
    )
    t.says("A", "charge r0c1")
    assert t.view().pool == 3
    assert (space(t, "r0c1").dragons, t.view().supply["dragons"]) == (0, 35)
    assert me(t).at == "r0c1"
    t.asks("A", "act-together")


def test_the_map_of_the_scenes_has_four_nests() -> None:
    assert "".join(MAP).count("D") == 4
