"""New tables: a request is checked, and becomes a header and the first entries."""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import msgspec

from tablewood.games import game as find_game
from tablewood.kernel.errors import BadOption, BadSeats, TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.options import Options, Value
from tablewood.learn import Lesson
from tablewood.server.table import fairness
from tablewood.server.table.checks import bot_of, salt_of
from tablewood.server.table.entries import AnyEntry, Began, ClockRule, Placed, Sat, TableHeader
from tablewood.server.table.lesson_end import LessonEnd, lesson_of, scene_of
from tablewood.server.table.names import LONGEST_NAME, name_of
from tablewood.server.table.rated import check_rated_bot, check_rated_game
from tablewood.server.table.refusal import TableError
from tablewood.server.table.seats import BOT
from tablewood.server.table.table import GameTable

OPPONENT = "young"
"""Who plays against somebody who has just learnt the game."""

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""What table ids are made of: no letters or digits that are easily confused."""

ID_LENGTH = 16

SHORTEST_CLOCK = 30
LONGEST_CLOCK = 30 * 24 * 3600
"""What a clock may be set to, in seconds."""

Pace = Literal["brisk", "normal", "calm"]
"""How fast the bots of a table play: at once, at the server's pace, or slowly enough to watch every move."""


class SeatWish(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Who takes a seat at a new table: `me`, `open`, a bot's name, or another person at my device."""

    kind: Annotated[str, msgspec.Meta(pattern=r"^(me|open|bot|here)(?!\n)$")]
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    """The person's name for `me` and `here`, the bot's for `bot`."""
    salt: str = ""
    """A person's share in the shuffle: 16 bytes in hexadecimal."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables"""

    game: str
    seating: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    """One wish per seat."""
    options: dict[str, str | int | bool] = {}
    open: bool = False
    """Show the table in the lobby; otherwise only people with the link find it."""
    pace: Pace = "normal"
    """How long the table's bots wait between moves."""
    clock: ClockRule | None = None
    """How long people may take; null for as long as they like."""
    lesson: LessonEnd | None = None
    """The lesson to go on from. Its learner is `me`, alone in `seating` or on the learner's seat among bots."""
    rated: bool = False
    """Count the result for the players' ratings: everybody has an account, or is a bot with a rating."""
    hints: bool = True
    """May players ask for hints?"""


def new_id() -> str:
    """An id that nobody can guess: 80 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_table(new: NewTable, holder: str) -> tuple[TableHeader, list[AnyEntry]]:
    """The header and first entries of a table as somebody wants it."""
    try:
        game = find_game(new.game)
    except TablewoodError as error:
        raise TableError("unknown-game", error.message) from None
    lesson = None if new.lesson is None else lesson_of(game, new.lesson.id)
    seating = new.seating if lesson is None else _seating_after(lesson, new.seating)
    given = new.options if lesson is None else lesson.begin().header.options
    options = _options(game, len(seating), given)
    entries = [entry for seat, wish in enumerate(seating) for entry in _seat(seat, wish, holder)]
    if len(entries) == len(seating):
        entries.append(Began())
    header = _header(game, len(seating), options, holder, open=new.open)
    header.pace = new.pace
    header.clock = _clock(new.clock)
    if lesson is not None and new.lesson is not None:
        header.scene = scene_of(lesson, new.lesson.moves)
    header.rated = new.rated
    if new.rated:
        _check_rated(game, new, options)
    header.hints = new.hints
    return header, entries


def table_again(table: GameTable) -> tuple[TableHeader, list[AnyEntry]]:
    """A table for the same players, with the components of today: bots sit down at once, people when they come."""
    old = table.header
    header = _header(
        find_game(old.game), old.seats, old.options, old.host, open=False, again=old.id
    )
    header.id = table.rematch
    header.pace = old.pace
    header.clock = old.clock
    header.rated = old.rated
    header.hints = old.hints
    header.setter = old.setter
    seats = enumerate(table.seating.seats)
    entries: list[AnyEntry] = [
        Placed(seat=at, bot=seat.player) for at, seat in seats if seat.kind == BOT
    ]
    if len(entries) == old.seats:
        entries.append(Began())
    return header, entries


def salt_for(given: str, seat: int, first: bool) -> str:
    """The share in the shuffle of each of a person's seats, derived from the one the browser sent."""
    salt = salt_of(given)
    if first:
        return salt
    return hashlib.sha256(f"{salt} {seat}".encode()).hexdigest()[: len(salt)]


def _options(game: Game[Any], seats: int, given: dict[str, Value]) -> dict[str, Value]:
    """The options in force. Anything that would keep the game from starting is found now."""
    try:
        options = Options(game.id, game.options, given).values
        game.start(seats, 0, dict(options))
    except BadSeats as error:
        raise TableError("bad-seats", error.message, seats=seats) from None
    except BadOption as error:
        raise TableError("bad-option", error.message, option=error.option[:40]) from None
    return dict(options)


def _seating_after(lesson: Lesson, wishes: list[SeatWish]) -> list[SeatWish]:
    """The learner and bots: young ones, unless others are named."""
    seats = lesson.seats
    if len(wishes) == 1 and wishes[0].kind == "me":
        others = [SeatWish(kind="bot", name=OPPONENT) for _ in range(seats - 1)]
        return [*others[: lesson.learner], wishes[0], *others[lesson.learner :]]
    kinds = [wish.kind for wish in wishes]
    if kinds != ["me" if seat == lesson.learner else "bot" for seat in range(seats)]:
        what = f"seat {lesson.learner} of {seats} learns; bots play the others"
        raise TableError("bad-seats", what, seats=len(wishes))
    return wishes


def _clock(rule: ClockRule | None) -> ClockRule | None:
    if rule is not None and not (
        SHORTEST_CLOCK <= rule.seconds <= LONGEST_CLOCK and 0 <= rule.increment <= LONGEST_CLOCK
    ):
        raise TableError(
            "bad-clock",
            f"a clock runs for {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds",
            least=SHORTEST_CLOCK,
            most=LONGEST_CLOCK,
        )
    return rule


def _check_rated(game: Game[Any], new: NewTable, options: dict[str, Value]) -> None:
    """Whether the table can be rated; that whoever sets it has an account is known elsewhere."""
    if new.lesson is not None:
        raise TableError("rated-lesson", "a game that goes on from a lesson is not rated")
    check_rated_game(game, len(new.seating), options)
    kinds = [wish.kind for wish in new.seating]
    if "here" in kinds or kinds.count("me") > 1:
        raise TableError("rated-one-seat", "at a rated table everybody has one seat")
    if set(kinds) == {"bot"}:
        raise TableError("rated-bots-only", "a rated game needs a person")
    for wish in new.seating:
        if wish.kind == "bot":
            check_rated_bot(game.id, wish.name)


def _seat(seat: int, wish: SeatWish, holder: str) -> list[AnyEntry]:
    if wish.kind == "open":
        return []
    if wish.kind == "bot":
        return [Placed(seat=seat, bot=bot_of(wish.name))]
    return [Sat(seat=seat, player=name_of(wish.name), holder=holder, salt=salt_of(wish.salt))]


def _header(
    game: Game[Any],
    seats: int,
    options: dict[str, Value],
    host: str,
    *,
    open: bool,
    again: str = "",
) -> TableHeader:
    secret = fairness.new_secret()
    return TableHeader(
        id=new_id(),
        game=game.id,
        rules=game.version,
        components=game.components_hash_once(),
        seats=seats,
        options=options,
        open=open,
        host=host,
        secret=secret,
        commitment=fairness.commitment_to(secret),
        made=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
        again=again,
    )
