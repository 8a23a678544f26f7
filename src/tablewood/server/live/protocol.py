"""The live protocol: what a browser and a table say to each other over the socket.

Every message is a JSON object whose `t` names its kind. Names, prompts and sentences are not sent: a fact names a
text and its variables, and the browser puts it into the reader's language, from the same Fluent files as the terminal.

Order. A table's `version` counts its entries. A browser says what it knows (`hello`), and is sent the table whenever
that is out of date. Each request has its own `id`, and the browser sends it again until it is answered by `ack` or
`refused`: the same id twice is answered twice but done once. So both sides recover from lost, doubled or late messages.

Every viewer counts for themselves: a discreet move is no entry for those who may not notice it, so numbers of two
viewers cannot be compared (`table/numbers.py`).

What a table is made of (facts, seats, scores ...) is declared in `table/`, beside the code that fills it in.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablewood.learn.hints import HintedMove
from tablewood.server.table.entries import ClockRule
from tablewood.server.table.facts import Argument, Explained, Fact, LegalMove
from tablewood.server.table.fairness import FairNow
from tablewood.server.table.refusal import Refusal
from tablewood.server.table.result import ScoreNow, VerdictNow
from tablewood.server.table.seats import SeatNow
from tablewood.server.table.talk import Said
from tablewood.server.table.undo import UndoNow

PROTOCOL = 1
"""The version of this protocol; a browser with another one is told to reload."""

MOST_BYTES = 8192
"""The longest message a browser may send."""

LONGEST_ID = 64
"""The longest id a browser may give a request."""


class BrowserMessage(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """Common to everything a browser sends."""


class Hello(BrowserMessage, tag="hello"):
    """The first message, and again whenever the browser is not sure: tell me what I do not know.

    `seat` is which of my own seats I see from (two people may share a device); -1 to look on.
    """

    protocol: int
    known: int = -1
    """The last version the browser has; -1 for none."""
    seat: int | None = None
    """None: from the one of my seats that is asked, or else the first."""


class Move(BrowserMessage, tag="move"):
    """Make this move, in notation, for the seat this socket sees from."""

    id: str
    at: int
    """The position (`TableNow.at`) the move was chosen in."""
    move: str


class Undo(BrowserMessage, tag="undo"):
    """Take my last move back; if that needs consent, ask the others for it."""

    id: str
    at: int


class Consent(BrowserMessage, tag="consent"):
    """Agree to the pending wish to take a move back, or decline it."""

    id: str
    at: int
    agree: bool


class Withdraw(BrowserMessage, tag="withdraw"):
    """Take back my wish to take a move back."""

    id: str


class Chat(BrowserMessage, tag="chat"):
    """Say something to the table."""

    id: str
    text: str


class Why(BrowserMessage, tag="why"):
    """Why can't I do this? Either a move in notation, or a thing that was clicked."""

    id: str
    move: str = ""
    thing: tuple[str, str] | None = None


class Preview(BrowserMessage, tag="preview"):
    """What would this legal move do? Nothing is changed, and nobody else is told."""

    id: str
    at: int
    """The position (`TableNow.at`) the move belongs to; any other is refused as stale."""
    move: str


class Hint(BrowserMessage, tag="hint"):
    """What would a good player consider here? Everybody at the table hears that the seat took a hint."""

    id: str
    at: int
    """The position (`TableNow.at`) the hint is for; any other is refused as stale."""


class DropHint(BrowserMessage, tag="drop-hint"):
    """I no longer want the hint that is being thought about."""

    id: str


class Earlier(BrowserMessage, tag="earlier"):
    """What was said before? A table comes with its latest lines only."""

    id: str
    before: int
    """The number of the first line the browser has."""


class Ping(BrowserMessage, tag="ping"):
    """Are you there? `known` is the browser's version, so that a lost message shows at once."""

    known: int = -1


FromBrowser = (
    Hello
    | Move
    | Undo
    | Consent
    | Withdraw
    | Chat
    | Why
    | Preview
    | Hint
    | DropHint
    | Earlier
    | Ping
)


class TableMessage(msgspec.Struct, tag_field="t", kw_only=True, omit_defaults=False):
    """Common to everything a table sends."""


class Ack(TableMessage, tag="ack"):
    """The request of this id is done, and durable."""

    id: str
    version: int


class Nack(TableMessage, tag="refused"):
    """The request of this id was refused; nothing has changed."""

    id: str
    refusal: Refusal


class Reason(msgspec.Struct, kw_only=True):
    """A move and the clause that forbids it now; an empty clause if it is legal."""

    move: str
    verb: str
    arguments: dict[str, Argument]
    clause: str
    because: Explained | None = None
    """What in this position makes the clause forbid it."""


