"""The heuristic value for bots, and the position in numbers for learning."""

from itertools import product
from math import isfinite
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.games.sylvan_dale.ai.evaluate import NAMES, WEIGHTS
from tablewood.games.sylvan_dale.state import majority
from tablewood.kernel.chance import seeded
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.vectors import ints
from tests.table import Table, table

GAME = tw.game("sylvan-dale")
SHIPPED = GAME.components


def value(t: Table, name: str) -> float:
    return float(GAME.evaluate(t.state, t.seat(name)))


def before(**scene: object) -> Table:
    """Red must play a card, with the same hand in every scene."""
    hand = ["nest-ax", "cottage-ax", "lodge-ax", "turret-ax"]
    yellow = {"hand": ["nest-hammer", "cottage-hammer", "lodge-hammer", "turret-hammer"]}
    red = scene.pop("red", {})
    assert isinstance(red, dict)
    return table("sylvan-dale", red={"hand": hand, **red}, **{"yellow": yellow, **scene})


# Features


def test_the_number_of_features_never_changes() -> None:
    lengths = set()
    for seats in [2, 3, 4]:
        s = GAME.start(seats, seed=seats)
        chance = seeded(9)
        while True:
            for seat in range(seats):
                numbers = GAME.features(s, seat)
                assert all(isfinite(number) for number in numbers)
                lengths.add(len(numbers))
            if s.over:
                break
            play_randomly(s, chance, 10)
    assert len(lengths) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_tell_nothing_that_the_seat_cannot_see(seats: int) -> None:
    s = GAME.start(seats, seed=3)
    chance = seeded(3)
    while not s.over:
        for seat in range(seats):
            assert GAME.features(GAME.guess(s, seat, 11), seat) == GAME.features(s, seat)
        play_randomly(s, chance, 15)


def test_features_notice_what_changes() -> None:
    plain = before(trees={"A1": "N | yC rT"})
    changed = [
        before(trees={"A1": "N | yC rT rL"}),
        before(trees={"A1": "N | rC yT"}),
        before(trees={"A1": "N | yC rT ^"}),
        before(trees={"A1": "N | yC rT"}, red={"items": {"ax": 1}}),
        before(trees={"A1": "N | yC rT"}, red={"fame": {"banners": 5}}),
        before(trees={"A1": "N | yC rT"}, red={"hand": ["nest-ax"] * 4}),
        before(trees={"A1": "N | yC rT"}, market=["turret-bridge"] * 3),
        before(trees={"A1": "N | yC rT"}, round=2),
    ]
    for other in changed:
        assert GAME.features(other.state, 0) != GAME.features(plain.state, 0)
    plain.asks("red", "play-card")


def test_features_are_told_from_the_seats_own_side_of_the_table() -> None:
    mine = before(trees={"A1": "N | rC"}, red={"fame": {"banners": 5}, "stack": "N"})
    theirs = before(
        trees={"A1": "N | yC"},
        red={"hand": ["nest-hammer", "cottage-hammer", "lodge-hammer", "turret-hammer"]},
        yellow={
            "hand": ["nest-ax", "cottage-ax", "lodge-ax", "turret-ax"],
            "fame": {"banners": 5},
            "stack": "N",
        },
        market=[mine.state.parts.faces.names[card] for card in mine.state.market],
    )
    assert GAME.features(mine.state, 0) == GAME.features(theirs.state, 1)
    mine.asks("red", "play-card")


