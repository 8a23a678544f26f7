"""Serve tables to browsers, for a household or for the world.

Every option can also be set in the environment, as TABLEWOOD_PORT or TABLEWOOD_PUBLIC_URL. Several
servers can share a PostgreSQL database behind a proxy; docs/hosting.md says how.

Examples:
  tablewood serve
  tablewood serve --host 0.0.0.0 --database games.db
  tablewood serve --database postgresql://tablewood@localhost/tablewood --public-url https://games.example.org
"""

from __future__ import annotations

import os
from typing import Annotated

import typer

from tablewood.cli.options import Language


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
        typer.Option(metavar="URL", help="Where people find it, if it is behind a proxy."),
    ] = None,
    secure_cookies: Annotated[
        bool | None,
        typer.Option(
            "--secure-cookies", help="Cookies over https only; implied by an https public URL."
        ),
    ] = None,
    proxies: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESSES",
            help="Proxies whose X-Forwarded-For is trusted; 127.0.0.1 if not given.",
        ),
    ] = None,
    rates: Annotated[
        float | None,
        typer.Option(help="Scales the request limits per address: 2 doubles them, 0 lifts them."),
    ] = None,
    connections: Annotated[
        int | None,
        typer.Option(help="Connections one address may have open; 300 if not given, 0 for any."),
    ] = None,
    patience: Annotated[
        float | None,
        typer.Option(help="Seconds a connection may keep the server waiting; 15 if not given."),
    ] = None,
    idle: Annotated[
        float | None,
        typer.Option(help="Seconds a table stays in memory when nobody looks; 300 if not given."),
    ] = None,
    bots: Annotated[
        int | None,
        typer.Option(help="Processes that think for bots; by default one fewer than processors."),
    ] = None,
    pause: Annotated[
        float | None, typer.Option(help="Seconds between bot moves; 0.4 if not given.")
    ] = None,
    contact: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Your e-mail address, which push services are told."),
    ] = None,
    vapid_key: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="A key that signs push messages; by default the server makes one."
        ),
    ] = None,
    smtp_url: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="A mail server, to tell people that it is their turn: smtp://..."
        ),
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The sender of mails.")
    ] = None,
    without_client: Annotated[
        bool,
        typer.Option("--without-client", help="Do not require the built client (to develop it)."),
    ] = False,
    lang: Language = "en",
) -> None:
    """Listen, and serve until stopped."""
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
            "connections": connections,
            "patience": patience,
            "idle": idle,
            "bots": bots,
            "pause": pause,
            "contact": contact,
            "vapid_key": vapid_key,
            "smtp_url": smtp_url,
            "mail_from": mail_from,
        },
        os.environ,
    )
    if not without_client:
        check_client()
    run_server(settings, listening(settings.host, settings.port), lang)
