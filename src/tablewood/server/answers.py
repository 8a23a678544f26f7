"""What the HTTP interface takes and gives, as typed structs: checked on the way in, and the source of the browser's
types and of the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tablewood.server.messages import Fact, FairNow, Reason, Refusal, ScoreNow, SeatNow

PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Salt = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}(?!\n)$")]
"""16 bytes of the browser's own chance, in hexadecimal. (To Python, `$` alone would allow a line break at the end.)"""


class Taken(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Common to all bodies that the server takes."""


class SeatWish(Taken):
    """Who shall sit on a seat of a new table: `me`, `open`, a bot's name, or another person at my device."""

    kind: Annotated[str, msgspec.Meta(pattern=r"^(me|open|bot|here)(?!\n)$")]
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    """The person's name for `me` and `here`, the bot's for `bot`."""
    salt: str = ""
    """A person's share in the shuffle: 16 bytes in hexadecimal."""


class NewTable(Taken):
    """POST /api/tables"""

    game: str
    seating: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    """One wish a seat."""
    options: dict[str, str | int | bool] = {}
    open: bool = False
    """Show the table in the lobby; else only those with the link find it."""


class SitDown(Taken):
    """POST /api/tables/{id}/sit"""

    seat: int
    name: PlayerName
    salt: Salt


class Leave(Taken):
    """POST /api/tables/{id}/leave: open the seat again before the game, or give it to a bot."""

    seat: int
    bot: str = ""


class PlaceBot(Taken):
    """POST /api/tables/{id}/bot: the host gives an open seat to a bot."""

    seat: int
    bot: str


class Again(Taken):
    """POST /api/tables/{id}/again: the same people and bots at a new table (or the one that was made already)."""

    salt: str = ""


class ToVerify(Taken):
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


class GameSheet(msgspec.Struct, kw_only=True):
    """GET /api/games: what can be played. Names are the game's texts `game-name` and `game-tagline`."""

    id: str
    rules: int
    seats: list[int]
    """The numbers of players."""
    options: list[OptionSheet]
    clauses: str
    """The prefix of the clauses, as SD in SD-29."""
    names: dict[str, str]
    """By language."""
    taglines: dict[str, str]


class ClauseSheet(msgspec.Struct, kw_only=True):
    """One numbered sentence of the rules."""

    id: str
    chapter: str
    text: str
    void: bool


class RulesSheet(msgspec.Struct, kw_only=True):
    """GET /api/games/{game}/rules"""

    title: str
    chapters: list[str]
    clauses: list[ClauseSheet]


class BotSheet(msgspec.Struct, kw_only=True):
    """GET /api/bots: texts `bot-<name>` and `bot-<name>-help` of the browser."""

    name: str
    level: int
    """1 to 4 for the levels that people choose from; 0 for others."""


class TableCard(msgspec.Struct, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    seats: list[SeatNow]
    asked_me: bool
    """Does the table wait for me?"""
    mine: bool
    made: str
    touched: str


class Lobby(msgspec.Struct, kw_only=True):
    """GET /api/tables: open tables with a free seat, tables to watch, and my own."""

    waiting: list[TableCard]
    watchable: list[TableCard]
    mine: list[TableCard]


class Made(msgspec.Struct, kw_only=True):
    """Where to go now."""

    id: str


class Done(msgspec.Struct, kw_only=True):
    """It is done."""

    version: int


class ReplayMove(msgspec.Struct, kw_only=True):
    """A move of a game that is over."""

    seat: int
    move: str
    verb: str
    arguments: dict[str, Any]
    totals: list[int]
    """Each seat's total after the move, for the chart."""
    facts: int
    """How many facts the log holds after the move."""


class Replay(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/replay: the whole game, once it is over. Moves taken back are not in it."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    seats: list[SeatNow]
    moves: list[ReplayMove]
    facts: list[Fact]
    """Nothing is hidden any more."""
    scores: list[ScoreNow]
    winners: list[int]
    fair: FairNow
    start_totals: list[int]


class ReplayPosition(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/replay/{move}?seat=S: the table after so many moves, as a seat saw it (-1: an onlooker)."""

    move: int
    seat: int
    asked: list[int]
    prompt: str
    view: Any


class Checked(msgspec.Struct, kw_only=True):
    """One thing that was checked: the browser's text `verify-<what>`."""

    what: str
    """`file`, `commitment`, `salts`, `moves`, `result`."""
    holds: bool
    found: str


class Verified(msgspec.Struct, kw_only=True):
    """The answer to POST /api/verify, and of `tablewood verify`."""

    holds: bool
    game: str
    moves: int
    checks: list[Checked]
    winners: list[int]
    scores: list[ScoreNow]


class Problem(msgspec.Struct, kw_only=True):
    """Every refusal over HTTP: a code for the browser's text `error-<code>`, and English for programs."""

    error: Refusal


class WhyNot(msgspec.Struct, kw_only=True):
    """Reasons, as over the socket."""

    reasons: list[Reason]
