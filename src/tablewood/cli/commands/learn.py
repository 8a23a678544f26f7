"""Learn a game by playing it: a guided first game in short chapters, here in the terminal.

Each step says something and asks for a move, or goes on with Enter. A move that is not what is
taught now is answered with the reason; one that the rules forbid, with the facts and the clause.
After the last chapter the game goes on for real, against a bot. Where you stop is remembered.

Examples:
  tablewood learn sylvan-dale
  tablewood learn sylvan-dale --list
  tablewood learn sylvan-dale a-turn --again
  tablewood learn sylvan-dale --lang fr
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablewood.cli.options import INTERRUPTED, GameName, Language
from tablewood.kernel.errors import TablewoodError, one_of

if TYPE_CHECKING:
    from tablewood.cli.lesson_progress import LessonProgress
    from tablewood.cli.screen import Screen
    from tablewood.kernel.game import Game
    from tablewood.learn import Lesson, Walk


def run(
    game: GameName,
    chapter: Annotated[
        str, typer.Argument(metavar="[CHAPTER]", help="See --list; the next one if not given.")
    ] = "",
    list_them: Annotated[
        bool, typer.Option("--list", help="List the chapters, and how far you have come.")
    ] = False,
    again: Annotated[
        bool, typer.Option("--again", help="Begin the chapter again from its first step.")
    ] = False,
    lang: Language = "en",
) -> None:
    """Walk through the chapters, one after the other."""
    from tablewood.cli.lesson_progress import LessonProgress
    from tablewood.games import game as find_game
    from tablewood.learn import Walk, lessons_of

    with suppress(ImportError):
        import readline  # noqa: F401  arrow keys and history at the prompt

    found, progress = find_game(game), LessonProgress()
    if not lessons_of(found):
        raise TablewoodError(f"{game} has no lessons yet; `tablewood play {game}` begins a game")
    if list_them:
        _list(found, progress, lang)
        return
    lesson = _chapter(found, chapter) if chapter else progress.next_chapter(found)
    while lesson is not None:
        walk = Walk(lesson) if again else progress.walk(lesson)
        again = False
        lesson = _teach(walk, progress, lang)


def _chapter(game: Game[Any], id: str) -> Lesson:
    from tablewood.learn import lessons_of

    known = {lesson.id: lesson for lesson in lessons_of(game)}
    if id not in known:
        raise TablewoodError(f'{game.id} has no chapter "{id}"; {one_of(id, list(known))}')
    return known[id]


def _list(game: Game[Any], progress: LessonProgress, lang: str) -> None:
    from tablewood.cli.screen import WORDS
    from tablewood.kernel import text
    from tablewood.learn import lessons_of, texts_of

    words = text.load(WORDS)
    for number, lesson in enumerate(lessons_of(game), 1):
        so_far = progress.of(lesson)
        begun = 0 < so_far.step < len(lesson.steps)
        state = "lesson-begun" if begun else "lesson-done" if so_far.done else "lesson-new"
        title = texts_of(game).say(lang, lesson.title)
        told = words.say(lang, state, step=so_far.step, steps=len(lesson.steps))
        minutes = words.say(lang, "lesson-minutes", minutes=lesson.minutes)
        typer.echo(f"{number:>3}  {lesson.id:<18}{title} ({minutes}), {told}")


def _teach(walk: Walk, progress: LessonProgress, lang: str) -> Lesson | None:
    """One chapter; the next one, if the learner wants to go on."""
    from tablewood.cli.lesson_session import LessonSession
    from tablewood.cli.screen import Screen, make_console
    from tablewood.kernel.telling import Teller
    from tablewood.learn import lessons_of

    lesson, match = walk.lesson, walk.match
    teller = Teller(match.game, match.state.seats, lang, (), match.header.options)
    screen = Screen(teller, make_console())
    try:
        is_over = LessonSession(walk, screen, progress).teach()
    except KeyboardInterrupt:
        screen.line("")
        _say_come_back(screen, lesson)
        raise typer.Exit(INTERRUPTED) from None
    if not is_over:
        _say_come_back(screen, lesson)
        return None
    screen.say("lesson-over", style="bold")
    following = lessons_of(match.game)[lessons_of(match.game).index(lesson) + 1 :]
    if following and _goes_on(screen, "lesson-next"):
        return following[0]
    if lesson.continues and _goes_on(screen, "lesson-real"):
        _play_on(walk, lang)
    elif following:
        _say_come_back(screen, following[0])
    return None


def _say_come_back(screen: Screen, lesson: Lesson) -> None:
    screen.say("lesson-come-back", game=lesson.game.id)


def _goes_on(screen: Screen, text_id: str) -> bool:
    """Enter goes on, anything else stops."""
    screen.say(text_id)
    try:
        return not screen.read()
    except EOFError:
        return False


def _play_on(walk: Walk, lang: str) -> None:
    """The same position as a real game, with a shuffle of its own."""
    import secrets

    from tablewood.cli.lesson_session import OPPONENT
    from tablewood.cli.seating import PERSON
    from tablewood.cli.setup import PlayOptions, set_table
    from tablewood.kernel.scene import scene_match
    from tablewood.learn.going_on import scene_after

    lesson = walk.lesson
    scene = scene_after(lesson, walk.moves)
    match = scene_match(lesson.game, scene, secrets.token_bytes(32))
    seats = range(match.state.seats)
    seating = [PERSON if seat == lesson.learner else OPPONENT for seat in seats]
    wanted = PlayOptions(0, 1, [OPPONENT], seating, [], None, {})
    set_table(match, wanted, lang, None, None, False).play()
