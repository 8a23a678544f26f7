"""`@rule("SD-29")`: this test is about that clause of the rules.

`tools/clauses.py` reads the citations and lists the clauses without a test; `pytest --rule SD-29`
runs the tests of one clause.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

import pytest

CLAUSE = re.compile(r"[A-Z]+-[1-9][0-9]*")

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*clauses: str) -> Callable[[Test], Test]:
    """Mark a test, or a class of tests, with the clauses that it is about."""
    if not clauses:
        raise ValueError("@rule names no clause")
    for clause in clauses:
        if not CLAUSE.fullmatch(clause):
            raise ValueError(f'@rule("{clause}"): not a clause; write it as "SD-29"')
    mark = pytest.mark.rule(*clauses)

    def marked(test: Test) -> Test:
        mark(test)
        return test

    return marked
