"""Coins, Phase 1, fruit actions and extra sales (TS-28 to TS-58, TS-137)."""

import pytest

from tests.games.tree_society.scenes import MARKET, workshop
from tests.rule import rule
from tests.table import Table, table


@rule("TS-4", "TS-34")
def test_a_turn_begins_with_exactly_one_sale() -> None:
    t = table("tree-society", oak={"unsold": ["apple-row", "grape-row"]}, fruit_market=MARKET)
    t.offers_only("sell apple-row", "sell grape-row")
    t.refuses("oak", "done", "TS-5").refuses("oak", "sell orange-row", "TS-34")
    t.refuses("oak", "build ARC01", "TS-4").refuses("oak", "take apple-take", "TS-4")
    t.says("oak", "sell apple-row").refuses("oak", "sell grape-row", "TS-43")
    t.asks("oak", "build")


@rule("TS-4")
def test_the_phases_come_in_order_and_then_the_next_player() -> None:
    t = table("tree-society", oak={"unsold": ["apple-row"]}, fruit_market=MARKET)
    t.asks("oak", "sell-fruit").says("oak", "sell apple-row")
    t.asks("oak", "build").says("oak", "done")
    t.asks("oak", "take-fruit").says("oak", "take apple-take")
    t.asks("birch", "sell-fruit")


@rule("TS-35", "TS-100")
def test_a_sold_fruit_is_neither_unsold_nor_in_the_sold_section() -> None:
    t = table(
        "tree-society",
        fruit_market=MARKET,
        oak={"unsold": ["apple-row", "grape-row"], "completed": ["EXP09", "MER09"]},
    )
    t.says("oak", "sell apple-row").asks("oak", "build")
    mine = t.view("oak").players[0]
    assert (mine.unsold, mine.sold_now, mine.sold) == (["grape-row"], ["apple-row"], [])
    # EXP09 counts 2 for each unsold fruit, MER09 1 for each sold one.
    assert t.score("oak", "formulas") == 2
    t.says("oak", "done").asks("oak", "take-fruit")
    mine = t.view("oak").players[0]
    assert (mine.unsold, mine.sold_now, mine.sold) == (["grape-row"], [], ["apple-row"])
    assert t.score("oak", "formulas") == 3


@rule("TS-137", "TS-36", "TS-38", "TS-42", "TS-28")
def test_the_sale_example_of_the_rulebook() -> None:
    t = table(
        "tree-society",
        seats=3,
        fruit_market=["apple-take", "cherry-take", "grape-take", "orange-take"],
        oak={"unsold": ["apple-row", "grape-row"]},
        birch={"unsold": ["apple-sell", "orange-row"], "purse": 1},
        maple={"unsold": ["apple-chest", "blueberry-row"], "purse": 2},
    )
    t.says("oak", "sell apple-row").asks("oak", "build")
    assert [player.purse for player in t.view().players] == [4, 1, 2]


@rule("TS-29")
def test_coins_go_to_the_purse_unless_the_chest_is_named() -> None:
    t = workshop("MER04", "BAN03", purse=10, in_progress={"ARC01": 2})
    t.says("oak", "build MER04").asks("oak", "build")
    assert (t.view().players[0].purse, t.view().players[0].chest) == (9, 0)
    t.says("oak", "build ARC01").asks("oak", "build")
    assert (t.view().players[0].purse, t.view().players[0].chest) == (5, 2)


@rule("TS-41")
def test_after_every_turn_there_is_a_fruit_to_sell() -> None:
    t = table("tree-society", fruit_market=MARKET, oak={"unsold": ["apple-row"]})
    t.says("oak", "sell apple-row", "done")
    assert t.view().players[0].unsold == []
    t.says("oak", "take grape-take").asks("birch", "sell-fruit")
    assert t.view().players[0].unsold == ["grape-take"]


# Fruit actions


def after_selling(fruit: str, **scene: object) -> Table:
    """Oak has sold this fruit in Phase 1; a cherry is left."""
    return table(
        "tree-society",
        fruit_market=MARKET,
        fruit_deck=["apple-row"],
        oak={"unsold": [fruit, "cherry-less"], "purse": 3},
        birch={"unsold": ["blueberry-row"]},
        bottom=["BAN03", "-", "-"],
        **scene,
    ).says("oak", f"sell {fruit}")


