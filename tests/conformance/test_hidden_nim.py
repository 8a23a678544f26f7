"""The game of docs/adding-a-game.md: its size, and its rules in play."""

from __future__ import annotations

import ast
import tokenize
from pathlib import Path
from typing import Any

import pytest

from tablewood.kernel.errors import IllegalMove, NotYourTurn
from tablewood.kernel.game import SPECTATOR
from tablewood.kernel.match import Match
from tablewood.kernel.scene import scene_match
from tests.fixtures.hidden_nim import GAME

ROOT = Path(__file__).resolve().parents[2]
FEW = 170
QUOTED = {".py", ".toml", ".md", ".ftl"}
LANGUAGES = {"sh", "python", "toml", "markdown", "fluent"}
NO_CODE = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}


def code_lines(path: Path) -> int:
    """The lines of a file that hold code: blank lines, comments and docstrings do not count."""
    lines: set[int] = set()
    with path.open(encoding="utf-8") as file:
        for token in tokenize.generate_tokens(file.readline):
            if token.type not in NO_CODE:
                lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            docstring = node.body[0]
            lines -= set(range(docstring.lineno, (docstring.end_lineno or 0) + 1))
    return len(lines)


def test_a_whole_game_fits_into_few_lines() -> None:
    assert sum(code_lines(path) for path in GAME.folder.rglob("*.py")) < FEW


def quotable() -> list[str]:
    """The texts that the guide may quote: the game, its golden games and these tests."""
    golden = ROOT / "tests" / "golden" / "games.toml"
    files = [path for path in GAME.folder.rglob("*") if path.suffix in QUOTED]
    return [path.read_text(encoding="utf-8") for path in (*files, golden, Path(__file__))]


def test_the_guide_quotes_the_game_as_it_is() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    sources = quotable()
    quotations = 0
    for fence in guide.split("\n```")[1::2]:
        language, _, text = fence.partition("\n")
        assert language in LANGUAGES
        for part in text.split("\n...\n") if language != "sh" else []:
            assert any(part.strip("\n") in source for source in sources), part
            quotations += 1
    assert quotations > 15


# At the table


def table(**described: object) -> Match:
    return scene_match(GAME, described)


def seen(match: Match, seat: int = SPECTATOR) -> Any:
    return match.state.view(seat)


def test_promises_are_secret_until_the_last_one() -> None:
    match = Match(GAME, 2, 4)
    heap = seen(match).heap
    match.submit(1, "promise 2")
    assert (seen(match).heap, seen(match).asked) == (heap, [0])
    with pytest.raises(NotYourTurn):
        match.submit(1, "promise 0")
    match.submit(0, "promise 1")
    assert (seen(match).heap, seen(match).stones) == (heap + 3, [-1, -2])
    assert (seen(match).asked, seen(match).prompt) == ([0], "take")


def test_a_gift_is_secret_until_the_end() -> None:
    match = table(heap=2, stones=[2, 2], gifts=[3, 5])
    assert [seen(match, seat).gifts for seat in (0, 1, SPECTATOR)] == [
        [3, None],
        [None, 5],
        [None, None],
    ]
    match.submit(0, "take 1")
    match.submit(1, "take 1")
    assert seen(match).gifts == [3, 5]
    assert match.state.over


def test_players_take_at_most_what_is_there_and_never_the_last_stone() -> None:
    match = table(heap=3, stones=[3, 0], turn=1)
    assert match.moves(1) == ["take 1", "take 2"]
    with pytest.raises(IllegalMove, match="HN-7"):
        match.submit(1, "take 3")
    with pytest.raises(IllegalMove, match="HN-4"):
        match.submit(1, "promise 1")
    match.submit(1, "take 1")
    assert (seen(match).asked, match.moves(0)) == ([0], ["take 1"])


@pytest.mark.parametrize("quick", [0, 1])
def test_the_last_stone_goes_to_the_fastest_player(quick: int) -> None:
    match = table(heap=2, stones=[2, 2], gifts=[0, 1])
    match.submit(0, "take 1")
    assert seen(match).asked == [0, 1]
    match.submit(quick, "take 1")
    assert [score.total for score in match.state.scores()] == ([4, 3] if quick == 0 else [3, 4])
    assert match.state.winners() == [quick]
