"""What must be true of every observation: the view of a seat as a row of numbers, no more and no less."""

from __future__ import annotations

import hashlib
import json
from array import array
from typing import Any

from tablewood.kernel.game import SPECTATOR, Game
from tablewood.kernel.observation import Numbers, Observation
from tablewood.kernel.state import State
from tablewood.kernel.view import builtins
from tests.conformance.properties import difference, fail
from tests.conformance.random_games import Position, walk
from tests.conformance.settings import Setting, find_game, tables

BEFORE, BEHIND = 3, 4
"""How many numbers of a longer row stand before and behind the observation."""

OTHER = -77
"""What the numbers of a row are before the observation is written, and around it afterwards."""


def observed_tables() -> list[tuple[str, int]]:
    """Every game that has an observation, with every player count."""
    return [(id, seats) for id, seats in tables() if has_observation(find_game(id))]


def has_observation(game: Game[Any]) -> bool:
    return type(game).observe is not Game.observe


# One row


def rows_are_sound(at: Position) -> None:
    """A row is filled exactly, inside the declared ranges, and the same wherever it is written."""
    spec = at.game.observation_spec(at.state.seats)
    for seat in at.viewers:
        numbers = observed(at.state, seat)
        if len(numbers) != spec.size:
            fail(f"{len(numbers)} numbers are written for seat {seat}, {spec.size} declared")
        out_of_range(spec, numbers, seat)
        _stays_in_its_place(at.state, seat, spec, numbers)
        out = array("h", [OTHER] * spec.size)
        at.state.observe(seat, out)
        if out.tolist() != numbers:
            fail(f"`state.observe` writes something else than `game.observe` for seat {seat}")


def observed(state: State, seat: int) -> list[int]:
    """The numbers that the game writes into a row of its own."""
    row = Numbers(state.game.observation_spec(state.seats).size)
    state.game.observe(state, seat, row)
    return list(row.values)[: row.at]


def out_of_range(spec: Observation, numbers: list[int], seat: int) -> None:
    """Every number lies between the least and the greatest that its field declares."""
    for field in spec.fields:
        for place, number in enumerate(numbers[field.at : field.end]):
            if not field.low <= number <= field.high:
                where = f"{field.name}[{place}] is {number} for seat {seat}"
                fail(f"{where}, not from {field.low} to {field.high}")


def _stays_in_its_place(state: State, seat: int, spec: Observation, numbers: list[int]) -> None:
    """In the middle of a longer row that was used before, the same numbers are written and no others."""
    row = Numbers(BEFORE + spec.size + BEHIND)
    row.put_same(OTHER, BEFORE + spec.size + BEHIND)
    row.at = BEFORE
    state.game.observe(state, seat, row)
    if row.at != BEFORE + spec.size:
        fail(f"the row of seat {seat} ends at {row.at - BEFORE}, not at {spec.size}")
    if list(row.values) != [OTHER] * BEFORE + numbers + [OTHER] * BEHIND:
        fail(f"the row of seat {seat} differs where it begins at {BEFORE}")


# What is known


class Seen:
    """What one seat saw in one position: its view, its row, its key and its legal moves."""

    def __init__(self, state: State, seat: int) -> None:
        view = state.view(seat)
        names = view.seats
        plain = renamed(builtins(view), {name: f"seat {place}" for place, name in enumerate(names)})
        self.told: Any = without(plain, type(view).hints)
        self.view = digest(plain)
        """With its hints: where these are the same, the seat knows the same."""
        self.told_digest = digest(self.told)
        """Without its hints: where these differ, the seat knows something else."""
        self.row = tuple(observed(state, seat))
        self.key = state.information_key(seat)
        self.legal = sorted(state.legal(seat)) if seat in state.asked else []


