"""The properties with changed component tables: a sample of what `tools/soak.py` plays.

Every number of every components.toml may be one more or one less, as long as the game's own checks accept it.
"""

from __future__ import annotations

from functools import partial
from itertools import islice
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel.chance import seeded
from tablewood.kernel.errors import BadComponents
from tests.conformance import changed_tables
from tests.conformance.changed_tables import Change
from tests.conformance.checks import PROPERTIES, Failure, check
from tests.conformance.settings import FIVE, Setting, option_sets
from tools import soak

SAMPLE = 8
"""How many changed tables of each game to play in the tests."""


def sample(game: str) -> list[Change]:
    """Some of the playable changes, always the same ones."""
    order = list(range(len(changed_tables.changes(game))))
    seeded(15).shuffle(order)
    shuffled = [changed_tables.changes(game)[at] for at in order]
    return list(islice(filter(partial(changed_tables.is_playable, game), shuffled), SAMPLE))


@pytest.mark.parametrize("game", tw.game_ids())
def test_a_game_is_as_sound_with_a_changed_table(game: str) -> None:
    for change in sample(game):
        rules = changed_tables.changed_game(game, change)
        seats = rules.seats[change.number % len(rules.seats)]
        sets = option_sets(rules, seats)
        options = sets[change.number % len(sets)]
        setting = Setting(game, seats, change.number, options, change)
        assert check(setting, PROPERTIES, rarely=8) > 0


@pytest.mark.parametrize("game", tw.game_ids())
def test_every_number_is_changed_and_nothing_else(game: str) -> None:
    shipped = changed_tables.source_of(game)
    assert len(changed_tables.changes(game)) > (100 if game in FIVE else 2)
    for change in changed_tables.changes(game)[::7]:
        other = changed_tables.changed_source(game, change)
        pairs = zip(shipped.splitlines(), other.splitlines(), strict=True)
        (line,) = [after for before, after in pairs if before != after]
        assert changed_tables.told(game, change).endswith(f": {line}")
        assert not line.lstrip().startswith("#")


def test_a_refused_table_gets_a_message() -> None:
    every = changed_tables.changes("sylvan-dale")
    refused = [change for change in every if not changed_tables.is_playable("sylvan-dale", change)]
    assert refused
    for change in refused:
        with pytest.raises(BadComponents, match=r"\.toml:\d+: "):
            changed_tables.changed_game("sylvan-dale", change)


def test_a_failed_soak_of_changed_tables_can_be_reproduced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def wrong(setting: Setting, *_: object, **__: object) -> int:
        if setting.change == Change(40, 1):
            raise Failure(setting, "the_sky_is_up", 7, "it fell", "")
        return 1

    monkeypatch.setattr(soak, "check", wrong)
    monkeypatch.setattr(soak, "SAVES", tmp_path)
    arguments = ["--game", "sylvan-dale", "--games", "0", "--jobs", "1"]
    assert soak.main([*arguments, "--changed", "2", "--seed", "9"]) == 1
    said = capsys.readouterr().err.splitlines()
    (again,) = [line for line in said if line.startswith("again: python tools/soak.py ")]
    (what,) = [line for line in said if line.startswith("soak: sylvan-dale, ")]
    assert "--change 40:+1" in again
    assert soak.main([*again.split()[3:], "--jobs", "1"]) == 1
    assert what in capsys.readouterr().err.splitlines()
