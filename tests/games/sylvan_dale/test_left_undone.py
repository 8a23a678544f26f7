"""What players are warned of before they go on to the new card."""

from tests.rule import rule
from tests.table import Table, table

AXES = ["cottage-ax", "lodge-ax", "turret-ax"]


def after_the_tile(**scene: object) -> Table:
    return table(
        "sylvan-dale", asks="use-items", played="nest-hammer", trees={"B2": "N | yC"}, **scene
    )


@rule("SD-66", "SD-73")
def test_a_set_that_is_not_exchanged() -> None:
    t = after_the_tile(red={"display": AXES})
    assert t.leaves("red", "done") == ["You can still exchange a set for an ax."]
    t.says("red", "exchange ax")
    assert not t.offered("exchange")
    t.asks("red", "use-items")
    assert t.leaves("red", "done") == []


@rule("SD-73")
def test_an_item_may_be_kept_until_the_last_turn() -> None:
    t = after_the_tile(round=2, red={"items": {"ax": 1}, "stack": "TT"})
    t.offers("ax B2")
    assert t.leaves("red", "done") == []
    t = after_the_tile(round=2, red={"items": {"ax": 1}, "left": 0})
    t.offers("ax B2")
    assert t.leaves("red", "done") == [
        "You can still use an ax: no later turn will bring the chance."
    ]
    t.asks("red", "use-items")
