"""A lesson that somebody walks through: the position at a step, and what a move is answered with."""

from __future__ import annotations

from collections.abc import Sequence

from tablewood.kernel.errors import MoveError, TablewoodError
from tablewood.learn.lesson import Lesson, ScriptedStep, legal_notations, next_to_move, taken


class OutOfStep(TablewoodError):
    """The moves do not lead to that step of the lesson: it has changed since, or they are somebody's invention."""

    def __init__(self, lesson: str, step: int, what: str) -> None:
        super().__init__(f'lesson "{lesson}", step {step}: {what}')
        self.lesson = lesson
        self.step = step
        self.what = what
        self.remake((self.lesson, self.step, self.what))


class Walk:
    """A lesson at one of its steps; at `len(lesson.steps)` it is over.

    The moves are the learner's so far. Moves beyond the step are left out, so that somebody can go back.
    """

    def __init__(self, lesson: Lesson, moves: Sequence[str] = (), step: int = 0) -> None:
        if not 0 <= step <= len(lesson.steps):
            raise OutOfStep(lesson.id, step, f"steps go from 0 to {len(lesson.steps)}")
        if len(moves) < lesson.moves_before(step):
            raise OutOfStep(lesson.id, step, f"{lesson.moves_before(step)} moves lead there")
        self.lesson = lesson
        self.match = lesson.begin()
        self.step = 0
        self.moves: list[str] = []
        """The learner's moves so far, in notation."""
        for number, scripted in enumerate(lesson.steps[:step]):
            if not scripted.ask:
                self.go_on()
            elif not self._is_taken(moves[len(self.moves)]):
                raise OutOfStep(lesson.id, number, f'"{moves[len(self.moves)]}" is not taken')

    @property
    def over(self) -> bool:
        """Is the lesson over?"""
        return self.step == len(self.lesson.steps)

    @property
    def scripted(self) -> ScriptedStep:
        """The step that is shown."""
        if self.over:
            raise OutOfStep(self.lesson.id, self.step, "the lesson is over")
        return self.lesson.steps[self.step]

    def taken_moves(self) -> list[str]:
        """The moves that this step takes, the one that the author has in mind first."""
        return taken(self.scripted, legal_notations(self.match.state, self.lesson.learner))

    def wrong_moves(self) -> dict[str, str]:
        """Legal moves that are not taken here, with the text that answers each."""
        scripted = self.scripted
        legal = legal_notations(self.match.state, self.lesson.learner)
        return {move: scripted.reason_against(move) for move in legal if not scripted.takes(move)}

    def go_on(self) -> None:
        """The learner has read a step that asks for no move: the others move, and the next step is shown."""
        if self.scripted.ask:
            raise OutOfStep(self.lesson.id, self.step, "it asks for a move")
        self._finish_step()

    def try_move(self, text: str) -> str:
        """The learner makes a move. Empty if it is taken; the others have then moved, and the next step is shown.

        If it is legal but not what is taught here: the id of the text that says why. A `MoveError` if the rules
        forbid it.
        """
        scripted, learner = self.scripted, self.lesson.learner
        if not scripted.ask:
            raise OutOfStep(self.lesson.id, self.step, "it asks for no move")
        refusal = self.match.refusal(learner, text)
        if refusal is not None:
            raise refusal
        notation = self.match.game.notation(self.match.state, self.match.read(text))
        if not scripted.takes(notation):
            return scripted.reason_against(notation)
        self.match.submit(learner, notation)
        self.moves.append(notation)
        self._finish_step()
        return ""

    def _is_taken(self, text: str) -> bool:
        """Try a move that was made before; the lesson may have changed since."""
        try:
            return not self.try_move(text)
        except MoveError:
            return False

    def _finish_step(self) -> None:
        for move in self.scripted.then:
            self.match.submit(next_to_move(self.match.state, self.lesson.learner), move)
        self.step += 1


def main_line(lesson: Lesson) -> Walk:
    """The lesson walked to its end by the moves that its author has in mind."""
    walk = Walk(lesson)
    while not walk.over:
        if walk.scripted.ask:
            walk.try_move(walk.taken_moves()[0])
        else:
            walk.go_on()
    return walk
