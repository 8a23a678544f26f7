"""Every code with which the server refuses something has a text in English and in French."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablewood.server

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path(tablewood.server.__path__[0])
RAISED_BY = {"TableError", "Refusal", "refused"}


def codes() -> set[str]:
    """The codes that the sources refuse with."""
    return {code for path in SOURCES.rglob("*.py") for code in codes_in(path.read_text("utf-8"))}


def codes_in(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        named = [keyword.value for keyword in node.keywords if keyword.arg == "code"]
        if called in RAISED_BY:
            for given in [*node.args[:1], *named]:
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield given.value


def texts(language: str) -> str:
    files = sorted((ROOT / "web" / "src" / "text").glob(f"*.{language}.ftl"))
    return "\n".join(file.read_text("utf-8") for file in files)


def test_codes_are_found() -> None:
    assert {"stale", "seat-taken", "wrong-origin", "other-rules"} <= codes()
    assert list(codes_in('raise TableError("no-luck", "why")')) == ["no-luck"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_has_a_text(language: str) -> None:
    written = texts(language)
    assert [code for code in sorted(codes()) if f"\nerror-{code} = " not in written] == []
