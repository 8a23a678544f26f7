"""`tablewood bench --search`: what is typed and what is printed."""

import json

from tests.cli.conftest import Tablewood


def test_prints_a_table(tablewood: Tablewood) -> None:
    done = tablewood("bench sylvan-dale --search --seats 2 --seconds 0.05")
    assert done.status == 0
    for heading in ("iterations/s", "playout decisions/s", "nodes/s", "outside the rules"):
        assert heading in done.out


def test_for_a_program(tablewood: Tablewood) -> None:
    [facts] = json.loads(tablewood("bench sylvan-dale --search --seconds 0.05 --json").out)
    assert (facts["game"], facts["seats"]) == ("sylvan-dale", 4)
    assert facts["iterations_per_s"] > 0


def test_refuses(tablewood: Tablewood) -> None:
    tablewood("bench chess --search").refuses('unknown game "chess"')
    tablewood("bench --search --seconds 0").refuses("more than 0")
