"""Write the `clone` of every game's state from its fields: a field is declared once, and never forgotten.

    python tools/clones.py            bring the states up to date
    python tools/clones.py --check    only list those out of date; fails if any is

A state's fields are declared in its `__init__`, as `self.name: type = first_value`, and the type says how a clone gets
it: `list[...]` and `Ints` are copied, `Shared` and `SharedInts` (which rules replace and never change) and plain
values are assigned, and what is looked up in the game (`game.parts`) comes from the constructor.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tablewood" / "games"
MARK = "    # Written by tools/clones.py from the fields above.\n"
CLONE = re.compile(re.escape(MARK) + r"    def clone\(self\).*?        return copy\n", re.DOTALL)


def main() -> int:
    """Write or check the clones of all states."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only list what is out of date")
    check: bool = parser.parse_args().check
    stale = []
    for file in states():
        source = file.read_text(encoding="utf-8")
        wanted = with_clone(source)
        if source == wanted:
            continue
        stale.append(file.relative_to(ROOT).as_posix())
        if not check:
            file.write_text(wanted, encoding="utf-8")
    for name in stale:
        print(
            f"clones: {name} {'is out of date: make format' if check else 'was brought up to date'}"
        )
    return 1 if check and stale else 0


def states() -> list[Path]:
    """The states whose clone this tool writes."""
    return [file for file in sorted(GAMES.glob("*/state.py")) if MARK in file.read_text("utf-8")]


def with_clone(source: str) -> str:
    """The source of a state with the clone that its fields need."""
    found = next(
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and "State" in [ast.unparse(base) for base in node.bases]
    )
    return CLONE.sub(lambda _: clone_of(found), source, count=1)


def clone_of(state: ast.ClassDef) -> str:
    """The source of the method."""
    lines = [
        f'    def clone(self) -> "{state.name}":',
        f"        copy = {state.name}(self.rules, self.seats, self.chance.clone())",
        "        self.copy_common(copy)",
        *[f"        copy.{name} = self.{name}{how}" for name, how in carried(state)],
        "        return copy",
    ]
    return MARK + "\n".join(lines) + "\n"


def carried(state: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The fields that a clone does not get from the constructor, each with the expression that copies it."""
    init = next(node for node in state.body if getattr(node, "name", "") == "__init__")
    for node in ast.walk(init):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Attribute):
            continue
        if not comes_from_the_constructor(node):
            yield node.target.attr, copied(ast.unparse(node.annotation))


def copied(annotation: str) -> str:
    """What makes a copy of a field of this type, if it is to be copied."""
    if annotation.startswith("list["):
        return ".copy()"
    return "[:]" if annotation == "Ints" else ""


def comes_from_the_constructor(field: ast.AnnAssign) -> bool:
    """Whether the first value is looked up in the game, and so is the same for every state of a match."""
    names = {node.id for node in ast.walk(field.value or field) if isinstance(node, ast.Name)}
    return bool(names & {"game", "chance"}) or "Final" in ast.unparse(field.annotation)


if __name__ == "__main__":
    sys.exit(main())
