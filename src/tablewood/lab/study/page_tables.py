"""Tables of a report as HTML: plain ones, and two sides of a comparison beside each other."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tablewood.lab.study.comparison import Comparison
from tablewood.lab.study.intervals import Estimate


def compared(comparison: Comparison, here: str, there: str) -> str:
    """Both sides, by what they are called: whole games, and every card."""
    rows = [
        [one.name, "", *_measured(one.unit, one.here, one.there, one.difference)]
        for one in comparison.measures
    ]
    cards = [
        [
            f"{one.kind} {one.id}",
            one.name,
            f"{one.here_per_game:.2f}",
            f"{one.there_per_game:.2f}",
            percent(one.at_once),
            percent(one.in_the_end),
            {"strong": "stronger", "weak": "weaker"}.get(one.verdict, ""),
        ]
        for one in comparison.cards
    ]
    marks = [one.verdict for one in comparison.cards]
    return (
        f"<h3>On the same deals: {escape(here)} and {escape(there)}</h3>"
        + table_of(["", "", here, there, "difference"], rows)
        + f"<h3>Cards: {escape(here)} and {escape(there)}</h3>"
        + table_of(
            ["card", "", f"a game: {here}", there, "gain more at once", "in the end", "plays"],
            cards,
            marks,
        )
    )


def _measured(unit: str, here: float, there: float, difference: Estimate) -> list[str]:
    if unit == "%":
        return [f"{here:.1%}", f"{there:.1%}", percent(difference)]
    told = f"{difference.value:+.2f} ({difference.low:+.2f} to {difference.high:+.2f})"
    return [f"{here:.2f}", f"{there:.2f}", told]


def table_of(heads: Sequence[str], rows: Sequence[Sequence[str]], marks: Sequence[str] = ()) -> str:
    """A table; `marks` colour its rows."""
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    lines = [
        f'<tr class="{marks[at] if marks else ""}">'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row)
        + "</tr>"
        for at, row in enumerate(rows)
    ]
    return f'<div class="scroll"><table><tr>{head}</tr>{"".join(lines)}</table></div>'


def percent(effect: Estimate) -> str:
    """An effect on the chance to win with its interval; nothing where too few took it."""
    if effect.error == float("inf"):
        return ""
    return f"{100 * effect.value:+.1f} % ({100 * effect.low:+.1f} to {100 * effect.high:+.1f})"
