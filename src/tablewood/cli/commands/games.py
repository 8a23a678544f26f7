"""List the games, or show where their rules and components come from.

Examples:
  tablewood games
  tablewood games --provenance
  tablewood games --json
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablewood.cli.options import AsJson, Language

if TYPE_CHECKING:
    from tablewood.kernel.game import Game


def run(
    as_json: AsJson = False,
    provenance: Annotated[
        bool,
        typer.Option(
            "--provenance", help="What is from the rulebook, what is reconstructed, and why."
        ),
    ] = False,
    lang: Language = "en",
) -> None:
    """The ids, names, player counts and sizes of all games."""
    from tablewood.games import game_ids

    if provenance:
        from tablewood.cli.provenance import as_facts, show

        if as_json:
            typer.echo(json.dumps(as_facts(game_ids(), lang), indent=2, ensure_ascii=False))
        else:
            show(game_ids(), lang)
        return
    facts = [_facts(id, lang) for id in game_ids()]
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
        "clauses": len(clauses.of_game(found.folder).in_force()),
        "rules": found.version,
        "networks": _networks(found),
        "options": {
            option.name: {
                "default": option.default,
                "allowed": option.allowed(),
                "help": texts.say(lang, f"option-{option.name}-help"),
            }
            for option in found.options
        },
    }


def _networks(found: Game[Any]) -> dict[str, str]:
    """By number of seats: whether the value network that ships fits the game, or why it is not used."""
    nets = found.nets()
    fresh = {str(seats): "fresh" for seats in found.seats if nets.value(seats) is not None}
    return {**fresh, **{str(seats): why for seats, why in nets.stale.items()}}


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
        "tablewood rules GAME explains how to play; tablewood play GAME starts a game\n"
        "tablewood games --provenance shows what is from the rulebooks and what is reconstructed",
        style="dim",
    )
    for fact in facts:
        for seats, why in fact["networks"].items():
            if why != "fresh":
                typer.echo(
                    f"{fact['id']}: the value network for {seats} seats is stale: {why}", err=True
                )
