"""What the HTTP interface takes and gives, as typed structs: checked on the way in, and the source of the browser's
types and of the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tablewood.kernel.catalogue import CatalogueKind
from tablewood.server.live.protocol import (
    Fact,
    FairNow,
    Reason,
    Refusal,
    ScoreNow,
    SeatNow,
    VerdictNow,
)

LONGEST_NAME = 24
PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Salt = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}(?!\n)$")]
"""16 bytes of the browser's own chance, in hexadecimal. (To Python, `$` alone would allow a line break at the end.)"""


Pace = Literal["brisk", "normal", "calm"]
"""How fast the bots of a table play: at once, at the server's pace, or with time to look at every move."""


class Taken(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Common to all bodies that the server takes."""


class SeatWish(Taken):
    """Who shall sit on a seat of a new table: `me`, `open`, a bot's name, or another person at my device."""

    kind: Annotated[str, msgspec.Meta(pattern=r"^(me|open|bot|here)(?!\n)$")]
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
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
    pace: Pace = "normal"
    """How long the bots of the table wait between two moves."""


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
    each_seat: bool
    """Whether every seat has one of the choices, all different, written `red+blue` in the order of the seats."""
    fits: dict[str, list[int]]
    """The numbers of players that a choice is for; choices for any number are not in it."""


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
    minutes: list[int]
    """How long a game takes, from and to; empty if nobody has said."""
    weight: str
    """`light`, `medium-light`, `medium`, `medium-heavy` or `heavy`; empty if nobody has said."""
    longest_name: int
    """How many letters the name of a person at the table may have."""


class ClausePart(msgspec.Struct, kw_only=True):
    """Words of a clause that have the same sources."""

    marks: list[str]
    """Of `R`, `X`, `P`, `G`, `J`; the browser's texts `mark-R` and so on tell what they mean."""
    text: str
    """With `*names*` stressed, and code in backquotes."""


class ClauseSheet(msgspec.Struct, kw_only=True):
    """One numbered sentence of the rules."""

    id: str
    chapter: str
    text: str
    """The plain words of all parts."""
    parts: list[ClausePart]
    rulings: list[str]
    """The rulings that it rests on."""
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
    """What of a table of components comes from one source."""

    source: str
    text: str


class TableOriginSheet(msgspec.Struct, kw_only=True):
    """Where one table of components comes from."""

    table: str
    """Its name in `components.toml`."""
    name: str
    source: str
    """`rulebook`, `published` or `reconstructed`: what most of it is, as tagged in `components.toml`."""
    shares: list[ShareSheet]
    note: str
    """All shares in one go."""


class ProvenanceSheet(msgspec.Struct, kw_only=True):
    """GET /api/games/{game}/provenance/{language}: what is from the rulebook, what is reconstructed, and why."""

    why: str
    tables: list[TableOriginSheet]
    marks: dict[str, int]
    """How many clauses bear each mark."""
    clauses: int
    ours: int
    """How many clauses rest on a decision of ours, wholly or partly."""


class ComponentsSheet(msgspec.Struct, kw_only=True):
    """GET /api/games/{game}/components: everything in the box, in play or not, kind by kind."""

    kinds: list[CatalogueKind]


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


class Glance(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/glance: the position as an onlooker sees it, to draw small in a list."""

    id: str
    at: int
    """The number of the last entry that changed the position."""
    view: Any
    """The game's view for an onlooker; null before the game begins."""


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
    verdict: VerdictNow | None
    """The common result of a team; null where all played for themselves."""
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
    verdict: VerdictNow | None


class Problem(msgspec.Struct, kw_only=True):
    """Every refusal over HTTP: a code for the browser's text `error-<code>`, and English for programs."""

    error: Refusal


class WhyNot(msgspec.Struct, kw_only=True):
    """Reasons, as over the socket."""

    reasons: list[Reason]