@rule("TS-43")
@pytest.mark.parametrize("action", ["sell", "row", "take", "chest", "less"])
def test_the_action_of_the_sold_card_is_at_hand(action: str) -> None:
    t = after_selling(f"grape-{action}" if action != "take" else "grape-take-plus")
    assert t.view().action == action
    moves = {
        "sell": "sell cherry-less",
        "row": "row bottom",
        "take": "take apple-take",
        "chest": "chest",
        "less": "less BAN03",
    }
    t.offers(moves.pop(action)).does_not_offer(*moves.values())
    t.refuses("oak", next(iter(moves.values())), "TS-43").asks("oak", "build")


@rule("TS-48", "TS-54")
def test_the_action_sell() -> None:
    t = after_selling("grape-sell")
    t.says("oak", "sell cherry-less").asks("oak", "build")
    # Two grapes, then two cherries.
    assert t.view().players[0].purse == 3 + 2 + 2
    assert t.view().players[0].sold_now == ["grape-sell", "cherry-less"]


@rule("TS-50", "TS-109")
def test_the_action_take() -> None:
    t = after_selling("grape-take-plus")
    t.refuses("oak", "take orange-row", "TS-50")
    t.says("oak", "take orange-take").asks("oak", "build")
    assert t.view().players[0].unsold == ["cherry-less", "orange-take"]
    assert t.view().fruit_market == [*MARKET[:4], "apple-row"]


@rule("TS-51")
def test_the_action_chest() -> None:
    t = after_selling("grape-chest")
    t.says("oak", "chest").asks("oak", "build")
    assert (t.view().players[0].chest, t.view().action) == (2, None)


@rule("TS-52", "TS-75", "TS-76", "TS-47")
def test_the_action_less_is_for_one_level_and_any_card() -> None:
    t = table(
        "tree-society",
        asks="build",
        action="less",
        bottom=["MER05", "-", "-"],
        oak={"in_progress": {"ARC01": 2}, "purse": 2},
    )
    t.offers("less MER05", "less ARC01", "build MER05").does_not_offer("build ARC01")
    t.says("oak", "less ARC01").asks("oak", "build")
    assert (t.view().players[0].purse, t.view().action) == (0, None)
    assert len(t.heard("used-action")) == 1
    t.refuses("oak", "less MER05", "TS-44")
    free = table(
        "tree-society", asks="build", action="less", bottom=["MER05", "-", "-"], oak={"purse": 0}
    )
    free.says("oak", "less MER05").asks("oak", "build")
    assert free.view().players[0].in_progress[0].card == "MER05"


@rule("TS-46", "TS-84")
def test_no_action_in_the_middle_of_an_effect() -> None:
    t = table(
        "tree-society",
        asks="build",
        action="chest",
        bottom=["BAN03", "MER05", "-"],
        oak={"in_progress": {"ARC01": 1}, "purse": 9},
    )
    t.says("oak", "build ARC01").refuses("oak", "chest", "TS-46").refuses("oak", "done", "TS-84")
    t.says("oak", "build MER05").asks("oak", "build").says("oak", "chest")
    t.asks("oak", "build")


@rule("TS-57", "TS-55")
def test_five_sales_in_one_turn() -> None:
    t = table(
        "tree-society",
        fruit_market=MARKET,
        bottom=["MER01", "MER10", "MER07"],
        oak={
            "purse": 30,
            "unsold": ["apple-sell", "cherry-row", "grape-row", "blueberry-row", "orange-row"],
        },
        birch={"unsold": ["apple-row"]},
    )
    t.says("oak", "sell apple-sell", "sell cherry-row", "build MER01", "sell grape-row")
    t.says("oak", "build MER10", "sell blueberry-row", "build MER07", "sell orange-row")
    t.asks("oak", "build")
    assert len(t.view().players[0].sold_now) == 5
    # A sixth sale has no card: the effect is ignored.
    t.says("oak", "build MER10").asks("oak", "build")
