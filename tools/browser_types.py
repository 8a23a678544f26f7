"""Write the browser's types from the Python ones: the protocol, and each game's view.

python tools/browser_types.py            write web/src/generated/*.ts
python tools/browser_types.py --check    only check whether they are up to date
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from tablewood.games import game_ids
from tablewood.kernel.view import View
from tablewood.server.http import openapi
from tablewood.server.live import protocol

FOLDER = Path(__file__).resolve().parents[1] / "web" / "src" / "generated"
REMARK = "// Written by tools/browser_types.py from the Python types. Do not edit: `make types` writes it again."
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def live() -> str:
    """The messages of the live protocol."""
    return _file([protocol.FromBrowser, protocol.FromTable], ["FromBrowser", "FromTable"])


def http() -> str:
    """The requests and responses of the HTTP interface."""
    return _file(openapi.types(), [])


def view_of(game: str) -> str:
    """What a seat sees of a game, and what is printed on its components."""
    return _file([_view_class(game), *_prints(game)], [])


def files() -> dict[str, str]:
    """The name and the expected content of every generated file."""
    views = {f"{game}.ts": view_of(game) for game in game_ids()}
    return {"protocol.ts": live(), "http.ts": http(), **views}


def _view_class(game: str) -> type[View]:
    module = import_module(f"tablewood.games.{game.replace('-', '_')}.view")
    [found] = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, View) and thing is not View
    ]
    return found


def _prints(game: str) -> list[type[msgspec.Struct]]:
    """The types that a game's catalogue uses in addition to those of its view."""
    name = f"tablewood.games.{game.replace('-', '_')}.catalogue"
    if find_spec(name) is None:
        return []
    return [
        thing
        for thing in vars(import_module(name)).values()
        if isinstance(thing, type) and thing.__module__ == name
    ]


def _file(types: list[Any], names: list[str]) -> str:
    schemas, components = msgspec.json.schema_components(types, ref_template="{name}")
    parts = [REMARK, *[_declared(name, schema) for name, schema in components.items()]]
    parts += [
        f"export type {name} = {_type(schema)};"
        for name, schema in zip(names, schemas, strict=False)
    ]
    return "\n\n".join(parts) + "\n"


def _declared(name: str, schema: dict[str, Any]) -> str:
    """One interface, with the descriptions as comments."""
    required = schema.get("required", [])
    lines = []
    if "description" in schema:
        first, *more = schema["description"].splitlines()
        lines += ["/**", *[f" * {line.strip()}".rstrip() for line in (first, *more)], " */"]
    lines.append(f"export interface {name} {{")
    for field, found in schema.get("properties", {}).items():
        # Python always writes every field; only in what the browser sends may fields be left out.
        optional = "?" if field not in required and _is_sent_by_browser(schema) else ""
        lines.append(f"  {field}{optional}: {_type(found)};")
    return "\n".join([*lines, "}"])


def _is_sent_by_browser(schema: dict[str, Any]) -> bool:
    """Whether a browser sends it: only such types forbid unknown fields."""
    return schema.get("additionalProperties") is False


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{one}"' for one in schema["enum"])
    kind = schema.get("type")
    if kind == "null":
        return "null"
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(_type(one) for one in schema["prefixItems"]) + "]"
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(str(kind), "unknown")


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    stale = []
    for name, text in files().items():
        path = FOLDER / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if "--check" in arguments and stale:
        print(f"types: run 'make types': {', '.join(stale)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
