"""For authors of lessons: check them, and read them through as a script.

    python -m tools.lessons sylvan-dale             check all chapters of a game, and print them
    python -m tools.lessons sylvan-dale a-turn      one chapter
    python -m tools.lessons sylvan-dale --prompts   which questions the lessons teach, beside those of first games
    python -m tools.lessons --record                play 100 greedy games of each kind, and note what they ask

A script has, for each step: what is said in both languages, what it points at, what the learner is asked, which moves
are taken (the author's own first), how every other legal move is answered, and what the others then do.
Exit status: 0 all is well, 1 a lesson is broken, or a question is neither taught nor left out.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))

from tablewood.games import game as find_game  # noqa: E402
from tablewood.games import game_ids  # noqa: E402
from tablewood.kernel.errors import TablewoodError, one_of  # noqa: E402
from tablewood.kernel.game import Game  # noqa: E402
from tablewood.kernel.save import replace  # noqa: E402
from tablewood.kernel.telling import Teller  # noqa: E402
from tablewood.kernel.text import ENGLISH, LANGUAGES  # noqa: E402
from tablewood.learn import Lesson, Walk, lessons_of, texts_of  # noqa: E402
from tablewood.learn.prompts import check_left_out, prompts_asked, prompts_taught  # noqa: E402

RECORD = ROOT / "tests" / "learn" / "first_games.toml"
GAMES = 100
HEAD = f"""\
# In how many of {GAMES} greedy games (2 seats, usual options, seeds 0 to {GAMES - 1}) each question comes up.
# Written by `python -m tools.lessons --record`.
"""


# The script of a lesson


def script(lesson: Lesson) -> list[str]:
    """The lesson along the line that its author has in mind."""
    game = lesson.game
    names = game.seat_names(lesson.seats, lesson.begin().header.options)
    minutes = f"{lesson.minutes} min"
    goes_on = ", goes on as a real game" if lesson.continues else ""
    lines = [f"== {lesson.id} ({minutes}, {names[lesson.learner]} learns{goes_on})"]
    lines += _said(lesson, lesson.title)
    walk = Walk(lesson)
    while not walk.over:
        lines += ["", f"-- step {walk.step}: {walk.scripted.say}", *_step(walk, names)]
    return lines


def _step(walk: Walk, names: Sequence[str]) -> list[str]:
    """A step; afterwards the walk is at the next one."""
    step, lesson = walk.scripted, walk.lesson
    lines = _said(lesson, step.say)
    if step.point:
        lines.append(f"   points at {', '.join(step.point)}")
    if step.ask:
        prompt = walk.match.state.step.addressed(lesson.learner).prompt
        lines.append(f"   asks {prompt}: takes {', '.join(walk.taken_moves())}")
        for reason, moves in _by_reason(walk.wrong_moves()).items():
            lines += [f"   answers {', '.join(moves)}", *_said(lesson, reason, "      ")]
    made = len(walk.match.played)
    told = len(walk.match.log.events)
    if step.ask:
        walk.try_move(walk.taken_moves()[0])
    else:
        walk.go_on()
    for played in walk.match.played[made:]:
        notation = walk.match.game.notation(played.before, played.move)
        lines.append(f"   > {names[played.seat]}: {notation}")
    teller = Teller(lesson.game, len(names), ENGLISH, (), walk.match.header.options)
    lines += [f"   . {one}" for one in teller.events(walk.match.log.events[told:], lesson.learner)]
    return lines


def _by_reason(wrong: dict[str, str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for move, reason in wrong.items():
        found[reason].append(move)
    return found


def _said(lesson: Lesson, text_id: str, indent: str = "   ") -> list[str]:
    texts = texts_of(lesson.game)
    return [f"{indent}{language}: {texts.say(language, text_id)}" for language in LANGUAGES]


# Questions


def recorded(path: Path = RECORD) -> dict[str, dict[str, int]]:
    """By game: in how many first games each question came up."""
    found: dict[str, dict[str, int]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return found


def record(path: Path = RECORD) -> None:
    """Play the games, and write what they ask."""
    parts = [HEAD]
    for id in game_ids():
        asked = prompts_asked(find_game(id), range(GAMES))
        parts.append("\n".join([f"[{id}]", *_counted(asked), ""]))
        print(f"{id}: {len(asked)} kinds of questions", flush=True)
    replace(path, "\n".join(parts))


def _counted(asked: Counter[str]) -> list[str]:
    return [f"{prompt} = {asked[prompt]}" for prompt in sorted(asked)]


def prompts(game: Game[Any]) -> tuple[list[str], list[str]]:
    """Every question with how it is dealt with; and those that are neither taught nor left out."""
    lessons = lessons_of(game)
    taught = prompts_taught(lessons)
    reasons = check_left_out(game, lessons)
    asked = recorded().get(game.id, {})
    lines: list[str] = []
    for prompt in sorted(
        set(asked) | set(taught) | set(reasons), key=lambda one: -asked.get(one, 0)
    ):
        how = "taught" if prompt in taught else reasons.get(prompt, "MISSING")
        often = f"{asked[prompt]:3} of {GAMES}" if prompt in asked else "   never "
        lines.append(f"{often}  {prompt}: {how}")
    missing = [prompt for prompt in asked if prompt not in taught and prompt not in reasons]
    return lines, missing


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.lessons",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("chapter", nargs="?", default="")
    parser.add_argument("--prompts", action="store_true", help="list the questions that are taught")
    parser.add_argument("--record", action="store_true", help="note what first games ask")
    chosen = parser.parse_args(arguments)
    if chosen.record:
        record()
        return 0
    try:
        return _tell(find_game(chosen.game), chosen.chapter, chosen.prompts)
    except TablewoodError as error:
        print(error.message, file=sys.stderr)
        return 1


def _tell(game: Game[Any], chapter: str, wants_prompts: bool) -> int:
    if wants_prompts:
        lines, missing = prompts(game)
        print("\n".join(lines))
        return 1 if missing else 0
    lessons = lessons_of(game)
    ids = [lesson.id for lesson in lessons]
    if chapter and chapter not in ids:
        print(f'unknown chapter "{chapter}"; {one_of(chapter, ids)}', file=sys.stderr)
        return 1
    for lesson in lessons:
        if chapter in ("", lesson.id):
            print("\n".join(script(lesson)), end="\n\n")
    minutes = sum(lesson.minutes for lesson in lessons)
    print(f"chapters: {len(lessons)}, {minutes} min in all; all texts are used, in every language")
    return 0


if __name__ == "__main__":
    sys.exit(main())
