"""Alynthia: the value of a position for bots."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from tablewood.bots import Perspective, bot
from tablewood.games.alynthia.ai import evaluate
from tablewood.games.alynthia.ai.weight import NAMES, WEIGHTS
from tablewood.games.alynthia.components import FOLDER
from tablewood.kernel.vectors import Floats
from tablewood.lab.tune import set_weights
from tests.games.alynthia.scenes import QUIET, duel, pair
from tests.rule import rule
from tests.table import Table, table

FIGHTER: dict[str, Any] = {"at": "r0c1", "focus": 5, "attack": 6, "hand": {"worker": 2}}
NESTS = {"r1c1": 1, "r1c4": 4, "r4c1": 4, "r4c4": 4}
BUILDER: dict[str, Any] = {"at": "r5c5", "focus": 5, "hand": {"wood": 2, "stone": 1, "food": 1}}


def team(**described: Any) -> Table:
    """Round 2, a nest of one dragon beside the fighter A, and renown enough for it."""
    scene: dict[str, Any] = {
        "round": 2,
        "pool": 40,
        "dragons": NESTS,
        "A": FIGHTER,
        "B": BUILDER,
    }
    return pair(**{**scene, **described})


def worth(t: Table, seat: int = 0) -> float:
    return float(t.game.evaluate(t.state, seat))


def test_all_seats_of_a_team_have_the_same_value() -> None:
    t = team()
    assert worth(t, 0) == worth(t, 1)


def test_strength_workers_and_renown_are_good_for_the_team() -> None:
    plain = worth(team(dragons={**NESTS, "r1c1": 3}))
    assert worth(team(dragons={**NESTS, "r1c1": 3}, A={**FIGHTER, "attack": 7})) > plain
    assert worth(team(dragons={**NESTS, "r1c1": 3}, A={**FIGHTER, "hand": {"worker": 3}})) > plain
    assert worth(team(dragons={**NESTS, "r1c1": 3}, pool=45)) > plain


def test_a_fighter_is_not_done_before_the_nest_of_the_round_has_fallen() -> None:
    t = team()
    before = worth(t)
    t.says("A", "done")
    assert worth(t) < before - 20


@rule("AL-107")
def test_nobody_says_done_in_order_to_move_later() -> None:
    """The last player to say so ends the phase; coming back is possible, but worth less than going on."""
    going_on = team().says("A", "step r0c2")
    coming_back = team().says("A", "done").says("A", "step r0c2")
    assert worth(going_on) - 5 < worth(coming_back) < worth(going_on)


@rule("AL-107")
def test_a_bot_that_is_done_comes_back_for_the_nest_of_the_round() -> None:
    t = team(done=["A"])
    assert t.state.seat == 0
    chosen = bot("greedy", seed=1).choose(Perspective(t.state, 0))
    assert t.game.notation(t.state, chosen) != "stay"


def test_a_round_without_its_required_nest_is_lost() -> None:
    cards = {"hand": {"wood": 9}}
    t = team(asks="harvest", A={**FIGHTER, **cards})
    assert t.state.step.prompt == "reduce-hand"
    saved = team(asks="harvest", A={**FIGHTER, **cards}, beaten=1, nests={"r4c4": "defeated"})
    assert worth(t) < worth(saved) - 500


@rule("AL-46")
def test_the_chance_of_the_winning_nest_is_not_wasted() -> None:
    """Round 4: the fighter has focus to reach the last nest, or for something else."""
    beaten = {"r1c4": "defeated", "r4c1": "defeated", "r4c4": "defeated"}
    last = team(round=4, beaten=1, nests=beaten)
    before = worth(last)
    assert worth(last.says("A", "done")) < before - 200
    one_of_two = team(round=4, beaten=1, nests={"r1c4": "defeated", "r4c1": "defeated"})
    before = worth(one_of_two)
    assert before - 200 < worth(one_of_two.says("A", "done")) < before


@pytest.mark.parametrize(("seats", "hurries"), [(1, False), (2, False), (3, True), (5, True)])
def test_only_large_teams_hurry_for_the_second_to_last_nest(seats: int, hurries: bool) -> None:
    """They need more than one nest per round; a small team needs one, and does not hurry."""
    fresh = table("alynthia", seats=seats)
    nests = [name for name, one in fresh.view().spaces.items() if one.nest]
    beaten = dict.fromkeys(nests[2:], "defeated")
    t = table("alynthia", seats=seats, round=4, beaten=1, nests=beaten)
    assert (evaluate.nest_prize(t.state, 0.5) > evaluate.NEST_VALUE) is hurries


@rule("AL-139")
def test_bots_of_a_team_make_no_offers() -> None:
    together = {"at": "r0c1", "research": {"politics": 1}}
    t = team(A={**FIGHTER, **together}, B={**BUILDER, **together})
    before = worth(t)
    t.offers("offer B")
    assert worth(t.says("A", "offer B")) < before - 1000


def test_a_choice_is_not_judged_half_made() -> None:
    """An upgrade is good at once, though its two research abilities are still to be chosen."""
    t = team(B={**BUILDER, "outposts": ["r5c5"]})
    before = worth(t)
    t.says("B", "upgrade monument")
    assert t.state.step.prompt == "choose-research"
    assert worth(t) > before


def test_in_a_competition_what_helps_one_hurts_the_other() -> None:
    plain = duel(A={"at": "r0c0", "renown": 5}, B={"at": "r5c5", "renown": 5})
    ahead = duel(A={"at": "r0c0", "renown": 9}, B={"at": "r5c5", "renown": 5})
    assert worth(ahead, 0) > worth(plain, 0)
    assert worth(ahead, 1) < worth(plain, 1)


# The weights


@pytest.fixture
def live() -> Iterator[Floats]:
    """The weights that the evaluation reads, restored afterwards."""
    kept = list(WEIGHTS)
    yield WEIGHTS
    set_weights(WEIGHTS, kept)


def test_the_weights_are_those_of_the_table() -> None:
    written = tomllib.loads((FOLDER / "ai" / "weights.toml").read_text(encoding="utf-8"))["weights"]
    assert dict(zip(NAMES, WEIGHTS, strict=True)) == written
    assert evaluate.WEIGHTS is WEIGHTS
    assert evaluate.NAMES is NAMES


def competitions() -> list[Table]:
    """Three positions of A, who has a little of everything: at home, choosing a tile, and moving to a first outpost."""
    settled: dict[str, Any] = {
        "at": "r0c0",
        "focus": 9,
        "attack": 5,
        "hand": {"stone": 2, "food": 2, "worker": 1},
        "cards": {"strength": 1},
        "outposts": ["r0c0", "r2c1"],
        "research": {"commerce": 1},
    }
    dragons = {**QUIET, "r0c1": 3}
    at_home = duel(dragons=dragons, A=settled, B={"at": "r5c5"})
    choosing = duel(dragons=dragons, A=settled, B={"at": "r5c5"}).says("A", "upgrade monument")
    on_the_way = duel(A={"at": "r2c2", "focus": 5, "hand": {"wood": 1}}, B={"at": "r5c5"})
    return [at_home, choosing, on_the_way]


@pytest.mark.parametrize("name", NAMES)
def test_every_weight_counts_in_a_competition(name: str, live: Floats) -> None:
    tables = competitions()
    before = [worth(t) for t in tables]
    live[NAMES.index(name)] += 1.0
    assert [worth(t) for t in tables] != before


@pytest.mark.parametrize("name", ["attack", "defense", "rival_nest", "chase"])
def test_some_weights_are_for_competitors_only(name: str, live: Floats) -> None:
    before = worth(team())
    live[NAMES.index(name)] += 1.0
    assert worth(team()) == before
