"""The numbers for value networks: what they count, and that nobody's sold fruits tell others anything."""

from typing import Any

import pytest

import tablewood as tw
from tablewood.kernel.position_numbers import USUAL_TABLE, NumberRow
from tests.games.tree_society.scenes import MARKET, workshop
from tests.rule import rule
from tests.table import Table, table

GAME = tw.game("tree-society")

ACTIONS = ["sell", "row", "take", "chest", "less"]


def numbers_of(t: Table, seat: str = "oak") -> dict[str, float]:
    """The numbers of the position by name."""
    spec = GAME.position_numbers(t.state.seats)
    assert spec is not None
    row = NumberRow(spec.size)
    spec.write(t.state, t.seat(seat), row)
    return dict(zip(spec.names, row.values, strict=True))


def with_sold(*sold: str) -> Table:
    """Oak has sold these fruits; MER02 scores 2 for each fruit of the type sold most."""
    return table(
        "tree-society",
        asks="build",
        fruit_market=MARKET,
        oak={"sold": list(sold), "unsold": ["apple-sell"], "completed": ["MER02"]},
        birch={"unsold": ["grape-sell"]},
    )


@rule("TS-127", "TS-128")
def test_the_faces_of_sold_fruits_count_for_their_owner_only() -> None:
    same, mixed = with_sold("orange-row", "orange-less"), with_sold("orange-row", "cherry-less")
    assert numbers_of(same, "birch") == numbers_of(mixed, "birch")
    assert numbers_of(same)["sold_most"] == 2
    assert numbers_of(mixed)["sold_most"] == 1
    assert numbers_of(same)["me_points"] == 4
    assert numbers_of(mixed)["me_points"] == 2
    assert 2 < numbers_of(same, "birch")["rival_1_points"] < 4
    same.asks("oak", "build")
    mixed.asks("oak", "build")


@pytest.mark.parametrize("sold", range(7))
def test_likely_fruits_grow_with_their_number(sold: int) -> None:
    fruits = [f"{fruit}-{action}" for action in ACTIONS for fruit in ("orange", "blueberry")]
    points = [
        numbers_of(with_sold(*fruits[:number]), "birch")["rival_1_points"]
        for number in (sold, sold + 1)
    ]
    assert points[0] < points[1]


def test_coins_and_sales_are_counted() -> None:
    t = table(
        "tree-society",
        asks="build",
        sold_now=["apple-less"],
        bottom=["ARC06", "-", "-"],
        guild_deck=["ARC12"],
        fruit_market=MARKET,
        oak={
            "purse": 3,
            "chest": 1,
            "unsold": ["apple-sell", "cherry-less", "orange-row"],
            "in_progress": {"BAN02": 2},
        },
        birch={"unsold": ["grape-sell"]},
    )
    told = numbers_of(t)
    assert (told["me_purse"], told["me_chest"], told["me_spends"]) == (3, 1, 3)
    assert (told["me_unsold"], told["me_unsold_kinds"]) == (3, 3)
    assert (told["me_best_sale"], told["me_second_sale"], told["me_prices"]) == (2, 2, 6)
    assert (told["me_at_level_1"], told["me_at_level_2"]) == (0, 1)
    assert told["me_cost_left"] == 4
    assert (told["least_cost"], told["me_buildable"]) == (3, 1)
    assert (told["builds"], told["sells"], told["me_asked"], told["rival_1_asked"]) == (1, 0, 1, 0)
    # Birch has no coins, but will sell a grape first.
    assert told["rival_1_spends"] == told["price_grape"] == 2
    t.asks("oak", "build")


def test_the_race_for_banners_is_counted() -> None:
    t = workshop(completed=["ARC09", "BAN02"], in_progress={"WRI08": 1})
    told = numbers_of(t)
    banners = t.state.banners(0)
    assert told["me_banners"] == banners
    assert told["goal_left"] == 6 - banners
    assert told["me_promised_banners"] > banners
    assert (told["me_houses"], told["me_guild_kinds"], told["goal_reached"]) == (2, 2, 0)
    t.asks("oak", "build")


@rule("TS-17", "TS-132")
@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({}, USUAL_TABLE),
        ({"start-cards": False, "draft": True, "show-sold": True}, USUAL_TABLE),
        ({"goal": 7}, "advanced"),
        ({"guilds": "bankers+merchants+writers+botanists"}, "other-guilds"),
        (
            {"guilds": "architects+bankers+botanists+explorers", "goal": 7},
            "advanced-other-guilds",
        ),
    ],
)
def test_kinds_of_table(options: dict[str, Any], kind: str) -> None:
    spec = GAME.position_numbers(2)
    assert spec is not None
    for seed in range(5):
        assert spec.table_kind(GAME.start(2, seed, options)) == kind
