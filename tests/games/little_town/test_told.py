"""Little Town: what the log tells, and in which words."""

from tablewood.kernel.telling import Teller
from tests.rule import rule
from tests.table import Table, table

NAMES = ("Alice", "Ben", "Hugo", "Émile")


def told(t: Table, language: str = "en") -> list[str]:
    """All sentences so far."""
    return Teller(t.game, t.state.seats, language, NAMES).events(t.heard(), reader=1)


@rule("LT-31", "LT-74", "LT-150")
def test_what_is_gathered_is_one_sentence_and_so_is_what_is_missed() -> None:
    t = table("little-town", buildings={"C2": "blue well"}, blue={"wood": 2}, red={"wood": 13})
    t.says("blue", "place B2", "done")
    assert told(t) == [
        "Alice places a worker on B2.",
        "Alice gathers 1 stone and 1 fish from the land around.",
        "The stock has run out: Alice goes without 1 wood.",
    ]
    assert told(t, "fr")[1:] == [
        "Alice récolte 1 pierre et 1 poisson sur les terrains alentour.",
        "La réserve est épuisée\u00a0: il manque 1 bois à Alice.",
    ]


@rule("LT-43", "LT-45", "LT-71")
def test_rent_price_and_gain_are_told_in_their_order() -> None:
    t = table("little-town", buildings={"D3": "red bakery"}, blue={"coins": 4}, red={"coins": 0})
    t.says("blue", "place E4", "use D3")
    said = told(t)
    assert said[said.index("Alice uses the bakery on D3.") :] == [
        "Alice uses the bakery on D3.",
        "Alice pays Ben 1 coin of rent for the bakery.",
        "Alice pays 3 coins to use the bakery: coins stand in for 1 cube.",
        "Alice gains 4 coins from the bakery.",
    ]


@rule("LT-57", "LT-144")
def test_a_building_says_its_price_and_by_international_rules_its_points() -> None:
    for international, points in ((False, ""), (True, " and gains 3 VP at once")):
        t = table(
            "little-town",
            options={"international": international},
            blue={"wood": 1, "coins": 0, "goals": []},
        )
        t.says("blue", "build wheat-field", "site H3")
        assert told(t) == [
            "Alice pays 1 wood for a wheat field.",
            f"Alice constructs a wheat field on H3{points}.",
        ]


@rule("LT-79", "LT-88", "LT-94")
def test_the_end_of_a_round_tells_who_is_fed_who_is_hungry_and_why_somebody_starts() -> None:
    t = table(
        "little-town",
        seats=3,
        asks="round-end",
        round=3,
        start="yellow",
        blue={"fish": 3, "coins": 3, "vp": 9},
        red={"coins": 0, "vp": 0},
        yellow={"wheat": 4, "coins": 0, "vp": 9},
    )
    t.says("yellow", "feed 0 4 0").says("blue", "feed 3 0 1").says("red", "feed 0 0 0")
    assert [sentence for sentence in told(t) if "achieved" not in sentence] == [
        "Round 3 ends: buildings take effect, then the workers must be fed.",
        "Hugo feeds 4 workers with 4 wheat.",
        "Alice feeds 4 workers with 3 fish and 3 coins.",
        "Ben leaves 4 workers hungry and loses 12 VP.",
        "Ben has the fewest VP and so starts the last round.",
        "Round 4 begins; Ben goes first.",
    ]
