"""Learning a game by playing it: the lessons in a game's folder, read, checked and walked through.

A lesson is data (`games/<game>/lessons/1-a-turn.toml`): a scene, the seat that learns, and steps that say something,
point at things, ask for a move, and let the others answer it. See docs/lessons.md.
"""

from tablewood.learn.lesson import Lesson, ScriptedStep
from tablewood.learn.lesson_file import has_lessons, lessons_of, read_lessons
from tablewood.learn.lesson_texts import texts_of
from tablewood.learn.walk import OutOfStep, Walk

__all__ = [
    "Lesson",
    "OutOfStep",
    "ScriptedStep",
    "Walk",
    "has_lessons",
    "lessons_of",
    "read_lessons",
    "texts_of",
]