# Value in the middle of a game


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"red": {"fame": {"bridges": 10}}}, {"red": {"fame": {"bridges": 3}}}),
        ({}, {"yellow": {"fame": {"bridges": 3}}}),
        ({"trees": {"A1": "N | yC rT rL"}}, {"trees": {"A1": "N | rC yT yL"}}),
        ({"trees": {"A1": "N | rC rT rL rN"}}, {"trees": {"A1": "N | rC rT rL"}}),
        ({"trees": {"A1": "N | rC rT rL ^"}}, {"trees": {"A1": "N | rC rT rL"}}),
        ({"trees": {"A1": "N | rC", "B1": "C | rT"}}, {"trees": {"A1": "N | rC", "D1": "C | yT"}}),
        (
            {"trees": {"A1": "N | rC", "B1": "C | rT", "A2": "L | yN"}},
            {"trees": {"A1": "N | rC", "B1": "C | yT", "A2": "L | yN"}},
        ),
        ({"trees": {"A1": "N | rC", "D1": "C | rT"}}, {"trees": {"A1": "N | rC", "B1": "C | rT"}}),
        ({"red": {"items": {"bridge": 1}}}, {}),
        ({"red": {"items": {"bridge": 1}}}, {"red": {"items": {"treetop": 1}}}),
        ({"red": {"display": ["nest-ax"] * 2}}, {"red": {"display": ["nest-ax"]}}),
        ({"red": {"display": ["nest-ax"]}}, {}),
        (
            {"trees": {"A1": "N | yC yC"}, "red": {"stack": "C"}},
            {"trees": {"A1": "N | yC yC"}, "red": {"stack": "NNN"}},
        ),
        ({}, {"red": {"hand": ["nest-ax"] * 4}}),
    ],
)
def test_value_prefers_the_better_position(
    better: dict[str, object], worse: dict[str, object]
) -> None:
    good, bad = before(**better), before(**worse)
    assert value(good, "red") > value(bad, "red")
    assert value(good, "yellow") < value(bad, "yellow")
    good.asks("red", "play-card")


def test_a_position_that_is_the_same_for_both_is_worth_nothing() -> None:
    t = before(trees={"A1": "N | rC", "D1": "N | yC"})
    assert abs(value(t, "red")) < 1e-9
    assert abs(value(t, "yellow")) < 1e-9
    t.asks("red", "play-card")


def gained(t: Table, weight: str) -> float:
    """How much red's value rises, and yellow's falls, if the weight is raised by one."""
    red, yellow = value(t, "red"), value(t, "yellow")
    at = NAMES.index(weight)
    usual = WEIGHTS[at]
    WEIGHTS[at] = usual + 1.0
    try:
        gain = value(t, "red") - red
        assert value(t, "yellow") - yellow == pytest.approx(-gain)
    finally:
        WEIGHTS[at] = usual
    return gain


@pytest.mark.parametrize(
    ("tree", "no_lead", "lead_of_one", "lead_of_two"),
    [
        ("N", 0, 0, 0),
        ("N | rC", 0, 2, 0),
        ("N | yC rT", 3, 0, 0),
        ("N | rC yT", -3, 0, 0),
        ("N | yC rT rL", 0, 4, 0),
        ("N | rC rT", 0, 0, 3),
        ("N | rC rT rL", 0, 0, 4),
        ("N | yC rT rC yL yC", 0, -6, 0),
        ("N | rC rT ^", 0, 0, 0),
    ],
)
def test_the_levels_of_a_tree_count_by_the_lead_of_the_player_with_prestige(
    tree: str, no_lead: int, lead_of_one: int, lead_of_two: int
) -> None:
    t = before(trees={"A1": tree})
    assert gained(t, "no_lead") == pytest.approx(no_lead)
    assert gained(t, "lead_of_one") == pytest.approx(lead_of_one)
    assert gained(t, "lead_of_two") == pytest.approx(lead_of_two)
    t.asks("red", "play-card")


@pytest.mark.parametrize(
    ("tree", "red", "yellow", "chances"),
    [
        ("N | yC yC", "NNC", "NNN", 1),
        ("N | yC yC", "NNN", "NNC", -1),
        ("N | yC yC", "NNC", "CNN", 0),
        ("N | yC yC", "NNNC", "NNN", 0),
        ("N | yC rC yC", "CCN", "NNN", 1),
        ("N | yC yC*r", "CCN", "NNN", 0),
        ("N | yC yC ^", "CCN", "NNN", 0),
        ("N | yC yN yC yN yT", "CCN", "LLL", 0),
        ("C | yC", "CCN", "NNN", 0),
    ],
)
def test_a_tree_with_two_of_a_style_waits_for_one_of_the_next_three_tiles(
    tree: str, red: str, yellow: str, chances: int
) -> None:
    hand = ["nest-hammer", "cottage-hammer", "lodge-hammer", "turret-hammer"]
    t = before(trees={"A1": tree}, red={"stack": red}, yellow={"hand": hand, "stack": yellow})
    assert gained(t, "banner_chance") == pytest.approx(chances)
    t.asks("red", "play-card")


