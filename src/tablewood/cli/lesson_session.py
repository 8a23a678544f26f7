"""A lesson in the terminal: it says something, asks for a move, and answers whatever is typed."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from tablewood.cli.lesson_progress import LessonProgress
from tablewood.cli.saves import Keeper
from tablewood.cli.screen import Screen
from tablewood.cli.seating import PERSON
from tablewood.cli.session import Quit, Session
from tablewood.kernel import grammar
from tablewood.kernel.errors import NothingToUndo
from tablewood.learn import Walk, texts_of
from tablewood.learn.things import SEAT, VERB

OPPONENT = "young"
"""The bot that sits on the other seats, and plays on when the lesson is over. In the lesson its moves are scripted."""


class LessonSession(Session):
    """One chapter. Everything that can be typed in a game can be typed here, too."""

    def __init__(self, walk: Walk, screen: Screen, progress: LessonProgress) -> None:
        seats = walk.match.state.seats
        seating = [PERSON if seat == walk.lesson.learner else OPPONENT for seat in range(seats)]
        keeper = Keeper(progress.path, seating, [], True)
        super().__init__(walk.match, seating, screen, keeper, ask_everything=True)
        self._walk = walk
        self._progress = progress
        self._learner = walk.lesson.learner
        self._lesson_texts = texts_of(walk.lesson.game)
        self._plies = -1
        """How many moves had been made when the table was last drawn."""

    def teach(self) -> bool:
        """Walk on to the end of the chapter; False if somebody stops before."""
        self._title()
        try:
            while not self._walk.over:
                self._take_step()
                self.keep()
        except (EOFError, Quit):
            self.keep()
            return False
        self._tell(self._learner)
        return True

    def _title(self) -> None:
        lesson = self._walk.lesson
        title = self._lesson_texts.say(self.screen.language, lesson.title)
        self.screen.say("lesson-title", style="bold", title=title, minutes=lesson.minutes)

    def _take_step(self) -> None:
        walk = self._walk
        self._tell(self._learner)
        if walk.match.state.plies != self._plies:
            self._plies = walk.match.state.plies
            self.draw(self._learner)
        self._say_step()
        if not walk.scripted.ask:
            self._wait_for_enter()
            return
        self.pose(self._learner)
        step = walk.step
        while walk.step == step:
            self._prompt.obey(self._learner, self.screen.read())

    def _say_step(self) -> None:
        scripted = self._walk.scripted
        self._say_text(scripted.say)
        if scripted.point:
            things = [self._thing(point) for point in scripted.point]
            named = grammar.together(self.screen.language, list(dict.fromkeys(things)))
            self.screen.say("lesson-look", style="italic", things=named)

    def _say_text(self, text_id: str, style: str = "bold green") -> None:
        said = self._lesson_texts.say(self.screen.language, text_id).replace("**", "")
        self.screen.show(Padding(Text(said, style=style), (0, 2)))

    def _thing(self, point: str) -> str:
        """What the board would light, in words."""
        domain, _, name = point.partition(":")
        teller = self.screen.teller
        if domain == SEAT:
            return teller.seat_name(name)
        if domain == VERB:
            verb = self.match.game.moves.verbs[name]
            if verb.parameters:
                return name
            return self.screen.words("lesson-button", move=teller.move(verb.move))
        return teller.texts.name(self.screen.language, domain, name)

    def _wait_for_enter(self) -> None:
        """Enter goes on; the table can be looked at, and somebody may stop."""
        self.screen.say("lesson-enter", style="dim")
        while True:
            typed = self.screen.read().lower().removeprefix(":")
            if not typed:
                self._walk.go_on()
                return
            if typed in ("q", "quit", self.screen.words("command-quit")):
                raise Quit
            if typed in ("view", self.screen.words("command-view")):
                self.draw(self._learner)
            self.screen.say("lesson-enter", style="dim")

    # What the prompt calls

    def answer(self, seat: int, notation: str) -> None:
        """Make the learner's move, or say why another one is wanted."""
        reason = self._walk.try_move(notation)
        if reason:
            self._say_text(reason, style="yellow")

    def take_back(self, seat: int) -> None:
        """A lesson goes forward only."""
        raise NothingToUndo("a lesson goes forward only")

    def keep(self) -> None:
        """Remember how far the learner has come; if that fails, say so once and go on."""
        try:
            self._progress.keep(self._walk)
        except OSError as error:
            if not self._complained:
                why = f"{self._progress.path}: {error.strerror}"
                self.screen.say("not-saved", style="bold", why=why)
            self._complained = True
