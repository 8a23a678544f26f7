"""Shared by all tests: the `rule` mark, and the `--rule` option that selects tests by clause."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

WITH_OTHER_PROCESSES = ("browser", "cli", "docs", "lab", "server", "tools")
"""The folders of tests that wait for browsers, servers, workers or commands."""


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
    """Repeat what other processes may have spoiled; if clauses are given, keep only their tests."""
    repeat_once(items)
    wanted = {clause.upper() for clause in config.getoption("--rule")}
    if not wanted:
        return
    chosen = [item for item in items if wanted & cited(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def repeat_once(items: list[pytest.Item]) -> None:
    """Repeat a failed test once if it depends on other processes: a busy machine can make them late.

    The rules are never repeated: the same moves must give the same game. Nor are timings: a second try would make them
    look better than they are.
    """
    if os.environ.get("TABLEWOOD_FRAMES"):
        return
    here = Path(__file__).parent
    folders = {here / name for name in WITH_OTHER_PROCESSES}
    for item in items:
        if folders & set(item.path.parents):
            item.add_marker(pytest.mark.flaky(reruns=1))


def cited(item: pytest.Item) -> set[str]:
    """The clauses that a test or its class cites."""
    return {str(clause) for mark in item.iter_markers("rule") for clause in mark.args}
