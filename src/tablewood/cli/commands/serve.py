"""Serve tables to browsers, for a household or for the world.

Every option can also be set in the environment, as TABLEWOOD_PORT or TABLEWOOD_PUBLIC_URL. Several
servers may share a PostgreSQL database behind a proxy; docs/hosting.md tells how.

Examples:
  tablewood serve
  tablewood serve --host 0.0.0.0 --database games.db
  tablewood serve --database postgresql://tablewood@localhost/tablewood --public-url https://games.example.org
"""

from __future__ import annotations

import os
from typing import Annotated

import typer

from tablewood.cli.asking import language_option


def run(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 127.0.0.1 if not given.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="8765 if not given.")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="An SQLite file, or postgresql://...; tablewood.db if not given."
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where people find it, if a proxy stands before it."),
    ] = None,
    secure_cookies: Annotated[
        bool | None,
        typer.Option(
            "--secure-cookies", help="Cookies over https only; follows from an https public URL."
        ),
    ] = None,
    proxies: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESSES",
            help="Proxies whose X-Forwarded-For is believed; 127.0.0.1 if not given.",
        ),
    ] = None,
    rates: Annotated[
        float | None,
        typer.Option(help="How much one address may ask for: 2 for twice as much, 0 for no limit."),
    ] = None,
    bots: Annotated[
        int | None, typer.Option(help="Processes that think for bots; one a processor, less one.")
    ] = None,
    pause: Annotated[
        float | None, typer.Option(help="Seconds between two moves of bots; 0.4 if not given.")
    ] = None,
    without_client: Annotated[
        bool,
        typer.Option("--without-client", help="Do not ask for the built client (to develop it)."),
    ] = False,
    lang: Annotated[str, language_option] = "en",
) -> None:
    """Listen, and serve until somebody stops it."""
    from tablewood.cli.browser import run_server
    from tablewood.server.http.serve import check_client, listening
    from tablewood.server.http.settings import read_settings

    settings = read_settings(
        {
            "host": host,
            "port": port,
            "database": database,
            "public_url": public_url,
            "secure_cookies": secure_cookies,
            "proxies": proxies,
            "rates": rates,
            "bots": bots,
            "pause": pause,
        },
        os.environ,
    )
    if not without_client:
        check_client()
    run_server(settings, listening(settings.host, settings.port), lang)
