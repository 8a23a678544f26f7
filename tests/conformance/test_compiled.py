"""Where compiled rules are expected, the rules under test are the compiled ones."""

from __future__ import annotations

import os
from importlib import import_module

import pytest

EXPECTED = os.environ.get("TABLEWOOD_EXPECT_COMPILED") == "1"
EXTENSIONS = (".so", ".pyd")


@pytest.mark.skipif(not EXPECTED, reason="TABLEWOOD_EXPECT_COMPILED=1 is not set")
@pytest.mark.parametrize("name", ["kernel.state", "kernel.match", "games.sylvan_dale.turn"])
def test_the_rules_are_compiled_where_expected(name: str) -> None:
    file = import_module(f"tablewood.{name}").__file__
    assert str(file).endswith(EXTENSIONS), f"{file} is interpreted"