def test_prestige_and_lead_are_those_of_counting_in_every_tree_of_four_players() -> None:
    seats = ints([0, 1, 2, 3])
    for tiles in range(1, 6):
        for owners in product(range(4), repeat=tiles):
            counts = [owners.count(seat) for seat in range(4)]
            tied = [seat for seat in range(4) if counts[seat] == max(counts)]
            holder = [owner for owner in owners if owner in tied][-1]
            counts.remove(max(counts))
            lead = owners.count(holder) - max(counts)
            assert majority(ints(list(owners)), 0, tiles, seats) == (holder, lead)


# Value of a finished game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_value_of_a_finished_game_is_highest_for_its_winners(seats: int) -> None:
    for seed in range(12):
        s = GAME.start(seats, seed)
        play_randomly(s, seeded(seed))
        values = [GAME.evaluate(s, seat) for seat in range(seats)]
        assert [seat for seat in range(seats) if values[seat] == max(values)] == s.winners()
        keys = [score.key() for score in s.scores()]
        ranked = sorted(range(seats), key=lambda seat: keys[seat])
        assert [values[seat] for seat in ranked] == sorted(values)


def finished(red: int, yellow: int, trees: dict[str, str], **scene: object) -> Table:
    t = table(
        "sylvan-dale",
        round=2,
        asks="choose-card",
        trees=trees,
        red={"left": 0, "fame": {"bridges": red}},
        yellow={"left": 0, "fame": {"bridges": yellow}},
        **scene,
    )
    return t.says("red", "draw")


def test_a_point_of_fame_outweighs_any_tie_break() -> None:
    """Yellow has prestige for all 13 trees but red is one point ahead."""
    spaces = ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "A4", "B4"]
    trees = {space: f"{'NCLT'[at % 4]} | y{'CLTN'[at % 4]}*y" for at, space in enumerate(spaces)}
    t = finished(53, 0, trees)
    assert (t.score("red"), t.score("yellow")) == (53, 52)
    assert value(t, "red") > value(t, "yellow")
    t.is_over("red")


def test_of_equal_fame_the_prestige_trees_and_then_the_banners_decide_the_value() -> None:
    trees = {"A1": "N | yC", "B1": "C | yT", "D1": "L | rC*r rN rT*r"}
    t = finished(0, 0, trees)
    assert t.score("red") == t.score("yellow") == 10
    assert value(t, "yellow") > value(t, "red")
    t.is_over("yellow")
    trees = {"A1": "N | yC", "D1": "L | rC*r"}
    t = finished(0, 0, trees)
    assert t.score("red") == t.score("yellow")
    assert value(t, "red") > value(t, "yellow")
    t.is_over("red")
    trees = {"A1": "N | yC", "D1": "L | rC"}
    t = finished(0, 0, trees)
    assert value(t, "red") == value(t, "yellow")
    t.is_over("red", "yellow")


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_a_set_counts_by_the_cards_that_it_lacks(tmp_path: Path, size: int) -> None:
    changed = SHIPPED.read_text(encoding="utf-8").replace("set_size = 3", f"set_size = {size}")
    file = tmp_path / "components.toml"
    file.write_text(changed, encoding="utf-8")
    started = GAME.with_components(file).start(2, seed=1)

    def gained(cards: int) -> float:
        s = started.clone()
        s.icons[0] = cards
        return float(GAME.evaluate(s, 0) - GAME.evaluate(started, 0))

    weights = dict(zip(NAMES, WEIGHTS, strict=True))
    lacking = [weights["set_of_three"], weights["set_of_two"], weights["set_of_one"], 0.0, 0.0]
    for cards in range(1, size + 1):
        assert gained(cards) == pytest.approx(lacking[size - cards] * weights["ax"])
    assert gained(size + 1) == gained(size)
