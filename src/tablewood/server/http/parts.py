"""Parts of an address: the id of a table, and whole numbers."""

from __future__ import annotations

import re

from starlette.requests import Request

from tablewood.server.table.refusal import TableError

MOST_DIGITS = 9
TABLE_ID = re.compile("[A-Za-z0-9_-]{1,40}")


def table_id(request: Request) -> str:
    """The table in the path; what cannot be an id is not looked for."""
    id = str(request.path_params["id"])
    if not TABLE_ID.fullmatch(id):
        raise TableError("unknown-table", "there is no such table")
    return id


def whole_number(text: str, name: str) -> int:
    """A number in the path or the query."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS):
        raise TableError("malformed", f"{name} must be a whole number", place=name)
    return int(text)
