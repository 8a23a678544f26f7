"""The commands, found by module: each module of `cli/commands` is one command, and there is no list to edit."""

from __future__ import annotations

import platform
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pkgutil import iter_modules
from typing import Annotated

import typer

from tablewood.cli import commands

ABOUT = """Five woodland board games: play them, read their rules, have bots play thousands of games.

Examples:
  tablewood play                       play in the browser, with friends or against bots
  tablewood rules sylvan-dale bridge   what the rules say about bridges
  tablewood sim sylvan-dale --games 1000 --bots greedy,random

"tablewood COMMAND --help" explains a command."""


def make_app() -> typer.Typer:
    """The whole command line."""
    app = typer.Typer(
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    )
    app.callback(invoke_without_command=True, help=_unwrapped(ABOUT))(_tablewood)
    for found in iter_modules(commands.__path__):
        module = import_module(f"{commands.__name__}.{found.name}")
        app.command(found.name.replace("_", "-"), help=_unwrapped(module.__doc__ or ""))(module.run)
    return app


def _unwrapped(help: str) -> str:
    """Put a backspace before the examples: it tells Typer not to reflow the paragraph."""
    return help.replace("\nExamples:\n", "\n\b\nExamples:\n")


def _tablewood(
    context: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", is_eager=True)
    ] = False,
) -> None:
    if show_version:
        typer.echo(_version())
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
    else:
        return
    raise typer.Exit


def _version() -> str:
    from tablewood.lab.sources import is_compiled

    try:
        number = version("tablewood")
    except PackageNotFoundError:
        number = "(not installed)"
    made = "compiled" if is_compiled() else "interpreted"
    return f"tablewood {number}, {made}, Python {platform.python_version()}"
