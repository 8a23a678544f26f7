"""A value network: a tiny one counted by hand, and the tables in which networks ship."""

from __future__ import annotations

from math import exp
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadComponents
from tablewood.kernel.net import BLOCK, Net, final_margin, final_share
from tablewood.kernel.net_table import MOST_BYTES, Nets, TrainedNet, read_nets, why_stale
from tablewood.kernel.playout import play_randomly
from tablewood.kernel.position_numbers import NumberRow, PositionNumbers
from tablewood.kernel.vectors import floats
from tests.nets import entry, shipped_like

DALE = tw.game("sylvan-dale")

TINY = Net(
    2,
    BLOCK,
    0.5,
    [1.0, -2.0],
    [0.0, -1.0, 1.0, 0.0],
    [1.0, 10.0, -1.0, 0.5],
    [1.0, 1.0, 0.0, 2.0, -1.0, 0.0, 0.0, 0.0],
    [0.1, 0.2, 0.0, 0.0, 0.0],
)
"""Two numbers a and b; the hidden units are a + b, 2b - 1, 1 - a and 0."""


# What it says


@pytest.mark.parametrize(
    ("a", "b", "margin"),
    [
        (0.0, 0.0, 0.5 - 1),  # nothing but the third unit
        (3.0, 0.0, 0.5 + 3 + 3),  # the first unit; 1 - a is below 0
        (3.0, 1.0, 0.5 + 3 - 2 + 4 + 10 * 1),
        (-1.0, 0.0, 0.5 - 1 - 2),
    ],
)
def test_a_tiny_network_counted_by_hand(a: float, b: float, margin: float) -> None:
    assert TINY.margin(floats([a, b])) == margin


def test_it_remembers_nothing_of_the_last_position() -> None:
    first = TINY.margin(floats([3.0, 1.0]))
    TINY.margin(floats([-5.0, 0.25]))
    assert TINY.margin(floats([3.0, 1.0])) == first


def test_sums_are_made_in_the_order_in_which_they_are_told() -> None:
    """To the last bit, interpreted and compiled."""
    inputs, hidden = 7, 8
    skip = [0.1 * at - 0.3 for at in range(inputs)]
    into = [0.07 * ((at * 37) % 11) - 0.31 for at in range(inputs * hidden)]
    top = [0.3 - 0.1 * at for at in range(hidden)]
    bias = [0.01 * at for at in range(hidden)]
    row = [1.7, 0.0, 2.3, 0.1, 0.0, 9.9, -1.3]
    found = 0.25
    for at in range(inputs):
        if row[at]:
            found += skip[at] * row[at]
    for unit in range(hidden):
        total = bias[unit]
        for at in range(inputs):
            if row[at]:
                total += into[unit * inputs + at] * row[at]
        if total > 0:
            found += top[unit] * total
    assert Net(inputs, hidden, 0.25, skip, bias, top, into, [0.0] * 5).margin(floats(row)) == found


def test_the_chance_to_win_follows_from_margin_and_phase() -> None:
    assert TINY.chance(0.0, 0.3) == 0.5
    assert TINY.chance(4.0, 0.5) == 1 / (1 + exp(-(0.1 + 0.1) * 4))
    assert TINY.chance(1e9, 1.0) < 1
    assert TINY.chance(-1e9, 1.0) > 0


def test_hidden_units_come_in_blocks() -> None:
    with pytest.raises(ValueError, match=f"multiple of {BLOCK}"):
        Net(1, 3, 0.0, [0.0], [0.0] * 3, [0.0] * 3, [0.0] * 3, [0.0] * 5)


def test_the_end_of_a_game_is_known() -> None:
    state = DALE.start(2, 4)
    play_randomly(state, tw.seeded(4))
    fame = [score.total for score in state.scores()]
    assert final_margin(state, 0) == fame[0] - fame[1] == -final_margin(state, 1)
    assert sorted([final_share(state, 0), final_share(state, 1)]) == [0.0, 1.0]
    assert DALE.win_chance(state, state.winners()[0]) == 1.0


# Declared numbers


def test_numbers_have_names_and_begin_with_the_phase() -> None:
    numbers: PositionNumbers[tw.State] = PositionNumbers(1, "weights", 3)
    numbers.declare_of_seats([("coins", "Coins in hand.")])
    assert numbers.names == ["phase", "me_coins", "rival_1_coins", "rival_2_coins"]
    with pytest.raises(ValueError, match="me_coins: there is a number"):
        numbers.declare("me_coins", "Again.")


