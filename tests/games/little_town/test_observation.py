"""Little Town: what each seat observes, number by number (LT-15, LT-104, LT-146)."""

from __future__ import annotations

from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.game import SPECTATOR
from tests.conformance.observations import field_of, fingerprint_of_rows
from tests.conformance.settings import Setting
from tests.rule import rule
from tests.table import Table, table

GAME: Any = tw.game("little-town")
BUILDINGS: list[str] = GAME.parts.buildings.ids
GOALS: list[str] = GAME.parts.goals.ids
SQUARES: list[str] = GAME.parts.squares.names
ME, NEXT = 1, 2


def observes(t: Table, name: str, field: str) -> list[int]:
    """What the named player, or an onlooker if nobody is named, reads in a field."""
    return field_of(t.state, t.seat(name) if name else SPECTATOR, field)


def on_square(t: Table, name: str, field: str, square: str) -> int:
    return observes(t, name, field)[SQUARES.index(square)]


def test_owners_are_told_from_the_observer() -> None:
    t = table(
        "little-town",
        seats=3,
        turn="red",
        buildings={"D3": "red bakery"},
        workers={"E4": "yellow"},
        red={"wood": 2, "coins": 4},
        yellow={"fish": 1},
    )
    bakery = BUILDINGS.index("bakery") + 1
    for name, owner, worker in [
        ("red", ME, NEXT),
        ("blue", NEXT, 3),
        ("yellow", 3, ME),
        ("", 2, 3),
    ]:
        assert on_square(t, name, "building", "D3") == bakery
        assert on_square(t, name, "owner", "D3") == owner
        assert on_square(t, name, "worker", "E4") == worker
        assert on_square(t, name, "owner", "A1") == on_square(t, name, "worker", "A1") == 0
        assert observes(t, name, "start_player") == [owner]
        assert observes(t, name, "asked") == [int(place == owner) for place in (1, 2, 3)]
    assert observes(t, "red", "resources") == [2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert observes(t, "yellow", "resources") == [0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0]
    assert observes(t, "red", "coins") == [4, 3, 3]
    assert observes(t, "blue", "coins") == [3, 4, 3]
    assert observes(t, "red", "question") == [1]
    t.asks("red", "take-action")


@rule("LT-15", "LT-104")
def test_only_their_owner_observes_hidden_goals() -> None:
    t = table(
        "little-town",
        discarded=["fish-trade"],
        red={"goals": ["penniless", "well-off"], "revealed": ["block-of-three"]},
    )
    penniless, well_off = GOALS.index("penniless"), GOALS.index("well-off")
    for name, hand in [("red", -1), ("blue", 0), ("", 0)]:
        goals = observes(t, name, "goals")
        assert goals[penniless] == goals[well_off] == hand
        assert goals[GOALS.index("fish-trade")] == -2
        assert goals.count(-1) == (2 if hand else 0)
    block = GOALS.index("block-of-three")
    assert [observes(t, name, "goals")[block] for name in ("red", "blue", "")] == [1, 2, 2]
    assert observes(t, "red", "hidden_goals") == [2, 0]
    assert observes(t, "blue", "hidden_goals") == observes(t, "", "hidden_goals") == [0, 2]
    assert observes(t, "red", "goal_pile") == observes(t, "blue", "goal_pile")
    t.asks("blue", "take-action")


def test_an_action_in_progress_is_observed() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue granary", "D3": "blue well"},
        blue={"wheat": 2, "coins": 6},
    )
    t.says("blue", "place C4", "use D3", "use C3")
    used = [SQUARES.index("D3") + 1, SQUARES.index("C3") + 1, 0, 0, 0, 0, 0, 0]
    for name, user in [("blue", ME), ("red", NEXT)]:
        assert observes(t, name, "use_square") == [SQUARES.index("C4") + 1]
        assert observes(t, name, "user") == [user]
        assert observes(t, name, "used") == used
        assert observes(t, name, "bill") == [BUILDINGS.index("granary") + 1]
        assert observes(t, name, "bill_is_cost") == [0]
        assert observes(t, name, "swaps_settled") == [3]
    t.asks("blue", "swap-for-coins")


