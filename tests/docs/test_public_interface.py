"""The public interface, `import tablewood as tw`: its names, and the errors for old names."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tablewood as tw


def in_a_fresh_interpreter(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.strip()


def test_every_public_name_exists() -> None:
    assert [name for name in tw.__all__ if not hasattr(tw, name)] == []


def test_no_public_name_hides_a_package() -> None:
    code = "import tablewood, tablewood.games.sylve as x; print(x.GAME.id, tablewood.games.sylve)"
    assert in_a_fresh_interpreter(code).startswith("sylve <module 'tablewood.games.sylve'")


def test_the_games_package_has_game_ids_too() -> None:
    import tablewood.games

    assert tablewood.games.game_ids is tw.game_ids


def test_calling_the_package_names_the_function_that_lists_the_ids() -> None:
    with pytest.raises(TypeError, match=r"tablewood\.game_ids\(\) lists their ids"):
        tw.games()  # type: ignore[operator]


def test_importing_the_old_function_names_the_new_one() -> None:
    with pytest.raises(ImportError, match=r"now called tablewood\.games\.game_ids"):
        from tablewood.games import games  # type: ignore[attr-defined]  # noqa: F401