def test_a_row_is_written_from_its_beginning() -> None:
    row = NumberRow(3)
    row.put(0.5)
    row.count(7)
    row.flag(True)
    assert (list(row.values), row.at) == ([0.5, 7.0, 1.0], 3)


# Tables of networks


def refused(tmp_path: Path, text: str) -> str:
    """What is said of a table with this text."""
    file = tmp_path / "net.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents) as error:
        read_nets(file)
    return str(error.value)


def test_a_table_is_read(tmp_path: Path) -> None:
    (tmp_path / "net.toml").write_text(entry(inputs=2), encoding="utf-8")
    [read] = read_nets(tmp_path / "net.toml")
    assert (read.seats, read.inputs, read.hidden) == (2, 2, 4)
    assert read.net.margin(floats([3.0, 1.0])) == TINY.margin(floats([3.0, 1.0]))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("hidden = 4", "hidden = 5", "net.toml:13: net[0].hidden: must be a multiple of 4, not 5"),
        ("skip = [1.0, -2.0]", "skip = [1.0]", "net.toml:15: net[0].skip: must have 2 entries"),
        ("skip = [1.0, -2.0]", 'skip = [1.0, "b"]', "net.toml:15: net[0].skip[1]: must be a num"),
        ("skip = [1.0, -2.0]", "skip = [1.0, nan]", "net[0].skip[1]: must be a finite number"),
        ("win = ", "wins = ", 'net[0].win: missing; did you mean it by "wins"?'),
        ("hidden = 4", "hidden = 4\ndeep = 1", "net[0].deep: unknown key"),
        ("bias = [0.5]", "bias = [0.5", "not TOML"),
    ],
)
def test_a_mistake_is_refused_with_its_place(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert told in refused(tmp_path, entry(inputs=2).replace(old, new, 1))


def test_one_network_for_each_number_of_seats(tmp_path: Path) -> None:
    assert "a second network for 2 seats" in refused(tmp_path, entry(inputs=2) * 2)


def test_a_large_table_is_refused(tmp_path: Path) -> None:
    text = entry(inputs=2) + "#" * MOST_BYTES
    assert refused(tmp_path, text) == f"net.toml: is larger than {MOST_BYTES} bytes"


# Networks and rules know each other


def trained(**changes: object) -> TrainedNet:
    """A network of Sylvan Dale as it would ship, with something changed."""
    return shipped_like(DALE, **changes)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, ""),
        ({"rules": 99}, "trained with version 99 of the rules, and this is 1"),
        ({"components": "0123456789ab"}, "trained with another component table"),
        ({"numbers": 99}, "trained with version 99 of the numbers"),
        ({"inputs": 3}, "(3 of them)"),
        ({"weights": "0123456789ab"}, "trained with other weights of the evaluation"),
        ({"seats": 7}, "no numbers for 7 seats"),
    ],
)
def test_a_network_is_stale_as_soon_as_the_game_has_changed(
    changes: dict[str, object], told: str
) -> None:
    why = why_stale(trained(**changes), DALE)
    assert (told in why) if told else why == ""


def test_a_game_with_another_table_has_no_fresh_network(tmp_path: Path) -> None:
    changed = tmp_path / "components.toml"
    shipped = DALE.components.read_text(encoding="utf-8")
    changed.write_text(shipped.replace("banner = 5", "banner = 6"), encoding="utf-8")
    other = DALE.with_components(changed)
    assert "another component table" in why_stale(trained(), other)


def test_without_a_network_the_hand_made_value_counts(tmp_path: Path) -> None:
    alynthia = tw.game("alynthia")
    state = alynthia.start(2, 1, {"mode": "competitive"})
    assert Nets(alynthia, tmp_path / "net.toml").value(2) is None
    assert alynthia.learned_value(state) is None
    assert alynthia.margin(state, 0) == alynthia.evaluate(state, 0)
    assert alynthia.win_chance(state, 0) is None


@pytest.mark.parametrize("game", tw.game_ids())
def test_shipped_networks_can_be_read(game: str) -> None:
    """And those that do not fit the game any more say why."""
    found = tw.game(game)
    nets = found.nets()
    for seats, why in nets.stale.items():
        assert seats in found.seats
        assert why
    for seats in found.seats:
        value = nets.value(seats)
        assert value is None or value.suits(found.start(max(seats, 2), 1))
