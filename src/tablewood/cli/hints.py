"""Hints in the terminal: what a grown tree would consider, by the numbers of the list of moves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from tablewood.cli.screen import Screen
from tablewood.kernel.state import State
from tablewood.learn.hints import HintedMove, HintReason


def show_hints(screen: Screen, state: State, seat: int, found: Sequence[HintedMove]) -> None:
    """Each move with its number and the reasons for it."""
    legal = state.legal(seat)
    known = state.game.known_of(state, seat)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", min_width=4)
    table.add_column()
    for hint in found:
        move = state.game.parse(state, hint.move)
        reasons = ", ".join(reason_in_words(screen, reason) for reason in hint.reasons)
        told = Text.assemble(screen.teller.move(move, known), "\n", (reasons, "dim"))
        table.add_row(str(legal.index(move) + 1), told)
    screen.say("hint-title", style="bold")
    screen.show(table)


def reason_in_words(screen: Screen, reason: HintReason) -> str:
    """Why the move is worth considering, in the game's own names of the parts of the score."""
    domain = "stand" if reason.kind == "stand" else "score"
    return screen.words(
        f"hint-{reason.kind}",
        name=screen.named(domain, reason.name) if reason.name else "",
        points=reason.points,
        certain="yes" if reason.certain else "no",
        player=screen.teller.names[reason.seat] if reason.seat >= 0 else "",
    )
