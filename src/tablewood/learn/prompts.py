"""Which questions lessons teach, and which a first real game asks.

A learner should have met every kind of question before the first real game asks it. What lessons leave out is listed in
`lessons/left_out.toml`, each with its reason: `give-card = "the question explains itself"`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from tablewood.bots import Perspective, bot
from tablewood.kernel.game import Game
from tablewood.kernel.tables import load
from tablewood.kernel.text import load as load_texts
from tablewood.learn.lesson import Lesson
from tablewood.learn.lesson_file import LEFT_OUT
from tablewood.learn.lesson_texts import FOLDER, shown
from tablewood.learn.walk import Walk

SEATS = 2
"""How many play a first real game: the learner and a bot."""


def prompts_taught(lessons: Iterable[Lesson]) -> list[str]:
    """The questions that the learner answers in the lessons, in the order in which they come."""
    found: dict[str, None] = {}
    for lesson in lessons:
        walk = Walk(lesson)
        while not walk.over:
            if walk.scripted.ask:
                found[walk.match.state.step.addressed(lesson.learner).prompt] = None
                walk.try_move(walk.taken_moves()[0])
            else:
                walk.go_on()
    return list(found)


def prompts_asked(game: Game[Any], seeds: Iterable[int]) -> Counter[str]:
    """In how many greedy games with the usual options each question comes up; one game for each seed."""
    found: Counter[str] = Counter()
    for seed in seeds:
        found.update(_prompts_of_a_game(game, seed))
    return found


def _prompts_of_a_game(game: Game[Any], seed: int) -> set[str]:
    seats = SEATS if SEATS in game.seats else game.seats[0]
    state = game.start(seats, seed)
    players = [bot("greedy", seed * seats + seat) for seat in range(seats)]
    found: set[str] = set()
    while not state.over:
        found.add(state.step.prompt)
        seat = state.seat
        state.play(players[seat].choose(Perspective(state, seat)), seat)
    return found


def left_out(game: Game[Any], folder: Path | None = None) -> dict[str, str]:
    """The questions that no lesson teaches on purpose, with the reasons; none if there is no such list."""
    folder = game.folder / FOLDER if folder is None else folder
    path = folder / LEFT_OUT
    if not path.exists():
        return {}
    table = load(path, shown(folder, LEFT_OUT))
    texts = load_texts(game.folder / "text")
    for prompt in table.written():
        if not texts.has(f"prompt-{prompt}"):
            table.fail(prompt, f"{game.id} never asks this")
    return {prompt: table.text(prompt) for prompt in table.written()}


def check_left_out(
    game: Game[Any], lessons: Sequence[Lesson], folder: Path | None = None
) -> dict[str, str]:
    """The same; a question that is taught after all does not belong there."""
    listed = left_out(game, folder)
    folder = game.folder / FOLDER if folder is None else folder
    for prompt in set(prompts_taught(lessons)) & set(listed):
        load(folder / LEFT_OUT, shown(folder, LEFT_OUT)).fail(prompt, "a lesson teaches this")
    return listed
