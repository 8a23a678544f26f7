"""Setting new tables: what is wished for, checked, as a header and first entries."""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime
from typing import Any

from tablewood.games import game as find_game
from tablewood.kernel.errors import BadOption, BadSeats, TablewoodError
from tablewood.kernel.game import Game
from tablewood.kernel.options import Options, Value
from tablewood.server.http.schemas import Again, NewTable, SeatWish
from tablewood.server.table import fairness
from tablewood.server.table.commands import bot_of, name_of, salt_of
from tablewood.server.table.entries import AnyEntry, Began, Header, Placed, Sat
from tablewood.server.table.refusal import TableError
from tablewood.server.table.seats import BOT
from tablewood.server.table.table import Table, components_of

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""What table ids are made of: nothing that is mistaken for something else."""

ID_LENGTH = 16


def new_id() -> str:
    """An id that nobody can guess: 80 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_table(new: NewTable, holder: str) -> tuple[Header, list[AnyEntry]]:
    """A table as it is wished for."""
    try:
        game = find_game(new.game)
    except TablewoodError as error:
        raise TableError("unknown-game", error.message) from None
    options = _options(game, len(new.seating), new.options)
    entries = [
        entry for seat, wish in enumerate(new.seating) for entry in _seat(seat, wish, holder)
    ]
    if len(entries) == len(new.seating):
        entries.append(Began())
    header = _header(game, len(new.seating), options, holder, open=new.open)
    header.pace = new.pace
    return header, entries


def table_again(table: Table) -> tuple[Header, list[AnyEntry]]:
    """A table where the same people play again: the bots sit, and each person sits down when he comes."""
    old = table.header
    assert table.game is not None, "a game that is over was played"
    header = _header(table.game, old.seats, old.options, old.host, open=False, again=old.id)
    header.id = table.rematch
    header.pace = old.pace
    seats = enumerate(table.sitting.seats)
    entries: list[AnyEntry] = [
        Placed(seat=at, bot=seat.player) for at, seat in seats if seat.kind == BOT
    ]
    if len(entries) == old.seats:
        entries.append(Began())
    return header, entries


def salt_for(wish: Again, seat: int, first: bool) -> str:
    """The share in the shuffle of each of a person's seats, from the one that the browser sent."""
    salt = salt_of(wish.salt)
    if first:
        return salt
    return hashlib.sha256(f"{salt} {seat}".encode()).hexdigest()[: len(salt)]


def _options(game: Game[Any], seats: int, given: dict[str, Value]) -> dict[str, Value]:
    """The options in force; everything that could stand in the way of the game is found now."""
    try:
        options = Options(game.id, game.options, given).values
        game.start(seats, 0, dict(options))
    except BadSeats as error:
        raise TableError("bad-seats", error.message, seats=seats) from None
    except BadOption as error:
        raise TableError("bad-option", error.message, option=error.option[:40]) from None
    return dict(options)


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
) -> Header:
    secret = fairness.new_secret()
    return Header(
        id=new_id(),
        game=game.id,
        rules=game.version,
        components=components_of(game.id),
        seats=seats,
        options=options,
        open=open,
        host=host,
        secret=secret,
        commitment=fairness.commitment_to(secret),
        made=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
        again=again,
    )
