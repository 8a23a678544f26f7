"""What can go wrong, one class for each thing that people can get wrong.

Every message is one line for people: it names the place, and the clause or the allowed values.
The parts are kept as fields, so that the edges can say the same in another language. All survive
pickling, for process pools.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from tablewood.kernel.explain import Explanation

MANY = 24
"""Longer lists of allowed values are cut, so that a message stays a line."""


def a(noun: str) -> str:
    """The noun with its article: `a tree`, `an item`."""
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"


def listing(names: Sequence[str]) -> str:
    """The allowed values as people read them; `nothing` when there are none."""
    if not names:
        return "nothing"
    if len(names) > MANY:
        return f"{', '.join(names[:MANY])}, ... ({len(names)} in all)"
    return ", ".join(names)


def nearest(name: str, known: Sequence[str]) -> str:
    """The known name that somebody most likely meant, or "" when none is near."""
    wanted = name.casefold()
    folded = [one.casefold() for one in known]
    near = get_close_matches(wanted, folded, 1)
    return known[folded.index(near[0])] if near else ""


def one_of(name: str, known: Sequence[str]) -> str:
    """What to write in place of an unknown name: the known ones, and the nearest of them."""
    near = nearest(name, known)
    return f"one of {listing(known)}; did you mean {near}?" if near else f"one of {listing(known)}"


def place(file: str, line: int) -> str:
    """`components.toml:34`, or the file alone when no line is to blame."""
    return f"{file}:{line}" if line > 0 else file


class TablewoodError(Exception):
    """Something that a person or a file got wrong, and the clause that says so, if any."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.clause = clause
        self.remake((message, clause))

    def remake(self, parts: tuple[object, ...]) -> None:
        """Keep what `__init__` was given: pickle calls the class with `args` to make it again."""
        self.args = parts

    def __str__(self) -> str:
        return self.message