class Memory:
    """Everything that was seen at one kind of table, to compare every position with all that came before it."""

    def __init__(self, spec: Observation) -> None:
        self.spec = spec
        self.by_view: dict[tuple[int, str], Seen] = {}
        self.by_row: dict[tuple[int, tuple[int, ...]], Seen] = {}
        self.by_key: dict[tuple[int, int], Seen] = {}

    def compare(self, state: State, seat: int) -> Seen:
        """Two positions have the same view exactly where they have the same row, the same key, the same moves."""
        now = Seen(state, seat)
        before = self.by_view.setdefault((seat, now.view), now)
        if before.row != now.row:
            fail(f"seat {seat} has the same view of two rows: {self.differing(before, now)}")
        before = self.by_row.setdefault((seat, now.row), now)
        if before.told_digest != now.told_digest:
            what = difference(before.told, now.told)
            fail(f"seat {seat} has the same row of two views: {what}")
        if before.legal != now.legal:
            moves = set(before.legal) ^ set(now.legal)
            words = ", ".join(state.game.notation(state, move) for move in sorted(moves))
            fail(f"seat {seat} has the same row, but only once these moves: {words}")
        before = self.by_key.setdefault((seat, now.key), now)
        if before.row != now.row:
            fail(f"seat {seat} has the same key of two rows: {self.differing(before, now)}")
        return now

    def differing(self, one: Seen, other: Seen) -> str:
        """The fields in which two rows differ."""
        return ", ".join(
            f"{field.name} {one.row[field.at : field.end]} and {other.row[field.at : field.end]}"
            for field in self.spec.fields
            if one.row[field.at : field.end] != other.row[field.at : field.end]
        )


def rows_tell_what_views_tell(at: Position, memory: Memory, guesses: int, moves: int) -> int:
    """Compare the position, guesses of each seat, and what comes after some of its moves; how many guesses."""
    for seat in at.viewers:
        here = memory.compare(at.state, seat)
        for _ in range(guesses):
            there = memory.compare(at.state.guess(seat, at.luck.below(1 << 29)), seat)
            if here.row != there.row:
                what = memory.differing(here, there)
                fail(f"a guess changes what seat {seat} observes: {what}")
            if here.key != there.key:
                fail(f"a guess changes the key of what seat {seat} knows")
    # An onlooker's guess changes the players' secrets and nothing else.
    for other in (at.state.guess(SPECTATOR, at.luck.below(1 << 29)), *_afterwards(at, moves)):
        for seat in at.viewers:
            memory.compare(other, seat)
    return guesses * len(at.viewers)


def _afterwards(at: Position, moves: int) -> list[State]:
    """What may come next: positions that differ from each other in little."""
    found: list[State] = []
    for seat in at.state.asked:
        legal = list(at.state.legal(seat))
        while legal and len(found) < moves:
            move = legal.pop(at.luck.below(len(legal)))
            after = at.state.clone()
            after.play(move, seat)
            found.append(after)
    return found


def digest(plain: Any) -> str:
    """A short text that stands for plain data."""
    text = json.dumps(plain, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def renamed(plain: Any, names: dict[str, str]) -> Any:
    """The same with other names: seats go by number, since their colours may be chosen and mean nothing."""
    if isinstance(plain, dict):
        return {names.get(name, name): renamed(value, names) for name, value in plain.items()}
    if isinstance(plain, list):
        return [renamed(value, names) for value in plain]
    return names.get(plain, plain) if isinstance(plain, str) else plain


def without(plain: Any, hints: frozenset[str]) -> Any:
    """A view without its hints, at any depth."""
    if isinstance(plain, dict):
        return {name: without(value, hints) for name, value in plain.items() if name not in hints}
    if isinstance(plain, list):
        return [without(value, hints) for value in plain]
    return plain


# Whole games


def fingerprint_of_rows(setting: Setting) -> str:
    """What all viewers observe in a whole random game, as a short text: the same interpreted and compiled."""
    rows = hashlib.blake2b(digest_size=8)
    for at in walk(setting):
        for seat in at.viewers:
            rows.update(json.dumps(observed(at.state, seat)).encode())
    return rows.hexdigest()


def field_of(state: State, seat: int, name: str) -> list[int]:
    """The numbers of one field as this seat observes them."""
    field = state.game.observation_spec(state.seats).named(name)
    return observed(state, seat)[field.at : field.end]
