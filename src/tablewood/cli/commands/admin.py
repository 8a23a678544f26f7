"""Look after the tables of a server: list, show, close, delete or void them, and keep addresses out.

ACTION is one of list, show, close, delete, void, ban, unban, bans, log; SUBJECT is the id of a table, or an
address or network. It works on the database itself, on the machine where it is; servers that are
running take notice within half a minute. Whatever changes something asks first and is written into
the log. A closed table can still be read; a deleted one is gone for good.
A rated result that is void counts no longer, and all ratings in its game are counted again.

Examples:
  tablewood admin list --phase seating
  tablewood admin close h4k2m9xw3tqp7rsz --why "spam"
  tablewood admin ban 203.0.113.0/24 --why "floods the lobby" --yes
  tablewood admin log --json --database postgresql://tablewood@localhost/tablewood
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablewood.cli.options import AsJson, Language
from tablewood.kernel.errors import TablewoodError, one_of

if TYPE_CHECKING:
    from tablewood.server.storage.operator import AdminTable, Operator

WITH_SUBJECT = ("show", "close", "delete", "void", "ban", "unban")
ACTIONS = ("list", "show", "close", "delete", "void", "ban", "unban", "bans", "log")


def run(
    action: Annotated[str, typer.Argument(metavar="ACTION", help="What to do, as listed above.")],
    subject: Annotated[
        str, typer.Argument(metavar="[SUBJECT]", help="A table's id, or an address.")
    ] = "",
    why: Annotated[str, typer.Option(metavar="TEXT", help="A note for the log.")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
    phase: Annotated[
        str, typer.Option(metavar="PHASE", help="List only seating, playing, over or closed ones.")
    ] = "",
    rated: Annotated[bool, typer.Option("--rated", help="List only rated tables.")] = False,
    setter: Annotated[
        str, typer.Option(metavar="MARK", help="List only tables set from the address so marked.")
    ] = "",
    most: Annotated[int, typer.Option(help="How many lines to print at most.")] = 50,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="As for `tablewood serve`; tablewood.db if not given."),
    ] = None,
    as_json: AsJson = False,
    lang: Language = "en",
) -> None:
    """Do one thing, and say what was done."""
    from tablewood.server.storage.operator import Operator

    if action not in ACTIONS:
        raise TablewoodError(f'unknown action "{action}"; {one_of(action, ACTIONS)}')
    if (action in WITH_SUBJECT) != bool(subject):
        what = "which table or address?" if action in WITH_SUBJECT else "no subject is needed"
        raise TablewoodError(f"admin {action}: {what}")
    operator = Operator.open(existing_database(database))
    try:
        if action == "list":
            _print(operator.tables(phase, setter, most, rated), as_json, _table_line)
        elif action == "show":
            _print([operator.table(subject)], as_json, _table_line)
        elif action == "bans":
            _print(
                operator.bans(), as_json, lambda ban: f"{ban.address:<24} {ban.since}  {ban.why}"
            )
        elif action == "log":
            _print(
                operator.log(most),
                as_json,
                lambda one: f"{one.time}  {one.action:<7} {one.subject}  {one.note}",
            )
        else:
            _change(operator, action, subject, why, yes, as_json, lang)
    finally:
        operator.close()


def existing_database(database: str | None) -> str:
    """The database; a file must exist, as nobody wants to look after an empty one."""
    from tablewood.server.http.settings import read_settings
    from tablewood.server.storage.engine import read_url

    found = read_settings({"database": database}, os.environ).database
    url = read_url(found)
    file = url.database if url.get_backend_name() == "sqlite" else None
    if file and not Path(file).is_file():
        raise TablewoodError(f"{file}: no such database; name it with --database")
    return found


def _change(
    operator: Operator,
    action: str,
    subject: str,
    why: str,
    yes: bool,
    as_json: bool,
    lang: str,
) -> None:
    from tablewood.cli.screen import WORDS
    from tablewood.kernel import text
    from tablewood.server.storage.operator import network_of

    words = text.load(WORDS)
    tables: dict[str, Callable[[str, str], object]] = {
        "close": operator.close_table,
        "delete": operator.delete_table,
        "void": operator.void_result,
    }
    if action in tables:
        found = operator.table(subject)
        if not as_json:
            typer.echo(_table_line(found))
        do = tables[action]
    else:
        subject = network_of(subject)
        do = operator.ban if action == "ban" else operator.unban
    if not yes and not typer.confirm(words.say(lang, f"admin-{action}-sure", subject=subject)):
        typer.echo(words.say(lang, "admin-nothing"))
        raise typer.Exit(1)
    do(subject, why)
    if as_json:
        _print([operator.log(1)[0]], True, str)
    else:
        typer.echo(words.say(lang, f"admin-{action}-done", subject=subject))


def _table_line(table: AdminTable) -> str:
    shown = "open" if table.open else "private"
    return (
        f"{table.id}  {table.game:<14} {table.phase:<8} {shown:<8} {table.touched[:16]}Z  "
        f"{table.setter or '-':<6} {table.entries:>5}  {table.rated or '-':<7}  {', '.join(table.players)}"
    )


def _print(rows: list[Any], as_json: bool, line: Any) -> None:
    import msgspec

    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(rows), indent=2).decode())
        return
    for row in rows:
        typer.echo(line(row))
