"""docs/bots.md: its example bot works as printed, and its facts match the code."""

import inspect
import re
from pathlib import Path

import pytest

import tablewood as tw
from tablewood.bots import Perspective, bot, bots
from tablewood.bots.search import SearchBot
from tablewood.lab.series import contest, play_series

GUIDE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
[EXAMPLE] = re.findall(r"```python\n(.*?)```", GUIDE, re.S)


@pytest.fixture(autouse=True)
def mybot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybot.py").write_text(EXAMPLE)
    monkeypatch.chdir(tmp_path)


def test_the_example_wins_its_match() -> None:
    outcome = play_series(contest("sylvan-dale", ["mybot.py:Cautious:guesses=1", "random"]), 4)
    mine, other = outcome.bots
    assert mine.name == "mybot.py:Cautious:guesses=1"
    assert mine.wins.count >= 3
    assert mine.points.mean > other.points.mean


def test_the_example_is_repeatable() -> None:
    state = tw.game("sylvan-dale").start(2, 3)
    asked = Perspective(state, state.seat)
    assert bot("mybot.py:Cautious", 5).choose(asked) == bot("mybot.py:Cautious", 5).choose(asked)


def test_the_example_is_as_short_as_promised() -> None:
    body = [line for line in EXAMPLE.splitlines() if line.strip()]
    assert len(body) <= 20


def test_every_command_of_the_guide_names_a_bot_that_exists() -> None:
    texts = re.findall(r"tablewood match \S+ --bots (\S+) --games", GUIDE)
    assert len(texts) == 4
    for text in texts:
        for name in text.split(","):
            bot(name)


def test_all_bots_and_all_settings_are_explained() -> None:
    for name in bots():
        assert f"`{name}`" in GUIDE
    for setting, parameter in list(inspect.signature(SearchBot).parameters.items())[1:]:
        assert f"`{setting}`" in GUIDE
        row = re.search(rf"^\| `{setting}` \| `?([^|`]+)`? \|", GUIDE, re.M)
        assert row is None or row[1].strip() == str(parameter.default)
