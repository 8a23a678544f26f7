"""Little Town: the heuristic value for bots, and the features for learning."""

import pytest

import tablewood as tw
from tablewood.games.little_town.ai.evaluate import NAMES, WEIGHTS
from tablewood.games.little_town.ai.outlook import RENT, Prices
from tablewood.games.little_town.board import GRASS
from tablewood.games.little_town.goods import ANY, COINS, RESOURCES, WOOD
from tablewood.games.little_town.goods import NAMES as GOODS_BY_NAME
from tablewood.games.little_town.state import Town
from tablewood.kernel.chance import seeded
from tablewood.kernel.playout import play_randomly
from tablewood.lab.tune import set_weights
from tests.table import Table, table

GAME = tw.game("little-town")


def worth(t: Table, name: str = "blue") -> float:
    return GAME.evaluate(t.state, t.seat(name))


def after(t: Table, move: str) -> float:
    """The value of the position for blue after a move."""
    s = t.state.clone()
    s.play(GAME.parse(s, move))
    return float(GAME.evaluate(s, 0))


def test_after_the_game_the_points_decide() -> None:
    s = GAME.start(2, 1)
    play_randomly(s, seeded(1))
    ahead, behind = sorted(range(2), key=lambda seat: -s.scores()[seat].total)
    assert GAME.evaluate(s, ahead) >= GAME.evaluate(s, behind)


def test_food_is_worth_most_when_hunger_is_near() -> None:
    hungry = table("little-town", asks="round-end")
    fed = table("little-town", asks="round-end", blue={"fish": 5})
    assert worth(fed) - worth(hungry) > 10


def test_a_worker_goes_where_there_is_more_to_gather() -> None:
    t = table("little-town")
    assert after(t, "place B2") > after(t, "place B3") > after(t, "place D3")


def test_a_building_on_its_way_counts_before_it_is_paid() -> None:
    t = table("little-town", round=4, blue={"stone": 4, "coins": 0})
    assert after(t, "build statue") > after(t, "build workshop")
    assert after(t, "build statue") > after(t, "place D3")


def test_a_good_activation_is_worth_more_than_none() -> None:
    t = table("little-town", buildings={"C3": "blue well"}).says("blue", "place C4")
    assert after(t, "use C3") > after(t, "done")


def test_no_rent_is_paid_for_nothing() -> None:
    """The stock is out of wheat: only the owner would gain."""
    t = table("little-town", buildings={"C3": "red wheat-field"}, red={"wheat": 15}, round=4).says(
        "blue", "place C4"
    )
    assert after(t, "done") > after(t, "use C3")


def test_cubes_in_kind_before_coins_that_are_scarce() -> None:
    t = table(
        "little-town", round=4, blue={"wood": 1, "coins": 3, "in_hand": 1}, red={"in_hand": 0}
    ).says("blue", "build wheat-field", "site D3")
    assert after(t, "swap wood 0") > after(t, "swap wood 1")


def test_hidden_goals_of_others_do_not_enter_the_value() -> None:
    t = table("little-town", red={"goals": ["penniless", "block-of-three"]})
    other = table("little-town", red={"goals": ["stone-work", "carpentry"]})
    assert worth(t) == worth(other)


def test_the_value_does_not_depend_on_positions_evaluated_before() -> None:
    plain = table("little-town")
    built = table("little-town", buildings={"C3": "blue well", "D3": "red wheat-field"})
    other_side = table("little-town", options={"side": "B"})
    worths = [worth(t) for t in (plain, built, other_side)]
    assert len(set(worths)) == len(worths)
    assert [worth(t) for t in (other_side, built, plain)] == worths[::-1]


def test_other_weights_count_at_once() -> None:
    t = table("little-town", buildings={"C3": "blue well"}, blue={"wood": 1})
    before, weights = worth(t), list(WEIGHTS)
    try:
        WEIGHTS[WOOD] += 1.0
        assert worth(t) > before + 1.0
    finally:
        set_weights(WEIGHTS, weights)
    assert worth(t) == before


def test_the_goods_come_first_among_the_weights_and_then_the_rent() -> None:
    assert NAMES[:RESOURCES] == GOODS_BY_NAME[:RESOURCES]
    assert (NAMES[COINS], NAMES[ANY], NAMES[RENT]) == ("coin", "any", "rent")


def beside(s: Town, prices: Prices, seat: int, square: int) -> float:
    """What a square is worth to the seat's worker beside it: terrain its good, a building its effect minus the rent."""
    terrain = s.board.terrain[square]
    if terrain != GRASS:
        return prices.weights[s.parts.terrain_gives[terrain]]
    kind = s.tile[square]
    if kind < 0 or not s.buildings.active[kind]:
        return 0.0
    rent = 0.0 if s.owner[square] == seat else prices.weights[RENT]
    return max(0.0, prices.use[kind] - rent)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_square_gives_what_the_squares_around_it_give(seats: int) -> None:
    street = {"C3": "blue well", "D3": "red wheat-field", "C4": "blue granary", "E3": "red statue"}
    s: Town = table("little-town", seats=seats, buildings=street).state
    town = s.rules.outlooks.of(s, WEIGHTS)
    for seat in range(seats):
        for middle in range(s.board.size):
            around = [beside(s, town.prices, seat, at) for at in s.board.around[middle]]
            assert town.worth[seat][middle] == pytest.approx(sum(around))


def test_the_outlook_is_kept_while_the_buildings_stay_the_same() -> None:
    t = table("little-town", buildings={"C3": "blue well"}, blue={"wood": 2, "coins": 0})
    s: Town = t.state
    outlooks = s.rules.outlooks
    before = outlooks.of(s, WEIGHTS)
    assert outlooks.of(s.clone(), WEIGHTS) is before
    t.says("blue", "build wheat-field", "site D3")
    assert outlooks.of(t.state, WEIGHTS) is not before


def test_an_outlook_tells_other_buildings_owners_and_orders_apart() -> None:
    streets = [
        {"C3": "blue well", "D3": "blue bakery"},
        {"D3": "blue bakery", "C3": "blue well"},
        {"C3": "blue bakery", "D3": "blue well"},
        {"C3": "blue well", "D3": "red bakery"},
        {"C3": "blue well"},
    ]
    towns: list[Town] = [table("little-town", buildings=street).state for street in streets]
    for town in towns:
        outlook = town.rules.outlooks.of(town, WEIGHTS)
        assert [outlook.is_of(other) for other in towns] == [other is town for other in towns]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_of_features_is_always_the_same(seats: int) -> None:
    s = GAME.start(seats, 5)
    wanted = len(GAME.features(GAME.start(2), 0))
    luck = seeded(5)
    while not s.over:
        for seat in range(seats):
            assert len(GAME.features(s, seat)) == wanted
        play_randomly(s, luck, 7)


def test_features_tell_own_buildings_from_those_of_others() -> None:
    t = table("little-town", buildings={"D3": "blue well"})
    assert GAME.features(t.state, 0) != GAME.features(t.state, 1)
