"""How people name a bot, and the error for a name that is unknown."""

import pickle
from pathlib import Path

import pytest

from tablewood.bots import bot
from tablewood.bots.greedy import GreedyBot
from tablewood.bots.naming import BadBot
from tablewood.bots.search import SearchBot
from tablewood.kernel.errors import UnknownBot

MINE = """
from tablewood.bots import Bot

class Mine(Bot):
    def __init__(self, seed=0, mood="calm", depth=1):
        super().__init__(seed)
        self.mood = mood
        self.depth = depth
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(MINE)
    (tmp_path / "broken.py").write_text("1 / 0\n")


def test_settings_are_read_as_the_type_of_their_default() -> None:
    search = bot("search:seconds=2:iterations=500", 7)
    assert isinstance(search, SearchBot)
    assert (search.seed, search.seconds, search.iterations) == (7, 2.0, 500)
    greedy = bot("greedy:depth=3")
    assert isinstance(greedy, GreedyBot)
    assert (greedy.depth, greedy.guesses) == (3, 2)


def test_a_class_in_a_file() -> None:
    mine = bot("mine.py:Mine:mood=wild:depth=4", 3)
    assert (mine.seed, vars(mine)["mood"], vars(mine)["depth"]) == (3, "wild", 4)
    assert type(bot("mine.py:Mine")) is type(mine), "a file is loaded once"


def test_a_class_in_a_module() -> None:
    assert type(bot("tablewood.bots.greedy:GreedyBot:depth=1")) is GreedyBot


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("gredy", 'unknown bot "gredy"; one of ancient,'),
        ("gredy:depth=3", 'unknown bot "gredy"; one of ancient,'),
        ("", 'unknown bot ""'),
        ("no.such.module:Bot", 'unknown bot "no.such.module"; one of ancient,'),
    ],
)
def test_an_unknown_bot(text: str, told: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot(text)
    assert str(refused.value).startswith(told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("search:second=1", 'unknown setting "second"; one of seconds, iterations'),
        ("search:fast", 'cannot read the setting "fast"; write it as NAME=VALUE'),
        ("search:seconds=soon", 'seconds: "soon" is not a number'),
        ("greedy:depth=1.5", 'depth: "1.5" is not a whole number'),
        ("random:depth=1", 'unknown setting "depth"; one of nothing'),
        ("gone.py:Mine", "gone.py: no such file"),
        ("mine.py:Mne", 'mine.py has no bot "Mne"; one of Bot, Mine; did you mean Mine?'),
        ("mine.py:Mine:age=3", 'unknown setting "age"; one of mood, depth'),
        ("broken.py:Mine", "broken.py cannot be loaded: ZeroDivisionError: division by zero"),
        ("json:Mine", 'json has no bot "Mine"; one of nothing'),
    ],
)
def test_a_mistake_is_reported_in_one_line(text: str, told: str) -> None:
    with pytest.raises(BadBot) as refused:
        bot(text)
    assert str(refused.value).startswith(f'bot "{text}": {told}')
    assert "\n" not in str(refused.value)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
