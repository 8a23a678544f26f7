"""What people may type at the prompt: a move, or one of the commands around it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from tablewood.cli.hints import show_hints
from tablewood.cli.rulebook import Rules
from tablewood.cli.saves import check_new
from tablewood.cli.session import Quit
from tablewood.kernel.errors import (
    IllegalMove,
    NothingToUndo,
    TablewoodError,
    UnknownClause,
    UnreadableMove,
)
from tablewood.learn.hints import AddressedPerspective, hints

if TYPE_CHECKING:
    from tablewood.cli.session import Session

Command = Callable[[int, str], bool]
"""Carried out for a seat with the rest of the line; True if the position has changed."""

USAGES = {
    "view": "",
    "moves": "[VERB]",
    "hint": "",
    "why": "MOVE",
    "rules": "WORDS",
    "log": "",
    "score": "",
    "undo": "",
    "save": "FILE",
    "as": "NAME",
    "quit": "",
}
REASONS = {
    "no move has been made": "undo-none",
    "the last move is another seat's": "undo-other",
    "the turn has passed on": "undo-passed",
    "chance was involved": "undo-chance",
    "something hidden was revealed": "undo-revealed",
    "a lesson goes forward only": "undo-lesson",
}


class Prompt:
    """Understands what is typed, and does it."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._match = session.match
        self._screen = session.screen
        self._rules = Rules(session.match.game, session.screen.language)
        self._commands: dict[str, Command] = {
            "view": self._view,
            "moves": self._moves,
            "hint": self._hint,
            "why": self._why,
            "rules": self._look_up,
            "log": self._log,
            "score": self._score,
            "undo": self._undo,
            "save": self._save,
            "as": self._as,
            "quit": self._quit,
        }
        self._known = {self._called(name): command for name, command in self._commands.items()}
        self._known.update(self._commands)
        for name in ("?", "help", self._screen.words("command-help")):
            self._known[name] = self._help

    def obey(self, seat: int, typed: str) -> bool:
        """Do what is typed; True if the position has changed, or somebody else answers first."""
        word, _, rest = typed.partition(" ")
        name = word.lower().removeprefix(":")
        is_verb = name in self._match.game.moves.verbs and not word.startswith(":")
        if not typed:
            self._session.pose(seat)
            return False
        if name in self._known and not is_verb:
            return self._known[name](seat, rest.strip())
        return self._move(seat, typed)

    # Moves

    def _move(self, seat: int, typed: str) -> bool:
        """A number from the list, a move in notation, or its last words."""
        try:
            self._session.answer(seat, self._notation(seat, typed))
        except UnreadableMove as error:
            self._not_read(seat, error)
        except IllegalMove as error:
            self._refuse(seat, error)
        else:
            return True
        return False

    def _notation(self, seat: int, typed: str) -> str:
        """The move that is meant, in full notation."""
        state, game = self._match.state, self._match.game
        offered = self._match.moves(seat)
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(offered):
                raise UnreadableMove(typed, self._screen.words("not-a-number", last=len(offered)))
            return offered[int(typed) - 1]
        try:
            return game.notation(state, game.parse(state, typed))
        except UnreadableMove:
            ends = [move for move in offered if move.lower().endswith(f" {typed.lower()}")]
            if len(ends) == 1:
                return ends[0]
            raise

    def _not_read(self, seat: int, error: UnreadableMove) -> None:
        """The rules' own hint is in English; other languages get a general one."""
        hint = error.hint
        if self._screen.language != "en" and not error.text.isdecimal():
            hint = self._screen.words("unreadable-hint", example=self._match.moves(seat)[0])
        self._screen.say("unreadable", style="red", text=error.text, hint=hint)

    def _refuse(self, seat: int, refusal: IllegalMove) -> None:
        """What in this position prevents the move, and the clause with its text."""
        title = self._rules.title(self._rules.book.clause(refusal.clause))
        because = self._because(seat, refusal)
        self._screen.say(
            "refused-because" if because else "refused",
            style="red",
            move=refusal.notation,
            because=because,
            clause=refusal.clause,
            title=title,
        )
        self._screen.show(self._rules.clause(refusal.clause))

    def _because(self, seat: int, refusal: IllegalMove) -> str:
        """The facts of the position; for a move that answers another question, the question being asked."""
        if refusal.explanation is not None:
            return self._screen.teller.explanation(refusal.explanation)
        verb = refusal.notation.partition(" ")[0]
        if any(move.partition(" ")[0] == verb for move in self._match.moves(seat)):
            return ""
        prompt = self._screen.teller.prompt(self._match.state.step.prompt)
        return self._screen.words("asked-now", prompt=prompt)

    # Commands

    def _help(self, seat: int, rest: str) -> bool:
        screen = self._screen
        screen.say("help")
        table = Table.grid(padding=(0, 2, 0, 0))
        for name, usage in USAGES.items():
            if name != "as" or len(self._match.state.asked) > 1:
                called = f"  {self._called(name)} {usage}"
                table.add_row(Text(called, style="bold"), Text(screen.words(f"help-{name}")))
        screen.show(table)
        screen.say("help-colon", style="dim")
        return False

    def _view(self, seat: int, rest: str) -> bool:
        self._session.draw(seat)
        return False

    def _moves(self, seat: int, rest: str) -> bool:
        state = self._match.state
        self._screen.moves(state, seat, rest.lower())
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        """What a grown tree would consider, by the numbers of the list of moves."""
        state = self._match.state
        with self._screen.patience():
            found = hints(AddressedPerspective(state, seat), self._session.hint_seed(seat))
        show_hints(self._screen, state, seat, found)
        return False

    def _why(self, seat: int, rest: str) -> bool:
        """The clause that forbids a move."""
        if not rest:
            self._screen.say("how-why", example=self._match.moves(seat)[0])
            return False
        try:
            notation = self._notation(seat, rest)
        except UnreadableMove as error:
            self._not_read(seat, error)
            return False
        refusal = self._match.refusal(seat, notation)
        if refusal is not None:
            self._refuse(seat, refusal)
        else:
            self._screen.say("allowed", move=notation)
        return False

    def _look_up(self, seat: int, rest: str) -> bool:
        if not rest:
            self._screen.say("how-rules", example=f"{self._rules.book.prefix}-1")
            return False
        try:
            named = self._rules.names_a_clause(rest)
            found = self._rules.clause(rest) if named else self._rules.found(rest)
        except UnknownClause as error:
            self._screen.line(str(error), style="red")
            return False
        if found is None:
            self._screen.say("nothing-found", words=rest)
        else:
            self._screen.show(found)
        return False

    def _log(self, seat: int, rest: str) -> bool:
        story = self._session.story(seat)
        for sentence in story:
            self._screen.line(f"  {sentence}")
        if not story:
            self._screen.say("empty-log")
        return False

    def _score(self, seat: int, rest: str) -> bool:
        self._screen.scores(self._match.state)
        return False

    def _undo(self, seat: int, rest: str) -> bool:
        try:
            self._session.take_back(seat)
        except NothingToUndo as error:
            reason = REASONS.get(error.why)
            why = self._screen.words(reason) if reason else error.why
            self._screen.say("no-undo", style="red", why=why)
            return False
        self._screen.say("undone")
        return True

    def _save(self, seat: int, rest: str) -> bool:
        """Save to a new file; the game's own file is kept up to date anyway."""
        if not rest:
            self._screen.say_file("how-save", self._session.keeper.path)
            return False
        path = Path(rest).expanduser()
        try:
            self._session.keeper.write(self._match, check_new(path))
        except TablewoodError as error:
            self._screen.say("not-saved", style="red", why=str(error))
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            self._screen.say("not-saved", style="red", why=f"{path}: {why}")
        else:
            self._screen.say_file("saved", path)
        return False

    def _as(self, seat: int, rest: str) -> bool:
        """Let another of the people asked at the same time answer first."""
        names = self._screen.teller.names
        asked = [other for other in self._match.state.asked if other in self._session.people]
        for other in asked:
            if names[other].lower() == rest.lower():
                self._session.speaker = other
                return True
        self._screen.say("how-as", players=", ".join(names[other] for other in asked))
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        raise Quit

    def _called(self, name: str) -> str:
        """The command's name in the language of the table; the English name works too."""
        return self._screen.words(f"command-{name}")
