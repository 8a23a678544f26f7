"""Prints where rules and components come from: the rulebook, another publication, or our reconstruction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tablewood.games import game as find_game
from tablewood.kernel import provenance, text
from tablewood.kernel.provenance import Origin

WORDS = Path(__file__).parent / "text"
STYLES = {"rulebook": "green", "published": "cyan", "reconstructed": "yellow"}


def as_facts(games: Sequence[str], language: str) -> list[dict[str, Any]]:
    """For programs."""
    return [
        {"id": id, **asdict(provenance.of_game(find_game(id).folder, language))} for id in games
    ]


def show(games: Sequence[str], language: str) -> None:
    """For people: game by game, table by table."""
    from rich.console import Console

    words = text.load(WORDS)
    console = Console(highlight=False)
    for id in games:
        folder = find_game(id).folder
        name = text.load(folder / "text").say(language, "game-name")
        _show_one(console, name, provenance.of_game(folder, language), language)
    console.print(words.say(language, "provenance-more"), style="dim")


def _show_one(console: Any, name: str, origin: Origin, language: str) -> None:
    from rich.padding import Padding
    from rich.table import Table

    words = text.load(WORDS)
    console.print(name, style="bold underline")
    console.print(origin.why)
    counted = words.say(language, "provenance-clauses", clauses=origin.clauses, ours=origin.ours)
    console.print(f"{counted}\n")
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for one in origin.tables:
        for place, share in enumerate(one.shares):
            source = words.say(language, f"source-{share.source}")
            style = STYLES[share.source]
            table.add_row(one.name if place == 0 else "", f"[{style}]{source}[/]", share.text)
    console.print(Padding(table, (0, 0, 1, 2)))
