"""The properties with changed tables: a sample of all that `tools/soak.py` plays.

Every number of every components.toml may be one more or one less, as long as the game's own checks let it through.
"""

from __future__ import annotations

from functools import partial
from itertools import islice
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel.chance import seeded
from tablewood.kernel.errors import BadComponents
from tests.conformance import changed
from tests.conformance.changed import Change
from tests.conformance.checking import PROPERTIES, Failure, check
from tests.conformance.settings import FIVE, Setting, option_sets
from tools import soak

SAMPLE = 8
"""Changed tables of each game that are played in the tests."""


def sample(game: str) -> list[Change]:
    """Some of the changes that can be played, always the same."""
    order = list(range(len(changed.changes(game))))
    seeded(15).shuffle(order)
    shuffled = [changed.changes(game)[at] for at in order]
    return list(islice(filter(partial(changed.is_playable, game), shuffled), SAMPLE))


@pytest.mark.parametrize("game", tw.game_ids())
def test_a_game_is_as_sound_with_a_changed_table(game: str) -> None:
    for change in sample(game):
        rules = changed.changed_game(game, change)
        seats = rules.seats[change.number % len(rules.seats)]
        sets = option_sets(rules, seats)
        options = sets[change.number % len(sets)]
        setting = Setting(game, seats, change.number, options, change)
        assert check(setting, PROPERTIES, rarely=8) > 0


@pytest.mark.parametrize("game", tw.game_ids())
def test_every_number_is_changed_and_nothing_else(game: str) -> None:
    shipped = changed.source_of(game)
    assert len(changed.changes(game)) > (100 if game in FIVE else 2)
    for change in changed.changes(game)[::7]:
        other = changed.changed_source(game, change)
        pairs = zip(shipped.splitlines(), other.splitlines(), strict=True)
        (line,) = [after for before, after in pairs if before != after]
        assert changed.told(game, change).endswith(f": {line}")
        assert not line.lstrip().startswith("#")


def test_a_refused_table_is_refused_in_words() -> None:
    every = changed.changes("sylvan-dale")
    refused = [change for change in every if not changed.is_playable("sylvan-dale", change)]
    assert refused
    for change in refused:
        with pytest.raises(BadComponents, match=r"\.toml:\d+: "):
            changed.changed_game("sylvan-dale", change)


def test_a_soak_of_changed_tables_can_be_seen_again(
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