class Because(TableMessage, tag="because"):
    """The answer to `why`: the most telling reason first; none if no move uses the thing."""

    id: str
    reasons: list[Reason]


class EarlierTalk(TableMessage, tag="earlier"):
    """The answer to `earlier`: the lines just before that one."""

    id: str
    said_from: int
    said: list[Said]


class Pong(TableMessage, tag="pong"):
    """The answer to `ping`: the table's version."""

    version: int


class Closing(TableMessage, tag="closing"):
    """The server is stopping, or this browser must reload; nothing is lost."""

    refusal: Refusal


Leaf = int | float | str | bool | None
"""A part of a view that has no further parts."""


class Change(msgspec.Struct, kw_only=True):
    """One difference between the view before a move and the view after it.

    Either a leaf has a new value (`before`, `after`; null where there is nothing), or a list has gained or lost
    things. Things with an `id` (or a `card`) are listed by that name, others as they are in the view.
    """

    path: list[str | int]
    """Where in the view: names of fields, and places in lists as they are before the move."""
    before: Leaf = None
    after: Leaf = None
    gained: list[Any] = []
    lost: list[Any] = []


class Previewed(TableMessage, tag="previewed"):
    """The answer to `preview`: what the move would do, as far as the seat may know beforehand."""

    id: str
    at: int
    facts: list[Fact]
    """What the log would say."""
    changes: list[Change]
    """What would differ in the seat's view."""
    certain: bool
    """True: this is all that will happen. False: chance or something hidden plays a part; only this much is sure."""


class Hints(TableMessage, tag="hints"):
    """The answer to `hint`: the moves to consider, the best first, and why."""

    id: str
    at: int
    moves: list[HintedMove]


class TableNow(TableMessage, tag="table"):
    """The table as this socket's viewer may know it: all of it, except that log and chat come in pieces."""

    id: str
    game: str
    rules: int
    options: dict[str, str | int | bool]
    version: int
    at: int
    """The number of the last entry that changed the position; moves say which position they answer."""
    phase: str
    """`seating`, `playing`, `over` or `closed`."""
    open: bool
    """Is the table in the lobby?"""
    host: bool
    """Did the viewer set this table?"""
    seats: list[SeatNow]
    viewer: int
    """The seat it is seen from; -1 for an onlooker."""
    asked: list[int]
    """The seats whose answer the table waits for, as far as the viewer may know."""
    prompt: str
    """What is asked now: the game's text `prompt-<prompt>`; empty when nobody is asked."""
    view: Any
    """The game's view (see the game's own types); null while people are sitting down."""
    moves: list[LegalMove]
    """What the viewer may do; empty if it is not asked."""
    undo: UndoNow
    scores: list[ScoreNow]
    """Once the game is over; until then, what may be known of scores is in the view. For a team, show the verdict."""
    winners: list[int]
    fair: FairNow
    facts_from: int
    """The facts below replace everything the browser has from this number on."""
    facts: list[Fact]
    said_from: int
    said: list[Said]
    said_skips: bool
    """Does the browser lack lines before these, because so much was said? It can ask for them (`earlier`)."""
    rematch: str = ""
    """The id of the table where these players play again."""
    team: bool = False
    """Do all players win or lose together?"""
    verdict: VerdictNow | None = None
    """The common result of a team, once the game is over."""
    leaves: dict[str, list[Explained]] = {}
    """By legal move, in notation: what is clearly left undone by a move that ends something (`undone-<kind>`)."""
    trouble: Refusal | None = None
    """Why the table can only be looked at: it was played by other rules, or its record is broken.

    Then there is no view; `facts` is the log as an onlooker was told it, and a game that is over has its result.
    """
    clock: ClockRule | None = None
    """How long people may take; null for as long as they like."""
    hints: bool = True
    """May players ask for hints here?"""
    closed: str = ""
    """Who closed the table: `host` or `operator`; empty while it is open."""
    rated: bool = False
    """Does the result count for the players' ratings?"""
    components: str = ""
    """The hash of the component table, if the game goes on with an older one; empty for today's."""


class Away(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody whom the table waits for, and who is not here."""

    seat: int
    since: str
    """Since when both is so, in UTC: after a while the host may let a bot play on."""


class Present(TableMessage, tag="present"):
    """Who is here: the seats that are online, and how many onlookers. It has no version: the newest counts."""

    online: list[int]
    onlookers: int
    thinking: list[int]
    """The seats whose bot is thinking."""
    away: list[Away] = []
    now: str = ""
    """The server's time, in UTC, so that browsers whose clock is wrong count right."""


FromTable = (
    TableNow | Ack | Nack | Because | Previewed | Hints | EarlierTalk | Pong | Present | Closing
)
