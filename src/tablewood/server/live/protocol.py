"""The live protocol: what a browser and a table say to each other over the socket.

Every message is a JSON object whose `t` names its kind. Names, prompts and sentences are not sent: a fact names a
text and its variables, and the browser says it in its reader's language, from the same Fluent files as the terminal.

Order. A table's `version` counts its entries. A browser says what it knows (`hello`), and is sent the table whenever
that is old. What it asks for carries an `id` of its own, kept and sent again until it is answered by `ack` or
`refused`: the same id twice is answered, not done, twice. Anything lost, doubled or late therefore converges.
"""

from __future__ import annotations

from typing import Any

import msgspec

PROTOCOL = 1
"""The version of this protocol; a browser with another one is told to load itself anew."""

MOST_BYTES = 8192
"""No message from a browser is longer than this."""

Argument = int | str | tuple[str, str]
"""A variable of a text: a number, a word (`hidden`, `none`), or a thing by domain and name (`space`, `C3`)."""

FactArgument = Argument | dict[str, int]
"""The same in a sentence of the log, which may also name several things: `good:plant` twice, `good:berry` once."""


class Asked(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """Common to all that a browser sends."""


class Hello(Asked, tag="hello"):
    """The first message, and again whenever the browser is not sure: tell me what I do not know.

    `seat` is which of my own seats I look from (two people may share a device); -1 to look on.
    """

    protocol: int
    known: int = -1
    """The last version that the browser has; -1 for none."""
    seat: int | None = None
    """None: from the seat that is asked, or else the first that is mine."""


class Move(Asked, tag="move"):
    """Make this move, in notation, for the seat that this socket looks from."""

    id: str
    at: int
    """The position (`TableNow.at`) that the move was chosen in."""
    move: str


class Undo(Asked, tag="undo"):
    """Take my last move back; where the rules of undo forbid that, ask the other people for consent."""

    id: str
    at: int


class Consent(Asked, tag="consent"):
    """Agree to the pending wish to take a move back, or decline it."""

    id: str
    at: int
    agree: bool


class Chat(Asked, tag="chat"):
    """Say something to the table."""

    id: str
    text: str


class Why(Asked, tag="why"):
    """Why can I not do this? Either a move in notation, or a thing that was clicked."""

    id: str
    move: str = ""
    thing: tuple[str, str] | None = None


class Preview(Asked, tag="preview"):
    """What would this legal move bring? Nothing is done, and nobody else is told."""

    id: str
    at: int
    """The position (`TableNow.at`) that the move belongs to; another one is refused as stale."""
    move: str


class Ping(Asked, tag="ping"):
    """Are you there? `known` is the browser's version, so that a lost message shows at once."""

    known: int = -1


FromBrowser = Hello | Move | Undo | Consent | Chat | Why | Preview | Ping


class Told(msgspec.Struct, tag_field="t", kw_only=True, omit_defaults=False):
    """Common to all that a table sends."""


class Ack(Told, tag="ack"):
    """What was asked under this id is done, and durable."""

    id: str
    version: int


class Explained(msgspec.Struct, kw_only=True):
    """What in this position stands in a move's way: the game's text `because-<kind>` with these variables."""

    kind: str
    arguments: dict[str, FactArgument]


class Refusal(msgspec.Struct, kw_only=True):
    """Why something is refused: a code (the browser's text `error-<code>`), its variables, and English for programs."""

    code: str
    message: str
    clause: str = ""
    """The clause that forbids a move, as in SD-29."""
    because: Explained | None = None
    """What in this position makes it do so."""
    arguments: dict[str, str | int] = {}


class Refused(Told, tag="refused"):
    """What was asked under this id was not done; nothing has changed."""

    id: str
    refusal: Refusal


class Reason(msgspec.Struct, kw_only=True):
    """A move and the clause that forbids it now; an empty clause for a move that is legal."""

    move: str
    verb: str
    arguments: dict[str, Argument]
    clause: str
    because: Explained | None = None
    """What in this position makes the clause forbid it."""


class Because(Told, tag="because"):
    """The answer to `why`: the most telling reason first; none if the thing has no part in any move."""

    id: str
    reasons: list[Reason]


class Pong(Told, tag="pong"):
    """Here I am, at this version."""

    version: int


class Closing(Told, tag="closing"):
    """The server stops, or this browser must load itself anew; nothing is lost."""

    refusal: Refusal


class SeatNow(msgspec.Struct, kw_only=True):
    """A seat of the table and who sits there."""

    name: str
    """What the game calls the seat: a colour, a guild."""
    kind: str
    """`open`, `person` or `bot`."""
    player: str
    """The person's name, or the bot's kind (`grown`); empty for an open seat."""
    mine: bool
    online: bool
    salt: str
    """The person's share in the shuffle, in hexadecimal; shown from the start of the game on."""


class LegalMove(msgspec.Struct, kw_only=True):
    """A move that the viewer may make, and the things that it touches."""

    move: str
    verb: str
    arguments: dict[str, Argument]


class Fact(msgspec.Struct, kw_only=True):
    """A sentence of the log: the game's text `event-<kind>` with these variables."""

    kind: str
    seat: int
    arguments: dict[str, FactArgument]
    at: int
    """The entry that led to it."""


Leaf = int | float | str | bool | None
"""A part of a view that has no parts of its own."""


class Change(msgspec.Struct, kw_only=True):
    """One difference between the view before a move and the view after it.

    Either a leaf has another value (`before`, `after`; null where there is nothing), or a list has gained or lost
    things. Things that have an `id` (or a `card`) are then told by that name, others as they are in the view.
    """

    path: list[str | int]
    """Where in the view: names of fields, and places in lists as they are before the move."""
    before: Leaf = None
    after: Leaf = None
    gained: list[Any] = []
    lost: list[Any] = []


class Previewed(Told, tag="previewed"):
    """The answer to `preview`: what the move would bring, as far as the seat may know that beforehand."""

    id: str
    at: int
    facts: list[Fact]
    """What the log would say."""
    changes: list[Change]
    """What would differ in the seat's view."""
    certain: bool
    """True: this is all that will happen. False: chance or something hidden has a part in it, and this much is sure."""


class Said(msgspec.Struct, kw_only=True):
    """A line of the chat, or something that happened at the table: the browser's text `table-<kind>`."""

    kind: str
    """`chat`, `sat`, `placed` (a bot), `left`, `began`, `undone`, `undo-wished`, `undo-declined`, `stumbled`, `ended`.

    `text` is what was said; for `placed` the person who left the seat, for `undone` the number of moves.
    """
    seat: int
    player: str
    text: str
    at: int
    time: str
    """When, in UTC: 2026-11-16T10:00:00Z."""


class UndoNow(msgspec.Struct, kw_only=True):
    """What the viewer may take back."""

    mine: bool
    """May the viewer take its last move back by itself?"""
    why_not: str = ""
    """The reason, as the end of the browser's text id `undo-<reason>`."""
    wish: int = -1
    """The seat that wishes to take a move back and waits for consent; -1 for none."""
    consents: list[int] = []
    """The seats that have agreed."""
    may_consent: bool = False
    """Is the viewer asked for consent?"""


class ScoreNow(msgspec.Struct, kw_only=True):
    """A seat's score: named parts (the game's texts `score-<part>`), then the tie-breaks."""

    seat: int
    total: int
    rank: int
    """1 for the best; all are 1 in a team, where nobody is ranked."""
    parts: dict[str, int]
    tiebreaks: dict[str, int]


class VerdictNow(msgspec.Struct, kw_only=True):
    """The one result of players who win or lose together."""

    won: bool
    decided: str
    """What decided the game: the game's text `verdict-<decided>`, whose variables are below."""
    stand: dict[str, int]
    """How the team stands, by name: the game's texts `stand-<name>`."""


class FairNow(msgspec.Struct, kw_only=True):
    """The shuffle: what was promised before the first card was dealt, and, at the end, what it was."""

    commitment: str
    """SHA-256 of the server's secret, in hexadecimal; published when the table is made."""
    secret: str = ""
    """The secret itself, once the game is over."""


class TableNow(Told, tag="table"):
    """The table as this socket's viewer may know it. Whole, but for the log and the chat, which grow."""

    id: str
    game: str
    rules: int
    options: dict[str, str | int | bool]
    version: int
    at: int
    """The number of the last entry that changed the position; moves say which position they answer."""
    phase: str
    """`seating`, `playing` or `over`."""
    open: bool
    """Is the table in the lobby?"""
    host: bool
    """Did the viewer set this table?"""
    seats: list[SeatNow]
    viewer: int
    """The seat looked from; -1 for an onlooker."""
    asked: list[int]
    """The seats whose answer the table waits for, as far as the viewer may know."""
    prompt: str
    """What is asked now: the game's text `prompt-<prompt>`; empty when nobody is."""
    view: Any
    """The game's view (see the game's own types); null while people are still sitting down."""
    moves: list[LegalMove]
    """What the viewer may do; empty if it is not asked."""
    undo: UndoNow
    scores: list[ScoreNow]
    """Once the game is over; before, what may be known of scores is in the view. Of a team, show the verdict."""
    winners: list[int]
    fair: FairNow
    facts_from: int
    """The facts below take the place of all that the browser has from this number on."""
    facts: list[Fact]
    said_from: int
    said: list[Said]
    rematch: str = ""
    """The id of the table where this game is played again."""
    team: bool = False
    """Do all players win or lose together?"""
    verdict: VerdictNow | None = None
    """The common result of a team, once the game is over."""
    trouble: Refusal | None = None
    """Why the table can only be looked at: it was played by other rules, or what was kept of it is broken."""


class Present(Told, tag="present"):
    """Who is looking: the seats that are online, and how many onlookers. It needs no version: the newest holds."""

    online: list[int]
    onlookers: int
    thinking: list[int]
    """The seats whose bot is thinking."""


FromTable = TableNow | Ack | Refused | Because | Previewed | Pong | Present | Closing