class UnknownGame(TablewoodError):
    """No folder of that name among the games."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f'unknown game "{name}"; {one_of(name, known)}')
        self.name = name
        self.known = tuple(known)
        self.remake((self.name, self.known))


class BadSeats(TablewoodError):
    """The game is not for that many players."""

    def __init__(self, game: str, seats: int, allowed: Sequence[int]) -> None:
        counts = listing([str(count) for count in allowed])
        super().__init__(f"{game} is not for {seats} seats; one of {counts}")
        self.game = game
        self.seats = seats
        self.allowed = tuple(allowed)
        self.remake((self.game, self.seats, self.allowed))


class BadOption(TablewoodError):
    """An option that cannot be played with, for a reason of its own (`what`)."""

    def __init__(self, game: str, option: str, what: str) -> None:
        super().__init__(f'{game}: option "{option}": {what}')
        self.game = game
        self.option = option
        self.what = what
        self.remake((self.game, self.option, self.what))


class UnknownOption(BadOption):
    """The game has no option of that name."""

    def __init__(self, game: str, option: str, known: Sequence[str]) -> None:
        super().__init__(game, option, f"unknown; {one_of(option, known)}")
        self.known = tuple(known)
        self.remake((self.game, self.option, self.known))


class BadOptionValue(BadOption):
    """The option exists, but not with that value."""

    def __init__(self, game: str, option: str, value: str, allowed: Sequence[str]) -> None:
        super().__init__(game, option, f'unknown value "{value}"; {one_of(value, allowed)}')
        self.value = value
        self.allowed = tuple(allowed)
        self.remake((self.game, self.option, self.value, self.allowed))


class BadComponents(TablewoodError):
    """A component table is wrong; line 0 stands for the whole file, key "" for the whole table."""

    def __init__(self, file: str, line: int, key: str, what: str) -> None:
        where = f"{place(file, line)}: {key}" if key else place(file, line)
        super().__init__(f"{where}: {what}")
        self.file = file
        self.line = line
        self.key = key
        self.what = what
        self.remake((self.file, self.line, self.key, self.what))


class MoveError(TablewoodError):
    """A move that is refused; the game has not changed."""


class UnreadableMove(MoveError):
    """The text is not a move of this game; the hint says what can be written, the clause what is being asked."""

    def __init__(self, text: str, hint: str = "", clause: str = "") -> None:
        message = f'cannot read the move "{text}"'
        if hint:
            message += f"; {hint}"
        super().__init__(f"{message} ({clause})" if clause else message, clause)
        self.text = text
        self.hint = hint
        self.remake((self.text, self.hint, self.clause))


class IllegalMove(MoveError):
    """The move can be read, and a clause forbids it now.

    What stands in its way in this position is told in an English sentence (`because`), and as an `explanation` that
    can be told in other languages.
    """

    def __init__(
        self,
        notation: str,
        clause: str,
        title: str = "",
        because: str = "",
        explanation: Explanation | None = None,
    ) -> None:
        message = f'"{notation}" is not allowed now'
        rule = ", ".join([part for part in (clause, title) if part])
        if because:
            message += f": {because.removesuffix('.')} ({rule})"
        elif rule:
            message += f": {rule}"
        super().__init__(message, clause)
        self.notation = notation
        self.title = title
        self.because = because
        self.explanation = explanation
        self.remake((self.notation, self.clause, self.title, self.because, self.explanation))


class NotYourTurn(MoveError):
    """Another seat is asked, or nobody is, because the game is over; the clause says whose turn it is.

    `asked` is None where this seat may not know who is asked.
    """

    def __init__(self, seat: int, asked: Sequence[int] | None, clause: str = "") -> None:
        if asked is None:
            message = f"seat {seat} is not asked now"
        elif asked:
            whose = "seat" if len(asked) == 1 else "seats"
            others = listing([str(other) for other in asked])
            message = f"seat {seat} is not asked now; asked: {whose} {others}"
        else:
            message = f"seat {seat} is not asked now; the game is over"
        super().__init__(f"{message} ({clause})" if clause else message, clause)
        self.seat = seat
        self.asked = None if asked is None else tuple(asked)
        self.remake((self.seat, self.asked, self.clause))


class RulesDisagree(TablewoodError):
    """A move is not offered, and no clause forbids it: a fault of the program, never of the player."""

    def __init__(self, game: str, prompt: str, notation: str) -> None:
        super().__init__(
            f'{game}: "{notation}" is not offered at "{prompt}", and no clause forbids it'
        )
        self.game = game
        self.prompt = prompt
        self.notation = notation
        self.remake((self.game, self.prompt, self.notation))


class BadSave(TablewoodError):
    """A saved game cannot be read; line 0 stands for the whole file."""

    def __init__(self, file: str, line: int, what: str) -> None:
        super().__init__(f"{place(file, line)}: {what}")
        self.file = file
        self.line = line
        self.what = what
        self.remake((self.file, self.line, self.what))


class BadScene(TablewoodError):
    """A position described by hand cannot stand; `where` is the line or key that says so."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"scene: {where}: {what}" if where else f"scene: {what}")
        self.where = where
        self.what = what
        self.remake((self.where, self.what))


class UnknownBot(TablewoodError):
    """No bot of that name."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f'unknown bot "{name}"; {one_of(name, known)}')
        self.name = name
        self.known = tuple(known)
        self.remake((self.name, self.known))


class UnknownScheme(TablewoodError):
    """There is no such way to say what a result is worth."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f'unknown scheme of returns "{name}"; {one_of(name, known)}')
        self.name = name
        self.known = tuple(known)
        self.remake((self.name, self.known))


class NotInTheRules(TablewoodError):
    """The rules have nothing of that kind and name; `first` and `last` are the names that they run between."""

    kind: ClassVar[str] = "clause or ruling"

    def __init__(self, name: str, first: str, last: str) -> None:
        super().__init__(f'no {self.kind} "{name}"; {first} to {last}')
        self.name = name
        self.first = first
        self.last = last
        self.remake((self.name, self.first, self.last))


class UnknownClause(NotInTheRules):
    """The rules have no such clause."""

    kind: ClassVar[str] = "clause"


class UnknownRuling(NotInTheRules):
    """The rules have no such ruling."""

    kind: ClassVar[str] = "ruling"


class BadRules(TablewoodError):
    """The rules of a game (`rules.md`) cannot be read."""

    def __init__(self, file: str, line: int, what: str) -> None:
        super().__init__(f"{place(file, line)}: {what}")
        self.file = file
        self.line = line
        self.what = what
        self.remake((self.file, self.line, self.what))


class NothingToUndo(TablewoodError):
    """No move can be taken back."""

    def __init__(self, why: str = "") -> None:
        super().__init__(f"nothing to undo: {why}" if why else "nothing to undo")
        self.why = why
        self.remake((self.why,))
