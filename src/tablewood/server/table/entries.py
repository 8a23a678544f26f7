"""What happens at a table, entry by entry. The entries are the table: none is ever changed or removed.

Each entry is stored as JSON under (table, sequence). Taking a move back is an entry too.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tablewood.server.table.facts import Told
from tablewood.server.table.result import FinalResult


class Entry(
    msgspec.Struct, tag_field="k", kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """Common to all entries. What is added to one has a default, so that old databases can still be read."""


class Sat(Entry, tag="sat"):
    """A person took a seat."""

    seat: int
    player: str
    """The person's name."""
    holder: str
    """The person, known by a hash, which decides who acts for the seat."""
    salt: str
    """The person's share in the shuffle, in hexadecimal."""


class Placed(Entry, tag="placed"):
    """A bot was given a seat: an open one, or that of a person who left."""

    seat: int
    bot: str


class Left(Entry, tag="left"):
    """A person gave up a seat before the game began: it is open again."""

    seat: int


class Began(Entry, tag="began"):
    """All seats were taken: the cards are dealt."""

    told: list[Told] = []
    """What the log said of it, to be read when the rules have changed."""


class Moved(Entry, tag="moved"):
    """A seat made a move."""

    seat: int
    move: str
    id: str = ""
    """The browser's id for its request, so that the same request is not done twice, even after a crash."""
    remark: str = ""
    """A remark on the move, the browser's text `table-<remark>`: `stumbled` if a bot did not answer."""
    told: list[Told] = []
    """What the log said of it."""
    check: str = ""
    """The fingerprint of the game after every so many moves."""
    seen_by: list[int] | None = None
    """The only seats that may notice the move, if it is a discreet one."""


class Ended(Entry, tag="ended"):
    """The game is over: written together with the last move."""

    result: FinalResult | None = None
    """None for a game that ended before results were stored."""
    check: str = ""
    """The fingerprint of the game at its end."""


class TookBack(Entry, tag="took-back"):
    """A seat's last move was taken back, freely or by consent; `moves` is how many moves went with it."""

    seat: int
    moves: int
    id: str = ""


class Wished(Entry, tag="wished"):
    """A seat asks the others for consent to take a move back."""

    seat: int
    id: str = ""


class Consented(Entry, tag="consented"):
    """A seat agreed to the wish, or declined it."""

    seat: int
    agree: bool
    id: str = ""


class Withdrew(Entry, tag="withdrew"):
    """A wish to take a move back is no longer pending: withdrawn by whoever made it, or unanswered for too long."""

    seat: int
    lapsed: bool = False
    id: str = ""


class Spoke(Entry, tag="spoke"):
    """Somebody said something."""

    seat: int
    player: str
    text: str
    id: str = ""


class Hinted(Entry, tag="hinted"):
    """A seat took a hint."""

    seat: int
    id: str = ""


class PlayedAgain(Entry, tag="played-again"):
    """The same people play again at another table."""

    table: str


class TimedOut(Entry, tag="timed-out"):
    """A seat's clock ran out: a bot plays on, and keeps the seat for whoever had it, unless the seat forfeits."""

    seat: int
    bot: str
    forfeits: bool = False


class Replaced(Entry, tag="replaced"):
    """The host let a bot play for somebody who was away; the bot keeps the seat for them."""

    seat: int
    bot: str


class CameBack(Entry, tag="came-back"):
    """A person took the seat back that a bot had kept."""

    seat: int


class Closed(Entry, tag="closed"):
    """The table is closed for good: by its host before the game began, or by the operator."""

    by: str = "host"


AnyEntry = (
    Sat
    | Placed
    | Left
    | Began
    | Moved
    | Ended
    | TookBack
    | Wished
    | Consented
    | Withdrew
    | Spoke
    | Hinted
    | PlayedAgain
    | TimedOut
    | Replaced
    | CameBack
    | Closed
)


class ClockRule(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How long people may take at a table; times in seconds."""

    kind: Literal["turn", "bank"]
    """`turn`: so long for each turn. `bank`: so long for the whole game, and more after each turn."""
    seconds: int
    increment: int = 0
    """What a turn adds to the bank."""
    at_zero: Literal["bot", "forfeit"] = "bot"
    """A bot keeps the seat until its player comes back, or the seat is out of the result and a bot plays on."""


class TableHeader(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a table is apart from its entries. The secret does not leave the server before the game is over."""

    id: str
    game: str
    rules: int
    """The version of the game's rules."""
    components: str
    """A hash of the game's component tables."""
    seats: int
    options: dict[str, str | int | bool]
    open: bool
    host: str
    """The person who set the table, known by a hash."""
    secret: str
    commitment: str
    made: str
    """When, in UTC."""
    again: str = ""
    """The id of the table whose players play again here."""
    pace: str = "normal"
    """How long bots wait between moves: `brisk`, `normal` or `calm`."""
    setter: str = ""
    """A mark of the address the table was set from: a few digits of a salted hash, too few to tell the address."""
    clock: ClockRule | None = None
    """How long people may take; None for as long as they like."""
    scene: str = ""
    """The scene that the game begins with (`kernel.scene`), as JSON; empty for the usual setup."""
    rated: bool = False
    """Does the result count for the players' ratings? Then nobody gets hints."""
    hints: bool = True
    """Did whoever set the table allow hints? (`hint_commands.hints_allowed` decides.)"""


class Kept(msgspec.Struct, kw_only=True):
    """An entry as it is stored: its number at its table, and when it was made."""

    table: str
    sequence: int
    time: str
    entry: AnyEntry | None
    """None if it cannot be read."""
