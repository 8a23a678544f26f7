"""The whole games in docs/stories match today's log."""

from __future__ import annotations

import re

import pytest

import tablewood as tw
from tools.stories import COMMAND, FOLDER, STORIES, Story, differences

COLUMNS = 2


@pytest.mark.parametrize("told", STORIES, ids=lambda told: told.game)
def test_a_story_is_current(told: Story) -> None:
    differing = differences(told)
    assert not differing, "\n".join([f"rules or texts changed: run `{COMMAND}`", *differing[:40]])


def test_there_is_a_story_of_every_game_and_no_other() -> None:
    assert sorted(told.game for told in STORIES) == sorted(tw.game_ids())
    assert sorted(path.stem for path in FOLDER.glob("*.md")) == sorted(tw.game_ids())


@pytest.mark.parametrize("told", STORIES, ids=lambda told: told.game)
def test_every_paragraph_is_told_in_both_languages(told: Story) -> None:
    rows = told.path.read_text(encoding="utf-8").partition("|---|---|\n")[2].partition("\n\n")[0]
    for row in rows.splitlines():
        cells = [cell.strip() for cell in row.strip("|").split(" | ")]
        assert len(cells) == COLUMNS, row
        assert all(cells), row
        assert _sentences(cells[0]) == _sentences(cells[1]), row


def _sentences(cell: str) -> int:
    return len(re.findall(r"\.(?=\** |\**$)", cell))
