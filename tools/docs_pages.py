"""The pages of the documentation that are generated from other files: rules, commands, the HTTP interface.

Each function returns Markdown; `tools/docs_hooks.py` gives the pages to MkDocs.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import typer
from typer.testing import CliRunner

import tablewood as tw
from tablewood.cli.app import make_app
from tablewood.kernel.text import LANGUAGES
from tablewood.server.http.openapi import document

ROOT = Path(__file__).resolve().parents[1]

COPIED = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "web/src/board/README.md": "reference/board-kit.md",
}
"""Files outside `docs/` that are pages of the site, by their path in the repository."""

SOURCES = {
    "R": "from the printed rulebook",
    "X": "a worked example of the rulebook",
    "G": "rests on a ruling of ours",
}
"""What the tag of a clause means."""

LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
ENTRY = re.compile(r"^- \*\*([A-Z]+-?\d+)\*\*", re.M)
CITED = re.compile(r"(?<![\w*#`-])([A-Z]{2}-\d+|R\d+)\b(?!\*\*)")


def pages() -> dict[str, str]:
    """Every generated page, by its path in the site."""
    made = {"reference/commands.md": commands(), "reference/http.md": http()}
    for source, page in COPIED.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        made[page] = relinked(text, PurePosixPath(source), PurePosixPath(page))
    for game in tw.game_ids():
        for language in LANGUAGES:
            made[rules_page(game, language)] = rules(game, language)
    return made


# Rules


def rules_page(game: str, language: str) -> str:
    """The path of a game's rules in the site."""
    return f"rules/{game}.md" if language == "en" else f"rules/{language}/{game}.md"


def rules(game: str, language: str) -> str:
    """The rules of a game: every clause and ruling has an anchor, and citations are links."""
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    text = (tw.game(game).folder / name).read_text(encoding="utf-8")
    title, _, body = text.partition("\n")
    known = {found[1] for found in ENTRY.finditer(body)}
    body = CITED.sub(lambda cited: _citation(cited[1], known), body)
    body = ENTRY.sub(lambda entry: f"- **{entry[1]}**{{ #{entry[1]} }}", body)
    for tag, about in SOURCES.items():
        body = body.replace(f"[{tag}]", f'<abbr class="source" title="{about}">{tag}</abbr>')
    if language != "en":
        body = f'<div lang="{language}" markdown>\n{body}\n</div>\n'
    return f"{title}\n{body}"


def _citation(name: str, known: set[str]) -> str:
    return f"[{name}](#{name})" if name in known else name


# Commands


def commands() -> str:
    """The help text of every command."""
    app = make_app()
    group: Any = typer.main.get_command(app)
    parts = [
        "# Commands",
        "What `tablewood COMMAND --help` prints, for every command.",
        _fenced(_help(app, [])),
    ]
    for name in sorted(group.commands):
        parts += [f"## tablewood {name}", _fenced(_help(app, [name]))]
    return "\n\n".join(parts) + "\n"


def _help(app: typer.Typer, arguments: list[str]) -> str:
    done = CliRunner().invoke(app, [*arguments, "--help"], prog_name="tablewood")
    if done.exit_code:
        raise RuntimeError(f"tablewood {' '.join(arguments)} --help failed: {done.output}")
    return "\n".join(line.rstrip() for line in done.output.strip().splitlines())


def _fenced(text: str) -> str:
    return f"```text\n{text}\n```"


# The HTTP interface


def http() -> str:
    """The HTTP interface, from its own OpenAPI description."""
    described = document()
    parts = [
        "# The HTTP interface",
        described["info"]["description"],
        "Every server answers `GET /api/openapi.json` with this description in OpenAPI 3.1. "
        "Live play is on [its own page](live.md).",
        "## Paths",
    ]
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            parts += _operation(method.upper(), path, operation)
    parts.append("## Types")
    for name, schema in sorted(described["components"]["schemas"].items()):
        parts += _schema(name, schema)
    return "\n\n".join(parts) + "\n"


def _operation(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"### `{method} {path}`"
    yield operation["summary"]
    if operation["parameters"]:
        rows = [_parameter(parameter) for parameter in operation["parameters"]]
        yield _table(["parameter", "in", "type", ""], rows)
    if "requestBody" in operation:
        yield f"Takes: {_content(operation['requestBody'])}"
    responses = dict(operation["responses"])
    yield f"Answers: {_content(responses.pop('200'))}"
    refusals = "; ".join(
        f"{status}: {response['description'].removeprefix('Refused: ').rstrip('.')}"
        for status, response in responses.items()
    )
    yield f"Refuses, with a {_type({'$ref': '/Problem'})}: {refusals}"


def _parameter(parameter: dict[str, Any]) -> list[str]:
    return [
        f"`{parameter['name']}`",
        parameter["in"],
        _type(parameter["schema"]),
        parameter.get("description", ""),
    ]


def _content(part: dict[str, Any]) -> str:
    [(kind, content)] = part["content"].items()
    return _type(content["schema"]) if kind == "application/json" else f"`{kind}`"


def _schema(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f"### {name} {{ #{name} }}"
    if "description" in schema:
        yield str(schema["description"])
    required = schema.get("required", [])
    rows = [
        [f"`{field}`", _type(kind), "" if field in required else f"`{kind.get('default', '')}`"]
        for field, kind in schema.get("properties", {}).items()
    ]
    if rows:
        yield _table(["field", "type", "default"], rows)


def _type(schema: dict[str, Any]) -> str:
    """A JSON schema in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name})"
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{one}`" for one in schema["enum"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"({', '.join(_type(one) for one in schema['prefixItems'])})"
        return f"list of {_type(schema.get('items', {}))}"
    if schema.get("type") == "object" and "additionalProperties" in schema:
        values = schema["additionalProperties"]
        return f"object of {_type(values)}" if isinstance(values, dict) else "object"
    return str(schema.get("type", "anything"))


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# Links


def relinked(text: str, source: PurePosixPath, page: PurePosixPath) -> str:
    """The text of a repository file as a page of the site, with links that lead to pages.

    A link to a file that is not a page becomes the path of that file. A broken link stays as it is, and MkDocs
    reports it.
    """
    return LINK.sub(lambda link: _relinked(link, source, page), text)


def _relinked(link: re.Match[str], source: PurePosixPath, page: PurePosixPath) -> str:
    image, text, target = link.groups()
    path, hash_, anchor = target.partition("#")
    if not path or ":" in path:
        return link[0]
    file = os.path.normpath(source.parent / path)
    if file in COPIED:
        place = COPIED[file]
    elif file.startswith("docs/"):
        place = file.removeprefix("docs/")
        if (ROOT / file / "README.md").exists():
            place += "/README.md"
    elif (ROOT / file).exists():
        return f"`{file}`" if text.strip("`") in (file, path) else f"{text} (`{file}`)"
    else:
        return link[0]
    return f"{image}[{text}]({os.path.relpath(place, page.parent)}{hash_}{anchor})"
