"""What players are warned of before they stop using buildings."""

from tests.rule import rule
from tests.table import table


@rule("LT-42", "LT-44")
def test_an_own_building_that_costs_nothing() -> None:
    t = table("little-town", buildings={"C3": "blue well"}).says("blue", "place C4")
    left = ["You can still use the well on C3, which is yours and costs nothing."]
    assert t.leaves("blue", "done") == left
    assert t.leaves("blue", "use C3") == []
    t.asks("blue", "use-building")


@rule("LT-42", "LT-43")
def test_a_building_that_costs_rent_is_a_choice() -> None:
    t = table("little-town", buildings={"C3": "red well"}, blue={"coins": 3})
    t.says("blue", "place C4").offers("use C3")
    assert t.leaves("blue", "done") == []
    t.asks("blue", "use-building")


@rule("LT-36", "LT-42")
def test_a_building_that_takes_goods_is_a_choice() -> None:
    t = table("little-town", buildings={"C3": "blue bakery"}, blue={"wheat": 3})
    t.says("blue", "place C4").offers("use C3")
    assert t.leaves("blue", "done") == []
    t.asks("blue", "use-building")
