"""Games that were begun with an older table go on if the new one plays the same."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.kernel.errors import BadSave
from tablewood.kernel.match import Match
from tablewood.kernel.same_components import FILE, plays_like
from tablewood.kernel.save import load_text, save_text


def test_an_old_table_is_followed_through_all_that_replaced_it(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('"a" = "b"\n"b" = "c"\n"x" = "y"\n"y" = "x"\n')
    assert plays_like(tmp_path, "a", "c")
    assert plays_like(tmp_path, "c", "c")
    assert not plays_like(tmp_path, "c", "a"), "not the other way round"
    assert not plays_like(tmp_path, "x", "c"), "a circle ends"
    assert not plays_like(tmp_path / "none", "a", "c")


@pytest.mark.parametrize("id", tw.game_ids())
def test_what_is_listed_leads_to_a_table_that_ships(id: str) -> None:
    """A line that leads nowhere was forgotten when the table changed again."""
    game = tw.game(id)
    file = game.folder / FILE
    listed = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    assert [old for old in listed if game.played_with(old) is None] == []


def test_a_saved_game_of_an_older_table_is_loaded() -> None:
    saved = save_text(Match(tw.game("sylve"), 2, seed=1))
    today = f"components: {tw.game('sylve').components_hash()}"
    assert today in saved
    older = saved.replace(today, "components: 2b1549862e3a")
    assert load_text(older, tw.game).state.plies == 0
    strange = saved.replace(today, "components: 000000000000")
    with pytest.raises(BadSave, match="another component table"):
        load_text(strange, tw.game)
