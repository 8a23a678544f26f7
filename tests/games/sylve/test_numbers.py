"""Sylve: the numbers that a value network looks at."""

import tablewood as tw
from tablewood.games.sylve.ai.evaluate import Outlook, standing
from tablewood.kernel.net import final_margin
from tablewood.kernel.position_numbers import PHASE, USUAL_TABLE
from tests.conformance.test_position_numbers import numbers_of
from tests.games.sylve.scenes import wood
from tests.rule import rule
from tests.table import Table

GAME = tw.game("sylve")


def numbers(t: Table) -> dict[str, float]:
    """The numbers from the north."""
    return numbers_of(t.state, 0)


@rule("SY-93")
def test_a_die_that_comes_back_does_not_turn_back_the_phase() -> None:
    t = wood(dice={"B3": "nR fire"}, north={"pool": "T", "hand": ["P21"]}, east={"pool": "M"})
    phases = [numbers(t)[PHASE]]
    for move in ("place tree A2", "drink P21", "choose B3"):
        t.says("north", move)
        phases.append(numbers(t)[PHASE])
    assert phases[0] < phases[1] == phases[2] == phases[3] < 1


@rule("SY-146", "SY-148", "SY-149")
def test_forests_of_the_row_count_by_the_lead() -> None:
    ahead = numbers(wood(dice={"A2": "nT"}))
    assert ahead["me_ahead"] == ahead["rival_1_behind"] > 0
    far = numbers(wood(dice={"A2": "nT", "A3": "nM"}))
    assert far["me_far_ahead"] == ahead["me_ahead"]
    assert (far["me_ahead"], far["rival_1_behind"]) == (0, 0)
    tied = numbers(wood(dice={"A2": "nT fire"}))
    assert tied["me_ahead"] == 0 < tied["rival_1_behind"]


@rule("SY-26")
def test_dice_fit_only_where_their_symbol_is_empty() -> None:
    found = numbers(wood(north={"pool": "TMR fire"}))
    assert [found[f"me_pool_{face}"] for face in ("tree", "mountain", "river", "fire")] == [1] * 4
    assert found["me_fitting"] == 3


@rule("SY-66", "SY-67")
def test_potions_within_reach_count_by_their_points() -> None:
    rich = numbers(wood(north={"pool": "T", "stock": {"plant": 9, "mushroom": 9, "crystal": 9}}))
    poor = numbers(wood(north={"pool": "T", "stock": {}}))
    assert rich["me_brewable"] > 0 == poor["me_brewable"]


@rule("SY-109")
def test_a_slot_counts_while_it_is_empty() -> None:
    t = wood(north={"pool": "TT", "tamed": ["AU6"]})
    assert (numbers(t)["me_tamed"], numbers(t)["me_slots"]) == (1, 1)
    t.says("north", "place tree AU6")
    assert (numbers(t)["me_tamed"], numbers(t)["me_slots"]) == (1, 0)


@rule("SY-11")
def test_tables_with_powers_are_another_kind() -> None:
    spec = GAME.position_numbers(2)
    assert spec is not None
    usual = GAME.start(2, 1)
    assert (spec.table_kind(usual), numbers_of(usual, 0)["powers"]) == (USUAL_TABLE, 0)
    for characters in ("random", "chosen"):
        there = GAME.start(2, 1, {"powers": True, "characters": characters})
        assert (spec.table_kind(there), numbers_of(there, 0)["powers"]) == ("powers", 1)


def test_standings_are_those_of_the_evaluation() -> None:
    state = GAME.start(2, 4)
    while not state.over:
        found = numbers_of(state, 0)
        points = float(state.scores()[0].total)
        assert found["me_points"] == points
        assert abs(found["me_standing"] - standing(state, Outlook(state), 0)) < 1e-9
        state.play(state.legal()[len(state.legal()) // 2])
    found = numbers_of(state, 0)
    assert found["lead"] == found["lead_in_points"] == final_margin(state, 0)
