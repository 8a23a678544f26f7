"""What the HTTP interface takes and gives, as typed structs: checked on the way in, and the source of the browser's
types and the OpenAPI description.

What a table gives of itself (replay, lobby, verification ...) is declared beside the code that fills it in.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablewood.kernel.catalogue import CatalogueKind
from tablewood.server.table.names import LONGEST_NAME
from tablewood.server.table.refusal import Refusal

PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Salt = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}(?!\n)$")]
"""16 random bytes from the browser, in hexadecimal. (In Python, `$` alone would allow a line break at the end.)"""


class RequestBody(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Common to every body the server takes."""


class SitDown(RequestBody):
    """POST /api/tables/{id}/sit"""

    seat: int
    name: PlayerName
    salt: Salt


class Leave(RequestBody):
    """POST /api/tables/{id}/leave: open the seat again before the game, or give it to a bot."""

    seat: int
    bot: str = ""


class PlaceBot(RequestBody):
    """POST /api/tables/{id}/bot: the host gives an open seat to a bot."""

    seat: int
    bot: str


class Replace(RequestBody):
    """POST /api/tables/{id}/replace: the host lets a bot play for somebody who has been away for a while."""

    seat: int
    bot: str = ""


class Back(RequestBody):
    """POST /api/tables/{id}/back: a person takes the seat back that a bot keeps for them."""

    seat: int


class Close(RequestBody):
    """POST /api/tables/{id}/close: the host no longer wants the table."""


class Again(RequestBody):
    """POST /api/tables/{id}/again: the same people and bots at a new table (or the one that was already set)."""

    salt: str = ""


class ToVerify(RequestBody):
    """POST /api/verify"""

    file: Annotated[str, msgspec.Meta(max_length=200_000)]


class OptionSheet(msgspec.Struct, kw_only=True):
    """An option of a game: texts `option-<name>`, `option-<name>-help`, and `option-<name>-<choice>` of the game."""

    name: str
    default: str | int | bool
    choices: list[str]
    low: int
    high: int
    help: str
    each_seat: bool
    """Whether each seat has its own choice, all different, written `red+blue` in the order of the seats."""
    fits: dict[str, list[int]]
    """The numbers of players a choice is for; choices for any number are left out."""


class GameSheet(msgspec.Struct, kw_only=True):
    """GET /api/games: what can be played. Names are the game's texts `game-name` and `game-tagline`."""

    id: str
    rules: int
    seats: list[int]
    """The numbers of players."""
    options: list[OptionSheet]
    clauses: str
    """The prefix of the clauses, such as SD in SD-29."""
    names: dict[str, str]
    """By language."""
    taglines: dict[str, str]
    minutes: list[int]
    """How long a game takes, from and to; empty if unknown."""
    weight: str
    """`light`, `medium-light`, `medium`, `medium-heavy` or `heavy`; empty if unknown."""
    longest_name: int
    """How many letters a player's name may have."""
    lessons: bool
    """Whether it can be learnt here, by playing a guided first game."""


class ClausePart(msgspec.Struct, kw_only=True):
    """Words of a clause that share the same sources."""

    marks: list[str]
    """Any of `R`, `X`, `P`, `G`, `J`; the browser's texts `mark-R` and so on say what they mean."""
    text: str
    """With `*names*` emphasised, and code in backquotes."""


class ClauseSheet(msgspec.Struct, kw_only=True):
    """One numbered sentence of the rules."""

    id: str
    chapter: str
    text: str
    """The plain words of all parts."""
    parts: list[ClausePart]
    rulings: list[str]
    """The rulings it rests on."""
    void: bool


class RulingSheet(msgspec.Struct, kw_only=True):
    """What was decided where the rulebook is silent or unclear, and why."""

    id: str
    clauses: list[str]
    text: str


class RulesSheet(msgspec.Struct, kw_only=True):
    """GET /api/games/{game}/rules/{language}"""

    title: str
    chapters: list[str]
    notes: dict[str, str]
    """What a chapter says before its first clause."""
    clauses: list[ClauseSheet]
    rulings: list[RulingSheet]
    turn: str
    """The clause that says whose turn it is."""


class ShareSheet(msgspec.Struct, kw_only=True):
    """The part of a component table that comes from one source."""

    source: str
    text: str


class TableOriginSheet(msgspec.Struct, kw_only=True):
    """Where one component table comes from."""

    table: str
    """Its name in `components.toml`."""
    name: str
    source: str
    """`rulebook`, `published` or `reconstructed`: the source of most of it, as tagged in `components.toml`."""
    shares: list[ShareSheet]
    note: str
    """All shares in one text."""


class ProvenanceSheet(msgspec.Struct, kw_only=True):
    """GET /api/games/{game}/provenance/{language}: what is from the rulebook, what is reconstructed, and why."""

    why: str
    tables: list[TableOriginSheet]
    marks: dict[str, int]
    """How many clauses carry each mark."""
    clauses: int
    ours: int
    """How many clauses rest on a ruling of ours, at least in part."""


class ComponentsSheet(msgspec.Struct, kw_only=True):
    """GET /api/games/{game}/components: everything in the box, in play or not, kind by kind."""

    kinds: list[CatalogueKind]


class BotSheet(msgspec.Struct, kw_only=True):
    """GET /api/bots: texts `bot-<name>` and `bot-<name>-help` of the browser."""

    name: str
    level: int
    """1 to 4 for the levels people choose from; 0 for others."""


class Made(msgspec.Struct, kw_only=True):
    """Where to go now."""

    id: str


class Done(msgspec.Struct, kw_only=True):
    """It is done."""

    version: int


class Problem(msgspec.Struct, kw_only=True):
    """Every refusal over HTTP: a code for the browser's text `error-<code>`, and English for programs."""

    error: Refusal
