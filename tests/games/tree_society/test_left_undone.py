"""What players are warned of before the build phase ends."""

from tests.games.tree_society.scenes import MARKET
from tests.rule import rule
from tests.table import Table, table


def building(action: str = "", **oak: object) -> Table:
    scene = {"action": action} if action else {}
    return table("tree-society", asks="build", fruit_market=MARKET, oak=oak, **scene)


@rule("TS-44", "TS-51")
def test_a_fruit_action_that_is_lost() -> None:
    t = building("chest", purse=0)
    left = ["You can still put coins into your chest; the fruit action ends with this turn."]
    assert t.leaves("oak", "done") == left
    t.says("oak", "chest").asks("oak", "build")
    assert t.leaves("oak", "done") == []


@rule("TS-44", "TS-55")
def test_an_action_that_cannot_be_used_is_nobodys_fault() -> None:
    t = table("tree-society", fruit_market=MARKET, oak={"unsold": ["cherry-sell", "cherry-chest"]})
    t.says("oak", "sell cherry-sell")
    assert not t.offered("sell")
    assert not [left for left in t.leaves("oak", "done") if "fruit action" in left]
    t.asks("oak", "build")


@rule("TS-103")
def test_coins_that_the_purse_cannot_keep() -> None:
    t = building(purse=5, in_progress={"ARC01": 1})
    t.offers("build ARC01")
    assert t.leaves("oak", "done") == [
        "You can still build a level; otherwise you give 3 coins back."
    ]
    t = building(purse=2, in_progress={"ARC01": 1})
    assert t.leaves("oak", "done") == []
    t.asks("oak", "build")
