"""The numbers of positions, for every game that has some: what a seat knows, and nothing else, from its side."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path

import pytest

from tablewood.kernel.game import Game
from tablewood.kernel.position_numbers import PHASE, USUAL_TABLE, NumberRow
from tablewood.kernel.reflect import fingerprint
from tablewood.kernel.state import State
from tests.conformance.learned_values import digest
from tests.conformance.random_games import walk
from tests.conformance.settings import Setting, find_game, game_ids, option_sets

ROOT = Path(__file__).resolve().parents[2]

EVERY = 4
"""How many decisions apart to look."""

GUESSES = 3
"""How many guesses of each seat to compare at each look."""

TABLES = [
    (id, seats)
    for id in game_ids()
    for seats in find_game(id).seats
    if find_game(id).position_numbers(seats) is not None
]

SAME_FOR_ALL = {
    "sylvan-dale": ["chances", "standing"],
    "little-town": [],
    "sylve": [],
    "tree-society": ["points", "standing", "promise"],
}
"""Numbers of a seat that tell the seat itself more than the others: it knows its whole stack, and they the top tile."""

each_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def numbers_of(state: State, seat: int) -> dict[str, float]:
    """The numbers of the position by name."""
    spec = state.game.position_numbers(state.seats)
    assert spec is not None
    row = NumberRow(spec.size)
    spec.write(state, seat, row)
    assert row.at == spec.size, f"{row.at} numbers are written, {spec.size} declared"
    return dict(zip(spec.names, row.values, strict=True))


def test_some_games_have_numbers() -> None:
    games = {"little-town", "sylvan-dale", "sylve", "tree-society"}
    assert games <= {game for game, _ in TABLES}


@each_table
def test_numbers_are_described(game: str, seats: int) -> None:
    rules = find_game(game)
    spec = rules.position_numbers(seats)
    assert spec is not None
    assert rules.position_numbers(seats) is spec, "they are declared once for each player count"
    assert (spec.seats, spec.names[0]) == (seats, PHASE)
    assert len(spec.names) == len(set(spec.names)) == len(spec.meanings)
    for name, meaning in zip(spec.names, spec.meanings, strict=True):
        assert name == name.lower()
        assert name.replace("_", "").replace("-", "").isalnum(), name
        assert meaning.endswith("."), f"{name}: {meaning!r}"
    if seats == 2:
        assert 60 <= spec.size <= 100


@each_table
def test_every_guess_of_a_seat_has_the_same_numbers(game: str, seats: int) -> None:
    """So they tell nothing that the seat does not know."""
    for options in option_sets(find_game(game), seats):
        for at in walk(Setting(game, seats, 7, options)):
            if at.number % EVERY and not at.state.over:
                continue
            for seat in range(seats):
                known = numbers_of(at.state, seat)
                for seed in range(GUESSES):
                    guessed = numbers_of(at.state.guess(seat, seed), seat)
                    differ = [name for name in known if known[name] != guessed[name]]
                    assert not differ, f"{game}, decision {at.number}, seat {seat}: {differ}"


@each_table
def test_numbers_are_finite_and_the_phase_never_falls(game: str, seats: int) -> None:
    last = 0.0
    for at in walk(Setting(game, seats, 3)):
        before = fingerprint(at.state)
        for seat in range(seats):
            found = numbers_of(at.state, seat)
            assert all(math.isfinite(number) for number in found.values())
            assert last <= found[PHASE] <= 1
        last = found[PHASE]
        assert fingerprint(at.state) == before
    assert last > 0.9


@each_table
def test_from_the_next_seat_the_blocks_have_moved_by_one(game: str, seats: int) -> None:
    own = SAME_FOR_ALL[game]
    for at in walk(Setting(game, seats, 5)):
        if at.number % EVERY:
            continue
        for seat in range(seats):
            mine, theirs = numbers_of(at.state, seat), numbers_of(at.state, (seat + 1) % seats)
            for name, number in theirs.items():
                prefix, _, rest = name.partition("_")
                if prefix == "me" and rest not in own:
                    assert mine[f"rival_1_{rest}"] == number, name


def test_little_town_tells_its_editions_apart() -> None:
    town: Game[State] = find_game("little-town")
    spec = town.position_numbers(2)
    assert spec is not None
    assert spec.table_kind(town.start(2, 1)) == USUAL_TABLE
    there = town.start(2, 1, {"international": True})
    assert spec.table_kind(there) == "international"
    assert numbers_of(there, 0)["international"] == 1


@pytest.mark.parametrize(("game", "seats"), [one for one in TABLES if one[1] != 3])
def test_interpreted_and_compiled_say_the_same_to_the_last_bit(game: str, seats: int) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tablewood.lab.interpreted",
            "tests.conformance.learned_values",
            game,
            str(seats),
        ],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    assert done.stdout.strip() == digest(game, seats)
