"""Write the finished public games of a server as data, one row a game, to a Parquet file.

Public are the tables that were shown in the lobby. Nothing in the file tells who played: no names, no chat, no ids, and
of the time only the day. Everybody who played is called `person`, and bots keep their names. It reads the database
itself, on the machine where it is (docs/how-to/games-as-data.md).

Examples:
  tablewood export --out games.parquet
  tablewood export --database postgresql://tablewood@localhost/tablewood --out sylve.parquet --game sylve
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from tablewood.cli.options import AsJson, WithObservations, check_parquet


def run(
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The file to write.")],
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="As for `tablewood serve`; tablewood.db if not given."),
    ] = None,
    game: Annotated[str, typer.Option(metavar="GAME", help="Only the games of this kind.")] = "",
    observations: WithObservations = False,
    as_json: AsJson = False,
) -> None:
    """Write the games, and say how many there were."""
    from tablewood.cli.commands.admin import existing_database
    from tablewood.games import game as find_game
    from tablewood.lab.games_file import write_games
    from tablewood.server.storage.engine import make_engine, migrate, read_url
    from tablewood.server.storage.public_games import PublicGames

    if game:
        find_game(game)
    check_parquet(out, observations)
    url = read_url(existing_database(database))
    engine = make_engine(url, writes=True)
    try:
        migrate(engine, url)
        with engine.connect() as connection:
            games = PublicGames(connection, game, observations)
            count = write_games(out, games)
    finally:
        engine.dispose()
    if as_json:
        typer.echo(json.dumps({"file": str(out), "games": count, "left_out": games.left_out}))
        return
    typer.echo(f"{out}: {count} {'game' if count == 1 else 'games'}")
    if games.left_out:
        typer.echo(f"{games.left_out} left out: these rules do not replay them as they were played")
