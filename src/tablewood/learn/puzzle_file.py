"""Puzzles as TOML, as `read_puzzles` reads them back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict

from tablewood.kernel.options import Value
from tablewood.learn.puzzles import Puzzle, SearchFigures

WIDTH = 100


def file_text(puzzles: Iterable[Puzzle], head: Sequence[str]) -> str:
    """A whole file; the lines of its head say how it was made."""
    blocks = ["\n".join(f"# {line}" for line in head), *[_entry(puzzle) for puzzle in puzzles]]
    return "\n\n".join(blocks) + "\n"


def _entry(puzzle: Puzzle) -> str:
    plain = ("id", "seats", "seat", "seed", "prompt", "solution", "second", "greedy", "theme")
    lines = ["[[puzzle]]", *[f"{key} = {_value(getattr(puzzle, key))}" for key in plain]]
    if puzzle.options:
        lines.append(f"options = {_inline(puzzle.options)}")
    lines += [f"rules = {puzzle.rules}", f"components = {_value(puzzle.components)}"]
    lines += [f"found = {_figures(puzzle.found)}", f"verified = {_figures(puzzle.verified)}"]
    return "\n".join([*lines, "moves = [", *_wrapped(puzzle.moves), "]"])


def _figures(figures: SearchFigures) -> str:
    return _inline(asdict(figures))


def _inline(values: Mapping[str, Value | float]) -> str:
    pairs = ", ".join(f"{name} = {_value(value)}" for name, value in values.items())
    return f"{{ {pairs} }}"


def _value(value: Value | float) -> str:
    """Texts, numbers, and true or false are written in TOML as they are in JSON."""
    return json.dumps(value, ensure_ascii=False)


def _wrapped(moves: Sequence[str]) -> list[str]:
    """The moves, as many to a line as fit."""
    lines: list[str] = []
    for move in moves:
        word = f"{_value(move)},"
        if lines and len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(f"  {word}")
    return lines
