"""What players are warned of before they end their turn."""

from tests.games.sylve.scenes import wood
from tests.rule import rule
from tests.table import Table

CHEAP = ["P01", "P04", "P08", "P20"]
"""P01 costs two plants and a mushroom."""

STOCK = {"plant": 2, "mushroom": 1}


@rule("SY-65")
def test_a_potion_that_could_be_brewed() -> None:
    t = wood(market=CHEAP, north={"pool": "TM", "stock": STOCK})
    t.says("north", "place tree A5")
    assert t.leaves("north", "end") == ["You can still brew Morph Tonic I."]
    assert t.leaves("north", "brew P01") == []
    t.asks("north", "turn")


@rule("SY-65")
def test_several_potions_that_could_be_brewed() -> None:
    t = wood(
        market=["P01", "P04", "P08", "P20"],
        north={"pool": "TM", "stock": dict.fromkeys(("plant", "mushroom", "crystal"), 6)},
    )
    t.says("north", "place tree A5")
    count = len(t.offered("brew"))
    assert count > 1
    assert t.leaves("north", "end") == [f"You can still brew one of {count} potions."]
    t.asks("north", "turn")


@rule("SY-79", "SY-80")
def test_a_potion_may_be_drunk_later_but_not_after_the_last_turn() -> None:
    def turn(pool: str, **scene: object) -> Table:
        t = wood(north={"pool": pool, "hand": ["P21"]}, **scene).says("north", "place tree A5")
        return t.offers("drink P21", "end").asks("north", "turn")

    assert turn("T").leaves("north", "end") == [], "there will be another round"
    assert turn("TM", round=4).leaves("north", "end") == [], "a die is left"
    (left,) = turn("T", round=4).leaves("north", "end")
    assert left.startswith("You can still drink ")
