"""What people see in the terminal: the table, the moves, the points, and the words around them."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablewood.kernel import text
from tablewood.kernel.drawing import drawn
from tablewood.kernel.scoring import Score, Verdict, ranks
from tablewood.kernel.state import State
from tablewood.kernel.step import NOBODY
from tablewood.kernel.telling import Teller
from tablewood.kernel.view import View

WORDS = Path(__file__).parent / "text"
MANY = 8
"""More moves of one kind than this are listed compactly, without sentences."""


def make_console() -> Console:
    """A console that prints what it is given, and ignores markup in people's names."""
    return Console(highlight=False, markup=False, emoji=False)


class Screen:
    """The terminal of one game in one language."""

    def __init__(self, teller: Teller, console: Console) -> None:
        self.teller = teller
        self.console = console
        self.language = teller.language
        self._words = text.load(WORDS)
        self._interactive = sys.stdin.isatty()

    # Words

    def words(self, text_id: str, **variables: str | int) -> str:
        """A text of the terminal itself."""
        return self._words.say(self.language, text_id, **variables)

    def say(self, text_id: str, style: str = "", **variables: str | int) -> None:
        """Print a text of the terminal itself."""
        self.line(self.words(text_id, **variables), style)

    def line(self, line: str, style: str = "") -> None:
        """Print a line."""
        self.console.print(Text(line, style=style))

    def say_file(self, text_id: str, path: Path) -> None:
        """Print a text about a file, unbroken, so that it can be copied."""
        self.console.print(self.words(text_id, file=str(path)), soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        """Print a table, a drawing, a clause."""
        self.console.print(what)

    def read(self) -> str:
        """Read what somebody types; EOFError at the end of the input."""
        try:
            typed = input("> ")
        except EOFError:
            self.line("")
            raise
        if not self._interactive:
            # Input from a pipe would not show otherwise.
            self.line(typed)
        return typed.strip()

    def clear(self) -> None:
        """Hide what was shown so far."""
        if self.console.is_terminal:
            self.console.clear()
            print("\x1b[3J", end="", file=self.console.file, flush=True)

    @contextmanager
    def patience(self, seat: int = NOBODY) -> Iterator[None]:
        """Shows who is thinking if it takes long: a seat, or a bot that hints."""
        name = self.words("hint-bot") if seat == NOBODY else self.teller.names[seat]
        waiting = self.console.status(self.words("thinking", player=name))
        timer = threading.Timer(1.0, waiting.start)
        if self.console.is_terminal:
            timer.start()
        try:
            yield
        finally:
            timer.cancel()
            waiting.stop()

    # The table

    def board(self, view: View) -> None:
        """The table as its viewer sees it: drawn by the game, or else as plain facts."""
        self.console.print()
        self.show(drawn(self.teller, view, self.language))
        self.console.print()

    # Moves

    def moves(self, state: State, seat: int, verb: str = "") -> None:
        """The numbered moves of a seat, by kind; with a verb, only those, and all in sentences."""
        groups = _groups(state, state.legal(seat))
        if verb:
            groups = {verb: groups[verb]} if verb in groups else {}
        few = [group for group in groups.values() if len(group) <= MANY or verb]
        many = [group for group in groups.values() if group not in few]
        self.show(self._sentences(state, seat, [numbered for group in few for numbered in group]))
        for group in many:
            usage = state.game.moves.verb_of(group[0][1]).usage()
            self.say("many", usage=usage, count=len(group))
            short = [self._short(state, number, move) for number, move in group]
            self.show(Padding(Columns(short, padding=(0, 2)), (0, 0, 0, 2)))

    def _sentences(self, state: State, seat: int, group: Sequence[tuple[int, int]]) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold", min_width=4)
        table.add_column()
        table.add_column(style="dim")
        known = state.game.known_of(state, seat)
        for number, move in group:
            table.add_row(
                Text(str(number)),
                Text(self.teller.move(move, known)),
                Text(state.game.notation(state, move)),
            )
        return table

    def _short(self, state: State, number: int, move: int) -> Text:
        arguments = state.game.notation(state, move).partition(" ")[2]
        return Text.assemble((f"{number:>3}", "bold"), f" {arguments}")

    # Points

    def scores(self, state: State) -> None:
        """Every player's points by source, with tie-breaks where they decided; a team's result as one."""
        verdict = state.game.verdict(state)
        if verdict is not None:
            self._stand(verdict)
            return
        scores = state.scores()
        places = ranks(scores)
        order = sorted(range(len(scores)), key=lambda seat: (places[seat], seat))
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
        table.add_column()
        for seat in order:
            table.add_column(Text(self.teller.names[seat]), justify="right")
        table.add_row(self.words("place"), *[str(places[seat]) for seat in order])
        for at, (part, _) in enumerate(scores[0].parts):
            name = self.named("score", part)
            table.add_row(name, *[str(scores[seat].parts[at][1]) for seat in order])
        total = [str(scores[seat].total) for seat in order]
        table.add_row(self.words("total"), *total, style="bold")
        for at in range(deciding(scores)):
            name = f"{self.named('tiebreak', scores[0].tiebreaks[at][0])} ({self.words('decided')})"
            table.add_row(name, *[str(scores[seat].tiebreaks[at][1]) for seat in order])
        self.show(table)

    def _stand(self, verdict: Verdict) -> None:
        """How a team stands."""
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column()
        table.add_column(justify="right")
        for name, number in verdict.stand:
            table.add_row(self.named("stand", name), str(number))
        self.show(table)

    def victory(self, state: State) -> None:
        """Who has won; for a team, whether it has, and why."""
        self.say("over", style="bold")
        verdict = state.game.verdict(state)
        if verdict is not None:
            self._tell_verdict(verdict)
            return
        names = [self.teller.names[seat] for seat in state.winners()]
        if not names:
            self.say("nobody-wins", style="bold")
        elif len(names) == 1:
            self.say("wins", style="bold", players=names[0])
        else:
            self.say("shares", style="bold", players=self._all(names))

    def _tell_verdict(self, verdict: Verdict) -> None:
        names = self.teller.names
        result = "wins" if verdict.won else "loses"
        if len(names) == 1:
            self.say(result, style="bold", players=names[0])
        else:
            self.say(f"team-{result}", style="bold", players=self._all(names))
        decided = f"verdict-{verdict.decided}"
        self.line(self.teller.texts.say(self.language, decided, **dict(verdict.stand)))

    def _all(self, names: Sequence[str]) -> str:
        return f"{', '.join(names[:-1])} {self.words('and')} {names[-1]}"

    def named(self, domain: str, name: str) -> str:
        """What the game calls a part of the score, or what a team strives for."""
        return self.teller.texts.name(self.language, domain, name)


def deciding(scores: Sequence[Score]) -> int:
    """How many tie-breaks were needed: up to the one that separates the last of the tied."""
    needed = 0
    for at, score in enumerate(scores):
        for other in scores[:at]:
            one, two = score.key(), other.key()
            if one[0] == two[0]:
                alike = [mine == theirs for mine, theirs in zip(one, two, strict=True)]
                parted = alike.index(False) if False in alike else len(alike) - 1
                needed = max(needed, parted)
    return needed


def _groups(state: State, legal: Sequence[int]) -> dict[str, list[tuple[int, int]]]:
    """The moves with their numbers in the list, those of one verb together."""
    groups: dict[str, list[tuple[int, int]]] = {}
    for number, move in enumerate(legal, 1):
        verb = state.game.moves.verb_of(move).word
        groups.setdefault(verb, []).append((number, move))
    return groups
