"""List the games.

Examples:
  tablewood games
  tablewood games --json
"""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from tablewood.cli.asking import language_option


def run(
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
    lang: Annotated[str, language_option] = "en",
) -> None:
    """The ids, names, player counts and sizes of all games."""
    from tablewood.games import games

    facts = [_facts(id, lang) for id in games()]
    if as_json:
        typer.echo(json.dumps(facts, indent=2, ensure_ascii=False))
    else:
        _print(facts)


def _facts(id: str, lang: str) -> dict[str, Any]:
    from tablewood.games import game
    from tablewood.kernel import clauses, text
    from tablewood.kernel.chance import seeded
    from tablewood.kernel.playout import play_randomly

    found = game(id)
    texts = text.load(found.folder / "text")
    return {
        "id": id,
        "name": texts.say(lang, "game-name"),
        "tagline": texts.say(lang, "game-tagline"),
        "seats": found.seats,
        "moves": found.moves.size,
        "decisions": play_randomly(found.start(max(found.seats)), seeded(0)),
        "clauses": len(clauses.load(found.folder / "rules.md").in_force()),
        "rules": found.version,
        "options": {
            option.name: {
                "default": option.default,
                "allowed": option.allowed(),
                "help": texts.say(lang, f"option-{option.name}-help"),
            }
            for option in found.options
        },
    }


def _print(facts: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("game", "name", "players", "decisions", "moves", "options"):
        table.add_column(heading, overflow="fold")
    for fact in facts:
        table.add_row(
            fact["id"],
            fact["name"],
            ", ".join(map(str, fact["seats"])),
            str(fact["decisions"]),
            str(fact["moves"]),
            "\n".join(fact["options"]),
        )
    console = Console()
    console.print(table)
    console.print(
        "\ndecisions: in a random game with all seats taken; moves: size of the move space\n"
        "tablewood rules GAME tells how to play; tablewood play GAME begins a game",
        style="dim",
    )
