"""A study as it is printed: sentences first, then narrow tables."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tablewood.lab.study.cards import Card, label
from tablewood.lab.study.comparison import Comparison
from tablewood.lab.study.intervals import Estimate
from tablewood.lab.study.plan import Plan
from tablewood.lab.study.side_by_side import rows_of
from tablewood.lab.study.study import ComparedOption, Study, StudyPart

MOST = 12
"""How many cards and decisions to print; the report and --json have all."""

FEW = 5
"""How many cards to print for each pair of values."""

WIDTH = 28
"""How long the name of a card may be."""


CARDS = (
    "gain: by how much taking it changes the chance to win, beyond others of its kind; intervals hold "
    "for all cards at once"
)
PAIRS = (
    "Verdicts and the intervals of differences hold for all pairs of values at once. --html has every "
    "value by itself, with its cards."
)


def print_study(study: Study) -> None:
    """Print what a study says about each number of seats."""
    console = Console(highlight=False)
    if not study.parts:
        console.print("nothing was played")
        return
    for one in study.compared:
        _print_option(console, study, one)
    for part in [] if study.compared else study.parts:
        _print_part(console, study, part)
    console.print(PAIRS if study.compared else CARDS, style="dim")


def _print_part(console: Console, study: Study, part: StudyPart) -> None:
    """One number of seats, by one table or by two."""
    tables = "" if part.comparison is None else " by each table"
    console.print(_heading(study, part, tables), style="bold")
    _print_list(console, part.findings)
    _print_tables(console, _tables(part))


def _print_option(console: Console, study: Study, compared: ComparedOption) -> None:
    """The values of an option: did they matter, and how do their games look side by side?"""
    least = min(compared.values, key=lambda part: part.outline.games)
    console.print(_heading(study, least, f" by each value of {compared.option}"), style="bold")
    _print_list(console, [finding for pair in compared.pairs for finding in pair.findings])
    names = [f"{compared.option}={part.value}" for part in compared.values]
    table = _table("", *names)
    for name, cells in rows_of([part.outline for part in compared.values]):
        table.add_row(name, *cells)
    changed = [
        _changed(pair.comparison, f"with {pair.here}", pair.there, FEW)
        for pair in compared.pairs
        if pair.comparison.named
    ]
    _print_tables(console, [table, *changed])


def _heading(study: Study, part: StudyPart, by: str) -> str:
    plan: Plan = study.plan
    options = "".join(f", {name} {value}" for name, value in plan.options.items())
    played = part.outline.games
    count = f"{played} games" if played == plan.games else f"{played} of {plan.games} games"
    stopped = ", interrupted" if study.interrupted else ""
    return f"{plan.game}, {part.seats} seats{options}: {count}{by}{stopped}\n"


def _print_list(console: Console, findings: list[str]) -> None:
    for finding in findings:
        console.print(f"- {finding}")
    console.print()


def _print_tables(console: Console, tables: list[Table]) -> None:
    for table in tables:
        console.print(table)
        console.print()


def _tables(part: StudyPart) -> list[Table]:
    tables = [_places(part)]
    if part.comparison is not None:
        tables.append(_changed(part.comparison, "a game", "before", MOST))
    if part.cards:
        tables.append(_cards(part.cards[:MOST]))
    tables.append(_decisions(part))
    return tables


def _places(part: StudyPart) -> Table:
    table = _table("place", *[f"{one.place}." for one in part.outline.places])
    wins = [one.wins for one in part.outline.places]
    table.add_row("wins", *[f"{one.share:.1%}" for one in wins])
    table.add_row("95 % interval", *[f"{one.low:.1%} - {one.high:.1%}" for one in wins])
    points = [one.points for one in part.outline.places]
    table.add_row("points", *[f"{one.mean:.1f} ± {one.sd:.1f}" for one in points])
    return table


def _cards(cards: list[Card]) -> Table:
    table = _table("card", "a game", "gain at once", "in the end", "stands out")
    for one in cards:
        table.add_row(
            _label(one.kind, one.id, one.name),
            f"{one.per_game:.2f}",
            _gain(one.at_once),
            _gain(one.in_the_end),
            one.verdict,
        )
    return table


def _changed(comparison: Comparison, here: str, there: str, most: int) -> Table:
    table = _table("changed card", here, there, "gain more at once", "plays")
    for one in comparison.cards[:most]:
        table.add_row(
            _label(one.kind, one.id, one.name),
            f"{one.here_per_game:.2f}",
            f"{one.there_per_game:.2f}",
            _gain(one.at_once),
            {"strong": "stronger", "weak": "weaker"}.get(one.verdict, ""),
        )
    return table


def _decisions(part: StudyPart) -> Table:
    table = _table("decision", "a game", "legal moves", "with a choice")
    for one in part.outline.questions[:MOST]:
        name = one.name.replace("-", " ")
        table.add_row(name, f"{one.per_game:.1f}", f"{one.moves:.1f}", f"{one.free:.0%}")
    return table


def _label(kind: str, id: str, name: str) -> str:
    """A card for a narrow column."""
    called = label(id, name)
    called = f"{kind}: {name}" if called == name else called
    return called if len(called) <= WIDTH else f"{called[: WIDTH - 1]}…"


def _gain(effect: Estimate) -> str:
    if effect.error == float("inf"):
        return ""
    return f"{100 * effect.value:+.1f} % ({100 * effect.low:+.1f} to {100 * effect.high:+.1f})"


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right", no_wrap=True)
    return table