@rule("LT-71")
def test_swaps_of_zero_cubes_are_observed_too() -> None:
    """The well costs wood and stone; after `swap wood 0` only the question about stone is left."""
    t = table("little-town", blue={"wood": 1, "stone": 1, "coins": 6})
    t.says("blue", "build well", "site D3")
    assert observes(t, "red", "constructing") == [BUILDINGS.index("well") + 1]
    assert observes(t, "red", "site") == [SQUARES.index("D3") + 1]
    assert observes(t, "red", "bill_is_cost") == [1]
    assert (observes(t, "red", "swaps_settled"), observes(t, "red", "swapped")) == ([0], [0] * 4)
    before = t.state.information_key(1)
    t.says("blue", "swap wood 0")
    assert (observes(t, "red", "swaps_settled"), observes(t, "red", "swapped")) == ([1], [0] * 4)
    assert t.state.information_key(1) != before
    t.asks("blue", "swap-for-coins")


@rule("LT-119")
def test_resources_of_choice_are_observed() -> None:
    t = table(
        "little-town",
        buildings={"C3": "blue trading-shop"},
        blue={"wood": 1, "fish": 2, "coins": 3},
    )
    t.says("blue", "place C4", "use C3", "give fish")
    assert observes(t, "red", "given") == [3, 0]
    assert observes(t, "red", "to_take") == [0]
    t.says("blue", "give wood").asks("blue", "take-any")
    assert observes(t, "red", "given") == [0, 0]
    assert observes(t, "red", "to_take") == [2]


@rule("LT-148")
def test_only_the_asked_holder_observes_which_goals_can_be_declared() -> None:
    t = table(
        "little-town",
        options={"manual-declaration": True},
        buildings={"C3": "blue gold-mine"},
        blue={"coins": 4, "goals": ["well-off", "penniless"]},
    )
    well_off, penniless = GOALS.index("well-off"), GOALS.index("penniless")
    t.says("blue", "place C4", "use C3").asks("blue", "declare-goal")
    assert observes(t, "blue", "goals")[well_off] == -3
    assert observes(t, "blue", "goals")[penniless] == -1
    assert set(observes(t, "red", "goals")) == set(observes(t, "", "goals")) == {0}
    t.says("blue", "declare well-off")
    assert observes(t, "blue", "goals")[well_off] == ME
    assert observes(t, "red", "goals")[well_off] == NEXT


@rule("LT-146")
def test_only_the_holder_observes_a_draft_hand() -> None:
    s = GAME.start(2, 5, {"drafted-supply": True})
    hands = [field_of(s, seat, "draft_hand") for seat in (0, 1)]
    assert [sum(hand) for hand in hands] == [12, 12]
    assert not any(both == (1, 1) for both in zip(*hands, strict=True))
    assert sum(field_of(s, SPECTATOR, "draft_hand")) == 0
    assert field_of(s, 0, "draft_pick") == [1]
    s.play(s.legal(0)[0], 0)
    assert (field_of(s, 0, "asked"), field_of(s, 1, "asked")) == ([0, 1], [1, 0])
    s.play(s.legal(1)[0], 1)
    assert field_of(s, 0, "draft_pick") == [2]
    assert sum(field_of(s, 0, "draft_hand")) == 11


def test_options_in_force_are_observed() -> None:
    plain = GAME.start(2, 1)
    other = GAME.start(2, 1, {"side": "B", "international": True, "manual-declaration": True})
    assert [field_of(plain, 0, name) for name in ("side", "international", "manual")] == [
        [1],
        [0],
        [0],
    ]
    assert [field_of(other, 0, name) for name in ("side", "international", "manual")] == [
        [2],
        [1],
        [1],
    ]


FINGERPRINTS = {2: "957e8ed7b77b1184", 3: "4d451a5e8edf8660", 4: "155983bd993b98fc"}


@pytest.mark.parametrize(("seats", "rows"), FINGERPRINTS.items())
def test_rows_of_a_game_are_the_same_interpreted_and_compiled(seats: int, rows: str) -> None:
    assert fingerprint_of_rows(Setting("little-town", seats, 3)) == rows
