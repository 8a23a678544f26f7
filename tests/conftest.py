"""Shared by all tests: the `rule` mark, and the `--rule` option that selects tests by clause."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --rule SD-29` runs only the tests that cite the clause."""
    parser.addoption(
        "--rule",
        action="append",
        default=[],
        metavar="CLAUSE",
        help="run only the tests that cite this clause, e.g. SD-29 (may be given several times)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark."""
    config.addinivalue_line("markers", "rule(*clauses): the clauses that a test is about")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """If clauses are given, keep only their tests."""
    wanted = {clause.upper() for clause in config.getoption("--rule")}
    if not wanted:
        return
    chosen = [item for item in items if wanted & cited(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def cited(item: pytest.Item) -> set[str]:
    """The clauses that a test or its class cites."""
    return {str(clause) for mark in item.iter_markers("rule") for clause in mark.args}
