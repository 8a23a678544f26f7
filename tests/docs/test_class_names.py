"""A class name means one thing: no two public classes outside the games share one."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "tablewood"


def public_classes(source: str) -> list[str]:
    """The names of the classes that a module declares at top level."""
    return [
        node.name
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]


def shared(declared: dict[str, list[str]]) -> dict[str, list[str]]:
    """The names that several modules declare; `declared` has the classes of each module."""
    found: dict[str, list[str]] = defaultdict(list)
    for module, names in declared.items():
        for name in names:
            found[name].append(module)
    return {name: modules for name, modules in found.items() if len(modules) > 1}


def test_no_two_public_classes_share_a_name() -> None:
    declared = {
        str(path.relative_to(SOURCES)): public_classes(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCES.rglob("*.py"))
        if path.relative_to(SOURCES).parts[0] != "games"
    }
    assert "GameTable" in declared["server/table/table.py"]
    assert shared(declared) == {}


def test_a_shared_name_is_found() -> None:
    one, other = "class Table: ...\nclass _Own: ...", "class Table: ...\nclass _Own: ..."
    declared = {"one.py": public_classes(one), "other.py": public_classes(other)}
    assert shared(declared) == {"Table": ["one.py", "other.py"]}
